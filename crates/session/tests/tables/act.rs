//! Several answers at once: wholly or not at all.

use crate::common::{asked, deal, play, viewers};
use session::{Refusal, RefusedAt, RefusedAtOf, SightOf, Step, Table};
use std::sync::Arc;
use table::{Actor, Game, Seat, Seeds, below};

mod laws {
    crate::for_both_games!(a_list_does_what_its_answers_do, a_list_is_refused_as_a_whole, an_empty_list_does_nothing);
}

/// What everybody sees of a table.
fn sights<G: Game>(table: &Table<G>) -> Vec<SightOf<G>> {
    viewers(table).into_iter().map(|viewer| table.sight(viewer, 0)).collect()
}

/// Whether two tables are the same, the luck to come included.
fn assert_same<G: Game>(one: &Table<G>, other: &Table<G>, seed: u64) {
    assert_eq!((one.state(), one.save(), sights(one)), (other.state(), other.save(), sights(other)));
    let [one, other] = [one, other].map(|table| play(table.clone(), seed, |_| {}).save());
    assert_eq!(one, other, "luck goes on from the same place");
}

/// What is played at random at a copy of this table until it has gone on for so many answers; what every step taught the seat is
/// asked of the rules.
struct Line<G: Game> {
    after: Table<G>,
    steps: Vec<Step<G>>,
}

impl<G: Game> Line<G> {
    /// So many answers, of whoever is asked.
    fn played(table: &Table<G>, answers: usize, seed: u64) -> Self {
        let (mut after, mut rng) = (table.clone(), Seeds(seed).stream(7));
        for _ in 0..answers {
            let Some(seat) = asked(&after) else { break };
            let legal = after.legal();
            let action = legal[below(&mut rng, legal.len() as u64) as usize];
            after.act(seat, action).expect("a legal action is taken");
        }
        let steps = after.steps()[table.steps().len()..].to_vec();
        Self { after, steps }
    }

    /// The answers in which there was a choice, by whomever.
    fn chosen(&self) -> Vec<G::Action> {
        self.steps.iter().filter(|step| !step.forced).map(|step| step.action).collect()
    }

    /// How a list of these answers is refused to a seat: at the first answer behind something that is not the seat's to see or do.
    fn wanted(&self, table: &Table<G>, seat: Seat) -> Option<RefusedAtOf<G>> {
        let (mut index, mut shown) = (0, false);
        for (n, step) in self.steps.iter().enumerate() {
            let is_last = self.steps[n..].iter().all(|step| step.forced);
            let refusal = match step.by {
                _ if is_last => return None,
                Actor::Player(by) if by == seat && shown => Refusal::Shown,
                Actor::Player(by) if by == seat => {
                    let after = self.steps.get(n + 1).map_or(self.after.state(), |next| &next.before);
                    shown = table.game().has_learned(&step.before, after, seat);
                    index += usize::from(!step.forced);
                    continue;
                }
                asked @ (Actor::Player(_) | Actor::Chance) => Refusal::NotAsked { asked },
                Actor::Nobody => Refusal::Over,
            };
            return Some(RefusedAt { index, refusal });
        }
        None
    }
}

fn a_list_does_what_its_answers_do<G: Game>(game: &Arc<G>, seed: u64) {
    let (mut n_lists, mut n_named) = (0, 0);
    play(deal(game, seed), seed, |table| {
        let Some(seat) = asked(table) else { return };
        let number = table.steps().len();
        let line = Line::played(table, 2 + number % 3, seed + number as u64);
        if line.wanted(table, seat).is_some() {
            return;
        }
        let mut at_once = table.clone();
        at_once.act_all(seat, &line.chosen()).expect("what could be done in steps can be done at once");
        assert_same(&at_once, &line.after, seed);
        n_lists += usize::from(line.chosen().len() > 1);
        // The single answers between them may be named, unless they would be taken for others.
        let last = line.steps.iter().rposition(|step| !step.forced).map_or(0, |last| last + 1);
        let named: Vec<G::Action> = line.steps[..last].iter().map(|step| step.action).collect();
        let is_doubtful = line.steps[..last].iter().any(|one| {
            let is_same = |other: &&Step<G>| other.action == one.action;
            one.forced && line.steps.iter().filter(is_same).count() > 1
        });
        if named.len() > line.chosen().len() && !is_doubtful {
            let mut at_once = table.clone();
            at_once.act_all(seat, &named).expect("they are possible");
            assert_eq!(at_once.save(), line.after.save());
            n_named += 1;
        }
    });
    // The rules of Madeira answer single questions themselves.
    assert!(n_lists > 20 && (n_named > 0 || G::NAME == "madeira"), "{n_lists} {n_named} of {}", G::NAME);
}

fn a_list_is_refused_as_a_whole<G: Game>(game: &Arc<G>, seed: u64) {
    let (mut n_luck, mut n_others, mut n_impossible) = (0, 0, 0);
    play(deal(game, seed), seed, |table| {
        let Some(seat) = asked(table) else { return };
        let number = table.steps().len();
        let mut line = Line::played(table, 2 + number % 3, seed + number as u64);
        let mut wanted = line.wanted(table, seat);
        let mut actions = line.chosen();
        if wanted.is_none() {
            // Then something that is not possible at its end.
            line = Line::played(table, 1, seed + number as u64);
            let legal = line.after.legal();
            let wrong =
                (0..).map_while(<G::Action as table::Action>::from_index).find(|action| !legal.contains(action));
            let (Some(action), true) = (wrong, line.steps.len() == 1 && asked(&line.after) == Some(seat)) else {
                return;
            };
            if game.has_learned(table.state(), line.after.state(), seat) {
                return;
            }
            actions = vec![line.steps[0].action, action];
            let reasons = game.explain(line.after.state(), action);
            wanted = Some(RefusedAt { index: 1, refusal: Refusal::NotPossible { action, reasons } });
        }
        match wanted.as_ref().map(|wanted| &wanted.refusal) {
            Some(Refusal::NotAsked { asked: Actor::Chance }) => n_luck += 1,
            Some(Refusal::NotAsked { .. }) => n_others += 1,
            Some(Refusal::NotPossible { .. }) => n_impossible += 1,
            Some(Refusal::Shown | Refusal::Over) | None => {}
        }
        let mut refused = table.clone();
        assert_eq!(refused.act_all(seat, &actions).err(), wanted, "{actions:?}");
        assert_same(&refused, table, seed);
    });
    assert!(n_luck > 5 && n_others > 20 && n_impossible > 5, "{n_luck} {n_others} {n_impossible} of {}", G::NAME);
}

fn an_empty_list_does_nothing<G: Game>(game: &Arc<G>, seed: u64) {
    let table = deal(game, seed);
    let mut same = table.clone();
    assert_eq!(same.act_all(Seat::A, &[]), Ok(()));
    assert_same(&same, &table, seed);
}
