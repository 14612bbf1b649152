//! What may be pending in Madeira.

use super::{city_prestiges, requests_now, ships_by_port};
use crate::judge::prospects;
use ::madeira::{Character, Decision as D, Errand, Madeira, Request, State, Step};
use table::{Actor, Id, Pending, Seat};

prospects! {
    Setup = "setup", Row = "row", Request = "request", Guild = "guild", Turn = "turn",
    Steward = "steward", Commander = "commander", GuildMaster = "guild-master", Mayor = "mayor", Special = "special-harvest",
    HomeForSteward = "home-for-steward", ShipsForCommander = "ships-for-commander", WineForCommander = "wine-for-commander",
    WoodForGuildMaster = "wood-for-guild-master", PlacesForMayor = "places-for-mayor", FieldsForHarvest = "fields-for-harvest",
    FromField = "from-field", FromCity = "from-city", FromColony = "from-colony", FromFortaleza = "from-fortaleza",
    FromWatch = "from-watch", FromScout = "from-scout", ToField = "to-field", ToCity = "to-city", ToColony = "to-colony",
    ToFortaleza = "to-fortaleza", ToWatch = "to-watch", ToScout = "to-scout",
    MoveShip = "move-ship", Quantity = "quantity", BuyWood = "buy-wood", Reward = "kings-reward", Support = "support",
    TakeFavor = "take-favor", Relocate = "relocate", RelocateTo = "relocate-to", GetWood = "get-wood", Must = "extra-must", May = "extra-may",
    PassingSlot = "passing-slot", Bonus1 = "bonus-1", Bonus2 = "bonus-2", Bonus3 = "bonus-3", Bonus4 = "bonus-4",
    PayMoinho = "pay-moinho", PayCapitania = "pay-capitania", PayAlfandega = "pay-alfandega", PayCasa = "pay-casa", PayFortaleza = "pay-fortaleza",
    PayCost = "pay-cost", PayShort = "pay-short", Moinho = "do-moinho", Capitania = "do-capitania", Alfandega = "do-alfandega", Casa = "do-casa", Fortaleza = "do-fortaleza",
    TurnUp = "turn-up", Mill = "last-windmill", Marker = "move-marker", Lady = "lady", Honor = "honor", Upkeep = "upkeep", Feed = "feed", Keep = "keep-request",
    Scoring = "scoring", PayWood = "pay-wood", ShipRewards = "ship-rewards", Owed = "owed", Landed = "landed", GainFavor = "gain-favor", MayorIncome = "mayor-income",
    Lord = "lord", Diplomat = "diplomat", Engineer = "engineer",
}

/// Adds what is pending for the seat whose turn it is.
pub(super) fn add(game: &Madeira, s: &State, seat: Seat, out: &mut [f32]) {
    for frame in s.agenda.frames() {
        match frame.what {
            Pending::Ask(decision) if frame.who == Actor::Player(seat) => add_asked(game, s, seat, decision, out),
            Pending::Do(step) if s.turn.seat == seat => add_step(s, step, out),
            Pending::Ask(_) | Pending::Do(_) | Pending::Luck(_) | Pending::Nothing => {}
        }
    }
    if s.turn.seat == seat {
        for (term, holds) in [(P::Lord, s.turn.lord), (P::Diplomat, s.turn.diplomat), (P::Engineer, s.turn.engineer)] {
            out[term as usize] += f32::from(u8::from(holds));
        }
    }
}

/// Adds a step of the rules.
fn add_step(s: &State, step: Step, out: &mut [f32]) {
    let (term, amount) = match step {
        Step::PayWood { wood } => (P::PayWood, wood),
        Step::ShipRewards => {
            out[P::Owed as usize] += f32::from(s.turn.owed);
            out[P::Landed as usize] += s.turn.landed.iter().flatten().count() as f32;
            (P::ShipRewards, 1)
        }
        Step::GainFavor(_) => (P::GainFavor, 1),
        Step::MayorIncome => (P::MayorIncome, 1),
        Step::SetupTurn(_)
        | Step::StartRound
        | Step::NextRow
        | Step::NextTurn(_)
        | Step::Resolve(_)
        | Step::BuildingTurns { .. }
        | Step::LastWindmills(_)
        | Step::Honor
        | Step::Income
        | Step::Upkeep(_)
        | Step::Feeding(_)
        | Step::Crown
        | Step::Requests(_)
        | Step::EndRound => return,
    };
    out[term as usize] += f32::from(amount);
}

/// Adds a question.
fn add_asked(game: &Madeira, s: &State, seat: Seat, decision: D, out: &mut [f32]) {
    let p = &s.players[seat];
    let now = || requests_now(game, s, seat, city_prestiges(game, s, seat), ships_by_port(s, seat));
    let scoring = |request: Request| (P::Scoring, now()[request.index()]);
    let (term, amount) = match decision {
        D::SetupCity | D::SetupField { .. } => (P::Setup, 1),
        D::TakeRow => (P::Row, 1),
        D::TakeRequest { .. } => (P::Request, 1),
        D::TurnUpGuild { .. } => (P::Guild, 1),
        D::TakeTurn => (P::Turn, 1),
        D::UseDie { building } => {
            let region = game.components.building(building).region;
            out[P::FieldsForHarvest as usize] += f32::from((p.fields & game.region(region)).len());
            match s.characters[building.index()] {
                Some(Character::Steward) => {
                    out[P::HomeForSteward as usize] += f32::from(p.workers.min(2));
                    (P::Steward, 1)
                }
                Some(Character::Commander) => {
                    out[P::ShipsForCommander as usize] += f32::from(p.ships_home.min(2));
                    out[P::WineForCommander as usize] += f32::from(p.goods[2].min(2));
                    (P::Commander, 1)
                }
                Some(Character::GuildMaster) => {
                    out[P::WoodForGuildMaster as usize] += f32::from(p.wood.min(4));
                    (P::GuildMaster, 1)
                }
                Some(Character::Mayor) => {
                    out[P::PlacesForMayor as usize] += f32::from(p.city.len());
                    (P::Mayor, 1)
                }
                None => (P::Special, 1),
            }
        }
        D::WorkerFrom { errand, left, .. } => (
            match errand {
                Errand::Field => P::FromField,
                Errand::City => P::FromCity,
                Errand::Colony => P::FromColony,
                Errand::Fortaleza => P::FromFortaleza,
                Errand::Watch => P::FromWatch,
                Errand::Scout => P::FromScout,
            },
            left,
        ),
        D::WorkerTo { errand, left, .. } => (
            match errand {
                Errand::Field => P::ToField,
                Errand::City => P::ToCity,
                Errand::Colony => P::ToColony,
                Errand::Fortaleza => P::ToFortaleza,
                Errand::Watch => P::ToWatch,
                Errand::Scout => P::ToScout,
            },
            left,
        ),
        D::MoveShip { left, .. } => (P::MoveShip, left),
        D::Quantity { .. } => (P::Quantity, 1),
        D::BuyWood { left } => (P::BuyWood, left),
        D::KingsReward { ships } => (P::Reward, ships.iter().flatten().count() as u8),
        D::Support => (P::Support, 1),
        D::TakeFavor => (P::TakeFavor, 1),
        D::Relocate { left, .. } => (P::Relocate, left),
        D::RelocateTo { left, .. } => (P::RelocateTo, left),
        D::GetWood { left } => (P::GetWood, left),
        D::ExtraYield { must, may, .. } => {
            out[P::May as usize] += f32::from(may);
            (P::Must, must)
        }
        D::PassingSlot => (P::PassingSlot, 1),
        D::PassingBonus { slot } => ([P::Bonus1, P::Bonus2, P::Bonus3, P::Bonus4][slot.index()], 1),
        D::PayBuilding { building } => {
            let cost = game.building_cost(s, building);
            out[P::PayCost as usize] += f32::from(cost);
            out[P::PayShort as usize] += f32::from(u16::from(cost).saturating_sub(p.reals));
            ([P::PayMoinho, P::PayCapitania, P::PayAlfandega, P::PayCasa, P::PayFortaleza][building.index()], 1)
        }
        D::Perform { building } => {
            ([P::Moinho, P::Capitania, P::Alfandega, P::Casa, P::Fortaleza][building.index()], 1)
        }
        D::TurnUpFavor { left } => (P::TurnUp, left),
        D::LastWindmill => (P::Mill, 1),
        D::MoveMarker => (P::Marker, 1),
        D::LadyBuilding => (P::Lady, 1),
        D::Honor => (P::Honor, 1),
        D::Upkeep => (P::Upkeep, 1),
        D::Feed => (P::Feed, 1),
        D::KeepRequest => (P::Keep, 1),
        D::ScoreRoutes { .. } => scoring(Request::Routes),
        D::ScoreExpeditions { .. } => scoring(Request::Expeditions),
        D::ScoreInfluence { .. } => scoring(Request::Influence),
        D::ScoreUrbanization { .. } => scoring(Request::Urbanization),
        D::ScoreWealth { .. } => scoring(Request::Wealth),
    };
    out[term as usize] += f32::from(amount);
}
