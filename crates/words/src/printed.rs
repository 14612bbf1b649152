//! The things of a game that have printed values: which entries of a pack describe them, and which values are reconstructed.

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
}

/// Where the values of a thing come from.
pub fn marks_of<T: Printed>(pack: &T::Pack, thing: T) -> impl Iterator<Item = &Mark> {
    let (file, entries) = thing.entries(pack);
    T::marks(pack).iter().filter(move |mark| mark.file == file && entries.contains(&mark.entry))
}

/// Whether a value is made up to fit what was found.
pub fn is_reconstructed(mark: &Mark) -> bool {
    mark.confidence == Confidence::Reconstructed
}
