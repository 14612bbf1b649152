//! The ways to do something, in random games: what is said to be open can be done for what was said, and what players do was open.

use session::{GameName, Shelf, for_game};
use std::collections::BTreeSet;
use table::{Actor, GameExt, NoEvents, RuleIndex, Seat, Ways};
use testkit::random_game;
use testkit::repository::root;
use web::board::Placed;
use web::ways::{Cost, charged, cost};
use words::{Isolation, Language, Words};

/// A step may be the last of so many.
const LONGEST: usize = 50_000;
/// Every so many answers the ways are looked at.
const EVERY: usize = 23;

fn text(name: &str) -> String {
    std::fs::read_to_string(root().join("rules").join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn ways(game: GameName) -> Ways {
    let index = RuleIndex::parse(&text(&format!("{game}.toml"))).unwrap_or_else(|faults| panic!("{faults}"));
    Ways::parse(&text(&format!("{game}-ways.toml")), &index).unwrap_or_else(|faults| panic!("{faults}"))
}

fn table<G: Shelf>(players: u8) -> G {
    session::shelf::make::<G>(<G::Pack as session::Pack>::shipped(), players, &[""; 0]).expect("a game")
}

/// What is said of every way at many moments: that it is open, and the answers that lead there, is held against the rules.
fn is_kept<G: Placed + Shelf>(name: GameName) {
    let (ways, game) = (ways(name), table::<G>(3));
    let (mut seen_open, mut seen_shut) = (BTreeSet::new(), 0);
    for seed in 0..3 {
        let mut number = 0;
        let played = random_game(&game, seed, LONGEST, |step| {
            number += 1;
            let Actor::Player(seat) = game.actor(step.before) else { return };
            if number % EVERY != 0 {
                return;
            }
            for seat in [seat, Seat::A] {
                let view = game.view(step.before, Some(seat));
                for effect in &ways.effects {
                    for way in &effect.ways {
                        match cost(&game, &view, seat, way, &ways.between) {
                            Cost::Open { prices, course } => {
                                seen_open.insert((effect.id.clone(), way.id.clone()));
                                let start = if way.moment.is_some() { Some(*step.before) } else { game.begun(&view) };
                                let mut state = start.expect("it began");
                                let paid = charged(&game, &state, seat, &course);
                                for price in &prices {
                                    let n = paid.get(price.key).map_or(0, |(n, _)| *n);
                                    assert!(
                                        (price.least..=price.most).contains(&n),
                                        "{effect:?} {way:?}: {price:?} {n}"
                                    );
                                }
                                for &action in &course {
                                    assert_eq!(game.actor(&state), Actor::Player(seat));
                                    assert!(game.explain(&state, action).is_empty(), "{action}");
                                    game.apply_asking(&mut state, action, &mut NoEvents);
                                }
                            }
                            Cost::Shut(_) => seen_shut += 1,
                            Cost::Untold => {}
                        }
                    }
                }
            }
        });
        assert!(game.is_over(&played.expect("a whole game")));
    }
    assert!(seen_shut > 100);
    let never: Vec<_> = ways
        .effects
        .iter()
        .flat_map(|effect| effect.ways.iter().map(move |way| (effect.id.clone(), way)))
        .filter(|(effect, way)| !way.steps.is_empty() && !seen_open.contains(&(effect.clone(), way.id.clone())))
        .map(|(effect, way)| format!("{effect}/{}", way.id))
        .collect();
    assert!(never.len() < seen_open.len(), "never open: {never:?}");
}

#[test]
fn what_is_said_to_be_open_can_be_done_for_what_was_said() {
    for game in GameName::ALL {
        for_game!(game, G => is_kept::<G>(game));
    }
}

/// A way of one answer is open exactly where the rules offer such an answer at the beginning of a turn.
fn one_answer_is_exact<G: Placed + Shelf>(name: GameName) {
    let (ways, game) = (ways(name), table::<G>(2));
    let mut looked_at = 0;
    random_game(&game, 9, LONGEST, |step| {
        let Actor::Player(seat) = game.actor(step.before) else { return };
        let view = game.view(step.before, Some(seat));
        let Some(start) = game.begun(&view).filter(|start| game.decision(start) == game.decision(step.before)) else {
            return;
        };
        let mut legal = Vec::new();
        game.legal_actions(&start, &mut legal);
        for way in ways.effects.iter().flat_map(|effect| &effect.ways) {
            let [only] = way.steps.as_slice() else { continue };
            if way.moment.is_some() || !way.gains.is_empty() {
                continue;
            }
            let is_offered = legal.iter().any(|&action| only.fits(&action.to_string(), game.subject(&view, action)));
            let told = cost(&game, &view, seat, way, &ways.between);
            assert_eq!(matches!(told, Cost::Open { .. }), is_offered, "{way:?}: {told:?}");
            if let Cost::Shut(reasons) = told {
                assert!(reasons.iter().all(|(_, rule)| !rule.is_empty()));
            }
            looked_at += 1;
        }
    })
    .expect("a whole game");
    assert!(looked_at > 50, "{looked_at}");
}

#[test]
fn a_way_of_one_answer_is_open_exactly_where_it_is_offered() {
    for game in GameName::ALL {
        for_game!(game, G => one_answer_is_exact::<G>(game));
    }
}

#[test]
fn every_effect_and_way_has_its_words_and_its_sign() {
    let words = Words::new(Language::English, Isolation::Plain);
    for game in GameName::ALL {
        let mut known = BTreeSet::new();
        let legend = for_game!(game, G => <G as Placed>::guide().legend);
        for effect in &ways(game).effects {
            known.insert(format!("effect-{game}-{}", effect.id));
            assert!(legend.iter().any(|(icon, _)| *icon == effect.sign), "`{}` is no sign", effect.sign);
            for way in &effect.ways {
                let id = format!("way-{game}-{}", way.id);
                assert!(
                    ["note", "cost"].iter().all(|form| words.find(&id, Some(form)).is_some()),
                    "`{id}` lacks words"
                );
                known.insert(id);
            }
        }
        assert!(known.iter().all(|id| words.find(id, None).is_some()));
        let (_, text) = Language::English.later().iter().find(|(file, _)| *file == "later/ways.ftl").expect("a file");
        let ids = text.lines().filter_map(|line| Some(line.split_once(" = ")?.0));
        let of_game = |id: &&str| ["effect", "way"].iter().any(|kind| id.starts_with(&format!("{kind}-{game}-")));
        let unused: Vec<&str> = ids.filter(of_game).filter(|id| !known.contains(*id)).collect();
        assert!(unused.is_empty(), "words without a way: {unused:?}");
    }
}
