//! Answering requests at a table, the same for every host. What needs more than one table, time or a bot is left to the host:
//! `Open`, `List`, `Close`, `Pause`, `Interrupt`, `Hint`, `Review`.

use crate::any::{AnyAction, AnyReplayError, AnySight, AnyTable, OfGame};
use crate::reply::{Error, Reply, TableInfo};
use crate::request::{Export, Open, Opening, PackText, Request, TableId};
use crate::{each, of_each};
use session::shelf::{make, make_of_record, record_head};
use session::{Consent, ConsentError, GameName, Known, Opened, Pack, ReadError, Shelf, Sitter, Table, Undo};
use std::sync::Arc;
use table::record::{RecordError, ReplayErrorOf};
use table::{Game, Seat};

/// A table that was opened, and what there is to say about its record.
pub struct Laid {
    /// The table, which went on up to its first question.
    pub table: AnyTable,
    /// What was left out because the record is cut off, in words.
    pub cut: Option<String>,
    /// What is wrong after the last good action, where only the good part was asked for.
    pub fault: Option<AnyReplayError>,
}

/// Opens a table. Where neither the request nor a record names a seed, luck comes from `fresh`, which nobody should know.
///
/// # Errors
/// If the game, its options, the pack, the position or the record is wrong.
pub fn open(how: &Open, fresh: u64) -> Result<Laid, Error> {
    match game_of(&how.opening)? {
        GameName::Lisboa => opened(how, fresh, OfGame::Lisboa).map(|it| laid(it, OfGame::Lisboa, OfGame::Lisboa)),
        GameName::Madeira => opened(how, fresh, OfGame::Madeira).map(|it| laid(it, OfGame::Madeira, OfGame::Madeira)),
    }
}

fn laid<G: Game>(
    opened: Opened<G>,
    table: impl FnOnce(Table<G>) -> AnyTable,
    error: impl FnOnce(ReplayErrorOf<G>) -> AnyReplayError,
) -> Laid {
    Laid { table: table(opened.table), cut: opened.cut, fault: opened.fault.map(error) }
}

fn game_of(opening: &Opening) -> Result<GameName, Error> {
    match opening {
        Opening::New { game, .. } | Opening::Position { game, .. } => Ok(*game),
        Opening::Record { text, .. } => {
            let head = record_head(text).map_err(Error::NoRecord)?;
            GameName::of_record(&head).map_err(|reason| Error::NoRecord(RecordError { line: 0, reason }))
        }
    }
}

/// `error` says of which game a record is that does not replay.
fn opened<G: Shelf>(
    how: &Open,
    fresh: u64,
    error: impl Fn(ReplayErrorOf<G>) -> AnyReplayError,
) -> Result<Opened<G>, Error> {
    let chosen = how.pack.as_ref().map(pack::<G>).transpose()?;
    let shipped = |chosen: Option<G::Pack>| chosen.unwrap_or_else(G::Pack::shipped);
    let seed = how.seed.unwrap_or(fresh);
    let mut opened = match &how.opening {
        Opening::New { seats, options, .. } => {
            let game = game::<G>(shipped(chosen), seats, options)?;
            begun(seats, Table::deal(game, seed).map_err(Error::Position)?)?
        }
        Opening::Position { seats, options, lines, .. } => {
            let game = game::<G>(shipped(chosen), seats, options)?;
            let lines: Vec<(usize, &str)> = (1..).zip(lines.iter().map(String::as_str)).collect();
            begun(seats, Table::position(game, &lines, seed).map_err(Error::Position)?)?
        }
        Opening::Record { text, good_part } => {
            let mut opened = recorded::<G>(chosen, text, *good_part, &error)?;
            let own = opened.table.record().header().seed();
            opened.table.reseed(how.seed.or(own).unwrap_or(fresh));
            opened
        }
    };
    opened.table.play_single_answers(how.single_answers);
    if let Some(script) = &how.script {
        opened.table.follow(script).map_err(|ReadError { fault, at }| Error::Record { fault, at: error(at) })?;
    }
    opened.table.go_on();
    Ok(opened)
}

fn pack<G: Shelf>(PackText(files): &PackText) -> Result<G::Pack, Error> {
    G::Pack::read(files).map_err(Error::Pack)
}

fn game<G: Shelf>(pack: G::Pack, seats: &[Sitter], options: &[String]) -> Result<Arc<G>, Error> {
    let players = u8::try_from(seats.len()).unwrap_or(u8::MAX);
    make(pack, players, options).map(Arc::new).map_err(|error| Error::Agreed(error.to_string()))
}

fn begun<G: Game>(seats: &[Sitter], mut table: Table<G>) -> Result<Opened<G>, Error> {
    for (seat, sitter) in Seat::ALL.into_iter().zip(seats) {
        table.sit(seat, sitter).map_err(|error| Error::Agreed(error.to_string()))?;
    }
    Ok(Opened { table, complete: false, cut: None, fault: None })
}

fn recorded<G: Shelf>(
    pack: Option<G::Pack>,
    text: &str,
    good_part: bool,
    error: impl FnOnce(ReplayErrorOf<G>) -> AnyReplayError,
) -> Result<Opened<G>, Error> {
    let head = record_head(text).map_err(Error::NoRecord)?;
    let game = make_of_record::<G>(&head, pack).map(Arc::new).map_err(|error| Error::Agreed(error.to_string()))?;
    let read = if good_part { Table::read_good_part(game, text) } else { Table::read(game, text) };
    read.map_err(|ReadError { fault, at }| Error::Record { fault, at: error(at) })
}

/// A table that tries something out from another one.
///
/// # Errors
/// If no such seat is in play, or no such step was taken.
pub fn what_if(table: &AnyTable, viewer: Option<Seat>, step: usize, seed: u64) -> Result<AnyTable, Error> {
    table.check_seat(viewer)?;
    let no_step = || table.no_step(step);
    Ok(of_each!(table, table => {
        let mut tried = table.what_if(viewer, step, seed).ok_or_else(no_step)?;
        tried.go_on();
        tried
    }))
}

impl AnyTable {
    /// What there is to say about the table in a list.
    pub fn info(&self, table: TableId) -> TableInfo {
        let game = self.name();
        each!(self, it => {
            let seats = Seat::first(it.game().n_seats()).map(|seat| it.sitter(seat).clone()).collect();
            let (steps, asked) = (it.steps().len(), it.game().actor(it.state()).seat());
            TableInfo { table, game, seats, steps, asked, what_if: it.what_if_of().is_some() }
        })
    }

    /// How the table looks for a viewer.
    pub fn sight(&self, viewer: Option<Seat>, known: Known) -> AnySight {
        of_each!(self, table => table.sight(viewer, known))
    }

    /// The text to keep.
    pub fn save(&self) -> String {
        each!(self, table => table.save())
    }

    /// Answers a request at this table; nothing for those that only a host can answer. After `Done` and `Consent` the table may
    /// look different: whoever looks on has to be told.
    pub fn answer(&mut self, request: &Request) -> Option<Reply> {
        self.answered(request).unwrap_or_else(|error| Some(Reply::Error(error)))
    }

    fn answered(&mut self, request: &Request) -> Result<Option<Reply>, Error> {
        let reply = match request {
            Request::Look { table, viewer, known } => self.look(table, *viewer, *known)?,
            Request::Replay { table, viewer, step, log_from } => self.replay(table, *viewer, *step, *log_from)?,
            Request::Act { table, seat, actions } => self.act(table, *seat, actions)?,
            Request::Explain { table, seat, action } => self.explain(table, *seat, *action)?,
            Request::Undo { table, seat, what } => self.undo(table, *seat, *what)?,
            Request::AskUndo { table, seat, to } => asked_for(table, each!(self, table => table.ask_undo(*seat, *to)))?,
            Request::AnswerUndo { table, seat, agrees } => {
                asked_for(table, each!(self, table => table.answer_undo(*seat, *agrees)))?
            }
            Request::Export { table, how } => Reply::Exported { table: table.clone(), text: self.export(*how) },
            Request::Sit { seat, sitter, .. } => self.sit(*seat, sitter)?,
            Request::Course { table } => self.course(table)?,
            Request::Open(_)
            | Request::List
            | Request::WhatIf { .. }
            | Request::Pause { .. }
            | Request::Interrupt { .. }
            | Request::Hint { .. }
            | Request::Review { .. }
            | Request::Close { .. } => return Ok(None),
        };
        Ok(Some(reply))
    }

    fn look(&self, table: &TableId, viewer: Option<Seat>, known: Known) -> Result<Reply, Error> {
        self.check_seat(viewer)?;
        Ok(Reply::Table { table: table.clone(), sight: self.sight(viewer, known) })
    }

    fn replay(&self, table: &TableId, viewer: Option<Seat>, step: usize, log_from: usize) -> Result<Reply, Error> {
        self.check_seat(viewer)?;
        let no_step = || self.no_step(step);
        let sight = of_each!(self, table => table.sight_at(viewer, step, log_from).ok_or_else(no_step)?);
        Ok(Reply::Past { table: table.clone(), sight })
    }

    fn course(&self, table: &TableId) -> Result<Reply, Error> {
        let course = each!(self, table => table.course()).ok_or(Error::NotOver)?;
        Ok(Reply::Course { table: table.clone(), course })
    }

    fn undo(&mut self, table: &TableId, seat: Seat, what: Undo) -> Result<Reply, Error> {
        self.check_seat(Some(seat))?;
        let undone = match self {
            Self::Lisboa(table) => table.undo(seat, what).map_err(OfGame::Lisboa),
            Self::Madeira(table) => table.undo(seat, what).map_err(OfGame::Madeira),
        };
        Ok(undone.map_or_else(|barrier| Reply::NotTakenBack { table: table.clone(), barrier }, |_| Reply::Done))
    }

    fn export(&self, how: Export) -> String {
        match how {
            Export::Text => self.save(),
            Export::Json => each!(self, table => table.record().to_json()),
        }
    }

    fn sit(&mut self, seat: Seat, sitter: &Sitter) -> Result<Reply, Error> {
        self.check_seat(Some(seat))?;
        let sat = each!(self, table => table.sit(seat, sitter));
        sat.map(|()| Reply::Done).map_err(|error| Error::Agreed(error.to_string()))
    }

    fn act(&mut self, table: &TableId, seat: Seat, actions: &[AnyAction]) -> Result<Reply, Error> {
        let other_game = Error::OtherGame(self.name());
        let refused = match self {
            Self::Lisboa(table) => {
                let actions = actions.iter().map(|&action| action.lisboa()).collect::<Option<Vec<_>>>();
                let acted = table.act_all(seat, &actions.ok_or(other_game)?);
                acted.map_err(|refused| (refused.index, OfGame::Lisboa(refused.refusal)))
            }
            Self::Madeira(table) => {
                let actions = actions.iter().map(|&action| action.madeira()).collect::<Option<Vec<_>>>();
                let acted = table.act_all(seat, &actions.ok_or(other_game)?);
                acted.map_err(|refused| (refused.index, OfGame::Madeira(refused.refusal)))
            }
        };
        let refusal = |(index, refusal)| Reply::Refused { table: table.clone(), index, refusal };
        Ok(refused.map_or_else(refusal, |()| Reply::Done))
    }

    fn explain(&self, table: &TableId, seat: Seat, action: AnyAction) -> Result<Reply, Error> {
        if each!(self, table => table.game().actor(table.state()).seat()) != Some(seat) {
            return Err(Error::NotAsked(seat));
        }
        let reasons = match (self, action) {
            (Self::Lisboa(table), OfGame::Lisboa(action)) => {
                OfGame::Lisboa(table.game().explain(table.state(), action))
            }
            (Self::Madeira(table), OfGame::Madeira(action)) => {
                OfGame::Madeira(table.game().explain(table.state(), action))
            }
            (Self::Lisboa(_), OfGame::Madeira(_)) | (Self::Madeira(_), OfGame::Lisboa(_)) => {
                return Err(Error::OtherGame(self.name()));
            }
        };
        Ok(Reply::Explained { table: table.clone(), action, reasons })
    }

    /// Whether a seat is in play.
    ///
    /// # Errors
    /// If it is not.
    pub fn check_seat(&self, seat: Option<Seat>) -> Result<(), Error> {
        let n_seats = each!(self, table => table.game().n_seats());
        match seat {
            Some(seat) if seat.index() >= usize::from(n_seats) => Err(Error::NoSeat(seat)),
            Some(_) | None => Ok(()),
        }
    }

    fn no_step(&self, step: usize) -> Error {
        Error::NoStep { step, steps: each!(self, table => table.steps().len()) }
    }
}

/// What became of a wish to go back.
fn asked_for(table: &TableId, consent: Result<Consent, ConsentError>) -> Result<Reply, Error> {
    let consent = consent.map_err(Error::Consent)?;
    Ok(Reply::Consent { table: table.clone(), consent })
}
