//! Replaying a record: the one place where what is written is compared with what the rules do.

use super::{Header, READINGS, Record, RecordError, ReplayError, VARIANTS};
use crate::{Actor, Fault, Faults, Game, GameExt, Illegal, NoEvents, Seat};
use std::fmt;

/// Why a record of a game does not replay.
pub type ReplayErrorOf<G> = ReplayError<<G as Game>::Action, <G as Game>::Reason>;

/// What comes of replaying the record of a game.
pub type ReplayResult<G> = Result<Replay<G>, ReplayErrorOf<G>>;

/// What is right in a record, and the first thing that is wrong.
pub type GoodPart<G> = (Replay<G>, Option<ReplayErrorOf<G>>);

/// What was read from a record.
pub struct Replay<G: Game> {
    /// The record. What a cut-off one lacks at its very end, a hash or the result, is filled in.
    pub record: Record<G>,
    /// The state at the start, and after each move.
    pub states: Vec<G::State>,
    /// Whether the record goes to its end: it says how the game ended, and that is so.
    pub complete: bool,
    /// What was left out because the last line is cut off, in words.
    pub cut: Option<String>,
}

impl<G: Game> Replay<G> {
    /// The state after the last move.
    pub fn last(&self) -> &G::State {
        self.states.last().expect("BUG: a replay has at least the state at the start")
    }
}

// Not derived, because a derive would ask the same of the game itself.
impl<G: Game> fmt::Debug for Replay<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replay")
            .field("record", &self.record)
            .field("last", self.last())
            .field("complete", &self.complete)
            .field("cut", &self.cut)
            .finish_non_exhaustive()
    }
}

/// A place in a record.
#[derive(Clone, Copy)]
pub(super) enum At {
    /// A line of a text.
    Line(usize),
    /// A move of a JSON record, from 1.
    Move(usize),
    /// A part of a JSON record.
    Part(&'static str),
}

impl At {
    pub(super) fn error(self, reason: impl Into<String>) -> RecordError {
        let reason = reason.into();
        match self {
            Self::Line(line) => RecordError { line, reason },
            Self::Move(n) => RecordError { line: 0, reason: format!("move {n}: {reason}") },
            Self::Part(part) => RecordError { line: 0, reason: format!("{part}: {reason}") },
        }
    }
}

/// One thing that a record says about the play.
pub(super) enum What {
    /// A line of this seat's turn begins.
    Turn(Seat),
    /// Somebody acts.
    Act(Actor, String),
    /// The hash of a round, as the text of its line.
    Mark(String),
    /// The result, as the text of its line.
    End(String),
}

/// A step and its place.
pub(super) struct Step {
    pub(super) at: At,
    pub(super) what: What,
    /// Whether it stands in a last line without its newline, and may be cut off.
    pub(super) last: bool,
}

/// A record that was read, but not checked.
pub(super) struct Taken {
    pub(super) header: Header,
    pub(super) setup: Vec<(At, String)>,
    /// Where a fault of the setup as a whole is reported.
    pub(super) setup_at: At,
    pub(super) steps: Vec<Step>,
    pub(super) cut: Option<String>,
    /// Whether lines stand for turns, so that the turns must be right.
    pub(super) grouped: bool,
}

impl Header {
    /// Compares with a game; on an error, the key and what is wrong with it.
    pub(super) fn check<G: Game>(&self, game: &G) -> Result<(), (String, String)> {
        let fault = |key: &str, reason: String| Err((key.to_owned(), reason));
        if self.game != G::NAME {
            return fault("game", format!("this is a record of `{}`, not of `{}`", self.game, G::NAME));
        }
        let ours = Self::new(game);
        let Some(theirs) = self.variants_and_readings::<G>() else {
            let (theirs, ours, name) = (self.rules, G::RULES, G::NAME);
            return fault("rules", format!("it was played by rules {theirs} of {name}; this program has rules {ours}"));
        };
        let variants = ours.variants_and_readings::<G>().unwrap_or_default();
        if theirs != variants {
            let told = |names: &[&str]| if names.is_empty() { "none".to_owned() } else { names.join(" ") };
            let (theirs, ours) = (told(&theirs), told(&variants));
            return fault(VARIANTS, format!("it was played with the options {theirs}; this game has {ours}"));
        }
        let is_variants = |key: &str| [VARIANTS, READINGS].contains(&key);
        for (key, value) in ours.options.iter().filter(|(key, _)| !is_variants(key)) {
            match self.option(key) {
                Some(theirs) if theirs == value => {}
                Some(theirs) => {
                    return fault(key, format!("it was played with `{key} {theirs}`; this game has `{key} {value}`"));
                }
                None => return fault(key, format!("the line `{key}` is missing; this game has `{key} {value}`")),
            }
        }
        let is_unknown = |(key, _): &&(String, String)| ours.option(key).is_none() && !is_variants(key);
        if let Some((key, _)) = self.options.iter().find(is_unknown) {
            return fault(key, format!("`{key}` is not an option of {}", G::NAME));
        }
        let is_twice = |n: usize| self.options[..n].iter().any(|(key, _)| *key == self.options[n].0);
        if let Some(twice) = (0..self.options.len()).find(|&n| is_twice(n)) {
            return fault(&self.options[twice].0, "is given twice".to_owned());
        }
        let n_seats = game.n_seats();
        if let Some(seat) = Seat::ALL.into_iter().skip(n_seats.into()).find(|&seat| self.name(seat).is_some()) {
            return fault(&format!("seat {seat}"), format!("only {n_seats} seats are in play"));
        }
        Ok(())
    }
}

impl Header {
    /// The same head as this version writes it, of a record that goes on with the game.
    fn renewed<G: Game>(self, game: &G) -> Self {
        let Self { rules, options, .. } = Self::new(game);
        Self { rules, options, ..self }
    }
}

impl Taken {
    /// Plays it and checks everything.
    pub(super) fn replay<G: Game>(self, game: &G) -> ReplayResult<G> {
        let (replay, fault) = self.replay_good_part(game)?;
        fault.map_or(Ok(replay), Err)
    }

    /// Plays it and checks everything, up to the first thing that is wrong, which comes too.
    ///
    /// # Errors
    /// If the setup is wrong.
    pub(super) fn replay_good_part<G: Game>(self, game: &G) -> Result<GoodPart<G>, RecordError> {
        let start = self.start(game)?;
        let record = Record {
            header: self.header.renewed(game),
            setup: self.setup.into_iter().map(|(_, line)| line).collect(),
            moves: Vec::new(),
            rounds: Vec::new(),
            end: None,
        };
        let mut table =
            Table { game, record, states: vec![start], turn: None, grouped: self.grouped, due: false, ended: false };
        let mut cut = self.cut;
        let mut fault = None;
        for Step { at, what, last } in self.steps {
            match table.step(what) {
                Ok(()) => {}
                Err(Refused::Differs { wanted, written }) if last && wanted.starts_with(&written) => {
                    cut = Some("the last line is cut off; it was left out".to_owned());
                }
                Err(Refused::Differs { wanted, written }) => {
                    let reason = format!("the record says `{written}`, but the game gives `{wanted}`");
                    fault = Some(at.error(reason).into());
                    break;
                }
                Err(Refused::Wrong(reason)) => {
                    fault = Some(at.error(reason).into());
                    break;
                }
                Err(Refused::Illegal(illegal)) => {
                    let line = if let At::Line(line) = at { line } else { 0 };
                    fault = Some(ReplayError::Refused { line, number: table.states.len(), illegal });
                    break;
                }
            }
        }
        Ok((Replay { record: table.record, states: table.states, complete: table.ended, cut }, fault))
    }

    fn start<G: Game>(&self, game: &G) -> Result<G::State, RecordError> {
        let numbered = self.setup.iter().enumerate().map(|(i, (at, line))| match *at {
            At::Line(number) => (number, line.as_str()),
            At::Move(_) | At::Part(_) => (i + 1, line.as_str()),
        });
        let lines: Vec<(usize, &str)> = numbered.collect();
        game.read_setup(&lines).and_then(|setup| game.start(&setup)).map_err(|faults| self.broken_setup(&faults))
    }

    /// All faults of the setup, at the line of the first that names one.
    fn broken_setup(&self, faults: &Faults) -> RecordError {
        let line_of = |fault: &Fault| fault.place.strip_prefix("line ")?.parse().ok();
        let at = match (self.setup_at, faults.0.first().and_then(line_of)) {
            (At::Line(_), Some(line)) => At::Line(line),
            (at, _) => at,
        };
        let texts = faults.0.iter().map(|fault| match line_of(fault) {
            Some(line) if matches!(at, At::Line(n) if n == line) => fault.what.clone(),
            _ if fault.place.is_empty() => fault.what.clone(),
            _ => format!("{}: {}", fault.place, fault.what),
        });
        at.error(texts.collect::<Vec<_>>().join("; "))
    }
}

/// Why a step cannot be taken.
enum Refused<G: Game> {
    /// A hash or the result is another.
    Differs { wanted: String, written: String },
    /// The rules are against the action.
    Illegal(Illegal<G::Action, G::Reason>),
    /// Anything else.
    Wrong(String),
}

impl<G: Game> From<String> for Refused<G> {
    fn from(reason: String) -> Self {
        Self::Wrong(reason)
    }
}

/// A game that is being replayed.
struct Table<'g, G: Game> {
    game: &'g G,
    record: Record<G>,
    states: Vec<G::State>,
    /// The turn of the current line.
    turn: Option<Seat>,
    grouped: bool,
    /// Whether a round has changed, so that a hash must come next.
    due: bool,
    ended: bool,
}

impl<G: Game> Table<'_, G> {
    fn state(&self) -> &G::State {
        self.states.last().expect("BUG: a replay has at least the state at the start")
    }

    fn step(&mut self, what: What) -> Result<(), Refused<G>> {
        if self.ended {
            return Err(Refused::Wrong("nothing may follow the end".to_owned()));
        }
        match (what, self.record.rounds.last().filter(|_| self.due)) {
            (What::Mark(written), Some(mark)) => {
                same(mark.to_string(), written)?;
                (self.due, self.turn) = (false, None);
            }
            (What::Mark(_), None) => return Err(Refused::Wrong("no round begins here".to_owned())),
            (What::Turn(_) | What::Act(..) | What::End(_), Some(mark)) => {
                return Err(Refused::Wrong(format!("the line `{mark}` is missing before this one")));
            }
            (What::Turn(seat), None) => self.begin(seat)?,
            (What::Act(by, text), None) => self.act(by, &text)?,
            (What::End(written), None) => {
                let end = self.record.end.as_ref().ok_or_else(|| "the game is not over here".to_owned())?;
                same(end.to_string(), written)?;
                self.ended = true;
            }
        }
        Ok(())
    }

    fn begin(&mut self, seat: Seat) -> Result<(), String> {
        let turn = self.game.turn(self.state());
        if self.game.is_over(self.state()) {
            return Err("the game is over here".to_owned());
        }
        if seat != turn {
            return Err(format!("this is a line of the turn of {seat}, but it is the turn of {turn}"));
        }
        self.turn = Some(seat);
        Ok(())
    }

    fn act(&mut self, by: Actor, text: &str) -> Result<(), Refused<G>> {
        let before = *self.state();
        let turn = self.game.turn(&before);
        match self.game.actor(&before) {
            Actor::Nobody => return Err(format!("`{text}` comes after the end of the game").into()),
            asked if asked != by => {
                return Err(format!("`{text}` is by {}, but it is up to {}", named(by), named(asked)).into());
            }
            Actor::Player(_) | Actor::Chance => {}
        }
        if self.grouped && self.turn != Some(turn) {
            return Err(format!("`{text}` belongs to a new line: here begins a turn of {turn}").into());
        }
        let action: G::Action = text.parse().map_err(|error: crate::ParseActionError| error.to_string())?;
        let mut after = before;
        self.game.try_apply(&mut after, action, &mut NoEvents).map_err(Refused::Illegal)?;
        let n_marks = self.record.rounds.len();
        self.record.push(self.game, &before, action, &after);
        self.due = self.record.rounds.len() > n_marks;
        self.states.push(after);
        Ok(())
    }
}

fn same<G: Game>(wanted: String, written: String) -> Result<(), Refused<G>> {
    if wanted == written { Ok(()) } else { Err(Refused::Differs { wanted, written }) }
}

fn named(actor: Actor) -> String {
    match actor {
        Actor::Player(seat) => seat.to_string(),
        Actor::Chance => "luck".to_owned(),
        Actor::Nobody => "nobody".to_owned(),
    }
}
