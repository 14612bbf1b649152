//! The names of goods, nobles, places and pieces, and amounts of them. An id of the game can be filled into any message.

use crate::message::{List, Message, Said, Value};
use lisboa::{
    Architect, BuildingId, CardId, CardType, ClergyId, Components, DecreeId, Deed, Good, HouseGroup, Item, Items, Land,
    Noble, PlanId, PortfolioRow, Post, Row, Rubble, Ship, Side, Site, Slot, Task, Years,
};
use table::{Id, IdSet};

/// Things that a message names by themselves.
macro_rules! things {
    ($($kind:ty => $name:expr),+ $(,)?) => {$(
        impl Said for $kind {
            fn said(self) -> Value {
                $name(self).said()
            }
        }
    )+};
}
things! {
    Good => good, Rubble => rubble, Noble => noble, Deed => deed, Post => post, Ship => ship, Architect => architect,
    Side => side, HouseGroup => group, PortfolioRow => portfolio_row, CardType => card_type, Site => site,
}

/// Things whose number or letter is the same in every language.
macro_rules! labels {
    ($($kind:ty),+) => {$(
        impl Said for $kind {
            fn said(self) -> Value {
                self.to_string().said()
            }
        }
    )+};
}
labels!(CardId, ClergyId, DecreeId, PlanId, BuildingId, Land, Row, Slot, Task);

/// A good.
pub fn good(good: Good) -> Message {
    match good {
        Good::Gold => say!("lisboa-good-gold"),
        Good::Cloth => say!("lisboa-good-cloth"),
        Good::Book => say!("lisboa-good-book"),
        Good::Tool => say!("lisboa-good-tool"),
    }
}

/// The street whose stores sell a good.
pub fn street(good: Good) -> Message {
    match good {
        Good::Gold => say!("lisboa-street-gold"),
        Good::Cloth => say!("lisboa-street-cloth"),
        Good::Book => say!("lisboa-street-book"),
        Good::Tool => say!("lisboa-street-tool"),
    }
}

/// So many of a good.
pub fn amount(good: Good, n: u8) -> Message {
    match good {
        Good::Gold => say!("lisboa-amount-gold", n),
        Good::Cloth => say!("lisboa-amount-cloth", n),
        Good::Book => say!("lisboa-amount-book", n),
        Good::Tool => say!("lisboa-amount-tool", n),
    }
}

/// Goods with their counts, those that are there.
pub fn goods(counts: [u8; 4]) -> Message {
    let there = Good::ALL.into_iter().filter(|good| counts[good.index()] > 0);
    say!("lisboa-goods", goods = List::commas(there.map(|good| amount(good, counts[good.index()]))))
}

/// The colours of a building: the goods of the streets that it suits.
pub fn colors(colors: IdSet<Good>) -> List {
    List::pluses(colors.iter().map(good))
}

/// A colour of rubble.
pub fn rubble(color: Rubble) -> Message {
    match color {
        Rubble::Brown => say!("lisboa-rubble-brown"),
        Rubble::Red => say!("lisboa-rubble-red"),
        Rubble::Blue => say!("lisboa-rubble-blue"),
    }
}

/// Cubes with their counts, those that are there.
pub fn cubes(counts: [u8; 3]) -> Message {
    let there = Rubble::ALL.into_iter().filter(|color| counts[color.index()] > 0);
    let of = |color: Rubble| say!("lisboa-cubes-of", n = counts[color.index()], color);
    say!("lisboa-cubes", cubes = List::commas(there.map(of)))
}

/// A Noble.
pub fn noble(noble: Noble) -> Message {
    match noble {
        Noble::Maia => say!("lisboa-noble-maia"),
        Noble::Marquis => say!("lisboa-noble-marquis"),
        Noble::King => say!("lisboa-noble-king"),
    }
}

/// The type of a card, as it stands on the card.
pub fn card_type(kind: CardType) -> Message {
    match kind {
        CardType::Maia => say!("lisboa-kind-maia"),
        CardType::Marquis => say!("lisboa-kind-marquis"),
        CardType::King => say!("lisboa-kind-king"),
        CardType::Treasury => say!("lisboa-kind-treasury"),
    }
}

/// A card by number and type.
pub fn card(components: &Components, id: CardId) -> Message {
    say!("lisboa-card", number = id, kind = components.card(id).kind())
}

/// The years on the back of a card.
pub fn years(years: Years) -> Message {
    match years {
        Years::Blue => say!("lisboa-years-blue"),
        Years::Red => say!("lisboa-years-red"),
        Years::Purple => say!("lisboa-years-purple"),
        Years::Brown => say!("lisboa-years-brown"),
    }
}

/// A clergy tile by its number.
pub fn clergy(number: ClergyId) -> Message {
    say!("lisboa-clergy-tile", number)
}

/// A decree by its number.
pub fn decree(number: DecreeId) -> Message {
    say!("lisboa-decree", number)
}

/// A public building by its number.
pub fn building(number: BuildingId) -> Message {
    say!("lisboa-building", number)
}

/// A starting task by its letter and number.
pub fn task(task: Task) -> Message {
    say!("lisboa-task-name", task)
}

/// A land space.
pub fn land(land: Land) -> Message {
    say!("lisboa-land", land)
}

/// An office or plaza.
pub fn post(post: Post) -> Message {
    match post {
        Post::MaiaOffice => say!("lisboa-post-maia-office"),
        Post::MarquisOffice => say!("lisboa-post-marquis-office"),
        Post::KingOffice => say!("lisboa-post-king-office"),
        Post::MaiaPlaza => say!("lisboa-post-maia-plaza"),
        Post::MarquisPlaza => say!("lisboa-post-marquis-plaza"),
        Post::KingPlaza => say!("lisboa-post-king-plaza"),
    }
}

/// What an action of a Noble is.
pub fn deed(deed: Deed) -> Message {
    match deed {
        Deed::Recruit => say!("lisboa-deed-recruit"),
        Deed::Plan => say!("lisboa-deed-plan"),
        Deed::Ship => say!("lisboa-deed-ship"),
        Deed::Produce => say!("lisboa-deed-produce"),
        Deed::Cardinal => say!("lisboa-deed-cardinal"),
        Deed::Favor => say!("lisboa-deed-favor"),
        Deed::Store => say!("lisboa-deed-store"),
        Deed::Decree => say!("lisboa-deed-decree"),
        Deed::Open => say!("lisboa-deed-open"),
    }
}

/// A kind of ship.
pub fn ship(ship: Ship) -> Message {
    match ship {
        Ship::Blue => say!("lisboa-ship-blue"),
        Ship::Red => say!("lisboa-ship-red"),
        Ship::Purple => say!("lisboa-ship-purple"),
        Ship::Brown => say!("lisboa-ship-brown"),
    }
}

/// The colour of an architect.
pub fn architect(architect: Architect) -> Message {
    match architect {
        Architect::Blue => say!("lisboa-architect-blue"),
        Architect::Green => say!("lisboa-architect-green"),
    }
}

/// A Plan with its architect and officials.
pub fn plan(components: &Components, id: PlanId) -> Message {
    say!("lisboa-plan", number = id, face = plan_face(components, id))
}

/// The architect and the officials of a Plan.
pub fn plan_face(components: &Components, id: PlanId) -> Message {
    let plan = components.plan(id);
    say!("lisboa-plan-face", architect = plan.architect, officials = officials(plan.officials))
}

/// A side of the downtown.
pub fn side(side: Side) -> Message {
    match side {
        Side::West => say!("lisboa-side-west"),
        Side::North => say!("lisboa-side-north"),
        Side::East => say!("lisboa-side-east"),
    }
}

/// Where a site is.
pub fn site(site: Site) -> Message {
    match (site.row(), site.street()) {
        (Some(row), _) => say!("lisboa-site-row", side = site.side(), row),
        (None, facing) => {
            let good = facing.unwrap_or(Good::Gold);
            say!("lisboa-site-street", side = site.side(), street = street(good), good)
        }
    }
}

/// A group of houses.
pub fn group(group: HouseGroup) -> Message {
    match group {
        HouseGroup::Left => say!("lisboa-group-left"),
        HouseGroup::Middle => say!("lisboa-group-middle"),
        HouseGroup::Right => say!("lisboa-group-right"),
    }
}

/// The ability of a group of houses with so many placed (L-HOUSE-03..10).
pub fn house_ability(group: HouseGroup, placed: u8) -> Message {
    match (group, placed) {
        (HouseGroup::Left, 0 | 1) | (HouseGroup::Middle | HouseGroup::Right, 0) => say!("lisboa-ability-none"),
        (HouseGroup::Left, _) => say!("lisboa-ability-visits"),
        (HouseGroup::Middle, 1 | 2) => say!("lisboa-ability-ships-cheaper"),
        (HouseGroup::Middle, _) => say!("lisboa-ability-ships-free"),
        (HouseGroup::Right, 1 | 2) => say!("lisboa-ability-one-more"),
        (HouseGroup::Right, _) => say!("lisboa-ability-each-more"),
    }
}

/// A row of the Portfolio.
pub fn portfolio_row(row: PortfolioRow) -> Message {
    match row {
        PortfolioRow::Top => say!("lisboa-row-top"),
        PortfolioRow::Bottom => say!("lisboa-row-bottom"),
    }
}

/// `1 real`, `2 réis`.
pub fn reis(n: impl Into<i64>) -> Message {
    say!("lisboa-reis", n = n.into())
}

/// `1 wig`, `2 wigs`.
pub fn wigs(n: impl Into<i64>) -> Message {
    say!("lisboa-wigs", n = n.into())
}

/// `3 Influence`.
pub fn influence(n: impl Into<i64>) -> Message {
    say!("lisboa-influence", n = n.into())
}

/// `1 official`, `2 officials`.
pub fn officials(n: u8) -> Message {
    say!("lisboa-officials", n)
}

/// So many goods, all different.
pub fn different_goods(n: u8) -> Message {
    say!("lisboa-different-goods", n)
}

/// One thing that a card or a space gives.
pub fn item(item: Item) -> Message {
    match item {
        Item::Reis(n) => reis(n),
        Item::Influence(n) => influence(n),
        Item::Goods(good, n) => amount(good, n),
        Item::Plan(n) => say!("lisboa-item-plan", n),
        Item::Recruit(n) => say!("lisboa-item-recruit", n),
        Item::Favor => say!("lisboa-item-favor"),
        Item::Rubble => say!("lisboa-item-rubble"),
        Item::Cardinal => say!("lisboa-item-cardinal"),
        Item::TakeDecree => say!("lisboa-item-take-decree"),
        Item::Decree(n) => say!("lisboa-item-decree", n),
    }
}

/// Several things that are given together.
pub fn items(items: Items) -> Message {
    say!("lisboa-items", items = List::commas(items.into_iter().flatten().map(item)))
}
