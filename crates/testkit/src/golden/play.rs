//! The players of the golden games. They sit round one table and want one thing together: games that show what no other
//! game has shown yet. Before each move they try some random ways to go on, up to the next turn of luck or of another
//! player, and take the best.
//!
//! What is best is what shows most that is new; the style of the table decides the rest.

use super::{Goal, Scene};
use crate::driver::Seeds;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeSet;
use table::record::Record;
use table::{Actor, Game, GameExt, Seat, below};

/// How many ways to go on are tried before each move.
const TRIES: usize = 120;
/// No way to go on is followed further than this.
const FAR: usize = 60;
/// What something new is worth, compared with the values of a style.
const NEW: i32 = 60;

type State<G> = <<G as Goal>::Game as Game>::State;
type Action<G> = <<G as Goal>::Game as Game>::Action;
type Event<G> = <<G as Goal>::Game as Game>::Event;

/// A finished game, and what it shows.
pub(super) struct Played<G: Goal> {
    /// Its record.
    pub(super) record: Record<G::Game>,
    /// What it shows.
    pub(super) sights: BTreeSet<G::Sight>,
}

/// A table of such players.
struct Table<'a, G: Goal> {
    game: &'a G::Game,
    style: G::Style,
    /// What no game has shown yet, this one included.
    missing: BTreeSet<G::Sight>,
    rng: Xoshiro256PlusPlus,
    legal: Vec<Action<G>>,
    events: Vec<Event<G>>,
}

/// Plays a game from a seed. The players look for what is `missing`.
pub(super) fn play<G: Goal>(game: &G::Game, style: G::Style, seed: u64, missing: &BTreeSet<G::Sight>) -> Played<G> {
    let seeds = Seeds(seed);
    let setup = game.random_setup(&mut seeds.setup());
    let mut state = game.start(&setup).expect("a shuffled setup is possible");
    let mut record = Record::new(game, &setup);
    record.header_mut().set_seed(seed);
    for seat in Seat::first(game.n_seats()) {
        record.header_mut().set_name(seat, G::name(style));
    }
    let mut luck = seeds.chance();
    let mut sights: BTreeSet<G::Sight> = G::first_sight(game).into_iter().collect();
    let mut watch = G::Watch::default();
    let mut table: Table<'_, G> =
        Table { game, style, missing: missing.clone(), rng: seeds.players(), legal: Vec::new(), events: Vec::new() };
    let mut plan: Vec<Action<G>> = Vec::new();
    while !game.is_over(&state) {
        game.legal_actions(&state, &mut table.legal);
        let action = if game.actor(&state) == Actor::Chance {
            plan.clear();
            game.draw(&state, &table.legal, &mut luck)
        } else if let &[only] = table.legal.as_slice() {
            plan.pop();
            only
        } else {
            if plan.is_empty() {
                plan = table.plan(&state, watch);
            }
            plan.pop().expect("a plan has at least one action")
        };
        let before = state;
        table.events.clear();
        game.try_apply(&mut state, action, &mut table.events).expect("a planned action is legal");
        record.push(game, &before, action, &state);
        let scene = Scene { game, before: &before, action, after: &state, events: &table.events };
        G::look(&mut watch, &scene, &mut |sight| {
            sights.insert(sight);
        });
        table.missing.retain(|sight| !sights.contains(sight));
    }
    Played { record, sights }
}

impl<G: Goal> Table<'_, G> {
    /// The best of some random ways to go on, the next action last.
    fn plan(&mut self, state: &State<G>, watch: G::Watch) -> Vec<Action<G>> {
        let mut best: (i32, Vec<Action<G>>) = (i32::MIN, Vec::new());
        for _ in 0..TRIES {
            let (worth, actions) = self.attempt(*state, watch);
            if worth > best.0 {
                best = (worth, actions);
            }
        }
        best.1.reverse();
        best.1
    }

    /// A random way to go on, up to the next turn of luck or of another player, and what it is worth.
    fn attempt(&mut self, mut state: State<G>, mut watch: G::Watch) -> (i32, Vec<Action<G>>) {
        let game = self.game;
        let turn = game.turn(&state);
        let mut actions = Vec::new();
        let mut new = BTreeSet::new();
        let mut dull = 0;
        while matches!(game.actor(&state), Actor::Player(_)) && game.turn(&state) == turn && actions.len() < FAR {
            game.legal_actions(&state, &mut self.legal);
            let action = self.legal[below(&mut self.rng, self.legal.len() as u64) as usize];
            let before = state;
            self.events.clear();
            game.apply(&mut state, action, &mut self.events);
            let scene = Scene { game, before: &before, action, after: &state, events: &self.events };
            G::look(&mut watch, &scene, &mut |sight| {
                if self.missing.contains(&sight) {
                    new.insert(sight);
                }
            });
            dull = dull.max(G::dull(action));
            actions.push(action);
        }
        (NEW * new.len() as i32 - dull + G::value(self.style, game, &state), actions)
    }
}
