//! What happened, and what the pieces named in it do.

use super::names::{amount, bread, dice, pirates, prestige, reals, wood, workers};
use super::things;
use crate::message::Message;
use madeira::{Happening, Madeira};
use table::Id;

/// What happened.
pub fn event(what: Happening) -> Message {
    use Happening as H;
    match what {
        H::RoundStarted(round) => say!("madeira-event-round-started", round),
        H::PhaseStarted(phase) => say!("madeira-event-phase-started", letter = format!("{phase:?}")),
        H::CharacterLaid(character, building) => say!("madeira-event-character-laid", character, building),
        H::PiratesRolled(roll) => say!("madeira-event-pirates-rolled", roll),
        H::RowRolled(row, roll) => say!("madeira-event-row-rolled", row, roll),
        H::RowTaken(seat, row) => say!("madeira-event-row-taken", seat, row),
        H::RequestTaken(seat, request) => say!("madeira-event-request-taken", seat, request),
        H::FavorTurnedUp(seat, favor) => say!("madeira-event-favor-turned-up", seat, favor),
        H::TurnStarted(seat) => say!("madeira-event-turn-started", seat),
        H::DiePlaced(seat, face, building) => say!("madeira-event-die-placed", seat, face, building),
        H::PirateDiePlaced(seat, face, building) => say!("madeira-event-pirate-die-placed", seat, face, building),
        H::Passed(seat, slot) => say!("madeira-event-passed", seat, slot),
        H::DiceAside(seat, n) => say!("madeira-event-dice-aside", seat, dice = dice(n)),
        H::Harvested(seat, region) => say!("madeira-event-harvested", seat, region),
        H::GoodsGained(seat, good, n) => say!("madeira-event-gets", seat, amount = amount(good, n)),
        H::GoodsPaid(seat, good, n) => say!("madeira-event-discards", seat, amount = amount(good, n)),
        H::WoodGained(seat, field, n) => say!("madeira-event-gets-wood", seat, amount = wood(n), field),
        H::WoodPaid(seat, n) => say!("madeira-event-discards", seat, amount = wood(n)),
        H::WoodBought(seat, field) => say!("madeira-event-buys-wood", seat, amount = wood(1), field),
        H::BreadGained(seat, n) => say!("madeira-event-gets", seat, amount = bread(n)),
        H::BreadPaid(seat, n) => say!("madeira-event-discards", seat, amount = bread(n)),
        H::RealsGained(seat, n) => say!("madeira-event-gets", seat, amount = reals(n)),
        H::RealsPaid(seat, n) => say!("madeira-event-pays", seat, amount = reals(n)),
        H::PrestigeGained(seat, n) => say!("madeira-event-earns", seat, amount = prestige(n)),
        H::PrestigeLost(seat, n) => say!("madeira-event-loses", seat, amount = prestige(n)),
        H::PiratesGained(seat, n) => say!("madeira-event-receives", seat, amount = pirates(n)),
        H::PiratesDiscarded(seat, n) => say!("madeira-event-discards", seat, amount = pirates(n)),
        H::PiratesRevealed(seat, n) => say!("madeira-event-reveals", seat, amount = pirates(n)),
        H::WindmillMoved(seat, level) => say!("madeira-event-windmill-moved", seat, level),
        H::WorkerMoved(seat, from, to) => say!("madeira-event-worker-moved", seat, from, to),
        H::CitizenMoved(seat, from, to) => say!("madeira-event-citizen-moved", seat, from, to),
        H::ShipMoved(seat, from, slot) => say!("madeira-event-ship-moved", seat, from, slot),
        H::RewardTaken(seat, reward) => say!("madeira-event-reward-taken", seat, reward),
        H::FavorTaken(seat, favor, city) => say!("madeira-event-favor-taken", seat, favor, city),
        H::FavorUsed(seat, favor) => say!("madeira-event-favor-used", seat, favor),
        H::MarkerMoved(seat, from, to) => say!("madeira-event-marker-moved", seat, from, to),
        H::BuildingRolled(building, roll) => say!("madeira-event-building-rolled", building, roll),
        H::PirateDieRolled(building, face) => say!("madeira-event-pirate-die-rolled", building, face),
        H::BuildingPerformed(seat, building) => say!("madeira-event-building-performed", seat, building),
        H::BuildingsCleared => say!("madeira-event-buildings-cleared"),
        H::RequestKept(seat, request) => say!("madeira-event-request-kept", seat, request),
        H::RequestScored(seat, request) => say!("madeira-event-request-scored", seat, request),
        H::FieldConverted(field, good) => say!("madeira-event-field-converted", field, good),
        H::GameOver => say!("madeira-event-game-over"),
    }
}

/// What a newcomer would have to look up about an event.
pub fn note(game: &Madeira, what: Happening) -> Option<Message> {
    use Happening as H;
    let c = &game.components;
    match what {
        H::PhaseStarted(phase) => Some(say!("madeira-phase-name", phase)),
        H::CharacterLaid(character, _) => Some(things::character(c, character)),
        H::RequestTaken(_, request) => Some(things::request(c, request)),
        H::FavorTurnedUp(_, favor) | H::FavorTaken(_, favor, _) | H::FavorUsed(_, favor) => {
            Some(things::favor(c, favor))
        }
        H::Passed(_, slot) => Some(things::passing_bonus(c, slot)),
        H::RewardTaken(_, reward) => Some(things::reward(c, reward)),
        H::WindmillMoved(_, level) => {
            let fed = *c.windmill.feeds.get(usize::from(level))?;
            Some(say!("madeira-note-windmill", workers = workers(fed)))
        }
        H::BuildingRolled(building, roll) => {
            let sum: u8 = roll.faces().into_iter().zip(1..).map(|(n, value): (u8, u8)| n * value).sum();
            let cost = c.building_cost.with(game.options.players).saturating_sub(sum);
            Some(say!("madeira-note-building", building, reals = reals(cost)))
        }
        H::PirateDieRolled(_, face) => Some(say!("madeira-note-pirates", pirates = pirates(face.index() as u8 + 2))),
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
