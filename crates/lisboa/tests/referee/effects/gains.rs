//! What is gained and paid: réis, Influence, goods, rubble, and whatever a card or a space shows.

use super::Referee;
use crate::numbers::*;
use lisboa::{
    Action, ClergyEffect, CubeFrom, Decision, EndReason, Face, Good, Item, Rubble, Slot, TOP_INFLUENCE, Task, TopCard,
};
use table::{Id, Seat};

impl Referee<'_> {
    /// The sum of a number over the clergy tiles of a player.
    pub fn clergy_sum(&self, who: Seat, number: impl Fn(ClergyEffect) -> Option<u8>) -> u8 {
        effects(self.game, &self.now.boards[who]).into_iter().filter_map(number).sum()
    }

    /// Completed rubble sets: L-PORT-08, the smallest of the three counts.
    pub fn sets(&self, who: Seat) -> u8 {
        self.now.boards[who].rubble.into_iter().min().unwrap_or(0)
    }

    /// Cash.
    pub fn gain_reis(&mut self, who: Seat, reis: u16) {
        self.board(who).reis += reis;
    }

    /// Wigs.
    pub fn gain_wigs(&mut self, who: Seat, wigs: u8) {
        self.board(who).wigs += u16::from(wigs);
    }

    /// One gain of Influence; `printed` is what the envelope gives. Returns whether it was a gain.
    pub fn gain_influence(&mut self, who: Seat, printed: u8, clergy: bool) -> bool {
        // L-CLERGY-07, A-31: with every gain; not with tasks (L-VARIANT-14).
        let more = from_tiles!(self, who, InfluenceGain);
        let gain = printed + if clergy { more } else { 0 };
        // a gain of 0 is none.
        if gain == 0 {
            return false;
        }
        if self.now.boards[who].influence == TOP_INFLUENCE {
            self.met("L-INFL-05: a wig on the last space already");
        }
        let board = self.board(who);
        // L-INFL-01
        board.influence = (board.influence + gain).min(TOP_INFLUENCE);
        // L-INFL-05
        if board.influence == TOP_INFLUENCE {
            board.wigs += 1;
        }
        true
    }

    /// An unnumbered envelope: L-INFL-02, the sum of the envelopes in the own top row. Returns whether it was a gain.
    pub fn gain_envelopes(&mut self, who: Seat) -> bool {
        let board = &self.now.boards[who];
        let more = from_tiles!(self, who, ShipInfluence);
        let mut sum = 0;
        for card in board.top {
            sum += match card {
                TopCard::Empty => 0,
                TopCard::Noble(card) => match self.game.components.card(card).face {
                    // L-NOBLECARD-09
                    Face::Noble { influence, .. } => influence,
                    Face::Treasury { .. } => 0,
                },
                // L-CLERGY-08
                TopCard::Ship(ship) => self.game.components.ship(ship).influence + more,
            };
        }
        self.gain_influence(who, sum, true)
    }

    /// Goods; what has no room goes back (L-PORT-04, A-49). Returns how many were kept.
    pub fn gain_goods(&mut self, who: Seat, good: Good, n: u8) -> u8 {
        let most = limit(self.game, &self.now.boards[who]);
        let stored = &mut self.board(who).goods[good.index()];
        let kept = n.min(most.saturating_sub(*stored));
        *stored += kept;
        if kept < n {
            self.met("L-PORT-04: goods without room");
        }
        kept
    }

    /// Cubes come to a player.
    pub fn gain_cubes(&mut self, who: Seat, mut cubes: [u8; 3]) {
        let taken: u8 = cubes.iter().sum();
        if taken == 0 {
            return;
        }
        // L-CLERGY-17, A-42: for every cube taken, whatever becomes of it.
        let each = from_tiles!(self, who, RubbleReis);
        self.gain_reis(who, u16::from(each * taken));
        // L-CLERGY-09: one of them may be discarded for wigs, before they are placed.
        let wigs = from_tiles!(self, who, RubbleForWigs);
        if wigs > 0
            && let Action::Trash(color) = self.ask(who, Decision::TrashCube { cubes })
        {
            cubes[color.index()] -= 1;
            self.now.rubble_gone[color.index()] += 1;
            self.gain_wigs(who, wigs);
        }
        for color in Rubble::ALL {
            for _ in 0..cubes[color.index()] {
                self.place_cube(who, color);
            }
        }
    }

    /// A cube is put on the player board.
    fn place_cube(&mut self, who: Seat, color: Rubble) {
        let spaces = self.game.components.start.rubble_spaces;
        let before = self.sets(who);
        // L-PORT-12: without room it is removed.
        if self.now.boards[who].rubble[color.index()] == spaces {
            self.met("L-PORT-12: a cube without room");
            self.now.rubble_gone[color.index()] += 1;
            return;
        }
        self.board(who).rubble[color.index()] += 1;
        let after = self.sets(who);
        if after > before {
            // L-PORT-10
            self.board(who).markers += 1;
            // L-PERIOD-01, A-12: the first trigger counts, so nothing more happens between the periods.
            if self.now.period == 1 && after >= 2 && self.now.trigger.is_none() {
                self.now.trigger = Some((who, EndReason::Sets));
            }
        }
    }

    /// A payment in réis: A-28, all discounts once.
    pub fn pay(&mut self, who: Seat, price: u16) {
        self.pay_due(who, due(self.game, &self.now.boards[who], price));
    }

    /// What is due after all discounts is paid: L-INFL-09, any part from the Influence track.
    pub fn pay_due(&mut self, who: Seat, due: u16) {
        if due == 0 {
            return;
        }
        let Action::Influence(from_track) = self.ask(who, Decision::Pay { due: due as u8 }) else { unreachable!() };
        for _ in 0..from_track {
            self.turn_influence_into_a_real(who);
        }
        self.board(who).reis -= due - u16::from(from_track);
    }

    /// L-INFL-08: the marker goes left to the next space that shows a real.
    fn turn_influence_into_a_real(&mut self, who: Seat) {
        loop {
            let board = &mut self.now.boards[who];
            board.influence -= 1;
            if self.game.components.board.influence_reis[usize::from(board.influence)] {
                return;
            }
        }
    }

    /// The Treasury marker goes up one space, if there is one (L-TREASCARD-04).
    pub fn treasury_up(&mut self) {
        if usize::from(self.now.treasury) + 1 < self.game.components.board.treasury.len() {
            self.now.treasury += 1;
        } else {
            self.met("L-TREASCARD-04: the upper end of the Treasury track");
        }
    }

    /// The Treasury marker goes down one space, if there is one (L-TREASCARD-04).
    pub fn treasury_down(&mut self) {
        if self.now.treasury == 0 {
            self.met("L-TREASCARD-04: the lower end of the Treasury track");
        }
        self.now.treasury = self.now.treasury.saturating_sub(1);
    }

    /// A player receives what is shown, or as much of it as can be had; `clergy` says whether clergy tiles add to it.
    pub fn receive(&mut self, who: Seat, item: Item, clergy: bool) {
        match item {
            Item::Reis(n) => self.gain_reis(who, u16::from(n)),
            // L-INFL-03
            Item::Influence(n) => {
                self.gain_influence(who, n, clergy);
            }
            // L-ICON-08
            Item::Goods(good, n) => {
                self.gain_goods(who, good, n);
            }
            // L-ICON-02, L-ICON-18
            Item::Plan(n) => (0..n).for_each(|_| self.take_plan(who)),
            // L-ICON-07, L-ICON-21
            Item::Recruit(n) => self.recruit_shown(who, n),
            // L-ICON-10
            Item::Favor => self.take_favor(who),
            Item::Rubble => self.take_from_pile(who),
            // L-ICON-19
            Item::Cardinal => {
                if can_meet_cardinal(self.game, &self.now, who, 1) {
                    self.meet_cardinal(who, 1);
                }
            }
            // L-ICON-13
            Item::TakeDecree => self.take_decree_and_perhaps_another(who),
            // L-ICON-18, A-36: no marker here.
            Item::Decree(n) => (0..n).for_each(|_| {
                self.take_decree(who);
            }),
        }
    }

    /// L-ICON-11: a cube of one's choice from the pile.
    fn take_from_pile(&mut self, who: Seat) {
        //
        if pile_left(&self.now) == 0 {
            return;
        }
        let Action::Cube(CubeFrom::Pile, color) = self.ask(who, Decision::PileCube) else { unreachable!() };
        self.now.pile[color.index()] -= 1;
        let mut cubes = [0; 3];
        cubes[color.index()] = 1;
        self.gain_cubes(who, cubes);
    }

    /// A task that the player holds is fulfilled.
    pub fn fulfil(&mut self, who: Seat, task: Task) {
        let board = self.board(who);
        if board.tasks.has(task) {
            board.fulfilled.insert(task);
        }
    }

    /// The first empty slot of the top row.
    pub fn empty_top_slot(&self, who: Seat) -> Option<Slot> {
        Slot::ALL.into_iter().find(|slot| self.now.boards[who].top[slot.index()] == TopCard::Empty)
    }
}
