//! Opening tables.

use crate::answer::{check_seat, no_step};
use protocol::{AnyReplayError, AnyTable, Error, OfGame, Open, Opening, PackText, of_each};
use session::shelf::{make, make_of_record, record_head};
use session::{GameName, Opened, Pack, ReadError, Shelf, Sitter, Table};
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
    opened.table.set_undo_policy(how.undo, how.rated);
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
    check_seat(table, viewer)?;
    let missing = || no_step(table, step);
    Ok(of_each!(table, table => {
        let mut tried = table.what_if(viewer, step, seed).ok_or_else(missing)?;
        tried.go_on();
        tried
    }))
}
