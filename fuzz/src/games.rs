//! The games, and what the targets need to know of each besides its rules.

use lisboa::Lisboa;
use madeira::Madeira;
use std::sync::LazyLock;
use table::{Faults, Game};

/// The names of the games, in the order in which a byte chooses them.
pub const GAMES: [&str; 2] = [Lisboa::NAME, Madeira::NAME];

/// A game that the targets play.
pub trait Fuzzed: Game {
    /// How many combinations of options there are.
    const VARIANTS: u8;

    /// The game with these files as its pack, so many players, and the options of this number.
    ///
    /// # Errors
    /// If the files are no pack.
    fn load(files: &[(&str, &str)], players: u8, variant: u8) -> Result<Self, Faults>;
    /// The files of the shipped pack: name and text.
    fn shipped_files() -> &'static [(&'static str, &'static str)];
    /// The games with the shipped pack: by players, then by options.
    fn games() -> &'static [Self];
    /// The number of these options; those of nothing if one is not known.
    fn variant(names: &[&str]) -> u8;
    /// Whether an arrangement stands within a turn, from where no game can be started.
    fn is_within(setup: &Self::Setup) -> bool;

    /// The game with the shipped pack, so many players, and the options of this number.
    fn shipped(players: u8, variant: u8) -> &'static Self {
        &Self::games()[usize::from(players - 2) * usize::from(Self::VARIANTS) + usize::from(variant % Self::VARIANTS)]
    }
}

/// All games with the shipped pack.
fn all<G: Fuzzed>() -> Vec<G> {
    let choices = (2..=4).flat_map(|players| (0..G::VARIANTS).map(move |variant| (players, variant)));
    let load = |(players, variant)| G::load(G::shipped_files(), players, variant).expect("the shipped pack");
    choices.map(load).collect()
}

impl Fuzzed for Lisboa {
    const VARIANTS: u8 = 8;

    fn load(files: &[(&str, &str)], players: u8, variant: u8) -> Result<Self, Faults> {
        let is_on = |bit: u8| variant >> bit & 1 == 1;
        let options =
            lisboa::Options { draft: is_on(0), tasks: is_on(1), tokens: is_on(2), ..lisboa::Options::players(players) };
        Ok(Self::new(lisboa::Components::load(files)?, options))
    }

    fn shipped_files() -> &'static [(&'static str, &'static str)] {
        lisboa::Components::shipped_files()
    }

    fn games() -> &'static [Self] {
        static ALL: LazyLock<Vec<Lisboa>> = LazyLock::new(all);
        &ALL
    }

    fn variant(names: &[&str]) -> u8 {
        let plain = lisboa::Options::players(2);
        let options = names.iter().try_fold(plain, |options, name| options.with(name)).unwrap_or(plain);
        u8::from(options.draft) | u8::from(options.tasks) << 1 | u8::from(options.tokens) << 2
    }

    fn is_within(setup: &lisboa::Setup) -> bool {
        setup.moment == lisboa::Moment::Within
    }
}

impl Fuzzed for Madeira {
    const VARIANTS: u8 = 2;

    fn load(files: &[(&str, &str)], players: u8, variant: u8) -> Result<Self, Faults> {
        let options = madeira::Options { mill_prestige: variant % 2 == 1, ..madeira::Options::players(players) };
        Ok(Self::new(madeira::Components::load(files)?, options))
    }

    fn shipped_files() -> &'static [(&'static str, &'static str)] {
        madeira::Components::shipped_files()
    }

    fn games() -> &'static [Self] {
        static ALL: LazyLock<Vec<Madeira>> = LazyLock::new(all);
        &ALL
    }

    fn variant(names: &[&str]) -> u8 {
        let plain = madeira::Options::players(2);
        let options = names.iter().try_fold(plain, |options, name| options.with(name)).unwrap_or(plain);
        u8::from(options.mill_prestige)
    }

    fn is_within(setup: &madeira::Setup) -> bool {
        matches!(setup.moment, madeira::Moment::Within(_))
    }
}

/// The files of the shipped pack of the game with this number: name and text.
pub fn shipped_files(game: usize) -> &'static [(&'static str, &'static str)] {
    if game == 0 { Lisboa::shipped_files() } else { Madeira::shipped_files() }
}

/// Calls a function for the game that the first byte chooses, with the other bytes.
pub fn choose(data: &[u8], lisboa: fn(&[u8]), madeira: fn(&[u8])) {
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    if first % 2 == 0 { lisboa(rest) } else { madeira(rest) }
}
