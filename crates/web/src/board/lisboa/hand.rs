//! What the viewer holds, and the political cards that lie open to be taken.

mod press;

use super::face::{self, kind_class};
use super::flights::card_icon;
use super::own::{clergy_tile, effect};
use super::places;
use crate::board::widgets::{Card, Spot, count, icon, star, star_text, tips};
use crate::board::{Light, Scene};
use leptos::prelude::*;
use lisboa::{Bottom, CardEvent, CardId, CardType, Face, Items, Lisboa, Penalty, View};
use press::Press;
use session::Asked;
use table::{Game, Id, Seat};
use words::Message;
use words::lisboa::board::{self, Labels};
use words::lisboa::printed::{Thing, in_doubt};
use words::lisboa::{names, things};

/// How the hand is laid out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lay {
    /// Large cards side by side: one of them can be chosen, or others play.
    Wide,
    /// One is chosen and stands out, the others are small.
    Picked,
    /// Something else is asked: the cards are small tags.
    Tags,
}

impl Lay {
    /// The word for the style sheet.
    const fn word(self) -> &'static str {
        match self {
            Self::Wide => "wide",
            Self::Picked => "picked",
            Self::Tags => "tags",
        }
    }
}

/// The four decks with their open cards.
pub fn decks(scene: Scene<Lisboa>) -> AnyView {
    tips();
    view! {
        <div class="board board-decks ground-lisboa">
            <h3>{move || scene.say(&board::decks())}</h3>
            <div role="group" class="deck-row" aria-label=move || scene.say(&board::display())>
                {CardType::ALL.map(|kind| deck(scene, kind)).into_iter().collect_view()}
            </div>
        </div>
    }
    .into_any()
}

/// The hand of the viewer.
pub fn hand(scene: Scene<Lisboa>) -> AnyView {
    tips();
    let n = scene.shows(|_, view| {
        let has_offers = view.seat.is_some_and(|seat| view.shown.boards[seat].clergy_offer.iter().any(Option::is_some));
        in_hand(view).len() + usize::from(view.shown.played.is_some()) + 2 * usize::from(has_offers)
    });
    let (lay, press) = (laid(scene), Press::new());
    let large =
        move |id: CardId| view! { <div class="hand-card large" aria-hidden="true">{whole(scene, id, None)}</div> };
    view! {
        <div class="board board-hand ground-lisboa" data-lay=move || lay.get().word() data-n=move || n.get()>
            <div role="group" class="cards" tabindex="0" data-place=places::hand().0.to_string() aria-label=move || scene.say(&board::hand())>
                {offers(scene)}
                {played(scene, true)}
                {held(scene, lay, press)}
                {played(scene, false)}
            </div>
            {move || press.large.get().map(large)}
        </div>
    }
    .into_any()
}

/// How the hand is laid out now. A card is chosen if the others are no longer meant: one that is only pointed at leaves them as they are.
fn laid(scene: Scene<Lisboa>) -> Memo<Lay> {
    let cards = scene.shows(|_, view| in_hand(view).into_iter().map(|(id, _)| places::card(id)).collect::<Vec<_>>());
    let is_asked = Memo::new(move |_| {
        scene.sight.with(|sight| matches!(sight.asked, Asked::Seat { seat, .. } if sight.viewer == Some(seat)))
    });
    Memo::new(move |_| {
        let has = |light: Light| {
            scene.lights.with(|lights| cards.with(|cards| cards.iter().any(|card| lights.of(card) == light)))
        };
        if has(Light::Chosen) && has(Light::Aside) && !has(Light::Open) {
            Lay::Picked
        } else if is_asked.get() && !has(Light::Open) && !has(Light::Chosen) {
            Lay::Tags
        } else {
            Lay::Wide
        }
    })
}

/// A label, with the note of reconstructed values where it is due.
fn of_card(game: &Lisboa, id: CardId, label: Message) -> Message {
    board::doubtful(in_doubt(game, Thing::Card(id)), label)
}

fn deck(scene: Scene<Lisboa>, kind: CardType) -> impl IntoView {
    let top =
        scene.shows(move |game, view| (view.shown.display[kind.index()], game.face_down(&view.shown, kind).len()));
    let label = scene.told(move |game, view| {
        let label = Labels { game, view }.deck(kind);
        view.shown.display[kind.index()].map_or(label.clone(), |id| of_card(game, id, label))
    });
    let draw = move || {
        let (card, left) = top.get();
        // Before the deal no card lies open.
        let body = match (card, left) {
            (Some(id), _) => in_short(scene, id).into_any(),
            (None, 0) => view! { <small>{scene.say(&board::empty())}</small> }.into_any(),
            (None, _) => icon("lisboa-card", 18).into_any(),
        };
        let is_empty = card.is_none() && left == 0;
        view! {
            <Card class=format!("deck {}{}", kind_class(kind), if is_empty { " none" } else { "" }) sign=card_icon(kind) title=scene.say(&names::card_type(kind)) note=left.to_string()>
                <span class="deck-body">{body}</span>
            </Card>
        }
    };
    view! { <Spot touch=scene.touch() place=places::deck(kind) label class="deck-spot">{draw}</Spot> }
}

/// A card in one line.
fn in_short(scene: Scene<Lisboa>, id: CardId) -> impl IntoView {
    let card = scene.game.with_value(|game| *game.components.card(id));
    let doubt = scene.game.with_value(|game| in_doubt(game, Thing::Card(id)));
    let body = match card.face {
        Face::Noble { influence, bottom, .. } => {
            view! { {count("lisboa-influence", 17, influence)}<i class="bar"></i>{end(bottom, 17)} }.into_any()
        }
        Face::Treasury { event, benefit } => {
            view! { {happening(scene, event, 17, true)}<i class="bar"></i>{effect(face::benefit(benefit), 17)} }
                .into_any()
        }
    };
    view! { {body} {star(doubt)} }
}

fn given(items: Items, size: u16) -> impl IntoView {
    let one = |(sign, number): face::Sign| match number {
        Some(number) => count(sign, size, number).into_any(),
        None => icon(sign, size).into_any(),
    };
    face::items(items).into_iter().map(one).collect_view()
}

/// The bottom of a Noble card: a reward, or what is lost.
fn end(bottom: Bottom, size: u16) -> impl IntoView {
    match bottom {
        Bottom::Reward(items) => given(items, size).into_any(),
        Bottom::Penalty(Penalty::Official) => {
            view! { <span class="minus">"−"</span>{count("lisboa-official", size, 1)} }.into_any()
        }
        Bottom::Penalty(Penalty::Real) => {
            view! { <span class="minus">"−"</span>{count("lisboa-reis", size, 1)} }.into_any()
        }
    }
}

/// The event of a Treasury card: signs where there are some, else words, or a sign for words where there is no room.
fn happening(scene: Scene<Lisboa>, event: CardEvent, size: u16, short: bool) -> impl IntoView {
    let words = move || view! { <span class="event-words">{scene.say(&things::event(event))}</span> };
    match event {
        CardEvent::Receive(items) => given(items, size).into_any(),
        CardEvent::Produce if short => icon("lisboa-good-any", size).into_any(),
        CardEvent::Ship if short => icon("lisboa-ship-3", size).into_any(),
        CardEvent::StoreOrOpen if short => {
            view! { {icon("lisboa-store", size)}"/"{icon("lisboa-building-blue", size)} }.into_any()
        }
        CardEvent::NobleAction if short => icon("lisboa-noble-any", size).into_any(),
        CardEvent::Produce | CardEvent::Ship | CardEvent::StoreOrOpen | CardEvent::NobleAction => words().into_any(),
    }
}

/// The cards in hand, and those that are set aside for their reward.
fn in_hand(view: &View) -> Vec<(CardId, bool)> {
    let Some(seat) = view.seat else { return Vec::new() };
    let aside = places::set_aside(view, seat);
    let cards = view.shown.boards[seat].hand | aside;
    cards.iter().map(|id| (id, aside.has(id))).collect()
}

/// These cards as they are drawn.
fn held(scene: Scene<Lisboa>, lay: Memo<Lay>, press: Press) -> impl IntoView {
    let cards = scene.shows(|_, view| in_hand(view));
    let one = move |(id, aside): (CardId, bool)| {
        let label = scene.told(move |game, view| of_card(game, id, Labels { game, view }.card(id)));
        let tag = aside.then(board::cashing);
        // The number by which a key chooses it.
        let key = Memo::new(move |_| {
            cards.with(|cards| cards.iter().position(|(card, _)| *card == id).map_or(0, |at| at + 1))
        });
        view! {
            <Spot
                touch=scene.touch()
                place=places::card(id)
                label
                class="hand-card"
                attr:data-key=move || (lay.get() != Lay::Tags).then(|| key.get())
                on:pointerdown=move |event| press.down(id, &event)
                on:pointerup=move |_| press.up()
                on:pointercancel=move |_| press.up()
                on:pointerleave=move |_| press.up()
                on:click:capture=move |event| press.click(&event)
                on:contextmenu=move |event| event.prevent_default()
            >
                {whole(scene, id, tag)}
                <kbd aria-hidden="true">{move || key.get()}</kbd>
            </Spot>
        }
    };
    view! { <For each=move || cards.get() key=|card| *card children=one/> }
}

/// The card that is played now, raised: the own one before the others, that of somebody else after them.
fn played(scene: Scene<Lisboa>, is_own: bool) -> impl IntoView {
    let card = scene.shows(move |game, view| {
        let by = game.turn(&view.shown);
        let is_wanted = (view.seat == Some(by)) == is_own;
        view.shown.played.filter(|_| is_wanted).map(|id| (id, (!is_own).then_some(by)))
    });
    let draw = move |(id, by): (CardId, Option<Seat>)| {
        let label = scene.told(move |game, view| of_card(game, id, Labels { game, view }.card(id)));
        view! {
            <div class="hand-card at-court" role="img" aria-label=move || label.get() data-tip=move || label.get()>
                {whole(scene, id, Some(by.map_or_else(board::at_court, board::at_court_of)))}
            </div>
        }
    };
    move || card.get().map(draw)
}

/// A whole card.
fn whole(scene: Scene<Lisboa>, id: CardId, tag: Option<Message>) -> impl IntoView {
    let card = scene.game.with_value(|game| *game.components.card(id));
    let doubt = scene.game.with_value(|game| in_doubt(game, Thing::Card(id)));
    let kind = card.kind();
    let body = match card.face {
        Face::Noble { influence, bottom, .. } => {
            let loses = matches!(bottom, Bottom::Penalty(_));
            view! {
                <span class="card-body big tiled">{count("lisboa-influence", 30, influence)}</span>
                <span class="card-foot" class:loses=loses>{end(bottom, 22)}</span>
            }
            .into_any()
        }
        Face::Treasury { event, benefit } => view! {
            <span class="card-body tiled event"><small>{move || scene.say(&board::event())}</small><span class="given">{happening(scene, event, 24, false)}</span></span>
            <span class="card-foot">{effect(face::benefit(benefit), 22)}</span>
        }
        .into_any(),
    };
    view! {
        <Card class=kind_class(kind).to_owned() sign=card_icon(kind) title=scene.say(&names::card_type(kind)) corner=format!("{id}{}", star_text(doubt))>
            {tag.map(|tag| view! { <em class="tag">{scene.say(&tag)}</em> })}
            {body}
        </Card>
    }
}

/// The clergy tiles to choose from at the start.
fn offers(scene: Scene<Lisboa>) -> impl IntoView {
    let tiles = scene.shows(|_, view| {
        view.seat
            .map_or(Vec::new(), |seat| view.shown.boards[seat].clergy_offer.into_iter().flatten().collect::<Vec<_>>())
    });
    let is_empty = Memo::new(move |_| tiles.with(Vec::is_empty));
    move || {
        (!is_empty.get()).then(|| view! {
            <div class="offers">
                <small>{scene.say(&board::offer())}</small>
                <For each=move || tiles.get() key=|tile| *tile children=move |tile| clergy_tile(scene, places::offer(tile), tile)/>
            </div>
        })
    }
}
