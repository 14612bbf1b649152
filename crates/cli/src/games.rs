//! The games that this program knows. Everything behind this file is written for any game, or for one.
//!
//! A further game is a line of `on_the_shelf!`, a variant of [`GameName`], an arm of `for_game!`, and what it says in a
//! terminal (`show`).

use crate::files;
use crate::show::Terminal;
use anyhow::{Context, Result, anyhow, bail};
use bots::Judged;
use std::fmt;
use std::path::Path;
use std::str::FromStr;
use table::pack::Mark;
use table::record::{Header, RecordError};
use table::{Faults, Game};

/// The name of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum GameName {
    /// Lisboa.
    Lisboa,
    /// Madeira.
    Madeira,
}

/// Does the same for whichever game it is: `for_game!(name, G => run::<G>())`.
macro_rules! for_game {
    ($name:expr, $G:ident => $body:expr) => {
        match $name {
            $crate::games::GameName::Lisboa => {
                type $G = lisboa::Lisboa;
                $body
            }
            $crate::games::GameName::Madeira => {
                type $G = madeira::Madeira;
                $body
            }
        }
    };
}
pub(crate) use for_game;

/// A component pack.
pub trait Pack: Clone + Sized {
    /// The one that is shipped with the rules.
    fn shipped() -> Self;
    /// Reads the files of a pack, given as name and text.
    ///
    /// # Errors
    /// All faults of the pack.
    fn load(files: &[(&str, &str)]) -> Result<Self, Faults>;
    /// Its name.
    fn name(&self) -> &str;
    /// The hash of all its values.
    fn hash(&self) -> u64;
    /// Where each value comes from.
    fn marks(&self) -> &[Mark];
}

/// A game as it stands on the shelf: its box, its rules, and how it is set up.
pub trait Shelf: Terminal + Judged {
    /// What is in the box.
    type Pack: Pack;
    /// The name in sentences.
    const TITLE: &'static str;
    /// The text of the rule index.
    const INDEX: &'static str;

    /// The game with these components for 2 to 4 players and with these options, by name.
    ///
    /// # Errors
    /// If an option is not known.
    fn open(pack: Self::Pack, players: u8, options: &[&str]) -> Result<Self, String>;
}

/// Puts games on the shelf: the type, its crate, which is also the name of its files.
macro_rules! on_the_shelf {
    ($($Game:ident in $name:ident),+ $(,)?) => {$(
        impl Pack for $name::Components {
            fn shipped() -> Self {
                Self::shipped()
            }
            fn load(files: &[(&str, &str)]) -> Result<Self, Faults> {
                Self::load(files)
            }
            fn name(&self) -> &str {
                &self.name
            }
            fn hash(&self) -> u64 {
                self.hash
            }
            fn marks(&self) -> &[Mark] {
                &self.marks
            }
        }

        impl Shelf for $name::$Game {
            type Pack = $name::Components;
            const TITLE: &'static str = stringify!($Game);
            const INDEX: &'static str =
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/", stringify!($name), ".toml"));

            fn open(pack: Self::Pack, players: u8, options: &[&str]) -> Result<Self, String> {
                let plain = $name::Options::players(players);
                let options = options.iter().try_fold(plain, |options, name| options.with(name))?;
                Ok(Self::new(pack, options))
            }
        }
    )+};
}

on_the_shelf! { Lisboa in lisboa, Madeira in madeira }

impl GameName {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Lisboa, Self::Madeira];

    /// The name in commands and records.
    pub const fn name(self) -> &'static str {
        for_game!(self, G => G::NAME)
    }

    /// The text of its rule index.
    pub const fn rules(self) -> &'static str {
        for_game!(self, G => G::INDEX)
    }

    /// The game that a record was played with.
    pub fn of_record(header: &Header) -> Result<Self> {
        header.game().parse().map_err(|e: String| anyhow!(e)).context("game of the record")
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

/// Makes a game. `components` is a directory with a pack; without it the shipped pack is used.
pub fn make<G: Shelf>(players: u8, options: &[String], components: Option<&Path>) -> Result<G> {
    make_with(pack::<G>(components)?, players, options)
}

/// Makes a game with a pack that was read before.
pub fn make_with<G: Shelf>(pack: G::Pack, players: u8, options: &[String]) -> Result<G> {
    if !(2..=4).contains(&players) {
        bail!("{} is for 2 to 4 players, not {players}", G::TITLE);
    }
    let names: Vec<&str> = options.iter().map(|name| name.trim()).filter(|name| !name.is_empty()).collect();
    G::open(pack, players, &names).map_err(|e| anyhow!(e))
}

/// Makes the game that a record was played with.
pub fn make_of_record<G: Shelf>(header: &Header, components: Option<&Path>) -> Result<G> {
    let players =
        header.players().context("the record does not say how many play (its line `players` must be 2, 3 or 4)")?;
    let options: Vec<String> =
        header.option("options").unwrap_or_default().split_whitespace().map(str::to_owned).collect();
    make(players, &options, components)
}

/// The pack in a directory, or the shipped one.
pub fn pack<G: Shelf>(folder: Option<&Path>) -> Result<G::Pack> {
    let Some(folder) = folder else { return Ok(G::Pack::shipped()) };
    files::read_pack(folder)?
        .map_err(|faults| anyhow!("the component pack in `{}` is wrong:\n{faults}", folder.display()))
}

/// Whether a record is JSON rather than text.
pub fn is_json(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

/// The head of a record, text or JSON.
pub fn record_head(text: &str) -> Result<Header, RecordError> {
    if is_json(text) { Header::from_json(text) } else { Header::parse(text) }
}
