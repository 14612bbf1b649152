//! The door for actions of players: one answer, or several that belong together.

use crate::table::Table;
use table::{Actor, Game, NoEvents, Seat};

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Refusal<A, R> {
    /// The game is over.
    Over,
    /// Somebody else is asked, or luck.
    NotAsked {
        /// Who is.
        asked: Actor,
    },
    /// The rules do not allow it now.
    NotPossible {
        /// The action.
        action: A,
        /// All reasons against it.
        reasons: Vec<R>,
    },
    /// The answers before it show something hidden: it is to be decided with that knowledge.
    Shown,
}

/// Why an action of a game is refused.
pub type RefusalOf<G> = Refusal<<G as Game>::Action, <G as Game>::Reason>;

/// Why a list of actions is refused as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RefusedAt<A, R> {
    /// How many actions of the list could have been performed before.
    pub index: usize,
    /// Why the next one is refused.
    pub refusal: Refusal<A, R>,
}

/// Why a list of actions of a game is refused.
pub type RefusedAtOf<G> = RefusedAt<<G as Game>::Action, <G as Game>::Reason>;

impl<G: Game> Table<G> {
    /// Performs an action of a seat, then goes on up to the next real decision.
    ///
    /// # Errors
    /// If it is not up to this seat, or not possible, with all reasons; then nothing changes.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), RefusalOf<G>> {
        self.act_all(seat, &[action]).map_err(|refused| refused.refusal)
    }

    /// Performs actions of a seat one after the other, wholly or not at all, then goes on up to the next real decision.
    ///
    /// Where the table plays single answers by itself, the list does not name those between its actions. One that names them is
    /// accepted too, if it makes no sense otherwise.
    ///
    /// # Errors
    /// The first action that is not up to this seat or not possible, because luck or somebody else comes before it, or something
    /// hidden that the seat does not know yet; then nothing changes, and no luck is used.
    pub fn act_all(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), RefusedAtOf<G>> {
        let steps = Plan::of(self, seat, actions, false).or_else(|refused| {
            let named = Plan::of(self, seat, actions, true);
            named.map_err(|again| if again.index > refused.index { again } else { refused })
        })?;
        if !steps.is_empty() {
            steps.into_iter().for_each(|(action, forced)| self.perform(action, forced));
            self.go_on();
        }
        Ok(())
    }
}

/// What would be done, tried out on a copy of the state: the table itself changes only when all of it is possible.
struct Plan<'a, G: Game> {
    table: &'a Table<G>,
    seat: Seat,
    state: G::State,
    steps: Steps<G>,
    /// Whether the seat has learned something by them.
    shown: bool,
    /// Whether a single answer that is the next action of the list is taken for it.
    named: bool,
}

/// The steps of a list: actions, and whether there was no choice.
type Steps<G> = Vec<(<G as Game>::Action, bool)>;

impl<'a, G: Game> Plan<'a, G> {
    /// All steps of a list, or where it is refused.
    fn of(table: &'a Table<G>, seat: Seat, actions: &[G::Action], named: bool) -> Result<Steps<G>, RefusedAtOf<G>> {
        let mut plan = Self { table, seat, state: table.state, steps: Vec::new(), shown: false, named };
        for (index, &action) in actions.iter().enumerate() {
            plan.add(action).map_err(|refusal| RefusedAt { index, refusal })?;
        }
        Ok(plan.steps)
    }

    /// Adds an action, after the single answers that the table plays before it.
    fn add(&mut self, action: G::Action) -> Result<(), RefusalOf<G>> {
        let game = &self.table.game;
        let mut legal = Vec::new();
        loop {
            match game.actor(&self.state) {
                Actor::Player(asked) if asked == self.seat => {}
                Actor::Nobody => return Err(Refusal::Over),
                asked @ (Actor::Player(_) | Actor::Chance) => return Err(Refusal::NotAsked { asked }),
            }
            if self.shown {
                return Err(Refusal::Shown);
            }
            game.legal_actions(&self.state, &mut legal);
            match legal.as_slice() {
                &[only] if self.is_skipped(only, action) => self.perform(only, true),
                _ => break,
            }
        }
        let reasons = game.explain(&self.state, action);
        if !reasons.is_empty() {
            return Err(Refusal::NotPossible { action, reasons });
        }
        self.perform(action, legal.len() == 1);
        Ok(())
    }

    /// Whether the table plays a single answer by itself before the next action of the list.
    fn is_skipped(&self, only: G::Action, next: G::Action) -> bool {
        self.table.single_answers && !self.steps.is_empty() && !(self.named && only == next)
    }

    fn perform(&mut self, action: G::Action, forced: bool) {
        let before = self.state;
        self.table.game.apply(&mut self.state, action, &mut NoEvents);
        self.shown |= self.table.game.has_learned(&before, &self.state, self.seat);
        self.steps.push((action, forced));
    }
}
