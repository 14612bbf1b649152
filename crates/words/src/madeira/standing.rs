//! What everybody would have if the game ended now: the Requests of the scoring to come, and what is left at Home.

use super::{score, whatif};
use crate::standing::{Standing, StandingLine, wide};
use madeira::{Decision, LAST_ROUND, Madeira, Pending, Phase, Request, State, View};
use table::{Actor, BySeat, Game, Id, Seat};

/// The scoring of Requests that comes next for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coming {
    /// Its round.
    pub round: u8,
    /// The Requests that the player will hold then.
    pub held: u8,
    /// Those of them that are scored: all but one, in the last round all (M-REQUESTS-01..03).
    pub scored: u8,
}

impl Coming {
    /// The next scoring of a seat: who has scored in this round waits for the next one.
    pub fn of(s: &State, seat: Seat) -> Self {
        let pending = pending(s, seat);
        let now: u8 = s.players[seat].requests.iter().chain(pending.iter().map(|(_, n, _)| n)).sum();
        let has_scored = s.phase == Phase::E && s.round % 2 == 1 && s.round < LAST_ROUND && now <= 1;
        let round = whatif::scoring_round(s.round + u8::from(has_scored));
        // One Request comes with each row that is still to be taken (M-PHASE-A-09).
        let has_row = s.phase > Phase::A || s.rows.contains(&Some(seat));
        let held = now + (round - s.round) + u8::from(!has_row);
        // While it is asked which to take, the row is taken and the Request is not yet there.
        let is_taking = s.phase == Phase::A && has_row && is_asked_for_request(s, seat);
        let held = held + u8::from(is_taking);
        let kept = u8::from(round < LAST_ROUND && pending.is_empty());
        Self { round, held, scored: held.saturating_sub(kept) }
    }
}

fn is_asked_for_request(s: &State, seat: Seat) -> bool {
    let asks = |what: Pending| matches!(what, Pending::Ask(Decision::TakeRequest { .. }));
    s.agenda.frames().iter().any(|frame| frame.who == Actor::Player(seat) && asks(frame.what))
}

/// The Requests of a player that are being scored: the type, how many, and the question.
fn pending(s: &State, seat: Seat) -> Vec<(Request, u8, Decision)> {
    let asked = |what: Pending| {
        let Pending::Ask(decision) = what else { return None };
        let (request, n) = if let Decision::ScoreRoutes { left, .. } = decision {
            (Request::Routes, left)
        } else if let Decision::ScoreExpeditions { left, .. } = decision {
            (Request::Expeditions, left)
        } else if let Decision::ScoreInfluence { left, .. } = decision {
            (Request::Influence, left)
        } else if let Decision::ScoreUrbanization { left, .. } = decision {
            (Request::Urbanization, left)
        } else if let Decision::ScoreWealth { left } = decision {
            (Request::Wealth, left)
        } else {
            return None;
        };
        Some((request, n, decision))
    };
    let own = s.agenda.frames().iter().filter(|frame| frame.who == Actor::Player(seat));
    own.filter_map(|frame| asked(frame.what)).collect()
}

/// Prestige with the best Requests of the scoring to come and one for each five Reals, Goods, Wood and Bread left at Home. Pirates are
/// left out for everybody until the end: those of the others are hidden (M-PIRATE-01).
pub fn if_ended_now(game: &Madeira, view: &View) -> Standing {
    let s = &view.shown;
    if s.phase == Phase::Over {
        return Standing::of_sheet(game.scores(s), &game.score_sheet(s), true, score::score_line);
    }
    let all = BySeat::from_fn(|seat| {
        if seat.index() < usize::from(game.n_seats()) { best(game, s, seat) } else { whatif::Scored::default() }
    });
    let request = |request: Request| {
        let points = BySeat::from_fn(|seat| i64::from(all[seat].requests[request.index()]));
        let rule = game.decision_rule(whatif::scoring_of(request, 1));
        points.0.iter().any(|&n| n != 0).then(|| StandingLine { what: request_line(request), rule, points })
    };
    let mut lines: Vec<StandingLine> = Request::ALL.into_iter().filter_map(request).collect();
    let stores = game.score_sheet(s).into_iter().find(|line| line.name == "reals");
    lines.extend(stores.map(|line| StandingLine {
        what: say!("madeira-standing-stores", each = game.components.scoring.reals_per_prestige),
        rule: line.rule,
        points: BySeat::from_fn(|seat| i64::from(all[seat].stores)),
    }));
    Standing { so_far: wide(game.scores(s)), lines, note: Some(say!("madeira-standing-note")) }
}

fn request_line(request: Request) -> crate::Message {
    match request {
        Request::Routes => say!("madeira-source-routes"),
        Request::Expeditions => say!("madeira-source-expeditions"),
        Request::Influence => say!("madeira-source-guilds"),
        Request::Urbanization => say!("madeira-source-urbanization"),
        Request::Wealth => say!("madeira-source-wealth"),
    }
}

/// The most that a player can score with as many of the Requests held now as will be scored.
fn best(game: &Madeira, s: &State, seat: Seat) -> whatif::Scored {
    let (coming, pending, held) = (Coming::of(s, seat), pending(s, seat), s.players[seat].requests);
    if !pending.is_empty() {
        return whatif::scored(game, s, seat, &pending, coming.round);
    }
    // Those still to come may be kept rather than these.
    let most = coming.scored.min(held.iter().sum());
    let of = |counts: [u8; 5]| {
        let there = Request::ALL.into_iter().map(|of| (of, counts[of.index()])).filter(|(_, n)| *n > 0);
        let asked: Vec<_> = there.map(|(of, n)| (of, n, whatif::scoring_of(of, n))).collect();
        whatif::scored(game, s, seat, &asked, coming.round)
    };
    choices(held, most).into_iter().map(of).max_by_key(whatif::Scored::total).unwrap_or_default()
}

/// All ways to pick so many of some Requests, by type.
fn choices(held: [u8; 5], most: u8) -> Vec<[u8; 5]> {
    let mut ways = vec![[0; 5]];
    for (at, &there) in held.iter().enumerate() {
        ways = ways.into_iter().flat_map(|way| (0..=there).map(move |n| with(way, at, n))).collect();
    }
    ways.retain(|way| way.iter().sum::<u8>() == most);
    ways
}

fn with(mut way: [u8; 5], at: usize, n: u8) -> [u8; 5] {
    way[at] = n;
    way
}

#[cfg(test)]
mod tests {
    use super::*;
    use madeira::{Components, Event, Happening, Options};
    use testkit::random_game;

    /// In random games nobody ends with more than was told before the last Requests were scored, Pirates aside.
    #[test]
    fn nobody_ends_with_more_than_was_told() {
        for players in 2..=4 {
            let game = Madeira::new(Components::shipped(), Options::players(players));
            let (mut told, mut checked) = (None, false);
            let played = random_game(&game, u64::from(players), 50_000, |step| {
                let (mut after, mut events) = (*step.before, Vec::<Event>::new());
                game.apply(&mut after, step.action, &mut events);
                let is_last = |event: &Event| event.what == Happening::PhaseStarted(Phase::E);
                if step.before.round == LAST_ROUND && events.iter().any(is_last) {
                    let standing = if_ended_now(&game, &game.view(step.before, None));
                    told = Some(standing);
                }
                if game.placing(&after).is_some() {
                    let (told, end) =
                        (told.take().expect("phase E came"), if_ended_now(&game, &game.view(&after, None)));
                    for seat in Seat::first(players) {
                        let pirates = end.lines.iter().find(|line| line.rule.0 == "M-SCORE-01").expect("a line");
                        let reached = end.total(seat) - pirates.points[seat];
                        assert!(reached <= told.total(seat), "{reached} of {}", told.total(seat));
                        assert_eq!(end.total(seat), i64::from(after.players[seat].prestige));
                    }
                    checked = true;
                }
            });
            assert!(played.is_ok() && checked, "{played:?}");
        }
    }

    #[test]
    fn all_ways_to_pick_are_found() {
        assert_eq!(choices([1, 0, 2, 0, 0], 2), [[0, 0, 2, 0, 0], [1, 0, 1, 0, 0]]);
        assert_eq!(choices([0; 5], 0), [[0; 5]]);
    }
}
