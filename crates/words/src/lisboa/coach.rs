//! What the coach says: what each decision is for, and what players overlook where it matters.

use super::whatif;
use crate::coach::Coached;
use crate::effect::Effect;
use crate::message::Message;
use lisboa::{Action, Decision, Deed, Happening, Item, Lisboa, Pending, State, Step, TOP_INFLUENCE, View};
use table::{Actor, Game, RuleId, Seat};

/// What the coach says of the decision that is asked of the viewer.
pub fn coach(game: &Lisboa, view: &View) -> Option<Coached> {
    let decision = game.decision(&view.shown)?;
    let seat = view.seat.filter(|&seat| game.actor(&view.shown) == Actor::Player(seat))?;
    let missed = missed(game, view, seat, decision).map(|(message, rule)| (message, RuleId(rule)));
    Some(Coached { line: Message::new(line(decision)), missed })
}

/// What a decision is for.
const fn line(decision: Decision) -> &'static str {
    match decision {
        Decision::KeepClergy => "coach-lisboa-keep-clergy",
        Decision::Draft { .. } => "coach-lisboa-draft",
        Decision::TakeTurn => "coach-lisboa-turn",
        Decision::MakeRoom { .. } => "coach-lisboa-make-room",
        Decision::SellOrTrade => "coach-lisboa-sell-or-trade",
        Decision::SellGoods { .. } => "coach-lisboa-sell",
        Decision::Trade { .. } => "coach-lisboa-trade",
        Decision::Recruit { .. } => "coach-lisboa-recruit",
        Decision::TakePlan => "coach-lisboa-plan",
        Decision::BuildShip => "coach-lisboa-ship",
        Decision::ShipGoods { .. } => "coach-lisboa-ship-goods",
        Decision::ExtraGood { .. } => "coach-lisboa-extra-good",
        Decision::MoveCardinal { .. } => "coach-lisboa-cardinal",
        Decision::TakeClergy => "coach-lisboa-take-clergy",
        Decision::ClergyFavors { .. } | Decision::TakeFavor => "coach-lisboa-favor",
        Decision::Church { .. } => "coach-lisboa-church",
        Decision::VisitReis { .. } => "coach-lisboa-visit-reis",
        Decision::VisitState { .. } => "coach-lisboa-visit-state",
        Decision::Follow { .. } => "coach-lisboa-follow",
        Decision::FollowDeed { .. } => "coach-lisboa-follow-deed",
        Decision::BuildStore => "coach-lisboa-store",
        Decision::Reward { .. } => "coach-lisboa-reward",
        Decision::StoreCube { .. } => "coach-lisboa-store-cube",
        Decision::TrashCube { .. } => "coach-lisboa-trash-cube",
        Decision::Pay { .. } => "coach-lisboa-pay",
        Decision::House { .. } => "coach-lisboa-house",
        Decision::TakeDecree => "coach-lisboa-decree",
        Decision::ExtraDecree => "coach-lisboa-extra-decree",
        Decision::OpenSite => "coach-lisboa-open",
        Decision::OpenPlan { .. } => "coach-lisboa-open-plan",
        Decision::ReturnOfficials { .. } => "coach-lisboa-return",
        Decision::EventDeed { .. } => "coach-lisboa-event",
        Decision::PileCube => "coach-lisboa-pile-cube",
        Decision::DrawCard => "coach-lisboa-draw",
        Decision::PayTask => "coach-lisboa-task",
        Decision::PeriodDiscard { .. } => "coach-lisboa-discard",
        Decision::PeriodReward => "coach-lisboa-period-reward",
    }
}

/// What is overlooked and matters now. What is told is true of an answer that is possible, not of each of them.
fn missed(game: &Lisboa, view: &View, seat: Seat, decision: Decision) -> Option<(Message, &'static str)> {
    let s = &view.shown;
    if matches!(decision, Decision::KeepClergy | Decision::Draft { .. }) {
        // What answers do there depends on what others choose in secret.
        return None;
    }
    if is_paid_twice(game, s, seat, decision) {
        return Some((say!("coach-lisboa-twice"), "L-EVENT-06"));
    }
    if decision == Decision::BuildStore && is_reward_money(game, s) {
        return Some((say!("coach-lisboa-reward-first"), "L-STORE-04"));
    }
    if decision == Decision::DrawCard && s.cardinal_lies.is_some() {
        return Some((say!("coach-lisboa-church-comes"), "L-CHURCH-01"));
    }
    let effects: Vec<Effect<Lisboa>> = Effect::of_all(game, view, seat).map(|(_, effect)| effect).collect();
    if s.cardinal_lies.is_none() && effects.iter().any(|effect| is_church_marked(&effect.after)) {
        return Some((say!("coach-lisboa-church-next"), "L-CHURCH-01"));
    }
    let happens = |rule: &str, what: fn(Happening) -> Option<Seat>| {
        effects
            .iter()
            .flat_map(|effect| &effect.events)
            .any(|event| event.rule.0 == rule && what(event.what) == Some(seat))
    };
    if happens("L-VISIT-04", |what| if let Happening::WigsPaid(seat, _) = what { Some(seat) } else { None }) {
        return Some((say!("coach-lisboa-wigs"), "L-VISIT-04"));
    }
    happens("L-INFL-05", |what| if let Happening::WigsGained(seat, _) = what { Some(seat) } else { None })
        .then(|| (say!("coach-lisboa-overflow", top = TOP_INFLUENCE), "L-INFL-05"))
}

/// Whether a store can be built for whose event a fee is due too (L-EVENT-06): its price says by which rule the Treasury is in it.
fn is_paid_twice(game: &Lisboa, s: &State, seat: Seat, decision: Decision) -> bool {
    let can_choose =
        matches!(decision, Decision::EventDeed { .. }) && legal(game, s).contains(&Action::Do(Deed::Store));
    if decision != Decision::BuildStore && !can_choose || game.event_fee(s, seat).total() == 0 {
        return false;
    }
    let building = whatif::asking(s, seat, Decision::BuildStore);
    legal(game, &building).into_iter().any(|action| {
        let parts = game.price_parts(&building, action);
        parts.iter().any(|part| part.rule == RuleId("L-EVENT-06"))
    })
}

/// Whether the reward of a land that can be built on brings something to pay it with (L-STORE-04).
fn is_reward_money(game: &Lisboa, s: &State) -> bool {
    let is_money = |item: Item| matches!(item, Item::Reis(_) | Item::Influence(_));
    legal(game, s).into_iter().any(|action| {
        let Action::Build(land, _) = action else { return false };
        game.land_reward(s, land).into_iter().flatten().any(is_money)
    })
}

/// Whether the church is going to be scored at the end of this turn.
fn is_church_marked(s: &State) -> bool {
    let marks = |what: Pending| matches!(what, Pending::Do(Step::ChurchIcons { influence: true, .. }));
    s.cardinal_lies.is_some() || s.agenda.frames().iter().any(|frame| marks(frame.what))
}

fn legal(game: &Lisboa, s: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal_actions(s, &mut legal);
    legal
}
