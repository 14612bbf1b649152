//! What everybody would have if the game ended now.

use super::score;
use crate::standing::Standing;
use lisboa::{Lisboa, Stage, View};
use table::Game;

/// The wigs of everybody with the final scoring of what lies on the table. Nothing is left out: hands, all that a view hides once the
/// game has begun, score nothing (L-SCORE-01..15), and what decrees and majorities count is open.
pub fn if_ended_now(game: &Lisboa, view: &View) -> Standing {
    let s = &view.shown;
    Standing::of_sheet(game.scores(s), &game.sheet(s), s.stage == Stage::Over, score::score_line)
}
