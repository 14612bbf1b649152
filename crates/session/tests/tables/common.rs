//! Tables of both games, and random play at them.

use lisboa::Lisboa;
use madeira::Madeira;
use session::shelf::make;
use session::{Pack, Shelf, Table};
use std::sync::Arc;
use table::{Actor, Game, Seat, Seeds, below};

/// Games with these numbers of players and options.
fn games<G: Shelf>(kinds: &[(u8, &[&str])]) -> Vec<Arc<G>> {
    let game =
        |&(players, options): &(u8, &[&str])| Arc::new(make(G::Pack::shipped(), players, options).expect("known"));
    kinds.iter().map(game).collect()
}

/// Lisboa with two, three and four players; with the draft there is most that is hidden.
pub fn lisboa() -> Vec<Arc<Lisboa>> {
    games(&[(2, &[]), (3, &["draft", "tasks"]), (4, &["draft"])])
}

/// Madeira with two, three and four players.
pub fn madeira() -> Vec<Arc<Madeira>> {
    games(&[(2, &[]), (3, &[]), (4, &["mill-prestige"])])
}

/// Makes a test of each law for each game.
#[macro_export]
macro_rules! for_both_games {
    ($($law:ident),+ $(,)?) => {$(
        mod $law {
            #[test]
            fn in_lisboa() {
                for (seed, game) in (11..).zip($crate::common::lisboa()) {
                    super::super::$law(&game, seed);
                }
            }

            #[test]
            fn in_madeira() {
                for (seed, game) in (21..).zip($crate::common::madeira()) {
                    super::super::$law(&game, seed);
                }
            }
        }
    )+};
}

/// A new table that waits for its first answer.
pub fn deal<G: Game>(game: &Arc<G>, seed: u64) -> Table<G> {
    let mut table = Table::deal(Arc::clone(game), seed).expect("a deal is possible");
    table.go_on();
    table
}

/// Who is asked.
pub fn asked<G: Game>(table: &Table<G>) -> Option<Seat> {
    match table.game().actor(table.state()) {
        Actor::Player(seat) => Some(seat),
        Actor::Chance | Actor::Nobody => None,
    }
}

/// Plays at random to the end; before each answer, and at the end, `look` may look on or do what it likes.
pub fn play<G: Game>(mut table: Table<G>, seed: u64, mut look: impl FnMut(&mut Table<G>)) -> Table<G> {
    let mut rng = Seeds(seed).players();
    loop {
        look(&mut table);
        let Some(seat) = asked(&table) else { return table };
        let legal = table.legal();
        let action = legal[below(&mut rng, legal.len() as u64) as usize];
        table.act(seat, action).expect("a legal action is taken");
    }
}

/// Everybody who may look on.
pub fn viewers<G: Game>(table: &Table<G>) -> Vec<Option<Seat>> {
    testkit::viewers(table.game()).collect()
}

/// Two tables that look alike to a viewer, though what is hidden may differ: the arrangement of this one, and one that was
/// made up from what the viewer sees. Nothing where the table is in the middle of a turn.
pub fn twins<G: Game>(table: &Table<G>, viewer: Option<Seat>, seed: u64) -> Option<(Table<G>, Table<G>)> {
    let game = table.shared_game();
    let view = game.view(table.state(), viewer);
    let world = game.sample(&view, &mut Seeds(seed).stream(5));
    let arranged = |state: &G::State| {
        let lines = game.setup_lines(&game.arrangement(state));
        let lines: Vec<(usize, &str)> = (1..).zip(lines.iter().map(String::as_str)).collect();
        let twin = Table::position(Arc::clone(&game), &lines, seed).ok()?;
        (twin.state() == state).then_some(twin)
    };
    Some((arranged(table.state())?, arranged(&world)?))
}
