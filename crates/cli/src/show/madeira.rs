//! Madeira in a terminal.

mod board;
mod land;
mod liking;
mod marks;
mod player;
mod sea;
mod words;

use super::{Examples, Names, Page, Terminal};
use madeira::{Action, Decision, Madeira, State, View};
use table::Seat;

/// What the viewer may know of a game of Madeira.
type Sight<'a> = super::Sight<'a, Madeira>;

impl Terminal for Madeira {
    const PAGES: &'static [Page] = &[
        ("favors", "all Guild Favors, with their texts and where they are"),
        ("requests", "all Requests, and what each would earn you now"),
        ("rewards", "the King's Rewards in the Colonies"),
        ("buildings", "what the Buildings do"),
        ("characters", "what the Characters do, and what Wood costs"),
    ];
    const EXAMPLES: Examples = Examples {
        action: "die 2 moinho",
        rule: "M-BREAD-02",
        marks: "marks slot sugar-d, marks field 1-4, marks windmill, …",
    };
    const HOW: &'static str = include_str!("madeira/how.txt");

    fn page(&self, word: &str, view: &View, names: &Names) -> Option<String> {
        let sight = Sight { view, names };
        match word {
            "favors" => Some(player::favor_page(self, &sight)),
            "requests" => Some(player::request_page(self, &sight)),
            "rewards" => Some(sea::reward_page(self, &view.shown)),
            "buildings" => Some(board::building_page(self, &sight)),
            "characters" => Some(board::character_page(self)),
            _ => None,
        }
    }

    fn origins(&self) -> String {
        super::marks::counts(&self.components)
    }

    fn marks(&self, view: &View, thing: &str) -> Result<String, String> {
        match thing.trim() {
            "" => Ok(marks::summary(self, view)),
            thing => marks::described(self, thing),
        }
    }

    fn board(&self, view: &View, names: &Names) -> String {
        board::whole(self, &Sight { view, names })
    }

    fn in_short(&self, view: &View, names: &Names) -> String {
        player::in_short(self, &Sight { view, names })
    }

    fn begins(&self, decision: Decision) -> bool {
        matches!(decision, Decision::TakeTurn | Decision::TakeRow | Decision::SetupCity | Decision::KeepRequest)
    }

    fn facts(&self, state: &State) -> Vec<(&'static str, &'static str)> {
        let rounds = ["0", "1", "2", "3", "4", "5"].get(usize::from(state.round)).copied();
        vec![("rounds", rounds.unwrap_or("more"))]
    }

    fn builds(&self, state: &State, seat: Seat, action: Action) -> u8 {
        liking::builder(self, state, seat, action)
    }
}
