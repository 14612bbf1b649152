//! What the ways to do something cost a player now. Nothing is worked out here: the rules are asked which answers are possible, what they
//! charge and why others are not, on a copy of the table that knows no more than the player.

use std::collections::BTreeMap;
use table::{Action, Actor, NoEvents, Pattern, Seat, Way};
use words::{Change, Message, Worded};

/// So many answers are tried for one way: enough for every hand of cards, and never felt.
const MOST_TRIED: usize = 600;
/// So many courses of a way are looked at.
const MOST_COURSES: usize = 60;

/// What a way costs at a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Cost<A> {
    /// It is open: what it costs at least and at most, by the key of its sign, with what that is; and answers that lead there.
    Open {
        /// The prices.
        prices: Vec<Price>,
        /// The cheapest course.
        course: Vec<A>,
    },
    /// It is not open, for these reasons with their rules.
    Shut(Vec<(Message, &'static str)>),
    /// It happens by itself, or the table asks at a moment of its own.
    Untold,
}

/// What a way costs of one thing.
#[derive(Clone, PartialEq, Debug)]
pub struct Price {
    /// The key of its sign.
    pub key: &'static str,
    /// What it is.
    pub what: Message,
    /// The least of it.
    pub least: i64,
    /// The most.
    pub most: i64,
}

/// What was paid, by the key of its sign: how much, and what that is.
pub type Charges = BTreeMap<&'static str, (i64, Message)>;

/// What a way costs the viewer now, whose turn is taken to begin where it is not asked. The moments are those at which a way is open that is
/// not part of a turn.
pub fn cost<G: Worded>(game: &G, view: &G::View, seat: Seat, way: &Way, between: &[Pattern]) -> Cost<G::Action> {
    if way.steps.is_empty() {
        return Cost::Untold;
    }
    let mut search = Search { game, seat, way, between, tried: 0, courses: Vec::new(), best: None };
    let start = match way.moment {
        // It is asked by the table itself, or not at all.
        Some(_) => Some(game.sample(view, &mut table::Seeds(0).setup())),
        None => game.begun(view),
    };
    let Some(start) = start else { return Cost::Untold };
    if way.moment.is_some() && !search.is_asked(&start) {
        return Cost::Untold;
    }
    search.walk(&start, 0, &mut Vec::new());
    if search.courses.is_empty() {
        return Cost::Shut(search.best.map(|(_, reasons)| reasons).unwrap_or_default());
    }
    open(game, &start, seat, search.courses)
}

/// What all courses cost, the cheapest first.
fn open<G: Worded>(game: &G, start: &G::State, seat: Seat, courses: Vec<Vec<G::Action>>) -> Cost<G::Action> {
    let mut paid: Vec<(Charges, Vec<G::Action>)> =
        courses.into_iter().map(|course| (charged(game, start, seat, &course), course)).collect();
    paid.sort_by_key(|(paid, _)| paid.values().map(|(n, _)| *n).sum::<i64>());
    let mut prices: Vec<Price> = Vec::new();
    for (key, (_, what)) in paid.iter().flat_map(|(paid, _)| paid) {
        if prices.iter().all(|price| price.key != *key) {
            let of = || paid.iter().map(|(paid, _)| paid.get(key).map_or(0, |(n, _)| *n));
            let (least, most) = (of().min().unwrap_or(0), of().max().unwrap_or(0));
            prices.push(Price { key, what: what.clone(), least, most });
        }
    }
    let course = paid.into_iter().next().map(|(_, course)| course).unwrap_or_default();
    Cost::Open { prices, course }
}

/// What a course takes from a seat, answer by answer, by the keys of changes.
pub fn charged<G: Worded>(game: &G, start: &G::State, seat: Seat, course: &[G::Action]) -> Charges {
    let (mut state, mut paid) = (*start, BTreeMap::new());
    for &action in course {
        for change in game.outcome(&game.view(&state, Some(seat)), action).changes {
            if change.whose == Some(seat) && change.to < change.from {
                paid.entry(change.key).or_insert((0, change.what)).0 += change.from - change.to;
            }
        }
        game.apply_asking(&mut state, action, &mut NoEvents);
    }
    paid
}

/// The search for the courses of a way.
struct Search<'a, G: Worded> {
    game: &'a G,
    seat: Seat,
    way: &'a Way,
    between: &'a [Pattern],
    tried: usize,
    courses: Vec<Vec<G::Action>>,
    /// How far it came, and what kept it from going on; few reasons say more than many.
    best: Option<(usize, Vec<(Message, &'static str)>)>,
}

impl<G: Worded> Search<'_, G> {
    /// Whether the first step is an answer to what the table asks now.
    fn is_asked(&self, state: &G::State) -> bool {
        let view = self.game.view(state, Some(self.seat));
        self.game.actor(state) == Actor::Player(self.seat)
            && self.legal(state).into_iter().any(|action| self.fits(&self.way.steps[0], &view, action))
    }

    fn legal(&self, state: &G::State) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(state, &mut legal);
        legal
    }

    fn fits(&self, pattern: &Pattern, view: &G::View, action: G::Action) -> bool {
        pattern.fits(&action.to_string(), self.game.subject(view, action))
    }

    fn walk(&mut self, state: &G::State, at: usize, course: &mut Vec<G::Action>) {
        if self.game.actor(state) != Actor::Player(self.seat) || self.tried > MOST_TRIED {
            return;
        }
        let (view, legal) = (self.game.view(state, Some(self.seat)), self.legal(state));
        let step = &self.way.steps[at];
        let fitting: Vec<G::Action> = legal.iter().copied().filter(|&action| self.fits(step, &view, action)).collect();
        if fitting.is_empty() {
            self.note(state, &view, at);
            if at > 0 {
                for action in legal {
                    if self.between.iter().any(|pattern| self.fits(pattern, &view, action)) {
                        self.go(state, action, at, course);
                    }
                }
            }
        }
        for action in fitting {
            if at + 1 == self.way.goal && !self.brings(&view, action) {
                continue;
            }
            if at + 1 < self.way.steps.len() {
                self.go(state, action, at + 1, course);
            } else if self.courses.len() < MOST_COURSES {
                course.push(action);
                self.courses.push(course.clone());
                course.pop();
            }
        }
    }

    fn go(&mut self, state: &G::State, action: G::Action, at: usize, course: &mut Vec<G::Action>) {
        let mut next = *state;
        self.game.apply_asking(&mut next, action, &mut NoEvents);
        self.tried += 1;
        course.push(action);
        self.walk(&next, at, course);
        course.pop();
    }

    /// Whether an answer brings what the way is for.
    fn brings(&self, view: &G::View, action: G::Action) -> bool {
        let is_gain = |change: &Change| {
            change.whose == Some(self.seat)
                && change.to > change.from
                && self.way.gains.iter().any(|key| key == change.key)
        };
        self.way.gains.is_empty() || {
            let outcome = self.game.outcome(view, action);
            outcome.changes.iter().chain(&outcome.then).any(is_gain)
        }
    }

    /// Notes why the step is not possible here, by the answers that somebody may be looking for.
    fn note(&mut self, state: &G::State, view: &G::View, at: usize) {
        let Some(decision) = self.game.decision(state) else { return };
        let wishes = self.game.wishes(view, decision).into_iter();
        let mut sought: Vec<G::Action> =
            wishes.filter(|&action| self.fits(&self.way.steps[at], view, action)).collect();
        if sought.is_empty() {
            let all = (0..G::Action::COUNT).filter_map(G::Action::from_index);
            sought = all.filter(|&action| self.fits(&self.way.steps[at], view, action)).take(8).collect();
        }
        let asking = self.game.decision_rule(decision);
        for action in sought {
            let reasons = self.game.explain(state, action);
            // That something else is asked first says nothing about the way.
            let is_other = reasons.iter().any(|&reason| self.game.reason_rule(reason) == asking);
            let reasons: Vec<_> =
                reasons.into_iter().map(|reason| (self.game.reason(reason), self.game.reason_rule(reason).0)).collect();
            let is_better = |best: &(usize, Vec<_>)| at > best.0 || at == best.0 && reasons.len() < best.1.len();
            if !reasons.is_empty() && !is_other && self.best.as_ref().is_none_or(is_better) {
                self.best = Some((at, reasons));
            }
        }
    }
}
