//! How prices come about: the parts are those of the rules.

use crate::message::Message;
use crate::price::{Price, Term};
use madeira::{Action, Building, Decision, Face, Favor, Madeira, State, View};
use table::Game;

/// The price of an answer of the viewer.
pub fn price(game: &Madeira, view: &View, action: Action) -> Option<Price> {
    let s = &view.shown;
    view.seat?;
    match (game.decision(s)?, action) {
        (Decision::TakeTurn, Action::Die(face, building) | Action::Pirate(face, building)) => {
            Some(bread(game, face, building))
        }
        (Decision::PayBuilding { building }, Action::Pay) => Some(cost(game, s, building)),
        (Decision::BuyWood { .. }, Action::Wood(_)) => Some(wood(game, s)),
        _ => None,
    }
}

/// The Bread of a die: the number of the Region less the die (M-BREAD-01, M-BREAD-02).
fn bread(game: &Madeira, face: Face, building: Building) -> Price {
    let number = game.components.building(building).region;
    let region = Term::new(say!("madeira-price-region"), number as u8 + 1);
    let due = game.bread_for(face, building);
    // A die that shows more than the Region saves no more than there is.
    let die = Term::new(say!("madeira-price-die"), i64::from(due) - region.amount);
    Price::of("bread", region, [die], due)
}

/// The cost of a Building: the base less its Guild dice, nothing with the Lord (M-COST-01..04).
fn cost(game: &Madeira, s: &State, building: Building) -> Price {
    let due = game.building_cost(s, building);
    let base = Term::new(say!("madeira-price-base"), game.components.building_cost.with(game.options.players));
    let what: Message =
        if s.turn.lord { say!("madeira-price-by-lord", favor = Favor::Lord) } else { say!("madeira-price-guild-dice") };
    let off = Term::new(what, i64::from(due) - base.amount);
    Price::of("reals", base, [off], due)
}

/// One more Wood: what all Wood of the turn costs, less what was bought before (M-WOOD-07, A-33).
fn wood(game: &Madeira, s: &State) -> Price {
    let (c, before) = (&game.components, s.turn.bought);
    let (all, paid) = (c.wood_price(before + 1), c.wood_price(before));
    let first = Term::new(say!("madeira-price-wood"), all);
    let past = Term::new(say!("madeira-price-wood-before"), -i64::from(paid));
    Price::of("reals", first, [past], all - paid)
}

#[cfg(test)]
mod tests {
    use super::*;
    use madeira::{Components, Event, Happening, Options};
    use std::collections::BTreeMap;
    use testkit::random_game;

    /// In random games the terms of every price add up, and it is what is paid.
    #[test]
    fn a_price_is_what_is_paid() {
        for players in 2..=4 {
            let game = Madeira::new(Components::shipped(), Options::players(players));
            let mut rules = BTreeMap::<&str, usize>::new();
            for seed in 1..=40 {
                let played = random_game(&game, seed, 20_000, |step| {
                    let Some(seat) = game.actor(step.before).seat() else { return };
                    let view = game.view(step.before, Some(seat));
                    for &action in step.legal {
                        let Some(price) = price(&game, &view, action) else { continue };
                        let sum: i64 = price.terms.iter().map(|term| term.amount).sum();
                        assert_eq!(sum, price.total, "{price:?}");
                        let (mut after, mut events) = (*step.before, Vec::<Event>::new());
                        game.apply(&mut after, action, &mut events);
                        // The answer's own payment comes first; what follows by itself may cost more.
                        let (by, wanted): (&[&str], _) = if price.unit == "bread" {
                            (&["M-BREAD-02"], "bread")
                        } else if matches!(action, Action::Wood(_)) {
                            (&["M-WOOD-07"], "wood")
                        } else {
                            (&["M-COST-01", "M-COST-07"], "building")
                        };
                        let paid = events.iter().find(|event| by.contains(&event.rule.0)).map(|event| {
                            if let Happening::BreadPaid(_, n) = event.what {
                                return i64::from(n);
                            }
                            if let Happening::RealsPaid(_, n) = event.what { i64::from(n) } else { 0 }
                        });
                        assert_eq!(paid.unwrap_or(0), price.total, "{action}: {price:?} {events:?}");
                        *rules.entry(wanted).or_default() += 1;
                    }
                });
                assert!(played.is_ok(), "{played:?}");
            }
            assert_eq!(rules.into_keys().collect::<Vec<_>>(), ["bread", "building", "wood"]);
        }
    }
}
