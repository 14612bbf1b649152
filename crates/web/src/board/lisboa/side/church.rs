//! The church track: six tiles, six gaps, and the Cardinal.

use crate::board::Scene;
use crate::board::lisboa::face;
use crate::board::lisboa::places;
use crate::board::widgets::{Area, MapSpot, sign, star_text};
use leptos::prelude::*;
use lisboa::{ClergyId, Lisboa};
use words::lisboa::board::{self, Labels};
use words::lisboa::printed::{Thing, in_doubt};

/// The middles of the tiles, clockwise; tile `i` lies between gap `i` and gap `i + 1`.
const TILES: [(f64, f64); 6] =
    [(44.0, 46.0), (104.0, 25.5), (164.0, 46.0), (164.0, 119.0), (104.0, 139.5), (44.0, 119.0)];
/// The middles of the gaps.
const GAPS: [(f64, f64); 6] = [(15.0, 82.5), (74.0, 36.5), (134.0, 36.5), (193.0, 82.5), (134.0, 128.5), (74.0, 128.5)];

/// The church as a drawing.
pub fn church(scene: Scene<Lisboa>) -> impl IntoView {
    let doubt = scene.game.with_value(|game| in_doubt(game, Thing::Church));
    view! {
        <section class="plate church" data-place=places::church().0.to_string()>
            <svg viewBox="0 0 208 165" role="group" aria-label=move || scene.say(&board::church())>
                <path class="round" d="M15 82.5L44 46 104 30 164 46 193 82.5 164 119 104 135 44 119Z"></path>
                <text class="caption-title" x="104" y="80" text-anchor="middle">
                    {move || scene.say(&board::church())}
                    {star_text(doubt)}
                </text>
                <path class="turn" d="M95 100A11 8 0 1 1 113 100"></path>
                <path class="turn-tip" d="M108.6 100.8L116.4 96.4 115.6 104.6Z"></path>
                {(0..6).map(|gap| gap_at(scene, gap)).collect_view()}
                {(0..6).map(|space| tile_at(scene, space)).collect_view()}
                {cardinal(scene)}
            </svg>
        </section>
    }
}

fn gap_at(scene: Scene<Lisboa>, gap: u8) -> impl IntoView {
    let (x, y) = GAPS[usize::from(gap)];
    let icon = scene.game.with_value(|game| {
        let board = &game.components.board;
        let of = |at: u8, icon: &'static str| (at == gap).then_some(icon);
        of(board.church_influence, "lisboa-influence").or(of(board.church_treasury, "lisboa-treasury"))
    });
    let label = scene.told(move |game, view| Labels { game, view }.gap(gap));
    let r = if icon.is_some() { 13.0 } else { 6.0 };
    view! {
        <MapSpot touch=scene.touch() place=places::gap(gap) label area=Area::new(x - 13.0, y - 13.0, 26.0, 26.0) class="gap">
            <circle class="touch" cx=x cy=y r="13"></circle>
            <circle class="medal" cx=x cy=y r=r></circle>
            {icon.map(|icon| sign(icon, x - 8.5, y - 8.5, 17.0))}
        </MapSpot>
    }
}

fn tile_at(scene: Scene<Lisboa>, space: u8) -> impl IntoView {
    let (x, y) = TILES[usize::from(space)];
    let tile = scene.shows(move |_, view| view.shown.church[usize::from(space)]);
    let label = scene.told(move |game, view| {
        let label = Labels { game, view }.church_space(space);
        let tile = view.shown.church[usize::from(space)];
        board::doubtful(tile.is_some_and(|tile| in_doubt(game, Thing::Tile(tile))), label)
    });
    view! {
        <MapSpot touch=scene.touch() place=places::clergy(space) label area=Area::new(x - 20.0, y - 22.0, 40.0, 44.0) class="clergy-space">
            <g transform=format!("translate({} {})", x - 18.0, y - 21.0)>
                {move || match tile.get() {
                    Some(tile) => drawn(scene, tile).into_any(),
                    None => niche().into_any(),
                }}
            </g>
        </MapSpot>
    }
}

/// The outline of a clergy tile, 36 by 41.
const NICHE: &str = "M0 41V14C0 6 11 3 18 0 25 3 36 6 36 14V41Z";

/// An empty space for a clergy tile.
pub fn niche() -> impl IntoView {
    view! { <path class="slot" d=NICHE></path> }
}

/// A clergy tile in 36 by 41.
pub fn drawn(scene: Scene<Lisboa>, tile: ClergyId) -> impl IntoView {
    let (effect, doubt) = scene
        .game
        .with_value(|game| (face::clergy(game.components.clergy(tile).effect), in_doubt(game, Thing::Tile(tile))));
    // The number stands in the middle, or left of the sign that it counts.
    let (x, anchor) = if effect.of.is_some() { (20.0, "end") } else { (18.0, "middle") };
    view! {
        <path class="niche" d=NICHE></path>
        {sign(effect.about, 9.0, 7.0, 18.0)}
        <text class="tile-number" x=x y="37" text-anchor=anchor>{effect.by}</text>
        {effect.of.map(|of| sign(of, 20.5, 25.5, 13.0))}
        {doubt.then(|| view! { <text class="doubt" x="32" y="15" text-anchor="middle">"*"</text> })}
    }
}

/// The Cardinal in his gap; he lies where a church scoring is due (L-CARDINAL-07).
fn cardinal(scene: Scene<Lisboa>) -> impl IntoView {
    let at = scene.shows(|_, view| (view.shown.cardinal, view.shown.cardinal_lies.is_some()));
    move || {
        let (gap, lies) = at.get();
        let (x, y) = GAPS[usize::from(gap % 6)];
        // Beside the icon of the gap, not on it.
        let x = if gap % 3 == 0 { x + (104.0 - x).signum() * 24.0 } else { x };
        let turn = if lies { format!("rotate(90 {x} {y})") } else { String::new() };
        view! {
            <g class="cardinal" transform=turn>
                <circle cx=x cy=y r="12.5"></circle>
                {sign("lisboa-cardinal", x - 9.0, y - 9.0, 18.0)}
            </g>
        }
    }
}
