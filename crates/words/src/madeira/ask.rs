//! What is asked, and where in the round that is.

use super::names::{favors, pirates, prestige, reals, ships, wood, workers};
use super::things;
use crate::message::Message;
use crate::worded::Path;
use madeira::{Building, Decision, Errand, Madeira, Phase, State, View};
use table::{Game, Id};

/// The question that a decision asks.
pub fn question(game: &Madeira, view: &View, decision: Decision) -> Message {
    let (c, s) = (&game.components, &view.shown);
    match decision {
        Decision::SetupCity => say!("madeira-ask-setup-city"),
        Decision::SetupField { first: None } => say!("madeira-ask-setup-first-field"),
        Decision::SetupField { first: Some(_) } => say!("madeira-ask-setup-second-field"),
        Decision::TakeRow => say!("madeira-ask-take-row"),
        Decision::TakeRequest { row } => say!("madeira-ask-take-request", row),
        Decision::TurnUpGuild { row } => say!("madeira-ask-turn-up-guild", row),
        Decision::TakeTurn => say!("madeira-ask-take-turn"),
        Decision::UseDie { building } => use_die(s, building),
        Decision::WorkerFrom { errand, left, .. } => worker_from(game, errand, left),
        Decision::WorkerTo { from, .. } => say!("madeira-ask-worker-to", from),
        Decision::MoveShip { left, .. } => say!("madeira-ask-move-ship", left, ships = ships(left)),
        Decision::Quantity { slot } => say!("madeira-ask-quantity", slot),
        Decision::BuyWood { left } => {
            let n = s.turn.bought;
            say!("madeira-ask-buy-wood", left, reals = reals(c.wood_price(n + 1) - c.wood_price(n)))
        }
        Decision::KingsReward { .. } => say!("madeira-ask-kings-reward"),
        Decision::Support => say!("madeira-ask-support", pirates = pirates(c.amounts.pirates_off)),
        Decision::TakeFavor => say!("madeira-ask-take-favor"),
        Decision::Relocate { left, .. } => say!("madeira-ask-relocate", left),
        Decision::RelocateTo { from, .. } => say!("madeira-ask-relocate-to", from),
        Decision::GetWood { left } => say!("madeira-ask-get-wood", wood = wood(left)),
        Decision::ExtraYield { must: 0, may, .. } => say!("madeira-ask-extra-engineer", may),
        Decision::ExtraYield { must, may: 0, .. } => say!("madeira-ask-extra", must),
        Decision::ExtraYield { may, .. } => say!("madeira-ask-extra-both", may),
        Decision::PassingSlot => say!("madeira-ask-passing-slot"),
        Decision::PassingBonus { slot } => say!("madeira-ask-passing-bonus", slot),
        Decision::PayBuilding { building } => {
            let (reals, pirates) =
                (reals(game.building_cost(s, building)), pirates(game.building_pirates(s, building)));
            say!("madeira-ask-pay-building", building, reals, how = things::price(game, s, building), pirates)
        }
        Decision::Perform { building } => say!("madeira-ask-perform", building),
        Decision::TurnUpFavor { left } => say!("madeira-ask-turn-up-favor", favors = favors(left)),
        Decision::LastWindmill => say!("madeira-ask-last-windmill"),
        Decision::MoveMarker => say!("madeira-ask-move-marker"),
        Decision::LadyBuilding => say!("madeira-ask-lady", reals = reals(c.amounts.lady_reals)),
        Decision::Honor => say!("madeira-ask-honor", prestige = prestige(c.scoring.honor)),
        Decision::Upkeep => {
            let n = s.players[super::teller(game, view)].ships.len();
            say!("madeira-ask-upkeep", n, ships = ships(n))
        }
        Decision::Feed => {
            let n = game.feeding_need(s, super::teller(game, view));
            say!("madeira-ask-feed", n, workers = workers(n))
        }
        Decision::KeepRequest => say!("madeira-ask-keep-request"),
        Decision::ScoreRoutes { left, .. } => say!("madeira-ask-score-routes", left),
        Decision::ScoreExpeditions { left, .. } => say!("madeira-ask-score-expeditions", left),
        Decision::ScoreInfluence { left, .. } => say!("madeira-ask-score-influence", left),
        Decision::ScoreUrbanization { left, .. } => say!("madeira-ask-score-urbanization", left),
        Decision::ScoreWealth { left } => say!("madeira-ask-score-wealth", left, most = c.scoring.wealth),
    }
}

fn use_die(s: &State, building: Building) -> Message {
    match s.characters[building.index()] {
        Some(character) => say!("madeira-ask-use-die", character, building),
        None => say!("madeira-ask-use-die-printed", building),
    }
}

fn worker_from(game: &Madeira, errand: Errand, left: u8) -> Message {
    let pirates = pirates(game.components.amounts.pirates_off);
    match errand {
        Errand::Field => say!("madeira-ask-worker-field", left, workers = workers(left)),
        Errand::City => say!("madeira-ask-worker-city", left, workers = workers(left)),
        Errand::Colony => say!("madeira-ask-worker-colony", left, workers = workers(left)),
        Errand::Fortaleza => say!("madeira-ask-worker-fortaleza", left, workers = workers(left), pirates),
        Errand::Watch => say!("madeira-ask-worker-watch", pirates),
        Errand::Scout => say!("madeira-ask-worker-scout"),
    }
}

/// The stations of the turn; in phases D and E those of the phase.
pub fn path(game: &Madeira, view: &View) -> Path {
    let s = &view.shown;
    let decision = game.decision(s);
    match s.phase {
        Phase::Setup => setup_path(decision),
        Phase::A => row_path(decision),
        Phase::B => turn_path(s, decision),
        Phase::C => building_path(decision),
        Phase::D => maintenance_path(decision),
        Phase::E => request_path(decision),
        Phase::Over => Path { stations: Vec::new(), at: 0 },
    }
}

/// The five phases of a round.
pub fn phases(view: &View) -> Path {
    let at = match view.shown.phase {
        Phase::A => 0,
        Phase::B => 1,
        Phase::C => 2,
        Phase::D => 3,
        Phase::E => 4,
        Phase::Setup | Phase::Over => return Path { stations: Vec::new(), at: 0 },
    };
    let stations = vec![
        say!("madeira-round-a"),
        say!("madeira-round-b"),
        say!("madeira-round-c"),
        say!("madeira-round-d"),
        say!("madeira-round-e"),
    ];
    Path { stations, at }
}

fn setup_path(decision: Option<Decision>) -> Path {
    let at = match decision {
        Some(Decision::SetupField { first: None }) => 1,
        Some(Decision::SetupField { first: Some(_) }) => 2,
        _ => 0,
    };
    let stations =
        vec![say!("madeira-station-city"), say!("madeira-station-first-field"), say!("madeira-station-second-field")];
    Path { stations, at }
}

fn row_path(decision: Option<Decision>) -> Path {
    let at = match decision {
        Some(Decision::TakeRequest { .. }) => 1,
        Some(Decision::TurnUpGuild { .. }) => 2,
        _ => 0,
    };
    let stations = vec![say!("madeira-station-row"), say!("madeira-station-request"), say!("madeira-station-guild")];
    Path { stations, at }
}

/// A die and what it is used for; or passing, which takes a slot and its bonus.
fn turn_path(s: &State, decision: Option<Decision>) -> Path {
    let has_passed = s.passing.contains(&Some(s.turn.seat));
    if has_passed || decision == Some(Decision::PassingSlot) {
        let stations = vec![say!("madeira-station-pass"), say!("madeira-station-slot"), say!("madeira-station-bonus")];
        return Path { stations, at: if has_passed { 2 } else { 1 } };
    }
    let at = match decision {
        Some(Decision::TakeTurn) => 0,
        Some(Decision::UseDie { .. }) => 1,
        _ => 2,
    };
    let stations = vec![say!("madeira-station-die"), say!("madeira-station-choose"), say!("madeira-station-act")];
    Path { stations, at }
}

fn building_path(decision: Option<Decision>) -> Path {
    let at = match decision {
        Some(Decision::PayBuilding { .. }) => 0,
        Some(Decision::LastWindmill) => 2,
        _ => 1,
    };
    let stations = vec![say!("madeira-station-pay"), say!("madeira-station-perform"), say!("madeira-station-windmill")];
    Path { stations, at }
}

fn maintenance_path(decision: Option<Decision>) -> Path {
    let at = match decision {
        Some(Decision::Honor) => 0,
        Some(Decision::Feed) => 2,
        _ => 1,
    };
    let stations = vec![say!("madeira-station-honor"), say!("madeira-station-upkeep"), say!("madeira-station-feeding")];
    Path { stations, at }
}

fn request_path(decision: Option<Decision>) -> Path {
    let at = usize::from(decision != Some(Decision::KeepRequest));
    Path { stations: vec![say!("madeira-station-keep"), say!("madeira-station-score")], at }
}
