//! State actions of the King: Meet the Cardinal (p. 14), Get a Royal Favor (p. 15); and the church scoring (p. 15).

use super::Play;
use crate::components::ClergyEffect;
use crate::cost::effect;
use crate::decision::{Decision, Step};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::{Reason, Verdict};
use crate::state::State;
use table::{EventSink, IdSet, Seat};

/// The gaps of the church track; a clergy tile lies between each two of them.
const GAPS: u8 = 6;

impl Lisboa {
    /// The tiles beside a gap, the one behind the Cardinal first (L-CARDINAL-03).
    #[inline]
    fn beside(&self, s: &State, gap: u8) -> [Option<ClergyId>; 2] {
        [s.church[usize::from((gap + GAPS - 1) % GAPS)], s.church[usize::from(gap)]]
    }

    /// The most steps with clergy benefits (L-CLERGY-34, A-11).
    fn most_steps(&self, s: &State, seat: Seat, steps: u8) -> u8 {
        let further = effect!(ClergyEffect::CardinalSteps);
        (steps + self.clergy_sum(s.boards[seat].clergy, further)).min(crate::MOST_STEPS)
    }

    /// Whether the Cardinal can be met: room for a tile, and a tile within reach (L-CARDINAL-04, A-39).
    pub(super) fn check_cardinal<V: Verdict>(&self, s: &State, seat: Seat, steps: u8, v: &mut V) {
        let spaces = self.components.start.clergy;
        v.require(s.boards[seat].clergy.len() < spaces, || Reason::ClergyFull { spaces });
        if v.settled() {
            return;
        }
        let reach = self.steps_within_reach(s, seat, steps).next().is_some();
        v.require(reach, || Reason::NoClergyThere);
    }

    /// The same as a plain answer.
    pub(super) fn can_meet_cardinal(&self, s: &State, seat: Seat, steps: u8) -> bool {
        let mut v = crate::reason::Legal(true);
        self.check_cardinal(s, seat, steps, &mut v);
        v.0
    }

    /// The step counts that lead to a tile.
    pub(super) fn steps_within_reach(&self, s: &State, seat: Seat, base: u8) -> impl Iterator<Item = u8> {
        (1..=self.most_steps(s, seat, base)).filter(|&steps| self.tile_after(s, steps))
    }

    fn tile_after(&self, s: &State, steps: u8) -> bool {
        self.beside(s, (s.cardinal + steps) % GAPS).iter().any(Option::is_some)
    }

    /// Whether the Cardinal can be met and a tile within his reach could make something payable that was not; only then is a
    /// look-ahead worth its while.
    pub(super) fn money_tile_within_reach(&self, s: &State, seat: Seat, steps: u8) -> bool {
        let helps = |tile: ClergyId| {
            matches!(
                self.components.clergy(tile).effect,
                ClergyEffect::Discount(_)
                    | ClergyEffect::RubbleReis(_)
                    | ClergyEffect::InfluenceOnce(_)
                    | ClergyEffect::InfluenceGain(_)
                    | ClergyEffect::FewerOfficials(_)
                    | ClergyEffect::HireLess(_)
                    | ClergyEffect::CardinalSteps(_)
            )
        };
        s.boards[seat].clergy.len() < self.components.start.clergy
            && (1..=self.most_steps(s, seat, steps))
                .any(|n| self.beside(s, (s.cardinal + n) % GAPS).into_iter().flatten().any(helps))
    }

    /// Whether the Cardinal may move so many steps: a step count that leads to no tile is not offered.
    pub(super) fn check_steps<V: Verdict>(&self, s: &State, seat: Seat, base: u8, steps: u8, v: &mut V) {
        let most = self.most_steps(s, seat, base);
        v.require((1..=most).contains(&steps), || Reason::StepsOutOfRange { most });
        v.require(self.tile_after(s, steps), || Reason::NoClergyThere);
    }

    /// Whether this tile lies beside the Cardinal.
    pub(super) fn check_take_clergy<V: Verdict>(&self, s: &State, tile: ClergyId, v: &mut V) {
        v.require(self.beside(s, s.cardinal).contains(&Some(tile)), || Reason::NoClergyThere);
    }

    /// The tiles that can be taken now.
    pub(super) fn clergy_within_reach(&self, s: &State) -> IdSet<ClergyId> {
        self.beside(s, s.cardinal).into_iter().flatten().collect()
    }

    /// Whether a tile may be discarded now in a church scoring (L-CHURCH-04).
    pub(super) fn check_church<V: Verdict>(
        &self,
        s: &State,
        seat: Seat,
        last: Option<ClergyId>,
        tile: ClergyId,
        v: &mut V,
    ) {
        v.require(s.boards[seat].clergy.has(tile), || Reason::NotYourClergy(tile));
        v.require(last.is_none_or(|last| tile > last), || Reason::OutOfOrder);
    }

    /// The Royal Favors that a player does not have.
    #[inline]
    pub(super) fn missing_favors(&self, s: &State, seat: Seat) -> IdSet<Noble> {
        IdSet::full() - s.boards[seat].favors
    }

    /// Whether this Favor may be taken: one of each Noble at most (L-FAVOR-01, L-FAVOR-02).
    pub(super) fn check_favor<V: Verdict>(&self, s: &State, seat: Seat, noble: Noble, v: &mut V) {
        v.require(!s.boards[seat].favors.has(noble), || Reason::FavorHeld(noble));
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// The Cardinal moves clockwise, so many steps of which `base` go without clergy tiles; then a tile is taken, then the icons count that he
    /// reached or passed; leaving one is not passing it.
    pub(super) fn resolve_steps(&mut self, seat: Seat, base: u8, steps: u8) {
        let board = &self.game.components.board;
        let passed = |icon: u8| (1..=steps).any(|n| (self.s.cardinal + n) % GAPS == icon);
        let (treasury, influence) = (passed(board.church_treasury), passed(board.church_influence));
        self.s.cardinal = (self.s.cardinal + steps) % GAPS;
        let gap = self.s.cardinal;
        let rule = match base {
            _ if steps > base => "L-CLERGY-34",
            1 => "L-CARDINAL-02",
            _ => "L-CARDINAL-01",
        };
        self.tell(rule, H::CardinalMoved(seat, gap));
        self.fulfil(seat, Task::B5);
        self.step(seat, Step::ChurchIcons { treasury, influence });
        self.ask(seat, Decision::TakeClergy);
    }

    /// A tile beside the Cardinal is taken; the gap is filled only at the end of the turn (L-CARDINAL-03, L-CARDINAL-08).
    pub(super) fn resolve_take_clergy(&mut self, seat: Seat, tile: ClergyId) {
        for space in self.s.church.iter_mut().filter(|space| **space == Some(tile)) {
            *space = None;
        }
        self.receive_clergy(seat, tile, |game, s| if game.is_by_icon(s) { "L-ICON-19" } else { "L-CARDINAL-03" });
    }

    /// A clergy tile comes to the player board and works at once; some do so only once (L-CLERGY-20, L-CLERGY-35).
    pub(super) fn receive_clergy(
        &mut self,
        seat: Seat,
        tile: ClergyId,
        rule: impl FnOnce(&Lisboa, &State) -> &'static str,
    ) {
        self.s.boards[seat].clergy.insert(tile);
        self.tell_by(rule, H::ClergyTaken(seat, tile));
        let effect = self.game.components.clergy(tile).effect;
        if let ClergyEffect::InfluenceOnce(n) = effect {
            self.gain_influence(seat, n, true, "L-CLERGY-20");
        } else if let ClergyEffect::FavorsOnce(left) = effect {
            self.ask(seat, Decision::ClergyFavors { left, from: 0 });
        }
    }

    /// A Favor by clergy tile 35; others may follow in ascending order.
    pub(super) fn resolve_clergy_favor(&mut self, seat: Seat, left: u8, noble: Noble) {
        self.take_favor(seat, noble, |_, _| "L-CLERGY-35");
        if left > 1 {
            self.ask(seat, Decision::ClergyFavors { left: left - 1, from: noble as u8 + 1 });
        }
    }

    /// Takes a Royal Favor; with it a later visit to that Noble can be followed (L-FAVOR-03).
    pub(super) fn take_favor(&mut self, seat: Seat, noble: Noble, rule: impl FnOnce(&Lisboa, &State) -> &'static str) {
        self.s.boards[seat].favors.insert(noble);
        self.tell_by(rule, H::FavorTaken(seat, noble));
        self.fulfil(seat, Task::B4);
    }

    /// The icons that the Cardinal reached or passed (L-CARDINAL-06, L-CARDINAL-07). Once he lies he lies: one scoring a
    /// turn, begun by the first mover.
    pub(super) fn church_icons(&mut self, seat: Seat, treasury: bool, influence: bool) {
        if treasury {
            self.move_treasury(true, "L-CARDINAL-06");
        }
        if influence && self.s.cardinal_lies.is_none() {
            self.s.cardinal_lies = Some(seat);
            self.tell("L-CARDINAL-07", H::CardinalLies(seat));
        }
    }

    /// A church scoring, if the Cardinal lies: from the player who moved him clockwise (L-CHURCH-01, L-CHURCH-02). Each
    /// decides freely (L-CHURCH-03); without tiles one cannot take part (L-CHURCH-07). Afterwards he stands up where he is
    /// (L-CHURCH-08).
    pub(super) fn church_scoring(&mut self) {
        let Some(mover) = self.s.cardinal_lies.take() else { return };
        for seat in mover.clockwise(self.game.n()).rev() {
            self.ask(seat, Decision::Church { last: None });
        }
    }

    /// A tile is discarded for the wigs on its back (L-CHURCH-04, L-CHURCH-05); after the last one the envelopes count once
    /// (L-CHURCH-06), without the tiles that are gone.
    pub(super) fn resolve_church(&mut self, seat: Seat, last: Option<ClergyId>, tile: ClergyId) {
        self.s.boards[seat].clergy.remove(tile);
        self.s.clergy_gone.insert(tile);
        self.tell("L-CHURCH-04", H::ClergyDiscarded(seat, tile));
        self.gain_wigs(seat, self.game.components.clergy(tile).wigs, "L-CHURCH-05");
        if last.is_none() {
            self.step(seat, Step::ChurchGain);
        }
        self.ask(seat, Decision::Church { last: Some(tile) });
    }

    /// The Influence of a church scoring.
    pub(super) fn church_gain(&mut self, seat: Seat) {
        // L-VARIANT-19
        if self.gain_envelopes(seat, "L-CHURCH-06") {
            self.fulfil(seat, Task::B8);
        }
    }
}
