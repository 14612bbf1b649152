//! What an action changes at once.

use super::words::whose;
use crate::show::effect::{self, compare};
use lisboa::{Action, Decision, Good, Lisboa, State, View};
use table::{Game, Id, Seat};

/// What the action changes up to the next decision; nothing where that would tell what others have chosen in secret.
pub fn change(game: &Lisboa, view: &View, action: Action) -> Option<String> {
    let viewer = view.seat?;
    if matches!(game.decision(&view.shown)?, Decision::KeepClergy | Decision::Draft { .. }) {
        return None;
    }
    effect::change(game, view, action, |before, after| {
        let mut changes = own_changes(before, after, viewer);
        for seat in Seat::first(game.n_seats()).filter(|&seat| seat != viewer) {
            let name = format!("{} wigs", whose(seat, None));
            compare(&mut changes, &name, before.boards[seat].wigs, after.boards[seat].wigs);
        }
        table_changes(game, before, after, &mut changes);
        changes
    })
}

fn own_changes(before: &State, after: &State, seat: Seat) -> Vec<String> {
    let (old, new) = (&before.boards[seat], &after.boards[seat]);
    let mut changes = Vec::new();
    compare(&mut changes, "réis", old.reis, new.reis);
    compare(&mut changes, "Influence", old.influence, new.influence);
    compare(&mut changes, "wigs", old.wigs, new.wigs);
    for good in Good::ALL {
        compare(&mut changes, good.name(), old.goods[good.index()], new.goods[good.index()]);
    }
    compare(&mut changes, "rubble sets", old.sets(), new.sets());
    changes
}

fn table_changes(game: &Lisboa, before: &State, after: &State, changes: &mut Vec<String>) {
    let treasury = |state: &State| game.components.board.treasury[usize::from(state.treasury)].reis;
    if before.treasury != after.treasury {
        changes.push(format!("Treasury {} to {}", treasury(before), treasury(after)));
    }
    for good in Good::ALL {
        let name = format!("price of {good}");
        compare(changes, &name, before.prices[good.index()], after.prices[good.index()]);
    }
}
