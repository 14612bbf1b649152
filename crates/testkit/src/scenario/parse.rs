//! Cutting a text into scenarios.

use super::{Block, DEFAULT_GAME, Header, Line, Scenario};
use std::collections::BTreeSet;
use table::Faults;

/// Reads all scenarios of a text.
///
/// # Errors
/// If the form is wrong anywhere, with all faults and their lines.
pub fn parse(text: &str) -> Result<Vec<Scenario>, Faults> {
    let mut reader = Reader::default();
    for (number, line) in (1..).zip(text.lines()) {
        let text = line.split('#').next().unwrap_or_default().trim();
        if !text.is_empty() {
            reader.line(number, text);
        }
    }
    reader.close();
    if reader.done.is_empty() && reader.faults.0.is_empty() {
        reader.faults.add("", "there is no scenario in the text");
    }
    reader.faults.or(reader.done)
}

/// Where in a scenario the reader is.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Part {
    /// Between scenarios.
    #[default]
    Outside,
    Head,
    Given,
    /// In the last block.
    Block,
}

#[derive(Default)]
struct Reader {
    part: Part,
    current: Scenario,
    /// Whether the line before was `hold`.
    held: bool,
    /// Which lines of the head were there.
    seen: BTreeSet<String>,
    /// The faults of the current scenario are added here too, and so it is left out of `done`.
    faults: Faults,
    done: Vec<Scenario>,
}

impl Reader {
    fn fault(&mut self, line: usize, what: impl Into<String>) {
        self.faults.add(format!("line {line}"), what);
    }

    fn line(&mut self, number: usize, text: &str) {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let held = std::mem::take(&mut self.held);
        if held && text != "want" {
            self.fault(number, "`hold` must stand right before `want`");
        }
        match (text, self.part) {
            _ if word == "scenario" => self.begin(number, rest.trim()),
            (_, Part::Outside) => self.fault(number, format!("`{text}` stands outside of a scenario")),
            ("given" | "do" | "hold" | "want" | "impossible", _) => self.open(number, text, held),
            ("end", _) => self.end(number),
            (_, Part::Head) => self.head(number, word, rest.trim()),
            (_, Part::Given) => self.current.given.push(Line { number, text: text.to_owned() }),
            (_, Part::Block) => {
                if let Some(block) = self.current.blocks.last_mut() {
                    block.lines_mut().push(Line { number, text: text.to_owned() });
                }
            }
        }
    }

    fn begin(&mut self, number: usize, name: &str) {
        self.close();
        if name.is_empty() {
            self.fault(number, "a scenario needs a name");
        }
        if self.done.iter().any(|scenario| scenario.header.name == name) {
            self.fault(number, format!("there is another scenario `{name}` above"));
        }
        self.seen.clear();
        let (game, options) = (DEFAULT_GAME.to_owned(), Vec::new());
        let header = Header { line: number, name: name.to_owned(), game, options, ..Header::default() };
        self.current = Scenario { header, ..Scenario::default() };
        self.part = Part::Head;
    }

    /// At the beginning of the next scenario, or of nothing.
    fn close(&mut self) {
        if self.part != Part::Outside {
            let Header { line, name, .. } = &self.current.header;
            let (line, what) = (*line, format!("the scenario `{name}` has no line `end`"));
            self.fault(line, what);
            self.part = Part::Outside;
        }
    }

    fn head(&mut self, number: usize, key: &str, value: &str) {
        let header = &mut self.current.header;
        let words = || value.split_whitespace().map(str::to_owned).collect();
        match key {
            "page" => header.page = value.to_owned(),
            "title" => header.title = value.to_owned(),
            "rules" => (header.rules, header.rules_line) = (words(), number),
            "game" => header.game = value.to_owned(),
            "options" => header.options = words(),
            "players" => match value.parse() {
                Ok(players @ 1..=4) => header.players = players,
                _ => self.fault(number, format!("`{value}` is not a number of players")),
            },
            _ => {
                let known = "page, title, rules, game, players, options, given, do, hold, want, impossible, end";
                return self.fault(number, format!("`{key}` is not known here; known are {known}"));
            }
        }
        if value.is_empty() && key != "options" {
            self.fault(number, format!("`{key}` is empty"));
        }
        if !self.seen.insert(key.to_owned()) {
            self.fault(number, format!("`{key}` stands here for the second time"));
        }
    }

    fn open(&mut self, number: usize, word: &str, held: bool) {
        let is_impossible = |block: &Block| matches!(block, Block::Impossible(_));
        let (blocks, part) = (&self.current.blocks, self.part);
        let what = match word {
            "given" if part != Part::Head => Some("`given` must come first, and once"),
            "given" => None,
            "impossible" if !blocks.is_empty() => Some("`impossible` stands instead of `do` and `want`"),
            _ if blocks.iter().any(is_impossible) => Some("nothing may follow `impossible` but `end`"),
            _ => None,
        };
        if let Some(what) = what {
            self.fault(number, what);
        }
        self.part = if word == "given" && part == Part::Head { Part::Given } else { Part::Block };
        match word {
            "do" => self.current.blocks.push(Block::Do(Vec::new())),
            "hold" => self.held = true,
            "want" if held => self.current.blocks.push(Block::Held(Vec::new())),
            "want" => self.current.blocks.push(Block::Want(Vec::new())),
            "impossible" => self.current.blocks.push(Block::Impossible(Vec::new())),
            _ => {}
        }
    }

    fn end(&mut self, number: usize) {
        let scenario = std::mem::take(&mut self.current);
        for key in ["page", "title", "rules", "players"] {
            if !self.seen.contains(key) {
                self.fault(number, format!("the scenario `{}` has no line `{key}`", scenario.header.name));
            }
        }
        if !scenario.blocks.iter().any(Block::claims) {
            self.fault(number, "the scenario wants nothing: it needs a line below `want` or `impossible`");
        }
        self.done.push(scenario);
        self.part = Part::Outside;
    }
}

impl Block {
    /// Its lines.
    pub fn lines(&self) -> &[Line] {
        match self {
            Self::Do(lines) | Self::Want(lines) | Self::Held(lines) | Self::Impossible(lines) => lines,
        }
    }

    fn lines_mut(&mut self) -> &mut Vec<Line> {
        match self {
            Self::Do(lines) | Self::Want(lines) | Self::Held(lines) | Self::Impossible(lines) => lines,
        }
    }

    /// Whether it says that something must be so.
    fn claims(&self) -> bool {
        match self {
            Self::Do(_) => false,
            Self::Want(lines) | Self::Held(lines) | Self::Impossible(lines) => !lines.is_empty(),
        }
    }
}
