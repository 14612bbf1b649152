//! Golden games: finished games as text, kept in `golden/lisboa`. Together they show every card, tile, decree, Plan,
//! building, space, action, decision and end that the rules have (`coverage.rs`). How they are played, chosen and checked is
//! described in [`testkit::golden`].

#[path = "golden/coverage.rs"]
mod coverage;
#[path = "golden/kinds.rs"]
mod kinds;
#[path = "golden/page.rs"]
mod page;
#[path = "golden/style.rs"]
mod style;

use coverage::{How, Sight, VARIANTS, Watch};
use lisboa::{Action, Components, Deed, Lisboa, Options, State};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use style::Style;
use testkit::golden::{Goal, Golden, Scene};

/// What it costs to do nothing but take a gold: such turns show little.
const IDLE: i32 = 15;

/// What the golden games of Lisboa show.
struct Show;

impl Goal for Show {
    type Game = Lisboa;
    type Sight = Sight;
    type Watch = Watch;
    type Style = Style;

    const VARIANTS: &'static [&'static str] = &VARIANTS;
    const STYLES: &'static [Style] = &Style::ALL;
    const ALLOWED: &'static [(Sight, &'static str)] =
        &[(Sight::Deed(Deed::Favor, How::Event), "no event of the shipped pack gives a Royal Favor")];

    fn game(players: u8, options: &[&str]) -> Result<Lisboa, String> {
        let options = options.iter().try_fold(Options::players(players), |options, name| options.with(name))?;
        Ok(Lisboa::new(Components::shipped(), options))
    }

    fn wanted() -> BTreeSet<Sight> {
        coverage::wanted(&Components::shipped())
    }

    fn first_sight(game: &Lisboa) -> Option<Sight> {
        coverage::first_sight(game)
    }

    fn look(watch: &mut Watch, scene: &Scene<'_, Lisboa>, tell: &mut impl FnMut(Sight)) {
        watch.step(scene, tell);
    }

    fn name(style: Style) -> &'static str {
        style.name()
    }

    fn value(style: Style, game: &Lisboa, state: &State) -> i32 {
        style.value(game, state)
    }

    fn dull(action: Action) -> i32 {
        if matches!(action, Action::Gold(_)) { IDLE } else { 0 }
    }
}

static GAMES: LazyLock<Golden<Show>> = LazyLock::new(|| Golden::load("golden/lisboa"));

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
