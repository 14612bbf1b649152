//! In which order an owner looks at a copy of Lisboa, and where.

use super::printed::Thing;
use super::{names, pack};
use crate::message::Message;
use crate::printed::{Look, Part};
use lisboa::{
    Architect, BuildingId, CardId, CardType, ClergyId, Components, DecreeId, Items, Land, Noble, PlanId, Ship, Site,
    Task, Years,
};
use table::Id;

/// Tracks, tiles, lands and sites; then cards deck by deck, clergy tiles and the rest.
pub fn parts(c: &Components) -> Vec<Part<Thing>> {
    let mut parts = vec![
        Part::new(say!("lisboa-part-tracks"), tracks()),
        Part::new(say!("lisboa-part-tiles"), tiles(c)),
        Part::new(say!("lisboa-part-lands"), Land::all().map(land)),
        Part::new(say!("lisboa-part-sites"), Site::all().map(site)),
    ];
    parts.extend(Years::ALL.map(|years| deck(c, years)));
    parts.extend([
        Part::new(
            say!("lisboa-part-ships"),
            Ship::ALL.map(|it| one(Thing::Ship(it), "ship", it, say!("lisboa-where-ship"))),
        ),
        Part::new(
            say!("lisboa-part-clergy"),
            ClergyId::all().map(|it| one(Thing::Tile(it), "clergy", it, say!("lisboa-where-clergy"))),
        ),
        Part::new(say!("lisboa-part-plans"), Architect::ALL.map(|it| plans(c, it))),
        Part::new(
            say!("lisboa-part-buildings"),
            BuildingId::all().map(|it| one(Thing::Building(it), "building", it, say!("lisboa-where-building"))),
        ),
        Part::new(
            say!("lisboa-part-decrees"),
            DecreeId::all().map(|it| one(Thing::Decree(it), "decree", it, say!("lisboa-where-decree"))),
        ),
        Part::new(say!("lisboa-part-variants"), variants(c)),
        Part::new(say!("lisboa-part-rest"), rest()),
    ]);
    parts
}

/// What an entry is called.
fn title(kind: &str, id: impl ToString) -> Message {
    pack::entry(kind, &id.to_string()).unwrap_or_else(|| say!("lisboa-printed-board"))
}

/// A thing that is looked at alone.
fn one(thing: Thing, kind: &str, id: impl ToString, place: Message) -> Look<Thing> {
    Look { title: title(kind, id), place, things: vec![thing] }
}

fn tracks() -> Vec<Look<Thing>> {
    let track = |thing, kind| one(thing, kind, "", say!("lisboa-where-track"));
    let mut all = vec![
        track(Thing::Treasury, "treasury_track"),
        track(Thing::Influence, "influence_track"),
        track(Thing::Prices, "market"),
        track(Thing::Church, "church"),
    ];
    all.extend(Noble::ALL.map(|it| one(Thing::Office(it), "office", it, say!("lisboa-where-office"))));
    all
}

fn tiles(c: &Components) -> Vec<Look<Thing>> {
    let mut wigs = c.board.scoring_tiles.to_vec();
    wigs.sort_unstable();
    wigs.dedup();
    let scoring = wigs.into_iter().map(Thing::ScoringTile).collect();
    vec![
        Look { title: say!("lisboa-look-scoring-tiles"), place: say!("lisboa-where-scoring-tiles"), things: scoring },
        one(Thing::ThinColumn, "thin_column", "", say!("lisboa-where-thin-column")),
        one(Thing::City, "city_tiles", "", say!("lisboa-where-supply")),
        one(Thing::Rubble, "downtown", "", say!("lisboa-where-supply")),
    ]
}

fn land(land: Land) -> Look<Thing> {
    let (row, column) = (land.row().name(), land.column().name());
    one(Thing::Land(land), "land", land, say!("lisboa-where-land", row = row.to_owned(), column = column.to_owned()))
}

fn site(site: Site) -> Look<Thing> {
    one(Thing::Site(site), "site", site, say!("lisboa-where-site", site = names::site(site)))
}

/// The cards with one back.
fn deck(c: &Components, years: Years) -> Part<Thing> {
    let cards = CardId::all().filter(|&id| c.card(id).years == years).map(|id| {
        let kind = if c.card(id).kind() == CardType::Treasury { "treasury" } else { "noble" };
        one(Thing::Card(id), kind, id, say!("lisboa-where-card", years = names::years(years), id = id.to_string()))
    });
    Part::new(say!("lisboa-part-cards", years = names::years(years)), cards)
}

/// The Plans of an architect, which are told apart by nothing but their values.
fn plans(c: &Components, architect: Architect) -> Look<Thing> {
    let things = PlanId::all().filter(|&id| c.plan(id).architect == architect).map(Thing::Plan).collect();
    Look { title: say!("lisboa-look-plans", architect), place: say!("lisboa-where-plans"), things }
}

/// Tokens with different rewards, each once.
fn tokens(all: &[Items], thing: fn(Items) -> Thing) -> Vec<Thing> {
    let mut things = Vec::new();
    for token in all.iter().copied().map(thing) {
        if !things.contains(&token) {
            things.push(token);
        }
    }
    things
}

fn variants(c: &Components) -> Vec<Look<Thing>> {
    let (lands, sites) = (tokens(&c.land_tokens, Thing::LandToken), tokens(&c.site_tokens, Thing::SiteToken));
    let tokens = [
        Look { title: say!("lisboa-look-land-tokens"), place: say!("lisboa-where-tokens"), things: lands },
        Look { title: say!("lisboa-look-site-tokens"), place: say!("lisboa-where-tokens"), things: sites },
    ];
    let tasks = Task::ALL.map(|it| one(Thing::Task(it), "task", it, say!("lisboa-where-task")));
    tokens.into_iter().chain(tasks).collect()
}

fn rest() -> [Look<Thing>; 3] {
    [
        one(Thing::DecreeDisplay, "decrees", "", say!("lisboa-where-supply")),
        one(Thing::Player, "player_board", "", say!("lisboa-where-supply")),
        one(Thing::Scoring, "final", "", say!("lisboa-where-supply")),
    ]
}
