//! Reads a component pack and checks it as a whole.
//!
//! Each part of the pack has a file here that says which keys it has, in which ranges, and what must hold between them.
//! A range keeps out what no rule could work with; it does not say what is printed. Nothing panics on any text.

mod board;
mod cards;
mod clergy;
mod decrees;
mod plans;
mod scoring;
#[cfg(test)]
mod tests;
mod variants;
mod words;

use super::Components;
use table::Faults;
use table::pack::{Entry, Pack};

impl Components {
    /// Reads a component pack from its files, given as name and text.
    ///
    /// # Errors
    /// If anything is wrong with the pack: all faults at once, each with file and key.
    pub fn load(files: &[(&str, &str)]) -> Result<Self, Faults> {
        let mut pack = Pack::parse(files, Self::shipped_files());
        // Every part is read before a missing one is noticed, so that the faults of all parts are known.
        let name = pack.about("lisboa");
        let cards = cards::cards(&mut pack);
        let ships = cards::ships(&mut pack);
        let clergy = clergy::clergy(&mut pack);
        let decrees = decrees::decrees(&mut pack);
        let plans = plans::plans(&mut pack);
        let buildings = plans::buildings(&mut pack);
        let board = board::board(&mut pack);
        let start = scoring::start(&mut pack);
        let majorities = scoring::majorities(&mut pack);
        let tasks = variants::tasks(&mut pack);
        let land_tokens = variants::land_tokens(&mut pack);
        let site_tokens = variants::site_tokens(&mut pack);
        pack.finish_with(|checked| {
            Some(Self {
                name: name?,
                hash: checked.hash,
                cards: cards?,
                ships: ships?,
                clergy: clergy?,
                decrees: decrees?,
                plans: plans?,
                buildings: buildings?,
                board: board?,
                start: start?,
                majorities: majorities?,
                tasks: tasks?,
                land_tokens: land_tokens?,
                site_tokens: site_tokens?,
                marks: checked.marks,
                blanks: checked.blanks,
            })
        })
    }
}

/// Entries that belong to a numbered rule name it: tile 7 to the seventh rule of its section.
fn cite(entry: &mut Entry, section: &str) {
    // An entry without a number has a fault already; its rule is not looked at further.
    match entry.id().parse::<u8>() {
        Ok(number) => entry.fixed("rule", &format!("{section}-{number:02}")),
        Err(_) => _ = entry.is_given("rule"),
    }
}
