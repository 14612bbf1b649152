//! What an answer changes at once, found by performing it in a world that fits what the player may know.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Game, GameExt, NoEvents};

/// What an action changes up to the next decision, such as `Influence 6 to 3, wigs 5 to 7`. `list` compares the table before
/// and after.
pub fn change<G: Game>(
    game: &G,
    view: &G::View,
    action: G::Action,
    list: impl FnOnce(&G::State, &G::State) -> Vec<String>,
) -> Option<String> {
    let before = game.sample(view, &mut Xoshiro256PlusPlus::seed_from_u64(0));
    let mut after = before;
    game.apply(&mut after, action, &mut NoEvents);
    if game.is_over(&after) {
        // The final scoring would hide what the action itself does.
        return Some("the game ends".to_owned());
    }
    let changes = list(&before, &after);
    (!changes.is_empty()).then(|| changes.join(", "))
}

/// Notes a number that has changed.
pub fn compare(changes: &mut Vec<String>, name: &str, old: impl Into<i64>, new: impl Into<i64>) {
    let (old, new) = (old.into(), new.into());
    if old != new {
        changes.push(format!("{name} {old} to {new}"));
    }
}
