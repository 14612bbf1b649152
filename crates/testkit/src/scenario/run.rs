//! Playing a scenario.

use super::produced::Produced;
use super::want::legal_texts;
use super::{Block, Failure, Line, Scenario, decision_name, want};
use crate::driver::choices;
use std::collections::BTreeSet;
use table::{Actor, Fault, Faults, Game, RuleId, split_actions};

/// More steps than any turn has; a game that plays so many by itself hangs.
const MOST_STEPS: usize = 10_000;

/// How a reason is said.
pub(super) type Say<'a, G> = &'a dyn Fn(<G as Game>::Reason) -> String;

/// Plays a scenario with the game it asks for; reasons are told as they stand in the code. Gives what [`run_saying`] does.
///
/// # Errors
/// If anything is not as the scenario says.
pub fn run<G: Game>(game: &G, scenario: &Scenario) -> Result<BTreeSet<RuleId>, Vec<Failure>> {
    run_saying(game, scenario, &|reason| format!("{reason:?}"))
}

/// Plays a scenario with the game it asks for; `say` has the words for reasons. Gives the rules that the run has produced: those
/// of the decisions on the way, of what happened, of the prices of the actions, of the refusals and of the score lines that were
/// wanted.
///
/// A wrong action ends it, because what comes after would mean nothing; wishes that are not fulfilled are all listed.
///
/// # Errors
/// If anything is not as the scenario says.
pub fn run_saying<G: Game>(
    game: &G,
    scenario: &Scenario,
    say: &dyn Fn(G::Reason) -> String,
) -> Result<BTreeSet<RuleId>, Vec<Failure>> {
    let start = read_position(game, scenario);
    if let Some(Block::Impossible(lines)) = scenario.blocks.first() {
        return refused(start.err(), scenario, lines).map(|()| BTreeSet::new());
    }
    let state = start.map_err(|faults| faults.0.iter().map(|fault| failure_of(fault, scenario)).collect::<Vec<_>>())?;
    let mut table = Table { game, say, state, produced: Produced::new(game) };
    table.produced.decision(&state);
    let mut failures = Vec::new();
    for block in &scenario.blocks {
        match block {
            Block::Do(lines) => {
                if let Err(failure) = table.play(lines, scenario.header.line) {
                    failures.push(failure);
                    break;
                }
            }
            Block::Want(lines) => failures.extend(lines.iter().filter_map(|line| {
                let message = want::check(game, say, &table.state, &mut table.produced, &line.text).err()?;
                Some(Failure { line: line.number, message })
            })),
            Block::Impossible(_) => {}
        }
    }
    if failures.is_empty() { Ok(table.produced.rules) } else { Err(failures) }
}

fn read_position<G: Game>(game: &G, scenario: &Scenario) -> Result<G::State, Faults> {
    let lines: Vec<(usize, &str)> = scenario.given.iter().map(|line| (line.number, line.text.as_str())).collect();
    game.start(&game.read_setup(&lines)?)
}

/// A fault of the position, at its line if it names one.
fn failure_of(fault: &Fault, scenario: &Scenario) -> Failure {
    let line = fault.place.strip_prefix("line ").and_then(|number| number.parse().ok());
    let message = if line.is_some() || fault.place.is_empty() {
        fault.what.clone()
    } else {
        format!("{}: {}", fault.place, fault.what)
    };
    let first = scenario.given.first().map_or(scenario.header.line, |line| line.number);
    Failure { line: line.unwrap_or(first), message }
}

/// The position must have been refused, for at least these faults.
fn refused(faults: Option<Faults>, scenario: &Scenario, lines: &[Line]) -> Result<(), Vec<Failure>> {
    let Some(faults) = faults else {
        return Err(vec![Failure { line: scenario.header.line, message: "the position is possible".to_owned() }]);
    };
    let texts: Vec<String> = faults.0.iter().map(|fault| format!("{}: {}", fault.place, fault.what)).collect();
    let missing: Vec<Failure> = lines
        .iter()
        .filter(|line| !texts.iter().any(|text| text.contains(&line.text)))
        .map(|line| Failure {
            line: line.number,
            message: format!("no fault names `{}`; the faults are\n{}", line.text, texts.join("\n")),
        })
        .collect();
    if missing.is_empty() { Ok(()) } else { Err(missing) }
}

/// A game that is being played.
struct Table<'g, G: Game> {
    game: &'g G,
    say: Say<'g, G>,
    state: G::State,
    produced: Produced<'g, G>,
}

impl<G: Game> Table<'_, G> {
    /// Plays a block `do`.
    fn play(&mut self, lines: &[Line], start: usize) -> Result<(), Failure> {
        for line in lines {
            let fail = |message: String| Failure { line: line.number, message };
            let (by, actions) = read_line(&line.text).map_err(fail)?;
            for text in split_actions(actions) {
                let action: G::Action = text.parse().map_err(|e: table::ParseActionError| fail(e.to_string()))?;
                self.act(by, action).map_err(fail)?;
            }
        }
        let last = lines.last().map_or(start, |line| line.number);
        self.settle().map_err(|message| Failure { line: last, message })
    }

    /// Performs a written action, after everything that happens by itself before it.
    fn act(&mut self, by: Actor, action: G::Action) -> Result<(), String> {
        // If somebody could have meant this action earlier, the reasons of then say more than those of the end.
        let mut earlier = None;
        for _ in 0..MOST_STEPS {
            let actor = self.game.actor(&self.state);
            if actor == by {
                let reasons = self.game.explain(&self.state, action);
                if reasons.is_empty() {
                    self.perform(action);
                    return Ok(());
                }
                let refusal = want::refusal::<G>(self.say, action, &reasons);
                let refusal = format!("{refusal}\n{}", self.situation());
                earlier.get_or_insert(refusal);
            }
            if !self.step_alone() {
                let now = self.situation();
                return Err(match earlier {
                    Some(refusal) if refusal.ends_with(&now) => refusal,
                    Some(refusal) => format!("{refusal}\nnow {now}"),
                    None => format!("`{action}` is by {}, but {now}", name(by)),
                });
            }
        }
        Err(format!("the game does not come to `{action}`"))
    }

    /// Performs a legal action.
    fn perform(&mut self, action: G::Action) {
        if let Actor::Player(_) = self.game.actor(&self.state) {
            self.produced.price(&self.state, action);
        }
        self.game.apply(&mut self.state, action, &mut self.produced);
        self.produced.decision(&self.state);
    }

    /// Plays what happens by itself, until somebody has a choice.
    fn settle(&mut self) -> Result<(), String> {
        for _ in 0..MOST_STEPS {
            if !self.step_alone() {
                return Ok(());
            }
        }
        Err("the game does not come to a choice".to_owned())
    }

    /// Plays a chance step or a single legal answer; false if there is a choice, or nothing to do.
    fn step_alone(&mut self) -> bool {
        let legal = choices(self.game, &self.state);
        let is_chance = self.game.actor(&self.state) == Actor::Chance;
        match legal.first() {
            Some(&action) if is_chance || legal.len() == 1 => {
                self.perform(action);
                true
            }
            _ => false,
        }
    }

    /// Who is asked what, and what can be done.
    fn situation(&self) -> String {
        let actor = self.game.actor(&self.state);
        let asked = self.game.decision(&self.state).map(|decision| format!(" is asked {}", decision_name(&decision)));
        let asked = asked.unwrap_or_else(|| " is up".to_owned());
        format!("{}{asked}; legal: {}", name(actor), legal_texts(self.game, &self.state))
    }
}

/// Who acts, and the actions.
fn read_line(text: &str) -> Result<(Actor, &str), String> {
    let (who, actions) = text.split_once(':').ok_or("a line of `do` is `SEAT: action, action`, or `*: outcome`")?;
    let by = match who.trim() {
        "*" => Actor::Chance,
        seat => Actor::Player(seat.parse()?),
    };
    if split_actions(actions).next().is_none() {
        return Err("no action is named".to_owned());
    }
    Ok((by, actions))
}

fn name(actor: Actor) -> String {
    match actor {
        Actor::Player(seat) => seat.to_string(),
        Actor::Chance => "luck".to_owned(),
        Actor::Nobody => "nobody".to_owned(),
    }
}
