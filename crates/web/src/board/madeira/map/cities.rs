//! The three Cities: districts with their spots, or with the Guild Favor that can still be taken there.

use crate::board::Scene;
use crate::board::madeira::draw::{before, guild_class, guild_icon, income_icon, printed, told};
use crate::board::madeira::face::{favor_icon, worker};
use crate::board::madeira::places;
use crate::board::widgets::{Spot, count, icon, piece, star};
use leptos::prelude::*;
use madeira::{BUILT, City, DISTRICTS, Favor, Madeira, Spot as CitySpot, State};
use table::{Id, Seat};
use words::madeira::board;
use words::madeira::names;
use words::madeira::printed::{Thing, in_doubt};

/// All Cities, with the Wood that each column costs above.
pub fn cities(scene: Scene<Madeira>) -> impl IntoView {
    let (wood, doubt) = scene.game.with_value(|game| (game.components.district_wood, in_doubt(game, Thing::Districts)));
    view! {
        <div role="group" class="cities azul" aria-label=move || scene.say(&board::cities())>
            <div class="city-head">
                <h3>{move || scene.say(&board::cities())}</h3>
                {wood.map(|n| view! { <span>{count("madeira-wood", 14, n)}{star(doubt)}</span> }).into_iter().collect_view()}
            </div>
            {City::ALL.map(|city| town(scene, city)).into_iter().collect_view()}
        </div>
    }
}

fn town(scene: Scene<Madeira>, city: City) -> impl IntoView {
    let spec = scene.game.with_value(|game| *game.components.city(city));
    let (doubt, label) = printed(scene, Thing::City(city), move |labels| labels.city(city));
    view! {
        <div class="town">
            <Spot touch=scene.touch() place=places::city(city) label class="town-name">
                <b>{move || scene.say(&names::city(city))}</b>
                <span>
                    {count(income_icon(city), 14, format!("{}/{}", spec.worker, spec.citizen))}
                    {count("madeira-pp", 13, format!("{}/{}", spec.most, spec.present))}
                    {star(doubt)}
                </span>
            </Spot>
            {(1..=DISTRICTS).map(|n| district(scene, city, n)).collect_view()}
        </div>
    }
}

/// A district is built when no Favor lies on it (M-GEN-11).
fn district(scene: Scene<Madeira>, city: City, n: u8) -> impl IntoView {
    let lying = scene.shows(move |_, view| {
        let at = n.checked_sub(BUILT + 1)?;
        view.shown.favors[city.index()][usize::from(at)]
    });
    move || match lying.get() {
        Some(favor) => tile(scene, favor, n).into_any(),
        None => {
            let spots = CitySpot::all().filter(|spot| spot.city() == city && spot.district() == n);
            view! { <span class="district">{spots.map(|at| spot(scene, at)).collect_view()}</span> }.into_any()
        }
    }
}

/// A Guild Favor that can be taken for the Wood of its district, which stands above the column where there is room.
fn tile(scene: Scene<Madeira>, favor: Favor, district: u8) -> impl IntoView {
    let (guild, wood) = scene.game.with_value(|game| {
        let wood = game.components.district_wood[usize::from(district - BUILT - 1)];
        (game.components.guild[favor.index()], wood)
    });
    let (doubt, label) = printed(scene, Thing::Favor(favor), move |labels| labels.favor(favor));
    view! {
        <Spot touch=scene.touch() place=places::favor(favor) label class="favor-tile">
            <span class=format!("favor-face {}", guild_class(guild))>
                <i class="emblem">{icon(guild_icon(guild), 10)}</i>
                {icon(favor_icon(favor), 20)}
                <b>{move || scene.say(&names::favor(favor))}{star(doubt)}</b>
                <i class="tile-wood">{count("madeira-wood", 16, wood)}</i>
            </span>
        </Spot>
    }
}

/// Who stands on a spot.
#[derive(Clone, Copy, PartialEq)]
enum Stands {
    Worker(Seat),
    Citizen,
    Nobody,
}

fn stands(game: &Madeira, s: &State, at: CitySpot) -> Stands {
    match Seat::first(game.options.players).find(|&seat| s.players[seat].city.has(at)) {
        Some(seat) => Stands::Worker(seat),
        None if s.citizens.has(at) => Stands::Citizen,
        None => Stands::Nobody,
    }
}

fn spot(scene: Scene<Madeira>, at: CitySpot) -> impl IntoView {
    let there = scene.shows(move |game, view| stands(game, &view.shown, at));
    let label = told(scene, move |labels| labels.spot(at));
    let stood = before(scene, move |game, sight| stands(game, &sight.view.shown, at));
    let is_new = move || there.get() != stood.get();
    let draw = move || match there.get() {
        Stands::Worker(seat) => {
            view! { <i class:ghost=is_new>{piece(worker(seat), None, Some(seat), 19)}</i> }.into_any()
        }
        Stands::Citizen => view! { <i class:ghost=is_new>{icon("madeira-citizen", 19)}</i> }.into_any(),
        Stands::Nobody => view! { <i class="free"></i> }.into_any(),
    };
    view! { <Spot touch=scene.touch() place=places::spot(at) label class="city-spot">{draw}</Spot> }
}
