//! The games there are. Everything behind this file is written for any game, or for one.
//!
//! A further game is a line of `on_the_shelf!`, a variant of [`GameName`] and an arm of [`for_game!`](crate::for_game).

use crate::archive;
use std::fmt;
use std::str::FromStr;
use table::pack::{Mark, Place};
use table::record::{Header, RecordError};
use table::{Faults, Game};

/// The name of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum GameName {
    /// Lisboa.
    Lisboa,
    /// Madeira.
    Madeira,
}

#[doc(hidden)]
pub use {lisboa, madeira};

/// Does the same for whichever game it is: `for_game!(name, G => run::<G>())`.
#[macro_export]
macro_rules! for_game {
    ($name:expr, $G:ident => $body:expr) => {
        match $name {
            $crate::GameName::Lisboa => {
                type $G = $crate::shelf::lisboa::Lisboa;
                $body
            }
            $crate::GameName::Madeira => {
                type $G = $crate::shelf::madeira::Madeira;
                $body
            }
        }
    };
}

/// A component pack.
pub trait Pack: Clone + Sized {
    /// The one that is shipped with the rules.
    fn shipped() -> Self;
    /// Reads the files of a pack, given as name and text.
    ///
    /// # Errors
    /// All faults of the pack.
    fn load(files: &[(&str, &str)]) -> Result<Self, Faults>;
    /// The same for files that were read or received.
    ///
    /// # Errors
    /// All faults of the pack.
    fn read(files: &[(String, String)]) -> Result<Self, Faults> {
        let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        Self::load(&files)
    }
    /// Its name.
    fn name(&self) -> &str;
    /// The hash of all its values.
    fn hash(&self) -> u64;
    /// Where each value comes from.
    fn marks(&self) -> &[Mark];
    /// The values that an entry may have and does not.
    fn blanks(&self) -> &[Place];
    /// The files of the one that is shipped: name and text.
    fn shipped_files() -> &'static [(&'static str, &'static str)];
}

/// A game as it stands on the shelf: its box, its rules, and how it is set up.
pub trait Shelf: Game {
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
            fn blanks(&self) -> &[Place] {
                &self.blanks
            }
            fn shipped_files() -> &'static [(&'static str, &'static str)] {
                Self::shipped_files()
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
    ///
    /// # Errors
    /// If it is none of the shelf.
    pub fn of_record(header: &Header) -> Result<Self, String> {
        header.game().parse()
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

/// Why a game cannot be taken from the shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ShelfError {
    /// It is not for so many.
    Players {
        /// Its title.
        title: &'static str,
        /// How many were asked for.
        players: u8,
    },
    /// An option is not known.
    Option(String),
    /// A record does not say how many play.
    NoPlayers,
}

impl fmt::Display for ShelfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { title, players } => write!(f, "{title} is for 2 to 4 players, not {players}"),
            Self::Option(reason) => f.write_str(reason),
            Self::NoPlayers => {
                f.write_str("the record does not say how many play (its line `players` must be 2, 3 or 4)")
            }
        }
    }
}

impl std::error::Error for ShelfError {}

/// Makes a game with a pack, for so many players, with options by name.
///
/// # Errors
/// If it is not for so many, or an option is not known.
pub fn make<G: Shelf>(pack: G::Pack, players: u8, options: &[impl AsRef<str>]) -> Result<G, ShelfError> {
    if !(2..=4).contains(&players) {
        return Err(ShelfError::Players { title: G::TITLE, players });
    }
    let names: Vec<&str> = options.iter().map(|name| name.as_ref().trim()).filter(|name| !name.is_empty()).collect();
    G::open(pack, players, &names).map_err(ShelfError::Option)
}

/// Makes the game that a record was played with. Without a pack, the one that the record names is taken, if it is shipped or was
/// before; else the one that is shipped, which the record then refuses.
///
/// # Errors
/// If the record does not say how many play, or names an option that is not known.
pub fn make_of_record<G: Shelf>(header: &Header, pack: Option<G::Pack>) -> Result<G, ShelfError> {
    let players = header.players().ok_or(ShelfError::NoPlayers)?;
    let pack = pack.or_else(|| archive::earlier::<G>(header)).unwrap_or_else(G::Pack::shipped);
    let options = header.variants_and_readings::<G>().unwrap_or_default();
    make(pack, players, &options)
}

/// Whether a record is JSON rather than text.
pub fn is_json(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

/// The head of a record, text or JSON.
///
/// # Errors
/// If it is no record, or its head cannot be read.
pub fn record_head(text: &str) -> Result<Header, RecordError> {
    if is_json(text) { Header::from_json(text) } else { Header::parse(text) }
}
