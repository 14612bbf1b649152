//! Positions that are put together: every line of every position is a field, and what the rules say of them is what scenarios want.

use session::GameName;
use std::path::Path;
use table::Seat;
use testkit::scenario::{Block, Scenario};
use web::settle::{
    Fields, Key, Kind, LONGEST_LINK, LinkFault, Options, Position, Referee, Waits, fields_at, referee, troubles,
    words_at,
};

/// The scenarios in the files of a folder whose names begin so.
fn scenarios(folder: &str, begins: &[&str]) -> Vec<Scenario> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(folder);
    let files = std::fs::read_dir(folder).expect("the folder can be read").map(|entry| entry.expect("an entry").path());
    let text = |path: std::path::PathBuf| std::fs::read_to_string(path).expect("the file can be read");
    let all = files.flat_map(|path| testkit::scenario::parse(&text(path)).expect("they are scenarios"));
    let is_wanted = |scenario: &Scenario| begins.iter().any(|name| scenario.header.name.starts_with(name));
    all.filter(is_wanted).collect()
}

/// The position of a scenario.
fn position(scenario: &Scenario) -> Position {
    let game: GameName = scenario.header.game.parse().expect("a game");
    let mut position = Position::blank(game, scenario.header.players);
    position.options = scenario.header.options.clone();
    position.take(scenario.given.iter().map(|line| line.text.as_str()));
    position
}

fn rules(position: &Position) -> std::sync::Arc<dyn Referee> {
    referee(position.game, position.players, &position.options, None).expect("the rules are there")
}

/// The lines of a position at the end of the game.
fn ended(position: &Position) -> Vec<String> {
    let fields = position.fields();
    let scored = position.given.iter().filter(|(key, _)| fields.get(key).is_none_or(|field| field.is_scored));
    fields.last.iter().cloned().chain(scored.map(|(key, value)| format!("{key} {value}"))).collect()
}

/// What a scenario wants of the final scoring: seat, line, points.
fn wanted_scores(scenario: &Scenario) -> Vec<(Seat, String, i16)> {
    let lines = scenario.blocks.iter().filter(|block| matches!(block, Block::Want(_))).flat_map(Block::lines);
    let wanted = |text: &str| {
        let words: Vec<&str> = text.split_whitespace().collect();
        let ["score", seat, line, points] = words.as_slice() else { return None };
        Some((seat.parse().ok()?, (*line).to_owned(), points.parse().ok()?))
    };
    lines.filter_map(|line| wanted(&line.text)).collect()
}

#[test]
fn the_score_sheet_gives_what_the_worked_examples_want() {
    let lisboa = scenarios(
        "lisboa/examples",
        &["LX-31", "LX-32", "LX-33", "LX-34", "LX-35", "LX-36", "LX-37", "LX-38", "LX-39"],
    );
    let madeira = scenarios("madeira/examples", &["MX-29", "MX-30", "MX-31"]);
    assert_eq!((lisboa.len(), madeira.len()), (9, 5));
    let mut compared = 0;
    for scenario in lisboa.iter().chain(&madeira) {
        let position = position(scenario);
        let scored = rules(&position).score(&ended(&position)).expect("it can be scored");
        for (seat, word, points) in wanted_scores(scenario) {
            let line = scored.lines.iter().find(|line| line.word == word).expect("the line is there");
            assert_eq!(line.points[seat.index()], points, "{}: {seat} {word}", scenario.header.name);
            compared += 1;
        }
    }
    assert_eq!(compared, 32);
}

#[test]
fn totals_places_and_ties_are_those_of_the_rules() {
    let all = scenarios("madeira/examples", &["MX-30b"]);
    let position = position(&all[0]);
    let scored = rules(&position).score(&ended(&position)).unwrap();
    assert_eq!((scored.totals, scored.places), (vec![39, 31, 46, 28], vec![2, 3, 1, 4]));
    assert!(scored.ties.is_none());
    let mut tied = Position::blank(GameName::Madeira, 2);
    tied.take(["A: prestige 30, pirates 0", "B: prestige 30, pirates 0", "passing B A"]);
    let scored = rules(&tied).score(&ended(&tied)).unwrap();
    assert_eq!(scored.places, [2, 1]);
    assert!(scored.ties.is_some());
    // Nobody has more of anything: the place is shared.
    let tied = Position::blank(GameName::Lisboa, 3);
    let scored = rules(&tied).score(&ended(&tied)).unwrap();
    assert_eq!(scored.lines.len(), 11);
    assert!(scored.ties.is_some());
}

#[test]
fn every_line_that_is_scored_has_its_rules_and_its_parts_add_up() {
    for scenario in scenarios("lisboa/examples", &["LX-36"]) {
        let position = position(&scenario);
        let scored = rules(&position).score(&ended(&position)).unwrap();
        let decrees = scored.lines.iter().find(|line| line.word == "decrees").unwrap();
        let parts: Vec<&str> = decrees.parts.iter().map(|(_, rule, _)| rule.0).collect();
        assert!(parts.contains(&"L-DECREE-17") && parts.contains(&"L-DECREE-21"), "{parts:?}");
        assert_eq!(decrees.parts.iter().map(|(_, _, amount)| amount).sum::<i16>(), 8);
    }
}

/// Every game for every number of players, with nothing and with everything that can be played with.
fn games() -> Vec<Position> {
    let all = |game: GameName| (2..=4).map(move |players| Position::blank(game, players));
    let variants = all(GameName::Lisboa)
        .map(|position| Position { options: ["tokens", "tasks"].map(str::to_owned).to_vec(), ..position });
    GameName::ALL.into_iter().flat_map(all).chain(variants).collect()
}

#[test]
fn every_line_of_a_position_is_a_field_that_reads_it() {
    for mut position in games() {
        let (fields, rules) = (position.fields(), rules(&position));
        let checked = rules.check(&[]);
        assert_eq!(checked.faults, []);
        position.take(checked.lines.iter().map(String::as_str));
        // Derived from two others, and so no field.
        let is_known = |key: &Key| fields.get(key).is_some() || key.name == "pirates-gained";
        for (key, value) in &position.given {
            assert!(is_known(key), "{key} {value} is no field");
        }
        // Taken apart and put together again, it is the same position.
        assert_eq!(rules.check(&position.lines()), checked);
    }
}

#[test]
fn every_word_that_a_field_offers_can_be_read() {
    for position in games() {
        let rules = rules(&position);
        for field in &position.fields().all {
            let values = match &field.kind {
                Kind::Number(low, high) => [low, high].map(ToString::to_string).to_vec(),
                Kind::One(words) | Kind::Set(words) | Kind::Many(words) => words.clone(),
                Kind::Row(_, Options::Words(words)) | Kind::Words(_, words) => words.clone(),
                Kind::Row(n, Options::Range(..)) => vec![vec!["1"; *n].join(" ")],
                Kind::Pairs(names, Options::Range(low, _)) => {
                    names.iter().map(|name| format!("{name} {low}")).collect()
                }
                Kind::Pairs(names, Options::Words(words)) => {
                    names.iter().flat_map(|name| words.iter().map(move |word| format!("{name} {word}"))).collect()
                }
            };
            // Whatever a pack or the rest of the position decides.
            let is_bounded = matches!(field.kind, Kind::Number(..)) || field.name == "@known";
            for value in values {
                let line = format!("{} {value}", field.of(Seat::A));
                assert!(is_bounded || rules.reads(&line), "{}: `{line}` cannot be read", position.game);
            }
        }
    }
}

#[test]
fn every_field_has_a_name_and_every_word_that_needs_one() {
    for position in games() {
        for field in &position.fields().all {
            let name = session::for_game!(position.game, G => <G as words::Worded>::position_field(&field.name));
            assert!(name.is_some(), "{} has no name", field.name);
        }
    }
}

#[test]
fn a_link_leads_to_the_same_position() {
    for scenario in scenarios("lisboa/examples", &["LX-"]).iter().chain(&scenarios("madeira/examples", &["MX-"])) {
        let mut position = position(scenario);
        position.title = format!("{} – “ça; va”_100 % ?", scenario.header.name);
        let link = position.link();
        assert!(link.is_ascii() && !link.contains(['/', '#', ' ']), "{link}");
        assert_eq!(Position::of_link(position.game, &link), Ok(position));
    }
}

#[test]
fn a_whole_position_fits_into_a_link() {
    for mut position in games() {
        let all = rules(&position).check(&[]).lines;
        position.take(all.iter().map(String::as_str));
        let link = position.link();
        assert!(link.len() * 2 < LONGEST_LINK, "{}", link.len());
        assert_eq!(Position::of_link(position.game, &link), Ok(position));
    }
}

#[test]
fn a_link_from_a_stranger_is_refused_or_shows_its_faults() {
    let of = |link: &str| Position::of_link(GameName::Lisboa, link);
    assert_eq!(of(&"A".repeat(LONGEST_LINK + 1)), Err(LinkFault::Long));
    assert_eq!(of("2;players_4"), Err(LinkFault::Newer));
    for broken in ["", "x", "1", "1;players_9", "1;players_4;pack_x", "1;%4", "1;%zz", "%FF", "1;players_4;pack_x_y"] {
        assert!(matches!(of(broken), Err(LinkFault::Broken(_))), "{broken}");
    }
    // What no rule knows is a fault of the position, named with its line; the rest is shown.
    let position = of("1;players_4;nonsense_1;A:_hats_3;treasury_99;A:_reis_3;Z:_reis_1;<script>;turn_D").unwrap();
    let checked = rules(&position).check(&position.lines());
    assert_eq!(checked.faults.len(), 5, "{:?}", checked.faults);
    assert!(checked.lines.iter().any(|line| line.contains("reis 3")));
    assert_eq!(rules(&position).answers(&position.lines(), Seat::A, &[]), Err(Waits::Faults));
}

#[test]
fn lx_18_has_the_answers_of_its_scenario() {
    let scenario = &scenarios("lisboa/examples", &["LX-18"])[0];
    let position = position(scenario);
    let answers = rules(&position).answers(&position.lines(), Seat::A, &[]).unwrap();
    let asked = answers.asked.clone().unwrap();
    assert_eq!((asked.1.0, asked.2.as_str()), ("L-TURN-04", "take-turn"));
    let visit = answers.open.iter().find(|answer| answer.action == "court 41").unwrap();
    assert!(!visit.rules.is_empty());
    // One step further the visit is paid: no Influence is left, and two wigs fewer.
    let then = rules(&position).answers(&position.lines(), Seat::A, &["court 41".to_owned()]).unwrap();
    assert_eq!(then.path.len(), 1);
    // Somebody else would have to be in turn.
    let other = rules(&position).answers(&position.lines(), Seat::C, &[]).unwrap();
    assert!(other.is_supposed && !answers.is_supposed);
    // A scenario of it passes.
    let wanted = [
        "asks A take-turn".to_owned(),
        format!("only {}", answers.open.iter().map(|answer| answer.action.clone()).collect::<Vec<_>>().join(", ")),
    ];
    let text = position.scenario("question", &[asked.1], &wanted, &[]);
    assert_eq!(Position::of_scenario(&text).map(|read| read.given), Ok(position.given.clone()));
    let index = table::RuleIndex::parse(GameName::Lisboa.rules()).unwrap();
    let report = testkit::scenario::run_text(&text, &index, |header| {
        session::shelf::make::<lisboa::Lisboa>(session::Pack::shipped(), header.players, &header.options)
            .map_err(|error| error.to_string())
    });
    assert_eq!(report.unwrap().n_passed(), 1);
}

#[test]
fn a_text_that_is_no_scenario_says_why() {
    for (text, part) in [
        ("", "there is no scenario"),
        ("caravela-record 1", "there is no scenario"),
        ("scenario X\ngame chess\nplayers 2\ngiven\nend", "`chess` is not a game"),
        ("scenario X\nplayers 7\ngiven\nend", "`players 7`"),
        ("scenario X\nnonsense 7\ngiven\nend", "line 2: `nonsense`"),
    ] {
        let faults = Position::of_scenario(text).unwrap_err().to_string();
        assert!(faults.contains(part), "{faults}");
    }
}

#[test]
fn fields_of_another_number_of_players_are_others() {
    let two = Fields::of(GameName::Madeira, 2, &[]);
    let turn = two.all.iter().find(|field| field.key == "turn").unwrap();
    assert_eq!(turn.kind, Kind::One(vec!["A".to_owned(), "B".to_owned()]));
    assert!(!Fields::of(GameName::Lisboa, 3, &[]).all.iter().any(|field| field.group == "tokens"));
}

#[test]
fn faults_have_their_fields_and_a_repair() {
    for (game, lines, places) in [
        (GameName::Lisboa, vec!["A: officials 8, king-office 2"], vec!["A: officials"]),
        (GameName::Lisboa, vec!["A: hand 12 13", "B: hand 12 14"], vec!["A: hand", "B: hand"]),
        (GameName::Lisboa, vec!["treasury 99"], vec!["treasury"]),
        (GameName::Lisboa, vec!["A: tool 9"], vec!["A: tool"]),
        (GameName::Lisboa, vec!["hats 3"], vec!["hats"]),
        (GameName::Madeira, vec!["A: workers 10, fields 1-1"], vec!["A: workers"]),
        (GameName::Madeira, vec!["rows A - -", "passing A - - -"], vec!["rows", "passing"]),
    ] {
        let mut position = Position::blank(game, 3);
        position.take(lines.iter().copied());
        let rules = rules(&position);
        let checked = rules.check(&position.lines());
        let found = troubles(&position, &[], &checked, &*rules);
        assert!(!found.is_empty(), "{lines:?}");
        let keys: Vec<String> = found[0].keys.iter().map(ToString::to_string).collect();
        assert!(
            places.iter().all(|place| keys.iter().any(|key| key == place)),
            "{lines:?}: {:?} {keys:?}",
            found[0].fault
        );
        // What is repaired one after the other is sound in the end.
        for _ in 0..10 {
            let checked = rules.check(&position.lines());
            let Some((key, value)) = troubles(&position, &[], &checked, &*rules).into_iter().find_map(|one| one.repair)
            else {
                break;
            };
            let fields = position.fields();
            position.set(&fields, key, value);
        }
        assert_eq!(rules.check(&position.lines()).faults, [], "{lines:?}");
    }
}

#[test]
fn places_of_the_board_lead_to_their_fields() {
    let keys = |game: GameName, place: &str| {
        let fields = Fields::of(game, 3, &[]);
        fields_at(&fields, place, Seat::B).iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(keys(GameName::Lisboa, "land-B3"), ["rubble row B", "rubble column 3", "B: stores"]);
    assert_eq!(keys(GameName::Lisboa, "treasury"), ["treasury"]);
    assert_eq!(keys(GameName::Lisboa, "C-reis"), ["C: reis"]);
    assert_eq!(keys(GameName::Lisboa, "C-goods-gold"), ["C: gold"]);
    assert_eq!(keys(GameName::Lisboa, "post-king-office"), ["B: king-office"]);
    assert_eq!(keys(GameName::Madeira, "field-1-1"), ["converted", "B: fields"]);
    assert_eq!(keys(GameName::Madeira, "spot-funchal-3"), ["citizens", "B: city"]);
    assert_eq!(keys(GameName::Madeira, "slot-brasil-c"), ["B: ships"]);
    let fields = Fields::of(GameName::Lisboa, 3, &[]);
    let stores = fields.all.iter().find(|field| field.key == "stores").unwrap();
    assert_eq!(words_at(stores, "land-B3"), ["B3-cloth", "B3-book"]);
}
