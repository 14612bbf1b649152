//! How prices come about, part by part, each with its rule.

use crate::action::Action;
use crate::decision::Decision;
use crate::ids::*;
use crate::options::Madeira;
use crate::state::State;
use table::{Game, Id, Part, RuleId, Seat};

/// A part of a price: its rule, and how much it adds.
type Share = (&'static str, i16);

impl Madeira {
    /// The parts of the price of a legal action: Bread for a die and for the Workers, Reals for a Building, Wood from Home for a
    /// Ship, for a Favor and for the Ships at upkeep.
    pub(crate) fn parts_of_price(&self, s: &State, action: Action) -> Vec<Part> {
        use Action as A;
        use Decision as D;
        let (Some(decision), Some(seat)) = (self.decision(s), self.actor(s).seat()) else { return Vec::new() };
        let shares = match (decision, action) {
            (D::TakeTurn, A::Die(face, building)) => self.die_shares(s, face, building, "M-BREAD-02"),
            (D::TakeTurn, A::Pirate(face, building)) => self.die_shares(s, face, building, "M-PIRATEDIE-06"),
            (D::PayBuilding { building }, A::Pay) => self.building_shares(s, building),
            (D::MoveShip { .. }, A::Sail(ShipFrom::Home, _)) => {
                self.wood_shares(s, seat, 1, "M-COMMANDER-03", "M-COMMANDER-04")
            }
            (D::TakeFavor, A::Take(favor)) => {
                let due = s.district_of(favor).map_or(0, |(_, district)| self.district_wood(district));
                self.wood_shares(s, seat, due, "M-GUILDMASTER-02", "M-GUILDMASTER-04")
            }
            (D::Upkeep, A::Give(wood)) => self.upkeep_shares(s, seat, wood.get()),
            (D::Feed, A::Give(bread)) => self.feeding_shares(s, seat, bread.get()),
            _ => Vec::new(),
        };
        let part = |(rule, amount)| Part { rule: RuleId(rule), amount };
        shares.into_iter().filter(|&(_, amount)| amount != 0).map(part).collect()
    }

    /// The Bread of a die: the number of the Region, less what the die shows.
    fn die_shares(&self, s: &State, face: Face, building: Building, rule: &'static str) -> Vec<Share> {
        let region = self.components.building(building).region as i16 + 1;
        let due = i16::from(self.bread_for(face, building));
        let place = if s.characters[building.index()].is_some() { "M-GEN-08" } else { "M-GEN-05" };
        vec![(place, region), (if due == 0 { "M-BREAD-01" } else { rule }, due - region)]
    }

    /// The Reals of a Building: the base less the Guild dice, never below 0, and nothing with the Lord.
    fn building_shares(&self, s: &State, building: Building) -> Vec<Share> {
        let base = match self.n() {
            2 => "M-2P-08",
            3 => "M-3P-06",
            _ => "M-COST-01",
        };
        let due = i16::from(self.components.building_cost.with(self.n()));
        if s.turn.lord {
            return vec![(base, due), ("M-FAVOR-LORD-01", -due)];
        }
        let dice = i16::from(self.building_dice(s, building));
        vec![(base, due), ("M-COST-01", -dice), ("M-COST-02", (dice - due).max(0))]
    }

    /// Wood from Home: what is due, less what is bought.
    fn wood_shares(&self, s: &State, seat: Seat, due: u8, rule: &'static str, bought: &'static str) -> Vec<Share> {
        let missing = due.saturating_sub(s.players[seat].wood);
        vec![(rule, i16::from(due)), (bought, -i16::from(missing))]
    }

    /// Wood from Home for the Ships: one each, less what is not given and what is bought.
    fn upkeep_shares(&self, s: &State, seat: Seat, wood: u8) -> Vec<Share> {
        let refused = i16::from(wood) - i16::from(s.players[seat].ships.len());
        let mut shares = self.wood_shares(s, seat, wood, "M-UPKEEP-01", "M-UPKEEP-02");
        shares[0].1 -= refused;
        shares.push(("M-UPKEEP-03", refused));
        shares
    }

    /// Bread for the Workers: one each, less those that the Windmill feeds, as far as there are any, and less what is not given.
    fn feeding_shares(&self, s: &State, seat: Seat, bread: u8) -> Vec<Share> {
        let player = &s.players[seat];
        let (workers, need) = (i16::from(player.on_board()), i16::from(self.feeding_need(s, seat)));
        let fed = i16::from(self.components.windmill.feeds[usize::from(player.windmill)]);
        let fed_by = if fed > workers { "M-FEEDING-05" } else { "M-FEEDING-01" };
        vec![("M-FEEDING-07", workers), (fed_by, need - workers), ("M-FEEDING-03", i16::from(bread) - need)]
    }
}
