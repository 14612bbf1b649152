//! The frame of the game (p. 5 to 8): the turns of set-up, and phase A with the rows of the Guild Column.

use super::Play;
use crate::action::{Action, Roll};
use crate::decision::{Decision, Luck, Pending, Step};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Madeira;
use crate::reason::{Reason, Verdict};
use crate::state::{Phase, State, Turn};
use table::{Actor, EventSink, Id, IdSet, RuleId, Seat};

impl Madeira {
    /// Fields that are open in set-up: no Worker stands there, and the first own Worker is not in their Region
    /// (M-SETUP-20..22, A-74).
    pub(super) fn setup_fields(&self, s: &State, first: Option<Field>) -> IdSet<Field> {
        let taken = s.players.0.iter().fold(IdSet::empty(), |taken, player| taken | player.fields);
        let region = first.and_then(Field::region).map_or(IdSet::empty(), |region| self.region(region));
        IdSet::full() - taken - region
    }

    /// Whether a Worker may be placed on a City spot in set-up (M-SETUP-19).
    pub(super) fn check_setup_city<V: Verdict>(&self, s: &State, place: Place, v: &mut V) {
        let Place::Spot(spot) = place else {
            return v.require(false, || Reason::WrongPlace { rule: RuleId("M-SETUP-19") });
        };
        v.require(s.is_built(spot.city(), spot.district()), || Reason::NotBuilt(spot));
        v.require(!s.taken_spots().has(spot), || Reason::SpotTaken { spot, rule: RuleId("M-SETUP-19") });
    }

    /// Whether a Worker may be placed on a Field in set-up.
    pub(super) fn check_setup_field<V: Verdict>(&self, s: &State, first: Option<Field>, place: Place, v: &mut V) {
        let Place::Field(field) = place else {
            return v.require(false, || Reason::WrongPlace { rule: RuleId("M-SETUP-20") });
        };
        v.require(self.setup_fields(s, None).has(field), || Reason::FieldClosed(field));
        if let (Some(region), true) = (field.region(), field.region() == first.and_then(Field::region)) {
            v.require(false, || Reason::SameRegion(region));
        }
    }

    /// The rows without a marker (M-PHASE-A-06).
    #[inline]
    pub(super) fn free_rows(&self, s: &State) -> IdSet<Row> {
        self.rows().filter(|row| s.rows[row.index()].is_none()).collect()
    }

    /// Whether a row may be taken.
    pub(super) fn check_row<V: Verdict>(&self, s: &State, row: Row, v: &mut V) {
        let rule = RuleId(match self.n() {
            2 if row.index() >= 2 => "M-2P-01",
            3 if row.index() >= 3 => "M-3P-01",
            _ => "M-PHASE-A-06",
        });
        v.require(self.free_rows(s).has(row), || Reason::RowTaken { row, rule });
    }

    /// The types of the Requests in a row.
    #[inline]
    pub(super) fn requests_in(&self, s: &State, row: Row) -> IdSet<Request> {
        Request::ALL.into_iter().filter(|request| s.row_requests[row.index()][request.index()] > 0).collect()
    }

    /// The Guilds of a row of which a player has face-down Favors (M-PHASE-A-10, A-72).
    pub(super) fn sleeping_guilds(&self, s: &State, seat: Seat, row: Row) -> IdSet<Guild> {
        let down = s.players[seat].favors_down;
        self.row_guilds(row).iter().filter(|guild| !(self.guilds[guild.index()] & down).is_empty()).collect()
    }

    /// The rule that says whose Favors a row turns up.
    pub(crate) fn guild_rule(&self) -> RuleId {
        RuleId(match self.n() {
            2 => "M-2P-09",
            3 => "M-3P-07",
            _ => "M-PHASE-A-10",
        })
    }

    /// Whether the Favors of a Guild may be turned up with a row.
    pub(super) fn check_guild<V: Verdict>(&self, s: &State, seat: Seat, row: Row, guild: Guild, v: &mut V) {
        let rule = self.guild_rule();
        v.require(self.row_guilds(row).has(guild), || Reason::NotItsGuild { guild, rule });
        let asleep = !(self.guilds[guild.index()] & s.players[seat].favors_down).is_empty();
        v.require(asleep, || Reason::NothingToTurnUp(guild));
    }

    /// The Character tiles that lie on no Building.
    fn characters_left(&self, s: &State) -> IdSet<Character> {
        IdSet::full() - s.characters.into_iter().flatten().collect()
    }

    /// Names what luck can bring, in ascending order.
    pub(crate) fn offer_luck(&self, s: &State, luck: Luck, mut offer: impl FnMut(Action)) {
        let mut roll = |dice: u8| Roll::of(dice).for_each(|roll| offer(Action::Roll(roll)));
        match luck {
            Luck::LayCharacter(_) => self.characters_left(s).iter().for_each(|c| offer(Action::Character(c))),
            Luck::RollPirates => roll(self.components.start.pirate_dice),
            Luck::RollRow(_) => roll(self.components.start.markers),
            Luck::RollGuildDice(building) => roll(s.dice[building.index()].iter().sum()),
            Luck::RollPirateDie(_) => roll(1),
        }
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// The set-up turn of a player: a City spot, then two Fields; the bottom passing slot begins (M-SETUP-18).
    pub(super) fn setup_turn(&mut self, slot: PassingSlot) {
        let Some(seat) = self.s.passing[slot.index()] else {
            return self.next_setup_turn(self.s.turn.seat, slot);
        };
        self.s.turn = Turn::of(seat);
        self.next_setup_turn(seat, slot);
        self.ask(seat, Decision::SetupField { first: None });
        self.ask(seat, Decision::SetupCity);
    }

    fn next_setup_turn(&mut self, seat: Seat, slot: PassingSlot) {
        match slot.index().checked_sub(1) {
            Some(above) => self.step(seat, Step::SetupTurn(PassingSlot::at(above))),
            None => self.step(seat, Step::StartRound),
        }
    }

    /// A Worker is placed on a Field in set-up.
    pub(super) fn resolve_setup_field(&mut self, seat: Seat, first: Option<Field>, place: Place) {
        self.move_worker(seat, Place::Home, place, "M-SETUP-20");
        if let (None, Place::Field(field)) = (first, place) {
            self.ask(seat, Decision::SetupField { first: Some(field) });
        }
    }

    /// A round begins; in round 1 Characters and dice are there from set-up.
    pub(super) fn start_round(&mut self, seat: Seat) {
        self.s.turn = Turn::of(seat);
        let rule = if self.s.round == 1 { "M-PHASE-A-04" } else { "M-GEN-01" };
        self.tell(rule, H::RoundStarted(self.s.round));
        self.enter(Phase::A);
        self.step(seat, Step::NextRow);
        if self.s.round == 1 {
            return;
        }
        let mut luck = |luck| self.s.agenda.push(Actor::Chance, Pending::Luck(luck));
        self.game.rows().rev().for_each(|row| luck(Luck::RollRow(row)));
        luck(Luck::RollPirates);
        let empty = self.game.empty_building(self.s.round);
        let laid = Building::ALL.into_iter().rev().filter(|&building| Some(building) != empty);
        laid.for_each(|building| luck(Luck::LayCharacter(building)));
    }

    /// What luck brought.
    pub(super) fn resolve_luck(&mut self, luck: Luck, action: Action) {
        match (luck, action) {
            (Luck::LayCharacter(building), Action::Character(character)) => {
                self.s.characters[building.index()] = Some(character);
                self.tell("M-PHASE-A-01", H::CharacterLaid(character, building));
            }
            (Luck::RollPirates, Action::Roll(roll)) => {
                self.s.pirate_dice_aside -= roll.dice();
                self.s.watch_dice = roll.faces();
                self.tell("M-PHASE-A-02", H::PiratesRolled(roll));
            }
            (Luck::RollRow(row), Action::Roll(roll)) => {
                self.s.dice_aside -= roll.dice();
                self.s.row_dice[row.index()] = roll.faces();
                let rule = match self.game.n() {
                    2 => "M-2P-02",
                    3 => "M-3P-02",
                    _ => "M-PHASE-A-03",
                };
                self.tell(rule, H::RowRolled(row, roll));
            }
            (Luck::RollGuildDice(building), Action::Roll(roll)) => {
                self.s.dice[building.index()] = roll.faces();
                self.tell("M-PHASE-C-03", H::BuildingRolled(building, roll));
            }
            (Luck::RollPirateDie(building), Action::Roll(roll)) => {
                let face = Face::ALL.into_iter().find(|face| roll.faces()[face.index()] > 0);
                self.s.pirate_die[building.index()] = face;
                if let Some(face) = face {
                    self.tell("M-PHASE-C-03", H::PirateDieRolled(building, face));
                }
            }
            (luck, action) => unreachable!("BUG: {action} is no outcome of {luck:?}"),
        }
    }

    /// The topmost marker of the Passing Column takes a row, or phase B begins (M-PHASE-A-05).
    pub(super) fn next_row(&mut self, seat: Seat) {
        match self.s.order_from(0).next() {
            Some((_, next)) => {
                self.s.turn = Turn::of(next);
                self.step(next, Step::NextRow);
                self.ask(next, Decision::TakeRow);
            }
            None => {
                self.enter(Phase::B);
                self.step(seat, Step::NextTurn(0));
            }
        }
    }

    /// A row is taken: the marker moves, its dice come Home, a Request and Favors follow (M-PHASE-A-07..10, M-GUILDBOARD-02).
    pub(super) fn resolve_row(&mut self, seat: Seat, row: Row) {
        let slot = self.s.passing_slot(seat);
        self.s.passing[slot] = None;
        self.s.rows[row.index()] = Some(seat);
        self.player(seat).dice = self.s.row_dice[row.index()];
        self.s.row_dice[row.index()] = [0; 3];
        self.tell("M-PHASE-A-07", H::RowTaken(seat, row));
        self.ask(seat, Decision::TurnUpGuild { row });
        self.ask(seat, Decision::TakeRequest { row });
    }

    /// A Request is taken from the row; the others stay there (M-PHASE-A-09, M-PHASE-A-11).
    pub(super) fn resolve_request(&mut self, seat: Seat, row: Row, request: Request) {
        self.s.row_requests[row.index()][request.index()] -= 1;
        self.player(seat).requests[request.index()] += 1;
        self.tell("M-PHASE-A-09", H::RequestTaken(seat, request));
    }

    /// All own Favors of a Guild are turned up.
    pub(super) fn resolve_guild(&mut self, seat: Seat, guild: Guild) {
        for favor in self.s.players[seat].favors_down & self.game.guilds[guild.index()] {
            self.turn_up(seat, favor, self.game.guild_rule().0);
        }
    }
}
