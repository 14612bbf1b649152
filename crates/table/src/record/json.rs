//! Records as JSON, for programs:
//!
//! ```text
//! {"format":1,"game":"lisboa","rules":1,"options":{"players":"3"},"seed":"12345","names":{"A":"you"},
//!  "setup":["turn A"],"moves":[{"by":"A","do":"court 12"},{"by":"*","do":"card 9"}],
//!  "rounds":[{"round":2,"after":57,"hash":"9f3b1c66e0a14d27"}],
//!  "end":{"scores":[96,88,88],"places":[1,2,2],"reason":"sets"}}
//! ```
//!
//! Seeds and hashes are texts, because many programs read JSON numbers as floating point and would lose digits.

use super::replay::{At, Step, Taken, What};
use super::text::{actor, word};
use super::{Ending, FORMAT, GoodPart, Header, Record, RecordError, ReplayResult, RoundMark, one_line};
use crate::{BySeat, Game, Seat};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

#[derive(Serialize, Deserialize)]
struct Doc {
    #[serde(flatten)]
    head: Head,
    setup: Vec<String>,
    moves: Vec<DocMove>,
    rounds: Vec<DocRound>,
    end: Option<DocEnd>,
}

#[derive(Serialize, Deserialize)]
struct Head {
    format: u16,
    game: String,
    rules: u16,
    #[serde(default)]
    options: Pairs,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    names: Pairs,
}

#[derive(Serialize, Deserialize)]
struct DocMove {
    by: String,
    r#do: String,
}

#[derive(Serialize, Deserialize)]
struct DocRound {
    round: u16,
    after: usize,
    hash: String,
}

#[derive(Serialize, Deserialize)]
struct DocEnd {
    scores: Vec<i16>,
    places: Vec<u8>,
    reason: String,
}

/// A JSON object whose order is kept.
#[derive(Default)]
struct Pairs(Vec<(String, String)>);

impl Pairs {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Pairs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

impl<'de> Deserialize<'de> for Pairs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Pairs;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of texts")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Pairs, M::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }
        deserializer.deserialize_map(Reader)
    }
}

impl Header {
    /// Reads the head of a JSON record, of any game.
    ///
    /// # Errors
    /// If the text is no such record, or of a format that is not supported.
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        let head: Head = serde_json::from_str(text).map_err(broken)?;
        head.read()
    }
}

impl Head {
    fn of(header: &Header) -> Self {
        let names = Seat::ALL.into_iter().filter_map(|seat| Some((seat.to_string(), header.name(seat)?.to_owned())));
        Self {
            format: FORMAT,
            game: header.game.clone(),
            rules: header.rules,
            options: Pairs(header.options.clone()),
            seed: header.seed.map(|seed| seed.to_string()),
            names: Pairs(names.collect()),
        }
    }

    fn read(self) -> Result<Header, RecordError> {
        if self.format != FORMAT {
            let reason = format!("{} is not supported; this program reads format {FORMAT}", self.format);
            return Err(At::Part("format").error(reason));
        }
        let options: Vec<_> = self.options.0.iter().map(|(key, value)| (one_line(key), one_line(value))).collect();
        let mut header =
            Header { game: one_line(&self.game), rules: self.rules, options, seed: None, names: BySeat::default() };
        if let Some(seed) = self.seed {
            let seed = seed.parse().map_err(|_| At::Part("seed").error(format!("`{seed}` is not a seed")))?;
            header.set_seed(seed);
        }
        for (seat, name) in self.names.0 {
            header.set_name(seat.parse().map_err(|reason: String| At::Part("names").error(reason))?, &name);
        }
        Ok(header)
    }
}

impl<G: Game> Record<G> {
    /// The record as JSON, in one line.
    pub fn to_json(&self) -> String {
        let doc = Doc {
            head: Head::of(&self.header),
            setup: self.setup.clone(),
            moves: self
                .moves
                .iter()
                .map(|step| DocMove { by: word(step.by).to_owned(), r#do: step.action.to_string() })
                .collect(),
            rounds: self
                .rounds
                .iter()
                .map(|mark| DocRound { round: mark.round, after: mark.after, hash: format!("{:016x}", mark.hash) })
                .collect(),
            end: self.end.as_ref().map(|end| DocEnd {
                scores: end.scores.clone(),
                places: end.places.clone(),
                reason: end.reason.clone(),
            }),
        };
        serde_json::to_string(&doc).expect("BUG: texts and numbers can always be written as JSON")
    }

    /// Reads a JSON record by replaying it, as [`Record::read`] does with text.
    ///
    /// # Errors
    /// If the text is no such record, or at the first thing that is wrong, which is named in the reason.
    pub fn from_json(game: &G, text: &str) -> ReplayResult<G> {
        let (taken, fault) = taken(game, text)?;
        fault.map_or_else(|| taken.replay(game), |fault| Err(fault.into()))
    }

    /// Reads a JSON record up to the first move, hash or result that is wrong, as [`Record::good_part`] does with text.
    ///
    /// # Errors
    /// If the text is no such record, or the head or the setup is wrong.
    pub fn good_part_of_json(game: &G, text: &str) -> Result<GoodPart<G>, RecordError> {
        let (taken, later) = taken(game, text)?;
        let (replay, fault) = taken.replay_good_part(game)?;
        Ok((replay, fault.or(later.map(Into::into))))
    }
}

/// The steps of a document, up to one that makes no sense.
fn taken<G: Game>(game: &G, text: &str) -> Result<(Taken, Option<RecordError>), RecordError> {
    let doc: Doc = serde_json::from_str(text).map_err(broken)?;
    let header = doc.head.read()?;
    header.check(game).map_err(|(key, reason)| RecordError { line: 0, reason: format!("{key}: {reason}") })?;
    let at = At::Part("setup");
    let setup = doc.setup.iter().map(|line| (at, one_line(line))).collect();
    let mut steps = Vec::new();
    let fault = add_steps(&mut steps, doc.moves, doc.rounds, doc.end).err();
    Ok((Taken { header, setup, setup_at: at, steps, cut: None, grouped: false }, fault))
}

/// The steps in the order in which they happened.
fn add_steps(
    steps: &mut Vec<Step>,
    moves: Vec<DocMove>,
    rounds: Vec<DocRound>,
    end: Option<DocEnd>,
) -> Result<(), RecordError> {
    let mut add = |at, what| steps.push(Step { at, what, last: false });
    let n_moves = moves.len();
    let mut rounds = rounds.into_iter().peekable();
    for (n, step) in (1..).zip(moves) {
        let at = At::Move(n);
        let by = actor(&step.by).map_err(|reason| at.error(reason))?;
        add(at, What::Act(by, one_line(&step.r#do)));
        while let Some(mark) = rounds.next_if(|mark| mark.after == n) {
            add(at, What::Mark(mark.read()?.to_string()));
        }
    }
    if let Some(mark) = rounds.next() {
        let (round, after) = (mark.round, mark.after);
        let reason = format!("round {round} stands after move {after}: out of order, or beyond the {n_moves} moves");
        return Err(At::Part("rounds").error(reason));
    }
    if let Some(DocEnd { scores, places, reason }) = end {
        add(At::Part("end"), What::End(Ending { scores, places, reason }.to_string()));
    }
    Ok(())
}

impl DocRound {
    fn read(self) -> Result<RoundMark, RecordError> {
        let hash = u64::from_str_radix(&self.hash, 16)
            .map_err(|_| At::Part("rounds").error(format!("`{}` is not a hash", self.hash)))?;
        Ok(RoundMark { round: self.round, after: self.after, hash })
    }
}

fn broken(error: serde_json::Error) -> RecordError {
    RecordError { line: 0, reason: error.to_string() }
}
