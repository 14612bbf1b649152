//! What an action changes at once, found by performing it in a world that fits what the player may know.

use super::words::whose;
use lisboa::{Action, Decision, Good, Lisboa, State, View};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Game, GameExt, Id, NoEvents, Seat};

/// What the action changes up to the next decision, such as `Influence 6 to 3, wigs 5 to 7`; nothing where that would tell
/// what others have chosen in secret.
pub fn effect(game: &Lisboa, view: &View, action: Action) -> Option<String> {
    let viewer = view.seat?;
    if matches!(game.decision(&view.shown)?, Decision::KeepClergy | Decision::Draft { .. }) {
        return None;
    }
    let before = game.sample(view, &mut Xoshiro256PlusPlus::seed_from_u64(0));
    let mut after = before;
    game.apply(&mut after, action, &mut NoEvents);
    if game.is_over(&after) {
        // The final scoring would hide what the action itself does.
        return Some("the game ends".to_owned());
    }
    let mut changes = own_changes(&before, &after, viewer);
    for seat in Seat::first(game.n_seats()).filter(|&seat| seat != viewer) {
        let (old, new) = (before.boards[seat].wigs, after.boards[seat].wigs);
        if old != new {
            changes.push(format!("{} wigs {old} to {new}", whose(seat, None)));
        }
    }
    changes.extend(table_changes(game, &before, &after));
    if changes.is_empty() { None } else { Some(changes.join(", ")) }
}

fn own_changes(before: &State, after: &State, seat: Seat) -> Vec<String> {
    let (old, new) = (&before.boards[seat], &after.boards[seat]);
    let mut changes = Vec::new();
    let mut change = |name: &str, old: u16, new: u16| {
        if old != new {
            changes.push(format!("{name} {old} to {new}"));
        }
    };
    change("réis", old.reis, new.reis);
    change("Influence", old.influence.into(), new.influence.into());
    change("wigs", old.wigs, new.wigs);
    for good in Good::ALL {
        change(good.name(), old.goods[good.index()].into(), new.goods[good.index()].into());
    }
    change("rubble sets", old.sets().into(), new.sets().into());
    changes
}

fn table_changes(game: &Lisboa, before: &State, after: &State) -> Vec<String> {
    let mut changes = Vec::new();
    if before.treasury != after.treasury {
        let value = |state: &State| game.components.board.treasury[usize::from(state.treasury)].reis;
        changes.push(format!("Treasury {} to {}", value(before), value(after)));
    }
    for good in Good::ALL {
        let (old, new) = (before.prices[good.index()], after.prices[good.index()]);
        if old != new {
            changes.push(format!("price of {good} {old} to {new}"));
        }
    }
    changes
}
