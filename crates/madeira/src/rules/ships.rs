//! Moving Ships: Commander, passing slot IV and Navigator (p. 10), and the rewards that follow.

use super::Play;
use crate::action::Action;
use crate::components::{MOST_QUANTITY, Trade};
use crate::decision::{Decision, Errand, Step};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Madeira;
use crate::reason::{Reason, Verdict};
use crate::state::State;
use table::{EventSink, Id, IdSet, RuleId, Seat, UpTo};

/// What a player can pay with.
#[derive(Clone, Copy)]
pub(super) struct Means {
    pub(super) reals: u16,
    pub(super) goods: [u8; 3],
}

impl Means {
    /// What is at Home now.
    #[inline]
    pub(super) fn of(s: &State, seat: Seat) -> Self {
        let player = &s.players[seat];
        Self { reals: player.reals, goods: player.goods }
    }

    /// More than the Windmill could ever bring: what is impossible with this, no step of it makes possible.
    pub(super) const ANY: Self = Self { reals: u16::MAX, goods: [u8::MAX; 3] };
}

impl Madeira {
    /// The quantities that a slot offers.
    #[inline]
    pub(super) fn trades(&self, slot: ShipSlot) -> impl Iterator<Item = Trade> + Clone + use<> {
        self.components.slot(slot).map_or([None; 2], |spec| spec.trades).into_iter().flatten()
    }

    /// The quantities of a slot that can be paid.
    #[inline]
    pub(super) fn payable(&self, slot: ShipSlot, goods: [u8; 3]) -> impl Iterator<Item = Trade> + Clone + use<> {
        let have = goods[slot.port().toll().index()];
        self.trades(slot).filter(move |trade| trade.goods <= have)
    }

    /// The empty available slots whose Goods can be paid (M-COMMANDER-07).
    #[inline]
    fn reachable(&self, s: &State, goods: [u8; 3]) -> IdSet<ShipSlot> {
        let payable = Good::ALL.into_iter().fold(IdSet::empty(), |all, good| {
            let have = goods[good.index()].min(MOST_QUANTITY);
            all | self.payable_slots[good.index()][usize::from(have)]
        });
        payable - s.taken_slots()
    }

    /// Whether a Ship can leave Home: it costs Wood (M-COMMANDER-03, M-COMMANDER-04).
    #[inline]
    fn can_launch(&self, s: &State, seat: Seat, reals: u16) -> bool {
        s.players[seat].ships_home > 0 && self.can_pay_wood(s, seat, 1, reals)
    }

    /// The Ships on the board that may still move in this Action (M-COMMANDER-02, A-40).
    #[inline]
    fn afloat(&self, s: &State, seat: Seat, moved: Option<ShipSlot>) -> IdSet<ShipSlot> {
        let mut ships = s.players[seat].ships;
        if let Some(slot) = moved {
            ships.remove(slot);
        }
        ships
    }

    /// Whether any Ship can be moved and paid for.
    pub(super) fn can_sail(&self, s: &State, seat: Seat, moved: Option<ShipSlot>, means: Means) -> bool {
        (!self.afloat(s, seat, moved).is_empty() || self.can_launch(s, seat, means.reals))
            && !self.reachable(s, means.goods).is_empty()
    }

    /// Names the moves of Ships that can be paid for.
    pub(super) fn offer_sails(&self, s: &State, seat: Seat, moved: Option<ShipSlot>, offer: &mut impl FnMut(Action)) {
        let means = Means::of(s, seat);
        let slots = self.reachable(s, means.goods);
        if self.can_launch(s, seat, means.reals) {
            slots.iter().for_each(|slot| offer(Action::Sail(ShipFrom::Home, slot)));
        }
        for ship in self.afloat(s, seat, moved) {
            slots.iter().for_each(|slot| offer(Action::Sail(ShipFrom::Slot(ship), slot)));
        }
    }

    /// The rule that says which slots of a port are available.
    fn slot_rule(&self, slot: ShipSlot) -> RuleId {
        RuleId(match (self.n(), slot.port().colony()) {
            (2, Some(_)) => "M-2P-05",
            (2, None) => "M-2P-06",
            (3, _) => "M-3P-05",
            (_, Some(_)) => "M-COLONY-02",
            (_, None) => "M-MARKET-02",
        })
    }

    /// Whether a Ship may go to a slot.
    pub(super) fn check_sail<V: Verdict>(
        &self,
        s: &State,
        seat: Seat,
        moved: Option<ShipSlot>,
        from: ShipFrom,
        slot: ShipSlot,
        v: &mut V,
    ) {
        let player = &s.players[seat];
        match from {
            ShipFrom::Home => {
                v.require(player.ships_home > 0, || Reason::NoShip(from));
                self.check_wood(s, seat, 1, "M-COMMANDER-03", v);
            }
            ShipFrom::Slot(ship) => {
                v.require(player.ships.has(ship), || Reason::NoShip(from));
                v.require(moved != Some(ship), || Reason::MovedAlready { rule: RuleId("M-COMMANDER-01") });
                v.require(ship != slot, || Reason::SameSlot);
            }
        }
        v.require(self.open_slots.has(slot), || Reason::SlotClosed { slot, rule: self.slot_rule(slot) });
        let same = from == ShipFrom::Slot(slot);
        v.require(same || !s.taken_slots().has(slot), || Reason::SlotTaken(slot));
        let good = slot.port().toll();
        let (due, have) = (self.trades(slot).map(|trade| trade.goods).min().unwrap_or(0), player.goods[good.index()]);
        let rule = RuleId(if slot.port().colony().is_some() { "M-COMMANDER-05" } else { "M-COMMANDER-06" });
        v.require(have >= due, || Reason::NeedsGoods { good, due, have, rule });
    }

    /// Whether a quantity may be chosen on a slot (M-2P-07, A-46).
    pub(super) fn check_quantity<V: Verdict>(&self, s: &State, seat: Seat, slot: ShipSlot, amount: u8, v: &mut V) {
        let good = slot.port().toll();
        let have = s.players[seat].goods[good.index()];
        v.require(self.trades(slot).any(|trade| trade.goods == amount), || Reason::WrongQuantity);
        let rule = RuleId("M-COMMANDER-06");
        v.require(have >= amount, || Reason::NeedsGoods { good, due: amount, have, rule });
    }

    /// The King's Rewards that Ships just moved may bring (M-COMMANDER-13, A-44).
    pub(super) fn rewards_of(&self, s: &State, ships: [Option<Colony>; 2]) -> IdSet<Reward> {
        ships.into_iter().flatten().flat_map(|colony| s.rewards[colony.index()]).flatten().collect()
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Asks for up to so many Ships to be moved; rewards come after all of them (M-COMMANDER-11).
    pub(super) fn begin_ships(&mut self, seat: Seat, left: u8) {
        (self.s.turn.owed, self.s.turn.landed) = (0, [None; 2]);
        self.step(seat, Step::ShipRewards);
        self.ask(seat, Decision::MoveShip { left, moved: None });
    }

    /// A Ship moves, one at a time and never Home (M-COMMANDER-10): its Goods are discarded, then its Wood.
    pub(super) fn resolve_sail(
        &mut self,
        seat: Seat,
        left: u8,
        moved: Option<ShipSlot>,
        from: ShipFrom,
        slot: ShipSlot,
    ) {
        let player = self.player(seat);
        match from {
            ShipFrom::Home => player.ships_home -= 1,
            ShipFrom::Slot(ship) => player.ships.remove(ship),
        }
        player.ships.insert(slot);
        let rule = if moved.is_some() { "M-COMMANDER-08" } else { "M-COMMANDER-01" };
        self.tell(rule, H::ShipMoved(seat, from, slot));
        if left > 1 {
            self.ask(seat, Decision::MoveShip { left: left - 1, moved: Some(slot) });
        }
        // M-COMMANDER-03
        if from == ShipFrom::Home {
            self.step(seat, Step::PayWood { wood: 1 });
        }
        if let Some(colony) = slot.port().colony() {
            let [first, second] = &mut self.s.turn.landed;
            *(if first.is_none() { first } else { second }) = Some(colony);
        }
        self.ask(seat, Decision::Quantity { slot });
    }

    /// The Goods of a Ship are discarded; a Market owes its Reals.
    pub(super) fn resolve_quantity(&mut self, seat: Seat, slot: ShipSlot, amount: UpTo<{ crate::MOST_GIVEN }>) {
        let goods = amount.get();
        let rule = if slot.port().colony().is_some() { "M-COLONY-01" } else { "M-MARKET-03" };
        self.pay_goods(seat, slot.port().toll(), goods, rule);
        let reals = self.game.trades(slot).find(|trade| trade.goods == goods).map_or(0, |trade| trade.reals);
        self.s.turn.owed += reals;
    }

    /// Markets pay at once, since that never harms; then the King's Rewards.
    pub(super) fn ship_rewards(&mut self, seat: Seat) {
        let (owed, ships) = (self.s.turn.owed, self.s.turn.landed);
        (self.s.turn.owed, self.s.turn.landed) = (0, [None; 2]);
        self.gain_reals(seat, owed, "M-COMMANDER-12");
        self.ask(seat, Decision::KingsReward { ships });
    }

    /// A King's Reward is performed; the tile stays for others (M-COLONY-04).
    pub(super) fn resolve_reward(&mut self, seat: Seat, ships: [Option<Colony>; 2], reward: Reward) {
        let colony = self.s.colony_of(reward);
        let at = ships.iter().position(|&ship| ship == colony).unwrap_or(0);
        self.ask(seat, Decision::KingsReward { ships: [ships[1 - at], None] });
        self.tell(reward.rule(), H::RewardTaken(seat, reward));
        let amounts = self.game.components.amounts;
        match reward {
            Reward::Field => self.begin_errand(seat, Errand::Field, 1),
            Reward::City => {
                self.earn(seat, amounts.city_prestige, reward.rule());
                self.begin_errand(seat, Errand::City, 1);
            }
            Reward::Flip => self.ask(seat, Decision::TurnUpFavor { left: 1 }),
            Reward::Watch => self.begin_errand(seat, Errand::Watch, 1),
            Reward::Prestige => self.earn(seat, amounts.king_prestige, reward.rule()),
            Reward::Reals => self.gain_reals(seat, amounts.king_reals, reward.rule()),
            Reward::Support => self.ask(seat, Decision::Support),
            Reward::Mill => self.raise_free(seat, reward.rule()),
        }
    }

    /// Royal Support.
    pub(super) fn resolve_support(&mut self, seat: Seat, pirates: bool) {
        let amounts = self.game.components.amounts;
        if pirates {
            self.drive_off(seat, u16::from(amounts.pirates_off), "M-KING-SUPPORT-01");
        } else {
            self.gain_bread(seat, amounts.support_bread, "M-KING-SUPPORT-01");
        }
    }
}
