//! Phase D (p. 16): Honor, Income, Upkeep and Feeding, each for all players before the next (M-PHASE-D-01).

use super::Play;
use crate::decision::{Decision, Step};
use crate::event::Event;
use crate::ids::*;
use crate::options::Madeira;
use crate::reason::{Reason, Verdict};
use crate::state::{Phase, State, Turn};
use table::{EventSink, Id, RuleId, Seat};

impl Madeira {
    /// The one player with strictly most Workers in the City Watch, at least one (M-HONOR-01, M-HONOR-02, A-56).
    fn honored(&self, s: &State) -> Option<Seat> {
        let most = Seat::first(self.n()).map(|seat| s.players[seat].watch).max().filter(|&most| most > 0)?;
        let mut leaders = Seat::first(self.n()).filter(|&seat| s.players[seat].watch == most);
        leaders.next().filter(|_| leaders.next().is_none())
    }

    /// The most Wood that can be discarded for the own Ships now (M-UPKEEP-01, M-UPKEEP-02, A-57).
    pub(super) fn most_upkeep(&self, s: &State, seat: Seat) -> u8 {
        self.most_wood(s, seat, s.players[seat].ships.len())
    }

    /// The Workers that need Bread: those on the board less those that the Windmill feeds on the level where it
    /// stands now (M-FEEDING-01, M-FEEDING-04, M-FEEDING-05).
    pub fn feeding_need(&self, s: &State, seat: Seat) -> u8 {
        let player = &s.players[seat];
        player.on_board().saturating_sub(self.components.windmill.feeds[usize::from(player.windmill)])
    }

    /// The most Bread that can be discarded for Workers.
    pub(super) fn most_feeding(&self, s: &State, seat: Seat) -> u8 {
        self.feeding_need(s, seat).min(s.players[seat].bread)
    }

    /// Whether so much Wood can be discarded for the Ships.
    pub(super) fn check_upkeep<V: Verdict>(&self, s: &State, seat: Seat, wood: u8, v: &mut V) {
        self.check_amount(wood, s.players[seat].ships.len(), "M-UPKEEP-01", v);
        self.check_wood(s, seat, wood, "M-UPKEEP-02", v);
    }

    /// Whether so much Bread can be discarded for the Workers.
    pub(super) fn check_feed<V: Verdict>(&self, s: &State, seat: Seat, bread: u8, v: &mut V) {
        self.check_amount(bread, self.feeding_need(s, seat), "M-FEEDING-01", v);
        self.check_amount(bread, s.players[seat].bread, "M-FEEDING-02", v);
    }

    /// Whether so much can be given.
    pub(super) fn check_amount<V: Verdict>(&self, amount: u8, most: u8, rule: &'static str, v: &mut V) {
        v.require(amount <= most, || Reason::AmountOutOfRange { most, rule: RuleId(rule) });
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Honor; if the leader declines, nobody earns it (M-HONOR-03).
    pub(super) fn honor(&mut self, seat: Seat) {
        self.enter(Phase::D);
        self.step(seat, Step::Income);
        if let Some(leader) = self.game.honored(self.s) {
            self.s.turn = Turn::of(leader);
            self.ask(leader, Decision::Honor);
        }
    }

    /// A Worker of the City Watch comes Home (M-HONOR-01).
    pub(super) fn resolve_honor(&mut self, seat: Seat) {
        self.move_worker(seat, Place::Watch, Place::Home, "M-HONOR-01");
        self.earn(seat, self.game.components.scoring.honor, "M-HONOR-01");
    }

    /// Each own Worker on a Colony Land gives one of its Good (M-INCOME-01, A-60).
    pub(super) fn income(&mut self, seat: Seat) {
        self.enter(Phase::D);
        for slot in 0..4 {
            let Some(seat) = self.s.passing[slot] else { continue };
            for colony in Colony::ALL {
                let n = self.s.players[seat].lands[colony.index()];
                self.gain_goods(seat, self.game.components.colony_good[colony.index()], n, "M-INCOME-01");
            }
        }
        self.step(seat, Step::Upkeep(0));
    }

    /// Upkeep, player by player (M-UPKEEP-04); the price of Wood begins anew with each.
    pub(super) fn upkeep(&mut self, seat: Seat, from: u8) {
        self.enter(Phase::D);
        match self.s.order_from(from).next() {
            Some((slot, next)) => {
                self.s.turn = Turn::of(next);
                self.step(next, Step::Upkeep(slot + 1));
                if !self.s.players[next].ships.is_empty() {
                    self.ask(next, Decision::Upkeep);
                }
            }
            None => self.step(seat, Step::Feeding(0)),
        }
    }

    /// Wood for the Ships; each that is missing gives a Pirate, and no Ship goes Home (M-UPKEEP-03, M-UPKEEP-05).
    pub(super) fn resolve_upkeep(&mut self, seat: Seat, wood: u8) {
        let missing = self.s.players[seat].ships.len() - wood;
        self.receive_pirates(seat, missing, "M-UPKEEP-03");
        self.step(seat, Step::PayWood { wood });
    }

    /// Feeding, player by player.
    pub(super) fn feeding(&mut self, seat: Seat, from: u8) {
        self.enter(Phase::D);
        match self.s.order_from(from).next() {
            Some((slot, next)) => {
                self.s.turn = Turn::of(next);
                self.step(next, Step::Feeding(slot + 1));
                self.ask(next, Decision::Feed);
            }
            None => self.step(seat, Step::Crown),
        }
    }

    /// Bread for the Workers; each that is missing gives a Pirate, and no Worker goes Home (M-FEEDING-02, M-FEEDING-03,
    /// M-FEEDING-06).
    pub(super) fn resolve_feed(&mut self, seat: Seat, bread: u8) {
        let missing = self.game.feeding_need(self.s, seat) - bread;
        self.pay_bread(seat, bread, "M-FEEDING-02");
        self.receive_pirates(seat, missing, "M-FEEDING-03");
    }
}
