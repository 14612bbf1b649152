//! The things of Lisboa that have printed values, and where those come from.

use super::words;
use crate::show::Terminal;
use crate::show::marks::{self, Printed, id};
pub use crate::show::marks::{LEGEND, star};
use lisboa::{
    BuildingId, CardId, ClergyId, Column, Components, DecreeId, Item, Items, Land, Lisboa, Noble, PlanId, Row, Ship,
    Site, State, Task, TopCard, View,
};
use table::pack::Mark;
use table::{Id, Seat};

/// Something on the table with printed values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// The Treasury track.
    Treasury,
    /// The Influence track.
    Influence,
    /// The market track of all goods.
    Prices,
    /// An office.
    Office(Noble),
    /// The church track.
    Church,
    /// A political card.
    Card(CardId),
    /// A ship card.
    Ship(Ship),
    /// A clergy tile.
    Tile(ClergyId),
    /// A decree.
    Decree(DecreeId),
    /// How many decrees are laid out.
    DecreeDisplay,
    /// A Plan.
    Plan(PlanId),
    /// A public building.
    Building(BuildingId),
    /// A land space.
    Land(Land),
    /// A construction site.
    Site(Site),
    /// A random token for a land space.
    LandToken(Items),
    /// A random token for a construction site.
    SiteToken(Items),
    /// A scoring tile below the map, by its wigs: equal ones cannot be told apart.
    ScoringTile(u8),
    /// Which scoring tile counts for the thin column.
    ThinColumn,
    /// The rubble cubes: their values and how many there are.
    Rubble,
    /// The city tiles.
    City,
    /// What a player starts with, and the player board.
    Player,
    /// The values of the final scoring.
    Scoring,
    /// A starting task.
    Task(Task),
}

impl Printed for Thing {
    type Pack = Components;

    fn entries(self, c: &Components) -> (&'static str, Vec<String>) {
        match self {
            Self::Treasury => {
                let spaces = (1..=c.board.treasury.len()).map(|n| format!("treasury_space {n}"));
                ("board.toml", spaces.chain(["treasury_track".to_owned()]).collect())
            }
            Self::Influence => ("board.toml", vec!["influence_track".to_owned()]),
            Self::Prices => ("board.toml", vec!["market".to_owned()]),
            Self::Office(noble) => ("board.toml", vec![format!("office {noble}")]),
            Self::Church => ("board.toml", vec!["church".to_owned()]),
            Self::Card(id) => ("cards.toml", vec![format!("noble {id}"), format!("treasury {id}")]),
            Self::Ship(ship) => ("cards.toml", vec![format!("ship {ship}")]),
            Self::Tile(id) => ("clergy.toml", vec![format!("clergy {id}")]),
            Self::Decree(id) => ("decrees.toml", vec![format!("decree {id}")]),
            Self::DecreeDisplay => ("board.toml", vec!["decrees".to_owned()]),
            Self::Plan(id) => ("plans.toml", vec![format!("plan {id}")]),
            Self::Building(id) => ("buildings.toml", vec![format!("building {id}")]),
            Self::Land(land) => ("board.toml", vec![format!("land {land}")]),
            Self::Site(site) => ("board.toml", vec![format!("site {site}")]),
            Self::LandToken(items) => ("variants.toml", pool(c, "land_token", "reward", &pack_words(items))),
            Self::SiteToken(items) => ("variants.toml", pool(c, "site_token", "reward", &pack_words(items))),
            Self::ScoringTile(wigs) => ("scoring.toml", pool(c, "scoring_tile", "wigs", &wigs.to_string())),
            Self::ThinColumn => ("scoring.toml", vec!["thin_column".to_owned()]),
            Self::Rubble => {
                let colors = lisboa::Rubble::ALL.map(|color| format!("rubble {color}"));
                ("board.toml", colors.into_iter().chain(["downtown".to_owned()]).collect())
            }
            Self::City => ("board.toml", vec!["city_tiles".to_owned()]),
            Self::Player => ("start.toml", vec!["start".to_owned(), "player_board".to_owned()]),
            Self::Scoring => {
                let stores = lisboa::Good::ALL.map(|good| format!("stores {good}"));
                let rest = ["officials", "final"].map(str::to_owned);
                ("scoring.toml", stores.into_iter().chain(rest).collect())
            }
            Self::Task(task) => ("variants.toml", vec![format!("task {task}")]),
        }
    }

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

/// The entries of one kind that have this value, where entries have no name of their own.
fn pool(c: &Components, kind: &str, key: &str, value: &str) -> Vec<String> {
    let is_one = |mark: &&Mark| {
        mark.key == key && mark.value == value && mark.entry.split_once(' ').is_some_and(|(of, _)| of == kind)
    };
    c.marks.iter().filter(is_one).map(|mark| mark.entry.clone()).collect()
}

/// Items in the words of a pack.
fn pack_words(items: Items) -> String {
    let word = |item: Item| match item {
        Item::Reis(n) => format!("reis {n}"),
        Item::Influence(n) => format!("influence {n}"),
        Item::Goods(good, n) => format!("{good} {n}"),
        Item::Plan(n) => format!("plan {n}"),
        Item::Recruit(n) => format!("recruit {n}"),
        Item::Favor => "favor".to_owned(),
        Item::Rubble => "rubble".to_owned(),
        Item::Cardinal => "cardinal".to_owned(),
        Item::TakeDecree => "take-decree".to_owned(),
        Item::Decree(n) => format!("decree {n}"),
    };
    words::listed(items.into_iter().flatten().map(word), "")
}

/// The reward of a land space as the thing that is printed with it: the space, or the token on it.
pub fn land(game: &Lisboa, state: &State, land: Land) -> Thing {
    match state.land_tokens[land.index()] {
        0 => Thing::Land(land),
        _ => Thing::LandToken(game.land_reward(state, land)),
    }
}

/// The reward of a construction site as the thing that is printed with it: the site, or the token on it.
pub fn site(game: &Lisboa, state: &State, site: Site) -> Thing {
    match state.site_tokens[site.index()] {
        0 => Thing::Site(site),
        _ => Thing::SiteToken(game.site_reward(state, site)),
    }
}

/// Whether the wigs of a column are in doubt: its scoring tile, or, for the thin column, which tile that is.
pub fn column_star(c: &Components, column: Column, wigs: u8) -> &'static str {
    let tile = star(c, Thing::ScoringTile(wigs));
    if column.is_thin() && tile.is_empty() { star(c, Thing::ThinColumn) } else { tile }
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
    use crate::show::marks::marks_of;
    use lisboa::Options;
    use table::Game;
    use table::pack::Confidence;
    use testkit::Seeds;

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
        assert!(text.contains("Treasury   space 1: reis 1, influence 3"), "{text}");
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
