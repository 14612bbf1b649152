//! How the questions of Lisboa are put together to forms: which begin one, which are gathered, how each looks best, and what is
//! set at first.

use crate::board::Form;
use lisboa::{Action, Decision, Item, Noble};

/// How a question looks best.
pub const fn look(decision: Decision) -> Form {
    match decision {
        Decision::Pay { .. } | Decision::VisitReis { .. } => Form::Amount,
        Decision::Draft { .. }
        | Decision::SellGoods { .. }
        | Decision::ClergyFavors { .. }
        | Decision::Church { .. }
        | Decision::ReturnOfficials { .. }
        | Decision::PeriodDiscard { .. } => Form::Several,
        Decision::KeepClergy
        | Decision::TakeTurn
        | Decision::MakeRoom { .. }
        | Decision::SellOrTrade
        | Decision::Trade { .. }
        | Decision::Recruit { .. }
        | Decision::TakePlan
        | Decision::BuildShip
        | Decision::ShipGoods { .. }
        | Decision::ExtraGood { .. }
        | Decision::MoveCardinal { .. }
        | Decision::TakeClergy
        | Decision::TakeFavor
        | Decision::VisitState { .. }
        | Decision::Follow { .. }
        | Decision::FollowDeed { .. }
        | Decision::BuildStore
        | Decision::Reward { .. }
        | Decision::StoreCube { .. }
        | Decision::TrashCube { .. }
        | Decision::House { .. }
        | Decision::TakeDecree
        | Decision::ExtraDecree
        | Decision::OpenSite
        | Decision::OpenPlan { .. }
        | Decision::EventDeed { .. }
        | Decision::PileCube
        | Decision::DrawCard
        | Decision::PayTask
        | Decision::PeriodReward => Form::Choice,
    }
}

/// Whether a question begins a form of its own. The others belong to what was chosen before: the street, the reward, the cube, the payment
/// and the house of a store, the officials of a building, the details of a State action.
pub const fn begins(decision: Decision) -> bool {
    match decision {
        Decision::KeepClergy
        | Decision::Draft { .. }
        | Decision::TakeTurn
        | Decision::SellOrTrade
        | Decision::Church { .. }
        | Decision::VisitState { .. }
        | Decision::Follow { .. }
        | Decision::BuildStore
        | Decision::TakeDecree
        | Decision::OpenSite
        | Decision::DrawCard
        | Decision::PayTask
        | Decision::PeriodDiscard { .. } => true,
        Decision::MakeRoom { .. }
        | Decision::SellGoods { .. }
        | Decision::Trade { .. }
        | Decision::Recruit { .. }
        | Decision::TakePlan
        | Decision::BuildShip
        | Decision::ShipGoods { .. }
        | Decision::ExtraGood { .. }
        | Decision::MoveCardinal { .. }
        | Decision::TakeClergy
        | Decision::ClergyFavors { .. }
        | Decision::TakeFavor
        | Decision::VisitReis { .. }
        | Decision::FollowDeed { .. }
        | Decision::Reward { .. }
        | Decision::StoreCube { .. }
        | Decision::TrashCube { .. }
        | Decision::Pay { .. }
        | Decision::House { .. }
        | Decision::ExtraDecree
        | Decision::OpenPlan { .. }
        | Decision::ReturnOfficials { .. }
        | Decision::EventDeed { .. }
        | Decision::PileCube
        | Decision::PeriodReward => false,
    }
}

/// The letters of the three ways to use a card.
pub fn key(action: Action) -> Option<char> {
    if matches!(action, Action::Gold(_)) {
        Some('g')
    } else if matches!(action, Action::Portfolio(_)) {
        Some('p')
    } else {
        matches!(action, Action::Court(_)).then_some('c')
    }
}

/// What is set at first: the only answer, a reward that costs nothing, or a payment with as little of the other kind as can be.
pub fn preset(decision: Decision, legal: &[Action]) -> Option<Action> {
    if let [only] = legal {
        return Some(*only);
    }
    if let Some(plain) = legal.iter().copied().find(|&action| is_plain(decision, action)) {
        return Some(plain);
    }
    let is_payment = look(decision) == Form::Amount;
    legal.iter().copied().filter(|_| is_payment).min_by_key(|&action| amount(action).map(|(n, _)| n))
}

/// Whether nobody would answer otherwise: a reward that costs nothing is taken, and so is every Favor where all may be.
pub fn is_plain(decision: Decision, action: Action) -> bool {
    if let Decision::ClergyFavors { left, from } = decision {
        let rest = Noble::ALL.len().saturating_sub(from.into());
        return action != Action::Pass && rest <= left.into();
    }
    matches!((decision, action), (Decision::Reward { item, .. }, Action::Take) if is_harmless(item))
}

/// Whether nobody would leave it: it moves no official, no Cardinal and no rubble.
const fn is_harmless(item: Item) -> bool {
    match item {
        Item::Reis(_)
        | Item::Influence(_)
        | Item::Goods(..)
        | Item::Plan(_)
        | Item::Favor
        | Item::TakeDecree
        | Item::Decree(_) => true,
        Item::Recruit(_) | Item::Rubble | Item::Cardinal => false,
    }
}

/// The amount of an answer, and the key of what it is of.
pub fn amount(action: Action) -> Option<(i64, &'static str)> {
    if let Action::Influence(n) = action {
        return Some((n.into(), "influence"));
    }
    if let Action::Reis(n) = action { Some((n.into(), "reis")) } else { None }
}

#[cfg(test)]
mod tests;
