//! Golden games: finished games as text, kept in `golden/lisboa`. Whoever changes the rules sees here which game goes
//! another way, and at which move.
//!
//! Together they show every card, tile, decree, Plan, building, space, action, decision and end that the rules have
//! (`coverage.rs`). With `CARAVELA_BLESS=1` the games are played and chosen anew (`policy.rs`, `select.rs`), always the
//! same ones for the same rules; then read the difference before you keep it. Other records may lie beside them, such as
//! the game of a bug report: they are checked too, and blessing leaves them alone.

#[path = "golden/coverage.rs"]
mod coverage;
#[path = "golden/kinds.rs"]
mod kinds;
#[path = "golden/notation.rs"]
mod notation;
#[path = "golden/policy.rs"]
mod policy;
#[path = "golden/select.rs"]
mod select;

use coverage::{How, Sight, Watch, first_sight, wanted};
use lisboa::{Components, Deed, Lisboa, Options};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use table::record::{Ending, Header, Record, Replay, state_hash};
use table::{Game, GameExt};

/// What need not be shown, and why.
const ALLOWED: &[(Sight, &str)] =
    &[(Sight::Deed(Deed::Favor, How::Event), "no event of the shipped pack gives a Royal Favor")];

/// A golden game: the name of its file, its text, the game it is of and its replay.
struct Golden {
    name: String,
    text: String,
    game: Lisboa,
    replay: Replay<Lisboa>,
}

/// All golden games, written anew before if that is asked for.
static GAMES: LazyLock<Vec<Golden>> = LazyLock::new(|| {
    if std::env::var_os("CARAVELA_BLESS").is_some_and(|value| value == "1") {
        bless();
    }
    files().iter().map(|path| read(path)).collect()
});

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden/lisboa")
}

/// The files of the folder, in the order of their names.
fn files() -> Vec<PathBuf> {
    let entries = fs::read_dir(folder()).expect("the folder of golden games").flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|ext| ext == "game"));
    files.sort();
    files
}

fn name(path: &Path) -> String {
    path.file_name().expect("a file has a name").to_string_lossy().into_owned()
}

/// Reads a game, which is to replay it through the checked door.
fn read(path: &Path) -> Golden {
    let name = name(path);
    let text = fs::read_to_string(path).expect("a golden game can be read");
    let header = Header::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let players = header.players().unwrap_or_else(|| panic!("{name}: how many play?"));
    let mut variants = header.option("options").unwrap_or_default().split_whitespace();
    let options = variants.try_fold(Options::players(players), |options, variant| options.with(variant));
    let options = options.unwrap_or_else(|reason| panic!("{name}: {reason}"));
    let game = Lisboa::new(Components::shipped(), options);
    let replay = Record::read(&game, &text).unwrap_or_else(|error| panic!("{name}: {error}"));
    Golden { name, text, game, replay }
}

/// Plays and chooses the games anew. Only files that are named like theirs are removed.
fn bless() {
    let allowed: BTreeSet<Sight> = ALLOWED.iter().map(|&(sight, _)| sight).collect();
    let chosen = select::choose(&allowed);
    for path in files().iter().filter(|path| select::is_name(&name(path))) {
        fs::remove_file(path).expect("an old golden game can be removed");
    }
    for game in chosen {
        fs::write(folder().join(&game.name), &game.text).expect("a golden game can be written");
    }
}

/// What a game shows.
fn sights(golden: &Golden) -> BTreeSet<Sight> {
    let (game, replay) = (&golden.game, &golden.replay);
    let mut sights: BTreeSet<Sight> = first_sight(game).into_iter().collect();
    let mut watch = Watch::default();
    for (before, step) in replay.states.iter().zip(replay.record.moves()) {
        let (mut after, mut events) = (*before, Vec::new());
        game.try_apply(&mut after, step.action, &mut events).expect("the replay has tried it");
        watch.step(game, before, step.action, &after, &events, &mut |sight| {
            sights.insert(sight);
        });
    }
    sights
}

#[test]
fn every_golden_game_replays_to_the_same_hashes_and_scores() {
    for Golden { name, text, game, replay } in &*GAMES {
        assert!(replay.complete && replay.cut.is_none(), "{name} has no end");
        assert_eq!(replay.record.to_string(), *text, "{name} is written as it was read");
        for mark in replay.record.rounds() {
            assert_eq!(state_hash(game, &replay.states[mark.after]), mark.hash, "{name}, round {}", mark.round);
        }
        assert_eq!(replay.record.end(), Ending::of(game, replay.last()).as_ref(), "{name}");
        let json = Record::from_json(game, &replay.record.to_json()).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(json.record, replay.record, "{name} as JSON");
        assert!(json.states == replay.states, "{name} as JSON");
    }
}

#[test]
fn every_piece_is_there_at_the_end_as_at_the_start() {
    for Golden { name, game, replay, .. } in &*GAMES {
        let count = |state: &lisboa::State| {
            let mut pieces = std::collections::BTreeMap::new();
            game.census(state, &mut |piece, _, n| *pieces.entry(piece).or_insert(0) += n);
            pieces
        };
        assert_eq!(count(&replay.states[0]), count(replay.last()), "{name}");
    }
}

#[test]
fn golden_games_show_everything() {
    let all = wanted(&Components::shipped());
    let seen: BTreeSet<Sight> = GAMES.iter().flat_map(sights).collect();
    let is_allowed = |sight: &Sight| ALLOWED.iter().any(|(allowed, _)| allowed == sight);
    let missing: Vec<String> = all.difference(&seen).filter(|sight| !is_allowed(sight)).map(Sight::to_string).collect();
    assert!(missing.is_empty(), "no golden game shows\n  {}", missing.join("\n  "));
    let unknown: Vec<String> = seen.difference(&all).map(Sight::to_string).collect();
    assert!(unknown.is_empty(), "not listed in coverage.rs:\n  {}", unknown.join("\n  "));
    for (sight, reason) in ALLOWED {
        assert!(all.contains(sight) && !seen.contains(sight), "needless exception: {sight} ({reason})");
    }
}

#[test]
fn golden_games_are_few_and_small() {
    let bytes: usize = GAMES.iter().map(|golden| golden.text.len()).sum();
    assert!((20..=60).contains(&GAMES.len()), "{} files", GAMES.len());
    assert!(bytes < 1_000_000, "{bytes} bytes");
}
