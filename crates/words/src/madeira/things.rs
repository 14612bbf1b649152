//! What Characters, Buildings, Favors, Rewards, Requests, passing slots and Fields do, with the numbers of the pack.

use super::names::{bread, favors, pirates, prestige, reals, ships, wood, workers};
use super::whatif;
use crate::message::Message;
use madeira::{Building, Character, Components, Favor, Field, Good, Madeira, PassingSlot, Request, Reward, State};
use table::{Id, Seat};

/// What a Character does.
pub fn character(c: &Components, character: Character) -> Message {
    let n = c.amounts.character_moves;
    match character {
        Character::Steward => say!("madeira-does-steward", workers = workers(n)),
        Character::Commander => say!("madeira-does-commander", ships = ships(n)),
        Character::GuildMaster => say!("madeira-does-guild-master"),
        Character::Mayor => say!("madeira-does-mayor", n),
    }
}

/// What a Guild Favor does when it is used.
pub fn favor(c: &Components, favor: Favor) -> Message {
    let a = &c.amounts;
    match favor {
        Favor::Monk => say!("madeira-favor-does-monk", wood = wood(a.monk_wood)),
        Favor::Miller => say!("madeira-favor-does-miller"),
        Favor::Bishop => say!("madeira-favor-does-bishop"),
        Favor::Patron => say!("madeira-favor-does-patron", bread = bread(a.patron_bread)),
        Favor::Lord => say!("madeira-favor-does-lord"),
        Favor::Diplomat => say!("madeira-favor-does-diplomat", workers = workers(a.diplomat_workers)),
        Favor::Treasurer => say!("madeira-favor-does-treasurer", reals = reals(a.treasurer_reals)),
        Favor::Navigator => say!("madeira-favor-does-navigator"),
        Favor::Engineer => say!("madeira-favor-does-engineer", n = a.engineer_yields),
        Favor::Constable => say!("madeira-favor-does-constable"),
        Favor::Lady => say!("madeira-favor-does-lady", reals = reals(a.lady_reals)),
        Favor::Scout => {
            let (prestige, pirates) = (prestige(a.scout_prestige), pirates(a.pirates_off));
            say!("madeira-favor-does-scout", prestige, pirates)
        }
    }
}

/// What a King's Reward gives.
pub fn reward(c: &Components, reward: Reward) -> Message {
    let a = &c.amounts;
    match reward {
        Reward::Field => say!("madeira-reward-gives-field"),
        Reward::City => say!("madeira-reward-gives-city", prestige = prestige(a.city_prestige)),
        Reward::Flip => say!("madeira-reward-gives-flip"),
        Reward::Watch => say!("madeira-reward-gives-watch", pirates = pirates(a.pirates_off)),
        Reward::Prestige => prestige(a.king_prestige),
        Reward::Reals => reals(a.king_reals),
        Reward::Support => {
            say!("madeira-reward-gives-support", pirates = pirates(a.pirates_off), bread = bread(a.support_bread))
        }
        Reward::Mill => say!("madeira-reward-gives-mill"),
    }
}

/// What a Crown's Request scores.
pub fn request(c: &Components, request: Request) -> Message {
    let s = &c.scoring;
    match request {
        Request::Routes => say!("madeira-request-scores-routes", ships = ships(s.ships)),
        Request::Expeditions => say!("madeira-request-scores-expeditions", ships = ships(s.ships)),
        Request::Influence => say!("madeira-request-scores-influence", prestige = prestige(s.guild)),
        Request::Urbanization => say!("madeira-request-scores-urbanization"),
        Request::Wealth => say!("madeira-request-scores-wealth", reals = reals(s.wealth)),
    }
}

/// What a Request scores, and what one would earn a player as things stand.
pub fn request_worth(game: &Madeira, s: &State, seat: Seat, of: Request) -> Message {
    let round = whatif::scoring_round(s.round).min(5);
    let worth = prestige(whatif::request_worth(game, s, seat, of, round));
    say!("madeira-request-worth", text = request(&game.components, of), prestige = worth, round)
}

/// What a Building does with one or two Workers in its Region, or with three and more.
pub fn building(c: &Components, building: Building, many_workers: bool) -> Message {
    let spec = c.building(building);
    let (gain, moves) = (spec.gain[usize::from(many_workers)], spec.moves[usize::from(many_workers)]);
    match building {
        Building::Moinho => say!("madeira-building-does-moinho", bread = bread(gain)),
        Building::Capitania => {
            let prestige = prestige(gain);
            say!("madeira-building-does-capitania", prestige, moves, workers = workers(moves))
        }
        Building::Alfandega => say!("madeira-building-does-alfandega", moves, workers = workers(moves)),
        Building::Casa => say!("madeira-building-does-casa", moves, favors = favors(moves)),
        Building::Fortaleza => {
            let pirates = pirates(c.amounts.pirates_off);
            say!("madeira-building-does-fortaleza", moves, workers = workers(moves), pirates)
        }
    }
}

/// The Action of a passing slot, if it has one.
pub fn passing_action(c: &Components, slot: PassingSlot) -> Option<Message> {
    match slot {
        PassingSlot::I => None,
        PassingSlot::II => Some(say!("madeira-passing-city", prestige = prestige(c.amounts.city_prestige))),
        PassingSlot::III => Some(say!("madeira-passing-watch", pirates = pirates(c.amounts.pirates_off))),
        PassingSlot::IV => Some(say!("madeira-passing-ship")),
    }
}

/// The bonus of a passing slot.
pub fn passing_bonus(c: &Components, slot: PassingSlot) -> Message {
    let reals = reals(c.passing_reals[slot.index()]);
    match passing_action(c, slot) {
        Some(action) => say!("madeira-passing-bonus", reals, action),
        None => reals,
    }
}

/// What lies on a Field: `Wheat`, or `2 Wood, then Wheat`, and what it may become.
pub fn field(game: &Madeira, s: &State, of: Field) -> Message {
    let (Some(spec), Some(grows)) = (game.components.field(of), game.grows(s, of)) else {
        return say!("madeira-field-forest");
    };
    let n = s.wood[of.index()];
    match spec.converts.filter(|_| !s.converted.has(of)).filter(|&to| s.round <= converts_in(to)) {
        Some(to) => {
            let round = converts_in(to);
            say!("madeira-field-state-becomes", n, wood = wood(n), grows, to, round)
        }
        None => say!("madeira-field-state", n, wood = wood(n), grows),
    }
}

/// The round after which Fields become Fields of this Good (M-CONVERT-01, M-CONVERT-02).
pub const fn converts_in(to: Good) -> u8 {
    match to {
        Good::Wheat | Good::Sugar => 2,
        Good::Wine => 4,
    }
}

/// What comes at the end of a round (M-REQUESTS-01..03, M-CONVERT-01, M-CONVERT-02).
pub fn round_end(round: u8) -> Message {
    match round {
        1 => say!("madeira-round-end-1"),
        2 => say!("madeira-round-end-2"),
        3 => say!("madeira-round-end-3"),
        4 => say!("madeira-round-end-4"),
        _ => say!("madeira-round-end-5"),
    }
}

/// How the cost of a Building whose dice are rolled comes about (M-COST-01, M-FAVOR-LORD-01).
pub fn price(game: &Madeira, s: &State, building: Building) -> Message {
    if s.turn.lord {
        return say!("madeira-price-lord", favor = Favor::Lord);
    }
    let base = game.components.building_cost.with(game.options.players);
    say!("madeira-price-dice", base, dice = game.building_dice(s, building))
}
