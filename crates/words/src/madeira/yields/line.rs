//! A line of answers, tried out on a copy of the table on which nothing but a die is pending.

use super::requests_worth;
use crate::madeira::whatif::asking;
use crate::madeira::{change, names};
use crate::message::Message;
use crate::worded::Change;
use madeira::{Action, Building, Decision, Good, Madeira, Place, Player, Request, ShipFrom, ShipSlot, State, Turn};
use table::{Actor, Game, Id, NoEvents, Seat};

/// A line of answers.
#[derive(Clone)]
pub struct Line<'a> {
    game: &'a Madeira,
    seat: Seat,
    before: State,
    state: State,
    /// The answers.
    pub answers: Vec<Action>,
}

impl<'a> Line<'a> {
    /// A player has a die on the Character of a Building.
    pub fn begin(game: &'a Madeira, s: &State, seat: Seat, building: Building) -> Self {
        let mut state = asking(s, seat, Decision::UseDie { building });
        if state.turn.seat != seat {
            state.turn = Turn::of(seat);
        }
        Self { game, seat, before: state, state, answers: Vec::new() }
    }

    /// What the player has at the end of it.
    pub fn player(&self) -> &Player {
        &self.state.players[self.seat]
    }

    /// What is asked at the end of it.
    pub fn asked(&self) -> Option<Decision> {
        self.game.decision(&self.state).filter(|_| self.game.actor(&self.state) == Actor::Player(self.seat))
    }

    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        if self.asked().is_some() {
            self.game.legal_actions(&self.state, &mut legal);
        }
        legal
    }

    /// Gives an answer, if it is possible.
    pub fn take(&mut self, answer: Action) -> bool {
        let is_possible = self.legal().contains(&answer);
        if is_possible {
            self.game.apply(&mut self.state, answer, &mut NoEvents);
            self.answers.push(answer);
        }
        is_possible
    }

    /// Gives the first possible answer of a kind.
    fn take_first(&mut self, is_wanted: impl Fn(&Action) -> bool) -> bool {
        let wanted = self.legal().into_iter().find(is_wanted);
        wanted.is_some_and(|answer| self.take(answer))
    }

    /// Moves nothing more, and takes Wood wherever there is any.
    pub fn finish(&mut self) {
        while self.take_first(|answer| matches!(answer, Action::Wood(_) | Action::Stop)) {}
    }

    /// Moves as many Workers to Fields as possible; says how many.
    pub fn move_workers(&mut self) -> u8 {
        let mut moved = 0;
        while self.take_first(|answer| matches!(answer, Action::From(_))) {
            _ = self.take_first(|answer| matches!(answer, Action::To(_)));
            moved += 1;
        }
        moved
    }

    /// Each way to relocate one own Worker and then to end the Action.
    pub fn relocations(&self) -> impl Iterator<Item = Self> {
        let is_own =
            |answer: &Action| matches!(answer, Action::From(Place::Spot(spot)) if self.player().city.has(*spot));
        let from: Vec<Action> = self.legal().into_iter().filter(is_own).collect();
        from.into_iter().flat_map(move |from| {
            let mut lifted = self.clone();
            lifted.take(from);
            lifted.legal().into_iter().map(move |to| {
                let mut line = lifted.clone();
                line.take(to);
                line.finish();
                line
            })
        })
    }

    /// Takes the Favor that needs the least Wood; says how much.
    pub fn take_cheapest_favor(&mut self) -> u8 {
        let wood = |answer: &Action| {
            let Action::Take(favor) = *answer else { return None };
            let (_, district) = self.state.district_of(favor)?;
            Some((self.game.components.district_wood[usize::from(district - madeira::BUILT - 1)], *answer))
        };
        let Some((wood, cheapest)) = self.legal().iter().filter_map(wood).min_by_key(|&(wood, _)| wood) else {
            return 0;
        };
        self.take(cheapest);
        self.finish();
        wood
    }

    /// Moves the Ships that bring most, the best first; says how many.
    pub fn move_ships(&mut self) -> u8 {
        let mut moved = 0;
        loop {
            let worth = |answer: Action| Some((self.worth(answer)?, answer));
            // The first of equals: it comes from Home.
            let best = self.legal().into_iter().filter_map(worth).rev().max_by_key(|&(worth, _)| worth);
            let brings = |&(worth, _): &((i16, i16, i16), Action)| moved == 0 || (worth.0, worth.1) > (0, 0);
            let Some((_, best)) = best.filter(brings) else { break };
            self.take(best);
            while self.take_dearest() || self.take_first(|answer| matches!(answer, Action::Wood(_))) {}
            moved += 1;
        }
        if let Some(Decision::MoveShip { .. }) = self.asked() {
            // Then Markets pay.
            self.take(Action::Stop);
        }
        moved
    }

    /// Where a slot prints two quantities: the one that pays more.
    fn take_dearest(&mut self) -> bool {
        let Some(Decision::Quantity { .. }) = self.asked() else { return false };
        self.legal()
            .into_iter()
            .rfind(|answer| matches!(answer, Action::Give(_)))
            .is_some_and(|answer| self.take(answer))
    }

    /// What a Ship brings: Prestige of the Requests held, then Reals and Rewards, then Goods saved.
    fn worth(&self, answer: Action) -> Option<(i16, i16, i16)> {
        let Action::Sail(from, slot) = answer else { return None };
        let left = if let ShipFrom::Slot(left) = from { self.prestige(left) } else { 0 };
        let trades = self.game.components.slot(slot)?.trades.into_iter().flatten();
        let reals = trades.clone().map(|trade| i16::from(trade.reals)).max().unwrap_or(0);
        let goods = trades.map(|trade| i16::from(trade.goods)).min().unwrap_or(0);
        let reward =
            if slot.port().colony().is_some() { i16::from(self.game.components.amounts.king_reals) } else { 0 };
        Some((self.prestige(slot) - left, reals + reward, -goods))
    }

    /// What a Ship in a slot scores for a Request that is held, in a round with scoring.
    fn prestige(&self, slot: ShipSlot) -> i16 {
        let request = if slot.port().colony().is_some() { Request::Expeditions } else { Request::Routes };
        let is_scored = self.state.round % 2 == 1 && self.player().requests[request.index()] > 0;
        if is_scored { self.game.port_prestige(self.state.round, slot.port()).into() } else { 0 }
    }

    /// The own numbers that changed.
    pub fn changes(&self) -> Vec<Change> {
        change::own_changes(self.game, self.seat, &self.before, &self.state).0
    }

    /// How much was gained of something, by the key of its icon.
    pub fn gained(&self, key: &str) -> i64 {
        self.changes().iter().find(|change| change.key == key).map_or(0, |change| change.to - change.from)
    }

    /// What was gained, such as `+7 Wood`.
    pub fn gains(&self) -> Vec<Message> {
        let (old, new) = (&self.before.players[self.seat], self.player());
        let goods = Good::ALL.map(|good| (new.goods[good.index()].saturating_sub(old.goods[good.index()]), good));
        let goods = goods.into_iter().filter(|&(n, _)| n > 0).map(|(n, good)| names::amount(good, n));
        let more = |old: u8, new: u8, name: fn(u8) -> Message| (new > old).then(|| name(new - old));
        let reals = (new.reals > old.reals).then(|| names::reals(new.reals - old.reals));
        let others = [more(old.bread, new.bread, names::bread), reals, more(old.wood, new.wood, names::wood)];
        goods.chain(others.into_iter().flatten()).map(|amount| say!("madeira-gain", amount)).collect()
    }

    /// The Prestige that Requests bring more at the end of this round.
    pub fn points(&self) -> i16 {
        let worth = |state: &State| requests_worth(self.game, state, self.seat);
        worth(&self.state) - worth(&self.before)
    }
}
