//! The three Nobles: what a visit costs, who stands in office and plaza, what they offer.

use crate::board::lisboa::face::{self, kind_class, mark};
use crate::board::lisboa::flights::{favor_icon, good_icon};
use crate::board::lisboa::places;
use crate::board::widgets::{Cells, Spot, icon, piece, small_icon, star};
use crate::board::{Light, Scene};
use leptos::prelude::*;
use lisboa::{CardType, Deed, Good, Lisboa, Noble, Post};
use table::{Id, Seat};
use words::lisboa::board::{self, Labels};
use words::lisboa::names;
use words::lisboa::printed::{Thing, in_doubt};

/// The Royal Court.
pub fn nobles(scene: Scene<Lisboa>) -> impl IntoView {
    view! {
        <div role="group" class="nobles" aria-label=move || scene.say(&board::nobles())>
            {Noble::ALL.map(|of| noble(scene, of)).into_iter().collect_view()}
        </div>
    }
}

fn noble(scene: Scene<Lisboa>, of: Noble) -> impl IntoView {
    // The Noble who is visited now is marked.
    let is_visited = scene.shows(move |game, view| {
        view.shown.played.is_some_and(|card| game.components.card(card).kind().noble() == Some(of))
    });
    // One who can be visited shows the price.
    let is_open = Memo::new(move |_| {
        scene.lights.with(|lights| matches!(lights.of(&places::noble(of)), Light::Open | Light::Chosen))
    });
    view! {
        <article class=format!("noble {}", kind_class(CardType::ALL[of.index()])) class:now=move || is_visited.get() class:open=move || is_open.get()>
            {head(scene, of)}
            {visit(scene, of)}
            {office(scene, of)}
            {plaza(scene, of)}
            <div class="deeds">
                {of.state_actions().map(|deed| state_action(scene, deed)).into_iter().collect_view()}
                {noble_action(scene, of.noble_action())}
            </div>
        </article>
    }
}

fn head(scene: Scene<Lisboa>, of: Noble) -> impl IntoView {
    let label = scene.told(move |game, view| Labels { game, view }.noble(of));
    view! {
        <Spot touch=scene.touch() place=places::noble(of) label class="noble-head">
            <span class="crest">{icon(face::noble_icon(of), 24)}</span>
            <span>
                <b>{move || scene.say(&board::noble_name(of))}</b>
                <em>{move || scene.say(&names::card_type(CardType::ALL[of.index()]))}</em>
                <small>{move || scene.form(&board::noble_name(of), "title")}</small>
            </span>
        </Spot>
    }
}

/// What a visit costs the viewer, and the Favors that can be had.
fn visit(scene: Scene<Lisboa>, of: Noble) -> impl IntoView {
    let cost = scene.shows(move |game, view| view.seat.map(|seat| game.visit_cost(&view.shown, seat, of, false)));
    let label = scene.told(move |game, view| Labels { game, view }.favor(of));
    let told = scene.told(move |game, view| Labels { game, view }.noble(of));
    view! {
        <div class="visit">
            {move || cost.get().map(|cost| view! {
                <span class="count" data-tip=move || told.get()>
                    {icon("lisboa-influence", 17)}<b>{cost}</b><small>{scene.say(&board::to_visit())}</small>
                </span>
            })}
            <Spot touch=scene.touch() place=places::favor(of) label class="favor">{icon(favor_icon(of), 20)}</Spot>
        </div>
    }
}

/// Those in an office or on a plaza, and the neutral one of a game for two (L-2P-01).
fn posted(scene: Scene<Lisboa>, post: Post) -> Memo<Vec<Option<Seat>>> {
    scene.shows(move |game, view| {
        let neutral = game.neutral_officials_at(post);
        let seats = Seat::first(game.options.players);
        face::officials(seats.map(|seat| (seat, view.shown.boards[seat].posts[post.index()])), neutral)
    })
}

fn official(seat: Option<Seat>) -> AnyView {
    piece("lisboa-official", seat.map(mark), seat, 22).into_any()
}

fn office(scene: Scene<Lisboa>, of: Noble) -> impl IntoView {
    let there = posted(scene, of.office());
    let (spaces, doubt) = scene.game.with_value(|game| {
        (usize::from(game.components.board.office_spaces[of.index()]), in_doubt(game, Thing::Office(of)))
    });
    let label = scene.told(move |game, view| {
        let label = Labels { game, view }.post(of.office());
        board::doubtful(doubt, label)
    });
    let cells = move || {
        let filled: Vec<AnyView> = there.get().into_iter().map(official).collect();
        view! { <Cells filled all=spaces/> }
    };
    view! {
        <Spot touch=scene.touch() place=places::post(of.office()) label class="office">
            {cells}
            {star(doubt)}
        </Spot>
    }
}

/// The plaza, and at the Marquis the set markers.
fn plaza(scene: Scene<Lisboa>, of: Noble) -> impl IntoView {
    let there = posted(scene, of.plaza());
    let label = scene.told(move |game, view| Labels { game, view }.post(of.plaza()));
    let officials = move || {
        let there = there.get();
        if there.is_empty() {
            view! { <small>"–"</small> }.into_any()
        } else {
            there.into_iter().map(official).collect_view().into_any()
        }
    };
    view! {
        <div class="plaza-row">
            <Spot touch=scene.touch() place=places::post(of.plaza()) label class="plaza">
                <small>{move || scene.say(&board::plaza())}</small>
                {officials}
            </Spot>
            {(of == Noble::Marquis).then(|| markers(scene))}
        </div>
    }
}

fn markers(scene: Scene<Lisboa>) -> impl IntoView {
    let there = scene.shows(|game, view| {
        let seats = Seat::first(game.options.players).map(|seat| (seat, view.shown.boards[seat].markers));
        seats.filter(|(_, n)| *n > 0).collect::<Vec<_>>()
    });
    let one = move |(seat, n): (Seat, u8)| {
        let label = scene.told(move |game, view| Labels { game, view }.set_marker(seat));
        view! {
            <span class="count" data-tip=move || label.get()>
                {piece("lisboa-set-marker", Some(mark(seat)), Some(seat), 18)}
                {(n > 1).then(|| view! { <b>{n}</b> })}
            </span>
        }
    };
    move || view! { <span class="markers">{there.get().into_iter().map(one).collect_view()}</span> }
}

/// A State action with the goods that buy it; a check where it was bought in this turn (L-TRADE-05).
fn state_action(scene: Scene<Lisboa>, deed: Deed) -> impl IntoView {
    let is_covered = scene.shows(move |_, view| view.shown.covered.has(deed));
    let label = scene.told(move |game, view| Labels { game, view }.deed(deed));
    let price = move || match is_covered.get() {
        true => icon("ui-check", 16).into_any(),
        false => {
            view! { {small_icon(good_icon(deed.noble().native_good()))} {small_icon(good_icon(Good::Gold))} }.into_any()
        }
    };
    view! {
        <Spot touch=scene.touch() place=places::deed(deed) label class="deed">
            {icon(face::deed_icon(deed), 18)}
            <span>{move || scene.form(&names::deed(deed), "label")}</span>
            <em class:done=move || is_covered.get()>{price}</em>
        </Spot>
    }
}

fn noble_action(scene: Scene<Lisboa>, deed: Deed) -> impl IntoView {
    let label = scene.told(move |game, view| Labels { game, view }.deed(deed));
    view! {
        <Spot touch=scene.touch() place=places::deed(deed) label class="deed main">
            {icon(face::deed_icon(deed), 20)}
            <span>{move || scene.form(&names::deed(deed), "label")}</span>
        </Spot>
    }
}
