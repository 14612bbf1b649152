//! Political cards and ships.

use super::words;
use crate::components::{Bottom, Card, Face, ShipCard, TOP_INFLUENCE};
use crate::ids::*;
use table::Id;
use table::pack::{Entry, Pack};

const FILE: &str = "cards.toml";

/// The 82 political cards: 60 Noble cards, then 22 Treasury cards.
pub(super) fn cards(pack: &mut Pack) -> Option<[Card; 82]> {
    let nobles = CardId::all().filter(|id| id.number() <= 60);
    let nobles = pack.keyed(FILE, "noble", "number", nobles, noble);
    let treasury = CardId::all().filter(|id| id.number() > 60);
    let treasury = pack.keyed(FILE, "treasury", "number", treasury, treasury_card);
    let cards: [Card; 82] = nobles?.into_iter().chain(treasury?).collect::<Vec<_>>().try_into().ok()?;
    check_decks(pack, &cards);
    Some(cards)
}

fn noble(entry: &mut Entry) -> Option<Card> {
    let noble = entry.name("noble");
    let years = entry.name("deck");
    let influence = entry.number("influence", 0..=TOP_INFLUENCE);
    let bottom = bottom(entry);
    Some(Card { years: years?, face: Face::Noble { noble: noble?, influence: influence?, bottom: bottom? } })
}

fn bottom(entry: &mut Entry) -> Option<Bottom> {
    let reward = entry.maybe("reward", |entry, key| words::items(entry, key, 1..=3));
    let penalty = entry.maybe("penalty", |entry, key| entry.parse(key, words::penalty));
    match (reward?, penalty?) {
        (Some(reward), None) => Some(Bottom::Reward(reward)),
        (None, Some(penalty)) => Some(Bottom::Penalty(penalty)),
        (Some(_), Some(_)) => {
            entry.fault("penalty", "a card has a reward or a penalty, not both");
            None
        }
        (None, None) => {
            entry.fault("reward", "a card has a reward or a penalty");
            None
        }
    }
}

fn treasury_card(entry: &mut Entry) -> Option<Card> {
    let years = entry.name("deck");
    let event = words::event(entry, "event");
    let benefit = entry.parse("benefit", words::benefit);
    Some(Card { years: years?, face: Face::Treasury { event: event?, benefit: benefit? } })
}

/// The displays have five cards of each type (L-SETUP-26, L-PERIOD-12); the hands come from decks that must be enough
/// for four players (L-SETUP-25, L-PERIOD-11).
fn check_decks(pack: &mut Pack, cards: &[Card; 82]) {
    for years in Years::ALL {
        let deck = || cards.iter().filter(|card| card.years == years);
        match years {
            Years::Red | Years::Brown => {
                for kind in CardType::ALL {
                    let count = deck().filter(|card| card.kind() == kind).count();
                    if count != 5 {
                        pack.fault(FILE, &format!("deck {years}"), format!("has {count} cards of {kind}, must have 5"));
                    }
                }
            }
            Years::Blue | Years::Purple => {
                let count = deck().count();
                if count < 20 {
                    let what = format!("has {count} cards, must have 20 or more, for four hands of five");
                    pack.fault(FILE, &format!("deck {years}"), what);
                }
            }
        }
    }
}

/// The four kinds of ship.
pub(super) fn ships(pack: &mut Pack) -> Option<[ShipCard; 4]> {
    let ships: [ShipCard; 4] = pack.keyed(FILE, "ship", "ship", Ship::ALL, ship)?.try_into().ok()?;
    // L-SETUP-28, L-PERIOD-10.
    for period in [1, 2] {
        let count = ships.iter().filter(|ship| ship.period == period).count();
        if count != 2 {
            pack.fault(FILE, "ship", format!("period {period} has {count} kinds of ship, must have 2"));
        }
    }
    Some(ships)
}

fn ship(entry: &mut Entry) -> Option<ShipCard> {
    // L-SHIP-02: a ship is paid in different goods, and there are four.
    let hull = entry.number("hull", 1..=4);
    let modifier = entry.number("modifier", 0..=9);
    let influence = entry.number("influence", 0..=TOP_INFLUENCE);
    // L-SETUP-27: four players need three of each.
    let copies = entry.number("copies", 3..=9);
    let period = entry.number("period", 1..=2);
    Some(ShipCard { hull: hull?, modifier: modifier?, influence: influence?, copies: copies?, period: period? })
}
