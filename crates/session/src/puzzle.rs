//! Puzzles: a moment of a game in which one turn is clearly best, and whether somebody has found it.
//!
//! A file has one puzzle after the other, each with the record of the game up to that moment:
//!
//! ```text
//! puzzle 7
//! grade middle
//! theme store
//! margin 5.4
//! solution court 12, do recruit, recruit king, land B2
//! key court 12
//! key land B2, land B3
//! next portfolio 3
//! gains wigs 3.0, score-ships 1.5
//! record
//!   caravela-record 1
//!   …
//! end
//! ```
//!
//! A turn solves it if one answer of each `key` is given, in this order; whatever else is answered makes no difference. `next` is how the
//! next best turn begins, `margin` how many points it is worth less, and `gains` where they come from, by terms of the evaluation.

use crate::read::ReadErrorOf;
use crate::shelf::{Shelf, ShelfError, make_of_record, record_head};
use crate::sitter::Sitter;
use crate::table::Table;
use std::fmt;
use std::sync::Arc;
use table::record::RecordError;
use table::{Actor, Faults, Game, GameExt, Seat};

/// The most puzzles in a file, and the longest file: more is no file of ours.
const MOST_PUZZLES: usize = 1000;
const LONGEST_FILE: usize = 8 << 20;

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Found by looking to the end of the turn.
    Easy,
    /// Found by looking a little further.
    Middle,
    /// Found by looking far only.
    Hard,
}

impl Grade {
    /// All of them, from the easiest.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Middle, Self::Hard];

    /// Its word in files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Middle => "middle",
            Self::Hard => "hard",
        }
    }
}

/// A puzzle as it stands in a file; nothing in it was tried yet.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleText {
    /// Its number, the same for ever.
    pub number: u32,
    /// How hard it is.
    pub grade: Grade,
    /// What it is about, a word of its game.
    pub theme: String,
    /// The points by which the turn is better than the next best one.
    pub margin: f32,
    /// The best turn, single answers left out.
    pub solution: Vec<String>,
    /// The answers that are right where it matters.
    pub keys: Vec<Vec<String>>,
    /// How the next best turn begins.
    pub next: String,
    /// What the best turn gains beyond that by its end, by terms of the evaluation.
    pub gains: Vec<(String, f32)>,
    /// The game up to the moment.
    pub record: String,
}

/// The puzzles of a file.
///
/// # Errors
/// Every line that cannot be read.
pub fn read(text: &str) -> Result<Vec<PuzzleText>, Faults> {
    if text.len() > LONGEST_FILE {
        return Err(Faults::one("", "the file is too long for a list of puzzles"));
    }
    let (mut faults, mut puzzles) = (Faults::default(), Vec::new());
    let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line.trim_end())).peekable();
    while let Some((n, line)) = lines.next() {
        match line.strip_prefix("puzzle ").map(str::parse) {
            _ if line.is_empty() || line.starts_with('#') => {}
            _ if puzzles.len() == MOST_PUZZLES => {
                faults.add(format!("line {n}"), format!("there are more than {MOST_PUZZLES} puzzles"));
                break;
            }
            Some(Ok(number)) => {
                let body: Vec<(usize, &str)> = lines.by_ref().take_while(|(_, line)| *line != "end").collect();
                puzzles.extend(one(number, n, &body, &mut faults));
            }
            Some(Err(_)) | None => faults.add(format!("line {n}"), format!("`puzzle` and a number, not `{line}`")),
        }
    }
    faults.or(puzzles)
}

/// The puzzle that begins in a line.
fn one(number: u32, begin: usize, body: &[(usize, &str)], faults: &mut Faults) -> Option<PuzzleText> {
    let at = body.iter().position(|(_, line)| *line == "record");
    let (head, record) = body.split_at(at.unwrap_or(body.len()));
    let field = |name: &str| {
        head.iter().find_map(|(_, line)| Some(line.strip_prefix(name)?.strip_prefix(' ')?.trim())).unwrap_or_default()
    };
    let keys = head.iter().filter_map(|(_, line)| line.strip_prefix("key "));
    let record = record.iter().skip(1).map(|(_, line)| line.strip_prefix("  ").unwrap_or(line));
    let grade = Grade::ALL.into_iter().find(|grade| grade.word() == field("grade"));
    let margin = field("margin").parse().ok().filter(|margin: &f32| margin.is_finite());
    let puzzle = PuzzleText {
        number,
        grade: grade.unwrap_or(Grade::Easy),
        theme: field("theme").to_owned(),
        margin: margin.unwrap_or_default(),
        solution: answers(field("solution")),
        keys: keys.map(answers).collect(),
        next: field("next").to_owned(),
        gains: gains(field("gains")),
        record: record.flat_map(|line| [line, "\n"]).collect(),
    };
    let wanted = [
        (grade.is_some(), "a grade: easy, middle or hard"),
        (margin.is_some(), "a margin: a number of points"),
        (!puzzle.theme.is_empty(), "a theme"),
        (!puzzle.solution.is_empty(), "a solution"),
        (!puzzle.keys.is_empty() && puzzle.keys.iter().all(|key| !key.is_empty()), "a key"),
        (!puzzle.next.is_empty(), "what is next best"),
        (at.is_some(), "a record"),
    ];
    let mut is_whole = true;
    for (_, what) in wanted.into_iter().filter(|(is_there, _)| !is_there) {
        faults.add(format!("line {begin}"), format!("puzzle {number} lacks {what}"));
        is_whole = false;
    }
    is_whole.then_some(puzzle)
}

/// Terms with their points; what is not that is left out, as it only explains.
fn gains(line: &str) -> Vec<(String, f32)> {
    let pairs = line.split(", ").filter_map(|pair| pair.rsplit_once(' '));
    pairs.filter_map(|(term, points)| Some((term.to_owned(), points.parse().ok()?))).collect()
}

fn answers(line: &str) -> Vec<String> {
    table::split_actions(line).map(str::to_owned).collect()
}

impl fmt::Display for PuzzleText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, grade, theme, margin, solution, keys, next, gains, record } = self;
        writeln!(f, "puzzle {number}\ngrade {}\ntheme {theme}\nmargin {margin:.1}", grade.word())?;
        writeln!(f, "solution {}", solution.join(", "))?;
        keys.iter().try_for_each(|key| writeln!(f, "key {}", key.join(", ")))?;
        let gains: Vec<String> = gains.iter().map(|(term, points)| format!("{term} {points:.1}")).collect();
        writeln!(f, "next {next}\ngains {}\nrecord", gains.join(", "))?;
        record.lines().try_for_each(|line| writeln!(f, "  {line}"))?;
        writeln!(f, "end")
    }
}

/// The number of the puzzle of a day: the same for everybody, and each of them once before one comes again. Days are counted from any day on.
pub fn of_the_day(puzzles: &[PuzzleText], day: u32) -> Option<u32> {
    let n = puzzles.len();
    // A step without a common divisor comes to all of them, and neighbours in the file to days that are far apart.
    let step = (n / 2..n).find(|&step| step > 0 && common_divisor(step, n) == 1).unwrap_or(1);
    let at = (day as usize % n.max(1)) * step % n.max(1);
    puzzles.get(at).map(|puzzle| puzzle.number)
}

fn common_divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

/// A puzzle that can be tried.
#[derive(Debug)]
pub struct Puzzle<G: Game> {
    /// The table at its moment: the one who has to find the turn is a person, the others are bots.
    pub table: Table<G>,
    /// Who has to find the turn.
    pub seat: Seat,
    /// The best turn.
    pub solution: Vec<G::Action>,
    /// The answers that are right where it matters.
    pub keys: Vec<Vec<G::Action>>,
    /// How the next best turn begins.
    pub next: G::Action,
}

/// The bots of a puzzle, as in the games that puzzles are found in.
const RIVALS: &str = "noble";

/// Why a puzzle cannot be tried.
#[derive(Debug)]
pub enum PuzzleError<G: Game> {
    /// Its record cannot be read at all.
    Record(RecordError),
    /// Its game cannot be made.
    Game(ShelfError),
    /// Its record cannot be replayed: it is broken, of other rules, or of a pack that is not here.
    Replay(Box<ReadErrorOf<G>>),
    /// Nobody is asked at its moment.
    NobodyAsked,
    /// This is no answer of the game.
    NoAnswer(String),
    /// The best turn cannot be played: this answer of it is not possible.
    NotPossible(G::Action),
    /// The best turn does not solve it.
    NotSolved,
}

impl<G: Game> fmt::Display for PuzzleError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(error) => error.fmt(f),
            Self::Game(error) => error.fmt(f),
            Self::Replay(error) => error.fmt(f),
            Self::NobodyAsked => f.write_str("nobody is asked at the end of the record"),
            Self::NoAnswer(text) => write!(f, "`{text}` is no action of this game"),
            Self::NotPossible(action) => write!(f, "the solution cannot be played: `{action}` is not possible"),
            Self::NotSolved => f.write_str("the solution lacks an answer of a key"),
        }
    }
}

/// How a try goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// It is under way, and right so far.
    Going,
    /// The turn was found.
    Solved,
    /// Another answer was right: that of the key with this number, which could have been given at this step of the table.
    Missed {
        /// The key.
        key: usize,
        /// How many steps came before the answer.
        step: usize,
    },
}

impl PuzzleText {
    /// The puzzle, ready to be tried.
    ///
    /// # Errors
    /// If its record cannot be replayed here, or its solution is none.
    pub fn open<G: Shelf>(&self) -> Result<Puzzle<G>, PuzzleError<G>> {
        let head = record_head(&self.record).map_err(PuzzleError::Record)?;
        let game = Arc::new(make_of_record::<G>(&head, None).map_err(PuzzleError::Game)?);
        let opened = Table::read(game, &self.record).map_err(|error| PuzzleError::Replay(Box::new(error)))?;
        let mut table = opened.table;
        let Actor::Player(seat) = table.game().actor(table.state()) else { return Err(PuzzleError::NobodyAsked) };
        for other in Seat::first(table.game().n_seats()) {
            // The word of the bots is one that tables know.
            _ = table.sit(other, &if other == seat { Sitter::default() } else { Sitter::bot(RIVALS) });
        }
        let action = |text: &String| text.parse::<G::Action>().map_err(|_| PuzzleError::NoAnswer(text.clone()));
        let all = |texts: &[String]| texts.iter().map(action).collect::<Result<Vec<_>, _>>();
        let puzzle = Puzzle {
            seat,
            solution: all(&self.solution)?,
            keys: self.keys.iter().map(|key| all(key)).collect::<Result<_, _>>()?,
            next: action(&self.next)?,
            table,
        };
        if puzzle.attempt(&puzzle.solved()?) == Attempt::Solved { Ok(puzzle) } else { Err(PuzzleError::NotSolved) }
    }
}

impl<G: Game> Puzzle<G> {
    /// A table of its own at which the best turn was played.
    ///
    /// # Errors
    /// If it cannot be played, which a puzzle that was opened can.
    pub fn solved(&self) -> Result<Table<G>, PuzzleError<G>> {
        let mut table = self.table.clone();
        for &action in &self.solution {
            table.act(self.seat, action).map_err(|_| PuzzleError::NotPossible(action))?;
        }
        Ok(table)
    }

    /// The decisions of the best turn: what its player sees, and answers.
    pub fn decisions(&self) -> Vec<(G::View, G::Action)> {
        let Ok(solved) = self.solved() else { return Vec::new() };
        let steps = solved.steps().iter().skip(self.table.steps().len());
        let own = steps.filter(|step| step.by == Actor::Player(self.seat) && !step.forced);
        let moments = own.map(|step| (solved.game().view(&step.before, Some(self.seat)), step.action));
        moments.take(self.solution.len()).collect()
    }

    /// How a try goes at a table that began with the moment of the puzzle.
    pub fn attempt(&self, table: &Table<G>) -> Attempt {
        let (game, begin) = (table.game(), self.table.steps().len());
        let mut keys = self.keys.iter().enumerate().peekable();
        let mut legal = Vec::new();
        for (number, step) in table.steps().iter().enumerate().skip(begin) {
            let Some(&(key, answers)) = keys.peek() else { break };
            if step.by != Actor::Player(self.seat) || step.forced {
                continue;
            }
            game.legal_actions(&step.before, &mut legal);
            if answers.contains(&step.action) {
                keys.next();
            } else if answers.iter().any(|answer| legal.contains(answer))
                && !table.state_at(number + 1).is_some_and(|after| game.asks_again(&step.before, after))
            {
                return Attempt::Missed { key, step: number };
            }
        }
        match keys.peek() {
            None => Attempt::Solved,
            // Whoever ends the turn without a chance to give the answer has gone another way before.
            Some(&(key, _)) if self.is_over(table) => Attempt::Missed { key, step: table.steps().len() },
            Some(_) => Attempt::Going,
        }
    }

    /// Whether the turn of the puzzle is over.
    fn is_over(&self, table: &Table<G>) -> bool {
        let (game, then, now) = (table.game(), self.table.state(), table.state());
        (game.round(then), game.turn(then)) != (game.round(now), game.turn(now))
            || game.actor(now) != Actor::Player(self.seat)
    }
}
