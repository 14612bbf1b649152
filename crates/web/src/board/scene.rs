//! What a board is drawn from, and the parts that every game draws.

use super::widgets::Touch;
use super::{Lights, Place, Placed};
use leptos::prelude::*;
use session::SightOf;
use std::sync::Arc;
use table::Seat;
use words::{Message, Names, Words};

/// What a board is drawn from.
pub struct Scene<G: Boarded> {
    /// The game with its pack and options.
    pub game: StoredValue<Arc<G>>,
    /// What the viewer may know now, with the answers that are filled in and not given yet.
    pub sight: Signal<Arc<SightOf<G>>>,
    /// The same without those answers.
    pub base: Signal<Arc<SightOf<G>>>,
    /// Those answers.
    pub filled: Signal<Vec<G::Action>>,
    /// The language.
    pub words: Signal<Arc<Words>>,
    /// What those who sit at the table are called.
    pub names: Signal<Names>,
    /// Which places are lit.
    pub lights: Signal<Arc<Lights>>,
    /// A place is pointed at or focused, or no longer.
    pub point: Callback<Option<Place>>,
    /// A place is chosen.
    pub pick: Callback<Place>,
    /// Enter is pressed at a place: it is chosen, or what is filled in is given.
    pub enter: Callback<Place>,
}

impl<G: Boarded> Clone for Scene<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Boarded> Copy for Scene<G> {}

impl<G: Boarded> Scene<G> {
    /// What a part of the board shows, worked out from the game and the view: it changes only if that does.
    pub fn shows<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&G, &G::View) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.game.with_value(|game| self.sight.with(|sight| part(game, &sight.view))))
    }

    /// How many steps came before what is shown.
    pub fn step(self) -> Signal<usize> {
        Signal::derive(move || self.sight.with(|sight| sight.step))
    }

    /// A message in the language of the page.
    pub fn say(self, message: &Message) -> String {
        self.words.with(|words| self.names.with(|names| words.say_with(message, names)))
    }

    /// Another form of a message, such as its title.
    pub fn form(self, message: &Message, form: &str) -> String {
        self.words.with(|words| self.names.with(|names| words.form(message, form, names)))
    }

    /// What a spot needs of all this.
    pub fn touch(self) -> Touch {
        Touch { lights: self.lights, point: self.point, pick: self.pick, enter: self.enter }
    }

    /// A text that follows the language.
    pub fn text(self, message: fn() -> Message) -> Signal<String> {
        Signal::derive(move || self.say(&message()))
    }

    /// Words about a part of the board, which change only if their message or the language does.
    pub fn told(self, part: impl Fn(&G, &G::View) -> Message + Send + Sync + 'static) -> Signal<String> {
        let message = self.shows(part);
        Signal::derive(move || message.with(|message| self.say(message)))
    }
}

/// A game with a board. Each part is drawn by its own method, so that a desk shows them side by side and a phone one at a time.
/// What it is made of can be held by signals, which want it to be shared.
pub trait Boarded: Placed<View: Send + Sync, Decision: Send + Sync, Event: Send + Sync, Reason: Send + Sync> {
    /// Whether the list of all answers stands open by itself where there is room for it.
    const LISTS: bool;
    /// The map in the middle.
    fn map(scene: Scene<Self>) -> AnyView;
    /// What stands beside the map for all: people, tracks, piles.
    fn side(scene: Scene<Self>) -> AnyView;
    /// What lies open to be taken into the hand, in games that have such.
    fn decks(_scene: Scene<Self>) -> Option<AnyView> {
        None
    }
    /// The own board of the viewer, or of the seat that is looked at.
    fn own(scene: Scene<Self>, seat: Signal<Seat>) -> AnyView;
    /// What the viewer holds and plays with, where a turn is put together.
    fn hand(scene: Scene<Self>) -> AnyView;
    /// One line about a seat, for the list of the others.
    fn strip(scene: Scene<Self>, seat: Seat) -> AnyView;
}
