//! Checking what a scenario wants.

use super::decision_name;
use super::produced::Produced;
use super::run::Say;
use crate::driver::choices;
use std::collections::BTreeSet;
use table::{Actor, Game, GameExt, Seat, split_actions};

/// Holds a line of `want` against a state; on an error, what is so instead. What the game refuses or scores for it is noted as
/// produced.
pub(super) fn check<G: Game>(
    game: &G,
    say: Say<'_, G>,
    state: &G::State,
    produced: &mut Produced<'_, G>,
    line: &str,
) -> Result<(), String> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let words: Vec<&str> = rest.split_whitespace().collect();
    match word {
        "asks" => asks(game, state, &words),
        "can" => can(game, say, state, asked_of(game, state, rest)?),
        "cannot" => cannot(game, say, state, produced, asked_of(game, state, rest)?),
        "only" => only(game, state, asked_of(game, state, rest)?),
        "score" => score(game, state, produced, &words),
        "place" => place(game, state, produced, &words),
        "over" if rest.is_empty() => so(game.is_over(state), || "the game is not over".to_owned()),
        _ => position(game, state, line),
    }
}

/// The legal actions of a state, as a line.
pub(super) fn legal_texts<G: Game>(game: &G, state: &G::State) -> String {
    let texts: Vec<String> = choices(game, state).iter().map(G::Action::to_string).collect();
    if texts.is_empty() { "nothing".to_owned() } else { texts.join(", ") }
}

/// An action with all reasons against it.
pub(super) fn refusal<G: Game>(say: Say<'_, G>, action: G::Action, reasons: &[G::Reason]) -> String {
    let reasons: Vec<String> = reasons.iter().map(|&reason| say(reason)).collect();
    format!("`{action}` is not possible: {}", reasons.join("; "))
}

fn so(holds: bool, message: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(message()) }
}

fn action_of<G: Game>(text: &str) -> Result<G::Action, String> {
    text.trim().parse().map_err(|error: table::ParseActionError| error.to_string())
}

/// What stands behind the seat, if a line begins with one; it must be the seat that is asked.
fn asked_of<'l, G: Game>(game: &G, state: &G::State, text: &'l str) -> Result<&'l str, String> {
    let named = text.split_once(':').and_then(|(seat, rest)| Some((seat.trim().parse::<Seat>().ok()?, rest)));
    match (named, game.actor(state)) {
        (None, _) => Ok(text),
        (Some((seat, rest)), Actor::Player(asked)) if seat == asked => Ok(rest),
        (Some((seat, _)), Actor::Player(asked)) => Err(format!("{seat} is not asked, {asked} is")),
        (Some((seat, _)), Actor::Chance | Actor::Nobody) => Err(format!("{seat} is not asked: nobody is")),
    }
}

fn asks<G: Game>(game: &G, state: &G::State, words: &[&str]) -> Result<(), String> {
    let &[seat, decision] = words else { return Err("write `asks SEAT DECISION`".to_owned()) };
    let seat: Seat = seat.parse()?;
    let asked = game.decision(state).map(|decision| decision_name(&decision));
    let now = match (game.actor(state), &asked) {
        (Actor::Player(seat), Some(asked)) => format!("{seat} is asked {asked}"),
        (Actor::Player(seat), None) => format!("{seat} is asked nothing"),
        (Actor::Chance, _) => "luck is up".to_owned(),
        (Actor::Nobody, _) => "the game is over".to_owned(),
    };
    so(game.actor(state) == Actor::Player(seat) && asked.as_deref() == Some(decision), || now)
}

fn can<G: Game>(game: &G, say: Say<'_, G>, state: &G::State, text: &str) -> Result<(), String> {
    let action = action_of::<G>(text)?;
    let legal = choices(game, state);
    so(legal.contains(&action), || {
        let refusal = refusal::<G>(say, action, &game.explain(state, action));
        format!("{refusal}\nlegal: {}", legal_texts(game, state))
    })
}

fn cannot<G: Game>(
    game: &G,
    say: Say<'_, G>,
    state: &G::State,
    produced: &mut Produced<'_, G>,
    text: &str,
) -> Result<(), String> {
    let (text, rules) = text.rsplit_once(':').unwrap_or((text, ""));
    let action = action_of::<G>(text)?;
    if choices(game, state).contains(&action) {
        return Err(format!("`{action}` is possible"));
    }
    let reasons = game.explain(state, action);
    produced.refusal(&reasons);
    let named = |rule: &str| reasons.iter().any(|&reason| game.reason_rule(reason).0 == rule);
    let missing: Vec<&str> = rules.split([' ', ',']).filter(|rule| !rule.is_empty() && !named(rule)).collect();
    so(missing.is_empty(), || {
        let reasons = reasons.iter().map(|&reason| match (say(reason), game.reason_rule(reason)) {
            (text, rule) if text.contains(rule.0) => text,
            (text, rule) => format!("{text} ({rule})"),
        });
        let reasons = reasons.collect::<Vec<_>>().join("; ");
        format!("{} is not among the reasons against `{action}`: {reasons}", missing.join(" "))
    })
}

fn only<G: Game>(game: &G, state: &G::State, text: &str) -> Result<(), String> {
    let wanted = split_actions(text).map(action_of::<G>).collect::<Result<BTreeSet<_>, _>>()?;
    let legal: BTreeSet<G::Action> = choices(game, state).into_iter().collect();
    let texts = |actions: &mut dyn Iterator<Item = &G::Action>| {
        actions.map(|action| format!("`{action}`")).collect::<Vec<_>>().join(", ")
    };
    so(wanted == legal, || {
        let (more, less) = (texts(&mut legal.difference(&wanted)), texts(&mut wanted.difference(&legal)));
        match (more.is_empty(), less.is_empty()) {
            (true, _) => format!("{less} is not legal"),
            (_, true) => format!("{more} is legal too"),
            (false, false) => format!("{more} is legal too; {less} is not legal"),
        }
    })
}

fn score<G: Game>(game: &G, state: &G::State, produced: &mut Produced<'_, G>, words: &[&str]) -> Result<(), String> {
    let &[seat, name, points] = words else { return Err("write `score SEAT LINE N`".to_owned()) };
    let seat: Seat = seat.parse()?;
    let points: i16 = points.parse().map_err(|_| format!("`{points}` is not a number of points"))?;
    let sheet = game.score_sheet(state);
    let line = sheet.iter().find(|line| line.name == name).ok_or_else(|| {
        let known: Vec<&str> = sheet.iter().map(|line| line.name).collect();
        format!("`{name}` is not a line of the final scoring; known are {}", known.join(", "))
    })?;
    produced.score(state, seat, line);
    let real = line.points[seat];
    so(real == points, || format!("wanted `{name} {points}`, but {seat} gets `{name} {real}`"))
}

fn place<G: Game>(game: &G, state: &G::State, produced: &mut Produced<'_, G>, words: &[&str]) -> Result<(), String> {
    let &[seat, wanted] = words else { return Err("write `place SEAT N`".to_owned()) };
    let seat: Seat = seat.parse()?;
    let wanted: u8 = wanted.parse().map_err(|_| format!("`{wanted}` is not a place"))?;
    let real = game.placing(state).ok_or("the game is not over")?[seat];
    game.score_sheet(state).iter().for_each(|line| produced.score(state, seat, line));
    so(real == wanted, || format!("{seat} has place {real}"))
}

/// A line of a position holds if setting it changes nothing. Its fields may stand in any order: one that speaks for several
/// (`goods 0`) leaves those that are named themselves (`tool 1`).
fn position<G: Game>(game: &G, state: &G::State, line: &str) -> Result<(), String> {
    let actual = game.arrangement(state);
    let mut parts = parts(line);
    parts.sort_by_key(|part| !part.contains(": goods "));
    let mut all = actual.clone();
    parts.iter().try_for_each(|part| game.set_line(&mut all, part))?;
    if all == actual {
        return Ok(());
    }
    let mut wrong = Vec::new();
    for part in parts {
        let mut wanted = actual.clone();
        game.set_line(&mut wanted, &part)?;
        if wanted != actual {
            let is = differing(&game.setup_lines(&actual), &game.setup_lines(&wanted), &part);
            wrong.push(format!("wanted `{part}`, but it is {is}"));
        }
    }
    so(wrong.is_empty(), || wrong.join("\n"))
}

/// The fields of a player's line, each with the seat; any other line as it is.
fn parts(line: &str) -> Vec<String> {
    match line.split_once(':') {
        Some((seat, fields)) if seat.trim().parse::<Seat>().is_ok() && !fields.trim().is_empty() => {
            split_actions(fields).map(|field| format!("{}: {field}", seat.trim())).collect()
        }
        _ => vec![line.to_owned()],
    }
}

/// What of the actual lines is not among the wanted ones; or, if nothing, what begins with the same words.
fn differing(actual: &[String], wanted: &[String], part: &str) -> String {
    let cut = |lines: &[String]| lines.iter().flat_map(|line| parts(line)).collect::<Vec<_>>();
    let (actual, wanted) = (cut(actual), cut(wanted));
    let mut is: Vec<&String> = actual.iter().filter(|line| !wanted.contains(line)).collect();
    if is.is_empty() {
        let common = |line: &str| {
            let pairs = line.split_whitespace().zip(part.split_whitespace());
            pairs.take_while(|(a, b)| a == b).count()
        };
        is.extend(actual.iter().filter(|line| common(line) > 0).max_by_key(|line| common(line)));
    }
    if is.is_empty() {
        return "not so".to_owned();
    }
    is.iter().map(|line| format!("`{line}`")).collect::<Vec<_>>().join(", ")
}
