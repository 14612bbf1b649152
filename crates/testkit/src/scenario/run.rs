//! Playing a scenario.

use super::produced::Produced;
use super::unchanged::unchanged;
use super::want::{self, legal, legal_texts};
use super::{Block, Failure, Line, Scenario, decision_name};
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
    let mut table = Table { game, say, state, before: None, produced: Produced::new(game) };
    table.produced.decision(&state);
    let mut failures = Vec::new();
    for block in &scenario.blocks {
        let went_on = match block {
            Block::Do(lines) => table.play(lines),
            Block::Want(_) => table.settle(scenario.header.line),
            Block::Held(_) | Block::Impossible(_) => Ok(()),
        };
        if let Err(failure) = went_on {
            failures.push(failure);
            break;
        }
        if let Block::Want(lines) | Block::Held(lines) = block {
            failures.extend(table.look(lines));
        }
    }
    if failures.is_empty() { Ok(table.produced.rules) } else { Err(failures) }
}

fn read_position<G: Game>(game: &G, scenario: &Scenario) -> Result<G::State, Faults> {
    let lines: Vec<(usize, &str)> = scenario.given.iter().map(|line| (line.number, line.text.as_str())).collect();
    game.start_asking(&game.read_setup(&lines)?)
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
    /// The state when the last block `do` began.
    before: Option<G::State>,
    produced: Produced<'g, G>,
}

impl<G: Game> Table<'_, G> {
    /// Plays a block `do`.
    fn play(&mut self, lines: &[Line]) -> Result<(), Failure> {
        self.before = Some(self.state);
        for line in lines {
            let fail = |message: String| Failure { line: line.number, message };
            let (by, actions) = read_line(&line.text).map_err(fail)?;
            for text in split_actions(actions) {
                let action: G::Action = text.parse().map_err(|e: table::ParseActionError| fail(e.to_string()))?;
                self.act(by, action).map_err(fail)?;
            }
        }
        Ok(())
    }

    /// Holds a block `want` against the state.
    fn look(&mut self, lines: &[Line]) -> Vec<Failure> {
        let mut check = |text: &str| match text {
            "unchanged" => unchanged(self.game, self.before.as_ref(), &self.state, lines),
            _ => want::check(self.game, self.say, &self.state, &mut self.produced, text),
        };
        let failure = |line: &Line| Some(Failure { line: line.number, message: check(&line.text).err()? });
        lines.iter().filter_map(failure).collect()
    }

    /// Performs a written action, after everything that happens by itself before it.
    fn act(&mut self, by: Actor, action: G::Action) -> Result<(), String> {
        // If somebody could have meant this action earlier, the reasons of then say more than those of the end; most of all
        // where such an action was asked for.
        let mut earlier: Option<(bool, String)> = None;
        for _ in 0..MOST_STEPS {
            if self.game.actor(&self.state) == by {
                let legal = legal(self.game, &self.state);
                if legal.contains(&action) {
                    self.apply(action);
                    return Ok(());
                }
                let is_asked_for = legal.iter().any(|other| kind(other) == kind(&action));
                if earlier.as_ref().is_none_or(|&(was_asked_for, _)| is_asked_for && !was_asked_for) {
                    let refusal = want::refusal(self.game, self.say, &self.state, action);
                    earlier = Some((is_asked_for, format!("{refusal}\n{}", self.situation())));
                }
            }
            if !self.step_alone() {
                let now = self.situation();
                return Err(match earlier {
                    Some((_, refusal)) if refusal.ends_with(&now) => refusal,
                    Some((_, refusal)) => format!("{refusal}\nnow {now}"),
                    None => format!("`{action}` is by {}, but {now}", name(by)),
                });
            }
        }
        Err(format!("the game does not come to `{action}`"))
    }

    /// Plays what happens by itself, until somebody has a choice. Before anything was done these are only the answers that the
    /// game gives itself: the position is looked at as it was given.
    fn settle(&mut self, line: usize) -> Result<(), Failure> {
        for _ in 0..MOST_STEPS {
            let goes_on = self.before.is_some() || self.game.forced(&self.state).is_some();
            if !goes_on || !self.step_alone() {
                return Ok(());
            }
        }
        Err(Failure { line, message: "the game does not come to a choice".to_owned() })
    }

    /// Plays a chance step or a single legal answer; false if there is a choice, or nothing to do.
    fn step_alone(&mut self) -> bool {
        let legal = legal(self.game, &self.state);
        let is_chance = self.game.actor(&self.state) == Actor::Chance;
        match legal.first() {
            Some(&action) if is_chance || legal.len() == 1 => {
                self.apply(action);
                true
            }
            _ => false,
        }
    }

    fn apply(&mut self, action: G::Action) {
        if let Actor::Player(_) = self.game.actor(&self.state) {
            self.produced.price(&self.state, action);
        }
        self.game.apply_asking(&mut self.state, action, &mut self.produced);
        self.produced.decision(&self.state);
    }

    /// Who is asked what, and what can be done.
    fn situation(&self) -> String {
        let actor = self.game.actor(&self.state);
        let asked = self.game.decision(&self.state).map(|decision| format!(" is asked {}", decision_name(&decision)));
        let asked = asked.unwrap_or_else(|| " is up".to_owned());
        let can = match (actor, &legal(self.game, &self.state)[..]) {
            (Actor::Player(_), [only]) => format!("only `{only}` is possible, and is played by itself"),
            _ => format!("legal: {}", legal_texts(self.game, &self.state)),
        };
        format!("{}{asked}; {can}", name(actor))
    }
}

/// The first word of an action: actions that answer the same question mostly share it.
fn kind(action: &impl ToString) -> String {
    action.to_string().split(' ').next().unwrap_or_default().to_owned()
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
