//! What an action changes at once.

use crate::show::effect::{self, compare};
use crate::show::words::whose;
use madeira::{Action, Good, Madeira, State, View};
use table::{Game, Id, Seat};

/// What the action changes up to the next decision.
pub fn change(game: &Madeira, view: &View, action: Action) -> Option<String> {
    let viewer = view.seat?;
    effect::change(game, view, action, |before, after| {
        let mut changes = own_changes(game, before, after, viewer);
        for seat in Seat::first(game.n_seats()).filter(|&seat| seat != viewer) {
            let name = format!("{} Prestige", whose(seat, None));
            compare(&mut changes, &name, before.players[seat].prestige, after.players[seat].prestige);
        }
        changes
    })
}

fn own_changes(game: &Madeira, before: &State, after: &State, seat: Seat) -> Vec<String> {
    let (old, new) = (&before.players[seat], &after.players[seat]);
    let mut changes = Vec::new();
    compare(&mut changes, "Prestige", old.prestige, new.prestige);
    compare(&mut changes, "Reals", old.reals, new.reals);
    for good in Good::ALL {
        compare(&mut changes, super::words::good(good), old.goods[good.index()], new.goods[good.index()]);
    }
    compare(&mut changes, "Wood", old.wood, new.wood);
    compare(&mut changes, "Bread", old.bread, new.bread);
    compare(&mut changes, "Pirates", game.pirates(old), game.pirates(new));
    let feeds = |level: u8| game.components.windmill.feeds[usize::from(level)];
    compare(&mut changes, "Windmill feeds", feeds(old.windmill), feeds(new.windmill));
    changes
}
