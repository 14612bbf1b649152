//! How prices come about: the parts are those of the rules.

use crate::price::{Price, Term};
use lisboa::{Action, CubeFrom, Decision, Face, Land, Lisboa, Noble, PlanId, Rubble, Slot, State, View};
use table::{Game, Id, Seat};

/// The price of an answer of the viewer.
pub fn price(game: &Lisboa, view: &View, action: Action) -> Option<Price> {
    let (s, seat) = (&view.shown, view.seat?);
    let decision = game.decision(s)?;
    if let (Decision::TakeTurn, Action::Court(card)) = (decision, action) {
        return Some(match game.components.card(card).face {
            Face::Noble { noble, .. } => visit(game, s, seat, noble, false),
            Face::Treasury { .. } => event(game, s, seat),
        });
    }
    if let (Decision::Follow { noble }, Action::Follow) = (decision, action) {
        return Some(visit(game, s, seat, noble, true));
    }
    if let (Decision::BuildStore, Action::Build(land, _)) = (decision, action) {
        return Some(cheapest(game, s, seat, land));
    }
    if let (Decision::StoreCube { land }, Action::Cube(from, color)) = (decision, action) {
        return Some(store(game, s, seat, land, Some((from, color))));
    }
    if let (Decision::OpenPlan { .. }, Action::Complete(plan)) = (decision, action) {
        return officials(game, s, seat, plan);
    }
    if decision != Decision::BuildShip {
        return None;
    }
    let slot = if let Action::Upgrade(slot) = action { Some(slot) } else { None };
    (slot.is_some() || action == Action::NewShip).then(|| ship(game, s, seat, slot)).flatten()
}

/// A visit: the Treasury and the officials of others, less what clergy tiles take off (L-VISIT-02, L-FOLLOW-03).
fn visit(game: &Lisboa, s: &State, seat: Seat, noble: Noble, following: bool) -> Price {
    let parts = game.visit_price(s, seat, noble, following);
    let treasury = Term::new(say!("lisboa-price-treasury"), parts.treasury);
    let rivals = Term::new(say!("lisboa-price-rivals"), parts.rivals);
    let sum = i64::from(parts.treasury) + i64::from(parts.rivals);
    let less = if parts.is_free { sum.max(0) } else { i64::from(parts.less).min(sum.max(0)) };
    let clergy = Term::new(say!("lisboa-price-clergy"), -less);
    Price::of("influence", treasury, [rivals, clergy], parts.total())
}

/// The fee of an event (L-EVENT-02).
fn event(game: &Lisboa, s: &State, seat: Seat) -> Price {
    let parts = game.event_fee(s, seat);
    let treasury = Term::new(say!("lisboa-price-treasury"), parts.treasury);
    let off = i64::from(parts.treasury) - i64::from(parts.total());
    let what = if parts.is_free { say!("lisboa-price-clergy") } else { say!("lisboa-price-discount") };
    Price::of("reis", treasury, [Term::new(what, -off)], parts.total())
}

/// A store with the cube that makes it cheapest; what its reward may change is left out.
fn cheapest(game: &Lisboa, s: &State, seat: Seat, land: Land) -> Price {
    let with = |cube: (CubeFrom, Rubble)| store(game, s, seat, land, Some(cube));
    let prices = game.store_cubes(s, land).map(with);
    prices.min_by_key(|price| price.total).unwrap_or_else(|| store(game, s, seat, land, None))
}

/// A store: the cubes at its row and column less the one that is taken, and the Treasury (L-STORE-06..09).
fn store(game: &Lisboa, s: &State, seat: Seat, land: Land, cube: Option<(CubeFrom, Rubble)>) -> Price {
    let (parts, board) = (game.land_price(s, seat, land), &s.boards[seat]);
    let row = Term::new(say!("lisboa-price-row"), parts.row);
    let column = Term::new(say!("lisboa-price-column"), parts.column);
    let taken = cube.map_or(0, |(_, color)| i64::from(game.rubble_values(board)[color.index()]));
    let cube = cube.map(|(_, color)| Term::new(say!("lisboa-price-cube", color), -taken));
    let treasury = Term::new(say!("lisboa-price-treasury"), parts.treasury);
    let before = i64::from(parts.full()) - taken;
    let off = i64::from(parts.discount).min(before);
    let discount = Term::new(say!("lisboa-price-discount"), -off);
    let rest = [Some(column), cube, Some(treasury), Some(discount)];
    Price::of("reis", row, rest.into_iter().flatten(), before - off)
}

/// The officials that a Plan lacks; nothing if none is missing (L-HIRE-01, L-HIRE-02).
fn officials(game: &Lisboa, s: &State, seat: Seat, plan: PlanId) -> Option<Price> {
    let parts = game.hire_price_of(s, seat, plan);
    let (n, each) = (parts.missing, parts.each);
    let hired = Term::new(say!("lisboa-price-officials", n, each), n * each);
    let off = hired.amount - i64::from(parts.total());
    let discount = Term::new(say!("lisboa-price-discount"), -off);
    (n > 0).then(|| Price::of("reis", hired, [discount], parts.total()))
}

/// A ship: its hull, less the one that it replaces and what houses take off (L-SHIP-02, L-SHIP-03).
fn ship(game: &Lisboa, s: &State, seat: Seat, slot: Option<Slot>) -> Option<Price> {
    let board = &s.boards[seat];
    let old = slot.and_then(|slot| board.ship(slot));
    let parts = game.ship_price(board, s.top_ship()?, old);
    let hull = Term::new(say!("lisboa-price-hull"), parts.hull);
    let replaced = Term::new(say!("lisboa-price-old-hull"), -i64::from(parts.old));
    let less = i64::from(parts.hull) - i64::from(parts.old) - i64::from(parts.total());
    let what = if parts.is_free { say!("lisboa-price-ship-free") } else { say!("lisboa-price-houses") };
    Some(Price::of("goods", hull, [replaced, Term::new(what, -less)], parts.total()))
}

#[cfg(test)]
mod tests {
    use super::super::whatif;
    use super::*;
    use crate::{Isolation, Language, Words};
    use lisboa::{Components, Happening, Options};
    use testkit::random_game;

    /// In random games the terms of every price add up, and it is what is paid.
    #[test]
    fn a_price_is_what_is_paid() {
        for players in 2..=4 {
            let game = Lisboa::new(Components::shipped(), Options::players(players));
            let mut kinds = std::collections::BTreeSet::<(String, &str)>::new();
            for seed in 1..=6 {
                let played = random_game(&game, seed, 20_000, |step| {
                    let Some(seat) = game.actor(step.before).seat() else { return };
                    let view = game.view(step.before, Some(seat));
                    for &action in step.legal {
                        let Some(price) = price(&game, &view, action) else { continue };
                        let sum: i64 = price.terms.iter().map(|term| term.amount).sum();
                        assert_eq!(sum, price.total, "{price:?}");
                        assert_eq!(price.total, paid(&game, step.before, seat, action), "{action}: {price:?}");
                        let word = action.to_string().split(' ').next().unwrap_or_default().to_owned();
                        kinds.insert((word, price.unit));
                    }
                });
                assert!(played.is_ok(), "{played:?}");
            }
            let kinds: Vec<(&str, &str)> = kinds.iter().map(|(word, unit)| (word.as_str(), *unit)).collect();
            let wanted = [
                ("build", "reis"),
                ("complete", "reis"),
                ("court", "influence"),
                ("court", "reis"),
                ("cube", "reis"),
                ("follow", "influence"),
                ("ship", "goods"),
            ];
            assert_eq!(kinds, wanted);
        }
    }

    /// What the rules take for an answer.
    fn paid(game: &Lisboa, s: &State, seat: Seat, action: Action) -> i64 {
        let (mut after, mut events) = (*s, Vec::new());
        game.apply(&mut after, action, &mut events);
        let visited = events.iter().find_map(|event| {
            if let Happening::Visited(_, _, n) | Happening::Followed(_, _, n) = event.what {
                Some(n.into())
            } else {
                None
            }
        });
        if let Some(visited) = visited {
            visited
        } else if let Action::Court(card) = action {
            i64::from(whatif::event_fee(game, s, seat, card))
        } else if let Action::Build(land, street) = action {
            let ways = whatif::store(game, s, seat, land, street);
            whatif::price_range(&ways).map_or(0, |(least, _)| i64::from(least))
        } else if matches!(action, Action::NewShip | Action::Upgrade(_)) {
            i64::from(whatif::ship_cost(game, s, seat, action))
        } else {
            i64::from(whatif::price_after(game, s, seat, action))
        }
    }

    #[test]
    fn a_store_tells_its_row_its_column_its_cube_and_the_treasury() {
        let game = Lisboa::new(Components::shipped(), Options::players(3));
        let lines = ["turn A", "treasury 3", "rubble row B brown red", "rubble column 2 blue"];
        let lines: Vec<(usize, &str)> = lines.into_iter().enumerate().collect();
        let state = game.start(&game.read_setup(&lines).expect("it can be read")).expect("it is possible");
        let land = "B2".parse().expect("it is a land");
        let words = Words::new(Language::English, Isolation::Plain);
        let told = |cube| words.say(&store(&game, &state, Seat::A, land, cube).message());
        let brown = told(Some((CubeFrom::Row, Rubble::Brown)));
        assert_eq!(brown, "row 5 + column 1 − brown cube 3 + Treasury 3 = 6");
        assert_eq!(words.say(&cheapest(&game, &state, Seat::A, land).message()), brown);
    }
}
