//! The Windmill (p. 7): at many decisions a player may use it beside the answers that are asked for.

use super::Play;
use crate::action::{Action, Swap};
use crate::decision::{Decision, Errand};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Madeira;
use crate::reason::{Reason, Verdict};
use crate::state::{Phase, Player, State};
use table::{EventSink, Id, RuleId, Seat};

/// How far the Windmill may be used at a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Use {
    /// Everything (phases B and C).
    All,
    /// Only what takes Goods (M-WINDMILL-08).
    Goods,
    /// Not at all.
    None,
}

impl Madeira {
    /// How far the Windmill may be used beside a decision: at turn roots and priced choices, at the end of phase C, and at
    /// feeding (A-01..04).
    #[inline]
    pub(crate) fn windmill_use(&self, s: &State, decision: Decision) -> Use {
        match decision {
            Decision::TakeTurn
            | Decision::UseDie { .. }
            | Decision::WorkerFrom { errand: Errand::Field, .. }
            | Decision::MoveShip { .. }
            | Decision::TakeFavor
            | Decision::PassingBonus { .. }
            | Decision::PayBuilding { .. }
            | Decision::LastWindmill => Use::All,
            // upkeep is in phase D, where the Windmill gives no Reals.
            Decision::BuyWood { .. } if matches!(s.phase, Phase::B | Phase::C) => Use::All,
            Decision::Feed => Use::Goods,
            Decision::SetupCity
            | Decision::SetupField { .. }
            | Decision::TakeRow
            | Decision::TakeRequest { .. }
            | Decision::TurnUpGuild { .. }
            | Decision::WorkerFrom { .. }
            | Decision::WorkerTo { .. }
            | Decision::Quantity { .. }
            | Decision::BuyWood { .. }
            | Decision::KingsReward { .. }
            | Decision::Support
            | Decision::Relocate { .. }
            | Decision::RelocateTo { .. }
            | Decision::GetWood { .. }
            | Decision::ExtraYield { .. }
            | Decision::PassingSlot
            | Decision::Perform { .. }
            | Decision::TurnUpFavor { .. }
            | Decision::MoveMarker
            | Decision::LadyBuilding
            | Decision::Honor
            | Decision::Upkeep
            | Decision::KeepRequest
            | Decision::ScoreRoutes { .. }
            | Decision::ScoreExpeditions { .. }
            | Decision::ScoreInfluence { .. }
            | Decision::ScoreUrbanization { .. }
            | Decision::ScoreWealth { .. } => Use::None,
        }
    }

    /// The top level of the Windmill.
    #[inline]
    pub(crate) fn mill_top(&self) -> u8 {
        self.components.windmill.feeds.len() as u8 - 1
    }

    /// Whether the marker can go down, or Prestige can be lost instead (M-WINDMILL-04..06, A-07).
    #[inline]
    fn can_go_down(&self, player: &Player) -> bool {
        player.windmill > 0 || player.prestige >= 1
    }

    /// Whether a player has the Goods of a swap.
    #[inline]
    fn can_swap(&self, player: &Player, swap: Swap) -> bool {
        let [first, second] = swap.given();
        let due = if first == second { 2 } else { 1 };
        player.goods[first.index()] >= due && player.goods[second.index()] >= due
    }

    /// Whether any Windmill step is open.
    #[inline]
    pub(crate) fn windmill_open(&self, s: &State, seat: Seat, decision: Decision) -> bool {
        let player = &s.players[seat];
        let goods = || {
            player.goods[Good::Wheat.index()] >= self.components.windmill.wheat
                || Swap::all().any(|swap| self.can_swap(player, swap))
        };
        match self.windmill_use(s, decision) {
            Use::All => self.can_go_down(player) || goods(),
            Use::Goods => goods(),
            Use::None => false,
        }
    }

    /// Names the Windmill steps that are open, in ascending order.
    #[inline]
    pub(crate) fn offer_windmill(&self, s: &State, seat: Seat, decision: Decision, offer: &mut impl FnMut(Action)) {
        let player = &s.players[seat];
        match self.windmill_use(s, decision) {
            Use::None => return,
            Use::All if self.can_go_down(player) => {
                offer(Action::MillBread);
                offer(Action::MillReals);
            }
            Use::All | Use::Goods => {}
        }
        if player.goods[Good::Wheat.index()] >= self.components.windmill.wheat {
            offer(Action::MillUp);
        }
        Swap::all().filter(|&swap| self.can_swap(player, swap)).for_each(|swap| offer(Action::Swap(swap)));
    }

    /// Whether a Windmill step is possible now.
    pub(super) fn check_windmill<V: Verdict>(
        &self,
        s: &State,
        seat: Seat,
        decision: Decision,
        action: Action,
        v: &mut V,
    ) {
        let player = &s.players[seat];
        let allowed = self.windmill_use(s, decision);
        let down = matches!(action, Action::MillBread | Action::MillReals);
        let rule = match s.phase {
            Phase::D if down => RuleId("M-WINDMILL-08"),
            Phase::D if decision != Decision::Feed => RuleId("M-PHASE-D-02"),
            Phase::Setup | Phase::A | Phase::E | Phase::Over => RuleId("M-WINDMILL-07"),
            Phase::B | Phase::C | Phase::D => decision.rule(),
        };
        let fits = if down { allowed == Use::All } else { allowed != Use::None };
        v.require(fits, || Reason::NoWindmill { rule });
        if let Action::Swap(swap) = action {
            v.require(self.can_swap(player, swap), || Reason::NeedsSwap);
        } else if down {
            v.require(self.can_go_down(player), || Reason::NoPrestige);
        } else {
            let (due, have) = (self.components.windmill.wheat, player.goods[Good::Wheat.index()]);
            v.require(have >= due, || Reason::NeedsWheat { due, have });
        }
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// A use of the Windmill; the same decision is asked again.
    pub(super) fn resolve_windmill(&mut self, seat: Seat, action: Action) {
        let mill = &self.game.components.windmill;
        if let Action::Swap(swap) = action {
            for good in swap.given() {
                self.pay_goods(seat, good, 1, "M-WINDMILL-01");
            }
            self.gain_goods(seat, swap.taken(), 1, "M-WINDMILL-01");
        } else if action == Action::MillUp {
            self.pay_goods(seat, Good::Wheat, mill.wheat, "M-WINDMILL-02");
            if self.s.players[seat].windmill < self.game.mill_top() {
                // The level counts for the feeding at which it is reached.
                self.raise_windmill(seat, if self.s.phase == Phase::D { "M-FEEDING-04" } else { "M-WINDMILL-02" });
            } else {
                self.earn(seat, 1u8, "M-WINDMILL-03");
            }
        } else {
            let (rule, reals) = if self.s.players[seat].windmill > 0 {
                self.player(seat).windmill -= 1;
                let level = self.s.players[seat].windmill;
                self.tell("M-WINDMILL-04", H::WindmillMoved(seat, level));
                ("M-WINDMILL-04", mill.reals)
            } else {
                self.lose(seat, 1, "M-WINDMILL-05");
                ("M-WINDMILL-05", mill.bottom_reals)
            };
            if action == Action::MillBread {
                self.gain_bread(seat, 1, rule);
            } else {
                self.gain_reals(seat, reals, rule);
            }
        }
    }

    /// Moves the marker one step up.
    fn raise_windmill(&mut self, seat: Seat, rule: &'static str) {
        self.player(seat).windmill += 1;
        let level = self.s.players[seat].windmill;
        self.tell(rule, H::WindmillMoved(seat, level));
    }

    /// A step up without Wheat: at the top without effect, or Prestige if that was agreed.
    pub(super) fn raise_free(&mut self, seat: Seat, rule: &'static str) {
        if self.s.players[seat].windmill < self.game.mill_top() {
            self.raise_windmill(seat, rule);
        } else if self.game.options.mill_prestige {
            self.earn(seat, 1u8, rule);
        }
    }
}
