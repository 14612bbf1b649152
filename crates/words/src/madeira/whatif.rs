//! What something would bring. Nothing is worked out here: the rules are asked what they would do, on a copy of the table.

use super::names;
use crate::message::{List, Message};
use madeira::{Action, Building, Decision, Good, Madeira, Pending, Request, State};
use table::{Actor, Game, Id, IdSet, NoEvents, Seat};

/// A copy of the table on which only this is asked.
pub(super) fn asking(state: &State, seat: Seat, decision: Decision) -> State {
    let mut copy = *state;
    copy.agenda.clear();
    copy.agenda.push(Actor::Player(seat), Pending::Ask(decision));
    copy
}

/// What the harvest of a Building's Region yields a player now: Goods by kind, and Wood.
pub fn harvest(game: &Madeira, state: &State, seat: Seat, building: Building) -> ([u8; 3], u8) {
    let mut after = asking(state, seat, Decision::UseDie { building });
    game.apply(&mut after, Action::Harvest, &mut NoEvents);
    let (old, new) = (&state.players[seat], &after.players[seat]);
    let goods = Good::ALL.map(|of| new.goods[of.index()] - old.goods[of.index()]);
    (goods, new.wood - old.wood)
}

/// The same in words; without a Worker there is no harvest.
pub fn harvest_text(game: &Madeira, state: &State, seat: Seat, building: Building) -> Option<Message> {
    if game.workers_at(state, seat, building) == 0 {
        return None;
    }
    let (goods, wood) = harvest(game, state, seat, building);
    let there = Good::ALL.into_iter().filter(|of| goods[of.index()] > 0);
    let goods = there.map(|of| names::amount(of, goods[of.index()]));
    let wood = (wood > 0).then(|| names::wood(wood));
    Some(say!("madeira-yield", yields = List::commas(goods.chain(wood))))
}

/// The question by which so many Requests of a type are scored.
pub fn scoring_of(request: Request, left: u8) -> Decision {
    match request {
        Request::Routes => Decision::ScoreRoutes { left, used: [0; 3] },
        Request::Expeditions => Decision::ScoreExpeditions { left, used: [0; 3] },
        Request::Influence => Decision::ScoreInfluence { left, used: [0; 4] },
        Request::Urbanization => Decision::ScoreUrbanization { left, used: IdSet::empty() },
        Request::Wealth => Decision::ScoreWealth { left },
    }
}

/// The most Prestige that a Request would earn a player in a round, as things stand.
pub fn request_worth(game: &Madeira, state: &State, seat: Seat, request: Request, round: u8) -> i16 {
    let mut copy = asking(state, seat, scoring_of(request, 1));
    copy.round = round;
    score_best(game, &mut copy, seat)
}

/// Gives the answer that earns most to the question that is asked; tells what it earned.
fn score_best(game: &Madeira, state: &mut State, seat: Seat) -> i16 {
    let (mut legal, before) = (Vec::new(), state.players[seat].prestige);
    game.legal_actions(state, &mut legal);
    let after = |&answer: &Action| {
        let mut after = *state;
        game.apply(&mut after, answer, &mut NoEvents);
        after
    };
    let Some(best) = legal.iter().map(after).max_by_key(|after| after.players[seat].prestige) else { return 0 };
    *state = best;
    best.players[seat].prestige - before
}

/// What some Requests and the rest at Home would bring a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scored {
    /// By the Requests, by type.
    pub requests: [i16; 5],
    /// By what is left then.
    pub stores: i16,
}

impl Scored {
    /// All of it.
    pub fn total(&self) -> i16 {
        self.requests.iter().sum::<i16>() + self.stores
    }
}

/// What these questions would earn a player in a round, each with its type of Request and how many of it are scored, and what would be
/// left at Home be worth.
pub fn scored(game: &Madeira, state: &State, seat: Seat, asked: &[(Request, u8, Decision)], round: u8) -> Scored {
    let (mut scored, mut copy) = (Scored::default(), *state);
    for &(request, n, decision) in asked {
        copy = asking(&copy, seat, decision);
        copy.round = round;
        scored.requests[request.index()] = (0..n).map(|_| score_best(game, &mut copy, seat)).sum();
    }
    let stores = game.score_sheet(&copy).into_iter().find(|line| line.name == "reals");
    scored.stores = stores.map_or(0, |line| line.points[seat]);
    scored
}

/// The next round in which Requests are scored.
pub const fn scoring_round(round: u8) -> u8 {
    if round % 2 == 1 { round } else { round + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use madeira::{Components, Event, Happening, Options};
    use testkit::random_game;

    /// In random games, what is shown before a harvest is what it yields, and a Request is said to earn what the best answer does.
    #[test]
    fn what_is_shown_is_what_is_asked() {
        for players in 2..=4 {
            let game = Madeira::new(Components::shipped(), Options::players(players));
            let (mut harvests, mut without, mut earning) = (0, 0, 0);
            let played = random_game(&game, u64::from(players), 20_000, |step| {
                let Some(seat) = game.actor(step.before).seat() else { return };
                let (mut after, mut events) = (*step.before, Vec::<Event>::new());
                game.apply(&mut after, step.action, &mut events);
                let decision = game.decision(step.before);
                if let Some(Decision::UseDie { building }) = decision {
                    let workers = game.workers_at(step.before, seat, building);
                    assert_eq!(harvest_text(&game, step.before, seat, building).is_some(), workers > 0);
                    without += usize::from(workers == 0);
                }
                if let (Some(Decision::UseDie { building }), Action::Harvest) = (decision, step.action) {
                    let (goods, wood) = harvest(&game, step.before, seat, building);
                    let mut told = ([0; 3], 0);
                    for event in events {
                        if let Happening::GoodsGained(by, of, n) = event.what
                            && by == seat
                        {
                            told.0[of.index()] += n;
                        } else if let Happening::WoodGained(by, _, n) = event.what
                            && by == seat
                        {
                            told.1 += n;
                        }
                    }
                    assert_eq!((goods, wood), told);
                    harvests += 1;
                } else if let (Some(Decision::ScoreRoutes { .. }), Action::Ships(_)) = (decision, step.action) {
                    // The end of the game may take Prestige at the same time.
                    if game.placing(&after).is_some() {
                        return;
                    }
                    let most = request_worth(&game, step.before, seat, Request::Routes, step.before.round);
                    let earned = |&answer: &Action| {
                        let mut after = *step.before;
                        game.apply(&mut after, answer, &mut NoEvents);
                        after.players[seat].prestige - step.before.players[seat].prestige
                    };
                    assert_eq!(step.legal.iter().map(earned).max(), Some(most));
                    earning += usize::from(most > 0);
                }
            });
            assert!(played.is_ok(), "{played:?}");
            assert!(harvests > 0 && without > 0 && earning > 0, "{harvests} {without} {earning}");
        }
    }
}
