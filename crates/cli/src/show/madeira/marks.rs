//! The things of Madeira that have printed values, and where those come from.

use crate::show::Terminal;
use crate::show::marks::{self, Listed, id};
pub use crate::show::marks::{LEGEND, star, star_at, star_if};
use madeira::{
    Building, City, Colony, Components, Favor, Field, Good, Madeira, PassingSlot, Port, Request, Reward, Row, ShipSlot,
    View,
};
use table::{Id, Seat};
use words::madeira::printed::with_players;
pub use words::madeira::printed::{Thing, in_doubt};

impl Listed for Thing {
    fn group(self) -> &'static str {
        match self {
            Self::Field(_) => "Fields",
            Self::Wood => "Wood",
            Self::Windmill => "Windmill",
            Self::Port(port) if port.market().is_some() => "Markets",
            Self::Port(_) => "Colonies",
            Self::Slot(_) => "Slots",
            Self::City(_) | Self::Districts => "Cities",
            Self::Building(_) | Self::Cost => "Buildings",
            Self::Favor(_) => "Favors",
            Self::Row(_) => "Rows",
            Self::Passing(_) => "Passing",
            Self::Request(_) | Self::Starting => "Requests",
            Self::Reward(_) => "Rewards",
            Self::Amounts => "Amounts",
            Self::Start => "Start",
            Self::Scoring => "Scoring",
        }
    }

    fn label(entry: &str) -> String {
        match entry.split_once(' ') {
            Some(("wood_price", n)) => format!("{n} Wood"),
            Some(("level", n)) => format!("level {n} from the bottom"),
            Some(("starting", "1")) => "Starting Request with 1 crown".to_owned(),
            Some(("starting", n)) => format!("Starting Request with {n} crowns"),
            Some((_, name)) => name.to_owned(),
            None => entry.to_owned(),
        }
    }

    fn key(key: &str) -> String {
        match (with_players(key), key.rsplit_once('_')) {
            (Some((what, n)), _) => format!("{what} with {n} players"),
            (None, Some(("heads", n))) => format!("tiles with {n} heads"),
            (None, _) => key.replace('_', " "),
        }
    }
}

/// Everything on the table with printed values, in the order in which it is listed.
fn on_table(game: &Madeira, view: &View) -> Vec<Thing> {
    let s = &view.shown;
    let mut things: Vec<Thing> = Field::ALL.map(Thing::Field).to_vec();
    things.extend([Thing::Wood, Thing::Windmill]);
    things.extend(Port::ALL.map(Thing::Port));
    things.extend(game.open_slots().iter().map(Thing::Slot));
    things.extend(City::ALL.map(Thing::City));
    things.push(Thing::Districts);
    things.extend(Building::ALL.map(Thing::Building));
    things.push(Thing::Cost);
    let held = Seat::first(game.options.players).map(|seat| s.players[seat].favors_up | s.players[seat].favors_down);
    let lying = s.favors.into_iter().flatten().flatten();
    let mut favors: Vec<Favor> = held.flat_map(|favors| favors.iter()).chain(lying).collect();
    favors.sort_unstable();
    things.extend(favors.into_iter().map(Thing::Favor));
    things.extend(Row::ALL.into_iter().take(usize::from(game.options.players)).map(Thing::Row));
    things.extend(PassingSlot::ALL.map(Thing::Passing));
    things.extend(Request::ALL.map(Thing::Request));
    things.push(Thing::Starting);
    things.extend(s.rewards.into_iter().flatten().flatten().map(Thing::Reward));
    things.extend([Thing::Amounts, Thing::Start, Thing::Scoring]);
    things
}

/// All reconstructed values on the table in short, by kind of thing.
pub fn summary(game: &Madeira, view: &View) -> String {
    marks::summary(&game.components, on_table(game, view), Madeira::EXAMPLES.marks)
}

/// Each value of a thing with its confidence and its source.
///
/// # Errors
/// If there is no such thing, what there is.
pub fn described(game: &Madeira, words: &str) -> Result<String, String> {
    Ok(marks::described(&game.components, &named(&game.components, words)?))
}

/// The things that can be asked for.
const ASKED: &str = "field 1-4, slot sugar-d, market wheat, colony brasil, city funchal, favor monk, reward field, \
                     request wealth, row 2, passing II, building moinho, wood, windmill, districts, cost, starting, \
                     amounts, start, scoring";

/// Reads the name of a thing.
fn named(c: &Components, words: &str) -> Result<Vec<Thing>, String> {
    let words = marks::asked(words);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let thing = match words.as_slice() {
        ["wood"] => Thing::Wood,
        ["windmill" | "mill"] => Thing::Windmill,
        ["districts" | "district" | "citizens"] => Thing::Districts,
        ["cost" | "costs"] => Thing::Cost,
        ["starting"] => Thing::Starting,
        ["amounts"] => Thing::Amounts,
        ["start" | "player"] => Thing::Start,
        ["scoring" | "score"] => Thing::Scoring,
        ["fields"] => return Ok(Field::ALL.map(Thing::Field).to_vec()),
        ["slots"] => return Ok(ShipSlot::all().filter(|&slot| c.slot(slot).is_some()).map(Thing::Slot).collect()),
        ["rewards"] => return Ok(Reward::ALL.map(Thing::Reward).to_vec()),
        ["favors"] => return Ok(Favor::ALL.map(Thing::Favor).to_vec()),
        ["field", name] => Thing::Field(id(name)?),
        ["slot", name] => Thing::Slot(id(name)?),
        ["market", name] => Thing::Port(Port::from(id::<Good>(name)?)),
        ["colony", name] => Thing::Port(Port::from(id::<Colony>(name)?)),
        ["city", name] => Thing::City(id(name)?),
        ["favor", name] => Thing::Favor(id(name)?),
        ["reward", name] => Thing::Reward(id(name)?),
        ["request", name] => Thing::Request(id(name)?),
        ["row", name] => Thing::Row(id(name)?),
        ["passing" | "slot-passing", name] => Thing::Passing(id(name)?),
        ["building", name] => Thing::Building(id(name)?),
        _ => return Err(marks::name_a_thing(ASKED)),
    };
    match words::printed::marks_of(c, thing).next() {
        Some(_) => Ok(vec![thing]),
        None => Err(format!("Nothing is printed for `{}`.", words.join(" "))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use madeira::Options;
    use table::Game;
    use table::pack::Confidence;
    use testkit::Seeds;
    use words::printed::marks_of;

    fn game(components: Components, players: u8) -> (Madeira, View) {
        let game = Madeira::new(components, Options::players(players));
        let state = game.start(&game.random_setup(&mut Seeds(4).setup())).expect("a deal is possible");
        let view = game.view(&state, Some(Seat::A));
        (game, view)
    }

    fn everything(c: &Components) -> Vec<Thing> {
        let words = ["fields", "slots", "rewards", "favors", "wood", "windmill", "districts", "cost", "starting"];
        let lists = words.into_iter().chain(["amounts", "start", "scoring"]);
        let mut all: Vec<Thing> = lists.flat_map(|words| named(c, words).expect("it is known")).collect();
        all.retain(|&thing| thing != Thing::Field(Field::Forest));
        all.extend(Port::ALL.map(Thing::Port));
        all.extend(City::ALL.map(Thing::City));
        all.extend(Building::ALL.map(Thing::Building));
        all.extend(Row::ALL.map(Thing::Row));
        all.extend(PassingSlot::ALL.map(Thing::Passing));
        all.extend(Request::ALL.map(Thing::Request));
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
    fn stars_follow_the_number_of_players_and_the_marks_of_the_pack() {
        let two = game(Components::shipped(), 2).0;
        let three = game(Components::shipped(), 3).0;
        let four = game(Components::shipped(), 4).0;
        assert_eq!([&two, &three].map(|game| in_doubt(game, Thing::Field(Field::F13))), [false, true]);
        assert_eq!([&two, &four].map(|game| in_doubt(game, Thing::Row(Row::One))), [false, true]);
        let mut c = Components::shipped();
        c.marks.iter_mut().for_each(|mark| mark.confidence = Confidence::Found);
        assert!(everything(&c).into_iter().all(|thing| star(&c, thing).is_empty()));
        let (game, view) = game(c, 3);
        assert!(summary(&game, &view).contains("No value on the table is reconstructed"));
    }

    #[test]
    fn only_what_lies_on_the_table_is_in_the_summary() {
        let (game, view) = game(Components::shipped(), 2);
        let text = summary(&game, &view);
        assert!(text.contains("Slots      wheat-a:") && !text.contains("wheat-b"), "{text}");
        assert!(text.contains("level 7 from the bottom: feeds 6"), "{text}");
    }

    #[test]
    fn things_are_named_in_any_letters_and_wrong_names_are_explained() {
        let (game, _) = game(Components::shipped(), 3);
        for (words, wanted) in [
            ("SLOT Sugar-D*", "rulebook p. 10"),
            ("field 1-3", "converts = sugar"),
            ("market wheat", "round 3 = 6"),
            ("colony BRASIL", "good = sugar"),
            ("city funchal", "most = 12"),
            ("favor monk", "guild = turquoise"),
            ("row 2", "guilds with 3 players = green, orange"),
            ("passing iv", "reals = 5"),
            ("building moinho", "gain = 2, 5"),
            ("wood", "wood price 4"),
            ("windmill", "level 4 (windmill.toml)"),
            ("amounts", "monk wood = 2"),
        ] {
            let text = described(&game, words).unwrap_or_else(|error| panic!("{words}: {error}"));
            assert!(text.contains(wanted), "{words}: {text}");
        }
        for (words, wanted) in
            [("moon", "Name a thing"), ("field 9-9", "1-1"), ("slot wheat-f", "Nothing is printed"), ("favor", "Name")]
        {
            let error = described(&game, words).expect_err(words);
            assert!(error.contains(wanted), "{words}: {error}");
        }
    }
}
