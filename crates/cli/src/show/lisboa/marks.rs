//! The things of Lisboa that have printed values, and where those come from.

use crate::show::Terminal;
use crate::show::marks::{self, Listed, id};
pub use crate::show::marks::{LEGEND, star, star_if};
use lisboa::{BuildingId, CardId, ClergyId, Land, Lisboa, Noble, PlanId, Row, Ship, Site, TopCard, View};
use table::{Id, Seat};
pub use words::lisboa::printed::{Thing, column_in_doubt, land, site};

impl Listed for Thing {
    fn group(self) -> &'static str {
        match self {
            Self::Treasury => "Treasury",
            Self::Influence => "Influence",
            Self::Prices => "Prices",
            Self::Office(_) => "Offices",
            Self::Church => "Church",
            Self::Card(_) => "Cards",
            Self::Ship(_) => "Ships",
            Self::Tile(_) => "Tiles",
            Self::Decree(_) | Self::DecreeDisplay => "Decrees",
            Self::Plan(_) => "Plans",
            Self::Building(_) => "Buildings",
            Self::Land(_) => "Lands",
            Self::Site(_) => "Sites",
            Self::LandToken(_) | Self::SiteToken(_) => "Tokens",
            Self::ScoringTile(_) | Self::ThinColumn => "Columns",
            Self::Rubble => "Rubble",
            Self::City => "City",
            Self::Player => "Player",
            Self::Scoring => "Scoring",
            Self::Task(_) => "Tasks",
        }
    }

    fn label(entry: &str) -> String {
        match entry.split_once(' ') {
            Some(("treasury_space", n)) => format!("space {n}"),
            Some(("land_token", n)) => format!("land {n}"),
            Some(("site_token", n)) => format!("site {n}"),
            Some(("scoring_tile", n)) => format!("scoring tile {n}"),
            Some((_, name)) => name.to_owned(),
            None => entry.replace('_', " "),
        }
    }
}

/// Everything on the table that a viewer sees, in the order in which it is listed.
fn on_table(game: &Lisboa, view: &View) -> Vec<Thing> {
    let (s, c) = (&view.shown, &game.components);
    let mut things = vec![Thing::Treasury, Thing::Influence, Thing::Prices];
    things.extend(Noble::ALL.map(Thing::Office));
    things.push(Thing::Church);
    let boards = || Seat::first(game.options.players).map(|seat| &s.boards[seat]);
    let top = |card: &TopCard| if let TopCard::Noble(id) = *card { Some(id) } else { None };
    let noble_cards = boards().flat_map(|board| board.top.iter().filter_map(top));
    let treasury_cards = boards().flat_map(|board| board.bottom.iter().copied().flatten());
    let hands = boards().flat_map(|board| board.hand);
    let mut cards: Vec<CardId> =
        s.display.into_iter().flatten().chain(noble_cards).chain(treasury_cards).chain(hands).collect();
    cards.sort_unstable();
    things.extend(cards.into_iter().map(Thing::Card));
    let is_there =
        |ship: &Ship| s.shipyard[ship.index()] > 0 || boards().any(|board| board.top.contains(&TopCard::Ship(*ship)));
    things.extend(Ship::ALL.into_iter().filter(is_there).map(Thing::Ship));
    let held = boards().flat_map(|board| board.clergy.iter().chain(board.clergy_offer.into_iter().flatten()));
    let mut tiles: Vec<ClergyId> = s.church.into_iter().flatten().chain(held).collect();
    tiles.sort_unstable();
    things.extend(tiles.into_iter().map(Thing::Tile));
    let decrees = boards().fold(s.decrees, |all, board| all | board.decrees);
    things.push(Thing::DecreeDisplay);
    things.extend(decrees.iter().map(Thing::Decree));
    let mut plans: Vec<PlanId> = boards().flat_map(|board| board.plans.iter().chain(board.completed)).collect();
    plans.extend(lisboa::Architect::ALL.iter().filter_map(|&architect| game.top_plan(s, architect)));
    plans.sort_unstable();
    things.extend(plans.into_iter().map(Thing::Plan));
    let open = s.buildings.iter().flatten().map(|open| open.building);
    let mut buildings: Vec<BuildingId> = s.available.into_iter().chain(s.next).flatten().chain(open).collect();
    buildings.sort_unstable();
    things.extend(buildings.into_iter().map(Thing::Building));
    let in_play = |row: Option<Row>| row.is_none_or(|row| game.has_row(row));
    let lands = Land::all().filter(|&at| in_play(Some(at.row())) && s.street(at).is_none());
    things.extend(lands.map(|at| land(game, s, at)));
    let sites = Site::all().filter(|&at| in_play(at.row()) && s.buildings[at.index()].is_none());
    things.extend(sites.map(|at| site(game, s, at)));
    things.extend(c.board.scoring_tiles.map(Thing::ScoringTile));
    things.extend([Thing::ThinColumn, Thing::Rubble, Thing::City, Thing::Player, Thing::Scoring]);
    things.extend(boards().flat_map(|board| board.tasks).map(Thing::Task));
    things
}

/// All reconstructed values on the table in short, by kind of thing.
pub fn summary(game: &Lisboa, view: &View) -> String {
    marks::summary(&game.components, on_table(game, view), Lisboa::EXAMPLES.marks)
}

/// Each value of a thing with its confidence and its source.
///
/// # Errors
/// If there is no such thing, what there is.
pub fn described(game: &Lisboa, view: &View, words: &str) -> Result<String, String> {
    Ok(marks::described(&game.components, &named(game, view, words)?))
}

/// The things that can be asked for.
const ASKED: &str = "card 7, tile 17, decree 36, plan 1, building 12, ship blue, land A1, site west-A, office maia, \
                     task A1, treasury, influence, prices, church, columns, rubble, city, decrees, player, scoring";

/// Reads the name of a thing.
fn named(game: &Lisboa, view: &View, words: &str) -> Result<Vec<Thing>, String> {
    let (s, c) = (&view.shown, &game.components);
    let words = marks::asked(words);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let thing = match words.as_slice() {
        ["treasury"] => Thing::Treasury,
        ["influence"] => Thing::Influence,
        ["prices" | "price" | "market"] => Thing::Prices,
        ["church"] => Thing::Church,
        ["rubble" | "pile"] => Thing::Rubble,
        ["city"] => Thing::City,
        ["decrees"] => Thing::DecreeDisplay,
        ["player" | "start"] => Thing::Player,
        ["scoring" | "score"] => Thing::Scoring,
        ["columns" | "column" | "wigs"] => {
            let mut all = c.board.scoring_tiles.map(Thing::ScoringTile).to_vec();
            all.dedup();
            all.push(Thing::ThinColumn);
            return Ok(all);
        }
        ["offices"] => return Ok(Noble::ALL.map(Thing::Office).to_vec()),
        ["ships"] => return Ok(Ship::ALL.map(Thing::Ship).to_vec()),
        ["office", name] => Thing::Office(id(name)?),
        ["card" | "hand", name] => Thing::Card(id(name)?),
        ["ship", name] | [name, "ship"] => Thing::Ship(id(name)?),
        ["tile" | "clergy", name] => Thing::Tile(id(name)?),
        ["decree", name] => Thing::Decree(id(name)?),
        ["plan", name] => Thing::Plan(id(name)?),
        ["building", name] => Thing::Building(id(name)?),
        ["land", name] => land(game, s, id(name)?),
        ["site", name] => site(game, s, id(name)?),
        ["task", name] => Thing::Task(id(name)?),
        _ => return Err(marks::name_a_thing(ASKED)),
    };
    Ok(vec![thing])
}

#[cfg(test)]
mod tests {
    use super::*;
    use lisboa::{Components, DecreeId, Options, Task};
    use table::Game;
    use table::pack::Confidence;
    use testkit::Seeds;
    use words::printed::marks_of;

    fn game(components: Components, options: &[&str]) -> (Lisboa, View) {
        let options = options.iter().try_fold(Options::players(3), |all, name| all.with(name));
        let game = Lisboa::new(components, options.expect("the options are known"));
        let setup = game.random_setup(&mut Seeds(4).setup());
        let state = game.start(&setup).expect("a deal is possible");
        let view = game.view(&state, Some(Seat::A));
        (game, view)
    }

    fn everything(c: &Components) -> Vec<Thing> {
        let mut all = vec![Thing::Treasury, Thing::Influence, Thing::Prices, Thing::Church, Thing::DecreeDisplay];
        all.extend([Thing::ThinColumn, Thing::Rubble, Thing::City, Thing::Player, Thing::Scoring]);
        all.extend(Noble::ALL.map(Thing::Office));
        all.extend(CardId::all().map(Thing::Card));
        all.extend(Ship::ALL.map(Thing::Ship));
        all.extend(ClergyId::all().map(Thing::Tile));
        all.extend(DecreeId::all().map(Thing::Decree));
        all.extend(PlanId::all().map(Thing::Plan));
        all.extend(BuildingId::all().map(Thing::Building));
        all.extend(Land::all().map(Thing::Land));
        all.extend(Site::all().map(Thing::Site));
        all.extend(c.land_tokens.iter().copied().map(Thing::LandToken));
        all.extend(c.site_tokens.iter().copied().map(Thing::SiteToken));
        all.extend(c.board.scoring_tiles.map(Thing::ScoringTile));
        all.extend(Task::ALL.map(Thing::Task));
        all
    }

    #[test]
    fn every_mark_of_the_pack_belongs_to_a_thing_and_every_thing_has_marks() {
        let c = Components::shipped();
        let things = everything(&c);
        for mark in &c.marks {
            assert!(things.iter().any(|&thing| marks_of(&c, thing).any(|own| own == mark)), "{mark:?}");
        }
        for thing in things {
            assert!(marks_of(&c, thing).next().is_some(), "{thing:?}");
        }
    }

    #[test]
    fn a_star_follows_the_marks_of_the_pack() {
        let mut c = Components::shipped();
        for thing in everything(&c) {
            let wanted = marks_of(&c, thing).any(|mark| mark.confidence == Confidence::Reconstructed);
            assert_eq!(star(&c, thing) == "*", wanted, "{thing:?}");
        }
        let card = CardId::numbered(7).expect("there is a card 7");
        assert_eq!(star(&c, Thing::Card(card)), "*");
        for mark in c.marks.iter_mut().filter(|mark| mark.entry == "noble 7") {
            mark.confidence = Confidence::Found;
        }
        assert_eq!(star(&c, Thing::Card(card)), "");
        c.marks.iter_mut().for_each(|mark| mark.confidence = Confidence::Found);
        assert!(everything(&c).into_iter().all(|thing| star(&c, thing).is_empty()));
        let (game, view) = game(c, &[]);
        assert!(summary(&game, &view).contains("No value on the table is reconstructed"));
    }

    #[test]
    fn only_what_lies_on_the_table_is_in_the_summary() {
        let (game, view) = game(Components::shipped(), &[]);
        let text = summary(&game, &view);
        assert!(text.contains("Treasury   space 1: reis 1, influence 1"), "{text}");
        assert!(text.contains("A1: reward reis 5; A2: reward plan 1"), "{text}");
        assert!(!text.contains("Tokens") && !text.contains("Cards"), "{text}");
    }

    #[test]
    fn a_token_is_shown_in_place_of_what_it_covers() {
        let (game, view) = game(Components::shipped(), &["tokens"]);
        let covered = Land::all().find(|at| view.shown.land_tokens[at.index()] > 0).expect("a token lies somewhere");
        let text = described(&game, &view, &format!("land {covered}")).expect("there is such a land");
        assert!(text.starts_with("land token") && text.contains("copies = "), "{text}");
        assert!(summary(&game, &view).contains("Tokens     land "));
    }

    #[test]
    fn things_are_named_in_any_letters_and_wrong_names_are_explained() {
        let (game, view) = game(Components::shipped(), &[]);
        for (words, wanted) in [
            ("card 7", "noble 7 (cards.toml)"),
            ("CARD 7*", "noble 7 (cards.toml)"),
            ("tile 17", "wigs = 3"),
            ("clergy 17", "player aid p. 5"),
            ("building 12", "green = gold, tool"),
            ("plan 1", "rulebook p. 21"),
            ("land a1", "reward = reis 5"),
            ("site WEST-a", "reward = influence 3"),
            ("treasury", "treasury space 5"),
            ("prices", "ceiling = 6"),
            ("columns", "thin column"),
            ("ship blue", "ship blue (cards.toml)"),
            ("office king", "spaces = 6"),
            ("decree 36", "decree 36 (decrees.toml)"),
            ("task b8", "task B8"),
        ] {
            let text = described(&game, &view, words).unwrap_or_else(|error| panic!("{words}: {error}"));
            assert!(text.contains(wanted), "{words}: {text}");
        }
        for (words, wanted) in [
            ("card 99", "1 to 82"),
            ("card", "Name a thing"),
            ("card -1", "1 to 82"),
            ("land Z9", "Z9"),
            ("site a", "west-A to west-E"),
            ("moon", "Name a thing"),
        ] {
            let error = described(&game, &view, words).expect_err(words);
            assert!(error.to_lowercase().contains(&wanted.to_lowercase()), "{words}: {error}");
        }
    }
}
