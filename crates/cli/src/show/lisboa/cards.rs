//! What cards, tiles, decrees and tasks do, in words with the numbers of the pack.

use super::marks::{Thing, star};
use super::words::{self, items, many, reis, wigs};
use lisboa::{
    Architect, Benefit, Bottom, CardEvent, CardId, ClergyEffect, ClergyId, Components, Count, Decree, DecreeId, Face,
    Lisboa, Penalty, Scale, Ship, State, Task, TaskReward,
};
use table::{Game, Id, Seat};

/// The bottom of a Noble card, as what happens when it goes into the Portfolio.
pub fn bottom(bottom: Bottom) -> String {
    match bottom {
        Bottom::Reward(given) => format!("reward {}", items(given)),
        Bottom::Penalty(Penalty::Official) => "penalty, an official of yours returns".to_owned(),
        Bottom::Penalty(Penalty::Real) => "penalty, pay 1 real".to_owned(),
    }
}

/// The event of a Treasury card.
pub fn event(event: CardEvent) -> String {
    match event {
        CardEvent::Receive(given) => items(given),
        CardEvent::Produce => "produce goods".to_owned(),
        CardEvent::Ship => "build a ship".to_owned(),
        CardEvent::StoreOrOpen => "build a store or open a public building".to_owned(),
        CardEvent::NobleAction => "take any one Noble action".to_owned(),
    }
}

/// The lasting benefit of a Treasury card.
pub fn benefit(benefit: Benefit) -> String {
    match benefit {
        Benefit::Discount(n) => format!("every payment costs {} less", reis(n)),
        Benefit::Sell(good, n) => format!("each {good} sold brings {} more", reis(n)),
        Benefit::RubbleLess(color, n) => format!("each {color} cube counts {n} less in land prices"),
        Benefit::RubbleIgnored(color) => format!("{color} cubes do not count in land prices"),
        Benefit::FewerOfficials(n) => format!("opening a building needs {} fewer", many(n, "official", "officials")),
    }
}

/// A political card with all that it does.
pub fn card(components: &Components, id: CardId) -> String {
    match components.card(id).face {
        Face::Noble { noble, influence, bottom: end } => format!(
            "{}, envelope {influence}; Portfolio: {}; Court: visit, {}",
            words::card_type(components.card(id).kind()),
            bottom(end),
            words::deed(noble.noble_action())
        ),
        Face::Treasury { event: happening, benefit: lasting } => {
            format!("Treasury; Portfolio: the Treasury's réis, and {}; Court: {}", benefit(lasting), event(happening))
        }
    }
}

/// A ship of this kind.
pub fn ship(components: &Components, ship: Ship) -> String {
    ship_with(components, ship, "")
}

/// The same on the table, with a star if it is reconstructed.
pub fn marked_ship(components: &Components, ship: Ship) -> String {
    ship_with(components, ship, star(components, Thing::Ship(ship)))
}

fn ship_with(components: &Components, ship: Ship, mark: &str) -> String {
    let face = components.ship(ship);
    let (hull, more, envelope) = (face.hull, face.modifier, face.influence);
    format!("{ship} ship{mark} (holds {}, price +{more}, envelope {envelope})", many(hull, "good", "goods"))
}

/// What a clergy tile does.
pub fn clergy_effect(effect: ClergyEffect) -> String {
    match effect {
        ClergyEffect::OpenWigs(n) => format!("{} when you open a public building", wigs(n)),
        ClergyEffect::StoreWigs(n) => format!("{} when you build a store", wigs(n)),
        ClergyEffect::CardWigs(n) => format!("{} when you put a card into your Portfolio", wigs(n)),
        ClergyEffect::ReisForInfluence => "visits may be paid in réis instead of Influence".to_owned(),
        ClergyEffect::PlanOfficials(n) => {
            format!("at the end {} on each completed Plan", many(n, "more official", "more officials"))
        }
        ClergyEffect::SetWigs(n) => format!("each rubble set is worth {} more", wigs(n)),
        ClergyEffect::InfluenceGain(n) => format!("each Influence gain gives {n} more"),
        ClergyEffect::ShipInfluence(n) => format!("each of your ships counts {n} more Influence"),
        ClergyEffect::RubbleForWigs(n) => format!("a cube that you receive may be discarded for {}", wigs(n)),
        ClergyEffect::VisitLess(n) => format!("every visit costs {n} Influence less"),
        ClergyEffect::CourtReis(noble, n) => format!("{} when you visit {} with a card", reis(n), words::noble(noble)),
        ClergyEffect::ExtraPlan(architect) => format!("at the end one more completed {architect} Plan"),
        ClergyEffect::FewerOfficials(n) => {
            format!("opening a building needs {} fewer", many(n, "official", "officials"))
        }
        ClergyEffect::RubbleReis(n) => format!("{} for each cube taken", reis(n)),
        ClergyEffect::ShipWigs(n) => format!("{} for each of your ships when it sails and at the end", wigs(n)),
        ClergyEffect::FollowFree => "following costs no Influence".to_owned(),
        ClergyEffect::InfluenceOnce(n) => format!("{n} Influence once, when taken"),
        ClergyEffect::DecreeWigs(n) => format!("{} for each decree received", wigs(n)),
        ClergyEffect::Sell(good, n) => format!("each {good} sold brings {} more", reis(n)),
        ClergyEffect::SellAny(n) => format!("each good sold brings {} more", reis(n)),
        ClergyEffect::VisitNobleLess(noble, n) => format!("visits to {} cost {n} Influence less", words::noble(noble)),
        ClergyEffect::EventFree => "sponsoring an event is free".to_owned(),
        ClergyEffect::TreasuryReis(n) => format!("{} when a Treasury card goes into your Portfolio", reis(n)),
        ClergyEffect::HireLess(n) => format!("each hired official costs {} less", reis(n)),
        ClergyEffect::Discount(n) => format!("every payment costs {} less", reis(n)),
        ClergyEffect::CardinalSteps(n) => format!("the Cardinal may go up to {} further", many(n, "step", "steps")),
        ClergyEffect::FavorsOnce(n) => format!("up to {} once, when taken", many(n, "Royal Favor", "Royal Favors")),
        ClergyEffect::ShipFree => "ships cost no goods".to_owned(),
        ClergyEffect::ExtraGood(n) => format!("producing gives {n} extra of one produced type"),
    }
}

/// A clergy tile with the wigs that a church scoring gives for it.
pub fn clergy(components: &Components, id: ClergyId) -> String {
    let tile = components.clergy(id);
    format!("{} ({} in a church scoring)", clergy_effect(tile.effect), wigs(tile.wigs))
}

/// What is counted by a decree: in the singular for "per", in the plural for "most".
fn counted(count: Count, plural: bool) -> String {
    let s = |one: &str, more: &str| if plural { more.to_owned() } else { one.to_owned() };
    let of = |architect: Option<Architect>| architect.map_or(String::new(), |a| format!("{a} "));
    match count {
        Count::Buildings { side, architect } => {
            let side = side.map_or(String::new(), |side| format!(" in the {side}"));
            format!("open {}{}{side} (anybody's)", of(architect), s("public building", "public buildings"))
        }
        Count::OwnStores { row, street } => format!("{}{}", s("store of yours", "stores"), place(row, street)),
        Count::AllStores { row, street } => format!("{} of any player{}", s("store", "stores"), place(row, street)),
        Count::Cubes(None) => s("rubble cube of yours", "rubble cubes"),
        Count::Cubes(Some(color)) => format!("{color} {}", s("cube of yours", "cubes")),
        Count::Goods(None) => s("good of yours", "goods"),
        Count::Goods(Some(good)) if plural => words::plural(good).to_owned(),
        Count::Goods(Some(good)) => format!("{good} of yours"),
        Count::Plans(architect) => format!("completed {}{}", of(architect), s("Plan of yours", "Plans")),
        Count::PlanOfficials => "officials on your completed Plans".to_owned(),
        Count::Decrees => s("decree of yours, this one included", "decrees"),
        Count::Influence => "Influence on the track".to_owned(),
        Count::CardInfluence => "Influence printed on your top-row cards".to_owned(),
        Count::PortfolioCards => s("card in your Portfolio", "Portfolio cards"),
        Count::Money => "réis, those of the Influence track included".to_owned(),
        Count::Ships => s("ship of yours", "ships"),
    }
}

fn place(row: Option<lisboa::Row>, street: Option<lisboa::Good>) -> String {
    let row = row.map_or(String::new(), |row| format!(" in row {row}"));
    street.map_or(row.clone(), |street| format!("{row} on the {street} street"))
}

/// What a decree gives at the end of the game.
pub fn decree_text(decree: Decree) -> String {
    let points = wigs(decree.wigs);
    match (decree.scale, decree.count) {
        (Scale::Per(1), count) => format!("{points} per {}", counted(count, false)),
        (Scale::Per(n), count) => format!("{points} per {n} {}", counted(count, true)),
        (Scale::Most, count) => format!("{points} if you have the most {} (ties count)", counted(count, true)),
        (Scale::Each, Count::Goods(_)) => format!("{points} with at least one good of each type"),
        (Scale::Each, _) => format!("{points} with at least one store of each type"),
    }
}

/// A decree, and what it would be worth to a seat if the game ended now.
pub fn decree(game: &Lisboa, state: &State, viewer: Option<Seat>, id: DecreeId) -> String {
    let text = decree_text(*game.components.decree(id));
    match viewer {
        Some(seat) => format!("{text} (now worth {})", decree_worth(game, state, seat, id)),
        None => text,
    }
}

/// What a decree adds to the final scoring of a seat as things stand: with it and without it.
pub fn decree_worth(game: &Lisboa, state: &State, seat: Seat, id: DecreeId) -> i16 {
    let total = |held: bool| {
        let mut state = *state;
        let decrees = &mut state.boards[seat].decrees;
        if held {
            decrees.insert(id)
        } else {
            decrees.remove(id)
        }
        game.score_sheet(&state).iter().map(|line| line.points[seat]).sum::<i16>()
    };
    total(true) - total(false)
}

/// What a starting task asks (L-VARIANT-08..19), and what it gives.
pub fn task(components: &Components, task: Task) -> String {
    let asks = match task {
        Task::A1 => "visit Maia and build a store, or visit the Marquis and build a ship",
        Task::A2 => "visit the King and open a building, or visit the Marquis and take a decree",
        Task::A3 => "visit Maia and build a store, or visit the Marquis and take a decree",
        Task::A4 => "visit the Marquis and build a ship, or visit the King and open a building",
        Task::B1 => "recruit two officials",
        Task::B2 => "gain a Plan",
        Task::B3 => "follow a visit",
        Task::B4 => "gain a Royal Favor",
        Task::B5 => "meet the Cardinal",
        Task::B6 => "sell goods",
        Task::B7 => "produce goods",
        Task::B8 => "gain Influence in a church scoring",
    };
    let gives = match components.tasks[task.index()] {
        TaskReward::Tasks(n) => format!("draw {} of deck B", many(n, "task", "tasks")),
        TaskReward::Item(item) => words::item(item),
        TaskReward::Wigs(n) => wigs(n),
    };
    format!("{asks}: {gives}")
}
