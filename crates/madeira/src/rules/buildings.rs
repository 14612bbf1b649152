//! Phase C (p. 14 and 15): the Buildings, their cost and their Actions.

use super::Play;
use crate::decision::{Decision, Errand, Luck, Pending, Step};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Madeira;
use crate::reason::{Reason, Verdict};
use crate::state::{Phase, State, Turn};
use table::{Actor, EventSink, Id, RuleId, Seat};

/// Workers from which on the bottom Action is performed (M-COST-10).
const MANY: u8 = 3;

impl Madeira {
    /// Own Workers on Fields of the Building's Region; those on the Forest do not count (M-COST-10, M-COST-11).
    #[inline]
    pub fn workers_at(&self, s: &State, seat: Seat, building: Building) -> u8 {
        self.own_fields(s, seat, self.components.building(building).region).len()
    }

    /// What a Building costs whoever has a turn there (M-COST-04): the base less the Guild dice rolled there, never below 0;
    /// nothing with the Lord. The Pirate die does not count (M-COST-03).
    pub fn building_cost(&self, s: &State, building: Building) -> u8 {
        if s.turn.lord {
            return 0;
        }
        self.components.building_cost.with(self.n()).saturating_sub(self.building_dice(s, building))
    }

    /// The sum of the Guild dice on a Building (M-COST-01).
    pub fn building_dice(&self, s: &State, building: Building) -> u8 {
        let dice = s.dice[building.index()];
        Face::ALL.into_iter().map(|face| dice[face.index()] * face.value()).sum()
    }

    /// Whether phase C has rolled the dice of a Building: what they showed before means nothing for its cost (M-PHASE-C-01,
    /// M-PHASE-C-03).
    pub fn is_rolled(&self, s: &State, building: Building) -> bool {
        let waits = |what: Pending| match what {
            Pending::Do(Step::Resolve(next)) => next <= building,
            Pending::Do(Step::BuildingTurns { building: now, .. }) => now < building,
            Pending::Luck(Luck::RollGuildDice(now)) => now == building,
            Pending::Nothing | Pending::Ask(_) | Pending::Luck(_) | Pending::Do(_) => false,
        };
        s.phase == Phase::C && !s.agenda.frames().iter().any(|frame| waits(frame.what))
    }

    /// What a Building costs, or will cost once its dice are rolled: at least and at most (M-COST-01, M-COST-02).
    pub fn building_costs(&self, s: &State, building: Building) -> (u8, u8) {
        let base = self.components.building_cost.with(self.n());
        if self.is_rolled(s, building) {
            let cost = base.saturating_sub(self.building_dice(s, building));
            return (cost, cost);
        }
        let n: u8 = s.dice[building.index()].iter().sum();
        let [low, _, high] = Face::ALL.map(|face| base.saturating_sub(n * face.value()));
        (low.min(high), low.max(high))
    }

    /// The Pirates of whoever does not pay: 1, and the value of the Pirate die there (M-COST-08).
    pub fn building_pirates(&self, s: &State, building: Building) -> u8 {
        1 + s.pirate_die[building.index()].map_or(0, Face::value)
    }

    /// Whether the cost can be paid, with or without a Worker in the Region.
    pub(super) fn check_pay<V: Verdict>(&self, s: &State, seat: Seat, building: Building, v: &mut V) {
        let (due, have) = (u16::from(self.building_cost(s, building)), s.players[seat].reals);
        v.require(have >= due, || Reason::NeedsReals { due, have, rule: RuleId("M-COST-01") });
    }

    /// The Workers that count for the turn at a Building, with those of the Diplomat (M-FAVOR-DIPLOMAT-01, A-21).
    pub(super) fn workers_counted(&self, s: &State, seat: Seat, building: Building) -> u8 {
        let more = if s.turn.diplomat { self.components.amounts.diplomat_workers } else { 0 };
        self.workers_at(s, seat, building) + more
    }

    /// How many moves, or Favors turned up, the Action of a Building allows with so many Workers.
    #[inline]
    pub(super) fn building_moves(&self, building: Building, workers: u8) -> u8 {
        self.components.building(building).moves[usize::from(workers >= MANY)]
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// A Building is reached: without any Action Marker it is skipped, else its dice are rolled once (M-PHASE-C-01..03, A-13,
    ///
    pub(super) fn resolve_building(&mut self, seat: Seat, building: Building) {
        let marked = self.s.players.0.iter().any(|player| player.markers[building.index()] > 0);
        if !marked {
            return self.after_building(seat, building);
        }
        self.step(seat, Step::BuildingTurns { building, from: 0 });
        let mut luck = |luck| self.s.agenda.push(Actor::Chance, Pending::Luck(luck));
        if self.s.pirate_die[building.index()].is_some() {
            luck(Luck::RollPirateDie(building));
        }
        if self.s.dice[building.index()] != [0; 3] {
            luck(Luck::RollGuildDice(building));
        }
    }

    /// The next player in the order with a marker there has one turn, whatever the number of markers.
    pub(super) fn building_turns(&mut self, seat: Seat, building: Building, from: u8) {
        let here = |seat: Seat| self.s.players[seat].markers[building.index()] > 0;
        match self.s.order_from(from).find(|&(_, seat)| here(seat)) {
            Some((slot, next)) => {
                self.s.turn = Turn::of(next);
                self.step(next, Step::BuildingTurns { building, from: slot + 1 });
                let several = self.s.players[next].markers[building.index()] > 1;
                self.tell(if several { "M-PHASE-C-06" } else { "M-PHASE-C-04" }, H::TurnStarted(next));
                self.ask(next, Decision::PayBuilding { building });
            }
            None => self.after_building(seat, building),
        }
    }

    fn after_building(&mut self, seat: Seat, building: Building) {
        match Building::ALL.get(building.index() + 1) {
            Some(&next) => self.step(seat, Step::Resolve(next)),
            None => {
                self.clear_buildings();
                self.step(seat, Step::LastWindmills(0));
            }
        }
    }

    /// Markers return Home; dice and Characters leave the board (M-PHASE-C-07).
    fn clear_buildings(&mut self) {
        for seat in Seat::first(self.game.n()) {
            let player = self.player(seat);
            player.markers_home += player.markers.iter().sum::<u8>();
            player.markers = [0; 5];
        }
        let s = &mut *self.s;
        s.dice_aside += s.dice.iter().flatten().sum::<u8>();
        s.pirate_dice_aside += s.pirate_die.iter().flatten().count() as u8 + s.watch_dice.iter().sum::<u8>();
        (s.dice, s.pirate_die, s.watch_dice, s.characters) = ([[0; 3]; 5], [None; 5], [0; 3], [None; 5]);
        self.tell("M-PHASE-C-07", H::BuildingsCleared);
    }

    /// The cost is paid; the Action may follow.
    pub(super) fn resolve_pay(&mut self, seat: Seat, building: Building) {
        let cost = self.game.building_cost(self.s, building);
        let idle = self.game.workers_counted(self.s, seat, building) == 0;
        self.pay_reals(seat, cost, if idle { "M-COST-07" } else { "M-COST-01" });
        self.ask(seat, Decision::Perform { building });
    }

    /// Pirates instead; the Action cannot be performed.
    pub(super) fn resolve_pirates(&mut self, seat: Seat, building: Building) {
        let n = self.game.building_pirates(self.s, building);
        self.receive_pirates(seat, n, "M-COST-08");
    }

    /// The Action of a Building, by the Workers when it starts.
    pub(super) fn perform(&mut self, seat: Seat, building: Building, workers: u8) {
        self.tell("M-COST-10", H::BuildingPerformed(seat, building));
        let many = workers >= MANY;
        let gain = self.game.components.building(building).gain[usize::from(many)];
        let moves = self.game.building_moves(building, workers);
        match building {
            Building::Moinho => self.gain_bread(seat, gain, if many { "M-MOINHO-02" } else { "M-MOINHO-01" }),
            Building::Capitania => {
                self.earn(seat, gain, if many { "M-CAPITANIA-02" } else { "M-CAPITANIA-01" });
                self.begin_errand(seat, Errand::City, moves);
            }
            Building::Alfandega => self.begin_errand(seat, Errand::Colony, moves),
            Building::Casa => self.ask(seat, Decision::TurnUpFavor { left: moves }),
            Building::Fortaleza => self.begin_errand(seat, Errand::Fortaleza, moves),
        }
    }

    /// A Favor is turned face-up by Casa da Coroa or the King.
    pub(super) fn resolve_flip(&mut self, seat: Seat, left: u8, favor: Favor) {
        self.turn_up(seat, favor, "M-FAVOR-08");
        if left > 1 {
            self.ask(seat, Decision::TurnUpFavor { left: left - 1 });
        }
    }

    /// The last use of the Windmill for Bread and Reals, player by player; then Honor.
    pub(super) fn last_windmills(&mut self, seat: Seat, from: u8) {
        match self.s.order_from(from).next() {
            Some((slot, next)) => {
                self.s.turn = Turn::of(next);
                self.step(next, Step::LastWindmills(slot + 1));
                self.ask(next, Decision::LastWindmill);
            }
            None => self.step(seat, Step::Honor),
        }
    }
}
