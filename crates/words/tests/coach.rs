//! The coach: a line for every decision, and what is overlooked where it matters and nowhere else.

use lisboa::Lisboa;
use madeira::Madeira;
use std::collections::BTreeSet;
use std::path::Path;
use table::record::{Header, Record};
use table::{Actor, RuleId, Seat};
use testkit::random_game;
use words::{Coached, Isolation, Language, Worded, Words};

/// The most words of a line.
const MOST_WORDS: usize = 22;

/// What is said in games, each of it checked.
struct Listener {
    words: Words,
    said: BTreeSet<&'static str>,
}

impl Listener {
    fn new() -> Self {
        Self { words: Words::new(Language::English, Isolation::Plain), said: BTreeSet::new() }
    }

    /// What is said before an answer.
    fn hear<G: Worded>(&mut self, game: &G, before: &G::State) {
        let Actor::Player(seat) = game.actor(before) else { return };
        let Coached { line, missed } = game.coach(&game.view(before, Some(seat))).expect("the viewer is asked");
        for message in std::iter::once(&line).chain(missed.iter().map(|(message, _)| message)) {
            let text = self.words.check(message).unwrap_or_else(|mistakes| panic!("{mistakes:?}"));
            assert!(text.split_whitespace().count() <= MOST_WORDS, "{} is too long: {text}", message.id);
            self.said.insert(message.id);
        }
        if let Some((_, rule)) = missed {
            assert!(rules::<G>().contains(&format!("id = \"{rule}\"")), "{rule} is no rule");
        }
        let others = Seat::first(game.n_seats()).filter(|&other| other != seat).map(Some).chain([None]);
        for other in others {
            assert_eq!(game.coach(&game.view(before, other)), None, "{other:?} is not asked");
        }
    }

    fn hear_random<G: Worded>(&mut self, game: &G, seeds: std::ops::Range<u64>) {
        for seed in seeds {
            let played = random_game(game, seed, 50_000, |step| self.hear(game, step.before));
            assert!(played.is_ok(), "{played:?}");
        }
    }

    /// The golden games, which together use everything that a game has.
    fn hear_golden<G: Worded>(&mut self, make: impl Fn(u8, &[&str]) -> G) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden").join(G::NAME);
        for entry in std::fs::read_dir(folder).expect("the golden games are there") {
            let path = entry.expect("the folder can be read").path();
            if path.extension().is_none_or(|is| is != "game") {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("the record can be read");
            let head = Header::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let options = head.variants_and_readings::<G>().expect("a version of the rules that is known");
            let game = make(head.players().expect("a record says how many play"), &options);
            let replay = Record::read(&game, &text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            replay.states.iter().for_each(|before| self.hear(&game, before));
        }
    }
}

/// The index of the rules, as text.
fn rules<G: Worded>() -> &'static str {
    match G::NAME {
        "lisboa" => include_str!("../../../rules/lisboa.toml"),
        _ => include_str!("../../../rules/madeira.toml"),
    }
}

/// What of a game stands in the file and was not said.
fn unsaid(game: &str, said: &BTreeSet<&'static str>) -> Vec<&'static str> {
    let (_, file) = Language::English.later().iter().find(|(name, _)| name.ends_with("coach.ftl")).expect("the file");
    let ids = file.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    ids.filter(|id| id.starts_with(&format!("coach-{game}-")) && !said.contains(id)).collect()
}

#[test]
fn every_decision_of_games_of_lisboa_has_a_line() {
    let mut listener = Listener::new();
    for players in 2..=4 {
        for options in [&[][..], &["draft", "tasks", "tokens"]] {
            listener.hear_random(&lisboa_with(players, options), 1..4);
        }
    }
    listener.hear_golden(lisboa_with);
    assert_eq!(unsaid("lisboa", &listener.said), Vec::<&str>::new());
}

#[test]
fn every_decision_of_games_of_madeira_has_a_line() {
    let mut listener = Listener::new();
    for players in 2..=4 {
        listener.hear_random(&madeira_with(players, &[]), 1..6);
    }
    listener.hear_golden(madeira_with);
    assert_eq!(unsaid("madeira", &listener.said), Vec::<&str>::new());
}

fn lisboa_with(players: u8, options: &[&str]) -> Lisboa {
    let plain = lisboa::Options::players(players);
    let options = options.iter().try_fold(plain, |options, name| options.with(name)).expect("the options are known");
    Lisboa::new(lisboa::Components::shipped(), options)
}

fn madeira_with(players: u8, options: &[&str]) -> Madeira {
    let plain = madeira::Options::players(players);
    let options = options.iter().try_fold(plain, |options, name| options.with(name)).expect("the options are known");
    Madeira::new(madeira::Components::shipped(), options)
}

/// What A is told to be often missed, and by which rule, after some answers at a position.
fn missed<G: Worded>(game: &G, given: &[&str], answers: &[&str]) -> Option<(&'static str, RuleId)> {
    let lines: Vec<(usize, &str)> = given.iter().copied().enumerate().collect();
    let setup = game.read_setup(&lines).unwrap_or_else(|faults| panic!("{faults}"));
    let mut state = game.start(&setup).unwrap_or_else(|faults| panic!("{faults}"));
    let mut legal = Vec::new();
    for answer in answers {
        game.legal_actions(&state, &mut legal);
        let action: G::Action = answer.parse().unwrap_or_else(|_| panic!("{answer} is no action"));
        assert!(
            legal.contains(&action),
            "{answer} is not possible: {:?}",
            legal.iter().map(ToString::to_string).collect::<Vec<_>>()
        );
        game.apply(&mut state, action, &mut table::NoEvents);
        while game.actor(&state) == Actor::Chance {
            game.legal_actions(&state, &mut legal);
            game.apply(&mut state, legal[0], &mut table::NoEvents);
        }
    }
    let told =
        game.coach(&game.view(&state, Some(Seat::A))).unwrap_or_else(|| panic!("{:?} is asked", game.actor(&state)));
    told.missed.map(|(message, rule)| (message.id, rule))
}

fn of_lisboa(given: &[&str], answers: &[&str]) -> Option<(&'static str, &'static str)> {
    missed(&lisboa_with(4, &[]), given, answers).map(|(id, rule)| (id, rule.0))
}

fn of_madeira(given: &[&str], answers: &[&str]) -> Option<(&'static str, &'static str)> {
    missed(&madeira_with(4, &[]), given, answers).map(|(id, rule)| (id, rule.0))
}

#[test]
fn the_reward_comes_first_where_it_can_help_to_pay() {
    let visit = ["court 3", "pass"];
    let rich = ["turn A", "A: hand 3 1 2 4 5, influence 10, reis 40"];
    assert_eq!(of_lisboa(&rich, &visit), Some(("coach-lisboa-reward-first", "L-STORE-04")));
    // Only the small tile is left, and of the thin column no land whose reward is money.
    let small = [&rich[..], &["city small", "B: stores B5-tool"]].concat();
    assert_eq!(of_lisboa(&small, &visit), None);
}

#[test]
fn the_treasury_is_paid_twice_in_a_sponsored_store() {
    let event = ["turn A", "treasury 3", "A: hand 67 1 2 3 4, known 67, influence 0, reis 20"];
    let twice = Some(("coach-lisboa-twice", "L-EVENT-06"));
    assert_eq!(of_lisboa(&event, &["court 67"]), twice);
    // With a Plan that can be completed the event asks which of both; the fee is behind, the land to come.
    let choice =
        [&event[..2], &["A: hand 67 1 2 3 4, known 67, influence 0, reis 40, plans 1, king-office 2"]].concat();
    assert_eq!(of_lisboa(&choice, &["court 67"]), twice);
    // A clergy tile takes the fee away, and a visit has none.
    let free = [&event[..2], &["A: hand 67 1 2 3 4, known 67, influence 0, reis 20, clergy 30"]].concat();
    assert_ne!(of_lisboa(&free, &["court 67"]), twice);
    let visit = ["turn A", "treasury 3", "A: hand 3 1 2 4 5, influence 10, reis 40"];
    assert_ne!(of_lisboa(&visit, &["court 3", "pass"]), twice);
}

#[test]
fn what_flows_over_brings_one_wig() {
    let church = |influence| {
        let own = format!("A: influence {influence}, top 3 blue, clergy 1, wigs 5");
        of_lisboa(&["moment church A", "turn A", &own], &[])
    };
    assert_eq!(church(7), Some(("coach-lisboa-overflow", "L-INFL-05")));
    assert_eq!(church(2), None);
}

#[test]
fn wigs_pay_only_what_influence_cannot() {
    let king = |influence| {
        let own = format!("A: influence {influence}, wigs 9, hand 41 1 2 3 4, plans 1, king-office 2");
        of_lisboa(&["turn A", "treasury 2", "B: king-office 3", &own], &[])
    };
    assert_eq!(king(2), Some(("coach-lisboa-wigs", "L-VISIT-04")));
    assert_eq!(king(8), None);
}

/// The church is told of exactly where the Cardinal can pass the envelope, and again before it is scored.
#[test]
fn the_church_is_told_of_when_the_cardinal_passes_the_envelope() {
    let game = lisboa_with(4, &[]);
    let envelope = game.components.board.church_influence;
    for cardinal in 0..6 {
        let place = format!("cardinal {cardinal}");
        let own = "A: hand 41 1 2 3 4, influence 9, plans 1, king-office 2";
        let given = ["turn A", "treasury 2", &place, "church 1 2 3 4 5 6", own];
        let can_pass = (1..=2).any(|steps| (cardinal + steps) % 6 == envelope);
        let told = of_lisboa(&given, &["court 41", "do cardinal"]);
        assert_eq!(told == Some(("coach-lisboa-church-next", "L-CHURCH-01")), can_pass, "{cardinal}: {told:?}");
    }
    let before = format!("cardinal {}", (envelope + 5) % 6);
    let own = "A: hand 41 1 2 3 4, influence 9, plans 1, king-office 2";
    let given = ["turn A", "treasury 2", &before, "church 1 2 3 4 5 6", own];
    let mut answers = vec!["court 41", "do cardinal", "steps 1"];
    let tile = format!("clergy {}", envelope + 1);
    answers.push(&tile);
    assert_ne!(of_lisboa(&given, &answers), Some(("coach-lisboa-church-comes", "L-CHURCH-01")), "the King comes first");
    answers.extend(["open west-A", "complete 1"]);
    let drawing = Some(("coach-lisboa-church-comes", "L-CHURCH-01"));
    assert_eq!(of_lisboa(&given, &answers), drawing);
    assert_eq!(of_lisboa(&given, &["court 41", "pass", "open west-A", "complete 1"]), None);
}

const MASTER: [&str; 2] = ["turn A", "favors porto-santo monk miller bishop patron"];

#[test]
fn wood_from_home_goes_first_where_one_could_buy() {
    let first = Some(("coach-madeira-home-first", "M-WOOD-01"));
    let to_favor = ["die 1 alfandega", "act"];
    let with = |own| of_madeira(&[&MASTER[..], &[own]].concat(), &to_favor);
    assert_eq!(with("A: wood 1, reals 12, fields 1-3 forest, dice 1 2 3"), first);
    assert_eq!(with("A: wood 0, reals 12, fields 1-3 forest, dice 1 2 3"), None, "all of it is bought");
    let upkeep = |own| of_madeira(&["moment upkeep", "wood 1-3 3", own], &[]);
    assert_eq!(upkeep("A: ships wheat-a wheat-b, wood 1, fields 1-3, reals 9"), first);
    assert_eq!(upkeep("A: ships wheat-a wheat-b, wood 2, fields 1-1"), None, "nobody could buy");
}

#[test]
fn no_access_no_wood() {
    let none = Some(("coach-madeira-no-access", "M-WOOD-12"));
    let with = |own, answers: &[&str]| of_madeira(&[&MASTER[..], &[own]].concat(), answers);
    assert_eq!(with("A: wood 0, reals 12, fields 1-1, dice 1 2 3, bread 9", &["die 1 alfandega"]), none);
    assert_eq!(
        with("A: wood 2, reals 12, fields 1-1, dice 1 2 3", &["die 1 alfandega", "act"]),
        none,
        "some Favors cost more"
    );
    assert_eq!(with("A: wood 9, reals 12, fields 1-1, dice 1 2 3", &["die 1 alfandega", "act"]), None);
    assert_eq!(with("A: wood 0, reals 12, fields forest, dice 1 2 3", &["die 1 alfandega"]), None);
    let upkeep = |own| of_madeira(&["moment upkeep", own], &[]);
    assert_eq!(upkeep("A: ships wheat-a wheat-b, wood 1, fields 1-1, reals 20"), none);
}

#[test]
fn a_building_asks_for_reals_or_pirates_even_without_a_worker() {
    let with = |fields| {
        let own = format!("A: markers moinho 1, reals 9, bread 4, fields {fields}");
        of_madeira(&["moment pay moinho A", "dice moinho 1", &own], &[])
    };
    assert_eq!(with("1-1"), Some(("coach-madeira-no-worker", "M-PHASE-C-08")));
    assert_eq!(with("2-1"), None);
}

#[test]
fn the_windmill_gives_no_bread_in_phase_d() {
    let own = |bread| format!("A: fields 1-1 1-2 2-1 2-2 3-1 forest, windmill 2, bread {bread}, reals 5");
    let told = |moment: &str, bread| of_madeira(&[moment, &own(bread)], &[]);
    assert_eq!(told("moment windmill", 0), Some(("coach-madeira-last-bread", "M-WINDMILL-08")));
    assert_eq!(told("moment windmill", 9), None);
    assert_eq!(told("moment feeding", 1), Some(("coach-madeira-no-mill-bread", "M-WINDMILL-08")));
    assert_eq!(told("moment feeding", 9), None);
}
