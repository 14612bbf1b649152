//! The players of the golden games. They sit round one table and want one thing together: games that show what no other
//! game has shown yet. Before each move they try some random ways to go on, up to the next turn of luck or of another
//! player, and take the best.
//!
//! What is best is what shows most that is new; the style of the table decides the rest, so that some games are about
//! rubble sets, others about ships, plans or the Royal Court, and both ways to end are reached.

use super::coverage::{Sight, Watch, first_sight};
use lisboa::{Action, CardType, Event, Lisboa, PlayerBoard, State, TopCard, Years};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeSet;
use table::record::Record;
use table::{Actor, Game, GameExt, Id, Seat, below};
use testkit::Seeds;

/// How many ways to go on are tried before each move.
const TRIES: usize = 120;
/// No way to go on is followed further than this.
const FAR: usize = 60;
/// What something new is worth, compared with the values of a style.
const NEW: i32 = 60;
/// What it costs to do nothing but take a gold: such turns show little.
const IDLE: i32 = 15;

/// What a table likes besides new things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// A bit of everything.
    Explorer,
    /// Seat A completes rubble sets, the others help; cards are drawn so that the decks last.
    Collector,
    /// Plans and public buildings.
    Architect,
    /// Ships, goods and money.
    Trader,
    /// Decrees, Favors, clergy tiles and officials.
    Court,
    /// The decks are emptied, and sets are avoided.
    Hasty,
}

impl Style {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Explorer, Self::Collector, Self::Architect, Self::Trader, Self::Court, Self::Hasty];

    /// The name of such a player in a record.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Explorer => "explorer",
            Self::Collector => "collector",
            Self::Architect => "architect",
            Self::Trader => "trader",
            Self::Court => "courtier",
            Self::Hasty => "hasty",
        }
    }

    /// How much a table likes a state.
    fn value(self, game: &Lisboa, state: &State) -> i32 {
        let n = game.options.players;
        let sum = |of: fn(&PlayerBoard) -> i32| Seat::first(n).map(|seat| of(&state.boards[seat])).sum::<i32>();
        let common = sum(means);
        common
            + match self {
                Self::Explorer => 0,
                Self::Collector => {
                    20 * progress(&state.boards[Seat::A], state.period)
                        + 4 * means(&state.boards[Seat::A])
                        + 6 * lasting(game, state)
                }
                Self::Architect => {
                    sum(|board| 8 * i32::from(board.plans.len()) + 25 * i32::from(board.completed.len()))
                }
                Self::Trader => sum(|board| {
                    let hulls = board.ships().map(|(_, ship)| 10 + 8 * ship.index() as i32).sum::<i32>();
                    hulls + i32::from(board.reis.min(40)) + 2 * board.goods.iter().map(|&n| i32::from(n)).sum::<i32>()
                }),
                Self::Court => sum(|board| {
                    let (decrees, clergy) = (i32::from(board.decrees.len()), i32::from(board.clergy.len()));
                    8 * decrees + 4 * clergy + 6 * i32::from(board.favors.len()) + 3 * i32::from(board.posted())
                }),
                Self::Hasty => -4 * lasting(game, state) - sum(|board| 60 * i32::from(board.sets() >= 2)),
            }
    }
}

/// What every player needs to do anything at all.
fn means(board: &PlayerBoard) -> i32 {
    let goods: i32 = board.goods.iter().map(|&n| i32::from(n.min(2))).sum();
    let cards = board.top.iter().filter(|&&card| card != TopCard::Empty).count() as i32;
    i32::from(board.reis.min(12)) / 2
        + i32::from(board.influence)
        + i32::from(board.wigs.min(20)) / 4
        + goods
        + cards
        + 2 * i32::from(board.favors.len())
        + 2 * i32::from(board.posted().min(4))
        + 3 * i32::from(board.plans.len().min(2))
}

/// How far a player is on the way to four sets. In the first period a second set would end it too soon.
fn progress(board: &PlayerBoard, period: u8) -> i32 {
    let cubes: i32 = board.rubble.iter().map(|&n| i32::from(n.min(4))).sum();
    let too_soon = period == 1 && board.sets() >= 2;
    3 * cubes + 2 * i32::from(board.sets()) - if too_soon { 20 } else { 0 }
}

/// How many cards can be drawn before three decks are empty, if everybody draws from the fullest.
fn lasting(game: &Lisboa, state: &State) -> i32 {
    let years = if state.period == 1 { Years::Red } else { Years::Brown };
    let mut left: [i32; 4] = CardType::ALL.map(|kind| {
        let hidden = lisboa::CardId::all().filter(|&card| {
            let face = game.components.card(card);
            face.years == years && face.kind() == kind && !state.revealed.has(card)
        });
        hidden.count() as i32 + i32::from(state.display[kind.index()].is_some())
    });
    left.sort_unstable();
    // The three fullest count; the emptiest is worth less than all.
    left[1..].iter().map(|&n| n.min(5)).sum::<i32>() + left[0]
}

/// A finished game, and what it shows.
pub struct Played {
    /// Its record.
    pub record: Record<Lisboa>,
    /// What it shows.
    pub sights: BTreeSet<Sight>,
}

/// A table of such players.
struct Table<'a> {
    game: &'a Lisboa,
    style: Style,
    /// What no game has shown yet, this one included.
    missing: BTreeSet<Sight>,
    rng: Xoshiro256PlusPlus,
    legal: Vec<Action>,
    events: Vec<Event>,
}

/// Plays a game from a seed. The players look for what is `missing`.
pub fn play(game: &Lisboa, style: Style, seed: u64, missing: &BTreeSet<Sight>) -> Played {
    let seeds = Seeds(seed);
    let setup = game.random_setup(&mut seeds.setup());
    let mut state = game.start(&setup).expect("a shuffled setup is possible");
    let mut record = Record::new(game, &setup);
    record.header_mut().set_seed(seed);
    for seat in Seat::first(game.options.players) {
        record.header_mut().set_name(seat, style.name());
    }
    let mut luck = seeds.chance();
    let mut sights: BTreeSet<Sight> = first_sight(game).into_iter().collect();
    let mut watch = Watch::default();
    let mut table =
        Table { game, style, missing: missing.clone(), rng: seeds.players(), legal: Vec::new(), events: Vec::new() };
    let mut plan: Vec<Action> = Vec::new();
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
        watch.step(game, &before, action, &state, &table.events, &mut |sight| {
            sights.insert(sight);
        });
        table.missing.retain(|sight| !sights.contains(sight));
    }
    Played { record, sights }
}

impl Table<'_> {
    /// The best of some random ways to go on, the next action last.
    fn plan(&mut self, state: &State, watch: Watch) -> Vec<Action> {
        let mut best: (i32, Vec<Action>) = (i32::MIN, Vec::new());
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
    fn attempt(&mut self, mut state: State, mut watch: Watch) -> (i32, Vec<Action>) {
        let turn = state.turn;
        let mut actions = Vec::new();
        let mut new = BTreeSet::new();
        let mut idle = 0;
        while matches!(self.game.actor(&state), Actor::Player(_)) && state.turn == turn && actions.len() < FAR {
            self.game.legal_actions(&state, &mut self.legal);
            let action = self.legal[below(&mut self.rng, self.legal.len() as u64) as usize];
            let before = state;
            self.events.clear();
            self.game.apply(&mut state, action, &mut self.events);
            watch.step(self.game, &before, action, &state, &self.events, &mut |sight| {
                if self.missing.contains(&sight) {
                    new.insert(sight);
                }
            });
            if matches!(action, Action::Gold(_)) {
                idle = IDLE;
            }
            actions.push(action);
        }
        (NEW * new.len() as i32 - idle + self.style.value(self.game, &state), actions)
    }
}
