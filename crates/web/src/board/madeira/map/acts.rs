//! What can be done with a die at a Building now: its price, Action and Harvest with what they give, or why nothing is possible.

use crate::board::madeira::bids::{self, Bid, Die};
use crate::board::madeira::draw::{before, told};
use crate::board::madeira::face::sign;
use crate::board::madeira::places;
use crate::board::widgets::{Spot, count, icon};
use crate::board::{Light, Place, Scene};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;
use madeira::{Action, Building, Face as Pips, Madeira, State, View};
use table::{Game, Id, Seat};
use words::madeira::board;
use words::madeira::yields::{self, Yield};

/// The dice that are thought of: the one that is picked, else all that could be placed; none while the viewer is not asked.
pub type Thought = Memo<Vec<Die>>;

/// What stands on the buttons of a Building.
#[derive(Clone, PartialEq)]
pub struct Card {
    bid: Option<Bid>,
    /// Whether a Character tile lies there, who has an Action; the printed one has none.
    has_action: bool,
    /// What the Action and the harvest bring, while the viewer is asked.
    brings: Option<(Yield, Yield)>,
}

impl Card {
    /// Whether no die can be placed here.
    pub fn is_refused(&self) -> bool {
        self.bid.is_some_and(|bid| bid.refused.is_some())
    }
}

/// The die that is filled in, the Building where, and what it is used for.
fn placed(scene: Scene<Madeira>) -> Option<(Die, Building, Option<Action>)> {
    scene.filled.with(|filled| {
        let (die, at) = Die::placed(*filled.first()?)?;
        Some((die, at, filled.get(1).copied()))
    })
}

/// Which die is thought of: filled in, picked or pointed at, or the only one.
pub fn thought(scene: Scene<Madeira>) -> Thought {
    let asked = before(scene, |_, sight| {
        let seat = sight.viewer.filter(|&seat| bids::is_asked(sight, seat))?;
        Some((seat, bids::kinds(&sight.view.shown, seat)))
    });
    Memo::new(move |old: Option<&Vec<Die>>| {
        let Some((seat, kinds)) = asked.get() else { return Vec::new() };
        if let Some((die, ..)) = placed(scene) {
            return vec![die];
        }
        let is_chosen = |place: &Place| scene.lights.with(|lights| lights.of(place) == Light::Chosen);
        // Who points at a Character thinks of the same die as before.
        let is_pointed = |at: Building| is_chosen(&places::act(at)) || is_chosen(&places::harvest(at));
        if Building::ALL.into_iter().any(is_pointed) {
            return old.filter(|old| !old.is_empty()).cloned().unwrap_or(kinds);
        }
        let one = kinds.iter().copied().find(|die| match *die {
            Die::Guild(face) => is_chosen(&places::die(seat, face)),
            Die::Watch(face) => is_chosen(&places::watch_chip(face)),
        });
        one.map_or(kinds, |die| vec![die])
    })
}

/// What stands on the buttons of a Building: the table before anything was filled in says so.
pub fn card(scene: Scene<Madeira>, thought: Thought, at: Building) -> Memo<Card> {
    let still = before(scene, move |game, sight| {
        let s = &sight.view.shown;
        let seat = sight.viewer.filter(|&seat| bids::is_asked(sight, seat));
        let of = |what: fn(&Madeira, &View, Seat, Building) -> Yield| Some(what(game, &sight.view, seat?, at));
        (s.characters[at.index()].is_some(), of(yields::action).zip(of(yields::harvest)))
    });
    let state = before(scene, |_, sight| sight.view.shown);
    Memo::new(move |_| {
        let (has_action, brings) = still.get();
        let bid = thought.with(|dice| state.with(|s| scene.game.with_value(|game| bids::bid(game, s, dice, at))));
        Card { bid, has_action, brings }
    })
}

/// How the whole Building is lit.
pub fn lit(scene: Scene<Madeira>, at: Building) -> Memo<Option<&'static str>> {
    let all = [places::act(at), places::harvest(at)];
    Memo::new(move |_| {
        if placed(scene).is_some_and(|(_, there, _)| there == at) {
            return Some("chosen");
        }
        let is_open =
            |place: &Place| matches!(scene.lights.with(|lights| lights.of(place)), Light::Open | Light::Chosen);
        all.iter().any(is_open).then_some("open")
    })
}

/// What the die that is filled in here is used for.
fn used(scene: Scene<Madeira>, at: Building) -> Option<&'static str> {
    let (_, there, using) = placed(scene)?;
    let using = using.filter(|_| there == at)?;
    if using == Action::Act { Some("act") } else { (using == Action::Harvest).then_some("harvest") }
}

/// The Bread that a die takes here.
pub fn price(scene: Scene<Madeira>, card: Memo<Card>) -> impl IntoView {
    move || {
        let bid = card.with(|card| card.bid)?;
        let (least, most) = bid.bread;
        let is_full = bid.refused.is_some() && !bid.is_short();
        let chip = match (least, most) {
            (0, 0) => view! { {scene.say(&board::free())} }.into_any(),
            (least, most) if least == most => view! { {format!("−{least}")}{icon("madeira-bread", 16)} }.into_any(),
            (least, most) => view! { {format!("{least}–{most}")}{icon("madeira-bread", 16)} }.into_any(),
        };
        (!is_full).then(|| view! { <span class="chip" class:gratis=most == 0 class:short=bid.is_short()>{chip}</span> })
    }
}

/// Action and Harvest, or why no die can be placed.
pub fn acts(scene: Scene<Madeira>, card: Memo<Card>, at: Building) -> impl IntoView {
    let is_refused = Memo::new(move |_| card.with(Card::is_refused));
    let has_action = Memo::new(move |_| card.with(|card| card.has_action));
    let action = move || has_action.get().then(|| action(scene, card, at));
    let idle = Memo::new(move |_| {
        card.with(|card| {
            card.brings.as_ref().map_or((false, false), |(act, reap)| (act.nothing.is_some(), reap.nothing.is_some()))
        })
    });
    view! {
        <div
            class="acts"
            class:only=move || !has_action.get()
            class:hidden=move || is_refused.get()
            class:idle-act=move || idle.get().0
            class:idle-harvest=move || idle.get().1
            data-use=move || used(scene, at)
        >
            {action} {harvest(scene, card, at)}
        </div>
        {move || is_refused.get().then(|| refusal(scene, card))}
    }
}

/// The button of the Action.
fn action(scene: Scene<Madeira>, card: Memo<Card>, at: Building) -> impl IntoView {
    let label = told(scene, move |labels| labels.character(at));
    let brings = Memo::new(move |_| card.with(|card| card.brings.as_ref().map(|(action, _)| action.clone())));
    view! {
        <Spot touch=scene.touch() place=places::act(at) label class="act">
            <i>{move || scene.say(&board::action())}</i>{brought(scene, brings)}
        </Spot>
    }
}

/// The button of the harvest.
fn harvest(scene: Scene<Madeira>, card: Memo<Card>, at: Building) -> impl IntoView {
    let label = told(scene, move |labels| labels.harvest(at));
    let brings = Memo::new(move |_| card.with(|card| card.brings.as_ref().map(|(_, harvest)| harvest.clone())));
    view! {
        <Spot touch=scene.touch() place=places::harvest(at) label class="act reap">
            <i>{move || scene.say(&board::harvest())}</i>{brought(scene, brings)}
        </Spot>
    }
}

/// What a button gives: numbers in signs where nothing is paid for them, else in a few words; or why there is nothing.
fn brought(scene: Scene<Madeira>, brings: Memo<Option<Yield>>) -> impl IntoView {
    move || {
        let Yield { text, changes, nothing, .. } = brings.get()?;
        if let Some((why, _)) = nothing {
            return Some(view! { <b class="nil">{scene.say(&text)}</b><small>{scene.say(&why)}</small> }.into_any());
        }
        let is_free = !changes.is_empty() && changes.iter().all(|change| change.to > change.from);
        Some(if is_free {
            let each =
                changes.iter().map(|change| count(sign(change.key), 16, format!("+{}", change.to - change.from)));
            view! { <b>{each.collect_view()}</b> }.into_any()
        } else {
            view! { <b>{scene.say(&text)}</b> }.into_any()
        })
    }
}

/// The lock, the reason and its rule; and the step of the Windmill that would help.
fn refusal(scene: Scene<Madeira>, card: Memo<Card>) -> impl IntoView {
    move || {
        let bid = card.with(|card| card.bid)?;
        let reason = bid.refused?;
        let (why, rule) = scene.game.with_value(|game| (board::refusal(game, reason), game.reason_rule(reason)));
        let cure = bid.is_cured.then(|| {
            view! { <button type="button" class="cure" on:click=|_| step_down()>{icon("madeira-windmill", 18)}{scene.say(&board::mill_helps())}{icon("madeira-bread", 16)}</button> }
        });
        Some(view! {
            <p class="refused" class:cured=bid.is_cured>
                {icon("ui-lock", 18)}
                <span><b>{scene.say(&why)}</b><small>{rule.0}</small>{cure}</span>
            </p>
        })
    }
}

/// Takes the step of the Windmill that stands beside the question.
fn step_down() {
    let step = document().query_selector(&format!(".asides [data-answer=\"{}\"]", Action::MillBread));
    if let Some(step) = step.ok().flatten().and_then(|step| step.dyn_into::<HtmlElement>().ok()) {
        step.click();
    }
}

/// The dice on a Character.
#[derive(Clone, Copy, PartialEq)]
pub struct Lying {
    /// Guild dice, by value, without one that is only filled in.
    pub guild: [u8; 3],
    /// The Pirate die, without one that is only filled in.
    pub pirate: Option<Pips>,
    /// The one that is filled in.
    pub ghost: Option<Die>,
}

impl Lying {
    /// How many there are.
    pub fn count(&self) -> u8 {
        self.guild.iter().sum::<u8>() + u8::from(self.pirate.is_some()) + u8::from(self.ghost.is_some())
    }
}

/// The dice on a Character: those that lie there, and the one that is filled in.
pub fn lying(scene: Scene<Madeira>, at: Building) -> Memo<Lying> {
    let there = move |s: &State| (s.dice[at.index()], s.pirate_die[at.index()]);
    let old = before(scene, move |_, sight| there(&sight.view.shown));
    let new = scene.shows(move |_, view| there(&view.shown));
    Memo::new(move |_| {
        let ((old_guild, old_pirate), (guild, pirate)) = (old.get(), new.get());
        let more = Pips::ALL.into_iter().find(|face| guild[face.index()] > old_guild[face.index()]).map(Die::Guild);
        let pirate_more = pirate.filter(|_| old_pirate.is_none()).map(Die::Watch);
        match more.or(pirate_more) {
            Some(ghost) => Lying { guild: old_guild, pirate: old_pirate, ghost: Some(ghost) },
            None => Lying { guild, pirate, ghost: None },
        }
    })
}

/// The markers on a Building, each with whether it is only filled in.
pub fn markers(scene: Scene<Madeira>, at: Building) -> Memo<Vec<(Seat, bool)>> {
    let there = move |game: &Madeira, s: &State| -> Vec<(Seat, u8)> {
        Seat::first(game.options.players).map(|seat| (seat, s.players[seat].markers[at.index()])).collect()
    };
    let old = before(scene, move |game, sight| there(game, &sight.view.shown));
    let new = scene.shows(move |game, view| there(game, &view.shown));
    Memo::new(move |_| {
        let old = old.get();
        let each = |(i, (seat, n)): (usize, (Seat, u8))| {
            let had = old.get(i).map_or(0, |&(_, n)| n);
            (0..n).map(move |k| (seat, k >= had))
        };
        new.get().into_iter().enumerate().flat_map(each).collect()
    })
}

/// The Pirates of whoever does not pay, at least and at most: before phase C has rolled it, a Pirate die may show anything (M-COST-08).
pub fn pirates(game: &Madeira, s: &State, at: Building) -> (u8, u8) {
    let now = game.building_pirates(s, at);
    match s.pirate_die[at.index()] {
        Some(_) if !game.is_rolled(s, at) => (1 + Pips::One.value(), 1 + Pips::Three.value()),
        Some(_) | None => (now, now),
    }
}
