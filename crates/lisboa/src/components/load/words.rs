//! The short words for what cards, tiles and spaces do.

use crate::components::{Benefit, ClergyEffect, Event, Item, Items, Penalty, TOP_INFLUENCE, TaskReward};
use std::ops::RangeInclusive;
use table::pack::{Entry, Words};

/// How much of a thing a card, tile or space may give: never nothing.
const AMOUNT: RangeInclusive<u8> = 1..=20;

/// Up to three items of a reward; an empty list only where `count` allows it.
pub(super) fn items(entry: &mut Entry, key: &str, count: RangeInclusive<usize>) -> Option<Items> {
    // L-ICON-07: each official goes to a different one of the three offices.
    let list = entry.parse_list(key, count, |text| {
        let item = item(text)?;
        let too_many = matches!(item, Item::Recruit(4..));
        if too_many { Err(format!("`{text}`: only an event recruits more than 3")) } else { Ok(item) }
    })?;
    Some(in_places(list))
}

fn in_places(list: Vec<Item>) -> Items {
    let mut items: Items = [None; 3];
    for (place, item) in items.iter_mut().zip(list) {
        *place = Some(item);
    }
    items
}

/// One item, such as `gold 1`, `recruit 2` or `favor`.
fn item(text: &str) -> Result<Item, String> {
    let mut words = Words::of(text);
    let item = match words.word()? {
        "reis" => Item::Reis(words.amount(AMOUNT)?),
        "influence" => Item::Influence(words.amount(1..=TOP_INFLUENCE)?),
        "plan" => Item::Plan(words.amount(AMOUNT)?),
        // L-ICON-21: there is no icon for more than four.
        "recruit" => Item::Recruit(words.amount(1..=4)?),
        "favor" => Item::Favor,
        "rubble" => Item::Rubble,
        "cardinal" => Item::Cardinal,
        "take-decree" => Item::TakeDecree,
        "decree" => Item::Decree(words.amount(AMOUNT)?),
        good => {
            let good = good.parse().map_err(|_| unknown(text, "an item", ITEMS))?;
            Item::Goods(good, words.amount(AMOUNT)?)
        }
    };
    words.end(item)
}

const ITEMS: &str = "reis n, influence n, gold n, cloth n, book n, tool n, plan n, recruit n, favor, rubble, cardinal, \
                     take-decree, decree n";

/// The penalty of a Noble card (L-NOBLECARD-03).
pub(super) fn penalty(text: &str) -> Result<Penalty, String> {
    match text {
        "official" => Ok(Penalty::Official),
        "real" => Ok(Penalty::Real),
        _ => Err(unknown(text, "a penalty", "official, real")),
    }
}

/// The event of a Treasury card: a list of items, or an action.
pub(super) fn event(entry: &mut Entry, key: &str) -> Option<Event> {
    if entry.is_list(key) {
        entry.parse_list(key, 1..=3, item).map(|list| Event::Receive(in_places(list)))
    } else {
        entry.parse(key, event_action)
    }
}

fn event_action(text: &str) -> Result<Event, String> {
    match text {
        "produce" => Ok(Event::Produce),
        "ship" => Ok(Event::Ship),
        "store-or-open" => Ok(Event::StoreOrOpen),
        "noble-action" => Ok(Event::NobleAction),
        _ => Err(unknown(text, "an event", "produce, ship, store-or-open, noble-action, or a list of items")),
    }
}

/// The lasting benefit of a Treasury card.
pub(super) fn benefit(text: &str) -> Result<Benefit, String> {
    let mut words = Words::of(text);
    let benefit = match words.word()? {
        "discount" => Benefit::Discount(words.amount(AMOUNT)?),
        "sell" => Benefit::Sell(words.name()?, words.amount(AMOUNT)?),
        "rubble-less" => Benefit::RubbleLess(words.name()?, words.amount(AMOUNT)?),
        "rubble-ignored" => Benefit::RubbleIgnored(words.name()?),
        "fewer-officials" => Benefit::FewerOfficials(words.amount(AMOUNT)?),
        _ => return Err(unknown(text, "a benefit", BENEFITS)),
    };
    words.end(benefit)
}

const BENEFITS: &str = "discount n, sell good n, rubble-less color n, rubble-ignored color, fewer-officials n";

/// What a clergy tile does: the name of the effect, and its arguments.
pub(super) fn clergy_effect(text: &str) -> Result<ClergyEffect, String> {
    use ClergyEffect::*;
    let mut words = Words::of(text);
    let effect = match words.word()? {
        "open-wigs" => OpenWigs(words.amount(AMOUNT)?),
        "store-wigs" => StoreWigs(words.amount(AMOUNT)?),
        "card-wigs" => CardWigs(words.amount(AMOUNT)?),
        "reis-for-influence" => ReisForInfluence,
        "plan-officials" => PlanOfficials(words.amount(AMOUNT)?),
        "set-wigs" => SetWigs(words.amount(AMOUNT)?),
        "influence-gain" => InfluenceGain(words.amount(AMOUNT)?),
        "ship-influence" => ShipInfluence(words.amount(AMOUNT)?),
        "rubble-for-wigs" => RubbleForWigs(words.amount(AMOUNT)?),
        "visit-less" => VisitLess(words.amount(AMOUNT)?),
        "court-reis" => CourtReis(words.name()?, words.amount(AMOUNT)?),
        "extra-plan" => ExtraPlan(words.name()?),
        "fewer-officials" => FewerOfficials(words.amount(AMOUNT)?),
        "rubble-reis" => RubbleReis(words.amount(AMOUNT)?),
        "ship-wigs" => ShipWigs(words.amount(AMOUNT)?),
        "follow-free" => FollowFree,
        "influence-once" => InfluenceOnce(words.amount(1..=TOP_INFLUENCE)?),
        "decree-wigs" => DecreeWigs(words.amount(AMOUNT)?),
        "sell" => Sell(words.name()?, words.amount(AMOUNT)?),
        "sell-any" => SellAny(words.amount(AMOUNT)?),
        "visit-noble-less" => VisitNobleLess(words.name()?, words.amount(AMOUNT)?),
        "event-free" => EventFree,
        "treasury-reis" => TreasuryReis(words.amount(AMOUNT)?),
        "hire-less" => HireLess(words.amount(AMOUNT)?),
        "discount" => Discount(words.amount(AMOUNT)?),
        // The Cardinal has six spaces: more would lead past himself.
        "cardinal-steps" => CardinalSteps(words.amount(1..=4)?),
        "favors-once" => FavorsOnce(words.amount(1..=3)?),
        "ship-free" => ShipFree,
        "extra-good" => ExtraGood(words.amount(AMOUNT)?),
        _ => return Err(unknown(text, "a clergy effect", CLERGY_EFFECTS)),
    };
    words.end(effect)
}

const CLERGY_EFFECTS: &str = "open-wigs n, store-wigs n, card-wigs n, reis-for-influence, plan-officials n, set-wigs n, influence-gain n, \
     ship-influence n, rubble-for-wigs n, visit-less n, court-reis noble n, extra-plan architect, fewer-officials n, \
     rubble-reis n, ship-wigs n, follow-free, influence-once n, decree-wigs n, sell good n, sell-any n, \
     visit-noble-less noble n, event-free, treasury-reis n, hire-less n, discount n, cardinal-steps n, favors-once n, \
     ship-free, extra-good n";

/// The reward of a starting task.
pub(super) fn task_reward(text: &str) -> Result<TaskReward, String> {
    let mut words = Words::of(text);
    let reward = match words.word()? {
        // L-VARIANT-04: there are eight tasks B for four players.
        "tasks" => TaskReward::Tasks(words.amount(1..=2)?),
        "wigs" => TaskReward::Wigs(words.amount(AMOUNT)?),
        _ => return item(text).map(TaskReward::Item).map_err(|what| format!("{what}, tasks n, wigs n")),
    };
    words.end(reward)
}

fn unknown(text: &str, what: &str, known: &str) -> String {
    format!("`{text}` is not {what}; known are {known}")
}
