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

/// The legal actions of a state; where the game itself has the answer, only that.
pub(super) fn legal<G: Game>(game: &G, state: &G::State) -> Vec<G::Action> {
    game.forced(state).map_or_else(|| choices(game, state), |only| vec![only])
}

/// The legal actions of a state, as a line.
pub(super) fn legal_texts<G: Game>(game: &G, state: &G::State) -> String {
    let texts: Vec<String> = legal(game, state).iter().map(G::Action::to_string).collect();
    if texts.is_empty() { "nothing".to_owned() } else { texts.join(", ") }
}

/// An action with all reasons against it.
pub(super) fn refusal<G: Game>(game: &G, say: Say<'_, G>, state: &G::State, action: G::Action) -> String {
    let reasons: Vec<String> = game.explain(state, action).into_iter().map(say).collect();
    match (game.forced(state), reasons.is_empty()) {
        (Some(only), true) => format!("`{action}` is not asked for: nothing is better than `{only}`"),
        _ => format!("`{action}` is not possible: {}", reasons.join("; ")),
    }
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
    so(legal(game, state).contains(&action), || {
        let refusal = refusal(game, say, state, action);
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
    if legal(game, state).contains(&action) {
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
    let legal: BTreeSet<G::Action> = legal(game, state).into_iter().collect();
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
/// (`goods 0`) leaves those that are named themselves (`tool 1`). Limits and prices are worked out.
fn position<G: Game>(game: &G, state: &G::State, line: &str) -> Result<(), String> {
    let (mut wrong, mut fields) = (Vec::new(), Vec::new());
    for part in parts(line) {
        match derived(game, state, &part) {
            Some(Ok(())) => {}
            Some(Err(message)) => wrong.push(message),
            None => fields.push(part),
        }
    }
    let actual = game.arrangement(state);
    if set_all(game, &actual, &fields)? != actual {
        for field in fields {
            let wanted = set_all(game, &actual, std::slice::from_ref(&field))?;
            if wanted != actual {
                let is = differing(&game.setup_lines(&actual), &game.setup_lines(&wanted), &field);
                wrong.push(format!("wanted `{field}`, but it is {is}"));
            }
        }
    }
    so(wrong.is_empty(), || wrong.join("\n"))
}

/// An arrangement with all these fields set, those that speak for several first.
pub(super) fn set_all<G: Game>(game: &G, setup: &G::Setup, fields: &[String]) -> Result<G::Setup, String> {
    let mut set = setup.clone();
    let mut fields: Vec<&String> = fields.iter().collect();
    fields.sort_by_key(|field| !field.contains(": goods "));
    fields.into_iter().try_for_each(|field| game.set_line(&mut set, field))?;
    Ok(set)
}

/// Holds a limit or a price against the state; none if the part is none: `A: land-price E3 10`, `building-cost casa 9`.
pub(super) fn derived<G: Game>(game: &G, state: &G::State, part: &str) -> Option<Result<(), String>> {
    let (seat, text) = match part.split_once(':') {
        Some((seat, text)) => (Some(seat.trim().parse().ok()?), text.trim()),
        None => (None, part),
    };
    let (name, wanted) = text.rsplit_once(char::is_whitespace).unwrap_or((text, ""));
    let words: Vec<&str> = name.split_whitespace().collect();
    let real = game.derived(state, seat, &words)?;
    let is_in_play = |seat: Seat| seat.index() < usize::from(game.n_seats());
    Some(match (seat, real, wanted.parse::<u16>()) {
        (Some(seat), ..) if !is_in_play(seat) => Err(format!("seat {seat} is not in play")),
        (_, Err(message), _) => Err(format!("`{part}`: {message}")),
        (_, Ok(_), Err(_)) => Err(format!("`{part}`: `{wanted}` is not a number")),
        (_, Ok(real), Ok(wanted)) => so(real == wanted, || {
            let seat = seat.map_or_else(String::new, |seat| format!("{seat}: "));
            format!("wanted `{part}`, but it is `{seat}{name} {real}`")
        }),
    })
}

/// The fields of a player's line, each with the seat; any other line as it is.
pub(super) fn parts(line: &str) -> Vec<String> {
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
