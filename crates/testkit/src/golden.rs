//! Golden games: finished games as text that together show everything a game has. Whoever changes the rules sees there which
//! game goes another way, and at which move.
//!
//! A game says by a [`Goal`] what is to be shown; the rest is the same for all games. With `CARAVELA_BLESS=1` in the
//! environment the games are played and chosen anew, always the same ones for the same rules; then read the difference before
//! you keep it. Other records may lie beside them, such as the game of a bug report: they are checked too, and blessing leaves
//! them alone.
//!
//! What is wrong panics, because only tests call this.

mod kinds;
mod page;
mod play;
mod select;

pub use page::{assert_actions, assert_decisions, assert_positions, docs, read_record, scenario, words_read};

use crate::{count_pieces, repository};
use std::collections::BTreeSet;
use std::fmt::{Debug, Display};
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use table::record::{Ending, Header, Record, Replay, state_hash};
use table::{Game, GameExt};

/// One step of a game, for whoever looks on.
pub struct Scene<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The state in which the action was chosen.
    pub before: &'a G::State,
    /// What was done.
    pub action: G::Action,
    /// The state that followed.
    pub after: &'a G::State,
    /// What happened.
    pub events: &'a [G::Event],
}

/// What the golden games of a game have to show together, and who plays them.
pub trait Goal: Sized + Send + Sync + 'static {
    /// The game.
    type Game: Game;
    /// One thing that the golden games have to show.
    type Sight: Copy + Ord + Debug + Display + 'static;
    /// Looks on while a game is played, and remembers what one step alone does not show.
    type Watch: Copy + Default;
    /// What a table of players likes besides new things.
    type Style: Copy + 'static;

    /// The combinations of options that are played, as a record names them.
    const VARIANTS: &'static [&'static str];
    /// All styles.
    const STYLES: &'static [Self::Style];
    /// What need not be shown, and why.
    const ALLOWED: &'static [(Self::Sight, &'static str)];

    /// The game with the shipped pack, so many players and these options.
    ///
    /// # Errors
    /// If there is no such option.
    fn game(players: u8, options: &[&str]) -> Result<Self::Game, String>;
    /// Everything that the golden games have to show together.
    fn wanted() -> BTreeSet<Self::Sight>;
    /// What a game shows before its first step.
    fn first_sight(game: &Self::Game) -> Option<Self::Sight>;
    /// Tells everything that a step shows.
    fn look(watch: &mut Self::Watch, scene: &Scene<'_, Self::Game>, tell: &mut impl FnMut(Self::Sight));
    /// The name of a player of this style in a record.
    fn name(style: Self::Style) -> &'static str;
    /// How much a table of this style likes a state.
    fn value(style: Self::Style, game: &Self::Game, state: &<Self::Game as Game>::State) -> i32;
    /// What it costs to do this, because it shows little.
    fn dull(action: <Self::Game as Game>::Action) -> i32;
}

/// A golden game that was read.
struct Kept<G: Goal> {
    /// The name of its file.
    name: String,
    /// Its text.
    text: String,
    /// The game it is of.
    game: G::Game,
    /// Its replay.
    replay: Replay<G::Game>,
}

/// The golden games of a folder.
pub struct Golden<G: Goal> {
    games: Vec<Kept<G>>,
}

impl<G: Goal> Golden<G> {
    /// Reads all games of a folder of the repository, which is to replay them through the checked door. They are written anew before if that is
    /// asked for.
    ///
    /// # Panics
    /// If there is no such folder, or a game cannot be read.
    pub fn load(folder: &str) -> Self {
        let folder = &repository::root().join(folder);
        if std::env::var_os("CARAVELA_BLESS").is_some_and(|value| value == "1") {
            bless::<G>(folder);
        }
        Self { games: files(folder).iter().map(|path| read(path)).collect() }
    }

    /// Every game is whole, is written as it was read, and replays to the same hashes, places and scores, as JSON too.
    ///
    /// # Panics
    /// If that is not so.
    pub fn assert_replays(&self) {
        for Kept { name, text, game, replay } in &self.games {
            assert!(replay.complete && replay.cut.is_none(), "{name} has no end");
            assert_eq!(replay.record.to_string(), *text, "{name} is written as it was read");
            for mark in replay.record.rounds() {
                assert_eq!(state_hash(game, &replay.states[mark.after]), mark.hash, "{name}, round {}", mark.round);
            }
            assert_eq!(replay.record.end(), Ending::of(game, replay.last()).as_ref(), "{name}");
            let json =
                Record::from_json(game, &replay.record.to_json()).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(json.record, replay.record, "{name} as JSON");
            assert!(json.states == replay.states, "{name} as JSON");
        }
    }

    /// Every piece is there at the end as at the start.
    ///
    /// # Panics
    /// If that is not so.
    pub fn assert_pieces(&self) {
        for Kept { name, game, replay, .. } in &self.games {
            let (first, last) = (&replay.states[0], replay.last());
            assert_eq!(count_pieces(game, first), count_pieces(game, last), "{name}");
        }
    }

    /// The games together show everything that is wanted, but for what is allowed to be missing.
    ///
    /// # Panics
    /// If that is not so, if something is shown that is not listed, or if an exception is needless.
    pub fn assert_shows_everything(&self) {
        let all = G::wanted();
        let seen: BTreeSet<G::Sight> = self.games.iter().flat_map(sights).collect();
        let is_allowed = |sight: &G::Sight| G::ALLOWED.iter().any(|(allowed, _)| allowed == sight);
        let missing: Vec<String> =
            all.difference(&seen).filter(|sight| !is_allowed(sight)).map(ToString::to_string).collect();
        assert!(missing.is_empty(), "no golden game shows\n  {}", missing.join("\n  "));
        let unknown: Vec<String> = seen.difference(&all).map(ToString::to_string).collect();
        assert!(unknown.is_empty(), "not listed among what is wanted:\n  {}", unknown.join("\n  "));
        for (sight, reason) in G::ALLOWED {
            assert!(all.contains(sight) && !seen.contains(sight), "needless exception: {sight} ({reason})");
        }
    }

    /// The games are so many, and have fewer bytes than this.
    ///
    /// # Panics
    /// If that is not so.
    pub fn assert_small(&self, number: RangeInclusive<usize>, most: usize) {
        let bytes: usize = self.games.iter().map(|kept| kept.text.len()).sum();
        assert!(number.contains(&self.games.len()), "{} files", self.games.len());
        assert!(bytes < most, "{bytes} bytes");
    }
}

/// The files of a folder, in the order of their names.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder of golden games").flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|ext| ext == "game"));
    files.sort();
    files
}

fn name(path: &Path) -> String {
    path.file_name().expect("a file has a name").to_string_lossy().into_owned()
}

fn read<G: Goal>(path: &Path) -> Kept<G> {
    let name = name(path);
    let text = repository::read(path);
    let header = Header::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let players = header.players().unwrap_or_else(|| panic!("{name}: how many play?"));
    let options = header.variants_and_readings::<G::Game>().expect("a version of the rules that is known");
    let game = G::game(players, &options).unwrap_or_else(|reason| panic!("{name}: {reason}"));
    let replay = Record::read(&game, &text).unwrap_or_else(|error| panic!("{name}: {error}"));
    Kept { name, text, game, replay }
}

/// Plays and chooses the games anew. Only files that are named like theirs are removed.
fn bless<G: Goal>(folder: &Path) {
    let chosen = select::choose::<G>();
    fs::create_dir_all(folder).expect("the folder of golden games can be made");
    for path in files(folder).iter().filter(|path| select::is_name(&name(path))) {
        fs::remove_file(path).expect("an old golden game can be removed");
    }
    for game in chosen {
        fs::write(folder.join(&game.name), &game.text).expect("a golden game can be written");
    }
}

/// What a game shows.
fn sights<G: Goal>(kept: &Kept<G>) -> BTreeSet<G::Sight> {
    let (game, replay) = (&kept.game, &kept.replay);
    let mut sights: BTreeSet<G::Sight> = G::first_sight(game).into_iter().collect();
    let mut watch = G::Watch::default();
    for (before, step) in replay.states.iter().zip(replay.record.moves()) {
        let (mut after, mut events) = (*before, Vec::new());
        game.try_apply(&mut after, step.action, &mut events).expect("the replay has tried it");
        let scene = Scene { game, before, action: step.action, after: &after, events: &events };
        G::look(&mut watch, &scene, &mut |sight| {
            sights.insert(sight);
        });
    }
    sights
}
