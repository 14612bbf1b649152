//! The table as everybody sees it: Royal Court, market, church, displays, shipyard, architects.

use super::marks::{LEGEND, Thing, star};
use super::words::{self, listed, many};
use super::{Sight, city, player};
use crate::show::text::{grid, heading, labelled};
use crate::show::words::say;
use ::words::lisboa::things;
use lisboa::{Architect, CardType, Good, Lisboa, Noble, Ship, Stage, State};
use table::{Id, Seat};

/// The whole table, with the viewer's own board last.
pub fn whole(game: &Lisboa, sight: &Sight<'_>) -> String {
    let mut out = String::new();
    head(game, sight, &mut out);
    court(game, sight, &mut out);
    let s = &sight.view.shown;
    if s.stage != Stage::Setup {
        church(game, s, &mut out);
        display(game, s, &mut out);
    }
    yard(game, s, &mut out);
    city::city(game, sight, &mut out);
    if s.stage != Stage::Setup {
        out.push_str(&decrees(game, sight));
    }
    player::everybody(game, sight, &mut out);
    if out.contains('*') {
        labelled(&mut out, "", LEGEND);
    }
    out
}

fn head(game: &Lisboa, sight: &Sight<'_>, out: &mut String) {
    let s = &sight.view.shown;
    let turn = sight.name(s.turn);
    heading(out, &format!("Lisboa: period {}, round {}, turn of {turn}, start player {}", s.period, s.round, s.start));
    labelled(out, "", &say(&things::stage(game, s)));
}

fn court(game: &Lisboa, sight: &Sight<'_>, out: &mut String) {
    let (s, c) = (&sight.view.shown, &game.components);
    let board = &c.board;
    let space = board.treasury[usize::from(s.treasury)];
    let track = board.treasury.iter().enumerate().map(|(i, space)| {
        let text = format!("{}/{:+}", space.reis, space.influence);
        if i == usize::from(s.treasury) { format!("[{text}]") } else { text }
    });
    let track = track.collect::<Vec<_>>().join(" ");
    let value = format!("{}, visits cost {:+} Influence   (track: {track})", words::reis(space.reis), space.influence);
    labelled(out, &format!("Treasury{}", star(c, Thing::Treasury)), &value);
    let prices = Good::ALL.map(|good| format!("{good} {}", s.prices[good.index()]));
    let prices = format!("{} (what a ship pays for a good, before its bonus)", prices.join("  "));
    labelled(out, &format!("Prices{}", star(c, Thing::Prices)), &prices);
    let mut rows = Vec::new();
    for noble in Noble::ALL {
        rows.push(office(game, sight, noble));
    }
    grid(out, &rows);
}

/// An office with its plaza, and what a visit costs the viewer.
fn office(game: &Lisboa, sight: &Sight<'_>, noble: Noble) -> Vec<String> {
    let s = &sight.view.shown;
    let count = |post: lisboa::Post| {
        let seats = Seat::first(game.options.players).filter(|&seat| s.boards[seat].posts[post.index()] > 0);
        let mut texts: Vec<String> =
            seats.map(|seat| format!("{seat}:{}", s.boards[seat].posts[post.index()])).collect();
        if game.options.players == 2 && post == noble.office() {
            texts.push("neutral:1".to_owned());
        }
        if texts.is_empty() { "nobody".to_owned() } else { texts.join(" ") }
    };
    let spaces = game.components.board.office_spaces[noble.index()];
    let mark = star(&game.components, Thing::Office(noble));
    let cost = sight.view.seat.map(|seat| game.visit_cost(s, seat, noble, false));
    let [first, second] = noble.state_actions();
    let cost = cost.map_or(String::new(), |cost| format!("a visit costs you {cost}"));
    vec![
        format!("{:<9}", words::card_type(CardType::ALL[noble.index()])),
        format!("office {} (of {spaces}{mark})", count(noble.office())),
        format!("plaza {}", count(noble.plaza())),
        cost,
        format!("{first}, {second} (trade: {}); {}", noble.native_good(), noble.noble_action()),
    ]
}

fn church(game: &Lisboa, s: &State, out: &mut String) {
    let (c, board) = (&game.components, &game.components.board);
    let lies = s.cardinal_lies.map_or("", |_| " He lies down: a church scoring follows.");
    let text = format!(
        "the Cardinal stands at gap {}; gap {} brings a church scoring, gap {} raises the Treasury.{lies}",
        s.cardinal, board.church_influence, board.church_treasury
    );
    labelled(out, &format!("Church{}", star(c, Thing::Church)), &text);
    for (space, tile) in s.church.iter().enumerate() {
        let text = tile.map_or("empty".to_owned(), |id| {
            format!("tile {id}{}: {}", star(c, Thing::Tile(id)), words::clergy(c, id))
        });
        labelled(out, &format!("  gap {space}-{}", (space + 1) % 6), &text);
    }
}

fn display(game: &Lisboa, s: &State, out: &mut String) {
    labelled(out, "Display", "you take one of these at the end of your turn");
    for kind in CardType::ALL {
        let left = game.face_down(s, kind).len();
        let text = match s.display[kind.index()] {
            Some(id) => {
                let mark = star(&game.components, Thing::Card(id));
                format!("card {id}{mark}: {} ({left} below)", words::card(&game.components, id))
            }
            None => "empty".to_owned(),
        };
        labelled(out, &format!("  {}", words::card_type(kind)), &text);
    }
}

fn yard(game: &Lisboa, s: &State, out: &mut String) {
    let top = s.top_ship().map_or("empty".to_owned(), |ship| {
        format!("on top a {}, costs as many different goods as it holds", words::marked_ship(&game.components, ship))
    });
    let left = Ship::ALL.into_iter().filter(|ship| s.shipyard[ship.index()] > 0);
    let left = listed(left.map(|ship| format!("{} {ship}", s.shipyard[ship.index()])), "none");
    labelled(out, "Shipyard", &format!("{top}; left: {left}"));
    for architect in Architect::ALL {
        labelled(out, if architect == Architect::Blue { "Blue" } else { "Green" }, &architect_text(game, s, architect));
    }
}

fn architect_text(game: &Lisboa, s: &State, architect: Architect) -> String {
    let c = &game.components;
    let building = |id: Option<lisboa::BuildingId>| {
        id.map_or("none".to_owned(), |id| {
            let mark = star(c, Thing::Building(id));
            format!("{id}{mark} showing {}", words::colors(c.colors(id, architect)))
        })
    };
    let plans = s.plans.iter().filter(|&plan| c.plan(plan).architect == architect).count() as i64;
    let top = game.top_plan(s, architect).map_or("none".to_owned(), |plan| words::marked_plan(c, plan));
    format!(
        "building {}, next {}, {} more; {top} on top of {}",
        building(s.available[architect.index()]),
        building(s.next[architect.index()]),
        s.stacked[architect.index()],
        many(plans, "Plan", "Plans")
    )
}

/// The decrees laid out, and what each would be worth to the viewer now.
pub fn decrees(game: &Lisboa, sight: &Sight<'_>) -> String {
    let mut out = String::new();
    let (s, c) = (&sight.view.shown, &game.components);
    labelled(
        &mut out,
        &format!("Decrees{}", star(c, Thing::DecreeDisplay)),
        "scored at the end of the game; what each is worth to you now in brackets",
    );
    for id in s.decrees {
        let mark = star(c, Thing::Decree(id));
        labelled(&mut out, &format!("  {id}{mark}"), &words::decree(game, s, sight.view.seat, id));
    }
    out
}
