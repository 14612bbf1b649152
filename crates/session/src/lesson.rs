//! Lessons: a first game that is played step by step.
//!
//! A file is a script over the record of a game that was arranged for it:
//!
//! ```text
//! lesson 1
//! after 1
//! part turns
//! step card
//! step state
//!   also pass, do plan
//! step house
//!   also any
//! quiet
//! part court
//! step follow
//!   show favor-maia
//! record
//!   caravela-record 1
//!   …
//! ```
//!
//! Each `step` is about the next answer of the learner, who has seat A, in the record, where there was a choice; `after` so many of them the
//! lesson begins. `also` names answers that are as good for what is learned, or `any`; `show` what to point at, if that is not where the
//! answer is given. A `quiet` step goes with the one before it. The sentence and the goal of a step are messages
//! (`lesson-GAME-PART-STEP`), never part of the file. What luck brings and what the others do comes from the record too, wherever it is
//! possible ([`Table::follow`]).

use crate::read::ReadErrorOf;
use crate::shelf::{Shelf, ShelfError, make_of_record, record_head};
use crate::sitter::Sitter;
use crate::table::Table;
use std::fmt;
use std::sync::Arc;
use table::record::RecordError;
use table::{Actor, Faults, Game, Seat};

/// Who learns.
pub const LEARNER: Seat = Seat::A;
/// The version of the files that are read here.
pub const VERSION: u16 = 1;
/// The longest file, and the most steps: more is no file of ours.
const LONGEST_FILE: usize = 1 << 18;
const MOST_STEPS: usize = 500;

/// A lesson as it stands in a file; nothing in it was tried yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonText {
    /// So many answers of the learner come before the first step.
    pub after: usize,
    /// Its parts; each can be begun by itself.
    pub parts: Vec<Part>,
    /// The steps of all parts.
    pub steps: Vec<StepText>,
    /// The game.
    pub record: String,
}

/// A part of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its name in files and ids of messages.
    pub name: String,
    /// The number of its first step.
    pub first: usize,
}

/// A step as it stands in a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StepText {
    /// Its name in ids of messages; a quiet one has none.
    pub name: Option<String>,
    /// The answers that are as good.
    pub also: Vec<String>,
    /// What to point at.
    pub show: Vec<String>,
}

/// The word for all answers.
const ANY: &str = "any";

/// Reads the file of a lesson.
///
/// # Errors
/// Every line that cannot be read, or the version if that is another one.
pub fn read(text: &str) -> Result<LessonText, Faults> {
    if text.len() > LONGEST_FILE {
        return Err(Faults::one("", "the file is too long for a lesson"));
    }
    let (head, record) = text.split_once("\nrecord\n").ok_or_else(|| Faults::one("", "the lesson lacks a record"))?;
    let mut lines = head.lines().enumerate().map(|(n, line)| (n + 1, line.trim()));
    let version = lines.next().and_then(|(_, line)| line.strip_prefix("lesson ")?.parse::<u16>().ok());
    if version != Some(VERSION) {
        let told =
            version.map_or_else(|| "no `lesson` with a number".to_owned(), |version| format!("version {version}"));
        return Err(Faults::one("line 1", format!("a lesson of version {VERSION}, not {told}")));
    }
    let record = record.lines().flat_map(|line| [line.strip_prefix("  ").unwrap_or(line), "\n"]).collect();
    let mut lesson = LessonText { after: 0, parts: Vec::new(), steps: Vec::new(), record };
    let mut faults = Faults::default();
    for (n, line) in lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
        if let Err(what) = lesson.take(line) {
            faults.add(format!("line {n}"), what);
        }
    }
    if lesson.parts.is_empty() || lesson.steps.is_empty() {
        faults.add("", "the lesson lacks a part with steps");
    }
    faults.or(lesson)
}

impl LessonText {
    /// Takes a line of the file.
    fn take(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let list = || rest.split(", ").map(|item| item.trim().to_owned()).collect::<Vec<_>>();
        let is_name = !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        let (is_full, first) = (self.steps.len() == MOST_STEPS, self.steps.len());
        match (word, self.steps.last_mut()) {
            ("after", None) => self.after = rest.parse().map_err(|_| format!("`after` and a number, not `{line}`"))?,
            ("part", _) if is_name => self.parts.push(Part { name: rest.to_owned(), first }),
            ("step" | "quiet", _) if self.parts.is_empty() => return Err("a step before the first part".to_owned()),
            ("step" | "quiet", _) if is_full => return Err("too many steps".to_owned()),
            ("step", _) if is_name => self.steps.push(StepText { name: Some(rest.to_owned()), ..StepText::default() }),
            ("quiet", _) if rest.is_empty() => self.steps.push(StepText::default()),
            ("also", Some(step)) if !rest.is_empty() => step.also.extend(list()),
            ("show", Some(step)) if !rest.is_empty() => step.show.extend(list()),
            _ => return Err(format!("`part`, `step`, `quiet`, `also` or `show` was expected, not `{line}`")),
        }
        Ok(())
    }

    /// The lesson, ready to be followed.
    ///
    /// # Errors
    /// If its record cannot be replayed here, or the steps do not go with it.
    pub fn open<G: Shelf>(&self) -> Result<Lesson<G>, LessonError<G>> {
        let table = self.played::<G>()?;
        let own: Vec<usize> = own_steps(&table).collect();
        if own.len() != self.after + self.steps.len() {
            return Err(LessonError::Count { answers: own.len(), steps: self.after + self.steps.len() });
        }
        let numbered = self.steps.iter().zip(own.iter().skip(self.after));
        let steps = numbered.map(|(text, &at)| step(text, table.steps()[at].action)).collect::<Result<_, _>>()?;
        Ok(Lesson { after: self.after, parts: self.parts.clone(), steps })
    }

    /// The table at the beginning of a part, by its number, as a record; the learner has this name.
    ///
    /// # Errors
    /// If the record cannot be replayed here, or there is no such part.
    pub fn begin<G: Shelf>(&self, part: usize, name: &str) -> Result<String, LessonError<G>> {
        let mut table = self.played::<G>()?;
        let first = self.parts.get(part).map(|part| self.after + part.first);
        let at = first.and_then(|first| own_steps(&table).nth(first)).ok_or(LessonError::NoPart(part))?;
        // What others do before the first answer of a part is seen there; luck has come by then.
        let by = |n: usize| table.steps()[n].by;
        let last = (0..at).rev().find(|&n| by(n) == Actor::Player(LEARNER)).filter(|_| part > 0);
        let begin = last.map_or(at, |last| (last + 1..at).find(|&n| by(n) != Actor::Chance).unwrap_or(at));
        table.back_to(begin, LEARNER);
        // Anybody may sit there.
        _ = table.sit(LEARNER, &Sitter::person(name));
        Ok(table.save())
    }

    fn played<G: Shelf>(&self) -> Result<Table<G>, LessonError<G>> {
        let head = record_head(&self.record).map_err(LessonError::Record)?;
        let game = Arc::new(make_of_record::<G>(&head, None).map_err(LessonError::Game)?);
        let read = Table::read(game, &self.record).map_err(|error| LessonError::Replay(Box::new(error)));
        read.map(|opened| opened.table)
    }
}

/// The steps of a table in which the learner had a choice.
fn own_steps<G: Game>(table: &Table<G>) -> impl Iterator<Item = usize> {
    let is_own = |step: &crate::Step<G>| step.by == Actor::Player(LEARNER) && !step.forced;
    table.steps().iter().enumerate().filter(move |(_, step)| is_own(step)).map(|(n, _)| n)
}

fn step<G: Game>(text: &StepText, expected: G::Action) -> Result<Step<G::Action>, LessonError<G>> {
    let is_any = text.also.iter().any(|also| also == ANY);
    let others = text.also.iter().filter(|also| *also != ANY);
    let answer = |text: &String| text.parse::<G::Action>().map_err(|_| LessonError::NoAnswer(text.clone()));
    let answers = std::iter::once(Ok(expected)).chain(others.map(answer)).collect::<Result<_, _>>()?;
    Ok(Step { name: text.name.clone(), answers, is_any, show: text.show.clone() })
}

/// A lesson that can be followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson<G: Game> {
    /// So many answers of the learner come before the first step.
    pub after: usize,
    /// Its parts.
    pub parts: Vec<Part>,
    /// The steps of all parts.
    pub steps: Vec<Step<G::Action>>,
}

/// A step that can be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<A> {
    /// Its name in ids of messages; a quiet one has none.
    pub name: Option<String>,
    /// The answer that is expected, then those that are as good.
    pub answers: Vec<A>,
    /// Whether every answer is.
    pub is_any: bool,
    /// What to point at, if that is not where the answer is given.
    pub show: Vec<String>,
}

impl<A: PartialEq> Step<A> {
    /// Whether an answer fits.
    pub fn fits(&self, answer: &A) -> bool {
        self.is_any || self.answers.contains(answer)
    }
}

/// Where somebody is in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    /// This step is next.
    Step(usize),
    /// An answer did not fit this step: the lesson cannot go on at this table.
    Lost(usize),
    /// All steps were taken.
    Done,
}

impl<G: Game> Lesson<G> {
    /// Where somebody is who has given these answers since the game began, those left out that there was no choice of.
    pub fn stand(&self, own: &[G::Action]) -> Stand {
        let taken = own.iter().skip(self.after).zip(&self.steps);
        match taken.clone().position(|(answer, step)| !step.fits(answer)) {
            Some(step) => Stand::Lost(step),
            None if taken.count() == self.steps.len() => Stand::Done,
            None => Stand::Step(own.len().saturating_sub(self.after)),
        }
    }

    /// The number of the part that a step is in.
    pub fn part_of(&self, step: usize) -> usize {
        self.parts.iter().rposition(|part| part.first <= step).unwrap_or(0)
    }

    /// The steps of a part, by their numbers.
    pub fn steps_of(&self, part: usize) -> std::ops::Range<usize> {
        let first = |part: usize| self.parts.get(part).map_or(self.steps.len(), |part| part.first);
        first(part)..first(part + 1)
    }

    /// The names of the part and the step whose sentence is said at a step: a quiet one goes with the one before.
    pub fn said_at(&self, step: usize) -> Option<(&str, &str)> {
        let part = self.part_of(step);
        let named = self.steps_of(part).start..=step.min(self.steps.len().saturating_sub(1));
        let name = self.steps.get(named)?.iter().rev().find_map(|step| step.name.as_deref())?;
        Some((&self.parts.get(part)?.name, name))
    }
}

/// Why a lesson cannot be followed.
#[derive(Debug)]
pub enum LessonError<G: Game> {
    /// Its record cannot be read at all.
    Record(RecordError),
    /// Its game cannot be made.
    Game(ShelfError),
    /// Its record cannot be replayed: it is broken, of other rules, or of a pack that is not here.
    Replay(Box<ReadErrorOf<G>>),
    /// This is no answer of the game.
    NoAnswer(String),
    /// The steps are more or fewer than the answers of the record.
    Count {
        /// The answers of the learner in the record.
        answers: usize,
        /// The answers that the file is about.
        steps: usize,
    },
    /// There is no part with this number.
    NoPart(usize),
}

impl<G: Game> fmt::Display for LessonError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(error) => error.fmt(f),
            Self::Game(error) => error.fmt(f),
            Self::Replay(error) => error.fmt(f),
            Self::NoAnswer(text) => write!(f, "`{text}` is no action of this game"),
            Self::Count { answers, steps } => {
                write!(f, "the record has {answers} answers of the learner with a choice, the lesson is about {steps}")
            }
            Self::NoPart(part) => write!(f, "the lesson has no part {}", part + 1),
        }
    }
}
