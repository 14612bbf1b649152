//! Favors, passing, Buildings, and what is given and kept.

use super::{Builder, EVEN};
use ::words::madeira::whatif;
use madeira::{Action, Building, Decision, Favor, Guild, PassingSlot, Request};
use table::Id;

impl Builder<'_> {
    /// The Wood that is missing for the cheapest Favor.
    pub(super) fn cheapest_favor(&self) -> Option<i32> {
        let there = self.s.favors.into_iter().flatten().flatten();
        there.map(|favor| self.missing_wood(favor)).min()
    }

    pub(super) fn missing_wood(&self, favor: Favor) -> i32 {
        let district = self.s.district_of(favor).map_or(0, |(_, district)| district - madeira::BUILT - 1);
        i32::from(self.game.components.district_wood[usize::from(district)].saturating_sub(self.own().wood))
    }

    pub(super) fn favor(&self, decision: Decision, favor: Favor) -> i32 {
        // A face-up Favor is worth more than its use where an Influence Request is soon scored.
        let saved = self.own().requests[Request::Influence.index()] > 0 && self.s.round == self.scoring();
        let pirates = i32::from(self.game.pirates(self.own()));
        let at = if let Decision::PayBuilding { building } = decision { Some(building) } else { None };
        let (cost, workers) = at.map_or((0, 0), |building| {
            (self.game.building_cost(self.s, building), self.game.workers_at(self.s, self.seat, building))
        });
        let liked = match favor {
            Favor::Treasurer | Favor::Patron | Favor::Monk | Favor::Miller => true,
            Favor::Navigator => self.commander() > 20,
            Favor::Constable => pirates > 5,
            Favor::Lord => cost > 3 && workers > 0,
            Favor::Diplomat => (1..3).contains(&workers) && self.own().reals >= u16::from(cost),
            Favor::Lady => self.own().reals > 10,
            Favor::Engineer => Building::ALL.into_iter().any(|building| self.harvest(building) > 16),
            Favor::Scout => self.own().workers > 2,
            Favor::Bishop => Building::ALL.into_iter().any(|building| self.is_idle(building)),
        };
        if liked && !saved { 240 } else { 0 }
    }

    /// A Building with an own marker and nobody to act there.
    pub(super) fn is_idle(&self, building: Building) -> bool {
        self.own().markers[building.index()] > 0 && self.game.workers_at(self.s, self.seat, building) == 0
    }

    /// Favors of new Guilds, and cheap ones.
    pub(super) fn take(&self, action: Action) -> i32 {
        if let Action::Take(favor) = action {
            let held = self.own().favors_up | self.own().favors_down;
            let guild = |favor: Favor| -> Guild { self.game.components.guild[favor.index()] };
            let is_new = !held.iter().any(|other| guild(other) == guild(favor));
            return EVEN + 30 + 10 * i32::from(is_new) - 12 * self.missing_wood(favor);
        }
        EVEN + 20
    }

    pub(super) fn pass(&self, decision: Decision, action: Action) -> i32 {
        if let Action::Slot(slot) = action {
            return EVEN + 3 * i32::from(self.game.components.passing_reals[slot.index()]) - 2 * slot.index() as i32;
        }
        let Decision::PassingBonus { slot } = decision else { return EVEN };
        let acts = match slot {
            PassingSlot::I => false,
            PassingSlot::II => self.own().reals > 4,
            PassingSlot::III => self.own().workers > 2,
            PassingSlot::IV => self.commander() > 20,
        };
        EVEN + 20 * i32::from((action == Action::Act) == acts)
    }

    /// Paying is liked where the Action is of use, or the Pirates are many.
    pub(super) fn pay(&self, building: Building, action: Action) -> i32 {
        if action != Action::Pay {
            return EVEN;
        }
        let cost = i32::from(self.game.building_cost(self.s, building));
        let pirates = i32::from(self.game.building_pirates(self.s, building));
        let workers = self.game.workers_at(self.s, self.seat, building);
        let use_of = match (building, workers) {
            (_, 0) => 0,
            (Building::Casa, _) if self.own().favors_down.is_empty() => 0,
            (Building::Capitania, 3..) => 24,
            (_, 3..) => 16,
            (_, _) => 9,
        };
        EVEN + use_of + 4 * pirates - 3 * cost
    }

    pub(super) fn give(&self, decision: Decision, action: Action) -> i32 {
        let Action::Give(amount) = action else { return EVEN };
        let n = i32::from(amount.get());
        if decision != Decision::Upkeep {
            return EVEN + 5 * n;
        }
        let bought = amount.get().saturating_sub(self.own().wood);
        EVEN + 10 * n - 4 * i32::from(self.game.components.wood_price(bought))
    }

    /// What is worth least now is kept.
    pub(super) fn keep(&self, action: Action) -> i32 {
        let Action::Keep(request) = action else { return EVEN };
        200 - 4 * i32::from(whatif::request_worth(self.game, self.s, self.seat, request, self.s.round))
    }

    pub(super) fn building(&self, action: Action) -> i32 {
        if let Action::Marker(from, to) = action {
            let there = self.game.workers_at(self.s, self.seat, to);
            return EVEN + 20 * i32::from(self.is_idle(from)) + i32::from(there);
        }
        let Action::Building(building) = action else { return EVEN };
        EVEN + i32::from(self.game.workers_at(self.s, self.seat, building))
    }
}
