//! The games that this program knows. Everything behind this file is written for any game, or for one.

use crate::files;
use anyhow::{Context, Result, anyhow, bail};
use lisboa::{Components, Lisboa, Options};
use std::fmt;
use std::path::Path;
use std::str::FromStr;
use table::Game;
use table::record::{Header, RecordError};

/// The name of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameName {
    /// Lisboa.
    Lisboa,
}

impl GameName {
    /// All of them.
    pub const ALL: [Self; 1] = [Self::Lisboa];

    /// The name in commands and records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lisboa => Lisboa::NAME,
        }
    }

    /// The text of its rule index.
    pub const fn rules(self) -> &'static str {
        match self {
            Self::Lisboa => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/lisboa.toml")),
        }
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|game| game.name() == text).ok_or_else(|| {
            let known: Vec<&str> = Self::ALL.iter().map(|game| game.name()).collect();
            format!("`{text}` is not a game; known are {}", known.join(", "))
        })
    }
}

/// A game that is ready to be played.
pub enum AnyGame {
    /// Lisboa with its components and options.
    Lisboa(Box<Lisboa>),
}

impl AnyGame {
    /// Which game it is.
    pub fn name(&self) -> GameName {
        match self {
            Self::Lisboa(_) => GameName::Lisboa,
        }
    }

    /// Makes a game. `components` is a directory with a pack; without it the shipped pack is used.
    pub fn new(name: GameName, players: u8, options: &[String], components: Option<&Path>) -> Result<Self> {
        match name {
            GameName::Lisboa => {
                let game = Lisboa::new(lisboa_pack(components)?, lisboa_options(players, options)?);
                Ok(Self::Lisboa(Box::new(game)))
            }
        }
    }

    /// Makes the game that a record was played with.
    pub fn of_record(header: &Header, components: Option<&Path>) -> Result<Self> {
        let name: GameName = header.game().parse().map_err(|e: String| anyhow!(e)).context("game of the record")?;
        let players =
            header.players().context("the record does not say how many play (its line `players` must be 2, 3 or 4)")?;
        let options: Vec<String> =
            header.option("options").unwrap_or_default().split_whitespace().map(str::to_owned).collect();
        Self::new(name, players, &options, components)
    }
}

/// Whether a record is JSON rather than text.
pub fn is_json(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

/// The head of a record, text or JSON.
pub fn record_head(text: &str) -> Result<Header, RecordError> {
    if is_json(text) { Header::from_json(text) } else { Header::parse(text) }
}

/// The options of Lisboa.
pub fn lisboa_options(players: u8, names: &[String]) -> Result<Options> {
    if !(2..=4).contains(&players) {
        bail!("Lisboa is for 2 to 4 players, not {players}");
    }
    let mut names = names.iter().map(|name| name.trim()).filter(|name| !name.is_empty());
    names.try_fold(Options::players(players), |options, name| options.with(name)).map_err(|e| anyhow!(e))
}

/// The pack in a directory, or the shipped one.
pub fn lisboa_pack(folder: Option<&Path>) -> Result<Components> {
    let Some(folder) = folder else { return Ok(Components::shipped()) };
    files::read_pack(folder)?
        .map_err(|faults| anyhow!("the component pack in `{}` is wrong:\n{faults}", folder.display()))
}
