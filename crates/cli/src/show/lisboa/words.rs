//! Small words: amounts, items, goods, cubes and names of things.

use super::marks::{Thing, star};
pub use crate::show::words::{listed, many, whose};
use lisboa::{CardId, CardType, Components, Deed, Good, HouseGroup, Item, Items, Noble, PlanId, Post, Rubble, Site};
use table::{Id, IdSet};

/// `1 real`, `2 réis`.
pub fn reis(n: impl Into<i64>) -> String {
    many(n, "real", "réis")
}

/// `1 wig`, `2 wigs`.
pub fn wigs(n: impl Into<i64>) -> String {
    many(n, "wig", "wigs")
}

/// Goods of one kind, several of them.
pub const fn plural(good: Good) -> &'static str {
    match good {
        Good::Gold => "gold",
        Good::Cloth => "cloth",
        Good::Book => "books",
        Good::Tool => "tools",
    }
}

/// The name of a Noble in a sentence.
pub const fn noble(noble: Noble) -> &'static str {
    match noble {
        Noble::Maia => "Maia",
        Noble::Marquis => "the Marquis",
        Noble::King => "the King",
    }
}

/// The type of a card.
pub const fn card_type(kind: CardType) -> &'static str {
    match kind {
        CardType::Maia => "Maia",
        CardType::Marquis => "Marquis",
        CardType::King => "King",
        CardType::Treasury => "Treasury",
    }
}

/// A card by number and type.
pub fn card(components: &Components, id: CardId) -> String {
    card_with(components, id, "")
}

/// The same on the table, with a star if it is reconstructed.
pub fn marked_card(components: &Components, id: CardId) -> String {
    card_with(components, id, star(components, Thing::Card(id)))
}

fn card_with(components: &Components, id: CardId, mark: &str) -> String {
    format!("card {id}{mark} ({})", card_type(components.card(id).kind()))
}

/// What an action of a Noble is.
pub const fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Recruit => "recruit officials",
        Deed::Plan => "get a Plan",
        Deed::Ship => "build a ship",
        Deed::Produce => "produce goods",
        Deed::Cardinal => "meet the Cardinal",
        Deed::Favor => "get a Royal Favor",
        Deed::Store => "build a store",
        Deed::Decree => "take a decree",
        Deed::Open => "open a public building",
    }
}

/// An office or plaza.
pub const fn post(post: Post) -> &'static str {
    match post {
        Post::MaiaOffice => "Maia's office",
        Post::MarquisOffice => "the Marquis' office",
        Post::KingOffice => "the King's office",
        Post::MaiaPlaza => "Maia's plaza",
        Post::MarquisPlaza => "the Marquis' plaza",
        Post::KingPlaza => "the King's plaza",
    }
}

/// One thing that a card or a space gives.
pub fn item(item: Item) -> String {
    match item {
        Item::Reis(n) => reis(n),
        Item::Influence(n) => format!("{n} Influence"),
        Item::Goods(good, n) => many(n, good.name(), plural(good)),
        Item::Plan(n) => many(n, "Plan", "Plans"),
        Item::Recruit(n) => format!("{} to offices", many(n, "official", "officials")),
        Item::Favor => "a Royal Favor".to_owned(),
        Item::Rubble => "a cube of the rubble pile".to_owned(),
        Item::Cardinal => "a step of the Cardinal with a clergy tile".to_owned(),
        Item::TakeDecree => "a decree (a set marker buys a second one)".to_owned(),
        Item::Decree(n) => many(n, "decree", "decrees"),
    }
}

/// The same in as few letters as a map can hold.
pub fn short_item(item: Item) -> String {
    match item {
        Item::Reis(_) | Item::Influence(_) | Item::Goods(..) | Item::Plan(_) | Item::Decree(_) => self::item(item),
        Item::Recruit(n) => many(n, "official", "officials"),
        Item::Favor => "Favor".to_owned(),
        Item::Rubble => "rubble".to_owned(),
        Item::Cardinal => "Cardinal".to_owned(),
        Item::TakeDecree => "decree".to_owned(),
    }
}

/// Several items.
pub fn items(items: Items) -> String {
    listed(items.into_iter().flatten().map(item), "nothing")
}

/// Goods with their counts, those that are there.
pub fn goods(counts: [u8; 4]) -> String {
    let there = Good::ALL.into_iter().filter(|good| counts[good.index()] > 0);
    let text = |good: Good| many(counts[good.index()], good.name(), plural(good));
    listed(there.map(text), "no goods")
}

/// Cubes with their counts, those that are there.
pub fn cubes(counts: [u8; 3]) -> String {
    let there = Rubble::ALL.into_iter().filter(|color| counts[color.index()] > 0);
    let texts: Vec<String> = there.map(|color| format!("{} {color}", counts[color.index()])).collect();
    if texts.is_empty() { "no cubes".to_owned() } else { texts.join(" ") }
}

/// The colours of a building.
pub fn colors(colors: IdSet<Good>) -> String {
    colors.iter().map(Good::name).collect::<Vec<_>>().join("+")
}

/// A Plan with its architect and officials.
pub fn plan(components: &Components, id: PlanId) -> String {
    plan_with(components, id, "")
}

/// The same on the table, with a star if it is reconstructed.
pub fn marked_plan(components: &Components, id: PlanId) -> String {
    plan_with(components, id, star(components, Thing::Plan(id)))
}

fn plan_with(components: &Components, id: PlanId, mark: &str) -> String {
    format!("Plan {id}{mark} ({})", plan_face(components, id))
}

/// The architect and the officials of a Plan.
pub fn plan_face(components: &Components, id: PlanId) -> String {
    let plan = components.plan(id);
    format!("{}, {}", plan.architect, many(plan.officials, "official", "officials"))
}

/// The ability of a group of houses with so many placed (L-HOUSE-03..10).
pub const fn house_ability(group: HouseGroup, placed: u8) -> &'static str {
    match (group, placed) {
        (HouseGroup::Left, 0 | 1) | (HouseGroup::Middle | HouseGroup::Right, 0) => "nothing yet",
        (HouseGroup::Left, _) => "visits may be paid in réis",
        (HouseGroup::Middle, 1 | 2) => "ships cost 1 good fewer",
        (HouseGroup::Middle, _) => "ships cost no goods",
        (HouseGroup::Right, 1 | 2) => "producing gives 1 extra good of one type",
        (HouseGroup::Right, _) => "producing gives 1 extra good of each type",
    }
}

/// Where a site is, in words.
pub fn site(site: Site) -> String {
    match (site.row(), site.street()) {
        (Some(row), _) => format!("{} of row {row}", site.side()),
        (None, Some(street)) => format!("at the north end of the {street} street"),
        (None, None) => site.to_string(),
    }
}
