//! Tables of both games, and random play at them.

use lisboa::Lisboa;
use madeira::Madeira;
use session::shelf::make;
use session::{Pack, Shelf, Table};
use std::sync::Arc;
use table::{Actor, Game, Seeds, below};

fn table<G: Shelf>(players: u8, options: &[&str], seed: u64) -> Table<G> {
    let game = make::<G>(G::Pack::shipped(), players, options).expect("the options are known");
    let mut table = Table::deal(Arc::new(game), seed).expect("a deal is possible");
    table.go_on();
    table
}

/// Lisboa with four players and all options.
pub fn lisboa(seed: u64) -> Table<Lisboa> {
    table(4, &["draft", "tasks", "tokens"], seed)
}

/// Madeira with four players.
pub fn madeira(seed: u64) -> Table<Madeira> {
    table(4, &["mill-prestige"], seed)
}

/// Plays at random to the end, and shows the table before each answer and at the end.
pub fn play<G: Game>(table: &mut Table<G>, seed: u64, mut look: impl FnMut(&Table<G>)) {
    let mut rng = Seeds(seed).players();
    loop {
        look(table);
        let Actor::Player(seat) = table.game().actor(table.state()) else { return };
        let legal = table.legal();
        let action = legal[below(&mut rng, legal.len() as u64) as usize];
        table.act(seat, action).expect("a legal action is taken");
    }
}
