//! Phase B (p. 9 and 10): dice on Characters, Bread, and passing.

use super::Play;
use super::ships::Means;
use crate::action::Action;
use crate::decision::{Decision, Errand, Step};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Madeira;
use crate::reason::{Reason, Verdict};
use crate::state::{Phase, State, Turn};
use table::{EventSink, Id, IdSet, RuleId, Seat};

impl Character {
    /// The rule of its Action.
    const fn rule(self) -> RuleId {
        RuleId(match self {
            Self::Steward => "M-STEWARD-01",
            Self::Commander => "M-COMMANDER-01",
            Self::GuildMaster => "M-GUILDMASTER-01",
            Self::Mayor => "M-MAYOR-01",
        })
    }
}

impl Madeira {
    /// The Bread that a die needs: the number of the Region, where the die shows less (M-BREAD-01, M-BREAD-02, M-PIRATEDIE-06).
    #[inline]
    pub fn bread_for(&self, face: Face, building: Building) -> u8 {
        let region = self.components.building(building).region as u8 + 1;
        region.saturating_sub(face.value())
    }

    /// Whether a Character, a printed one too, has room for one more die of any kind: those of all players count (M-LIMIT-03).
    #[inline]
    fn has_room(&self, s: &State, building: Building) -> bool {
        let pirate = u8::from(s.pirate_die[building.index()].is_some());
        s.dice[building.index()].iter().sum::<u8>() + pirate < self.n()
    }

    /// Names the placements of dice that are possible now (M-DIE-01).
    #[inline]
    pub(super) fn offer_dice(&self, s: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        let player = &s.players[seat];
        let fits = |face, building| self.bread_for(face, building) <= player.bread;
        let room: IdSet<Building> = Building::ALL.into_iter().filter(|&building| self.has_room(s, building)).collect();
        for face in Face::ALL.into_iter().filter(|face| player.dice[face.index()] > 0) {
            room.iter().filter(|&b| fits(face, b)).for_each(|building| offer(Action::Die(face, building)));
        }
        if player.watch == 0 {
            return;
        }
        for face in Face::ALL.into_iter().filter(|face| s.watch_dice[face.index()] > 0) {
            let free = |b: &Building| s.pirate_die[b.index()].is_none() && fits(face, *b);
            room.iter().filter(free).for_each(|building| offer(Action::Pirate(face, building)));
        }
    }

    /// Whether any die can be placed now.
    pub(super) fn can_place(&self, s: &State, seat: Seat) -> bool {
        let mut any = false;
        self.offer_dice(s, seat, &mut |_| any = true);
        any
    }

    /// Whether a Guild die may be placed.
    pub(super) fn check_die<V: Verdict>(&self, s: &State, seat: Seat, face: Face, building: Building, v: &mut V) {
        v.require(s.players[seat].dice[face.index()] > 0, || Reason::NoDie(face));
        self.check_placement(s, seat, face, building, v);
    }

    /// Whether a Pirate die may be placed.
    pub(super) fn check_pirate<V: Verdict>(&self, s: &State, seat: Seat, face: Face, building: Building, v: &mut V) {
        v.require(s.watch_dice[face.index()] > 0, || Reason::NoPirateDie(face));
        v.require(s.players[seat].watch > 0, || Reason::NoGuard);
        v.require(s.pirate_die[building.index()].is_none(), || Reason::SecondPirateDie(building));
        self.check_placement(s, seat, face, building, v);
    }

    fn check_placement<V: Verdict>(&self, s: &State, seat: Seat, face: Face, building: Building, v: &mut V) {
        let rule = RuleId(match (self.n(), s.characters[building.index()]) {
            (2, _) => "M-2P-10",
            (3, _) => "M-3P-08",
            (_, None) => "M-LIMIT-04",
            (_, Some(_)) => "M-LIMIT-02",
        });
        v.require(self.has_room(s, building), || Reason::TooManyDice { most: self.n(), rule });
        let (due, have) = (self.bread_for(face, building), s.players[seat].bread);
        v.require(have >= due, || Reason::DieNeedsBread { due, have });
    }

    /// Whether one may pass: not right after the Engineer while a die can be placed.
    pub(super) fn check_pass<V: Verdict>(&self, s: &State, seat: Seat, v: &mut V) {
        v.require(!s.turn.engineer || !self.can_place(s, seat), || Reason::EngineerPlaces);
    }

    /// Whether a Character's Action could do anything with these means.
    pub(super) fn can_act(&self, s: &State, seat: Seat, character: Character, means: Means) -> bool {
        match character {
            Character::Steward => self.can_move_worker(s, seat, Errand::Field, None),
            Character::Commander => self.can_sail(s, seat, None, means),
            Character::GuildMaster => !self.payable_favors(s, seat, means.reals).is_empty(),
            Character::Mayor => self.mayor_helps(s, seat),
        }
    }

    /// Whether the Action of the Character with the die can be performed; the printed one has none (M-DIE-02,
    /// M-SPECIALHARVEST-01).
    pub(super) fn check_act<V: Verdict>(&self, s: &State, seat: Seat, building: Building, v: &mut V) {
        match s.characters[building.index()] {
            None => v.require(false, || Reason::HarvestOnly),
            Some(character) => {
                let can = self.can_act(s, seat, character, Means::of(s, seat));
                v.require(can, || Reason::ActionImpossible { rule: character.rule() });
            }
        }
    }

    /// Whether there is anything to harvest (M-HARVEST-01, M-HARVEST-07).
    pub(super) fn check_harvest<V: Verdict>(&self, s: &State, seat: Seat, building: Building, v: &mut V) {
        let region = self.components.building(building).region;
        v.require(!self.own_fields(s, seat, region).is_empty(), || Reason::NothingToHarvest(region));
    }

    /// The passing slots without a marker (M-PASS-01, M-PASS-02, M-GUILDBOARD-05, A-54).
    #[inline]
    pub(super) fn free_passing(&self, s: &State) -> IdSet<PassingSlot> {
        PassingSlot::ALL.into_iter().filter(|slot| s.passing[slot.index()].is_none()).collect()
    }

    /// Whether the Action of a passing slot can be taken.
    pub(super) fn can_use_slot(&self, s: &State, seat: Seat, slot: PassingSlot, means: Means) -> bool {
        match slot {
            PassingSlot::I => false,
            PassingSlot::II => true,
            PassingSlot::III => self.can_move_worker(s, seat, Errand::Watch, None),
            PassingSlot::IV => self.can_sail(s, seat, None, means),
        }
    }

    /// Whether the Action of a passing slot can be taken, and if not, why.
    pub(super) fn check_slot_action<V: Verdict>(&self, s: &State, seat: Seat, slot: PassingSlot, v: &mut V) {
        v.require(slot != PassingSlot::I, || Reason::NoPassingAction);
        let can = slot == PassingSlot::I || self.can_use_slot(s, seat, slot, Means::of(s, seat));
        let rule = RuleId(if slot == PassingSlot::III { "M-PASSBONUS-03" } else { "M-PASSBONUS-04" });
        v.require(can, || Reason::ActionImpossible { rule });
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// The next turn of phase B in the order of the Guild Column, cycling, without those who passed; or phase C.
    pub(super) fn next_turn(&mut self, seat: Seat, from: u8) {
        let next = (from..from + 4).map(|row| row % 4).find(|&row| self.s.rows[usize::from(row)].is_some());
        match next.and_then(|row| self.s.rows[usize::from(row)].map(|seat| (row, seat))) {
            Some((row, next)) => {
                self.s.turn = Turn::of(next);
                self.step(next, Step::NextTurn(row + 1));
                let below = if from < self.game.n() { from } else { 0 };
                let rule = match from {
                    0 => "M-GUILDBOARD-03",
                    _ if row != below => "M-PHASE-B-04",
                    _ => "M-PHASE-B-01",
                };
                self.tell(rule, H::TurnStarted(next));
                self.ask(next, Decision::TakeTurn);
            }
            None => {
                self.enter(Phase::C);
                self.step(seat, Step::Resolve(Building::Moinho));
            }
        }
    }

    /// A Guild die is placed, and an Action Marker goes to the Building, for a turn there (M-DIE-05). Bread does not change the
    /// die, whose value means nothing any more (M-BREAD-04).
    pub(super) fn resolve_die(&mut self, seat: Seat, face: Face, building: Building) {
        self.pay_bread(seat, self.game.bread_for(face, building), "M-BREAD-02");
        let player = self.player(seat);
        player.dice[face.index()] -= 1;
        player.markers_home -= 1;
        player.markers[building.index()] += 1;
        self.s.dice[building.index()][face.index()] += 1;
        let rule = match (self.s.characters[building.index()], self.s.players[seat].markers[building.index()]) {
            (None, _) => "M-SPECIALHARVEST-04",
            (Some(_), 1) => "M-DIE-04",
            (Some(_), _) => "M-DIE-06",
        };
        self.tell(rule, H::DiePlaced(seat, face, building));
        self.ask(seat, Decision::UseDie { building });
    }

    /// A Pirate die is placed, without Action Marker; a Worker of the City Watch comes Home. It is used like a Guild die
    /// (M-PIRATEDIE-05).
    pub(super) fn resolve_pirate(&mut self, seat: Seat, face: Face, building: Building) {
        self.pay_bread(seat, self.game.bread_for(face, building), "M-BREAD-02");
        self.s.watch_dice[face.index()] -= 1;
        self.s.pirate_die[building.index()] = Some(face);
        self.tell("M-PIRATEDIE-04", H::PirateDiePlaced(seat, face, building));
        self.move_worker(seat, Place::Watch, Place::Home, "M-PIRATEDIE-01");
        self.ask(seat, Decision::UseDie { building });
    }

    /// The Action of the Character with the die, at once (M-DIE-07).
    pub(super) fn resolve_act(&mut self, seat: Seat, building: Building) {
        let moves = self.game.components.amounts.character_moves;
        match self.s.characters[building.index()] {
            // M-STEWARD-01
            Some(Character::Steward) => self.begin_errand(seat, Errand::Field, moves),
            // M-COMMANDER-01, M-COMMANDER-15
            Some(Character::Commander) => self.begin_ships(seat, moves),
            Some(Character::GuildMaster) => self.ask(seat, Decision::TakeFavor),
            // M-MAYOR-01, M-MAYOR-05
            Some(Character::Mayor) => {
                self.step(seat, Step::MayorIncome);
                self.ask(seat, Decision::Relocate { left: moves, moved: None });
            }
            None => {}
        }
    }

    /// A player passes: the marker goes to a passing slot, unplaced dice are put aside.
    pub(super) fn resolve_slot(&mut self, seat: Seat, slot: PassingSlot) {
        self.s.rows.iter_mut().filter(|marker| **marker == Some(seat)).for_each(|marker| *marker = None);
        self.s.passing[slot.index()] = Some(seat);
        let beyond = slot.index() >= usize::from(self.game.n());
        let rule = match self.game.n() {
            2 if beyond => "M-2P-03",
            3 if beyond => "M-3P-03",
            _ => "M-PASS-01",
        };
        self.tell(rule, H::Passed(seat, slot));
        let dice = self.s.players[seat].dice_left();
        if dice > 0 {
            self.player(seat).dice = [0; 3];
            self.s.dice_aside += dice;
            self.tell("M-PASS-04", H::DiceAside(seat, dice));
        }
        self.ask(seat, Decision::PassingBonus { slot });
    }

    /// The Reals of a passing slot (M-PASS-03).
    pub(super) fn resolve_slot_reals(&mut self, seat: Seat, slot: PassingSlot) {
        let rule = match slot {
            PassingSlot::I => "M-PASSBONUS-01",
            PassingSlot::II => "M-PASSBONUS-02",
            PassingSlot::III => "M-PASSBONUS-03",
            PassingSlot::IV => "M-PASSBONUS-04",
        };
        self.gain_reals(seat, self.game.components.passing_reals[slot.index()], rule);
    }

    /// The Action of a passing slot (M-PASSBONUS-02..04).
    pub(super) fn resolve_slot_action(&mut self, seat: Seat, slot: PassingSlot) {
        match slot {
            PassingSlot::I => {}
            PassingSlot::II => {
                self.earn(seat, self.game.components.amounts.city_prestige, "M-PASSBONUS-02");
                self.begin_errand(seat, Errand::City, 1);
            }
            PassingSlot::III => self.begin_errand(seat, Errand::Watch, 1),
            PassingSlot::IV => self.begin_ships(seat, 1),
        }
    }
}
