//! The record of a game: what was set up and every action of players and luck, so that it replays anywhere without a
//! random generator. It is text, one line a turn:
//!
//! ```text
//! caravela-record 1
//! game lisboa
//! rules 1
//! players 3
//! pack caravela 41d077a2f00dbabe
//! seed 12345
//! seat A you
//! seat B random
//! setup
//!   turn A
//!   A: reis 10, wigs 5
//! play
//! A court 17, do recruit, recruit king
//!   B follow, do plan
//!   * card 9
//!   A card 6
//! B portfolio 30, trade
//! = 2 9f3b1c66e0a14d27
//! end A 96 B 88 C 88 place 1 2 2 reason sets
//! ```
//!
//! * The head holds the format, the game, the version of its rules, then [`Game::options`] (a key and its value in each
//!   line), then, if known, the seed of the deal and the names of the seats.
//! * `setup` is followed by [`Game::setup_lines`], indented.
//! * Under `play`, a line that is not indented is a turn: the seat whose turn it is ([`Game::turn`]) and what it does.
//!   Indented lines go on with the same turn; each names who acts, a seat or `*` for luck. A turn that somebody else
//!   begins is a line with only the seat.
//! * `= ROUND HASH` stands wherever [`Game::round`] changed, and at the end of the game: the new round and the
//!   [`state_hash`] when it begins. It finds the first place where a replay goes another way.
//! * `end` gives points, places and why the game ended. A record without it was cut off or is not finished yet.
//! * Lines that begin with `#` and empty lines mean nothing and are not kept.
//!
//! The same as JSON: [`Record::to_json`]. Reading ([`Record::read`]) is replaying: every move goes through
//! [`GameExt::try_apply`], and every hash and the result are checked.

mod json;
mod replay;
mod text;

pub use replay::{GoodPart, Replay, ReplayErrorOf, ReplayResult};

use crate::pack::fnv1a;
use crate::{Actor, BySeat, Game, GameExt, Illegal, Seat};
use std::fmt;

/// The version of the format that is written, and the only one that is read.
pub const FORMAT: u16 = 1;

/// Keys of the head that no option of a game may have.
const RESERVED: [&str; 6] = ["game", "rules", "seed", "seat", "setup", "play"];

/// The key of the variants that are played. Records from before there were readings name those here too.
const VARIANTS: &str = "options";

/// The key of the readings of the rules that were agreed.
const READINGS: &str = "readings";

/// Why a record cannot be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RecordError {
    /// The line, from 1; 0 where the record is JSON and the reason names the move instead.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.reason),
            line => write!(f, "line {line}: {}", self.reason),
        }
    }
}

impl std::error::Error for RecordError {}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ReplayError<A, R> {
    /// It cannot be read, or it says something that is not so.
    Broken(RecordError),
    /// An action is not possible there.
    Refused {
        /// The line, from 1; 0 where the record is JSON.
        line: usize,
        /// Which move it is, from 1.
        number: usize,
        /// The action with all reasons against it.
        illegal: Illegal<A, R>,
    },
}

impl<A, R> From<RecordError> for ReplayError<A, R> {
    fn from(error: RecordError) -> Self {
        Self::Broken(error)
    }
}

impl<A, R> ReplayError<A, R> {
    /// The line, from 1; 0 where the record is JSON.
    pub fn line(&self) -> usize {
        match self {
            Self::Broken(error) => error.line,
            Self::Refused { line, .. } => *line,
        }
    }

    /// The error with the refusal of an action in words of the caller's choice; [`Illegal`] itself has words for developers only.
    pub fn in_words(self, say: impl FnOnce(&Illegal<A, R>) -> String) -> RecordError {
        match self {
            Self::Broken(error) => error,
            Self::Refused { line: 0, number, illegal } => {
                RecordError { line: 0, reason: format!("move {number}: {}", say(&illegal)) }
            }
            Self::Refused { line, illegal, .. } => RecordError { line, reason: say(&illegal) },
        }
    }
}

impl<A: Clone + fmt::Display, R: Clone + fmt::Debug> fmt::Display for ReplayError<A, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.clone().in_words(ToString::to_string).fmt(f)
    }
}

impl<A: Clone + fmt::Debug + fmt::Display, R: Clone + fmt::Debug> std::error::Error for ReplayError<A, R> {}

/// The head of a record: what a program must know to make the [`Game`] that can replay it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    game: String,
    rules: u16,
    options: Vec<(String, String)>,
    seed: Option<u64>,
    names: BySeat<Option<String>>,
}

impl Header {
    /// The head of a new record of this game.
    pub fn new<G: Game>(game: &G) -> Self {
        let options: Vec<_> = game.options().iter().map(|(key, value)| (one_line(key), one_line(value))).collect();
        for (key, _) in &options {
            debug_assert!(!RESERVED.contains(&key.as_str()), "BUG: no option can be called `{key}`");
        }
        Self { game: G::NAME.to_owned(), rules: G::RULES, options, seed: None, names: BySeat::default() }
    }

    /// The name of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The version of the rules that it was played by.
    pub fn rules(&self) -> u16 {
        self.rules
    }

    /// The options of the game, in the order of the record: key and value.
    pub fn options(&self) -> &[(String, String)] {
        &self.options
    }

    /// The value of an option, such as `pack`.
    pub fn option(&self, key: &str) -> Option<&str> {
        self.options.iter().find(|(k, _)| k == key).map(|(_, value)| value.as_str())
    }

    /// The pack that it was played with: name and hash.
    pub fn pack(&self) -> Option<(&str, u64)> {
        let (name, hash) = self.option("pack")?.rsplit_once(' ')?;
        Some((name, u64::from_str_radix(hash, 16).ok()?))
    }

    /// The names of the variants and readings that it was played with, each once and in order; those too that an earlier version
    /// of the rules had without saying so. None if the game has had no such version.
    pub fn variants_and_readings<G: Game>(&self) -> Option<Vec<&str>> {
        let said = [VARIANTS, READINGS].into_iter().filter_map(|key| self.option(key)).flat_map(str::split_whitespace);
        let mut names: Vec<&str> = said.chain(G::readings_in(self.rules)?.iter().copied()).collect();
        names.sort_unstable();
        names.dedup();
        Some(names)
    }

    /// How many play, if the options say it.
    pub fn players(&self) -> Option<u8> {
        self.option("players")?.parse().ok()
    }

    /// The seed of the deal. Replaying does not need it.
    pub fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// Who sat there.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.names[seat].as_deref()
    }

    /// Notes who sits there. White space is reduced to single blanks; an empty name is none.
    pub fn set_name(&mut self, seat: Seat, name: &str) {
        self.names[seat] = Some(one_line(name)).filter(|name| !name.is_empty());
    }

    /// Adds a line that is no option of any game: then no game takes the record for one of its own.
    pub fn mark(&mut self, key: &str, value: &str) {
        self.options.push((one_line(key), one_line(value)));
    }

    /// Notes the seed of the deal.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = Some(seed);
    }
}

/// One action in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move<A> {
    /// Whose turn it was.
    pub turn: Seat,
    /// Who acted: a seat, or luck.
    pub by: Actor,
    /// What was done.
    pub action: A,
}

/// The hash of the state where a round begins, or at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundMark {
    /// The round.
    pub round: u16,
    /// How many moves were made before.
    pub after: usize,
    /// The [`state_hash`].
    pub hash: u64,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ending {
    /// The points of each seat in play.
    pub scores: Vec<i16>,
    /// The place of each seat in play, from 1.
    pub places: Vec<u8>,
    /// Why, in one word.
    pub reason: String,
}

impl Ending {
    /// The end of this state, if the game is over.
    pub fn of<G: Game>(game: &G, state: &G::State) -> Option<Self> {
        let places = game.placing(state)?;
        let scores = game.scores(state);
        let seats = || Seat::first(game.n_seats());
        Some(Self {
            scores: seats().map(|seat| scores[seat]).collect(),
            places: seats().map(|seat| places[seat]).collect(),
            reason: game.end_reason(state).unwrap_or("-").to_owned(),
        })
    }
}

/// A record, finished or growing. A driver makes one with the setup and tells it each action by [`Record::push`].
pub struct Record<G: Game> {
    header: Header,
    setup: Vec<String>,
    moves: Vec<Move<G::Action>>,
    rounds: Vec<RoundMark>,
    end: Option<Ending>,
}

impl<G: Game> Record<G> {
    /// A record without moves.
    pub fn new(game: &G, setup: &G::Setup) -> Self {
        let setup = game.setup_lines(setup).iter().map(|line| one_line(line)).collect();
        Self { header: Header::new(game), setup, moves: Vec::new(), rounds: Vec::new(), end: None }
    }

    /// Adds an action that led from `before` to `after`.
    pub fn push(&mut self, game: &G, before: &G::State, action: G::Action, after: &G::State) {
        self.moves.push(Move { turn: game.turn(before), by: game.actor(before), action });
        let round = game.round(after);
        if game.is_over(after) || round != game.round(before) {
            self.rounds.push(RoundMark { round, after: self.moves.len(), hash: state_hash(game, after) });
        }
        self.end = Ending::of(game, after);
    }

    /// Takes back all but the first `n_moves` moves.
    pub fn truncate(&mut self, n_moves: usize) {
        if n_moves < self.moves.len() {
            self.moves.truncate(n_moves);
            self.rounds.retain(|mark| mark.after <= n_moves);
            self.end = None;
        }
    }

    /// The head.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The head, to note names and the seed.
    pub fn header_mut(&mut self) -> &mut Header {
        &mut self.header
    }

    /// The setup, as lines.
    pub fn setup(&self) -> &[String] {
        &self.setup
    }

    /// The moves.
    pub fn moves(&self) -> &[Move<G::Action>] {
        &self.moves
    }

    /// The hashes.
    pub fn rounds(&self) -> &[RoundMark] {
        &self.rounds
    }

    /// How the game ended, if it did.
    pub fn end(&self) -> Option<&Ending> {
        self.end.as_ref()
    }
}

// Not derived, because a derive would ask the same of the game itself.
impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Self {
        Self {
            header: self.header.clone(),
            setup: self.setup.clone(),
            moves: self.moves.clone(),
            rounds: self.rounds.clone(),
            end: self.end.clone(),
        }
    }
}

impl<G: Game> PartialEq for Record<G> {
    fn eq(&self, other: &Self) -> bool {
        self.header == other.header
            && self.setup == other.setup
            && self.moves == other.moves
            && self.rounds == other.rounds
            && self.end == other.end
    }
}

impl<G: Game> Eq for Record<G> {}

impl<G: Game> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record")
            .field("header", &self.header)
            .field("setup", &self.setup)
            .field("moves", &self.moves)
            .field("rounds", &self.rounds)
            .field("end", &self.end)
            .finish()
    }
}

/// What was agreed before a game, as its record says it: how many play, the name and the hash of the pack, the variants that are
/// played, and the readings of the rules.
pub fn agreed(players: u8, pack: (&str, u64), variants: &[&str], readings: &[&str]) -> Vec<(&'static str, String)> {
    let mut agreed = vec![("players", players.to_string()), ("pack", format!("{} {:016x}", pack.0, pack.1))];
    for (key, names) in [(VARIANTS, variants), (READINGS, readings)] {
        if !names.is_empty() {
            agreed.push((key, names.join(" ")));
        }
    }
    agreed
}

/// A hash of the arrangement of a state. It is taken over text, so it depends neither on the platform nor on how a
/// state lies in memory. What is half decided has no part in it.
pub fn state_hash<G: Game>(game: &G, state: &G::State) -> u64 {
    fnv1a(game.setup_lines(&game.arrangement(state)).join("\n").as_bytes())
}

/// The text with single blanks, so that it stays in its line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
