//! What a game must be able to say in a terminal. Each game answers in a folder of its own; what all need stands beside.

mod lisboa;
mod madeira;
mod marks;
pub mod text;
pub mod words;

use ::words::Worded;
use table::{BySeat, Game, Seat};

/// Who sits where, for the headings.
pub type Names = BySeat<String>;

/// A page that a player can ask for: its word, and what it shows.
pub type Page = (&'static str, &'static str);

/// What can be typed in this game, for those who ask for help.
pub struct Examples {
    /// An action.
    pub action: &'static str,
    /// A rule.
    pub rule: &'static str,
    /// Things with marks, as commands.
    pub marks: &'static str,
}

/// A game that can be played in a terminal. Everything is told from what a seat may know.
pub trait Terminal: Worded {
    /// The pages besides the board.
    const PAGES: &'static [Page];
    /// What can be typed.
    const EXAMPLES: Examples;
    /// The game in a few paragraphs, for somebody who has never played it.
    const HOW: &'static str;

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
    /// Facts about a finished game that are counted in simulations: what, and which.
    fn facts(&self, state: &Self::State) -> Vec<(&'static str, &'static str)>;
    /// How much a builder likes an answer; only what the seat can see counts.
    fn builds(&self, state: &Self::State, seat: Seat, action: Self::Action) -> u8;

    /// What is asked, as a sentence.
    fn question(&self, view: &Self::View, decision: Self::Decision) -> String {
        words::say(&self.ask(view, decision))
    }

    /// What an answer means.
    fn meaning(&self, view: &Self::View, action: Self::Action) -> String {
        words::say(&self.answer(view, action))
    }

    /// What an answer means, what it changes at once, and what it loses.
    fn choice(&self, view: &Self::View, action: Self::Action) -> String {
        words::say(&self.full_answer(view, action))
    }

    /// What happened, as a line of the log: the event itself, and what there is to know about it.
    fn told(&self, event: &Self::Event) -> String {
        words::say(&self.log_line(event))
    }

    /// Why something is not possible, with the rule.
    fn why(&self, reason: Self::Reason) -> String {
        words::say(&self.refusal(reason))
    }
}

/// What the viewer may know, and who sits where.
pub struct Sight<'a, G: Game> {
    view: &'a G::View,
    names: &'a Names,
}

impl<G: Game> Sight<'_, G> {
    /// A seat with the name of whoever sits there.
    fn name(&self, seat: Seat) -> String {
        match self.names[seat].as_str() {
            "" => seat.to_string(),
            name => format!("{seat} ({name})"),
        }
    }
}
