//! What is drawn below the Fields: sea, coasts, names, the compass rose.

use super::SIZE;
use crate::board::Scene;
use crate::board::madeira::draw::region_class;
use crate::board::madeira::places;
use crate::board::widgets::sign;
use leptos::prelude::*;
use madeira::{City, Madeira, Region};
use words::Message;
use words::madeira::{board, names};

/// The middle of the compass rose.
const ROSE: (f64, f64) = (664.0, 231.0);

/// Sea, islands and names.
pub fn ground(scene: Scene<Madeira>) -> impl IntoView {
    view! {
        <defs>
            <linearGradient id="isle-ground" x1="0" y1="0" x2="0" y2="1">
                <stop class="north" offset="0.44"></stop>
                <stop class="south" offset="0.56"></stop>
            </linearGradient>
        </defs>
        {rhumbs()}
        {["shore far", "shore near", "isle", "coast"].map(|class| island("#madeira-isle", class)).into_iter().collect_view()}
        {["shore far", "shore near", "isle small", "coast"].map(|class| island("#madeira-porto-santo", class)).into_iter().collect_view()}
        <path class="desertas" d="M554 222q3-6 8-4 3 6 8 12-2 5-7 3-6-4-9-11zM572 240q4-3 7 2l6 13q-4 2-7-3-5-6-6-12z"></path>
        {title(scene, Region::Three, 50.0, 126.0, board::north)}
        {title(scene, Region::Two, 50.0, 150.0, board::south)}
        {title(scene, Region::Three, 430.0, 126.0, board::north)}
        {title(scene, Region::Two, 430.0, 150.0, board::south)}
        {title(scene, Region::One, 614.0, 26.0, || names::city(City::PortoSanto))}
        {rose()}
        <text class="sea-name small" x="588" y="222">{move || scene.say(&board::desertas())}</text>
        <text class="sea-name" x="758" y="262" text-anchor="end">{move || scene.say(&board::ocean())}</text>
    }
}

/// An island as one of the layers that it is drawn with.
fn island(shape: &'static str, class: &'static str) -> impl IntoView {
    view! { <use href=shape class=class width=SIZE.0 height=SIZE.1></use> }
}

/// The shield and the name of a Region.
fn title(scene: Scene<Madeira>, region: Region, x: f64, y: f64, name: fn() -> Message) -> impl IntoView {
    view! {
        <g class=format!("region-title {}", region_class(region)) transform=format!("translate({x} {y})")>
            {sign("madeira-region", 0.0, -13.0, 19.0)}
            <text class="region-number" x="9.5" y="1" text-anchor="middle">{region.to_string()}</text>
            <text class="map-name" x="24" y="2">{move || scene.say(&name())}</text>
        </g>
    }
}

/// Lines of the compass over the sea.
fn rhumbs() -> impl IntoView {
    let line = |n: u32| {
        let (sin, cos) = (f64::from(n) * std::f64::consts::PI / 16.0).sin_cos();
        format!("M{} {}L{:.0} {:.0}", ROSE.0, ROSE.1, ROSE.0 + 900.0 * cos, ROSE.1 + 900.0 * sin)
    };
    let lines: String = (0..32).map(line).collect();
    view! { <path class="rhumbs" d=lines></path> }
}

/// The compass rose: long points, then short ones.
fn rose() -> impl IntoView {
    let point = |(turn, long, wide): (f64, f64, f64)| {
        let foot = long / 5.0;
        view! {
            <g transform=format!("rotate({turn})")>
                <path class="point dark" d=format!("M0 {}L{wide} {}L0 0z", -long, -foot)></path>
                <path class="point" d=format!("M0 {}L{} {}L0 0z", -long, -wide, -foot)></path>
            </g>
        }
    };
    let points = (0..16).map(|n| match n % 4 {
        0 => (22.5 * f64::from(n), 23.2, 3.0),
        2 => (22.5 * f64::from(n), 17.2, 2.4),
        _ => (22.5 * f64::from(n), 12.0, 1.4),
    });
    view! {
        <g class="compass-rose" data-place=places::supply().0.to_string() transform=format!("translate({} {})", ROSE.0, ROSE.1)>
            <circle r="19.6"></circle>
            <circle r="14.4"></circle>
            {points.map(point).collect_view()}
        </g>
    }
}
