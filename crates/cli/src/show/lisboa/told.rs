//! What happened, with what the pieces named in it are.

use super::cards;
use super::words::{self};
use lisboa::{Happening, Lisboa};

/// What the pieces named in an event are: what a newcomer would have to look up.
pub fn note(game: &Lisboa, what: Happening) -> Option<String> {
    use Happening as H;
    let c = &game.components;
    match what {
        H::CardToPortfolio(_, id) | H::CardTaken(_, id) => Some(cards::card(c, id)),
        H::CardToCourt(_, id)
        | H::CardRevealed(id)
        | H::CardDealt(_, Some(id))
        | H::CardKept(_, Some(id))
        | H::CardForGold(_, id)
        | H::CardDropped(_, id)
        | H::CardDiscarded(_, id) => Some(words::card_type(c.card(id).kind()).to_owned()),
        H::ClergyTaken(_, id) => Some(cards::clergy_effect(c.clergy(id).effect)),
        H::DecreeTaken(_, id) => Some(cards::decree_text(*c.decree(id))),
        H::PlanTaken(_, id) | H::PlanCompleted(_, id) => Some(words::plan_face(c, id)),
        H::ShipBuilt(_, ship, _) => Some(cards::ship(c, ship)),
        H::BuildingRevealed(architect, id) => Some(format!("it shows {}", words::colors(c.colors(id, architect)))),
        H::TaskDrawn(_, task) | H::TaskPaid(_, task) => Some(cards::task(c, task)),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::Terminal;
    use lisboa::{Components, Event, Options};
    use table::RuleId;

    #[test]
    fn a_line_names_the_rule_and_says_what_the_piece_does() {
        let game = Lisboa::new(Components::shipped(), Options::players(3));
        let event = Event { rule: RuleId("L-SHIP-06"), what: Happening::TreasuryMoved(4, 0) };
        let line = game.told(&event);
        assert!(line.contains("L-SHIP-06") && line.contains("4 réis"), "{line}");
    }
}
