//! What an answer does: the numbers that it changes, and what it loses.

use super::names::{self, pirates, prestige};
use super::threat::{missing_bread, missing_wood};
use super::yields;
use crate::effect::{self, Changes, Effect};
use crate::message::Message;
use crate::worded::Outcome;
use madeira::{Action, Decision, Good, Happening, Madeira, State, View};
use table::{Game, Id, Seat};

/// What the action does up to the next decision.
pub fn outcome(game: &Madeira, view: &View, action: Action) -> Outcome {
    let (Some(viewer), Some(decision)) = (view.seat, game.decision(&view.shown)) else { return Outcome::default() };
    let warned = |effect: &Effect<Madeira>| warnings(game, view, effect, viewer, decision, action);
    effect::outcome(game, view, viewer, action, |from, to| changes(game, viewer, from, to), warned)
}

/// What changes for the viewer, and the points of the others.
fn changes(game: &Madeira, viewer: Seat, from: &State, to: &State) -> Changes {
    let mut out = own_changes(game, viewer, from, to);
    for seat in Seat::first(game.n_seats()).filter(|&seat| seat != viewer) {
        let prestige = |state: &State| state.players[seat].prestige;
        let what = || say!("madeira-change-others-prestige", seat);
        out.compare("prestige", Some(seat), what, prestige(from), prestige(to));
    }
    out
}

/// What changes for a seat.
pub fn own_changes(game: &Madeira, seat: Seat, from: &State, to: &State) -> Changes {
    let (old, new, own) = (&from.players[seat], &to.players[seat], Some(seat));
    let mut out = Changes::default();
    out.compare("prestige", own, || say!("madeira-change-prestige"), old.prestige, new.prestige);
    out.compare("reals", own, || say!("madeira-change-reals"), old.reals, new.reals);
    for good in Good::ALL {
        out.compare(good.name(), own, || names::good(good), old.goods[good.index()], new.goods[good.index()]);
    }
    out.compare("wood", own, || say!("madeira-change-wood"), old.wood, new.wood);
    out.compare("bread", own, || say!("madeira-change-bread"), old.bread, new.bread);
    out.compare("pirates", own, || say!("madeira-change-pirates"), game.pirates(old), game.pirates(new));
    let feeds = |level: u8| game.components.windmill.feeds[usize::from(level)];
    out.compare("windmill", own, || say!("madeira-change-windmill"), feeds(old.windmill), feeds(new.windmill));
    out
}

/// What the answer loses for the viewer, as the rules tell it.
fn warnings(
    game: &Madeira,
    view: &View,
    effect: &Effect<Madeira>,
    viewer: Seat,
    decision: Decision,
    action: Action,
) -> Vec<Message> {
    let mut warnings: Vec<Message> = Vec::new();
    for event in &effect.events {
        let warning = if let Happening::PiratesGained(seat, n) = event.what {
            (seat == viewer).then(|| say!("madeira-warn-pirates", pirates = pirates(n)))
        } else if let Happening::PrestigeLost(seat, n) = event.what {
            (seat == viewer).then(|| say!("madeira-warn-prestige", prestige = prestige(n)))
        } else {
            None
        };
        warnings.extend(warning);
    }
    if (decision, action) == (Decision::LastWindmill, Action::Stop) {
        // The last moment to do something about it.
        warnings.extend(missing_wood(&effect.before, viewer));
        warnings.extend(missing_bread(game, &effect.before, viewer));
    }
    if let Action::Die(_, building) | Action::Pirate(_, building) = action {
        warnings.extend(yields::empty_promise(game, view, viewer, building));
    }
    warnings
}
