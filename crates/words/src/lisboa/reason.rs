//! Why something is not possible.

use super::names::{self, different_goods, influence, officials, reis, street};
use crate::message::Message;
use lisboa::{Item, Reason};

/// What an item of a reward is; of goods, which they are.
fn given(item: Item) -> Message {
    if let Item::Goods(good, _) = item { names::good(good) } else { names::item(item) }
}

/// An unmet condition with its numbers.
pub fn reason(reason: Reason) -> Message {
    match reason {
        Reason::GameOver => say!("lisboa-reason-game-over"),
        Reason::NotAsked { .. } => say!("lisboa-reason-not-asked"),
        Reason::NotInHand(card) => say!("lisboa-reason-not-in-hand", card),
        Reason::NotOpen(card) => say!("lisboa-reason-not-open", card),
        Reason::NotPossible => say!("lisboa-reason-not-possible"),
        Reason::NotOffered { .. } => say!("lisboa-reason-not-offered"),
        Reason::OutOfOrder => say!("lisboa-reason-out-of-order"),
        Reason::RewardNotInFull { item, icon } => say!("lisboa-reason-reward-not-in-full", icon, good = given(item)),
        Reason::NotForSale(deed) => say!("lisboa-reason-not-for-sale", deed),
        Reason::NoSaleNoTrade => say!("lisboa-reason-no-sale-no-trade"),
        Reason::NoGood(good) => say!("lisboa-reason-no-good", good),
        Reason::NoShipToSellTo => say!("lisboa-reason-no-ship-to-sell-to"),
        Reason::ShipTakesNothing => say!("lisboa-reason-ship-takes-nothing"),
        Reason::ShipAtSea => say!("lisboa-reason-ship-at-sea"),
        Reason::Covered(deed) => say!("lisboa-reason-covered", deed),
        Reason::WrongGood { deed, native } => say!("lisboa-reason-wrong-good", deed, native),
        Reason::NotHisAction(deed) => say!("lisboa-reason-not-his-action", deed),
        Reason::NoOfficials => say!("lisboa-reason-no-officials"),
        Reason::OfficialsOutOfRange { least, most } if least == most => {
            say!("lisboa-reason-officials-exactly", officials = officials(most))
        }
        Reason::OfficialsOutOfRange { least, most } => say!("lisboa-reason-officials-range", least, most),
        Reason::NoPlanLeft => say!("lisboa-reason-no-plan-left"),
        Reason::ShipyardEmpty => say!("lisboa-reason-shipyard-empty"),
        Reason::ShipCosts { cost, have } => say!("lisboa-reason-ship-costs", cost = different_goods(cost), have),
        Reason::NoShipThere => say!("lisboa-reason-no-ship-there"),
        Reason::ShipNotLarger { new, old } => say!("lisboa-reason-ship-not-larger", new, old),
        Reason::GoodsCount { due } => say!("lisboa-reason-goods-count", goods = different_goods(due)),
        Reason::NothingProduced => say!("lisboa-reason-nothing-produced"),
        Reason::NoExtra(good) => say!("lisboa-reason-no-extra", good),
        Reason::ClergyFull { spaces } => say!("lisboa-reason-clergy-full", spaces),
        Reason::StepsOutOfRange { most } => say!("lisboa-reason-steps", most),
        Reason::NoClergyThere => say!("lisboa-reason-no-clergy-there"),
        Reason::NotYourClergy(tile) => say!("lisboa-reason-not-your-clergy", tile),
        Reason::FavorHeld(noble) => say!("lisboa-reason-favor-held", noble),
        Reason::AllFavorsHeld => say!("lisboa-reason-all-favors-held"),
        Reason::NoFavor(noble) => say!("lisboa-reason-no-favor", noble),
        Reason::VisitCosts { cost, have } => say!("lisboa-reason-visit-costs", cost = influence(cost), have),
        Reason::VisitReis { least, most } => say!("lisboa-reason-visit-reis", least, most),
        Reason::Short { due, cash, by_influence, short, .. } => missing((due, cash), by_influence, short),
        Reason::Costs { due, have, .. } => say!("lisboa-reason-costs", due = reis(due), have),
        Reason::Split { least, most } => say!("lisboa-reason-split", least, most),
        Reason::NobleActionImpossible(noble) => say!("lisboa-reason-noble-action-impossible", noble),
        Reason::NothingToFollowFor(noble) => say!("lisboa-reason-nothing-to-follow-for", noble),
        Reason::NoHouse => say!("lisboa-reason-no-house"),
        Reason::GroupEmpty(group) => say!("lisboa-reason-group-empty", group),
        Reason::NoCityTile(good) => say!("lisboa-reason-no-city-tile", street = street(good)),
        Reason::NoSmallTile => say!("lisboa-reason-no-small-tile"),
        Reason::LandTaken(land) => say!("lisboa-reason-land-taken", land),
        Reason::LandCovered(land) => say!("lisboa-reason-land-covered", land),
        Reason::NotOnStreet(land, good) => say!("lisboa-reason-not-on-street", land, street = street(good)),
        Reason::NoLand { short: Some(short) } => say!("lisboa-reason-no-land-money", short = reis(short)),
        Reason::NoLand { short: None } => say!("lisboa-reason-no-land"),
        Reason::NoCube => say!("lisboa-reason-no-cube"),
        Reason::NoDecrees => say!("lisboa-reason-no-decrees"),
        Reason::DecreeNotOpen(decree) => say!("lisboa-reason-decree-not-open", decree),
        Reason::NoMarker => say!("lisboa-reason-no-marker"),
        Reason::MarkerUsed => say!("lisboa-reason-marker-used"),
        Reason::NoPlan => say!("lisboa-reason-no-plan"),
        Reason::NotYourPlan(plan) => say!("lisboa-reason-not-your-plan", plan),
        Reason::NoBuilding(architect) => say!("lisboa-reason-no-building", architect),
        Reason::SiteTaken(site) => say!("lisboa-reason-site-taken", site),
        Reason::SiteCovered(site) => say!("lisboa-reason-site-covered", site),
        Reason::WrongColor(site) => say!("lisboa-reason-wrong-color", site),
        Reason::NoSite { short: Some(short) } => say!("lisboa-reason-no-site-money", short = reis(short)),
        Reason::NoSite { short: None } => say!("lisboa-reason-no-site"),
        Reason::NoOfficialThere(post) => say!("lisboa-reason-no-official-there", post),
        Reason::NoEffect => say!("lisboa-reason-no-effect"),
        Reason::SlotEmpty => say!("lisboa-reason-slot-empty"),
        Reason::WrongRow => say!("lisboa-reason-wrong-row"),
        Reason::Compulsory { .. } => say!("lisboa-reason-compulsory"),
        Reason::NotFulfilled(task) => say!("lisboa-reason-not-fulfilled", task),
        Reason::DeadEnd { .. } => say!("lisboa-reason-dead-end"),
    }
}

/// What is missing, as a sum that can be checked: the price, what there is, and what rewards bring before it is due.
fn missing((due, cash): (u8, u16), by_influence: u8, short: u8) -> Message {
    let rewards = i64::from(due) - i64::from(cash) - i64::from(by_influence) - i64::from(short);
    let rewards = rewards.max(0);
    say!("lisboa-reason-short", due = reis(due), cash, n = by_influence, rewards, short = reis(short))
}
