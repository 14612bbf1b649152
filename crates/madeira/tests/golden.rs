//! Golden games: finished games as text, kept in `golden/madeira`. Together they show every Favor, King's Reward, Building,
//! Character, Request, Field, City spot, slot, passing slot and use of the Windmill, every action, decision and event, and the
//! cases that the rules tell apart (`sights.rs`). How they are played, chosen and checked is described in [`testkit::golden`].

#[path = "golden/kinds.rs"]
mod kinds;
#[path = "golden/page.rs"]
mod page;
#[path = "golden/sights.rs"]
mod sights;
#[path = "golden/style.rs"]
mod style;
#[path = "golden/watch.rs"]
mod watch;

use madeira::{Action, Components, Madeira, Options, State};
use sights::{Sight, VARIANTS};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use style::Style;
use testkit::golden::{Goal, Golden, Scene};
use watch::Watch;

/// What it costs to use a die for nothing: such turns show little.
const IDLE: i32 = 15;

/// What the golden games of Madeira show.
struct Show;

impl Goal for Show {
    type Game = Madeira;
    type Sight = Sight;
    type Watch = Watch;
    type Style = Style;

    const VARIANTS: &'static [&'static str] = &VARIANTS;
    const STYLES: &'static [Style] = &Style::ALL;
    const ALLOWED: &'static [(Sight, &'static str)] = &[];

    fn game(players: u8, options: &[&str]) -> Result<Madeira, String> {
        let options = options.iter().try_fold(Options::players(players), |options, name| options.with(name))?;
        Ok(Madeira::new(Components::shipped(), options))
    }

    fn wanted() -> BTreeSet<Sight> {
        sights::wanted(&Components::shipped())
    }

    fn first_sight(game: &Madeira) -> Option<Sight> {
        sights::first_sight(game)
    }

    fn look(watch: &mut Watch, scene: &Scene<'_, Madeira>, tell: &mut impl FnMut(Sight)) {
        watch.step(scene, tell);
    }

    fn name(style: Style) -> &'static str {
        style.name()
    }

    fn value(style: Style, game: &Madeira, state: &State) -> i32 {
        style.value(game, state)
    }

    fn dull(action: Action) -> i32 {
        if action == Action::Nothing { IDLE } else { 0 }
    }
}

static GAMES: LazyLock<Golden<Show>> = LazyLock::new(|| Golden::load("golden/madeira"));

#[test]
fn every_golden_game_replays_to_the_same_hashes_and_scores() {
    GAMES.assert_replays();
}

#[test]
fn every_piece_is_there_at_the_end_as_at_the_start() {
    GAMES.assert_pieces();
}

#[test]
fn golden_games_show_everything() {
    GAMES.assert_shows_everything();
}

#[test]
fn golden_games_are_few_and_small() {
    GAMES.assert_small(20..=60, 1_000_000);
}
