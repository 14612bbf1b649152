//! Records as text: writing them, and cutting a text into the steps that [`replay`](super::replay) checks.

use super::replay::{At, Step, Taken, What};
use super::{Ending, FORMAT, GoodPart, Header, Record, RecordError, ReplayResult, RoundMark, one_line};
use crate::{Actor, BySeat, Game, Seat, split_actions};
use std::collections::BTreeMap;
use std::fmt;

/// The first word of every record.
const MAGIC: &str = "caravela-record";

impl fmt::Display for RoundMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "= {} {:016x}", self.round, self.hash)
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("end")?;
        for (i, points) in self.scores.iter().enumerate() {
            let seat = Seat::from_index(i).map_or("?", |seat| word(Actor::Player(seat)));
            write!(f, " {seat} {points}")?;
        }
        f.write_str(" place")?;
        for place in &self.places {
            write!(f, " {place}")?;
        }
        write!(f, " reason {}", self.reason)
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MAGIC} {FORMAT}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        for (key, value) in &self.options {
            writeln!(f, "{}", format!("{key} {value}").trim_end())?;
        }
        if let Some(seed) = self.seed {
            writeln!(f, "seed {seed}")?;
        }
        for seat in Seat::ALL {
            if let Some(name) = self.name(seat) {
                writeln!(f, "seat {seat} {name}")?;
            }
        }
        Ok(())
    }
}

/// The text of the record; it ends with a newline.
impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.header)?;
        writeln!(f, "setup")?;
        for line in &self.setup {
            writeln!(f, "  {line}")?;
        }
        write!(f, "play")?;
        self.write_moves(f)?;
        if let Some(end) = &self.end {
            write!(f, "\n{end}")?;
        }
        writeln!(f)
    }
}

impl<G: Game> Record<G> {
    /// Each line begins with its newline, so that a line can go on as long as the same one acts.
    fn write_moves(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut marks = self.rounds.iter().peekable();
        let mut turn = None;
        let mut by = Actor::Nobody;
        let mut between = "";
        for (n, step) in self.moves.iter().enumerate() {
            if turn != Some(step.turn) {
                write!(f, "\n{}", step.turn)?;
                (turn, by, between) = (Some(step.turn), Actor::Player(step.turn), " ");
            }
            if step.by != by {
                write!(f, "\n  {}", word(step.by))?;
                (by, between) = (step.by, " ");
            }
            write!(f, "{between}{}", step.action)?;
            between = ", ";
            while let Some(mark) = marks.next_if(|mark| mark.after == n + 1) {
                write!(f, "\n{mark}")?;
                turn = None;
            }
        }
        Ok(())
    }

    /// Reads a record by replaying it.
    ///
    /// A record that was cut off is read as far as it goes: see [`Replay::complete`](super::Replay::complete). Of a last
    /// line without its newline only what can be trusted counts, which are the actions that a comma follows: `court 1` may
    /// have been `court 17`.
    ///
    /// # Errors
    /// At the first line that is wrong: another format, version, pack or option, a move that is not possible or not by
    /// the one named, a hash or a result that differs.
    pub fn read(game: &G, text: &str) -> ReplayResult<G> {
        let (taken, fault) = Self::taken(game, text)?;
        fault.map_or_else(|| taken.replay(game), |fault| Err(fault.into()))
    }

    /// Reads a record up to the first action, hash or result that is wrong, and says what it is.
    ///
    /// # Errors
    /// If the head or the setup is wrong.
    pub fn good_part(game: &G, text: &str) -> Result<GoodPart<G>, RecordError> {
        let (taken, later) = Self::taken(game, text)?;
        let (replay, fault) = taken.replay_good_part(game)?;
        Ok((replay, fault.or(later.map(Into::into))))
    }

    /// Cuts a text into steps, up to a line of the play that cannot be read.
    fn taken(game: &G, text: &str) -> Result<(Taken, Option<RecordError>), RecordError> {
        let (header, places) = head(text)?;
        let at = |key: &str| At::Line(places.get(key).copied().unwrap_or(1));
        header.check(game).map_err(|(key, reason)| at(&key).error(reason))?;
        let mut lines = lines(text).skip_while(|line| line.number <= places["setup"]);
        let mut setup = Vec::new();
        loop {
            match lines.next() {
                Some(line) if line.words() == "play" => break,
                Some(line) => setup.push((At::Line(line.number), one_line(line.text))),
                None => return Err(At::Line(n_lines(text)).error("the record ends before its line `play`")),
            }
        }
        let mut taken = Taken { header, setup, setup_at: at("setup"), steps: Vec::new(), cut: None, grouped: true };
        let fault = lines.map(|line| line.take(&mut taken)).find_map(Result::err);
        Ok((taken, fault))
    }
}

impl Header {
    /// Reads the head of a record, of any game.
    ///
    /// # Errors
    /// If the text is no record, or of a format that is not supported, or the head is broken.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        head(text).map(|(header, _)| header)
    }
}

/// The word for who acts.
pub(super) fn word(by: Actor) -> &'static str {
    match by {
        Actor::Player(Seat::A) => "A",
        Actor::Player(Seat::B) => "B",
        Actor::Player(Seat::C) => "C",
        Actor::Player(Seat::D) => "D",
        Actor::Chance => "*",
        Actor::Nobody => "-",
    }
}

/// Who is meant by the word.
pub(super) fn actor(word: &str) -> Result<Actor, String> {
    match word {
        "*" => Ok(Actor::Chance),
        _ => word.parse().map(Actor::Player).map_err(|_| format!("`{word}` is not a seat (A, B, C, D) or `*`")),
    }
}

/// A line that means something.
#[derive(Clone, Copy)]
struct Line<'t> {
    number: usize,
    text: &'t str,
    /// Whether the newline is there. Without it the line may have been longer.
    whole: bool,
}

fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let all = text.split_inclusive('\n').enumerate();
    let all = all.map(|(i, line)| Line { number: i + 1, text: line.trim_end(), whole: line.ends_with('\n') });
    all.filter(|line| !line.words().is_empty() && !line.words().starts_with('#'))
}

fn n_lines(text: &str) -> usize {
    text.lines().count().max(1)
}

impl<'t> Line<'t> {
    fn words(&self) -> &'t str {
        self.text.trim()
    }

    /// The first word and the rest.
    fn split(&self) -> (&'t str, &'t str) {
        let words = self.words();
        let (head, rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
        (head, rest.trim())
    }

    /// Reads a line of the play.
    fn take(&self, taken: &mut Taken) -> Result<(), RecordError> {
        match self.steps() {
            Ok((steps, left_out)) => {
                let last = !self.whole;
                taken.steps.extend(steps.into_iter().map(|what| Step { at: At::Line(self.number), what, last }));
                if let Some(left_out) = left_out {
                    taken.cut = Some(format!("line {} is cut off; `{left_out}` was left out", self.number));
                }
                Ok(())
            }
            Err(_) if !self.whole => {
                taken.cut = Some(format!("line {} is cut off; it was left out", self.number));
                Ok(())
            }
            Err(reason) => Err(At::Line(self.number).error(reason)),
        }
    }

    /// The steps of a line, and the action at its end that cannot be trusted.
    fn steps(&self) -> Result<(Vec<What>, Option<&'t str>), String> {
        let (head, rest) = self.split();
        match head {
            "=" => return Ok((vec![What::Mark(one_line(self.text))], None)),
            "end" => return Ok((vec![What::End(one_line(self.text))], None)),
            _ => {}
        }
        let by = actor(head)?;
        let mut actions: Vec<&str> = split_actions(rest).collect();
        let left_out = if self.whole || rest.ends_with(',') { None } else { actions.pop() };
        let mut steps = Vec::new();
        if !self.text.starts_with(char::is_whitespace) && (self.whole || !actions.is_empty()) {
            let seat = by.seat().ok_or("luck acts within a turn: its lines are indented")?;
            steps.push(What::Turn(seat));
        }
        steps.extend(actions.into_iter().map(|action| What::Act(by, action.to_owned())));
        Ok((steps, left_out))
    }
}

/// The head, and the lines where its keys stand.
fn head(text: &str) -> Result<(Header, BTreeMap<String, usize>), RecordError> {
    let mut lines = lines(text);
    let magic = lines.next().filter(|line| line.split().0 == MAGIC);
    let magic = magic.ok_or_else(|| At::Line(1).error(format!("this is no record: it must begin with `{MAGIC}`")))?;
    let version = magic.split().1;
    if version != FORMAT.to_string() {
        let reason = format!("the format `{version}` is not supported; this program reads format {FORMAT}");
        return Err(At::Line(magic.number).error(reason));
    }
    let mut builder = Builder::default();
    for line in lines {
        let done = builder.add(line).map_err(|reason| At::Line(line.number).error(reason))?;
        if let Some(header) = done {
            return Ok((header, builder.places));
        }
    }
    Err(At::Line(n_lines(text)).error("the record ends before its line `setup`"))
}

/// A head that is being read.
#[derive(Default)]
struct Builder {
    game: Option<String>,
    rules: Option<u16>,
    options: Vec<(String, String)>,
    seed: Option<u64>,
    names: BySeat<Option<String>>,
    places: BTreeMap<String, usize>,
}

impl Builder {
    /// Reads a line; the line `setup` ends the head.
    fn add(&mut self, line: Line<'_>) -> Result<Option<Header>, String> {
        let (key, value) = line.split();
        let (seat, name) = value.split_once(char::is_whitespace).unwrap_or((value, ""));
        let place = if key == "seat" { format!("seat {seat}") } else { key.to_owned() };
        if self.places.contains_key(&place) {
            return Err(format!("`{place}` stands here for the second time"));
        }
        self.places.insert(place, line.number);
        match key {
            "game" => self.game = Some(one_line(value)),
            "rules" => {
                self.rules = Some(value.parse().map_err(|_| format!("`{value}` is not a version of the rules"))?)
            }
            "seed" => self.seed = Some(value.parse().map_err(|_| format!("`{value}` is not a seed"))?),
            "seat" => self.names[seat.parse()?] = Some(one_line(name)).filter(|name| !name.is_empty()),
            "setup" if value.is_empty() => return self.build().map(Some),
            "setup" | "play" => return Err(format!("`{key}` is not expected here")),
            _ => self.options.push((key.to_owned(), one_line(value))),
        }
        Ok(None)
    }

    fn build(&mut self) -> Result<Header, String> {
        Ok(Header {
            game: self.game.take().ok_or("the line `game` is missing above")?,
            rules: self.rules.ok_or("the line `rules` is missing above")?,
            options: std::mem::take(&mut self.options),
            seed: self.seed,
            names: std::mem::take(&mut self.names),
        })
    }
}
