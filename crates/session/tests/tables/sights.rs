//! What viewers get: the log from any step, catching up, the past, and nothing that is hidden.

use crate::common::{asked, deal, play, twins, viewers};
use session::{Asked, LogEntryOf, SightOf, Table, Undo};
use std::sync::Arc;
use table::{Actor, Game, Seat, Seeds, below};

mod laws {
    crate::for_both_games!(
        who_looks_on_and_who_comes_late_know_the_same,
        the_past_is_shown_as_it_was,
        worlds_that_look_alike_are_told_alike,
        secret_answers_are_not_in_the_log,
        an_answer_is_for_who_is_asked,
        reasons_tell_nothing_that_is_hidden,
    );
}

/// Somebody who looks on and remembers.
struct Memory<G: Game> {
    viewer: Option<Seat>,
    at: usize,
    log: Vec<LogEntryOf<G>>,
}

impl<G: Game> Memory<G> {
    fn look(&mut self, table: &Table<G>) {
        let sight = table.sight(self.viewer, self.at);
        assert_eq!(sight.log_from + sight.log.len(), sight.steps);
        self.log.truncate(sight.log_from);
        self.log.extend(sight.log);
        self.at = sight.at;
    }
}

fn who_looks_on_and_who_comes_late_know_the_same<G: Game>(game: &Arc<G>, seed: u64) {
    let table = deal(game, seed);
    let memory = |viewer| Memory { viewer, at: 0, log: Vec::new() };
    let mut memories: Vec<Memory<G>> = viewers(&table).into_iter().map(memory).collect();
    let mut rng = Seeds(seed).stream(7);
    let mut n_back = 0;
    play(table, seed, |table| {
        // Some look away for a while, and now and then something is taken back.
        for memory in &mut memories {
            if below(&mut rng, 3) == 0 {
                memory.look(table);
                assert_eq!(memory.log, table.sight(memory.viewer, 0).log);
            }
        }
        let n_steps = table.steps().len() as u64;
        if n_steps > 0 && below(&mut rng, 12) == 0 {
            let seat = Seat::A.clockwise(game.n_seats()).nth(below(&mut rng, 2) as usize).expect("two play");
            n_back += usize::from(table.undo(seat, Undo::Turn).is_ok());
        }
    });
    assert!(n_back > 0);
}

fn the_past_is_shown_as_it_was<G: Game>(game: &Arc<G>, seed: u64) {
    let mut live: Vec<SightOf<G>> = Vec::new();
    let table = play(deal(game, seed), seed, |table| {
        live.extend(viewers(table).into_iter().map(|viewer| table.sight(viewer, 0)));
    });
    assert!(live.iter().rev().take(2).all(|sight| sight.end.is_some()));
    for was in live {
        let (at, steps) = (table.at(), table.steps().len());
        let was = SightOf::<G> { undo: None, request: None, at, steps, ..was };
        assert_eq!(table.sight_at(was.viewer, was.step, 0), Some(was));
    }
    for step in 0..=table.steps().len() {
        let sight = table.sight_at(Some(Seat::B), step, usize::MAX).expect("such a step was taken");
        assert_eq!((sight.step, sight.log_from, sight.log.len()), (step, step, 0));
        assert!(sight.progress.began <= step);
    }
    assert_eq!(table.sight_at(None, table.steps().len() + 1, 0), None);
}

fn worlds_that_look_alike_are_told_alike<G: Game>(game: &Arc<G>, seed: u64) {
    let mut n_compared = 0;
    let mut rng = Seeds(seed).stream(8);
    play(deal(game, seed), seed, |table| {
        for viewer in viewers(table) {
            let Some((mut here, mut there)) = twins(table, viewer, below(&mut rng, 1 << 40)) else { continue };
            // The same is done at both for as long as they look alike.
            loop {
                let sights = [&here, &there].map(|table| table.sight(viewer, 0));
                if sights[0].view != sights[1].view {
                    break;
                }
                assert_eq!(sights[0], sights[1]);
                n_compared += 1;
                let Some(seat) = asked(&here).filter(|_| here.steps().len() < 12) else { break };
                let both: Vec<G::Action> = here.legal().into_iter().filter(|a| there.legal().contains(a)).collect();
                let Some(&action) = both.get(below(&mut rng, both.len().max(1) as u64) as usize) else { break };
                here.act(seat, action).expect("possible here");
                there.act(seat, action).expect("possible there");
            }
        }
    });
    assert!(n_compared > 100, "{n_compared}");
}

fn secret_answers_are_not_in_the_log<G: Game>(game: &Arc<G>, seed: u64) {
    let mut rng = Seeds(seed).stream(9);
    let mut n_secret = 0;
    let table = play(deal(game, seed), seed, |table| {
        let Some(seat) = asked(table) else { return };
        let legal = table.legal();
        let n = below(&mut rng, legal.len() as u64) as usize;
        let tables = [legal[n], legal[(n + 1) % legal.len()]].map(|action| {
            let mut table = table.clone();
            table.act(seat, action).expect("a legal action is taken");
            table
        });
        for viewer in viewers(table).into_iter().filter(|&viewer| viewer != Some(seat)) {
            let [one, other] = tables.each_ref().map(|table| table.sight(viewer, 0));
            if one.view == other.view && tables[0].state() != tables[1].state() {
                n_secret += 1;
                assert_eq!(one, other, "what cannot be seen is not told either");
            }
        }
    });
    // All that is done in secret in these games is done before the first turn of Lisboa.
    assert_eq!(n_secret > 0, G::NAME == "lisboa");
    for viewer in viewers(&table) {
        for (step, entry) in table.steps().iter().zip(table.log(viewer, 0..usize::MAX)) {
            let is_own = viewer.is_some() && step.by.seat() == viewer;
            assert!(entry.action.is_none_or(|action| action == step.action));
            assert!(entry.action.is_some() || !is_own, "everybody knows what they did");
            assert!(!entry.forced || is_own || step.by == Actor::Chance);
            let is_whole = entry.events == step.events;
            assert_eq!(entry.action.is_some(), is_own || is_whole);
        }
    }
}

fn an_answer_is_for_who_is_asked<G: Game>(game: &Arc<G>, seed: u64) {
    play(deal(game, seed), seed, |table| {
        for viewer in viewers(table) {
            match table.sight(viewer, 0).asked {
                Asked::Seat { seat, decision, rule, legal, proposal } => {
                    assert_eq!((Some(seat), decision), (asked(table), game.decision(table.state())));
                    assert_eq!(rule, decision.map(|decision| game.decision_rule(decision)));
                    let is_own = viewer == Some(seat);
                    assert_eq!(legal, if is_own { table.legal() } else { Vec::new() });
                    assert!(proposal.is_none_or(|action| legal.contains(&action)));
                }
                Asked::Luck => panic!("a table that went on does not wait for luck"),
                Asked::Nobody => assert_eq!(asked(table), None),
            }
        }
    });
}

fn reasons_tell_nothing_that_is_hidden<G: Game>(game: &Arc<G>, seed: u64) {
    let mut rng = Seeds(seed).stream(12);
    let mut n_looked: usize = 0;
    play(deal(game, seed), seed, |table| {
        let Some(seat) = asked(table) else { return };
        n_looked += 1;
        if n_looked > 8 && !n_looked.is_multiple_of(7) {
            return;
        }
        let world = game.sample(&game.view(table.state(), Some(seat)), &mut rng);
        for action in (0..).map_while(<G::Action as table::Action>::from_index) {
            let reasons = game.explain(table.state(), action);
            assert_eq!(reasons, game.explain(&world, action), "`{action}` after {} steps", table.steps().len());
        }
    });
}
