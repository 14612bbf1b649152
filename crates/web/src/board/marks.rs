//! Which printed values are reconstructed, for the stars on the boards.

use table::pack::{Confidence, Mark};

/// Whether one of the values that fit, of a file of a pack, is reconstructed.
pub fn any_reconstructed(marks: &[Mark], file: &str, fits: impl Fn(&Mark) -> bool) -> bool {
    marks.iter().any(|mark| mark.confidence == Confidence::Reconstructed && mark.file == file && fits(mark))
}
