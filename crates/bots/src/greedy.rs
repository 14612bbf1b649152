//! One turn ahead: every answer is followed to the end of the own turn, and the best end wins.

use crate::judge::{Judge, Judged, Weights};
use crate::player::{Bot, Budget};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Actor, GameExt, NoEvents, Seat};

/// No turn takes more small decisions; a Windmill could go on for long.
const LONGEST_TURN: u32 = 24;
/// Room for the answers that are looked at closer; [`Judged::LOOKS`] is at most this.
const MOST_LOOKS: usize = 4;
/// What an exchange that decides nothing must gain, in points, beside the best answer that decides something.
const WORTH_IDLING: f32 = 0.3;
/// What an exchange that decides nothing must gain right after it.
const WORTH_A_STEP: f32 = 0.01;

/// Looks at the end of its own turn.
pub struct Greedy<G: Judged> {
    judge: Judge,
    rng: Xoshiro256PlusPlus,
    /// Room for legal actions, so that nothing is allocated while playing ahead.
    legal: Vec<G::Action>,
}

impl<G: Judged> Greedy<G> {
    /// A greedy bot with these weights and this source of luck.
    pub fn new(weights: Weights, rng: Xoshiro256PlusPlus) -> Self {
        Self { judge: Judge::new(weights), rng, legal: Vec::with_capacity(256) }
    }

    /// The source of luck.
    pub(crate) fn rng(&mut self) -> &mut Xoshiro256PlusPlus {
        &mut self.rng
    }

    /// The judge.
    pub(crate) fn judge(&mut self) -> &mut Judge {
        &mut self.judge
    }

    /// Plays on while the seat decides in its own turn, each small step by taste.
    pub(crate) fn finish_turn(&mut self, game: &G, state: &mut G::State, seat: Seat) {
        let turn = game.turn(state);
        let mut legal = std::mem::take(&mut self.legal);
        for _ in 0..LONGEST_TURN {
            match game.actor(state) {
                Actor::Player(who) if who != seat || game.turn(state) != turn => break,
                Actor::Nobody => break,
                Actor::Player(_) | Actor::Chance => self.step(game, state, &mut legal),
            }
        }
        self.legal = legal;
    }

    /// Plays on by the taste of all, to the first decision of a round or the end of the game. Not to its luck: nobody's turn has begun then, and the
    /// judge knows positions where one has. `turn` is whose turn has begun.
    pub(crate) fn play_on(&mut self, game: &G, state: &mut G::State, mut turn: Seat, round: u16) {
        let mut legal = std::mem::take(&mut self.legal);
        loop {
            match game.actor(state) {
                Actor::Nobody => break,
                Actor::Player(_) if game.round(state) >= round => break,
                Actor::Player(seat) if G::LOOKS > 1 && game.turn(state) != turn => {
                    turn = game.turn(state);
                    self.take_turn(game, state, seat, &mut legal);
                }
                Actor::Player(_) | Actor::Chance => self.step(game, state, &mut legal),
            }
        }
        self.legal = legal;
    }

    /// Takes a turn that begins: the tastiest answers that decide something are followed to the end of the turn, and the best end is taken.
    fn take_turn(&mut self, game: &G, state: &mut G::State, seat: Seat, legal: &mut Vec<G::Action>) {
        game.legal_actions(state, legal);
        // The tastiest first.
        let (mut tastiest, mut found) = ([(f32::MIN, *state); MOST_LOOKS], 0);
        for &action in legal.iter() {
            let mut next = *state;
            game.apply(&mut next, action, &mut NoEvents);
            if game.asks_again(state, &next) {
                continue;
            }
            let points = self.judge.points(game, &next, seat) + self.judge.promise(game, &next, seat);
            let place = tastiest[..found].partition_point(|&(better, _)| better >= points);
            if place < G::LOOKS {
                found = (found + 1).min(G::LOOKS);
                tastiest[place..found].rotate_right(1);
                tastiest[place] = (points, next);
            }
        }
        self.legal = std::mem::take(legal);
        let mut best = (f32::MIN, None);
        for (_, end) in &mut tastiest[..found] {
            self.finish_turn(game, end, seat);
            let points = self.judge.points(game, end, seat);
            if points > best.0 {
                best = (points, Some(*end));
            }
        }
        *legal = std::mem::take(&mut self.legal);
        match best.1 {
            Some(end) => *state = end,
            None => self.step(game, state, legal),
        }
    }

    /// One step: of luck, or by the taste of who decides.
    fn step(&mut self, game: &G, state: &mut G::State, legal: &mut Vec<G::Action>) {
        game.legal_actions(state, legal);
        let action = match game.actor(state) {
            Actor::Player(seat) => self.tastiest(game, state, seat, legal),
            Actor::Chance => game.draw(state, legal, &mut self.rng),
            Actor::Nobody => return,
        };
        game.apply(state, action, &mut NoEvents);
    }

    /// The answer right after which the seat may expect most, with what its turn still promises. An exchange that decides
    /// nothing keeps the promise, so it must itself be a gain.
    fn tastiest(&mut self, game: &G, state: &G::State, seat: Seat, legal: &[G::Action]) -> G::Action {
        let mut best = (f32::MIN, legal[0]);
        let mut now = None;
        for &action in legal.iter().filter(|_| legal.len() > 1) {
            let mut next = *state;
            game.apply(&mut next, action, &mut NoEvents);
            let points = self.judge.points(game, &next, seat);
            if game.asks_again(state, &next) {
                let now = *now.get_or_insert_with(|| self.judge.points(game, state, seat));
                if points < now + WORTH_A_STEP {
                    continue;
                }
            }
            let points = points + self.judge.promise(game, &next, seat);
            if points > best.0 {
                best = (points, action);
            }
        }
        best.1
    }

    /// The best answer in a state that the bot takes for real. `tell` hears of each answer: the state right after it, and at
    /// the end of the turn.
    pub(crate) fn best(
        &mut self,
        game: &G,
        state: &G::State,
        legal: &[G::Action],
        mut tell: impl FnMut(&mut Judge, &G::State, &G::State),
    ) -> G::Action {
        let (Actor::Player(seat), [_, _, ..]) = (game.actor(state), legal) else { return legal[0] };
        let mut best = (f32::MIN, legal[0]);
        for &action in legal {
            let mut next = *state;
            game.apply(&mut next, action, &mut NoEvents);
            let mut end = next;
            self.finish_turn(game, &mut end, seat);
            tell(&mut self.judge, &next, &end);
            let malus = if game.asks_again(state, &next) { WORTH_IDLING } else { 0.0 };
            let points = self.judge.points(game, &end, seat) - malus;
            if points > best.0 {
                best = (points, action);
            }
        }
        best.1
    }
}

impl<G: Judged> Bot<G> for Greedy<G> {
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action], _budget: Budget<'_>) -> G::Action {
        let world = game.sample(view, &mut self.rng);
        self.best(game, &world, legal, |_, _, _| {})
    }
}
