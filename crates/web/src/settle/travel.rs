//! How a position travels: in the address of a link, or as a scenario that `caravela scenario` runs.
//!
//! A link has the lines of the position as they are, readable: a space is `_`, a new line `;`, whatever else might be changed on its way
//! `%` and two digits. The first line is the version of this form. What a stranger sends is cut into lines and no more: the rules read
//! them, and refuse what they do not know.

use super::position::Position;
use session::GameName;
use std::fmt::Write;
use table::{Faults, RuleId};

/// The form of links that is written here.
const VERSION: u32 = 1;
/// The longest link that is read: a whole position is a third of it.
pub const LONGEST_LINK: usize = 12_000;
/// The longest scenario that is read.
const LONGEST_TEXT: usize = 200_000;
/// The longest title.
const LONGEST_TITLE: usize = 120;

/// Why a link shows no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkFault {
    /// It is longer than any position.
    Long,
    /// A newer page has made it.
    Newer,
    /// It is no position.
    Broken(String),
}

/// Beginning of a position in text: what stands before its lines.
#[derive(Default)]
struct Head<'a> {
    players: Option<&'a str>,
    options: &'a str,
    pack: Option<&'a str>,
    title: &'a str,
}

impl Head<'_> {
    fn position(&self, game: GameName) -> Result<Position, String> {
        let players = match self.players.map(str::parse) {
            Some(Ok(players @ 2..=4)) => players,
            Some(_) | None => {
                return Err(format!("`players {}` must be `players 2`, 3 or 4", self.players.unwrap_or_default()));
            }
        };
        let mut position = Position::blank(game, players);
        position.options = self.options.split_whitespace().map(str::to_owned).collect();
        position.title = self.title.chars().take(LONGEST_TITLE).collect();
        position.pack = self.pack.map(pack).transpose()?;
        Ok(position)
    }
}

/// The name and the hash of a pack.
fn pack(text: &str) -> Result<(String, u64), String> {
    let parts = text.rsplit_once(' ').and_then(|(name, hash)| Some((name, u64::from_str_radix(hash, 16).ok()?)));
    parts.map(|(name, hash)| (name.to_owned(), hash)).ok_or_else(|| format!("`pack {text}` must be a name and a hash"))
}

impl Position {
    /// What stands before the lines: the same words in links and scenarios.
    fn head(&self) -> Vec<String> {
        let mut head = vec![format!("players {}", self.players)];
        if !self.options.is_empty() {
            head.push(format!("options {}", self.options.join(" ")));
        }
        head
    }

    fn pack_line(&self) -> Option<String> {
        self.pack.as_ref().map(|(name, hash)| format!("pack {name} {hash:016x}"))
    }

    /// The position as the end of an address.
    pub fn link(&self) -> String {
        let title = (!self.title.is_empty()).then(|| format!("title {}", self.title));
        let head = self.head().into_iter().chain(self.pack_line()).chain(title);
        let lines: Vec<String> = std::iter::once(VERSION.to_string()).chain(head).chain(self.lines()).collect();
        encoded(&lines.join("\n"))
    }

    /// The position of the end of an address.
    ///
    /// # Errors
    /// If it is none that is known here. Whether its lines make sense is for the rules to say.
    pub fn of_link(game: GameName, link: &str) -> Result<Self, LinkFault> {
        if link.len() > LONGEST_LINK {
            return Err(LinkFault::Long);
        }
        let text = decoded(link).ok_or_else(|| LinkFault::Broken("it has signs that no link has".to_owned()))?;
        let mut lines = text.lines();
        match lines.next().map(str::parse::<u32>) {
            Some(Ok(VERSION)) => {}
            Some(Ok(n)) if n > VERSION => return Err(LinkFault::Newer),
            Some(_) | None => return Err(LinkFault::Broken("it does not begin with a version".to_owned())),
        }
        let (mut head, mut given) = (Head::default(), Vec::new());
        for line in lines {
            match line.split_once(' ') {
                Some(("players", players)) => head.players = Some(players),
                Some(("options", options)) => head.options = options,
                Some(("pack", pack)) => head.pack = Some(pack),
                Some(("title", title)) => head.title = title,
                Some(_) | None => given.push(line),
            }
        }
        let mut position = head.position(game).map_err(LinkFault::Broken)?;
        position.take(given);
        Ok(position)
    }

    /// The position as a scenario, with the rules that it is about and what is wanted; or what is wrong with it.
    pub fn scenario(&self, name: &str, rules: &[RuleId], wanted: &[String], faults: &[String]) -> String {
        let title = if self.title.is_empty() { "A question" } else { self.title.as_str() };
        let rules: Vec<&str> = rules.iter().map(|rule| rule.0).collect();
        let mut text =
            format!("scenario {name}\npage -\ntitle {title}\nrules {}\ngame {}\n", rules.join(" "), self.game);
        let (kind, claims) = if faults.is_empty() { ("want", wanted) } else { ("impossible", faults) };
        let indented = |lines: Vec<String>| lines.into_iter().map(|line| format!("  {line}"));
        let lines = self.head().into_iter();
        let lines = lines.chain(self.pack_line().map(|line| format!("# {line}"))).chain(["given".to_owned()]);
        let lines = lines.chain(indented(self.lines())).chain([kind.to_owned()]).chain(indented(claims.to_vec()));
        for line in lines.chain(["end".to_owned()]) {
            // Writing to a text cannot fail.
            _ = writeln!(text, "{line}");
        }
        text
    }

    /// The position of the first scenario of a text.
    ///
    /// # Errors
    /// If it is no scenario, with the line.
    pub fn of_scenario(text: &str) -> Result<Self, Faults> {
        if text.len() > LONGEST_TEXT {
            return Err(Faults::one("", "the text is too long for a scenario"));
        }
        let (mut head, mut game, mut given) = (Head::default(), "lisboa", Vec::new());
        let mut lines = (1..).zip(text.lines().map(str::trim));
        let begins = |(_, line): &(usize, &str)| line.split_whitespace().next() == Some("scenario");
        if !lines.by_ref().any(|line| begins(&line)) {
            return Err(Faults::one("", "there is no scenario in the text: it begins with `scenario` and a name"));
        }
        let mut is_given = false;
        for (n, line) in lines {
            if let Some(line) = line.strip_prefix("# pack ") {
                head.pack = Some(line.trim());
            }
            let line = line.split('#').next().unwrap_or_default().trim();
            match (line.split_once(' ').unwrap_or((line, "")), is_given) {
                (("", _), _) => {}
                (("do" | "want" | "hold" | "impossible" | "end", _), _) => break,
                (("given", ""), false) => is_given = true,
                (_, true) => given.push(line),
                (("players", players), false) => head.players = Some(players),
                (("options", options), false) => head.options = options,
                (("title", title), false) => head.title = title,
                (("game", name), false) => game = name,
                (("page" | "rules", _), false) => {}
                ((word, _), false) => {
                    return Err(Faults::one(format!("line {n}"), format!("`{word}` is not known above `given`")));
                }
            }
        }
        let game: GameName = game.parse().map_err(|what: String| Faults::one("game", what))?;
        let mut position = head.position(game).map_err(|what| Faults::one("head", what))?;
        position.take(given);
        Ok(position)
    }
}

fn encoded(text: &str) -> String {
    let mut link = String::new();
    for byte in text.bytes() {
        match byte {
            b' ' => link.push('_'),
            b'\n' => link.push(';'),
            b'-' | b'.' | b':' | b',' | b'~' | b'+' => link.push(char::from(byte)),
            byte if byte.is_ascii_alphanumeric() => link.push(char::from(byte)),
            // Writing to a text cannot fail.
            byte => _ = write!(link, "%{byte:02X}"),
        }
    }
    link
}

fn decoded(link: &str) -> Option<String> {
    let (mut bytes, mut text) = (link.bytes(), Vec::new());
    while let Some(byte) = bytes.next() {
        text.push(match byte {
            b'_' => b' ',
            b';' => b'\n',
            b'%' => {
                let digit = |byte: u8| char::from(byte).to_digit(16);
                let (high, low) = (digit(bytes.next()?)?, digit(bytes.next()?)?);
                // Two such digits are a byte.
                (high * 16 + low) as u8
            }
            byte => byte,
        });
    }
    String::from_utf8(text).ok()
}
