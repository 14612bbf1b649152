//! Where the pieces of a player stand on the board, in numbers.

use crate::board::Scene;
use crate::board::madeira::draw::{income_icon, shield, told};
use crate::board::madeira::face::{good_icon, ship, worker};
use crate::board::widgets::{Panel, icon, piece};
use leptos::prelude::*;
use madeira::{City, Colony, Field, Madeira, Player, Port, Region};
use table::{Id, Seat};
use words::Message;
use words::madeira::board;
use words::madeira::{in_city, names};

/// Workers by Region, City and Colony, and Ships by port.
pub fn posts(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let goods = scene.game.with_value(|game| game.components.colony_good);
    let region = move |region: Region| {
        let n = scene.shows(move |game, view| (view.shown.players[seat].fields & game.region(region)).len());
        let label = told(scene, move |labels| labels.in_region(seat, region));
        post(shield(region).into_any(), n, label)
    };
    let city = move |city: City| {
        let n = number(scene, seat, move |own| in_city(own.city, city));
        let label = told(scene, move |labels| labels.in_city(seat, city));
        post(view! { {icon(income_icon(city), 14)}{short(scene, names::city(city))} }.into_any(), n, label)
    };
    let land = move |colony: Colony| {
        let n = number(scene, seat, move |own| own.lands[colony.index()]);
        let label = told(scene, move |labels| labels.on_land(seat, colony));
        post(
            view! { {icon(good_icon(goods[colony.index()]), 14)}{short(scene, names::colony(colony))} }.into_any(),
            n,
            label,
        )
    };
    let port = move |port: Port| {
        let n = number(scene, seat, move |own| own.ships_in(port));
        let label = told(scene, move |labels| labels.in_port(seat, port));
        let name = match (port.market(), port.colony()) {
            (Some(good), _) => names::good(good),
            (None, Some(colony)) => names::colony(colony),
            (None, None) => names::port(port),
        };
        post(short(scene, name).into_any(), n, label)
    };
    let forest = number(scene, seat, |own| u8::from(own.fields.has(Field::Forest)));
    let forest_label = told(scene, move |labels| labels.in_forest(seat));
    let watch = number(scene, seat, |own| own.watch);
    let watch_label = told(scene, move |labels| labels.in_watch(seat));
    view! {
        <Panel class="posts" title=scene.text(board::posted)>
            <div class="post-rows">
                <div class="post-row">
                    {piece(worker(seat), None, Some(seat), 22)}
                    {Region::ALL.map(region).into_iter().collect_view()}
                    {post(icon("madeira-tree", 17).into_any(), forest, forest_label)}
                    {post(icon("madeira-king-watch", 17).into_any(), watch, watch_label)}
                </div>
                <div class="post-row">
                    {piece(worker(seat), None, Some(seat), 22)}
                    {City::ALL.map(city).into_iter().collect_view()}
                    {Colony::ALL.map(land).into_iter().collect_view()}
                </div>
                <div class="post-row">
                    {piece(ship(seat), None, Some(seat), 22)}
                    {Port::ALL.map(port).into_iter().collect_view()}
                </div>
            </div>
        </Panel>
    }
}

/// A number about a player.
fn number(scene: Scene<Madeira>, seat: Seat, of: impl Fn(&Player) -> u8 + Send + Sync + 'static) -> Memo<u8> {
    scene.shows(move |_, view| of(&view.shown.players[seat]))
}

fn short(scene: Scene<Madeira>, name: Message) -> impl IntoView {
    view! { <small>{move || scene.say(&name)}</small> }
}

/// A place and how many stand there.
fn post(what: AnyView, n: Memo<u8>, label: Signal<String>) -> impl IntoView {
    view! {
        <span class="post" class:zero=move || n.get() == 0 role="img" aria-label=move || label.get() data-tip=move || label.get()>
            {what}<b>{move || n.get()}</b>
        </span>
    }
}
