//! Decrees.

use super::cite;
use crate::components::{Count, Decree, Scale};
use crate::ids::{Architect, DecreeId, Good, Row, Rubble, Side};
use table::Id;
use table::pack::{Entry, Pack};

/// The 70 decrees.
pub(super) fn decrees(pack: &mut Pack) -> Option<[Decree; 70]> {
    pack.keyed("decrees.toml", "decree", "number", DecreeId::all(), decree)?.try_into().ok()
}

fn decree(entry: &mut Entry) -> Option<Decree> {
    cite(entry, "L-DECREE");
    let count = count(entry);
    let scale = scale(entry);
    let wigs = entry.number("wigs", 1..=20);
    let not_with_two = entry.flag("not_with_two");
    let (count, scale) = (count?, scale?);
    check_each(entry, count, scale);
    Some(Decree { count, scale, wigs: wigs?, not_with_two: not_with_two? })
}

/// The keys that narrow down what is counted.
const FILTERS: [&str; 6] = ["side", "architect", "row", "street", "rubble", "good"];

fn count(entry: &mut Entry) -> Option<Count> {
    let what = entry.parse("count", |text| Ok(text.to_owned()));
    let side = entry.maybe("side", Entry::name::<Side>);
    let architect = entry.maybe("architect", Entry::name::<Architect>);
    let row = entry.maybe("row", Entry::name::<Row>);
    let street = entry.maybe("street", Entry::name::<Good>);
    let rubble = entry.maybe("rubble", Entry::name::<Rubble>);
    let good = entry.maybe("good", Entry::name::<Good>);
    let what = what?;
    let (side, architect, row, street, rubble, good) = (side?, architect?, row?, street?, rubble?, good?);
    let (count, filters): (Count, &[&str]) = match what.as_str() {
        "buildings" => (Count::Buildings { side, architect }, &["side", "architect"]),
        "own-stores" => (Count::OwnStores { row, street }, &["row", "street"]),
        "all-stores" => (Count::AllStores { row, street }, &["row", "street"]),
        "cubes" => (Count::Cubes(rubble), &["rubble"]),
        "goods" => (Count::Goods(good), &["good"]),
        "plans" => (Count::Plans(architect), &["architect"]),
        "plan-officials" => (Count::PlanOfficials, &[]),
        "decrees" => (Count::Decrees, &[]),
        "influence" => (Count::Influence, &[]),
        "card-influence" => (Count::CardInfluence, &[]),
        "portfolio-cards" => (Count::PortfolioCards, &[]),
        "money" => (Count::Money, &[]),
        "ships" => (Count::Ships, &[]),
        _ => {
            entry.fault("count", format!("`{what}` is not counted by decrees; known are {COUNTS}"));
            return None;
        }
    };
    for key in FILTERS.into_iter().filter(|key| !filters.contains(key)) {
        entry.absent(key, format!("does not go with `{what}`"));
    }
    Some(count)
}

const COUNTS: &str = "buildings, own-stores, all-stores, cubes, goods, plans, plan-officials, decrees, influence, \
                      card-influence, portfolio-cards, money, ships";

fn scale(entry: &mut Entry) -> Option<Scale> {
    let per = entry.maybe("per", |entry, key| entry.number(key, 1..=9));
    let most = entry.flag("most");
    let each = entry.flag("each");
    match (per?, most?, each?) {
        (Some(per), false, false) => Some(Scale::Per(per)),
        (None, true, false) => Some(Scale::Most),
        (None, false, true) => Some(Scale::Each),
        _ => {
            entry.fault("per", "a decree has exactly one of `per`, `most` and `each`");
            None
        }
    }
}

/// Only stores and goods have four kinds of which one can own each (L-DECREE-21, L-DECREE-50).
fn check_each(entry: &mut Entry, count: Count, scale: Scale) {
    let has_kinds = matches!(count, Count::OwnStores { row: None, street: None } | Count::Goods(None));
    if scale == Scale::Each && !has_kinds {
        entry.fault("each", "goes only with `own-stores` or `goods`, without a narrower choice");
    }
}
