//! Answering what is asked of one table. What needs more than one table, time or a bot is left to the host: `Open`, `List`, `Look`,
//! `WhatIf`, `Close`, `Pause`, `Interrupt`, `Hint`, `Review`.

use protocol::{AnyAction, AnyTable, Error, Export, OfGame, Reply, Request, TableId, TableInfo, each, of_each};
use session::{Leaving, Sitter, Undo};
use table::{Actor, Game, Seat};

/// Answers a request; `None`: only a host can answer it.
pub(crate) fn answer(table: &mut AnyTable, request: &Request) -> Result<Option<Reply>, Error> {
    let reply = match request {
        Request::Replay { viewer, step, log_from } => replay(table, *viewer, *step, *log_from)?,
        Request::Act { seat, actions } => act(table, *seat, actions)?,
        Request::Explain { seat, action } => explain(table, *seat, *action)?,
        Request::Undo { seat, what } => undo(table, *seat, *what)?,
        Request::AskUndo { seat, to } => {
            let consent = each!(table, table => table.ask_undo(*seat, *to)).map_err(Error::Consent)?;
            Reply::Consent { consent }
        }
        Request::AnswerUndo { seat, agrees } => {
            let consent = each!(table, table => table.answer_undo(*seat, *agrees)).map_err(Error::Consent)?;
            Reply::Consent { consent }
        }
        Request::Resign { seat } => {
            each!(table, table => table.leave(*seat, Leaving::Resigned)).map_err(Error::Leave)?;
            Reply::Done
        }
        Request::Export { how } => Reply::Exported { text: export(table, *how) },
        Request::Sit { seat, sitter } => sit(table, *seat, sitter)?,
        Request::Course => Reply::Course { course: each!(table, table => table.course()).ok_or(Error::NotOver)? },
        Request::Open(_)
        | Request::List
        | Request::Look { .. }
        | Request::WhatIf { .. }
        | Request::Pause { .. }
        | Request::Interrupt
        | Request::Hint { .. }
        | Request::Review { .. }
        | Request::Close => return Ok(None),
    };
    Ok(Some(reply))
}

/// What there is to say about a table in a list.
pub(crate) fn info(table: &AnyTable, id: TableId) -> TableInfo {
    let game = table.name();
    each!(table, it => {
        let seats = Seat::first(it.game().n_seats()).map(|seat| it.sitter(seat).clone()).collect();
        let (steps, asked) = (it.steps().len(), it.game().actor(it.state()).seat());
        TableInfo { table: id, game, seats, steps, asked, what_if: it.what_if_of().is_some() }
    })
}

fn replay(table: &AnyTable, viewer: Option<Seat>, step: usize, log_from: usize) -> Result<Reply, Error> {
    check_seat(table, viewer)?;
    let missing = || no_step(table, step);
    let sight = of_each!(table, table => table.sight_at(viewer, step, log_from).ok_or_else(missing)?);
    Ok(Reply::Past { sight })
}

fn undo(table: &mut AnyTable, seat: Seat, what: Undo) -> Result<Reply, Error> {
    check_seat(table, Some(seat))?;
    let undone = match table {
        OfGame::Lisboa(table) => table.undo(seat, what).map_err(OfGame::Lisboa),
        OfGame::Madeira(table) => table.undo(seat, what).map_err(OfGame::Madeira),
    };
    Ok(undone.map_or_else(|barrier| Reply::NotTakenBack { barrier }, |_| Reply::Done))
}

fn export(table: &AnyTable, how: Export) -> String {
    match how {
        Export::Text => each!(table, table => table.save()),
        Export::Json => each!(table, table => table.record().to_json()),
    }
}

fn sit(table: &mut AnyTable, seat: Seat, sitter: &Sitter) -> Result<Reply, Error> {
    check_seat(table, Some(seat))?;
    let sat = each!(table, table => table.sit(seat, sitter));
    sat.map(|()| Reply::Done).map_err(|error| Error::Agreed(error.to_string()))
}

fn act(table: &mut AnyTable, seat: Seat, actions: &[AnyAction]) -> Result<Reply, Error> {
    let other_game = Error::OtherGame(table.name());
    let acted = match table {
        OfGame::Lisboa(table) => {
            let actions = actions.iter().map(|&action| action.lisboa()).collect::<Option<Vec<_>>>();
            let acted = table.act_all(seat, &actions.ok_or(other_game)?);
            acted.map_err(|refused| (refused.index, OfGame::Lisboa(refused.refusal)))
        }
        OfGame::Madeira(table) => {
            let actions = actions.iter().map(|&action| action.madeira()).collect::<Option<Vec<_>>>();
            let acted = table.act_all(seat, &actions.ok_or(other_game)?);
            acted.map_err(|refused| (refused.index, OfGame::Madeira(refused.refusal)))
        }
    };
    Ok(acted.map_or_else(|(index, refusal)| Reply::Refused { index, refusal }, |()| Reply::Done))
}

fn explain(table: &AnyTable, seat: Seat, action: AnyAction) -> Result<Reply, Error> {
    check_asked(table, seat)?;
    let reasons = match (table, action) {
        (OfGame::Lisboa(table), OfGame::Lisboa(action)) => OfGame::Lisboa(table.game().explain(table.state(), action)),
        (OfGame::Madeira(table), OfGame::Madeira(action)) => {
            OfGame::Madeira(table.game().explain(table.state(), action))
        }
        (OfGame::Lisboa(_), OfGame::Madeira(_)) | (OfGame::Madeira(_), OfGame::Lisboa(_)) => {
            return Err(Error::OtherGame(table.name()));
        }
    };
    Ok(Reply::Explained { action, reasons })
}

/// Which seat is asked to decide.
pub(crate) fn asked(table: &AnyTable) -> Option<Seat> {
    each!(table, table => table.game().actor(table.state()).seat())
}

/// Whether a seat is asked to decide.
pub(crate) fn check_asked(table: &AnyTable, seat: Seat) -> Result<(), Error> {
    if asked(table) == Some(seat) { Ok(()) } else { Err(Error::NotAsked(seat)) }
}

/// Whether the game is over.
pub(crate) fn is_over(table: &AnyTable) -> bool {
    each!(table, table => table.game().actor(table.state()) == Actor::Nobody)
}

/// Whether a seat is in play; `None`, a spectator, always is.
pub(crate) fn check_seat(table: &AnyTable, seat: Option<Seat>) -> Result<(), Error> {
    let n_seats = each!(table, table => table.game().n_seats());
    match seat {
        Some(seat) if seat.index() >= usize::from(n_seats) => Err(Error::NoSeat(seat)),
        Some(_) | None => Ok(()),
    }
}

pub(crate) fn no_step(table: &AnyTable, step: usize) -> Error {
    Error::NoStep { step, steps: each!(table, table => table.steps().len()) }
}
