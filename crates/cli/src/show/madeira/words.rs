//! Small words of Madeira: names, amounts, and what Characters, Buildings, Favors, Rewards and Requests do.

use super::marks::field_star;
pub use crate::show::words::{listed, many};
use madeira::{
    Building, Character, City, Colony, Components, Favor, Field, Good, Guild, Madeira, PassingSlot, Phase, Place, Port,
    Request, Reward,
};
use table::{Id, IdSet};

/// `1 Real`, `2 Reals`.
pub fn reals(n: impl Into<i64>) -> String {
    many(n, "Real", "Reals")
}

/// `1 Pirate`, `2 Pirates`.
pub fn pirates(n: impl Into<i64>) -> String {
    many(n, "Pirate", "Pirates")
}

/// `1 Worker`, `2 Workers`.
pub fn workers(n: impl Into<i64>) -> String {
    many(n, "Worker", "Workers")
}

/// `1 Ship`, `2 Ships`.
pub fn ships(n: impl Into<i64>) -> String {
    many(n, "Ship", "Ships")
}

/// A phase of the round.
pub const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "before the first round",
        Phase::A => "phase A, Round Setup",
        Phase::B => "phase B, Character Actions",
        Phase::C => "phase C, Building Actions",
        Phase::D => "phase D, Maintenance",
        Phase::E => "phase E, Crown's Requests",
        Phase::Over => "the end",
    }
}

/// A Building by its name.
pub const fn building(building: Building) -> &'static str {
    match building {
        Building::Moinho => "Moinho",
        Building::Capitania => "Capitania",
        Building::Alfandega => "Alfândega",
        Building::Casa => "Casa da Coroa",
        Building::Fortaleza => "Fortaleza",
    }
}

/// A Character by its name; where no tile lies, the printed one, who only harvests.
pub const fn character(character: Option<Character>) -> &'static str {
    match character {
        Some(Character::Steward) => "Steward",
        Some(Character::Commander) => "Commander",
        Some(Character::GuildMaster) => "Guild Master",
        Some(Character::Mayor) => "Mayor",
        None => "printed Character",
    }
}

/// What a Character does.
pub fn character_action(c: &Components, character: Character) -> String {
    let n = c.amounts.character_moves;
    match character {
        Character::Steward => format!("move up to {} to Fields", workers(n)),
        Character::Commander => format!("move up to {} to Markets or Colonies", ships(n)),
        Character::GuildMaster => "take a Guild Favor from a City for Wood".to_owned(),
        Character::Mayor => format!("relocate up to {n} pieces in the Cities, then take the income of your Cities"),
    }
}

/// The same in a few words.
pub const fn character_short(character: Character) -> &'static str {
    match character {
        Character::Steward => "Workers to Fields",
        Character::Commander => "Ships to Markets or Colonies",
        Character::GuildMaster => "a Favor for Wood",
        Character::Mayor => "income of your Cities",
    }
}

/// A City by its name.
pub const fn city(city: City) -> &'static str {
    match city {
        City::PortoSanto => "Porto Santo",
        City::Funchal => "Funchal",
        City::Machico => "Machico",
    }
}

/// What a City gives with the Mayor.
pub const fn city_income(city: City) -> &'static str {
    match city {
        City::PortoSanto => "Bread",
        City::Funchal => "Reals",
        City::Machico => "Wood",
    }
}

/// A Colony by its name.
pub const fn colony(colony: Colony) -> &'static str {
    match colony {
        Colony::Acores => "Açores",
        Colony::Brasil => "Brasil",
        Colony::India => "India",
    }
}

/// A Good in a sentence.
pub const fn good(good: Good) -> &'static str {
    match good {
        Good::Wheat => "Wheat",
        Good::Sugar => "Sugar",
        Good::Wine => "Wine",
    }
}

/// A Market or Colony in a sentence.
pub fn port(port: Port) -> String {
    match (port.market(), port.colony()) {
        (Some(of), _) => format!("the {} Market", good(of)),
        (None, Some(of)) => colony(of).to_owned(),
        (None, None) => port.to_string(),
    }
}

/// A Field in a sentence.
pub fn field(field: Field) -> String {
    match field.region() {
        Some(_) => format!("Field {field}"),
        None => "the Forest".to_owned(),
    }
}

/// A place of Workers in a sentence.
pub fn place(place: Place) -> String {
    match place {
        Place::Home => "Home".to_owned(),
        Place::Watch => "the City Watch".to_owned(),
        Place::Field(of) => field(of),
        Place::Spot(spot) => format!("{}, spot {}", city(spot.city()), spot.number()),
        Place::Land(of) => format!("the Land of {}", colony(of)),
    }
}

/// What a Guild Favor does when it is used.
pub fn favor(c: &Components, favor: Favor) -> String {
    let a = &c.amounts;
    match favor {
        Favor::Monk => format!("get {} Wood, as far as you have access to Wood", a.monk_wood),
        Favor::Miller => "your Windmill goes one step up".to_owned(),
        Favor::Bishop => "move one of your Action Markers to another Building".to_owned(),
        Favor::Patron => format!("get {} Bread", a.patron_bread),
        Favor::Lord => "in phase C, before you pay: this Building costs you nothing".to_owned(),
        Favor::Diplomat => {
            format!("in phase C, before you pay: the Building counts {} more for you", workers(a.diplomat_workers))
        }
        Favor::Treasurer => format!("get {}", reals(a.treasurer_reals)),
        Favor::Navigator => "move one Ship, with its costs and its reward".to_owned(),
        Favor::Engineer => {
            format!("in phase B, before a die: a harvest in this turn yields up to {} more", a.engineer_yields)
        }
        Favor::Constable => "discard half of your Pirates, rounded down".to_owned(),
        Favor::Lady => {
            format!("pay {} and perform any Building Action with your Workers of its Region", reals(a.lady_reals))
        }
        Favor::Scout => format!(
            "move one Worker from anywhere to anywhere ({} Prestige in a City, in a Colony 1 for each of your Ships there, in \
             the City Watch up to {} less)",
            a.scout_prestige,
            pirates(a.pirates_off)
        ),
    }
}

/// What a King's Reward gives.
pub fn reward(c: &Components, reward: Reward) -> String {
    let a = &c.amounts;
    match reward {
        Reward::Field => "a Worker to a Field".to_owned(),
        Reward::City => format!("{} Prestige, and you may move a Worker into a City", a.city_prestige),
        Reward::Flip => "turn a Guild Favor face-up".to_owned(),
        Reward::Watch => format!("a Worker into the City Watch, up to {} less", pirates(a.pirates_off)),
        Reward::Prestige => format!("{} Prestige", a.king_prestige),
        Reward::Reals => reals(a.king_reals),
        Reward::Support => format!("up to {} less, or {} Bread", pirates(a.pirates_off), a.support_bread),
        Reward::Mill => "your Windmill goes one step up".to_owned(),
    }
}

/// A Crown's Request by its name.
pub const fn request_name(request: Request) -> &'static str {
    match request {
        Request::Routes => "Market Routes",
        Request::Expeditions => "Expeditions",
        Request::Influence => "Influence of the Guilds",
        Request::Urbanization => "Urbanization",
        Request::Wealth => "Wealth of the Nation",
    }
}

/// What a Crown's Request scores.
pub fn request(c: &Components, request: Request) -> String {
    let s = &c.scoring;
    match request {
        Request::Routes => format!("up to {} of yours in Markets, each by its Market and the round", ships(s.ships)),
        Request::Expeditions => {
            format!("up to {} of yours in Colonies, each by its Colony and the round", ships(s.ships))
        }
        Request::Influence => format!("{} Prestige for each Guild of which you have a face-up Favor", s.guild),
        Request::Urbanization => "one City: more Prestige for most Workers there, less for being there".to_owned(),
        Request::Wealth => format!("pay up to {}, 1 Prestige each", reals(s.wealth)),
    }
}

/// What a Building does with one or two Workers in its Region, or with three and more.
pub fn building_action(c: &Components, building: Building, many_workers: bool) -> String {
    let spec = c.building(building);
    let (gain, moves) = (spec.gain[usize::from(many_workers)], spec.moves[usize::from(many_workers)]);
    let up_to = |n: u8| if n == 1 { String::new() } else { "up to ".to_owned() };
    match building {
        Building::Moinho => format!("{gain} Bread"),
        Building::Capitania => format!("{gain} Prestige, and {}{} into Cities", up_to(moves), workers(moves)),
        Building::Alfandega => {
            format!("{}{} to Colonies, 1 Prestige for each of your Ships there", up_to(moves), workers(moves))
        }
        Building::Casa => format!("turn {}{} up", up_to(moves), many(moves, "Favor", "Favors")),
        Building::Fortaleza => format!(
            "{}{} into the City Watch, {}up to {} less",
            up_to(moves),
            workers(moves),
            if moves == 1 { "" } else { "for each " },
            pirates(c.amounts.pirates_off)
        ),
    }
}

/// The same in as few words as a table can hold.
pub fn building_short(c: &Components, building: Building, many_workers: bool) -> String {
    let spec = c.building(building);
    let (gain, moves) = (spec.gain[usize::from(many_workers)], spec.moves[usize::from(many_workers)]);
    match building {
        Building::Moinho => format!("{gain} Bread"),
        Building::Capitania => format!("{gain} Prestige, {} to Cities", workers(moves)),
        Building::Alfandega => format!("{} to Colonies", workers(moves)),
        Building::Casa => format!("{} up", many(moves, "Favor", "Favors")),
        Building::Fortaleza => format!("{} to the Watch", workers(moves)),
    }
}

/// The Action of a passing slot, if it has one.
pub fn passing_action(c: &Components, slot: PassingSlot) -> Option<String> {
    match slot {
        PassingSlot::I => None,
        PassingSlot::II => Some(format!("{} Prestige, and you may move a Worker into a City", c.amounts.city_prestige)),
        PassingSlot::III => {
            Some(format!("a Worker into the City Watch, up to {} less", pirates(c.amounts.pirates_off)))
        }
        PassingSlot::IV => Some("move a Ship, with its costs and its reward".to_owned()),
    }
}

/// The bonus of a passing slot.
pub fn passing_bonus(c: &Components, slot: PassingSlot) -> String {
    let own = reals(c.passing_reals[slot.index()]);
    passing_action(c, slot).map_or(own.clone(), |action| format!("{own}, or: {action}"))
}

/// Dice by their values, such as `1 1 3`.
pub fn dice(counts: [u8; 3]) -> String {
    let all = counts.iter().zip(["1", "2", "3"]).flat_map(|(&n, face)| vec![face; usize::from(n)]);
    let all: Vec<&str> = all.collect();
    if all.is_empty() { "-".to_owned() } else { all.join(" ") }
}

/// Goods with their counts, those that are there.
pub fn goods(counts: [u8; 3]) -> String {
    let there = Good::ALL.into_iter().filter(|of| counts[of.index()] > 0);
    listed(there.map(|of| format!("{} {}", counts[of.index()], good(of))), "no Goods")
}

/// Requests with their counts, those that are there.
pub fn requests(counts: [u8; 5]) -> String {
    let there = Request::ALL.into_iter().filter(|of| counts[of.index()] > 0);
    let text = |of: Request| match counts[of.index()] {
        1 => of.to_string(),
        n => format!("{n} {of}"),
    };
    listed(there.map(text), "none")
}

/// The Guilds of a set.
pub fn guilds(set: IdSet<Guild>) -> String {
    set.iter().map(Guild::name).collect::<Vec<_>>().join(" or ")
}

/// What lies on a Field: `Wheat`, or `2 Wood, then Wheat`, and what it may become.
pub fn field_state(game: &Madeira, s: &madeira::State, of: Field) -> String {
    let Some(spec) = game.components.field(of) else {
        return "access to any Wood of the supply; it is never harvested".to_owned();
    };
    let now = format!("{}{}", game.grows(s, of).map_or("nothing", good), field_star(game, of));
    let wood = match s.wood[of.index()] {
        0 => now,
        n => format!("{n} Wood, then {now}"),
    };
    match spec.converts.filter(|_| !s.converted.has(of)).filter(|&to| s.round <= converts_in(to)) {
        Some(to) => format!("{wood}; becomes {} after round {} if no Wood is left", good(to), converts_in(to)),
        None => wood,
    }
}

/// The round after which Fields become Fields of this Good (M-CONVERT-01, M-CONVERT-02).
pub const fn converts_in(to: Good) -> u8 {
    match to {
        Good::Wheat | Good::Sugar => 2,
        Good::Wine => 4,
    }
}
