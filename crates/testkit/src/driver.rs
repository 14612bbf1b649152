//! Random play from a seed: the same seed gives the same game on every platform.

use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt;
pub use table::Seeds;
use table::{Actor, Faults, Game, GameExt, NoEvents, ParseActionError, Seat, below};

/// Makes a game for so many players with these options, or says what is wrong with them.
pub type Build<G> = fn(u8, &[&str]) -> Result<G, String>;

/// Why a random game did not come to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// The arrangement that the game itself dealt is impossible.
    Setup(Faults),
    /// The game is not over, but nothing can be done after so many actions.
    Stuck(usize),
    /// The game is not over after so many actions.
    TooLong(usize),
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(faults) => write!(f, "the dealt arrangement is impossible: {faults}"),
            Self::Stuck(n) => write!(f, "after {n} actions nothing can be done, but the game is not over"),
            Self::TooLong(n) => write!(f, "the game is not over after {n} actions"),
        }
    }
}

impl std::error::Error for Stopped {}

/// A game in which everybody plays at random. Single options are played like any other.
pub struct RandomPlay<'g, G: Game> {
    game: &'g G,
    setup: G::Setup,
    state: G::State,
    legal: Vec<G::Action>,
    chance: Xoshiro256PlusPlus,
    players: Xoshiro256PlusPlus,
}

impl<'g, G: Game> RandomPlay<'g, G> {
    /// Deals and begins.
    ///
    /// # Errors
    /// If the game refuses its own deal.
    pub fn new(game: &'g G, seed: u64) -> Result<Self, Faults> {
        let seeds = Seeds(seed);
        let setup = game.random_setup(&mut seeds.setup());
        let state = game.start(&setup)?;
        let mut play = Self { game, setup, state, legal: Vec::new(), chance: seeds.chance(), players: seeds.players() };
        play.game.legal_actions(&play.state, &mut play.legal);
        Ok(play)
    }

    /// The arrangement it began with.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What can be done now.
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// What will be done next: by weight at a chance step, else with equal chances. `None` if nothing can be done.
    pub fn choose(&mut self) -> Option<G::Action> {
        if self.legal.is_empty() {
            return None;
        }
        if self.game.actor(&self.state) == Actor::Chance {
            // Weights of zero are a fault that the laws report; there is nothing to draw then.
            let is_possible = |&outcome: &G::Action| self.game.chance_weight(&self.state, outcome) > 0;
            if !self.legal.iter().any(is_possible) {
                return self.legal.first().copied();
            }
            return Some(self.game.draw(&self.state, &self.legal, &mut self.chance));
        }
        let n = below(&mut self.players, self.legal.len() as u64) as usize;
        self.legal.get(n).copied()
    }

    /// Performs a legal action.
    pub fn apply(&mut self, action: G::Action) {
        self.game.apply(&mut self.state, action, &mut NoEvents);
        self.game.legal_actions(&self.state, &mut self.legal);
    }
}

/// One step of a random game, for whoever looks on.
pub struct Step<'a, G: Game> {
    /// How many actions came before.
    pub number: usize,
    /// The state in which the action was chosen.
    pub before: &'a G::State,
    /// What could have been done.
    pub legal: &'a [G::Action],
    /// What was done.
    pub action: G::Action,
    /// The state that followed.
    pub after: &'a G::State,
}

/// Plays a random game to its end and shows each step to `observe`. Gives the final state.
///
/// # Errors
/// If the game gets stuck or is not over after `max_actions`.
pub fn random_game<G: Game>(
    game: &G,
    seed: u64,
    max_actions: usize,
    mut observe: impl FnMut(Step<'_, G>),
) -> Result<G::State, Stopped> {
    let mut play = RandomPlay::new(game, seed).map_err(Stopped::Setup)?;
    for number in 0..max_actions {
        if game.is_over(play.state()) {
            return Ok(*play.state());
        }
        let action = play.choose().ok_or(Stopped::Stuck(number))?;
        let before = *play.state();
        let legal = play.legal().to_vec();
        play.apply(action);
        observe(Step { number, before: &before, legal: &legal, action, after: play.state() });
    }
    if game.is_over(play.state()) { Ok(*play.state()) } else { Err(Stopped::TooLong(max_actions)) }
}

/// Plays at random from a deal up to the first state that fits.
///
/// # Panics
/// If the deal is refused, or the game ends before.
pub fn play_until<G: Game>(game: &G, seed: u64, fits: impl Fn(&G::State) -> bool) -> G::State {
    let mut play = RandomPlay::new(game, seed).expect("a deal is possible");
    while !fits(play.state()) {
        let action = play.choose().expect("such a state comes before the end");
        play.apply(action);
    }
    *play.state()
}

/// Plays a game at random, three times out of four with a busy action where there is one, so that more is begun and less is
/// waived. Shows each state after an action to `observe`, and gives the final one.
///
/// # Errors
/// If the game gets stuck or is not over after `max_actions`.
pub fn busy_game<G: Game>(
    game: &G,
    seed: u64,
    max_actions: usize,
    is_busy: impl Fn(G::Action) -> bool,
    mut observe: impl FnMut(&G::State),
) -> Result<G::State, Stopped> {
    let mut play = RandomPlay::new(game, seed).map_err(Stopped::Setup)?;
    let mut rng = Seeds(seed).stream(3);
    for number in 0..max_actions {
        if game.is_over(play.state()) {
            return Ok(*play.state());
        }
        let mut action = play.choose().ok_or(Stopped::Stuck(number))?;
        let busy: Vec<G::Action> = play.legal().iter().copied().filter(|&action| is_busy(action)).collect();
        if !busy.is_empty() && below(&mut rng, 4) > 0 {
            action = busy[below(&mut rng, busy.len() as u64) as usize];
        }
        play.apply(action);
        observe(play.state());
    }
    if game.is_over(play.state()) { Ok(*play.state()) } else { Err(Stopped::TooLong(max_actions)) }
}

/// The legal actions of a state.
pub fn choices<G: Game>(game: &G, state: &G::State) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    legal
}

/// The state of a position that is written in lines.
///
/// # Panics
/// If a line cannot be read, or the position is impossible, with all faults.
pub fn position<G: Game>(game: &G, lines: &[&str]) -> G::State {
    let lines: Vec<(usize, &str)> = (1..).zip(lines.iter().copied()).collect();
    let setup = game.read_setup(&lines).unwrap_or_else(|faults| panic!("{faults}"));
    game.start(&setup).unwrap_or_else(|faults| panic!("{faults}"))
}

/// Plays these actions; a decision with a single answer need not be written.
///
/// # Panics
/// If an action cannot be read or is not possible.
pub fn play<G: Game>(game: &G, state: &mut G::State, actions: &[&str]) {
    for text in actions {
        let action: G::Action = text.parse().unwrap_or_else(|fault: ParseActionError| panic!("{fault}"));
        let mut legal = choices(game, state);
        while !legal.contains(&action) {
            assert_eq!(legal.len(), 1, "`{text}` is not possible, but {legal:?}");
            game.apply(state, legal[0], &mut NoEvents);
            legal = choices(game, state);
        }
        game.apply(state, action, &mut NoEvents);
    }
}

/// Everybody who may look on: every seat, and a spectator.
pub fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Option<Seat>> + use<G> {
    Seat::first(game.n_seats()).map(Some).chain([None])
}
