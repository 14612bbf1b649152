//! What is printed on cards, tiles and decrees, as signs and numbers. The words for it are the labels.

pub use super::flights::mark;
use super::flights::{card_icon, cube_icon, favor_icon, good_icon};
use lisboa::{
    Architect, Benefit, CardType, ClergyEffect, Count, Deed, Good, Item, Items, Noble, Row, Rubble, Scale, Ship, Side,
};
use table::{Id, Seat};

/// A sign with a number, where it has one.
pub type Sign = (&'static str, Option<String>);

/// The sign of a Noble.
pub const fn noble_icon(noble: Noble) -> &'static str {
    card_icon(CardType::ALL[noble as usize])
}

/// The sign of a Plan.
pub const fn plan_icon(architect: Architect) -> &'static str {
    match architect {
        Architect::Blue => "lisboa-plan-blue",
        Architect::Green => "lisboa-plan-green",
    }
}

/// The sign of a building.
pub const fn building_icon(architect: Architect) -> &'static str {
    match architect {
        Architect::Blue => "lisboa-building-blue",
        Architect::Green => "lisboa-building-green",
    }
}

/// The sign of what a Noble offers.
pub const fn deed_icon(deed: Deed) -> &'static str {
    match deed {
        Deed::Recruit => "lisboa-recruit",
        Deed::Plan => "lisboa-plan",
        Deed::Ship => "lisboa-ship-3",
        Deed::Produce => "lisboa-good-any",
        Deed::Cardinal => "lisboa-cardinal",
        Deed::Favor => "lisboa-favour",
        Deed::Store => "lisboa-store",
        Deed::Decree => "lisboa-decree",
        Deed::Open => "lisboa-building-blue",
    }
}

/// The class that gives the colours of a good's street.
pub const fn street_class(good: Good) -> &'static str {
    match good {
        Good::Gold => "of-gold",
        Good::Cloth => "of-cloth",
        Good::Book => "of-book",
        Good::Tool => "of-tool",
    }
}

/// The class that gives the colour of a type of card.
pub const fn kind_class(kind: CardType) -> &'static str {
    match kind {
        CardType::Maia => "of-maia",
        CardType::Marquis => "of-marquis",
        CardType::King => "of-king",
        CardType::Treasury => "of-treasury",
    }
}

/// The class that gives the colour of an architect.
pub const fn architect_class(architect: Architect) -> &'static str {
    match architect {
        Architect::Blue => "of-blue",
        Architect::Green => "of-green",
    }
}

/// The class that gives the colour of a ship.
pub const fn ship_class(ship: Ship) -> &'static str {
    match ship {
        Ship::Blue => "of-hull-1",
        Ship::Red => "of-hull-2",
        Ship::Purple => "of-hull-3",
        Ship::Brown => "of-hull-4",
    }
}

/// One thing that is given.
pub fn item(item: Item) -> Sign {
    let several = |n: u8| (n > 1).then(|| n.to_string());
    match item {
        Item::Reis(n) => ("lisboa-reis", Some(n.to_string())),
        Item::Influence(n) => ("lisboa-influence", Some(n.to_string())),
        Item::Goods(good, n) => (good_icon(good), several(n)),
        Item::Plan(n) => ("lisboa-plan", several(n)),
        Item::Recruit(n) => ("lisboa-recruit", several(n)),
        Item::Favor => ("lisboa-favour", None),
        Item::Rubble => ("lisboa-cube-any", None),
        Item::Cardinal => ("lisboa-cardinal", None),
        Item::TakeDecree => ("lisboa-decree", Some("+".to_owned())),
        Item::Decree(n) => ("lisboa-decree", several(n)),
    }
}

/// All that is given.
pub fn items(given: Items) -> Vec<Sign> {
    given.into_iter().flatten().map(item).collect()
}

/// Something with an effect: what it is about, by how much, of what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// What it is about.
    pub about: &'static str,
    /// By how much.
    pub by: String,
    /// Of what; nothing if that is what it is about.
    pub of: Option<&'static str>,
}

const WIG: Option<&str> = Some("lisboa-wig");
const REIS: Option<&str> = Some("lisboa-reis");
const INFLUENCE: Option<&str> = Some("lisboa-influence");

fn more(about: &'static str, n: u8, of: Option<&'static str>) -> Effect {
    Effect { about, by: format!("+{n}"), of }
}

fn less(about: &'static str, n: u8, of: Option<&'static str>) -> Effect {
    Effect { about, by: format!("−{n}"), of }
}

fn plain(about: &'static str, by: impl ToString, of: Option<&'static str>) -> Effect {
    Effect { about, by: by.to_string(), of }
}

/// What a clergy tile shows.
pub fn clergy(effect: ClergyEffect) -> Effect {
    match effect {
        ClergyEffect::OpenWigs(n) => more("lisboa-building-blue", n, WIG),
        ClergyEffect::StoreWigs(n) => more("lisboa-store", n, WIG),
        ClergyEffect::CardWigs(n) => more("lisboa-card", n, WIG),
        ClergyEffect::ReisForInfluence => plain("lisboa-reis", "=", INFLUENCE),
        ClergyEffect::PlanOfficials(n) => more("lisboa-plan", n, Some("lisboa-official")),
        ClergyEffect::SetWigs(n) => more("lisboa-set-marker", n, WIG),
        ClergyEffect::InfluenceGain(n) => more("lisboa-influence", n, None),
        ClergyEffect::ShipInfluence(n) => more("lisboa-ship-2", n, INFLUENCE),
        ClergyEffect::RubbleForWigs(n) => plain("lisboa-cube-any", format!("→{n}"), WIG),
        ClergyEffect::VisitLess(n) => less("lisboa-influence", n, None),
        ClergyEffect::CourtReis(noble, n) => more(noble_icon(noble), n, REIS),
        ClergyEffect::ExtraPlan(architect) => more(plan_icon(architect), 1, None),
        ClergyEffect::FewerOfficials(n) => less("lisboa-official", n, None),
        ClergyEffect::RubbleReis(n) => more("lisboa-cube-any", n, REIS),
        ClergyEffect::ShipWigs(n) => more("lisboa-ship-2", n, WIG),
        ClergyEffect::FollowFree => plain("lisboa-favour", 0, INFLUENCE),
        ClergyEffect::InfluenceOnce(n) => plain("lisboa-influence", n, None),
        ClergyEffect::DecreeWigs(n) => more("lisboa-decree", n, WIG),
        ClergyEffect::Sell(good, n) => more(good_icon(good), n, REIS),
        ClergyEffect::SellAny(n) => more("lisboa-good-any", n, REIS),
        ClergyEffect::VisitNobleLess(noble, n) => less(noble_icon(noble), n, INFLUENCE),
        ClergyEffect::EventFree => plain("lisboa-noble-treasury", 0, REIS),
        ClergyEffect::TreasuryReis(n) => more("lisboa-noble-treasury", n, REIS),
        ClergyEffect::HireLess(n) => less("lisboa-official", n, REIS),
        ClergyEffect::Discount(n) => less("lisboa-reis", n, None),
        ClergyEffect::CardinalSteps(n) => more("lisboa-cardinal", n, None),
        ClergyEffect::FavorsOnce(n) => plain("lisboa-favour", n, None),
        ClergyEffect::ShipFree => plain("lisboa-ship-3", 0, Some("lisboa-good-any")),
        ClergyEffect::ExtraGood(n) => more("lisboa-good-any", n, None),
    }
}

/// What the benefit of a Treasury card shows.
pub fn benefit(benefit: Benefit) -> Effect {
    match benefit {
        Benefit::Discount(n) => less("lisboa-reis", n, None),
        Benefit::Sell(good, n) => more(good_icon(good), n, REIS),
        Benefit::RubbleLess(color, n) => less(cube_icon(color), n, REIS),
        Benefit::RubbleIgnored(color) => plain(cube_icon(color), 0, REIS),
        Benefit::FewerOfficials(n) => less("lisboa-official", n, None),
    }
}

/// What a decree shows: signs, and letters of rows and sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    /// What is counted.
    pub signs: Vec<&'static str>,
    /// Only in this row.
    pub row: Option<Row>,
    /// Only on this side.
    pub side: Option<Side>,
}

/// What a decree counts.
pub fn counted(count: Count) -> Counted {
    let of = |signs: Vec<&'static str>| Counted { signs, row: None, side: None };
    match count {
        Count::Buildings { side, architect } => {
            let signs =
                architect.map_or(vec!["lisboa-building-blue", "lisboa-building-green"], |a| vec![building_icon(a)]);
            Counted { side, ..of(signs) }
        }
        Count::OwnStores { row, street } => Counted { row, ..of(with_good("lisboa-house", street)) },
        Count::AllStores { row, street } => Counted { row, ..of(with_good("lisboa-store", street)) },
        Count::Cubes(Some(color)) => of(vec![cube_icon(color)]),
        Count::Cubes(None) => of(Rubble::ALL.map(cube_icon).to_vec()),
        Count::Goods(Some(good)) => of(vec![good_icon(good)]),
        Count::Goods(None) => of(Good::ALL.map(good_icon).to_vec()),
        Count::Plans(Some(architect)) => of(vec![plan_icon(architect)]),
        Count::Plans(None) => of(Architect::ALL.map(plan_icon).to_vec()),
        Count::PlanOfficials => of(vec!["lisboa-plan", "lisboa-official"]),
        Count::Decrees => of(vec!["lisboa-decree"]),
        Count::Influence => of(vec!["lisboa-influence"]),
        Count::CardInfluence => of(vec!["lisboa-card", "lisboa-influence"]),
        Count::PortfolioCards => of(vec!["lisboa-card"]),
        Count::Money => of(vec!["lisboa-reis"]),
        Count::Ships => of(vec!["lisboa-ship-2"]),
    }
}

/// What a decree with one of each kind shows.
pub fn each(count: Count) -> Counted {
    let goods = Good::ALL.map(good_icon).to_vec();
    match count {
        Count::Goods(_) => Counted { signs: goods, row: None, side: None },
        Count::OwnStores { .. }
        | Count::Buildings { .. }
        | Count::AllStores { .. }
        | Count::Cubes(_)
        | Count::Plans(_)
        | Count::PlanOfficials
        | Count::Decrees
        | Count::Influence
        | Count::CardInfluence
        | Count::PortfolioCards
        | Count::Money
        | Count::Ships => Counted { signs: vec!["lisboa-house", "lisboa-good-any"], row: None, side: None },
    }
}

/// What the sign of a decree is, by how it counts.
pub fn decree(count: Count, scale: Scale) -> Counted {
    match scale {
        Scale::Each => each(count),
        Scale::Per(_) | Scale::Most => counted(count),
    }
}

fn with_good(sign: &'static str, street: Option<Good>) -> Vec<&'static str> {
    std::iter::once(sign).chain(street.map(good_icon)).collect()
}

/// The Favors in the order of the Nobles.
pub fn favors() -> [(Noble, &'static str); 3] {
    Noble::ALL.map(|noble| (noble, favor_icon(noble)))
}

/// The officials in an office or on a plaza, one entry for each; nobody's are neutral (L-2P-01).
pub fn officials(counts: impl Iterator<Item = (Seat, u8)>, neutral: u8) -> Vec<Option<Seat>> {
    let own = counts.flat_map(|(seat, n)| std::iter::repeat_n(Some(seat), usize::from(n)));
    own.chain(std::iter::repeat_n(None, usize::from(neutral))).collect()
}

/// The cubes of some counts, one entry for each.
pub fn cubes(counts: [u8; 3]) -> Vec<Rubble> {
    let of = |color: Rubble| std::iter::repeat_n(color, usize::from(counts[color.index()]));
    Rubble::ALL.into_iter().flat_map(of).collect()
}
