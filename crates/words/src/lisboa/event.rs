//! What happened, and what the pieces named in it are.

use super::names::{amount, card_type, influence, officials, plan_face, reis, street, wigs};
use super::{score, things};
use crate::message::Message;
use lisboa::{Happening, Lisboa};

/// What happened.
pub fn event(what: Happening) -> Message {
    use Happening as H;
    match what {
        H::TurnStarted(seat) => say!("lisboa-event-turn-started", seat),
        H::ShipDocked(seat, slot) => say!("lisboa-event-ship-docked", seat, slot),
        H::CardForGold(seat, card) => say!("lisboa-event-card-for-gold", seat, card),
        H::CardToPortfolio(seat, card) => say!("lisboa-event-card-to-portfolio", seat, card),
        H::CardToCourt(seat, card) => say!("lisboa-event-card-to-court", seat, card),
        H::CardDropped(seat, card) => say!("lisboa-event-card-dropped", seat, card),
        H::ShipDropped(seat, ship) => say!("lisboa-event-ship-dropped", seat, ship),
        H::CardLeft(card) => say!("lisboa-event-card-left", card),
        H::CardTaken(seat, card) => say!("lisboa-event-card-taken", seat, card),
        H::CardRevealed(card) => say!("lisboa-event-card-revealed", card),
        H::CardDealt(seat, Some(card)) => say!("lisboa-event-card-dealt", seat, card),
        H::CardDealt(seat, None) => say!("lisboa-event-card-dealt-hidden", seat),
        H::CardKept(seat, Some(card)) => say!("lisboa-event-card-kept", seat, card),
        H::CardKept(seat, None) => say!("lisboa-event-card-kept-hidden", seat),
        H::CardsPassed => say!("lisboa-event-cards-passed"),
        H::CardDiscarded(seat, card) => say!("lisboa-event-card-discarded", seat, card),
        H::ReisGained(seat, n) => say!("lisboa-event-gained", seat, amount = reis(n)),
        H::ReisPaid(seat, n) => say!("lisboa-event-paid", seat, amount = reis(n)),
        H::InfluenceGained(seat, n) => say!("lisboa-event-gained", seat, amount = influence(n)),
        H::InfluencePaid(seat, n) => say!("lisboa-event-influence-paid", seat, amount = influence(n)),
        H::WigsGained(seat, n) => say!("lisboa-event-gained", seat, amount = wigs(n)),
        H::WigsPaid(seat, n) => say!("lisboa-event-paid", seat, amount = wigs(n)),
        H::GoodsGained(seat, good, n) => say!("lisboa-event-gained", seat, amount = amount(good, n)),
        H::GoodsLost(seat, good, n) => say!("lisboa-event-goods-lost", seat, amount = amount(good, n)),
        H::GoodPaid(seat, good) => say!("lisboa-event-paid", seat, amount = amount(good, 1)),
        H::GoodSold { seller, good, owner, slot, price } => {
            say!("lisboa-event-good-sold", seller, good, owner, slot, price = reis(price))
        }
        H::ShipSailed(seat, slot) => say!("lisboa-event-ship-sailed", seat, slot),
        H::TreasuryMoved(to, influence) => say!("lisboa-event-treasury-moved", reis = reis(to), influence),
        H::PriceFell(good, to) => say!("lisboa-event-price-fell", good, to),
        H::OfficialRecruited(seat, noble) => say!("lisboa-event-official-recruited", seat, post = noble.office()),
        H::OfficialPushed(seat, noble) => say!("lisboa-event-official-pushed", seat, post = noble.plaza()),
        H::OfficialReturned(seat, post) => say!("lisboa-event-official-returned", seat, post),
        H::OfficialsHired(seat, n) => say!("lisboa-event-officials-hired", seat, officials = officials(n)),
        H::PlanTaken(seat, plan) => say!("lisboa-event-plan-taken", seat, plan),
        H::PlanCompleted(seat, plan) => say!("lisboa-event-plan-completed", seat, plan),
        H::ShipBuilt(seat, ship, slot) => say!("lisboa-event-ship-built", seat, ship, slot),
        H::CardinalMoved(seat, gap) => say!("lisboa-event-cardinal-moved", seat, gap),
        H::CardinalLies(seat) => say!("lisboa-event-cardinal-lies", seat),
        H::ClergyChosen(seat, Some(tile)) => say!("lisboa-event-clergy-chosen", seat, tile),
        H::ClergyChosen(seat, None) => say!("lisboa-event-clergy-chosen-hidden", seat),
        H::ClergyTaken(seat, tile) => say!("lisboa-event-clergy-taken", seat, tile),
        H::ClergyDiscarded(seat, tile) => say!("lisboa-event-clergy-discarded", seat, tile),
        H::ClergyRevealed(space, tile) => {
            say!("lisboa-event-clergy-revealed", tile, first = space, second = (space + 1) % 6)
        }
        H::FavorTaken(seat, noble) => say!("lisboa-event-favor-taken", seat, noble),
        H::FavorReturned(seat, noble) => say!("lisboa-event-favor-returned", seat, noble),
        H::Visited(seat, noble, cost) => say!("lisboa-event-visited", seat, noble, cost = influence(cost)),
        H::Followed(seat, noble, cost) => say!("lisboa-event-followed", seat, noble, cost = influence(cost)),
        H::StorePlaced(seat, land, good) => say!("lisboa-event-store-placed", seat, land, street = street(good)),
        H::HousePlaced(seat, group, land) => say!("lisboa-event-house-placed", seat, group, land),
        H::CubeTaken(seat, color) => say!("lisboa-event-cube-taken", seat, color),
        H::CubeRemoved(seat, color) => say!("lisboa-event-cube-removed", seat, color),
        H::SetCompleted(seat) => say!("lisboa-event-set-completed", seat),
        H::MarkerSpent(seat) => say!("lisboa-event-marker-spent", seat),
        H::DecreeTaken(seat, decree) => say!("lisboa-event-decree-taken", seat, decree),
        H::DecreeRevealed(decree) => say!("lisboa-event-decree-revealed", decree),
        H::BuildingOpened(seat, building, site) => say!("lisboa-event-building-opened", seat, building, site),
        H::BuildingRevealed(architect, building) => say!("lisboa-event-building-revealed", architect, building),
        H::CityRefilled => say!("lisboa-event-city-refilled"),
        H::TaskPaid(seat, task) => say!("lisboa-event-task-paid", seat, task),
        H::TaskDrawn(seat, task) => say!("lisboa-event-task-drawn", seat, task),
        H::PeriodTriggered(seat, why) => say!("lisboa-event-period-triggered", seat, reason = score::ended_by(why)),
        H::PeriodEnded => say!("lisboa-event-period-ended"),
        H::EndTriggered(why) => say!("lisboa-event-end-triggered", reason = score::ended_by(why)),
        H::LastRound => say!("lisboa-event-last-round"),
        H::GameOver => say!("lisboa-event-game-over"),
    }
}

/// What the pieces named in an event are: what a newcomer would have to look up.
pub fn note(game: &Lisboa, what: Happening) -> Option<Message> {
    use Happening as H;
    let c = &game.components;
    match what {
        H::CardToPortfolio(_, id) | H::CardTaken(_, id) => Some(things::card(c, id)),
        H::CardToCourt(_, id)
        | H::CardRevealed(id)
        | H::CardDealt(_, Some(id))
        | H::CardKept(_, Some(id))
        | H::CardForGold(_, id)
        | H::CardDropped(_, id)
        | H::CardDiscarded(_, id) => Some(card_type(c.card(id).kind())),
        H::ClergyTaken(_, id) => Some(things::clergy_effect(c.clergy(id).effect)),
        H::DecreeTaken(_, id) => Some(things::decree_text(*c.decree(id))),
        H::PlanTaken(_, id) | H::PlanCompleted(_, id) => Some(plan_face(c, id)),
        H::ShipBuilt(_, ship, _) => Some(things::ship(c, ship)),
        H::BuildingRevealed(architect, id) => {
            Some(say!("lisboa-note-building", colors = super::names::colors(c.colors(id, architect))))
        }
        H::TaskDrawn(_, task) | H::TaskPaid(_, task) => Some(things::task(c, task)),
        H::TurnStarted(_)
        | H::ShipDocked(..)
        | H::ShipDropped(..)
        | H::ShipSailed(..)
        | H::CardLeft(_)
        | H::CardDealt(_, None)
        | H::CardKept(_, None)
        | H::CardsPassed
        | H::ReisGained(..)
        | H::ReisPaid(..)
        | H::InfluenceGained(..)
        | H::InfluencePaid(..)
        | H::WigsGained(..)
        | H::WigsPaid(..)
        | H::GoodsGained(..)
        | H::GoodsLost(..)
        | H::GoodPaid(..)
        | H::GoodSold { .. }
        | H::TreasuryMoved(..)
        | H::PriceFell(..)
        | H::OfficialRecruited(..)
        | H::OfficialPushed(..)
        | H::OfficialReturned(..)
        | H::OfficialsHired(..)
        | H::CardinalMoved(..)
        | H::CardinalLies(_)
        | H::ClergyChosen(..)
        | H::ClergyDiscarded(..)
        | H::ClergyRevealed(..)
        | H::FavorTaken(..)
        | H::FavorReturned(..)
        | H::Visited(..)
        | H::Followed(..)
        | H::StorePlaced(..)
        | H::HousePlaced(..)
        | H::CubeTaken(..)
        | H::CubeRemoved(..)
        | H::SetCompleted(_)
        | H::MarkerSpent(_)
        | H::DecreeRevealed(_)
        | H::BuildingOpened(..)
        | H::CityRefilled
        | H::PeriodTriggered(..)
        | H::PeriodEnded
        | H::EndTriggered(_)
        | H::LastRound
        | H::GameOver => None,
    }
}
