//! What an answer does: the numbers that it changes, and what it loses.

use super::names::{self, amount, wigs};
use crate::effect::{self, Changes, Effect};
use crate::message::Message;
use crate::worded::Outcome;
use lisboa::{
    Action, Decision, Face, Good, Happening, Lisboa, Pending, PortfolioRow, Slot, State, Step, TopCard, View,
};
use table::{Actor, Game, Id, Seat};

/// What the action does up to the next decision; nothing where that would tell what others have chosen in secret.
pub fn outcome(game: &Lisboa, view: &View, action: Action) -> Outcome {
    let Some(viewer) = view.seat else { return Outcome::default() };
    if matches!(game.decision(&view.shown), None | Some(Decision::KeepClergy | Decision::Draft { .. })) {
        return Outcome::default();
    }
    let warned = |effect: &Effect<Lisboa>| warnings(game, effect, viewer, action);
    effect::outcome(game, view, viewer, action, |from, to| changes(game, viewer, from, to), warned)
}

/// What changes for the viewer and the table, and the points of the others.
fn changes(game: &Lisboa, viewer: Seat, from: &State, to: &State) -> Changes {
    let mut out = own_changes(viewer, from, to);
    for seat in Seat::first(game.n_seats()).filter(|&seat| seat != viewer) {
        let wigs = |state: &State| state.boards[seat].wigs;
        out.compare("wigs", Some(seat), || say!("lisboa-change-others-wigs", seat), wigs(from), wigs(to));
    }
    let treasury = |state: &State| game.components.board.treasury[usize::from(state.treasury)].reis;
    out.compare("treasury", None, || say!("lisboa-change-treasury"), treasury(from), treasury(to));
    for good in Good::ALL {
        let price = |state: &State| state.prices[good.index()];
        out.compare(price_key(good), None, || say!("lisboa-change-price", good), price(from), price(to));
    }
    out
}

fn own_changes(seat: Seat, from: &State, to: &State) -> Changes {
    let (old, new, own) = (&from.boards[seat], &to.boards[seat], Some(seat));
    let mut out = Changes::default();
    out.compare("reis", own, || say!("lisboa-change-reis"), old.reis, new.reis);
    out.compare("influence", own, || say!("lisboa-change-influence"), old.influence, new.influence);
    out.compare("wigs", own, || say!("lisboa-change-wigs"), old.wigs, new.wigs);
    for good in Good::ALL {
        out.compare(good.name(), own, || names::good(good), old.goods[good.index()], new.goods[good.index()]);
    }
    out.compare("sets", own, || say!("lisboa-change-sets"), old.sets(), new.sets());
    out
}

const fn price_key(good: Good) -> &'static str {
    match good {
        Good::Gold => "price-gold",
        Good::Cloth => "price-cloth",
        Good::Book => "price-book",
        Good::Tool => "price-tool",
    }
}

/// What the answer loses for the viewer, as the rules tell it.
fn warnings(game: &Lisboa, effect: &Effect<Lisboa>, viewer: Seat, action: Action) -> Vec<Message> {
    let mut warnings: Vec<Message> = Vec::new();
    for event in &effect.events {
        let warning = if let Happening::GoodsLost(seat, good, n) = event.what {
            (seat == viewer).then(|| say!("lisboa-warn-goods", amount = amount(good, n)))
        } else if let (Happening::CubeRemoved(seat, color), "L-PORT-12") = (event.what, event.rule.0) {
            (seat == viewer).then(|| say!("lisboa-warn-cube", color))
        } else if let (Happening::WigsGained(seat, _), "L-INFL-05") = (event.what, event.rule.0) {
            (seat == viewer).then(|| say!("lisboa-warn-influence"))
        } else if let Happening::WigsPaid(seat, n) = event.what {
            (seat == viewer).then(|| say!("lisboa-warn-wigs", n, wigs = wigs(n)))
        } else {
            None
        };
        warnings.extend(warning);
    }
    warnings.extend(lost_cargo(effect, viewer, action));
    warnings.extend(room(game, effect, viewer, action));
    warnings.extend(no_state_action(game, effect, viewer, action));
    warnings
}

/// A visit without anything that the Noble could do for the State (L-VISIT-05).
fn no_state_action(game: &Lisboa, effect: &Effect<Lisboa>, viewer: Seat, action: Action) -> Option<Message> {
    let Action::Court(card) = action else { return None };
    let Face::Noble { noble, .. } = game.components.card(card).face else { return None };
    let mut asking = effect.itself;
    asking.agenda.clear();
    asking.agenda.push(Actor::Player(viewer), Pending::Ask(Decision::VisitState { noble }));
    let mut legal = Vec::new();
    game.legal_actions(&asking, &mut legal);
    let is_deed = |action: &Action| matches!(action, Action::Do(_));
    (!legal.iter().any(is_deed)).then(|| say!("lisboa-warn-no-state"))
}

/// A card of the Portfolio that has to go later in the same action, to make room for a card or a ship (L-PORT-05, L-PORT-06).
fn room(game: &Lisboa, effect: &Effect<Lisboa>, viewer: Seat, action: Action) -> Option<Message> {
    let row = if let Action::Portfolio(card) = action {
        match game.components.card(card).face {
            Face::Noble { .. } => PortfolioRow::Top,
            Face::Treasury { .. } => PortfolioRow::Bottom,
        }
    } else if action == Action::NewShip {
        PortfolioRow::Top
    } else {
        return None;
    };
    let board = &effect.after.boards[viewer];
    let waits = |step: &Pending| matches!(step, Pending::Do(Step::Tuck | Step::DockShip { .. }));
    let is_waiting = effect.after.agenda.frames().iter().any(|frame| waits(&frame.what));
    if !is_waiting || !game.needs_room(board, row) {
        return None;
    }
    let mut slots = Slot::ALL.into_iter().filter(|slot| board.top[slot.index()] != TopCard::Empty);
    let is_laden = |slot: Slot| board.ship(slot).is_some() && !board.cargo[slot.index()].is_empty();
    // A full row gives one of its own cards, else any may go.
    let (from, goods) = match row {
        PortfolioRow::Bottom if board.bottom.iter().all(Option::is_some) => ("bottom", "none"),
        PortfolioRow::Top if slots.clone().count() == Slot::ALL.len() && slots.clone().all(is_laden) => ("top", "all"),
        PortfolioRow::Top if slots.clone().count() == Slot::ALL.len() => {
            ("top", if slots.any(is_laden) { "some" } else { "none" })
        }
        PortfolioRow::Top | PortfolioRow::Bottom => ("any", if slots.any(is_laden) { "some" } else { "none" }),
    };
    Some(say!("lisboa-warn-room", from, goods))
}

/// Goods on board of a ship that is discarded (L-PORT-07).
fn lost_cargo(effect: &Effect<Lisboa>, viewer: Seat, action: Action) -> Option<Message> {
    let Action::Drop(PortfolioRow::Top, slot) = action else { return None };
    let board = &effect.before.boards[viewer];
    let (ship, cargo) = (board.ship(slot)?, board.cargo[slot.index()]);
    (!cargo.is_empty()).then(|| say!("lisboa-warn-ship", ship, goods = names::goods(cargo.goods)))
}
