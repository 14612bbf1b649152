//! The harvest (p. 13), also the special one and that of the Engineer.

use super::Play;
use crate::decision::Decision;
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Madeira;
use crate::state::State;
use table::{EventSink, Id, IdSet, Seat};

impl Madeira {
    /// The own Fields of a Region; the Forest is in none (M-HARVEST-02, M-HARVEST-06).
    #[inline]
    pub(crate) fn own_fields(&self, s: &State, seat: Seat, region: Region) -> IdSet<Field> {
        s.players[seat].fields & self.regions[region.index()]
    }

    /// The Good that a Field grows now.
    #[inline]
    pub fn grows(&self, s: &State, field: Field) -> Option<Good> {
        let spec = self.components.field(field)?;
        if s.converted.has(field) { spec.converts } else { Some(spec.good) }
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// All own Fields of the Region are harvested; then extra yields may follow.
    pub(super) fn resolve_harvest(&mut self, seat: Seat, building: Building) {
        let region = self.game.components.building(building).region;
        let fields = self.game.own_fields(self.s, seat, region);
        self.tell("M-HARVEST-02", H::Harvested(seat, region));
        for field in fields {
            let rule = if self.s.converted.has(field) { "M-HARVEST-05" } else { "M-HARVEST-04" };
            self.yield_of(seat, field, "M-HARVEST-03", rule);
        }
        // on the printed Character.
        let must = u8::from(self.s.characters[building.index()].is_none());
        //
        let may = if self.s.turn.engineer { self.game.components.amounts.engineer_yields } else { 0 };
        self.ask(seat, Decision::ExtraYield { fields, must, may });
    }

    /// One yield of a Field: Wood of the Field itself as long as any lies there (M-SUPPLY-05), else its Good.
    fn yield_of(&mut self, seat: Seat, field: Field, wood_rule: &'static str, good_rule: &'static str) {
        if self.s.wood[field.index()] > 0 {
            self.clear_wood(field);
            self.gain_wood(seat);
            self.tell(wood_rule, H::WoodGained(seat, field, 1));
        } else if let Some(good) = self.game.grows(self.s, field) {
            self.gain_goods(seat, good, 1, good_rule);
        }
    }

    /// A Field just harvested yields once more, by its state at this moment (M-SPECIALHARVEST-03, A-24).
    pub(super) fn resolve_again(&mut self, seat: Seat, fields: IdSet<Field>, must: u8, may: u8, field: Field) {
        let (must, may, rule) =
            if must > 0 { (must - 1, may, "M-SPECIALHARVEST-02") } else { (must, may - 1, "M-FAVOR-ENGINEER-01") };
        self.yield_of(seat, field, "M-HARVEST-08", rule);
        self.ask(seat, Decision::ExtraYield { fields, must, may });
    }
}
