//! What a player keeps in columns: goods, rubble, houses.

use super::{both, delta};
use crate::board::Scene;
use crate::board::lisboa::face::{mark, street_class};
use crate::board::lisboa::flights::{cube_icon, good_icon};
use crate::board::lisboa::places;
use crate::board::widgets::{Panel, Spot, icon, piece};
use leptos::prelude::*;
use lisboa::{Good, HouseGroup, Lisboa, Rubble};
use table::{Id, Seat};
use words::lisboa::board::{self, Labels};

/// So many cells of a store are drawn; of more only the number is told.
const CELLS: u8 = 3;

/// A cell that holds something, would get it, would lose it, or is empty.
fn cell(i: u8, (before, after): (u8, u8), icon: impl IntoView + 'static) -> impl IntoView {
    let class = match (i < before, i < after) {
        (true, true) | (false, false) => "cell",
        (false, true) => "cell will",
        (true, false) => "cell will less",
    };
    view! { <i class=class>{(i < before.max(after)).then_some(icon)}</i> }
}

/// The warehouse: a column for each good, as high as the limit.
pub fn warehouse(scene: Scene<Lisboa>, seat: Seat) -> impl IntoView {
    let limit = scene.shows(move |game, view| game.capacity(&view.shown.boards[seat]));
    let note = Signal::derive(move || scene.say(&board::limit(limit.get())));
    let column = move |good: Good| {
        let n = both(scene, move |_, view| view.shown.boards[seat].goods[good.index()]);
        let label = scene.told(move |game, view| Labels { game, view }.goods(seat, good));
        let cells = move || {
            let (n, limit) = (n.get(), limit.get());
            let all = limit.max(n.0).max(n.1);
            let is_high = all > CELLS;
            let cells =
                (!is_high).then(|| (0..all).rev().map(|i| cell(i, n, icon(good_icon(good), 18))).collect_view());
            view! {
                <span class="amount" class:only=is_high class:zero=n.0 == 0>{icon(good_icon(good), 20)}<b>{n.0}</b>{delta((n.0.into(), n.1.into()))}</span>
                {cells}
            }
        };
        view! {
            <div class=format!("column {}", street_class(good))>
                <Spot touch=scene.touch() place=places::goods(seat, good) label class="stack">{cells}<em></em></Spot>
            </div>
        }
    };
    view! {
        <Panel class="warehouse" title=scene.text(board::warehouse) note>
            <div class="columns">{Good::ALL.map(column).into_iter().collect_view()}</div>
        </Panel>
    }
}

/// Rubble by colour, five spaces each; a column of three colours is a set, whose marker is gone (L-PORT-08).
pub fn rubble(scene: Scene<Lisboa>, seat: Seat) -> impl IntoView {
    let sets = scene.shows(move |_, view| view.shown.boards[seat].sets());
    let spaces = scene.game.with_value(|game| game.components.start.rubble_spaces);
    let note = Signal::derive(move || scene.say(&board::sets(sets.get())));
    let label = scene.told(move |game, view| Labels { game, view }.markers(seat));
    let markers = move || {
        let sets = sets.get();
        let one = |i: u8| match i < sets {
            true => view! { <i class="set">"+1"</i> }.into_any(),
            false => view! { <i>{piece("lisboa-set-marker", Some(mark(seat)), Some(seat), 14)}</i> }.into_any(),
        };
        (0..spaces).map(one).collect_view()
    };
    let row = move |color: Rubble| {
        let n = both(scene, move |_, view| view.shown.boards[seat].rubble[color.index()]);
        let label = scene.told(move |game, view| Labels { game, view }.cubes(seat, color));
        let cells = move || {
            let n = n.get();
            (0..spaces.max(n.0).max(n.1)).map(|i| cell(i, n, icon(cube_icon(color), 16))).collect_view()
        };
        view! { <Spot touch=scene.touch() place=places::rubble(seat, color) label class="rubble-line">{cells}</Spot> }
    };
    view! {
        <Panel class="rubble-sets" title=scene.text(board::rubble) note>
            <Spot touch=scene.touch() place=places::markers(seat) label class="rubble-line markers-line">{markers}</Spot>
            {Rubble::ALL.map(row).into_iter().collect_view()}
        </Panel>
    }
}

/// The sign of what a group of houses gives when it is gone.
fn ability(group: HouseGroup) -> [(&'static str, &'static str); 2] {
    match group {
        HouseGroup::Left => [("lisboa-reis", "="), ("lisboa-influence", "")],
        HouseGroup::Middle => [("lisboa-ship-2", "−1"), ("lisboa-ship-2", "0")],
        HouseGroup::Right => [("lisboa-good-any", "+1"), ("lisboa-good-any", "++")],
    }
}

/// The houses in their groups, with the ability that each group uncovers (L-HOUSE-03..10).
pub fn houses(scene: Scene<Lisboa>, seat: Seat) -> impl IntoView {
    let placed = both(scene, move |_, view| view.shown.boards[seat].houses);
    let all = scene.game.with_value(|game| game.components.start.houses);
    let left = scene.shows(move |game, view| game.houses_at_home(&view.shown.boards[seat]));
    let note = Signal::derive(move || scene.say(&board::left(left.get())));
    let group = move |group: HouseGroup| {
        let label = scene.told(move |game, view| Labels { game, view }.houses(seat, group));
        let all = all[group.index()];
        let draw = move || {
            let (before, placed) = placed.with(|(before, after)| (before[group.index()], after[group.index()]));
            let house = || piece("lisboa-house", Some(mark(seat)), Some(seat), 20);
            let one = |i: u8| match (i < before, i < placed) {
                (true, _) => view! { <i class="gone"></i> }.into_any(),
                (false, true) => view! { <i class="will less">{house()}</i> }.into_any(),
                (false, false) => view! { <i>{house()}</i> }.into_any(),
            };
            let [(first, text), (second, more)] = ability(group);
            let is_first = if group == HouseGroup::Left { placed >= 2 } else { placed >= 1 };
            let is_second = placed >= all;
            let second = match group {
                HouseGroup::Left => icon(second, 15).into_any(),
                HouseGroup::Middle | HouseGroup::Right => {
                    view! { <b class:lit=is_second class="more">{more}</b> }.into_any()
                }
            };
            view! {
                <span class="house-row">{(0..all).map(one).collect_view()}</span>
                <span class="ability" class:lit=is_first>{icon(first, 15)}<b>{text}</b>{second}</span>
            }
        };
        view! { <Spot touch=scene.touch() place=places::houses(seat, group) label class="house-group">{draw}</Spot> }
    };
    view! {
        <Panel class="houses" title=scene.text(board::houses) note>
            <div class="house-groups">{HouseGroup::ALL.map(group).into_iter().collect_view()}</div>
        </Panel>
    }
}
