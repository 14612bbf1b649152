//! The Guild Board: rows with their Guilds, dice and Requests, and the Passing Column with its bonuses.

use crate::board::Scene;
use crate::board::madeira::draw::{dice_row, guild_class, guild_icon, printed, seat_mark, told};
use crate::board::madeira::face::request_icon;
use crate::board::madeira::places;
use crate::board::widgets::{Panel, Spot, count, icon, star};
use leptos::prelude::*;
use madeira::{Guild, Madeira, PassingSlot, Request, Row};
use table::Id;
use words::madeira::board;
use words::madeira::printed::Thing;

/// Both columns.
pub fn guild_board(scene: Scene<Madeira>) -> impl IntoView {
    let rows = scene.game.with_value(|game| places::rows(game).collect::<Vec<_>>());
    let order = told(scene, |labels| labels.passing_order());
    view! {
        <div class="guild-board azul">
            <Panel class="guild-rows" place=places::guilds().0.to_string() title=scene.text(board::guilds) note=scene.text(board::guilds_note)>
                {rows.into_iter().map(|at| guild_row(scene, at)).collect_view()}
            </Panel>
            <section class="passing">
                <Spot touch=scene.touch() place=places::passing() label=order class="passing-title">
                    {icon("madeira-flag-pass", 13)}<b>{move || scene.say(&board::passing())}</b>
                </Spot>
                {PassingSlot::ALL.map(|slot| passing_slot(scene, slot)).into_iter().collect_view()}
            </section>
        </div>
    }
}

fn guild_row(scene: Scene<Madeira>, at: Row) -> impl IntoView {
    let guilds = scene.game.with_value(|game| game.row_guilds(at).iter().collect::<Vec<_>>());
    let (doubt, label) = printed(scene, Thing::Row(at), move |labels| labels.row(at));
    let face = scene.shows(move |_, view| (view.shown.row_dice[at.index()], view.shown.rows[at.index()]));
    let emblem =
        |guild: Guild| view! { <i class=format!("emblem-of {}", guild_class(guild))>{icon(guild_icon(guild), 17)}</i> };
    let marker = move || match face.get().1 {
        Some(seat) => seat_mark(seat, 17).into_any(),
        None => view! { <i class="free"></i> }.into_any(),
    };
    let name = move || face.get().1.map(|seat| scene.say(&board::seat(seat)));
    let is_own = scene.shows(move |_, view| view.seat.is_some() && view.shown.rows[at.index()] == view.seat);
    view! {
        <div class="guild-row" class:own=move || is_own.get()>
            <Spot touch=scene.touch() place=places::row(at) label class="row-head">
                <span class="emblems">{guilds.into_iter().map(emblem).collect_view()}{star(doubt)}</span>
                <span class="stand">{marker}</span>
                <span class="dice">{move || dice_row(face.get().0, 17)}</span>
                <b class="row-name">{name}</b>
            </Spot>
            {row_requests(scene, at)}
        </div>
    }
}

/// The Requests that lie in a row, by type.
fn row_requests(scene: Scene<Madeira>, at: Row) -> impl IntoView {
    let counts = scene.shows(move |_, view| view.shown.row_requests[at.index()]);
    let types = Memo::new(move |_| places::requests(counts.get()).collect::<Vec<_>>());
    let one = move |request: Request| {
        let n = Memo::new(move |_| counts.get()[request.index()]);
        let label = told(scene, move |labels| labels.row_request(at, request));
        let more = move || (n.get() > 1).then(|| view! { <b>{format!("×{}", n.get())}</b> });
        view! {
            <Spot touch=scene.touch() place=places::row_request(at, request) label class="row-request">
                {icon(request_icon(request), 16)}{more}
            </Spot>
        }
    };
    view! { <span class="row-requests"><For each=move || types.get() key=|request| *request children=one/></span> }
}

/// A passing slot: who is there, and its two bonuses (M-PASSBONUS-01..04).
fn passing_slot(scene: Scene<Madeira>, at: PassingSlot) -> impl IntoView {
    let (reals, prestige) = scene
        .game
        .with_value(|game| (game.components.passing_reals[at.index()], game.components.amounts.city_prestige));
    let who = scene.shows(move |_, view| view.shown.passing[at.index()]);
    let (_, label) = printed(scene, Thing::Passing(at), move |labels| labels.passing(at));
    let action = match at {
        PassingSlot::I => ().into_any(),
        PassingSlot::II => view! { {count("madeira-pp", 13, prestige)}{icon("madeira-king-city", 16)} }.into_any(),
        PassingSlot::III => icon("madeira-king-watch", 16).into_any(),
        PassingSlot::IV => icon("madeira-req-expedition", 16).into_any(),
    };
    let or = (at != PassingSlot::I).then(|| view! { <small>{move || scene.say(&board::or())}</small> });
    let marker = move || match who.get() {
        Some(seat) => seat_mark(seat, 17).into_any(),
        None => view! { <i class="free"></i> }.into_any(),
    };
    view! {
        <Spot touch=scene.touch() place=places::passing_slot(at) label class="passing-slot">
            <em>{at.to_string()}</em>
            <span class="stand">{marker}</span>
            <span class="bonus">{count("madeira-real", 15, reals)}{or}{action}</span>
        </Spot>
    }
}
