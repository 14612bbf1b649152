//! The rulebooks of the page: every rule on one page, with its words, its signs and its places; and what a table asks stands in them.

use session::{GameName, Shelf, for_game};
use std::collections::BTreeSet;
use table::{Action, Actor, Book, RuleIndex, Seat};
use testkit::random_game;
use testkit::repository::root;
use web::board::{Place, Placed};
use words::printed::Printed;
use words::{Isolation, Language, Words};

/// A step may be the last of so many.
const LONGEST: usize = 50_000;

fn text(name: &str) -> String {
    std::fs::read_to_string(root().join("rules").join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn book(game: GameName) -> (RuleIndex, Book) {
    let index = RuleIndex::parse(&text(&format!("{game}.toml"))).unwrap_or_else(|faults| panic!("{faults}"));
    let book = Book::parse(&text(&format!("{game}-chapters.toml")), &index).unwrap_or_else(|faults| panic!("{faults}"));
    (index, book)
}

fn has_its_words(game: GameName) {
    let words = Words::new(Language::English, Isolation::Plain);
    let (_, book) = book(game);
    let mut known = BTreeSet::new();
    for chapter in &book.chapters {
        known.insert(format!("book-{game}-chapter-{}", chapter.id));
    }
    for page in book.pages() {
        let id = format!("book-{game}-{}", page.id);
        assert!(words.find(&id, Some("intro")).is_some(), "`{id}` has no introduction");
        known.insert(id);
    }
    for id in &known {
        assert!(words.find(id, None).is_some(), "`{id}` has no title");
    }
    let (_, text) = Language::English.later().iter().find(|(file, _)| *file == "later/book.ftl").expect("a file");
    let ids = text.lines().filter_map(|line| Some(line.split_once(" = ")?.0.to_owned()));
    let unused: Vec<String> =
        ids.filter(|id| id.starts_with(&format!("book-{game}-")) && !known.contains(id)).collect();
    assert!(unused.is_empty(), "words without a page: {unused:?}");
}

#[test]
fn every_rule_and_ruling_stands_on_one_page_and_every_page_has_its_words() {
    GameName::ALL.into_iter().for_each(has_its_words);
}

/// The places that a spectator and everybody at some tables see in the course of random games.
fn seen<G: Placed + Shelf>() -> BTreeSet<Place> {
    let mut seen = BTreeSet::new();
    let game = session::shelf::make::<G>(<G::Pack as session::Pack>::shipped(), 4, &[""; 0]).expect("a game");
    random_game(&game, 1, LONGEST, |step| {
        if let Actor::Player(seat) = game.actor(step.before) {
            seen.extend(game.all_places(&game.view(step.before, Some(seat))));
        }
    })
    .expect("a whole game");
    seen
}

fn points_at_what_is_there<G>(game: GameName)
where
    G: Placed + Shelf,
    G::Thing: Printed<Pack = <G as Shelf>::Pack>,
{
    let (seen, (_, book)) = (seen::<G>(), book(game));
    let is_there = |begin: &str| match begin.strip_prefix("me-") {
        Some(own) => seen.iter().any(|place| place.0.starts_with(&format!("{}-{own}", Seat::A))),
        None => seen.iter().any(|place| place.0.starts_with(begin)),
    };
    let legend: Vec<&str> = G::guide().legend.into_iter().map(|(icon, _)| icon).collect();
    let pack = <<G as Shelf>::Pack as session::Pack>::shipped();
    let kinds: BTreeSet<String> =
        <G::Thing as Printed>::marks(&pack).iter().map(|mark| mark.place().kind().to_owned()).collect();
    for page in book.pages() {
        for begin in page.all_places().chain(&page.map).chain(&page.side) {
            assert!(is_there(begin), "page {}: nothing is at `{begin}`", page.id);
        }
        for sign in &page.signs {
            assert!(legend.contains(&sign.as_str()), "page {}: `{sign}` is not explained", page.id);
        }
        for kind in &page.printed {
            assert!(kinds.contains(kind), "page {}: nothing printed is a `{kind}`", page.id);
        }
    }
    for (_, page) in G::guide().turn {
        assert!(book.pages().any(|other| other.id == page), "the guide leads to `{page}`");
    }
}

#[test]
fn pages_point_at_places_signs_and_values_that_there_are() {
    for game in GameName::ALL {
        for_game!(game, G => points_at_what_is_there::<G>(game));
    }
}

/// Whatever a table asks, tells or refuses leads to a page.
fn leads_to_a_page<G: Placed + Shelf>(game: GameName) {
    let (_, book) = book(game);
    let rules = session::shelf::make::<G>(<G::Pack as session::Pack>::shipped(), 3, &[""; 0]).expect("a game");
    let mut met = BTreeSet::new();
    random_game(&rules, 5, LONGEST, |step| {
        met.extend(rules.decision(step.before).map(|decision| rules.decision_rule(decision)));
        let (mut after, mut events) = (*step.before, Vec::new());
        rules.apply(&mut after, step.action, &mut events);
        met.extend(events.iter().map(|event| rules.event_rule(event)));
        let refused = G::Action::from_index(met.len() % G::Action::COUNT).into_iter();
        let reasons = refused.flat_map(|action| rules.explain(step.before, action));
        met.extend(reasons.map(|reason| rules.reason_rule(reason)));
        met.extend(rules.score_sheet(step.before).iter().map(|line| line.rule));
    })
    .expect("a whole game");
    assert!(met.len() > 30, "{met:?}");
    for rule in met {
        assert!(book.page(rule.0).is_some(), "{rule} is on no page");
    }
}

#[test]
fn whatever_a_table_says_leads_to_a_page() {
    for game in GameName::ALL {
        for_game!(game, G => leads_to_a_page::<G>(game));
    }
}

fn picture_is_drawn<G: Placed + Shelf>(game: GameName) {
    let record = text(&format!("{game}-picture.game"));
    let head = session::shelf::record_head(&record).expect("a record");
    let rules = std::sync::Arc::new(session::shelf::make_of_record::<G>(&head, None).expect("a game"));
    let opened = session::Table::read_good_part(rules.clone(), &record).unwrap_or_else(|error| panic!("{error}"));
    assert!(opened.fault.is_none() && opened.table.steps().len() > 100);
    let places = rules.all_places(&rules.view(opened.table.state(), None));
    for page in book(game).1.pages() {
        for begin in page.map.iter().chain(&page.side) {
            assert!(places.iter().any(|place| place.0.starts_with(begin.as_str())), "{}: {begin}", page.id);
        }
    }
}

#[test]
fn the_pictures_show_what_their_pages_are_about() {
    for game in GameName::ALL {
        for_game!(game, G => picture_is_drawn::<G>(game));
    }
}
