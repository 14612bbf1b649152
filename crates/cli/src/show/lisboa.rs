//! Lisboa in a terminal.

mod board;
mod city;
mod liking;
mod marks;
mod player;
mod words;

use super::{Examples, Names, Page, Terminal};
use lisboa::{Action, Decision, Lisboa, State, View};
use table::Seat;

/// What the viewer may know of a game of Lisboa.
type Sight<'a> = super::Sight<'a, Lisboa>;

impl Terminal for Lisboa {
    const PAGES: &'static [Page] = &[("cards", "your hand with all texts"), ("decrees", "the decrees laid out")];
    const EXAMPLES: Examples =
        Examples { action: "court 12", rule: "L-STORE-06", marks: "marks card 7, marks land A1, marks treasury, …" };
    const HOW: &'static str = include_str!("lisboa/how.txt");

    fn page(&self, word: &str, view: &View, names: &Names) -> Option<String> {
        let sight = Sight { view, names };
        match word {
            "cards" => Some(player::hand(self, &sight)),
            "decrees" => Some(board::decrees(self, &sight)),
            _ => None,
        }
    }

    fn origins(&self) -> String {
        super::marks::counts(&self.components)
    }

    fn marks(&self, view: &View, thing: &str) -> Result<String, String> {
        match thing.trim() {
            "" => Ok(marks::summary(self, view)),
            thing => marks::described(self, view, thing),
        }
    }

    fn board(&self, view: &View, names: &Names) -> String {
        board::whole(self, &Sight { view, names })
    }

    fn in_short(&self, view: &View, names: &Names) -> String {
        player::in_short(self, &Sight { view, names })
    }

    fn begins(&self, decision: Decision) -> bool {
        matches!(decision, Decision::TakeTurn | Decision::KeepClergy)
    }

    fn facts(&self, state: &State) -> Vec<(&'static str, &'static str)> {
        state.period_end.map(|reason| ("period_end", reason.name())).into_iter().collect()
    }

    fn builds(&self, state: &State, seat: Seat, action: Action) -> u8 {
        liking::builder(self, &state.boards[seat], action)
    }
}
