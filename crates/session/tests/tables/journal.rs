//! The journal: it only grows, and everything else about a table follows from it.

use crate::common::{asked, deal, madeira, play, viewers};
use session::{
    Barrier, Consent, ConsentError, Entry, LeaveError, Leaving, SightOf, Sitter, Table, TimedEntry, Undo, UndoPolicy,
};
use std::sync::Arc;
use table::{Actor, Game, Seat};

mod laws {
    crate::for_both_games!(
        the_journal_only_grows_and_the_table_follows_from_it,
        what_cannot_follow_is_refused,
        a_table_may_forbid_to_take_back,
    );
}

/// What everybody sees of a table.
fn sights<G: Game>(table: &Table<G>) -> Vec<SightOf<G>> {
    viewers(table).into_iter().map(|viewer| table.sight(viewer, 0)).collect()
}

/// The table that follows from a journal.
fn retraced<G: Game>(game: &Arc<G>, seed: u64, journal: &[TimedEntry<G::Action>]) -> Table<G> {
    let mut table = Table::deal(Arc::clone(game), seed).expect("a deal is possible");
    table.retrace(journal).expect("it happened so");
    table
}

/// Something other than an answer happens, each kind in turn; `happened` counts them.
fn disturb<G: Game>(table: &mut Table<G>, number: usize, happened: &mut [usize; 6]) {
    let n_seats = table.game().n_seats();
    let seat = Seat::A.clockwise(n_seats).nth(number / 6 % 2).expect("two play");
    let others: Vec<Seat> = Seat::first(n_seats).filter(|&other| other != seat).collect();
    let to = table.steps().len().saturating_sub(3);
    let is_done = match number % 6 {
        0 => Seat::first(n_seats).any(|seat| table.undo(seat, Undo::Turn).is_ok()),
        1 => {
            let is_asked = table.ask_undo(seat, to).is_ok();
            let answers: Vec<_> = others.iter().map(|&other| table.answer_undo(other, true)).collect();
            is_asked && answers.last() == Some(&Ok(Consent::Granted))
        }
        2 => table.ask_undo(seat, to).is_ok() && table.answer_undo(others[0], false).is_ok(),
        3 => table.ask_undo(seat, to).is_ok(),
        4 => table.leave(seat, Leaving::TimedOut).is_ok(),
        _ => table.sit(seat, &Sitter::person("Rui")).is_ok(),
    };
    happened[number % 6] += usize::from(is_done);
}

fn the_journal_only_grows_and_the_table_follows_from_it<G: Game>(game: &Arc<G>, seed: u64) {
    let (mut before, mut happened, mut n_looked) = (Vec::new(), [0; 6], 0);
    let mut time = 1_000;
    let table = play(deal(game, seed), seed, |table| {
        let journal = table.journal();
        assert_eq!((journal.len(), &journal[..before.len()]), (table.at(), &before[..]), "nothing is erased");
        assert!(journal[before.len()..].iter().all(|entry| entry.time == Some(time) || before.is_empty()));
        if table.at().is_multiple_of(5) {
            let again = retraced(game, seed, journal);
            assert_eq!((again.state(), again.save(), again.journal()), (table.state(), table.save(), journal));
            assert_eq!(sights(&again), sights(table));
        }
        before = journal.to_vec();
        time += 1;
        table.set_time(Some(time));
        n_looked += 1;
        if n_looked % 2 == 0 && n_looked < 100 && asked(table).is_some() {
            disturb(table, n_looked / 2, &mut happened);
        }
    });
    assert!(happened.iter().all(|&n| n > 0), "{happened:?}");
    // The record is the clean game: what was taken back is not in it.
    let taken_back = table.journal().iter().filter(|timed| matches!(timed.entry, Entry::TakenBack { .. })).count();
    let actions = table.journal().iter().filter(|timed| matches!(timed.entry, Entry::Action { .. })).count();
    assert!(taken_back > 1 && actions > table.steps().len());
    assert_eq!(table.record().moves().len(), table.steps().len());
    let opened = Table::read(Arc::clone(game), &table.save()).expect("a record of the clean game").table;
    assert_eq!((opened.at(), opened.steps().len()), (table.steps().len(), table.steps().len()));
}

fn what_cannot_follow_is_refused<G: Game>(game: &Arc<G>, seed: u64) {
    let mut table = deal(game, seed);
    let seat = asked(&table).expect("somebody is asked");
    let (legal, before) = (table.legal(), table.save());
    let wrong = (0..).map_while(<G::Action as table::Action>::from_index).find(|action| !legal.contains(action));
    let (other, at) = (seat.left(game.n_seats()), table.at());
    let steps = table.steps().len();
    let cannot = [
        Entry::Action { by: Actor::Player(other), action: legal[0] },
        Entry::Action { by: Actor::Player(seat), action: wrong.expect("not everything is possible") },
        Entry::TakenBack { by: seat, to: steps },
        Entry::UndoAsked { by: seat, to: steps },
        Entry::UndoAnswered { by: seat, agrees: true },
        Entry::Sat { seat, sitter: Sitter::bot("genius") },
        Entry::Left { seat: Seat::D, why: Leaving::Resigned },
    ];
    let cannot = cannot.into_iter().filter(|entry| game.n_seats() < 4 || !matches!(entry, Entry::Left { .. }));
    let timed = |entry| TimedEntry { entry, time: None };
    for entry in cannot {
        let mut list = vec![timed(entry.clone())];
        let error = table.retrace(&list).unwrap_err();
        assert!(error.index == 0 && error.to_string().starts_with("entry 0 cannot follow"), "{error}");
        assert_eq!((table.save(), table.at()), (before.clone(), at), "{entry:?}");
        // After something that can.
        list.insert(0, timed(Entry::Sat { seat, sitter: Sitter::person("") }));
        let mut table = table.clone();
        assert_eq!((table.retrace(&list).unwrap_err().index, table.at()), (1, at + 1));
    }
}

fn a_table_may_forbid_to_take_back<G: Game>(game: &Arc<G>, seed: u64) {
    let mut n_free = 0;
    play(deal(game, seed), seed, |table| {
        for seat in Seat::first(game.n_seats()) {
            if table.undo_state(seat).decision.is_err() {
                continue;
            }
            n_free += 1;
            for policy in [UndoPolicy::Consent, UndoPolicy::Never] {
                let mut table = table.clone();
                table.set_undo_policy(policy, false);
                let sight = table.sight(Some(seat), 0);
                assert_eq!(sight.undo.map(|undo| undo.decision), Some(Err(Barrier::Policy(policy))));
                assert_eq!(table.undo(seat, Undo::Decision), Err(Barrier::Policy(policy)));
                let asked = table.ask_undo(seat, table.steps().len() - 1);
                let wanted = if policy == UndoPolicy::Never { Err(ConsentError::Never) } else { Ok(Consent::Waiting) };
                assert_eq!(asked, wanted);
            }
        }
    });
    assert!(n_free > 30, "{n_free}");
}

#[test]
fn bots_agree_to_go_back_but_not_at_rated_tables() {
    let game = &madeira()[0];
    let mut table = deal(game, 4);
    table.sit(Seat::B, &Sitter::bot("noble")).expect("a known bot");
    while table.steps().len() < 12 {
        let seat = asked(&table).expect("somebody is asked");
        let action = table.legal()[0];
        table.act(seat, action).expect("a legal action is taken");
    }
    let (before, at) = (table.save(), table.at());
    table.set_undo_policy(UndoPolicy::Free, true);
    assert_eq!(table.ask_undo(Seat::A, 3), Err(ConsentError::Bot(Seat::B)));
    assert_eq!((table.save(), table.at(), table.undo_request()), (before, at, None));
    table.set_undo_policy(UndoPolicy::Free, false);
    assert_eq!(table.ask_undo(Seat::A, 3), Ok(Consent::Granted));
    let noted: Vec<_> = table.journal()[at..].iter().map(|timed| &timed.entry).collect();
    assert_eq!(noted[..2], [&Entry::UndoAsked { by: Seat::A, to: 3 }, &Entry::TakenBack { by: Seat::A, to: 3 }]);
}

#[test]
fn a_bot_plays_on_for_whoever_leaves() {
    let game = &madeira()[1];
    let mut table = deal(game, 4);
    let at = table.at();
    let steps = table.steps().len();
    assert_eq!(table.leave(Seat::D, Leaving::Resigned), Err(LeaveError::NoPerson(Seat::D)));
    table.leave(Seat::B, Leaving::Resigned).expect("a person sits there");
    let bot = Sitter::bot("merchant");
    assert_eq!((table.sitter(Seat::B), table.steps().len()), (&bot, steps));
    let noted: Vec<_> = table.journal()[at..].iter().map(|timed| &timed.entry).collect();
    let wanted = [Entry::Left { seat: Seat::B, why: Leaving::Resigned }, Entry::Sat { seat: Seat::B, sitter: bot }];
    assert_eq!(noted, wanted.iter().collect::<Vec<_>>());
    assert_eq!(table.leave(Seat::B, Leaving::TimedOut), Err(LeaveError::NoPerson(Seat::B)));
    let mut ended = play(table, 4, |_| {});
    assert_eq!(ended.leave(Seat::A, Leaving::Resigned), Err(LeaveError::Over));
}
