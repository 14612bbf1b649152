//! The games of this program: those of the shelf that can be played in a terminal and against bots.
//!
//! A further game is an entry on the shelf (`session`), what it says in a terminal (`show`) and what bots think of it (`bots`).

use crate::files;
use crate::show::Terminal;
use anyhow::{Result, anyhow};
use bots::Judged;
use session::shelf;
pub use session::shelf::record_head;
pub use session::{GameName, Pack, for_game};
use std::path::Path;
use table::record::Header;

/// A game that everything in this program can be done with.
pub trait Shelf: session::Shelf + Terminal + Judged {}

impl<G: session::Shelf + Terminal + Judged> Shelf for G {}

/// Makes a game. `components` is a directory with a pack; without it the shipped pack is used.
pub fn make<G: Shelf>(players: u8, options: &[String], components: Option<&Path>) -> Result<G> {
    make_with(pack::<G>(components)?, players, options)
}

/// Makes a game with a pack that was read before.
pub fn make_with<G: Shelf>(pack: G::Pack, players: u8, options: &[String]) -> Result<G> {
    Ok(shelf::make(pack, players, options)?)
}

/// Makes the game that a record was played with, with the pack that it names unless one is given.
pub fn make_of_record<G: Shelf>(header: &Header, components: Option<&Path>) -> Result<G> {
    Ok(shelf::make_of_record(header, components.map(read_pack::<G>).transpose()?)?)
}

/// The pack in a directory, or the shipped one.
pub fn pack<G: Shelf>(folder: Option<&Path>) -> Result<G::Pack> {
    folder.map_or_else(|| Ok(G::Pack::shipped()), read_pack::<G>)
}

fn read_pack<G: Shelf>(folder: &Path) -> Result<G::Pack> {
    files::read_pack(folder)?
        .map_err(|faults| anyhow!("the component pack in `{}` is wrong:\n{faults}", folder.display()))
}
