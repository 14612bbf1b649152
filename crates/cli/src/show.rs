//! What a game must be able to say in a terminal, and Lisboa's answers.

mod ask;
mod board;
mod cards;
mod choice;
mod city;
mod effect;
mod liking;
mod marks;
mod player;
pub mod text;
mod told;
mod whatif;
mod words;

use lisboa::{Action, Decision, Event, Lisboa, State, View};
use table::{BySeat, Game, Seat};

/// Who sits where, for the headings.
pub type Names = BySeat<String>;

/// A page that a player can ask for: its word, and what it shows.
pub type Page = (&'static str, &'static str);

/// A game that can be played in a terminal. Everything is told from what a seat may know.
pub trait Terminal: Game {
    /// The pages besides the board.
    const PAGES: &'static [Page];
    /// The game in a few paragraphs, for somebody who has never played it.
    const HOW: &'static str;

    /// What decides between equal totals.
    const TIES: &'static str;

    /// A page by its word.
    fn page(&self, word: &str, view: &Self::View, names: &Names) -> Option<String>;
    /// Where the printed values come from: how many are of which kind, in a line.
    fn origins(&self) -> String;
    /// Where the printed values of a thing come from; without a name, all reconstructed ones on the table.
    ///
    /// # Errors
    /// If there is no such thing, what there is.
    fn marks(&self, view: &Self::View, thing: &str) -> Result<String, String>;
    /// The whole table.
    fn board(&self, view: &Self::View, names: &Names) -> String;
    /// The most important numbers of the viewer, in a line.
    fn in_short(&self, view: &Self::View, names: &Names) -> String;
    /// Whether the whole table is shown before this decision.
    fn begins(&self, decision: Self::Decision) -> bool;
    /// What is asked, as a sentence.
    fn question(&self, view: &Self::View, decision: Self::Decision) -> String;
    /// What an answer means, and what it changes at once.
    fn choice(&self, view: &Self::View, action: Self::Action) -> String;
    /// What an answer means.
    fn meaning(&self, view: &Self::View, action: Self::Action) -> String;
    /// What a player may be looking for here, whether it is possible or not.
    fn wishes(&self, view: &Self::View, decision: Self::Decision) -> Vec<Self::Action>;
    /// What happened, as a line of the log.
    fn told(&self, event: &Self::Event) -> String;
    /// Facts about a finished game that are counted in simulations: what, and which.
    fn facts(&self, state: &Self::State) -> Vec<(&'static str, &'static str)>;
    /// How much a builder likes an answer; only what the seat can see counts.
    fn builds(&self, state: &Self::State, seat: Seat, action: Self::Action) -> u8;
}

/// What the viewer may know, and who sits where.
pub struct Sight<'a> {
    view: &'a View,
    names: &'a Names,
}

impl Sight<'_> {
    /// A seat with the name of whoever sits there.
    fn name(&self, seat: Seat) -> String {
        match self.names[seat].as_str() {
            "" => seat.to_string(),
            name => format!("{seat} ({name})"),
        }
    }
}

impl Terminal for Lisboa {
    const PAGES: &'static [Page] = &[("cards", "your hand with all texts"), ("decrees", "the decrees laid out")];
    const HOW: &'static str = include_str!("show/how.txt");
    const TIES: &'static str =
        "the most rubble sets, then stores, then completed Plans, then money decide (L-TIE-01 to L-TIE-04).";

    fn page(&self, word: &str, view: &View, names: &Names) -> Option<String> {
        let sight = Sight { view, names };
        match word {
            "cards" => Some(player::hand(self, &sight)),
            "decrees" => Some(board::decrees(self, &sight)),
            _ => None,
        }
    }

    fn origins(&self) -> String {
        marks::counts(&self.components)
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

    fn question(&self, view: &View, decision: Decision) -> String {
        ask::question(self, view, decision)
    }

    fn choice(&self, view: &View, action: Action) -> String {
        choice::choice(self, view, action)
    }

    fn meaning(&self, view: &View, action: Action) -> String {
        choice::meaning(self, view, action)
    }

    fn wishes(&self, view: &View, decision: Decision) -> Vec<Action> {
        let Some(seat) = view.seat else { return Vec::new() };
        ask::wishes(view.shown.boards[seat].hand, decision)
    }

    fn told(&self, event: &Event) -> String {
        told::told(self, event)
    }

    fn facts(&self, state: &State) -> Vec<(&'static str, &'static str)> {
        state.period_end.map(|reason| ("period_end", reason.name())).into_iter().collect()
    }

    fn builds(&self, state: &State, seat: Seat, action: Action) -> u8 {
        liking::builder(self, &state.boards[seat], action)
    }
}
