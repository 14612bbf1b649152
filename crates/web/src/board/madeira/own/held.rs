//! Crown's Requests with what they would earn, and Guild Favors, face-up and face-down.

use super::stores::changing;
use crate::board::Scene;
use crate::board::madeira::draw::{before, guild_class, printed, told};
use crate::board::madeira::face::{favor_icon, request_icon};
use crate::board::madeira::places;
use crate::board::widgets::{Panel, Spot, icon, star};
use leptos::prelude::*;
use madeira::{Favor, Madeira, Request, View};
use table::{Id, Seat};
use words::madeira::board;
use words::madeira::printed::Thing;
use words::madeira::{names, things, whatif};

/// The Requests of a seat, each type with how many there are and what one would earn as things stand.
pub fn requests(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let held = scene.shows(move |_, view| view.shown.players[seat].requests);
    let types = Memo::new(move |_| places::requests(held.get()).collect::<Vec<_>>());
    let round = scene.shows(|_, view| view.shown.round);
    let note = Signal::derive(move || scene.say(&board::requests_note(round.get())));
    let one = move |request: Request| {
        let n = Memo::new(move |_| held.get()[request.index()]);
        let worth = move |game: &Madeira, view: &View| {
            let round = whatif::scoring_round(view.shown.round).clamp(1, 5);
            whatif::request_worth(game, &view.shown, seat, request, round).max(0).unsigned_abs()
        };
        let old = before(scene, move |game, sight| worth(game, &sight.view));
        let new = scene.shows(worth);
        let label = told(scene, move |labels| labels.own_request(seat, request));
        let scores = move || scene.say(&scene.game.with_value(|game| things::request(&game.components, request)));
        let more = move || (n.get() > 1).then(|| view! { <em>{format!("×{}", n.get())}</em> });
        view! {
            <Spot touch=scene.touch() place=places::own_request(seat, request) label class="request-card">
                {icon(request_icon(request), 22)}
                <b>{move || scene.say(&names::request(request))}{more}</b>
                <small class="scores-for">{scores}</small>
                <span class="worth-of">{move || changing((old.get(), new.get()))}{icon("madeira-pp", 16)}</span>
            </Spot>
        }
    };
    view! {
        <Panel class="requests" place=places::own_requests(seat).0.to_string() title=scene.text(board::requests) note>
            {move || types.with(Vec::is_empty).then(|| view! { <small>{scene.say(&board::none())}</small> })}
            <div class="request-cards"><For each=move || types.get() key=|request| *request children=one/></div>
        </Panel>
    }
}

/// The Favors of a seat, those that can be used first.
pub fn favors(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let held = scene.shows(move |_, view| {
        let own = &view.shown.players[seat];
        let up = own.favors_up.iter().map(|favor| (favor, true));
        up.chain(own.favors_down.iter().map(|favor| (favor, false))).collect::<Vec<_>>()
    });
    let note = Signal::derive(move || held.with(Vec::len).to_string());
    let one = move |(favor, is_up): (Favor, bool)| favor_card(scene, seat, favor, is_up);
    view! {
        <Panel class="favors-held" place=places::own_favors(seat).0.to_string() title=scene.text(board::favors) note>
            {move || held.with(Vec::is_empty).then(|| view! { <small>{scene.say(&board::none())}</small> })}
            <div class="favor-cards"><For each=move || held.get() key=|held| *held children=one/></div>
        </Panel>
    }
}

fn favor_card(scene: Scene<Madeira>, seat: Seat, favor: Favor, is_up: bool) -> impl IntoView {
    let guild = scene.game.with_value(|game| game.components.guild[favor.index()]);
    let (doubt, label) = printed(scene, Thing::Favor(favor), move |labels| labels.own_favor(seat, favor));
    let text = move || match is_up {
        true => scene.say(&scene.game.with_value(|game| board::favor_short(&game.components, favor))),
        false => scene.say(&board::face_down()),
    };
    let class = if is_up { "favor-card" } else { "favor-card turned" };
    view! {
        <Spot touch=scene.touch() place=places::own_favor(seat, favor) label class>
            <span class=format!("favor-side {}", guild_class(guild)) class:down=!is_up>
                {icon(favor_icon(favor), 22)}<b>{move || scene.say(&names::favor(favor))}{star(doubt)}</b><small>{text}</small>
            </span>
        </Spot>
    }
}
