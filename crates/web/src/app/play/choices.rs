//! What can be answered now and what cannot, in words, and where on the board that is.

use crate::board::{Form, Light, Lights, Notes, Offer, Offers, Place};
use crate::compose::{Composer, Meant};
use crate::played::Played;
use crate::{said, speech};
use session::{DraftRow, SightOf};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{RuleId, Seat};
use words::{Change, Names};

/// So many answers at a place are named when it is pointed at; of more only the number is told.
const FEW: usize = 3;

/// An answer that can be given.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// The answer.
    pub action: A,
    /// In short.
    pub title: String,
    /// With what it costs or brings.
    pub text: String,
    /// The numbers that it changes itself.
    pub gains: Vec<Gain>,
    /// The numbers that change by what follows by itself.
    pub then: Vec<Gain>,
    /// What it loses.
    pub warnings: Vec<String>,
    /// Whether the game is over then.
    pub ends: bool,
    /// Whether it is picked already, where several are.
    pub is_picked: bool,
    /// The letter of the keyboard that gives it.
    pub key: Option<char>,
    /// Where on the board it can be given.
    pub places: Vec<Place>,
}

impl<A> Choice<A> {
    /// All of it in words, a line each, for whoever cannot point at its parts.
    pub fn told(&self) -> String {
        let numbers = self.gains.iter().chain(&self.then).map(|gain| &gain.text);
        std::iter::once(&self.text)
            .chain(numbers)
            .chain(&self.warnings)
            .map(String::as_str)
            .collect::<Vec<_>>()
            .join("\n")
    }
}

/// A number that an answer changes.
#[derive(Clone, PartialEq, Debug)]
pub struct Gain {
    /// The key of its icon.
    pub key: &'static str,
    /// What changes, from and to, in words.
    pub text: String,
    /// Whose it is.
    pub whose: Option<Seat>,
    /// By how much.
    pub by: i64,
    /// The change itself.
    change: Change,
}

impl Gain {
    /// A change in words.
    fn of(change: Change, names: &Names) -> Self {
        Self {
            key: change.key,
            text: speech::tell_with(&change.message(), names),
            whose: change.whose,
            by: change.to - change.from,
            change,
        }
    }

    /// The same with another change of the same number after it.
    pub fn and_then(&self, later: &Self, names: &Names) -> Self {
        Self::of(Change { to: self.change.to + later.by, ..self.change.clone() }, names)
    }
}

/// Something that somebody may be looking for, and that is not possible.
#[derive(Clone, PartialEq, Debug)]
pub struct Shut {
    /// In short.
    pub title: String,
    /// All reasons with their rules.
    pub reasons: Vec<(String, RuleId)>,
    /// Where on the board it would be.
    pub places: Vec<Place>,
}

/// All answers to what is asked of the viewer; none if nothing is.
#[derive(Clone, PartialEq, Debug)]
pub struct Choices<A> {
    /// What is possible.
    pub open: Vec<Choice<A>>,
    /// What is not.
    pub shut: Vec<Shut>,
    /// What stands beside the question: it is given at once, and the same is asked again.
    pub asides: Vec<Choice<A>>,
    /// Where something could be done that a lesson comes to later.
    pub later: Vec<Place>,
    /// What places mean that no answer of now is given at.
    pub meant: Arc<BTreeMap<Place, Meant<A>>>,
    /// What is possible and what is not, by their places.
    pub notes: Arc<Notes>,
    /// The same for boards that draw it.
    pub offers: Arc<Offers>,
}

impl<A> Default for Choices<A> {
    fn default() -> Self {
        Self {
            open: Vec::new(),
            shut: Vec::new(),
            asides: Vec::new(),
            later: Vec::new(),
            meant: Arc::default(),
            notes: Arc::default(),
            offers: Arc::default(),
        }
    }
}

impl<A: Copy + PartialEq> Choices<A> {
    /// The answers to what a form asks now; `sight` has all that is filled in.
    pub fn of<G: Played<Action = A>>(game: &G, form: &Composer<G>, sight: &SightOf<G>, names: &Names) -> Self {
        let Some(decision) = form.question() else { return Self::of_filled(game, form, names) };
        let (legal, view) = (form.draft().legal(), &sight.view);
        let (asides, answers): (Vec<A>, Vec<A>) = legal.iter().partition(|&&action| game.is_aside(action));
        let open = match game.form(decision) {
            Form::Choice | Form::Amount => {
                answers.into_iter().map(|action| choice(game, view, names, action)).collect()
            }
            Form::Several => several(game, form, names),
        };
        let open = together(open);
        let mut wishes = game.wishes(view, decision);
        wishes.retain(|wish| !legal.contains(wish) && !open.iter().any(|choice| choice.action == *wish));
        // Whether something is possible depends on what the viewer sees only, so any world that fits says the same.
        let shut = wishes.iter().map(|&wish| Shut {
            title: speech::title(&game.answer(view, wish), names),
            reasons: reasons(game, form.draft().explain(wish), names),
            places: game.places(view, wish),
        });
        let shut: Vec<Shut> = shut.filter(|shut| !shut.reasons.is_empty()).collect();
        let asides: Vec<Choice<A>> = asides.into_iter().map(|action| choice(game, view, names, action)).collect();
        let mut meant = form.meant();
        let now = || open.iter().chain(&asides).flat_map(|choice| &choice.places);
        meant.retain(|place, _| !now().chain(shut.iter().flat_map(|shut| &shut.places)).any(|known| known == place));
        let mut notes = notes(&open, &shut);
        notes.extend(told(game, form, names, &meant));
        let offers = Arc::new(offers(&open, &shut));
        Self { open, shut, asides, later: Vec::new(), meant: Arc::new(meant), notes: Arc::new(notes), offers }
    }

    /// Where nothing more is asked: what was set at first can still be answered otherwise.
    fn of_filled<G: Played<Action = A>>(game: &G, form: &Composer<G>, names: &Names) -> Self {
        let meant = form.meant();
        let notes = told(game, form, names, &meant).collect();
        Self { meant: Arc::new(meant), notes: Arc::new(notes), ..Self::default() }
    }

    /// The numbers of the answers that can be given at all of these places.
    pub fn at(&self, places: &[Place]) -> Vec<usize> {
        let is_there = |choice: &Choice<A>| places.iter().all(|place| choice.places.contains(place));
        self.open.iter().enumerate().filter(|(_, choice)| is_there(choice)).map(|(n, _)| n).collect()
    }

    /// Only the answers that fit; whatever else could be done comes later.
    #[must_use]
    pub fn only(mut self, fits: impl Fn(&A) -> bool) -> Self {
        let (open, other): (Vec<_>, Vec<_>) = self.open.into_iter().partition(|choice| fits(&choice.action));
        let answers = other.iter().chain(&self.asides).flat_map(|choice| &choice.places);
        let shut = self.shut.iter().flat_map(|shut| &shut.places);
        let later = answers.chain(shut).chain(self.meant.keys());
        let is_open = |place: &&Place| open.iter().any(|choice| choice.places.contains(place));
        self.later = later.filter(|place| !is_open(place)).cloned().collect();
        (self.notes, self.offers) = (notes(&open, &[]).into(), offers(&open, &[]).into());
        (self.shut, self.asides, self.meant) = (Vec::new(), Vec::new(), Arc::default());
        Self { open, ..self }
    }

    /// The same if there are any: else nothing is narrowed.
    pub fn narrowed(&self, picked: &[Place]) -> Option<Vec<usize>> {
        let there = if picked.is_empty() { Vec::new() } else { self.at(picked) };
        (!there.is_empty()).then_some(there)
    }

    /// What is not possible at all of these places.
    pub fn shut_at(&self, places: &[Place]) -> Vec<Shut> {
        let is_there = |shut: &&Shut| places.iter().all(|place| shut.places.contains(place));
        self.shut.iter().filter(is_there).cloned().collect()
    }

    /// How the places of the board are lit, after some were picked; `chosen` is the answer that is pointed at, with what it
    /// would change.
    pub fn lights(&self, picked: &[Place], chosen: Option<usize>, preview: Vec<Place>) -> Lights {
        let mut lights = BTreeMap::new();
        // Where nothing can be answered, one learns why; all else stays.
        let picked = if self.narrowed(picked).is_some() { picked } else { &[] };
        let shut = self.shut.iter().flat_map(|shut| &shut.places).map(|place| (place, Light::Shut));
        let aside = self.open.iter().flat_map(|choice| &choice.places).map(|place| (place, Light::Aside));
        let narrowed = self.at(picked).into_iter().filter_map(|n| self.open.get(n));
        let light = |choice: &Choice<A>| if choice.is_picked { Light::Chosen } else { Light::Open };
        let open = narrowed.flat_map(|choice| choice.places.iter().map(move |place| (place, light(choice))));
        let asides = self.asides.iter().flat_map(|choice| &choice.places).map(|place| (place, Light::Open));
        let meant = self.meant.keys().map(|place| (place, if picked.is_empty() { Light::Open } else { Light::Aside }));
        let taken = picked.iter().map(|place| (place, Light::Chosen));
        let later = self.later.iter().map(|place| (place, Light::Later));
        for (place, light) in later.chain(shut).chain(meant).chain(aside).chain(asides).chain(open).chain(taken) {
            lights.insert(place.clone(), light);
        }
        for place in preview {
            lights.entry(place).or_insert(Light::Preview);
        }
        // What does not go with what was picked would begin anew: as long as it is only pointed at, the board stays as it is.
        let pointed = chosen.filter(|n| self.at(picked).contains(n)).and_then(|n| self.open.get(n));
        for place in pointed.into_iter().flat_map(|choice| &choice.places) {
            lights.insert(place.clone(), Light::Chosen);
        }
        Lights { lit: lights, notes: self.notes.clone(), offers: self.offers.clone() }
    }
}

/// What is to be said of each place: the answers there with what they cost or bring, if they are few, and what is not possible there,
/// with all reasons and their rules.
fn notes<A>(open: &[Choice<A>], shut: &[Shut]) -> Notes {
    let mut lines: BTreeMap<&Place, Vec<String>> = BTreeMap::new();
    let mut answers: BTreeMap<&Place, Vec<&str>> = BTreeMap::new();
    for (place, choice) in open.iter().flat_map(|choice| choice.places.iter().map(move |place| (place, choice))) {
        let told = answers.entry(place).or_default();
        // Answers that read alike are told once.
        if !told.contains(&choice.text.as_str()) {
            told.push(&choice.text);
        }
    }
    for (place, answers) in answers {
        let few = if answers.len() <= FEW {
            answers.into_iter().map(str::to_owned).collect()
        } else {
            vec![said!("app-possible-here", n = answers.len())]
        };
        lines.entry(place).or_default().extend(few);
    }
    for (place, shut) in shut.iter().flat_map(|shut| shut.places.iter().map(move |place| (place, shut))) {
        let reasons = shut.reasons.iter().map(|(text, rule)| said!("app-why", text = text.clone(), rule = rule.0));
        lines
            .entry(place)
            .or_default()
            .extend([said!("app-not-possible-here", what = shut.title.clone())].into_iter().chain(reasons));
    }
    lines.into_iter().map(|(place, lines)| (place.clone(), lines.join("\n").into())).collect()
}

/// What is to be said of places that mean more than an answer of now: the answers one after the other, in short.
fn told<G: Played>(
    game: &G,
    form: &Composer<G>,
    names: &Names,
    meant: &BTreeMap<Place, Meant<G::Action>>,
) -> impl Iterator<Item = (Place, Arc<str>)> {
    meant.iter().map(|(place, meant)| {
        let mut form = form.before(meant.row);
        let title = |&action: &G::Action| {
            let title = speech::title(&game.answer(&form.draft().view(), action), names);
            form.choose(action).then_some(title)
        };
        (place.clone(), meant.answers.iter().map_while(title).collect::<Vec<_>>().join("\n").into())
    })
}

/// The answers at the same first place stand together, in the order in which the places come.
fn together<A>(mut open: Vec<Choice<A>>) -> Vec<Choice<A>> {
    let mut order: Vec<Option<Place>> = Vec::new();
    for first in open.iter().map(|choice| choice.places.first().cloned()) {
        if !order.contains(&first) {
            order.push(first);
        }
    }
    open.sort_by_key(|choice| order.iter().position(|first| first.as_ref() == choice.places.first()));
    open
}

/// All that can be picked where several are, whatever the order in which the rules ask.
fn several<G: Played>(game: &G, form: &Composer<G>, names: &Names) -> Vec<Choice<G::Action>> {
    let (at, picked) = form.picked();
    let all = form.pickable(Some(at));
    let one = |(action, view): (G::Action, G::View)| Choice {
        is_picked: picked.contains(&action),
        ..choice(game, &view, names, action)
    };
    all.into_iter().map(one).collect()
}

/// An answer in words, to whoever sees this.
pub fn choice<G: Played>(game: &G, view: &G::View, names: &Names, action: G::Action) -> Choice<G::Action> {
    let (answer, outcome) = (game.answer(view, action), game.outcome(view, action));
    let gain = |change: &Change| Gain::of(change.clone(), names);
    Choice {
        action,
        title: speech::title(&answer, names),
        text: speech::tell_with(&answer, names),
        gains: outcome.changes.iter().map(gain).collect(),
        then: outcome.then.iter().map(gain).collect(),
        warnings: outcome.warnings.iter().map(|warning| speech::tell_with(warning, names)).collect(),
        ends: outcome.ends,
        is_picked: false,
        key: game.key(action),
        places: game.places(view, action),
    }
}

fn reasons<G: Played>(game: &G, reasons: Vec<G::Reason>, names: &Names) -> Vec<(String, RuleId)> {
    let told = |reason: G::Reason| (speech::tell_with(&game.reason(reason), names), game.reason_rule(reason));
    reasons.into_iter().map(told).collect()
}

/// What can be answered and what cannot, by place.
fn offers<A>(open: &[Choice<A>], shut: &[Shut]) -> Offers {
    let mut offers = Offers::new();
    for choice in open {
        let gains = choice.gains.iter().map(|gain| (gain.key, gain.whose, gain.by)).collect();
        let offer = Arc::new(Offer { title: choice.title.as_str().into(), gains, is_shut: false });
        for place in &choice.places {
            offers.entry(place.clone()).or_default().push(offer.clone());
        }
    }
    for shut in shut {
        let offer = Arc::new(Offer { title: shut.title.as_str().into(), gains: Vec::new(), is_shut: true });
        for place in &shut.places {
            offers.entry(place.clone()).or_default().push(offer.clone());
        }
    }
    offers
}

/// The places that some answers would change.
pub fn changed<G: Played>(game: &G, view: &G::View, rows: &[DraftRow<G>]) -> Vec<Place> {
    let flights = rows.iter().flat_map(|row| &row.events).flat_map(|event| game.flights(view, event));
    flights.flat_map(|flight| [flight.from, flight.to]).collect()
}
