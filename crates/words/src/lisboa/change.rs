//! What an answer does at once: the numbers that it changes, and what it loses.

use super::names::{self, amount, wigs};
use crate::effect::{self, Effect};
use crate::message::Message;
use crate::worded::Outcome;
use lisboa::{Action, Decision, Good, Happening, Lisboa, PortfolioRow, State, View};
use table::{Game, Id, Seat};

/// What the action does up to the next decision; nothing where that would tell what others have chosen in secret.
pub fn outcome(game: &Lisboa, view: &View, action: Action) -> Outcome {
    let Some(viewer) = view.seat else { return Outcome::default() };
    if matches!(game.decision(&view.shown), None | Some(Decision::KeepClergy | Decision::Draft { .. })) {
        return Outcome::default();
    }
    effect::outcome(game, view, action, |effect, out| {
        own_changes(effect, viewer, out);
        for seat in Seat::first(game.n_seats()).filter(|&seat| seat != viewer) {
            let what = say!("lisboa-change-others-wigs", seat);
            let wigs = |state: &State| state.boards[seat].wigs;
            out.compare("wigs", Some(seat), what, wigs(&effect.before), wigs(&effect.after));
        }
        table_changes(game, effect, out);
        out.warnings = warnings(effect, viewer, action);
    })
}

fn own_changes(effect: &Effect<Lisboa>, seat: Seat, out: &mut Outcome) {
    let (old, new) = (&effect.before.boards[seat], &effect.after.boards[seat]);
    let own = Some(seat);
    out.compare("reis", own, say!("lisboa-change-reis"), old.reis, new.reis);
    out.compare("influence", own, say!("lisboa-change-influence"), old.influence, new.influence);
    out.compare("wigs", own, say!("lisboa-change-wigs"), old.wigs, new.wigs);
    for good in Good::ALL {
        out.compare(good.name(), own, names::good(good), old.goods[good.index()], new.goods[good.index()]);
    }
    out.compare("sets", own, say!("lisboa-change-sets"), old.sets(), new.sets());
}

fn table_changes(game: &Lisboa, effect: &Effect<Lisboa>, out: &mut Outcome) {
    let (old, new) = (&effect.before, &effect.after);
    let treasury = |state: &State| game.components.board.treasury[usize::from(state.treasury)].reis;
    out.compare("treasury", None, say!("lisboa-change-treasury"), treasury(old), treasury(new));
    for good in Good::ALL {
        let (key, what) = (price_key(good), say!("lisboa-change-price", good));
        out.compare(key, None, what, old.prices[good.index()], new.prices[good.index()]);
    }
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
fn warnings(effect: &Effect<Lisboa>, viewer: Seat, action: Action) -> Vec<Message> {
    let mut warnings: Vec<Message> = Vec::new();
    for event in &effect.events {
        let warning = if let Happening::GoodsLost(seat, good, n) = event.what {
            (seat == viewer).then(|| say!("lisboa-warn-goods", amount = amount(good, n)))
        } else if let (Happening::CubeRemoved(seat, color), "L-PORT-12") = (event.what, event.rule.0) {
            (seat == viewer).then(|| say!("lisboa-warn-cube", color))
        } else if let (Happening::WigsGained(seat, _), "L-INFL-05") = (event.what, event.rule.0) {
            (seat == viewer).then(|| say!("lisboa-warn-influence"))
        } else if let Happening::WigsPaid(seat, n) = event.what {
            (seat == viewer).then(|| say!("lisboa-warn-wigs", wigs = wigs(n)))
        } else {
            None
        };
        warnings.extend(warning);
    }
    warnings.extend(lost_cargo(effect, viewer, action));
    warnings
}

/// Goods on board of a ship that is discarded (L-PORT-07).
fn lost_cargo(effect: &Effect<Lisboa>, viewer: Seat, action: Action) -> Option<Message> {
    let Action::Drop(PortfolioRow::Top, slot) = action else { return None };
    let board = &effect.before.boards[viewer];
    let (ship, cargo) = (board.ship(slot)?, board.cargo[slot.index()]);
    (!cargo.is_empty()).then(|| say!("lisboa-warn-ship", ship, goods = names::goods(cargo.goods)))
}
