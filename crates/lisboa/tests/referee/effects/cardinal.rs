//! The King's State actions and the church: the Cardinal, clergy tiles, Royal Favors, church scoring.

use super::Referee;
use crate::numbers::CHURCH_SPACES;
use lisboa::{Action, ClergyEffect, ClergyId, Decision, Noble, Task};
use table::{Id, Seat};

impl Referee<'_> {
    /// L-CARDINAL-01, L-CARDINAL-02: the Cardinal moves, then a tile beside him is taken, then the icons.
    pub fn meet_cardinal(&mut self, who: Seat, steps: u8) {
        let Action::Steps(taken) = self.ask(who, Decision::MoveCardinal { steps }) else { unreachable!() };
        let from = self.now.cardinal;
        self.now.cardinal = (from + taken) % CHURCH_SPACES;
        // leaving an icon is not passing it.
        let passed = |gap: u8| (1..=taken).any(|step| (from + step) % CHURCH_SPACES == gap);
        let treasury = passed(self.game.components.board.church_treasury);
        let influence = passed(self.game.components.board.church_influence);
        // L-VARIANT-16
        self.fulfil(who, Task::B5);
        // L-CARDINAL-03
        let Action::Clergy(tile) = self.ask(who, Decision::TakeClergy) else { unreachable!() };
        for space in &mut self.now.church {
            if *space == Some(tile) {
                *space = None;
            }
        }
        self.board(who).clergy.insert(tile);
        self.influence_once(who, tile);
        self.favors_once(who, tile);
        // L-CARDINAL-06
        if treasury {
            self.treasury_up();
        }
        // L-CARDINAL-07, A-10: the first who does it.
        if influence && self.now.cardinal_lies.is_some() {
            self.met("A-10: the Influence icon is passed again");
        } else if influence {
            self.now.cardinal_lies = Some(who);
        }
    }

    /// The Influence that a clergy tile gives once, when it is taken (L-CLERGY-20).
    pub fn influence_once(&mut self, who: Seat, tile: ClergyId) {
        if let ClergyEffect::InfluenceOnce(n) = self.game.components.clergy(tile).effect {
            self.gain_influence(who, n, true);
        }
    }

    /// The Favors that a clergy tile gives once, when it is taken (L-CLERGY-35).
    pub fn favors_once(&mut self, who: Seat, tile: ClergyId) {
        if let ClergyEffect::FavorsOnce(n) = self.game.components.clergy(tile).effect {
            self.take_favors(who, n);
        }
    }

    /// Up to so many Favors, named in ascending order.
    fn take_favors(&mut self, who: Seat, n: u8) {
        let mut from = 0;
        for left in (1..=n).rev() {
            let missing =
                |noble: &Noble| noble.index() >= usize::from(from) && !self.now.boards[who].favors.has(*noble);
            if !Noble::ALL.iter().any(missing) {
                return;
            }
            let Action::Favor(noble) = self.ask(who, Decision::ClergyFavors { left, from }) else { return };
            self.gain_favor(who, noble);
            from = noble.index() as u8 + 1;
        }
    }

    /// L-FAVOR-01: a Favor of a Noble of whom the player has none.
    pub fn take_favor(&mut self, who: Seat) {
        // L-FAVOR-02
        if Noble::ALL.into_iter().all(|noble| self.now.boards[who].favors.has(noble)) {
            return;
        }
        let Action::Favor(noble) = self.ask(who, Decision::TakeFavor) else { unreachable!() };
        self.gain_favor(who, noble);
    }

    /// A Favor comes to the player.
    fn gain_favor(&mut self, who: Seat, noble: Noble) {
        self.board(who).favors.insert(noble);
        // L-VARIANT-15
        self.fulfil(who, Task::B4);
    }

    /// L-CHURCH-01: a church scoring, if the Cardinal lies.
    pub fn church_scoring(&mut self) {
        // L-CHURCH-08: he is stood up. The mark says that a scoring is to come, so it goes when the scoring begins.
        let Some(mover) = self.now.cardinal_lies.take() else { return };
        if self.now.period == 1 && self.now.period_end.is_some() {
            self.met("A-17: a church scoring between the periods");
        }
        // L-CHURCH-02
        for seat in mover.clockwise(self.players()) {
            self.score_church(seat);
        }
    }

    /// One player's part in it.
    fn score_church(&mut self, who: Seat) {
        // L-CHURCH-07
        if self.now.boards[who].clergy.is_empty() {
            return;
        }
        let mut last = None;
        // L-CHURCH-03, L-CHURCH-04: tiles are named in ascending order.
        while let Action::Church(tile) = self.ask(who, Decision::Church { last }) {
            self.board(who).clergy.remove(tile);
            // discarded tiles leave the game.
            self.now.clergy_gone.insert(tile);
            // L-CHURCH-05
            self.gain_wigs(who, self.game.components.clergy(tile).wigs);
            last = Some(tile);
        }
        if last.is_none() {
            return;
        }
        // L-CHURCH-06, A-18; L-VARIANT-19: a gain.
        if self.gain_envelopes(who) {
            self.fulfil(who, Task::B8);
        }
    }
}
