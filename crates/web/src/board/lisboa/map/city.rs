//! Land spaces with their rewards or stores, and construction sites with their cubes, rewards or public buildings.

use super::{land_area, site_area};
use crate::board::Scene;
use crate::board::lisboa::face::{self, Sign, mark, street_class};
use crate::board::lisboa::flights::{cube_icon, good_icon};
use crate::board::lisboa::numbers::Numbers;
use crate::board::lisboa::places;
use crate::board::widgets::{Area, MapSpot, map_star, seat_class, sign};
use leptos::prelude::*;
use lisboa::{Architect, Good, Items, Land, Lisboa, Rubble, Side, Site};
use table::{Id, IdSet, Seat};
use words::Message;
use words::lisboa::board::{self, Labels};
use words::lisboa::printed::{self, Thing, in_doubt};

/// What is on a land space.
#[derive(Clone, PartialEq)]
struct LandFace {
    store: Option<(Good, Option<Seat>)>,
    reward: Items,
    doubt: bool,
    label: Message,
}

/// A land space, with the places for entrances while it is free.
pub fn land(scene: Scene<Lisboa>, at: Land, told: Memo<Numbers>) -> impl IntoView {
    let face = scene.shows(move |game, view| {
        let s = &view.shown;
        let store = s.street(at).map(|street| (street, s.owner(at)));
        let label = Labels { game, view }.land(at);
        let doubt = store.is_none() && in_doubt(game, printed::land(game, s, at));
        LandFace { store, reward: game.land_reward(s, at), doubt, label }
    });
    let lot = Memo::new(move |_| told.with(|numbers| numbers.lots.iter().find(|lot| lot.land == at).cloned()));
    let label = said(
        scene,
        Signal::derive(move || {
            let (label, doubt) = face.with(|face| (face.label.clone(), face.doubt));
            let priced =
                lot.with(|lot| lot.as_ref().map(|lot| board::lot(label.clone(), lot.price, &lot.streets, lot.short)));
            (priced.unwrap_or(label), doubt)
        }),
    );
    let area = land_area(at);
    let is_free = Memo::new(move |_| face.with(|face| face.store.is_none()));
    let draw = move || {
        face.with(|face| match face.store {
            Some((street, owner)) => store(at, area, street, owner).into_any(),
            None => free(at, area, face.reward, face.doubt).into_any(),
        })
    };
    view! {
        <MapSpot touch=scene.touch() place=places::land(at) label area class="land">{draw}</MapSpot>
        {move || is_free.get().then(|| doors(scene, at, area))}
    }
}

/// A label, with the note of reconstructed values where it is due.
fn said(scene: Scene<Lisboa>, label: Signal<(Message, bool)>) -> Signal<String> {
    Signal::derive(move || {
        let (label, doubt) = label.get();
        scene.say(&board::doubtful(doubt, label))
    })
}

fn free(at: Land, area: Area, reward: Items, doubt: bool) -> impl IntoView {
    let is_thin = at.column().is_thin();
    let tile = if is_thin { "#lisboa-tile-thin" } else { "#lisboa-tile-land" };
    let (x, y) = area.middle();
    view! {
        <use href=tile x=area.x y=area.y width=area.w height=area.h></use>
        <circle class="medal" cx=x cy=y r=if is_thin { 15.5 } else { 20.0 }></circle>
        {signs(face::items(reward), x, y, if is_thin { 0.74 } else { 1.0 })}
        {doubt.then(|| map_star(area.x + area.w - 7.0, area.y + area.h - 1.5))}
    }
}

/// Signs with their numbers around a point: one large, two side by side.
fn signs(signs: Vec<Sign>, x: f64, y: f64, scale: f64) -> AnyView {
    let one = |(icon, number): Sign, x: f64, size: f64| {
        let shift = if number.is_some() { size * 0.27 } else { 0.0 };
        let text = number.map(|number| {
            let (at, font) = (x + size * 0.52, size * 0.72);
            view! { <text class="number" x=at y=y + font * 0.35 font-size=format!("{font:.1}px") text-anchor="middle">{number}</text> }
        });
        view! { {sign(icon, x - size / 2.0 - shift, y - size / 2.0, size)} {text} }.into_any()
    };
    let n = signs.len();
    let size = scale
        * if n > 1 {
            17.0
        } else if signs.iter().any(|(_, number)| number.is_some()) {
            22.0
        } else {
            26.0
        };
    let step = size * 1.15;
    let first = x - step * (n.saturating_sub(1)) as f64 / 2.0;
    signs.into_iter().enumerate().map(|(i, sign)| one(sign, first + step * i as f64, size)).collect_view().into_any()
}

/// A store with its roof, its windows, its entrance and the house of its owner.
pub fn store(at: Land, area: Area, street: Good, owner: Option<Seat>) -> impl IntoView {
    let Area { x, y, w, h } = area;
    let is_thin = at.column().is_thin();
    let columns = if is_thin { 2 } else { 5 };
    let step = if is_thin { 12.0 } else { 11.5 };
    let left = x + (w - step * (columns as f64 - 1.0) - 7.0) / 2.0;
    let window =
        move |i: usize, y: f64| view! { <rect x=left + step * i as f64 y=y width="7" height="8" rx="1.5"></rect> };
    // Below, the good that is sold stands among the windows.
    let below = (0..columns).filter(|&i| !is_thin && i != 2).map(|i| window(i, y + h - 16.0));
    let windows = (0..columns).map(|i| window(i, y + 9.0)).chain(below).collect_view();
    let side = board::entrance(at, street);
    let size = if is_thin { 26.0 } else { 38.0 };
    let aside = if is_thin { 7.0 } else { 6.5 };
    let (mx, my) = area.middle();
    let (hx, hy) = (if side == Side::West { mx + aside } else { mx - aside }, my);
    view! {
        <g class=street_class(street)>
            <rect class="shop" x=x + 0.75 y=y + 0.75 width=w - 1.5 height=h - 1.5 rx="3"></rect>
            <g class="windows">{windows}</g>
            {door(area, side)}
            {sign(good_icon(street), mx - 8.0, y + h - 20.0, 16.0)}
        </g>
        {owner.map(|owner| house(owner, hx, hy - 5.0, size))}
    }
}

/// An entrance with an arrow to its street.
fn door(area: Area, side: Side) -> impl IntoView {
    let edge = if side == Side::West { area.x } else { area.x + area.w };
    let (_, y) = area.middle();
    let inner = if side == Side::West { 1.5 } else { -1.5 };
    let tip = if side == Side::West { -3.0 } else { 3.0 };
    let x = edge + inner;
    view! {
        <rect class="door" x=x - 10.0 y=y - 15.0 width="20" height="30" rx="4"></rect>
        <path class="arrow" d=format!("M{} {}L{} {y}L{} {}", x - tip, y - 6.0, x + tip, x - tip, y + 6.0)></path>
    }
}

fn house(owner: Seat, x: f64, y: f64, size: f64) -> impl IntoView {
    let inner = size * 0.42;
    view! {
        <g class=seat_class(Some(owner))>
            {sign("lisboa-house", x - size / 2.0, y - size / 2.0, size)}
            <g class="mark">{sign(mark(owner), x - inner / 2.0, y - size * 0.08, inner)}</g>
        </g>
    }
}

/// Where the entrance of a new store could be: seen only while it can be chosen.
fn doors(scene: Scene<Lisboa>, at: Land, area: Area) -> impl IntoView {
    let one = move |street: Good| {
        let side = board::entrance(at, street);
        let (_, y) = area.middle();
        let x = if side == Side::West { area.x - 8.5 } else { area.x + area.w - 11.5 };
        let label = scene.told(move |game, view| Labels { game, view }.door(at, street));
        view! {
            <g class=street_class(street)>
                <MapSpot touch=scene.touch() place=places::door(at, street) label area=Area::new(x, y - 15.0, 20.0, 30.0) class="entrance">
                    {door(area, side)}
                </MapSpot>
            </g>
        }
    };
    at.column().streets().iter().map(|&street| one(street)).collect_view()
}

/// What is on a construction site.
#[derive(Clone, PartialEq)]
struct SiteFace {
    building: Option<(Architect, IdSet<Good>)>,
    cubes: Vec<Rubble>,
    reward: Items,
    doubt: bool,
    label: Message,
}

/// A construction site.
pub fn site(scene: Scene<Lisboa>, at: Site) -> impl IntoView {
    let face = scene.shows(move |game, view| {
        let s = &view.shown;
        let open = s.buildings[at.index()];
        SiteFace {
            building: open.map(|open| (open.architect, game.components.colors(open.building, open.architect))),
            cubes: face::cubes(s.site_rubble[at.index()]),
            reward: game.site_reward(s, at),
            doubt: match open {
                Some(open) => in_doubt(game, Thing::Building(open.building)),
                None => in_doubt(game, printed::site(game, s, at)),
            },
            label: Labels { game, view }.site(at),
        }
    });
    let label = said(scene, Signal::derive(move || face.with(|face| (face.label.clone(), face.doubt))));
    let area = site_area(at);
    let draw = move || {
        face.with(|face| match face.building {
            Some((architect, colors)) => view! {
                <g transform=format!("translate({} {})", area.x, area.y)>{building(architect, colors)}</g>
            }
            .into_any(),
            None => plot(area, face).into_any(),
        })
    };
    view! { <MapSpot touch=scene.touch() place=places::site(at) label area class="site">{draw}</MapSpot> }
}

/// A free site: its reward above, its cubes below.
fn plot(area: Area, face: &SiteFace) -> impl IntoView {
    let Area { x, y, w, h } = area;
    let (middle, _) = area.middle();
    let n = face.cubes.len() as f64;
    let pitch = if n > 2.0 { 20.0 } else { 24.0 };
    let cube = |(i, color): (usize, &Rubble)| {
        sign(cube_icon(*color), middle - pitch * n / 2.0 + pitch * i as f64 + (pitch - 20.0) / 2.0, y + 39.0, 20.0)
    };
    let corners = format!(
        "M{x} {}L{} {y}M{} {y}L{} {}M{x} {}L{} {}M{} {}L{} {}",
        y + 14.0,
        x + 14.0,
        x + w - 14.0,
        x + w,
        y + 14.0,
        y + h - 14.0,
        x + 14.0,
        y + h,
        x + w - 14.0,
        y + h,
        x + w,
        y + h - 14.0
    );
    view! {
        <rect class="plot" x=x + 0.75 y=y + 0.75 width=w - 1.5 height=h - 1.5 rx="4"></rect>
        <path class="plot-line" d=corners></path>
        <rect class="medal" x=middle - 21.0 y=y + 6.0 width="42" height="28" rx="3"></rect>
        {signs(face::items(face.reward), middle, y + 20.0, 0.82)}
        {face.cubes.iter().enumerate().map(cube).collect_view()}
        {face.doubt.then(|| map_star(x + w - 6.0, y + h - 2.0))}
    }
}

/// A public building in a square of 66: the roof of its architect, a wall of each colour.
pub fn building(architect: Architect, colors: IdSet<Good>) -> impl IntoView {
    let roof = match architect {
        Architect::Blue => view! {
            <path class="roof of-blue" d="M3 22L33 4 63 22Z"></path>
            {sign("lisboa-architect-blue", 27.0, 9.0, 12.0)}
        }
        .into_any(),
        Architect::Green => view! {
            <path class="roof of-green" d="M8 22C8 9 20 4.5 33 4.5S58 9 58 22Z"></path>
            <path class="roof-line" d="M33 4.5V1"></path>
            <path class="roof-mark" d="M25 19L41 19 25 10Z"></path>
        }
        .into_any(),
    };
    let n = f64::from(colors.len().max(1));
    let width = 56.0 / n;
    let r = (width / 2.0 - 1.0).min(11.5);
    let wall = move |(i, good): (usize, Good)| {
        let (x, middle) = (5.0 + width * i as f64, 5.0 + width * (i as f64 + 0.5));
        let size = r * 1.56;
        view! {
            <g class=street_class(good)>
                <rect class="wall" x=x y="22" width=width height="37"></rect>
                <circle class="shield" cx=middle cy="40" r=r></circle>
                {sign(good_icon(good), middle - size / 2.0, 40.0 - size / 2.0, size)}
            </g>
        }
    };
    view! {
        <rect class="lot" x=".75" y=".75" width="64.5" height="64.5" rx="3"></rect>
        {roof}
        {colors.iter().enumerate().map(wall).collect_view()}
        <rect class="steps" x="3" y="59" width="60" height="3.6" rx="1"></rect>
    }
}
