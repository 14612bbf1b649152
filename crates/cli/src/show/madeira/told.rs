//! What happened, with what the pieces named in it do.

use super::words;
use madeira::{Happening, Madeira};
use table::Id;

/// What a newcomer would have to look up about an event.
pub fn note(game: &Madeira, what: Happening) -> Option<String> {
    use Happening as H;
    let c = &game.components;
    match what {
        H::PhaseStarted(phase) => Some(words::phase(phase).split_once(", ")?.1.to_owned()),
        H::CharacterLaid(character, _) => Some(words::character_action(c, character)),
        H::RequestTaken(_, request) => Some(words::request(c, request)),
        H::FavorTurnedUp(_, favor) | H::FavorTaken(_, favor, _) | H::FavorUsed(_, favor) => {
            Some(words::favor(c, favor))
        }
        H::Passed(_, slot) => Some(words::passing_bonus(c, slot)),
        H::RewardTaken(_, reward) => Some(words::reward(c, reward)),
        H::WindmillMoved(_, level) => {
            Some(format!("feeds {}", words::workers(*c.windmill.feeds.get(usize::from(level))?)))
        }
        H::BuildingRolled(building, roll) => {
            let sum: u8 = roll.faces().into_iter().zip(1..).map(|(n, value): (u8, u8)| n * value).sum();
            let cost = c.building_cost.with(game.options.players).saturating_sub(sum);
            Some(format!("{} costs {}", words::building(building), words::reals(cost)))
        }
        H::PirateDieRolled(_, face) => Some(format!("{} for who does not pay", words::pirates(face.index() as u8 + 2))),
        H::RoundStarted(_)
        | H::PiratesRolled(_)
        | H::RowRolled(..)
        | H::RowTaken(..)
        | H::TurnStarted(_)
        | H::DiePlaced(..)
        | H::PirateDiePlaced(..)
        | H::DiceAside(..)
        | H::Harvested(..)
        | H::GoodsGained(..)
        | H::GoodsPaid(..)
        | H::WoodGained(..)
        | H::WoodPaid(..)
        | H::WoodBought(..)
        | H::BreadGained(..)
        | H::BreadPaid(..)
        | H::RealsGained(..)
        | H::RealsPaid(..)
        | H::PrestigeGained(..)
        | H::PrestigeLost(..)
        | H::PiratesGained(..)
        | H::PiratesDiscarded(..)
        | H::PiratesRevealed(..)
        | H::WorkerMoved(..)
        | H::CitizenMoved(..)
        | H::ShipMoved(..)
        | H::MarkerMoved(..)
        | H::BuildingPerformed(..)
        | H::BuildingsCleared
        | H::RequestKept(..)
        | H::RequestScored(..)
        | H::FieldConverted(..)
        | H::GameOver => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::Terminal;
    use madeira::{Building, Components, Event, Options};
    use table::RuleId;

    #[test]
    fn a_line_names_the_rule_and_says_what_follows() {
        let game = Madeira::new(Components::shipped(), Options::players(4));
        let roll = "1+2+3".parse().expect("it is a roll");
        let event = Event { rule: RuleId("M-PHASE-C-03"), what: Happening::BuildingRolled(Building::Casa, roll) };
        let line = game.told(&event);
        assert!(line.contains("M-PHASE-C-03") && line.ends_with("Casa da Coroa costs 4 Reals"), "{line}");
    }
}
