//! What a game draws of itself, and what the page gives it for that. The page knows tables, questions, answers and the log; a game
//! knows its board. They meet in places: spots of the board with a name that is the same in every language.

use leptos::prelude::*;
use session::SightOf;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::Seat;
use words::{Names, Worded, Words};

/// A spot of the board that can be pointed at, such as `land-b2`, `noble-king` or `hand-3`.
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
    /// An answer that somebody may be looking for, and that is not possible.
    Shut,
    /// The answer that is pointed at, or waits to be confirmed.
    Chosen,
    /// What that answer would change.
    Preview,
}

/// The places that are lit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lights(pub BTreeMap<Place, Light>);

impl Lights {
    /// How a place is lit.
    pub fn of(&self, place: &Place) -> Light {
        self.0.get(place).copied().unwrap_or_default()
    }
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

/// What a board is drawn from.
pub struct Scene<G: Boarded> {
    /// The game with its pack and options.
    pub game: StoredValue<Arc<G>>,
    /// What the viewer may know now.
    pub sight: Signal<Arc<SightOf<G>>>,
    /// The language.
    pub words: Signal<Arc<Words>>,
    /// What those who sit at the table are called.
    pub names: Signal<Arc<Names>>,
    /// Which places are lit.
    pub lights: Signal<Arc<Lights>>,
    /// A place is pointed at or focused, or no longer.
    pub point: Callback<Option<Place>>,
    /// A place is chosen.
    pub pick: Callback<Place>,
}

impl<G: Boarded> Clone for Scene<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Boarded> Copy for Scene<G> {}

/// A game with a board. Each part is drawn by its own method, so that a desk shows them side by side and a phone one at a time.
/// What it is made of can be held by signals, which want it to be shared.
pub trait Boarded: Worded<View: Send + Sync, Decision: Send + Sync, Event: Send + Sync, Reason: Send + Sync> {
    /// Where an answer can be given; the first is the one a flight or a preview begins at. None if only a list can give it.
    fn places(&self, view: &Self::View, action: Self::Action) -> Vec<Place>;
    /// What travels when an event is shown.
    fn flights(&self, view: &Self::View, event: &Self::Event) -> Vec<Flight>;

    /// The map in the middle.
    fn map(scene: Scene<Self>) -> AnyView;
    /// What stands beside the map for all: people, tracks, piles.
    fn side(scene: Scene<Self>) -> AnyView;
    /// The own board of the viewer, or of the seat that is looked at.
    fn own(scene: Scene<Self>, seat: Signal<Seat>) -> AnyView;
    /// What the viewer holds, and what lies open to be taken.
    fn hand(scene: Scene<Self>) -> AnyView;
    /// One line about a seat, for the list of the others.
    fn strip(scene: Scene<Self>, seat: Seat) -> AnyView;
    /// The score that stands beside a name all the time.
    fn standing(&self, view: &Self::View, seat: Seat) -> i64;
}
