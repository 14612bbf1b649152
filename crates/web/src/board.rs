//! What a game draws of itself, and what the page gives it for that. The page knows tables, questions, answers and the log; a game
//! knows its board. They meet in places: spots of the board with a name that is the same in every language.
//!
//! Where an answer can be given and what travels is plain Rust (`GAME/places`, `GAME/flights`), with tests that need no browser; the
//! drawing (`scene`, `widgets`, the rest of `GAME/`) is compiled for WebAssembly only.

/// Places with a name of their own.
macro_rules! fixed {
    ($($(#[$doc:meta])* $name:ident = $text:literal;)+) => {
        $($(#[$doc])* pub const fn $name() -> Place { Place(std::borrow::Cow::Borrowed($text)) })+
    };
}

/// Places that are named by what is there.
macro_rules! named {
    ($($(#[$doc:meta])* $name:ident($($arg:ident: $kind:ty),+) = $text:literal;)+) => {
        $($(#[$doc])* pub fn $name($($arg: $kind),+) -> Place { Place(std::borrow::Cow::Owned(format!($text))) })+
    };
}

mod lisboa;
mod madeira;
pub mod outline;
#[cfg(target_family = "wasm")]
mod scene;
#[cfg(target_family = "wasm")]
pub mod widgets;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::Seat;
use words::printed::Printed;
use words::{Message, Worded};

pub use outline::Outline;
#[cfg(target_family = "wasm")]
pub use scene::{Boarded, Scene};

/// A spot of the board that can be pointed at, such as `land-B2`, `noble-king` or `hand-3`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(pub Cow<'static, str>);

/// How a place looks to who decides. Colour is never the only mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Light {
    /// Nothing to do here.
    #[default]
    Off,
    /// An answer can be given here.
    Open,
    /// An answer can be given here, but none that goes with what was picked before.
    Aside,
    /// An answer that somebody may be looking for, and that is not possible.
    Shut,
    /// The answer that is pointed at, or waits to be confirmed.
    Chosen,
    /// What that answer would change.
    Preview,
    /// Something could be done here, which a lesson comes to later.
    Later,
}

/// What is to be said of places, beside what they are: the answers there, and why others are not possible. A line each.
pub type Notes = BTreeMap<Place, Arc<str>>;

/// An answer that can be given at a place, or that somebody may be looking for there, for boards that draw its price and gain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The answer in short.
    pub title: Arc<str>,
    /// What it changes at once: the key of the number, whose it is, by how much.
    pub gains: Vec<(&'static str, Option<Seat>, i64)>,
    /// Whether it is not possible.
    pub is_shut: bool,
}

/// What can be answered, by place.
pub type Offers = BTreeMap<Place, Vec<Arc<Offer>>>;

/// The places that are lit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lights {
    /// How.
    pub lit: BTreeMap<Place, Light>,
    /// What is to be said of them.
    pub notes: Arc<Notes>,
    /// What can be answered there.
    pub offers: Arc<Offers>,
}

impl Lights {
    /// How a place is lit.
    pub fn of(&self, place: &Place) -> Light {
        self.lit.get(place).copied().unwrap_or_default()
    }

    /// What is to be said of it.
    pub fn note(&self, place: &Place) -> Option<Arc<str>> {
        self.notes.get(place).cloned()
    }
}

/// How a question looks best where a turn is put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// One of some answers: buttons, and places of the board.
    Choice,
    /// A number: minus, the value, plus.
    Amount,
    /// Several of many, with a total: the question is asked again and again until enough was picked.
    Several,
}

/// Something that travels from one place to another when an event is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    /// The icon of the piece, by its symbol.
    pub icon: &'static str,
    /// Whose colour it has.
    pub seat: Option<Seat>,
    /// Where from.
    pub from: Place,
    /// Where to.
    pub to: Place,
}

/// What is told of a game before its rules.
pub struct Guide {
    /// What it is about, and who wins.
    pub overview: Message,
    /// The steps of a turn or a round: a title, what happens, and the page of the rulebook.
    pub turn: Vec<(Message, &'static str)>,
    /// Signs, and what they are.
    pub legend: Vec<(&'static str, Message)>,
}

/// A game whose answers and events have places. The part of a board that needs no browser.
pub trait Placed: Worded {
    /// The class that gives a part of the page the ground and the colours of the game.
    const GROUND: &'static str;
    /// What stands beside the map, in a word or two.
    fn beside() -> Message;
    /// The mark of a seat, which tells it apart without its colour.
    fn mark(seat: Seat) -> &'static str;
    /// Everything that is drawn for this view and can be pointed at, each once.
    fn all_places(&self, view: &Self::View) -> Vec<Place>;
    /// Where an answer can be given; the first is the one a flight or a preview begins at. None if only a list can give it.
    fn places(&self, view: &Self::View, action: Self::Action) -> Vec<Place>;
    /// What travels when an event is shown.
    fn flights(&self, view: &Self::View, event: &Self::Event) -> Vec<Flight>;
    /// The score that stands beside a name all the time.
    fn standing(&self, view: &Self::View, seat: Seat) -> i64;
    /// The sign of what players do in turns, by the words of the game.
    fn deed_sign(word: &str) -> &'static str;
    /// The signs of a number that an answer changes, by the key that the words give it.
    fn signs(key: &str) -> Vec<&'static str>;
    /// Whether less of it is better.
    fn is_burden(key: &str) -> bool;
    /// Whether it is what the game is won by.
    fn is_points(key: &str) -> bool;

    /// How a question looks best.
    fn form(&self, _decision: Self::Decision) -> Form {
        Form::Choice
    }
    /// Whether a question begins a form of its own; else it is gathered into the form of the one before.
    fn begins(&self, _decision: Self::Decision) -> bool {
        false
    }
    /// The answer that is set at first, where the rules propose none: one that loses nothing.
    fn preset(&self, _view: &Self::View, _decision: Self::Decision, _legal: &[Self::Action]) -> Option<Self::Action> {
        None
    }
    /// Whether nobody would answer otherwise: something is gained, and nothing paid, lost or put off.
    fn is_plain(&self, _decision: Self::Decision, _action: Self::Action) -> bool {
        false
    }
    /// Whether what is filled in may be given while this is asked: the answer that ends it is set then. Only where nothing is lost
    /// by it that somebody was offered.
    fn may_end(&self, _decision: Self::Decision) -> bool {
        false
    }
    /// Whether an answer ends what is asked again and again.
    fn is_done(&self, _action: Self::Action) -> bool {
        false
    }
    /// Whether an answer stands beside the question: it is given at once, and the question is asked again.
    fn is_aside(&self, _action: Self::Action) -> bool {
        false
    }
    /// The letter of the keyboard that gives an answer, small, beside its number.
    fn key(&self, _action: Self::Action) -> Option<char> {
        None
    }
    /// The letter of the keyboard that unfolds the answers that stand beside a question.
    const ASIDE_KEY: Option<char> = None;
    /// What answers that stand beside a question are about, for the head of their part.
    fn aside_name() -> Message {
        words::say!("app-asides")
    }
    /// The number that an answer to a question of [`Form::Amount`] gives, and the key of its sign.
    fn amount(&self, _decision: Self::Decision, _action: Self::Action) -> Option<(i64, &'static str)> {
        None
    }
    /// What is told before the rules.
    fn guide() -> Guide;

    /// Where some things are in a physical copy; nothing for what is only told.
    fn outline(pack: &<Self::Thing as Printed>::Pack, things: &[Self::Thing]) -> Option<Outline>;
    /// The sign of a word or a key of a pack.
    fn printed_sign(word: &str) -> Option<&'static str>;
}
