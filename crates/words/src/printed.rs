//! The things of a game that have printed values: which entries of a pack describe them, which values are reconstructed, and in which
//! order somebody looks at them who compares a physical copy.

use crate::message::Message;
use std::fmt::Debug;
use table::pack::{Confidence, Mark};

/// Something on the table with printed values.
pub trait Printed: Copy + PartialEq + Debug {
    /// The pack of its game.
    type Pack;
    /// Where each value of a pack comes from.
    fn marks(pack: &Self::Pack) -> &[Mark];
    /// The file of the pack and the entries in it that describe the thing.
    fn entries(self, pack: &Self::Pack) -> (&'static str, Vec<String>);
    /// What there is to look at in a physical copy, in the order in which its owner does: every value of the pack is there once.
    fn parts(pack: &Self::Pack) -> Vec<Part<Self>>;
}

/// A part of a physical copy: some tracks, a deck.
#[derive(Clone, PartialEq, Debug)]
pub struct Part<T> {
    /// What it is called, in a word or two.
    pub name: Message,
    /// What is looked at, one after the other.
    pub looks: Vec<Look<T>>,
}

impl<T> Part<T> {
    /// A part.
    pub fn new(name: Message, looks: impl IntoIterator<Item = Look<T>>) -> Self {
        Self { name, looks: looks.into_iter().collect() }
    }
}

/// Things that are looked at together, usually one.
#[derive(Clone, PartialEq, Debug)]
pub struct Look<T> {
    /// What they are called.
    pub title: Message,
    /// Where they are.
    pub place: Message,
    /// The things.
    pub things: Vec<T>,
}

/// Where the values of a thing come from.
pub fn marks_of<T: Printed>(pack: &T::Pack, thing: T) -> impl Iterator<Item = &Mark> {
    let (file, entries) = thing.entries(pack);
    T::marks(pack).iter().filter(move |mark| mark.file == file && entries.contains(&mark.entry))
}

/// Whether any value of an entry of a file is made up to fit what was found.
pub fn is_entry_in_doubt(marks: &[Mark], file: &str, entry: &str) -> bool {
    marks.iter().any(|mark| mark.file == file && mark.entry == entry && is_reconstructed(mark))
}

/// Whether a value is made up to fit what was found.
pub fn is_reconstructed(mark: &Mark) -> bool {
    mark.confidence == Confidence::Reconstructed
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever looks at everything sees every value once.
    fn check<T: Printed>(pack: &T::Pack) {
        let parts = T::parts(pack);
        let looks = parts.iter().flat_map(|part| &part.looks);
        let things: Vec<T> = looks.flat_map(|look| &look.things).copied().collect();
        let mut seen: Vec<&Mark> = things.iter().flat_map(|&thing| marks_of(pack, thing)).collect();
        for mark in T::marks(pack) {
            let at =
                seen.iter().position(|other| *other == mark).unwrap_or_else(|| panic!("{} is missing", mark.place()));
            seen.swap_remove(at);
        }
        assert_eq!(seen, Vec::<&Mark>::new(), "seen twice");
    }

    #[test]
    fn every_value_is_looked_at_once() {
        check::<crate::lisboa::printed::Thing>(&lisboa::Components::shipped());
        check::<crate::madeira::printed::Thing>(&madeira::Components::shipped());
    }
}
