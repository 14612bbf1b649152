//! Which printed values are reconstructed, for the stars on the boards.

use table::pack::{Confidence, Mark};

/// Whether one of the values that fit is reconstructed.
pub fn any_reconstructed(marks: &[Mark], fits: impl Fn(&Mark) -> bool) -> bool {
    marks.iter().any(|mark| mark.confidence == Confidence::Reconstructed && fits(mark))
}
