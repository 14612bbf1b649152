//! What the coach says: what each decision is for, and what players overlook where it matters.

use super::{wish, yields};
use crate::coach::Coached;
use crate::effect::Effect;
use crate::message::Message;
use madeira::{Action, Decision, Errand, Happening, Madeira, Reason, State, View};
use table::{Actor, Game, RuleId, Seat, UpTo};

/// What the coach says of the decision that is asked of the viewer.
pub fn coach(game: &Madeira, view: &View) -> Option<Coached> {
    let decision = game.decision(&view.shown)?;
    let seat = view.seat.filter(|&seat| game.actor(&view.shown) == Actor::Player(seat))?;
    let missed = missed(game, view, seat, decision).map(|(message, rule)| (message, RuleId(rule)));
    Some(Coached { line: Message::new(line(decision)), missed })
}

/// What a decision is for.
const fn line(decision: Decision) -> &'static str {
    match decision {
        Decision::SetupCity => "coach-madeira-setup-city",
        Decision::SetupField { .. } => "coach-madeira-setup-field",
        Decision::TakeRow => "coach-madeira-row",
        Decision::TakeRequest { .. } => "coach-madeira-request",
        Decision::TurnUpGuild { .. } => "coach-madeira-guild",
        Decision::TakeTurn => "coach-madeira-turn",
        Decision::UseDie { .. } => "coach-madeira-use-die",
        Decision::WorkerFrom { errand, .. } | Decision::WorkerTo { errand, .. } => errand_line(errand),
        Decision::MoveShip { .. } => "coach-madeira-ship",
        Decision::Quantity { .. } => "coach-madeira-quantity",
        Decision::BuyWood { .. } => "coach-madeira-buy-wood",
        Decision::KingsReward { .. } => "coach-madeira-reward",
        Decision::Support => "coach-madeira-support",
        Decision::TakeFavor => "coach-madeira-favor",
        Decision::Relocate { .. } | Decision::RelocateTo { .. } => "coach-madeira-relocate",
        Decision::GetWood { .. } => "coach-madeira-get-wood",
        Decision::ExtraYield { .. } => "coach-madeira-extra",
        Decision::PassingSlot => "coach-madeira-slot",
        Decision::PassingBonus { .. } => "coach-madeira-bonus",
        Decision::PayBuilding { .. } => "coach-madeira-pay",
        Decision::Perform { .. } => "coach-madeira-perform",
        Decision::TurnUpFavor { .. } => "coach-madeira-flip",
        Decision::LastWindmill => "coach-madeira-mill",
        Decision::MoveMarker => "coach-madeira-marker",
        Decision::LadyBuilding => "coach-madeira-lady",
        Decision::Honor => "coach-madeira-honor",
        Decision::Upkeep => "coach-madeira-upkeep",
        Decision::Feed => "coach-madeira-feed",
        Decision::KeepRequest => "coach-madeira-keep",
        Decision::ScoreRoutes { .. } => "coach-madeira-routes",
        Decision::ScoreExpeditions { .. } => "coach-madeira-expeditions",
        Decision::ScoreInfluence { .. } => "coach-madeira-influence",
        Decision::ScoreUrbanization { .. } => "coach-madeira-urbanization",
        Decision::ScoreWealth { .. } => "coach-madeira-wealth",
    }
}

const fn errand_line(errand: Errand) -> &'static str {
    match errand {
        Errand::Field => "coach-madeira-to-field",
        Errand::City => "coach-madeira-to-city",
        Errand::Colony => "coach-madeira-to-colony",
        Errand::Fortaleza | Errand::Watch => "coach-madeira-to-watch",
        Errand::Scout => "coach-madeira-scout",
    }
}

/// What is overlooked and matters now.
fn missed(game: &Madeira, view: &View, seat: Seat, decision: Decision) -> Option<(Message, &'static str)> {
    let s = &view.shown;
    if let Decision::PayBuilding { building } = decision {
        return (game.workers_at(s, seat, building) == 0).then(|| (say!("coach-madeira-no-worker"), "M-PHASE-C-08"));
    }
    let lacks_bread = || game.feeding_need(s, seat) > s.players[seat].bread;
    if decision == Decision::LastWindmill {
        return lacks_bread().then(|| (say!("coach-madeira-last-bread"), "M-WINDMILL-08"));
    }
    if decision == Decision::Feed {
        return lacks_bread().then(|| (say!("coach-madeira-no-mill-bread"), "M-WINDMILL-08"));
    }
    if let Decision::UseDie { building } = decision {
        let why = yields::action(game, view, seat, building).nothing?.1;
        return (why == Reason::NoAccess.rule()).then(|| (say!("coach-madeira-no-access"), "M-WOOD-12"));
    }
    if !matches!(decision, Decision::TakeFavor | Decision::MoveShip { .. } | Decision::Upkeep) {
        return None;
    }
    if is_without_access(game, view, seat, decision) {
        return Some((say!("coach-madeira-no-access"), "M-WOOD-12"));
    }
    is_home_first(game, view, seat).then(|| (say!("coach-madeira-home-first"), "M-WOOD-01"))
}

/// Whether something that is wanted fails because no Wood can be reached (M-WOOD-12).
fn is_without_access(game: &Madeira, view: &View, seat: Seat, decision: Decision) -> bool {
    let s = &view.shown;
    let mut wanted = wish::wishes(game, view, decision);
    if decision == Decision::Upkeep {
        wanted.extend(UpTo::new(s.players[seat].ships.len()).map(Action::Give));
    }
    wanted.into_iter().any(|action| game.explain(s, action).contains(&Reason::NoAccess))
}

/// Whether an answer takes Wood from Home that somebody who could buy would rather keep (M-WOOD-01, M-WOOD-02).
fn is_home_first(game: &Madeira, view: &View, seat: Seat) -> bool {
    let mut bare: State = view.shown;
    bare.players[seat].wood = 0;
    let takes = |what: Happening| matches!(what, Happening::WoodPaid(by, _) if by == seat);
    let can_buy = |action: Action| !game.explain(&bare, action).contains(&Reason::NoAccess);
    Effect::of_all(game, view, seat)
        .any(|(action, effect)| effect.events.iter().any(|event| takes(event.what)) && can_buy(action))
}
