//! Why something is not possible.

use super::names::{amount, bread, dice, reals, wood};
use crate::message::Message;
use madeira::{Good, Reason};

/// An unmet condition with its numbers.
pub fn reason(reason: Reason) -> Message {
    match reason {
        Reason::GameOver => say!("madeira-reason-game-over"),
        Reason::NotAsked { .. } => say!("madeira-reason-not-asked"),
        Reason::NotPossible => say!("madeira-reason-not-possible"),
        Reason::WrongPlace { .. } => say!("madeira-reason-wrong-place"),
        Reason::NotBuilt(spot) => say!("madeira-reason-not-built", spot),
        Reason::SpotTaken { spot, .. } => say!("madeira-reason-spot-taken", spot),
        Reason::FieldClosed(field) => say!("madeira-reason-field-closed", field),
        Reason::SameRegion(region) => say!("madeira-reason-same-region", region),
        Reason::OwnFieldTaken(field) => say!("madeira-reason-own-field-taken", field),
        Reason::RowTaken { row, .. } => say!("madeira-reason-row-taken", row),
        Reason::NoRequestThere(request) => say!("madeira-reason-no-request-there", request),
        Reason::NotItsGuild { guild, .. } => say!("madeira-reason-not-its-guild", guild),
        Reason::NothingToTurnUp(guild) => say!("madeira-reason-nothing-to-turn-up", guild),
        Reason::NoDie(face) => say!("madeira-reason-no-die", face),
        Reason::NoPirateDie(face) => say!("madeira-reason-no-pirate-die", face),
        Reason::NoGuard => say!("madeira-reason-no-guard"),
        Reason::SecondPirateDie(building) => say!("madeira-reason-second-pirate-die", building),
        Reason::TooManyDice { most, .. } => say!("madeira-reason-too-many-dice", dice = dice(most)),
        Reason::DieNeedsBread { due, have } => say!("madeira-reason-die-needs-bread", bread = bread(due), have),
        Reason::EngineerPlaces => say!("madeira-reason-engineer-places"),
        Reason::FavorNotHeld(favor) => say!("madeira-reason-favor-not-held", favor),
        Reason::FavorDown(favor) => say!("madeira-reason-favor-down", favor),
        Reason::FavorUsed => say!("madeira-reason-favor-used"),
        Reason::FavorPhase(favor) => say!("madeira-reason-favor-phase", favor),
        Reason::FavorIdle(favor) => say!("madeira-reason-favor-idle", favor),
        Reason::NoAccess => say!("madeira-reason-no-access"),
        Reason::ActionImpossible { .. } => say!("madeira-reason-action-impossible"),
        Reason::HarvestOnly => say!("madeira-reason-harvest-only"),
        Reason::NothingToHarvest(region) => say!("madeira-reason-nothing-to-harvest", region),
        Reason::NoWorker { place, .. } => say!("madeira-reason-no-worker", place),
        Reason::NotFromWatch { .. } => say!("madeira-reason-not-from-watch"),
        Reason::MovedAlready { .. } => say!("madeira-reason-moved-already"),
        Reason::NowhereToGo { .. } => say!("madeira-reason-nowhere-to-go"),
        Reason::SamePlace { .. } => say!("madeira-reason-same-place"),
        Reason::Compulsory { .. } => say!("madeira-reason-compulsory"),
        Reason::NoShip(from) => say!("madeira-reason-no-ship", from),
        Reason::SlotClosed { slot, .. } => say!("madeira-reason-slot-closed", slot),
        Reason::SlotTaken(slot) => say!("madeira-reason-slot-taken", slot),
        Reason::SameSlot => say!("madeira-reason-same-slot"),
        Reason::NeedsGoods { good, due, have, .. } => {
            say!("madeira-reason-needs-goods", amount = amount(good, due), have)
        }
        Reason::TakesWood { due, .. } => say!("madeira-reason-takes-wood", wood = wood(due)),
        Reason::NeedsWood { due, have, access } => {
            say!("madeira-reason-needs-wood", wood = wood(due), have, access)
        }
        Reason::WoodCosts { due, have } => say!("madeira-reason-wood-costs", reals = reals(due), have),
        Reason::WrongQuantity => say!("madeira-reason-wrong-quantity"),
        Reason::NoWoodThere(field) => say!("madeira-reason-no-wood-there", field),
        Reason::NotThisReward(reward) => say!("madeira-reason-not-this-reward", reward),
        Reason::NoPirates => say!("madeira-reason-no-pirates"),
        Reason::FavorGone(favor) => say!("madeira-reason-favor-gone", favor),
        Reason::NoPieceThere(spot) => say!("madeira-reason-no-piece-there", spot),
        Reason::NotHarvested { field, .. } => say!("madeira-reason-not-harvested", field),
        Reason::PassingTaken(slot) => say!("madeira-reason-passing-taken", slot),
        Reason::NoPassingAction => say!("madeira-reason-no-passing-action"),
        Reason::NeedsReals { due, have, .. } => say!("madeira-reason-needs-reals", reals = reals(due), have),
        Reason::NoMarker(building) => say!("madeira-reason-no-marker", building),
        Reason::NoWorkerInRegion { building, .. } => say!("madeira-reason-no-worker-in-region", building),
        Reason::FavorNotDown(favor) => say!("madeira-reason-favor-not-down", favor),
        Reason::AmountOutOfRange { most, .. } => say!("madeira-reason-amount", most),
        Reason::RequestNotHeld { request, .. } => say!("madeira-reason-request-not-held", request),
        Reason::NoSuchShips { .. } => say!("madeira-reason-no-such-ships"),
        Reason::NoFavorOf { guild, .. } => say!("madeira-reason-no-favor-of", guild),
        Reason::CityScored(city) => say!("madeira-reason-city-scored", city),
        Reason::NoWindmill { .. } => say!("madeira-reason-no-windmill"),
        Reason::NeedsWheat { due, have } => {
            say!("madeira-reason-needs-wheat", wheat = amount(Good::Wheat, due), have)
        }
        Reason::NeedsSwap => say!("madeira-reason-needs-swap"),
        Reason::NoPrestige => say!("madeira-reason-no-prestige"),
    }
}
