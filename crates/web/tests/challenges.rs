//! The challenges: each can be opened, has its words, and forbids only what the game knows.

use session::challenge::shipped;
use session::{GameName, Shelf, for_game};
use words::{Isolation, Language, Worded, Words};

fn are_whole<G: Shelf + Worded>(game: GameName) {
    let words = Words::new(Language::English, Isolation::Plain);
    let challenges = shipped(game).unwrap_or_else(|faults| panic!("{faults}"));
    assert!(challenges.len() >= 8, "{game} has a ladder of challenges");
    for challenge in &challenges {
        let id = format!("challenge-{game}-{}", challenge.name);
        assert!(words.find(&id, None).is_some() && words.find(&id, Some("about")).is_some(), "`{id}` has no words");
        assert!(challenge.without.iter().all(|deed| G::DEEDS.contains(&deed.as_str())), "{challenge:?}");
        let table = challenge.open::<G>().unwrap_or_else(|error| panic!("{error}"));
        assert!(!challenge.standing_at(&table, G::deed).is_over);
    }
    let (_, text) = Language::English.later().iter().find(|(file, _)| *file == "later/challenges.ftl").expect("a file");
    let ids = text.lines().filter_map(|line| line.split_once(" = ")?.0.strip_prefix(&format!("challenge-{game}-")));
    let unused: Vec<&str> = ids.filter(|id| challenges.iter().all(|challenge| challenge.name != *id)).collect();
    assert!(unused.is_empty(), "words without a challenge: {unused:?}");
}

#[test]
fn every_challenge_can_be_opened_and_has_its_words() {
    GameName::ALL.into_iter().for_each(|game| for_game!(game, G => are_whole::<G>(game)));
}
