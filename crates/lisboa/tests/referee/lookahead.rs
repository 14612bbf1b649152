//! What follows: a choice is offered only if all that must come after it can be done.

use crate::local::local;
use lisboa::{Action, Decision, Lisboa, Pending, State};
use std::collections::HashSet;
use table::{Action as _, Game, NoEvents};

/// Whether the specification allows this action now.
pub fn allows(game: &Lisboa, state: &State, action: Action) -> bool {
    local(game, state, action) && leads_on(game, state, action, &mut HashSet::new())
}

/// All actions, by number.
pub fn all_actions() -> impl Iterator<Item = Action> {
    (0..Action::COUNT).map(|index| Action::from_index(index).expect("the number is below COUNT"))
}

/// Performs the action on a copy and looks whether the rest can be done.
fn leads_on(game: &Lisboa, state: &State, action: Action, hopeless: &mut HashSet<State>) -> bool {
    let mut next = *state;
    game.apply(&mut next, action, &mut NoEvents);
    completable(game, &next, hopeless)
}

/// Whether what was begun can be brought to its end: one line of play is enough. `hopeless` are positions already found
/// to lead nowhere.
fn completable(game: &Lisboa, state: &State, hopeless: &mut HashSet<State>) -> bool {
    let Some(frame) = state.agenda.top() else { return true };
    let decision = match frame.what {
        Pending::Ask(decision) => decision,
        // no hidden draw lies on the way, so whatever had to be done is done.
        Pending::Nothing | Pending::Luck(_) | Pending::Do(_) => return true,
    };
    match progress(decision) {
        Progress::Settled => true,
        // a legal Sell or Trade must exist.
        Progress::Arrived => all_actions().any(|action| local(game, state, action)),
        Progress::UnderWay => {
            if hopeless.contains(state) {
                return false;
            }
            let found =
                all_actions().any(|action| local(game, state, action) && leads_on(game, state, action, hopeless));
            if !found {
                hopeless.insert(*state);
            }
            found
        }
    }
}

/// How far an obligation has come when a decision is asked.
enum Progress {
    /// Nothing is owed any more.
    Settled,
    /// The compulsory Sell or Trade is reached; it must have an option.
    Arrived,
    /// In the middle of something that has to be finished.
    UnderWay,
}

/// How far it has come with this decision.
fn progress(decision: Decision) -> Progress {
    match decision {
        Decision::KeepClergy
        | Decision::Draft { .. }
        | Decision::TakeTurn
        | Decision::SellGoods { sold: true }
        | Decision::Trade { second: true }
        | Decision::Church { .. }
        | Decision::Follow { .. }
        | Decision::DrawCard
        | Decision::PayTask
        | Decision::PeriodDiscard { .. }
        | Decision::PeriodReward => Progress::Settled,
        Decision::SellOrTrade | Decision::SellGoods { sold: false } | Decision::Trade { second: false } => {
            Progress::Arrived
        }
        Decision::MakeRoom { .. }
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
        | Decision::VisitState { .. }
        | Decision::FollowDeed { .. }
        | Decision::BuildStore
        | Decision::Reward { .. }
        | Decision::StoreCube { .. }
        | Decision::TrashCube { .. }
        | Decision::Pay { .. }
        | Decision::House { .. }
        | Decision::TakeDecree
        | Decision::ExtraDecree
        | Decision::OpenSite
        | Decision::OpenPlan { .. }
        | Decision::ReturnOfficials { .. }
        | Decision::EventDeed { .. }
        | Decision::PileCube => Progress::UnderWay,
    }
}
