//! Saving and opening at every step, records that are broken or foreign, and tables that only try something out.

use crate::common::{asked, deal, lisboa, madeira, play, twins, viewers};
use session::{ReadFault, Refusal, SightOf, Sitter, Table};
use std::sync::Arc;
use table::{Actor, Game, Seat, Seeds, below};

mod laws {
    crate::for_both_games!(
        a_table_is_saved_and_opened_at_every_step,
        the_same_seed_gives_the_same_game,
        broken_records_are_refused_or_opened_to_the_last_good_action,
        what_if_knows_nothing_hidden_and_is_never_the_game,
        actions_are_checked,
    );
}

/// Whether two tables are the same in all that a save keeps.
fn assert_same<G: Game>(one: &Table<G>, other: &Table<G>) {
    assert_eq!((one.state(), one.record()), (other.state(), other.record()));
    assert_eq!(one.save(), other.save());
    // How a table came to be is not in its record: the journal of one that was opened is that of the clean game.
    let sight = |table: &Table<G>, viewer| SightOf::<G> { at: 0, ..table.sight(viewer, 0) };
    for viewer in viewers(one) {
        assert_eq!(sight(one, viewer), sight(other, viewer));
    }
}

fn a_table_is_saved_and_opened_at_every_step<G: Game>(game: &Arc<G>, seed: u64) {
    let mut table = deal(game, seed);
    let sitters =
        [Sitter::person("Ana\n Maria"), Sitter::bot("search:20"), Sitter::person("noble"), Sitter::person("D")];
    Seat::ALL.iter().zip(&sitters).for_each(|(&seat, sitter)| table.sit(seat, sitter).expect("a known bot"));
    let unknown = table.sit(Seat::B, &Sitter::bot("genius")).unwrap_err().to_string();
    assert!(unknown.contains("`genius`") && unknown.contains("apprentice"), "{unknown}");
    assert_eq!(table.sitter(Seat::A), &Sitter::person("Ana Maria"));
    let mut n_saved: usize = 0;
    let table = play(table, seed, |table| {
        let opened = Table::read(Arc::clone(game), &table.save()).expect("what was saved is read");
        assert_eq!((&opened.cut, opened.complete), (&None, asked(table).is_none()));
        assert_eq!(opened.table.sitter(Seat::B), &Sitter::bot("search:20"));
        n_saved += 1;
        if n_saved.is_multiple_of(10) {
            let json = Table::read(Arc::clone(game), &table.record().to_json()).expect("so is JSON");
            assert_same(&json.table, &opened.table);
        }
        assert_same(&opened.table, table);
    });
    // Between decisions too: where luck, or a single answer, comes next.
    for step in 0..table.steps().len() {
        let mut record = table.record().clone();
        record.truncate(step);
        let mut opened = Table::read(Arc::clone(game), &record.to_string()).expect("a part is read").table;
        assert_eq!(Some(opened.state()), table.state_at(step));
        assert_eq!(opened.steps().len(), step, "it does not go on by itself");
        opened.go_on();
        assert!(asked(&opened).is_some() || opened.steps().len() > step);
    }
}

fn the_same_seed_gives_the_same_game<G: Game>(game: &Arc<G>, seed: u64) {
    let once = play(deal(game, seed), seed, |_| {});
    assert_same(&once, &play(deal(game, seed), seed, |_| {}));
    // As drivers without a table have always played: luck from its own stream of the seed.
    let (seeds, mut legal) = (Seeds(seed), Vec::new());
    let mut state = game.start(&game.random_setup(&mut seeds.setup())).expect("a deal is possible");
    let (mut luck, mut players) = (seeds.chance(), seeds.players());
    loop {
        game.legal_actions(&state, &mut legal);
        let action = match (game.actor(&state), legal.as_slice()) {
            (Actor::Nobody, _) => break,
            (Actor::Chance, outcomes) => table::GameExt::draw(&**game, &state, outcomes, &mut luck),
            (Actor::Player(_), &[only]) => only,
            (Actor::Player(_), choices) => choices[below(&mut players, choices.len() as u64) as usize],
        };
        game.apply(&mut state, action, &mut table::NoEvents);
    }
    assert_eq!(once.state(), &state);
}

fn broken_records_are_refused_or_opened_to_the_last_good_action<G: Game>(game: &Arc<G>, seed: u64) {
    let table = play(deal(game, seed), seed, |_| {});
    let text = table.save();
    let lines: Vec<&str> = text.lines().collect();
    let mut rng = Seeds(seed).stream(10);
    let mut n_good = 0;
    for _ in 0..150 {
        let mut broken: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        let (at, other) = (below(&mut rng, lines.len() as u64) as usize, below(&mut rng, lines.len() as u64) as usize);
        match below(&mut rng, 4) {
            0 => drop(broken.remove(at)),
            1 => broken[at] = broken[other].clone(),
            2 => broken[at].push_str(" x"),
            _ => broken[at] = broken[at].replace([' ', ','], ""),
        }
        let broken = broken.join("\n") + "\n";
        match (Table::read(Arc::clone(game), &broken), Table::read_good_part(Arc::clone(game), &broken)) {
            (Ok(strict), Ok(good)) => {
                assert_eq!(good.fault, None);
                assert_same(&strict.table, &good.table);
            }
            (Err(error), Ok(good)) => {
                let fault = good.fault.expect("what is wrong is said");
                assert!((1..=lines.len()).contains(&error.at.line()) && (1..=lines.len()).contains(&fault.line()));
                assert!(!fault.to_string().is_empty() && error.fault == ReadFault::Broken);
                n_good += 1;
            }
            (Err(_), Err(error)) => assert!(!error.at.to_string().is_empty()),
            (Ok(_), Err(error)) => panic!("the whole is right, but not the part: {error}"),
        }
    }
    assert!(n_good > 10, "{n_good}");
    // A move that is no action: all before it is kept, in text and in JSON.
    let begun = lines.iter().position(|&line| line == "play").expect("the play begins") + 1;
    for at in (begun..lines.len()).filter(|&at| lines[at].contains(", ")).step_by(5) {
        let before = Table::read(Arc::clone(game), &(lines[..at].join("\n") + "\n")).expect("a part is read");
        let n = before.table.steps().len() + lines[at].matches(", ").count();
        let (kept, _) = lines[at].rsplit_once(", ").expect("two actions");
        let wrong = format!("{}\n{kept}, jump\n{}\n", lines[..at].join("\n"), lines[at + 1..].join("\n"));
        let good = Table::read_good_part(Arc::clone(game), &wrong).expect("the part before is good");
        assert_eq!((good.table.steps().len(), Some(good.table.state())), (n, table.state_at(n)));
        assert_eq!(good.fault.map(|fault| fault.line()), Some(at + 1));
    }
    let n = table.steps().len() / 2;
    let wrong = with_wrong_move(&table.record().to_json(), n);
    let good = Table::read_good_part(Arc::clone(game), &wrong).expect("the first half is good");
    assert_eq!((good.table.steps().len(), Some(good.table.state())), (n, table.state_at(n)));
    assert!(good.fault.is_some_and(|fault| fault.to_string().starts_with(&format!("move {}:", n + 1))));
    assert_eq!(Table::read(Arc::clone(game), &wrong).map(|_| ()).unwrap_err().fault, ReadFault::Broken);
}

/// A JSON record with another text for the action after so many moves.
fn with_wrong_move(json: &str, n: usize) -> String {
    const KEY: &str = "\"do\":\"";
    let start = json.match_indices(KEY).nth(n).expect("so many moves").0 + KEY.len();
    let end = start + json[start..].find('"').expect("a text ends");
    format!("{}jump{}", &json[..start], &json[end..])
}

fn what_if_knows_nothing_hidden_and_is_never_the_game<G: Game>(game: &Arc<G>, seed: u64) {
    let mut rng = Seeds(seed).stream(11);
    let mut n_compared = 0;
    let table = play(deal(game, seed), seed, |table| {
        for viewer in viewers(table) {
            let try_seed = below(&mut rng, 1 << 40);
            let tried = table.what_if(viewer, table.steps().len(), try_seed).expect("now is a step");
            assert_eq!(game.view(tried.state(), viewer), game.view(table.state(), viewer));
            let refused = Table::read(Arc::clone(game), &tried.save()).map(|_| ()).unwrap_err();
            assert_eq!(refused.fault, ReadFault::WhatIf, "{refused}");
            let Some((here, there)) = twins(table, viewer, try_seed) else { continue };
            let [one, other] = [here, there].map(|twin| {
                let mut tried = twin.what_if(viewer, 0, try_seed).expect("the beginning is a step");
                tried.go_on();
                play(tried, try_seed, |_| {}).save()
            });
            assert_eq!(one, other, "two worlds that look alike give the same table");
            n_compared += 1;
        }
    });
    assert!(n_compared > 5, "{n_compared}");
    let json = table.what_if(None, 3, 1).expect("three steps were taken").record().to_json();
    assert_eq!(Table::read(Arc::clone(game), &json).map(|_| ()).unwrap_err().fault, ReadFault::WhatIf);
    assert!(table.what_if(None, table.steps().len() + 1, 1).is_none());
    // It can be played, and what is tried has no part in the game.
    let mut tried = table.what_if(Some(Seat::A), table.steps().len() / 2, 7).expect("half of the steps were taken");
    tried.go_on();
    let ended = play(tried, 8, |_| {});
    let sight = ended.sight(Some(Seat::A), 0);
    assert!(sight.end.is_some() && sight.what_if.is_some_and(|what_if| what_if.viewer == Some(Seat::A)));
    assert!(ended.what_if(None, 2, 9).is_some_and(|again| again.what_if_of().is_some()));
}

fn actions_are_checked<G: Game>(game: &Arc<G>, seed: u64) {
    let mut n_refused = 0;
    let mut table = play(deal(game, seed), seed, |table| {
        let Some(seat) = asked(table) else { return };
        let (legal, before) = (table.legal(), table.save());
        let other = seat.left(game.n_seats());
        assert_eq!(table.act(other, legal[0]), Err(Refusal::NotAsked { asked: Actor::Player(seat) }));
        let wrong = (0..).map_while(<G::Action as table::Action>::from_index).find(|action| !legal.contains(action));
        if let Some(action) = wrong {
            let reasons = game.explain(table.state(), action);
            assert!(!reasons.is_empty());
            assert_eq!(table.act(seat, action), Err(Refusal::NotPossible { action, reasons }));
            n_refused += 1;
        }
        assert_eq!(table.save(), before, "nothing changes");
    });
    assert!(n_refused > 20);
    let last = table.steps().last().expect("a step was taken").action;
    assert_eq!(table.act(Seat::A, last), Err(Refusal::Over));
}

#[test]
fn foreign_records_are_named() {
    let (lisboa, madeira) = (lisboa(), madeira());
    let text = deal(&lisboa[0], 1).save();
    let fault = |text: &str| Table::read(Arc::clone(&lisboa[0]), text).map(|_| ()).unwrap_err();
    let error = fault(&deal(&madeira[0], 1).save());
    assert_eq!((error.fault, error.at.line()), (ReadFault::OtherGame, 2));
    assert_eq!(fault("").fault, ReadFault::NoRecord);
    assert_eq!(fault("{}").fault, ReadFault::NoRecord);
    assert_eq!(fault("a letter\n").fault, ReadFault::NoRecord);
    let error = fault(&text.replace("rules 2\n", "rules 7\n"));
    assert_eq!((error.fault, error.at.line()), (ReadFault::OtherRules { theirs: 7, ours: 2 }, 3));
    let pack = text.lines().find_map(|line| line.strip_prefix("pack ")).expect("the record names its pack");
    let error = fault(&text.replace(pack, "mine 0123456789abcdef"));
    let wanted = ReadFault::OtherPack { theirs: "mine 0123456789abcdef".to_owned(), ours: pack.to_owned() };
    assert_eq!((error.fault, error.at.line()), (wanted, 5));
    let error = fault(&text.replace("players 2\n", "players 3\n"));
    assert_eq!((error.fault, error.at.line()), (ReadFault::Broken, 4));
    // Nothing of these can be opened in part either.
    assert!(Table::read_good_part(Arc::clone(&lisboa[0]), &text.replace("rules 2\n", "rules 7\n")).is_err());
}

#[test]
fn a_table_leaves_single_answers_to_the_players_if_told_so() {
    for seed in 1..4 {
        let game = Arc::clone(&lisboa()[0]);
        let mut table = Table::deal(Arc::clone(&game), seed).expect("a deal is possible");
        table.play_single_answers(false);
        table.go_on();
        let mut n_single = 0;
        let table = play(table, seed, |table| n_single += usize::from(table.legal().len() == 1));
        assert!(n_single > 0);
        let forced = table.steps().iter().filter(|step| step.forced && step.by != Actor::Chance).count();
        assert_eq!(forced, n_single, "nobody had a choice there, whoever played it");
    }
}

#[test]
fn a_position_is_played_from_its_lines() {
    let game = Arc::clone(&lisboa()[0]);
    let table = Table::position(Arc::clone(&game), &[(1, "turn B"), (2, "B: reis 9")], 3).expect("a position");
    assert_eq!((asked(&table), table.state().boards[Seat::B].reis), (Some(Seat::B), 9));
    assert_eq!(table.record().header().seed(), None);
    let faults = Table::position(game, &[(1, "turn Z"), (4, "B: reis many")], 3).map(|_| ()).unwrap_err();
    assert_eq!(faults.0.iter().map(|fault| fault.place.as_str()).collect::<Vec<_>>(), ["line 1", "line 4"]);
}
