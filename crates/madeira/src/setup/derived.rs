//! Prices as scenarios ask for them (`docs/madeira.md`).

use crate::ids::*;
use crate::options::Madeira;
use crate::state::State;
use table::Seat;

impl Madeira {
    /// The price with this name; none if there is none. The cost of a Building is the same for all (M-COST-04).
    pub(crate) fn derived_value(&self, s: &State, seat: Option<Seat>, words: &[&str]) -> Option<Result<u16, String>> {
        match (seat, words) {
            (None, ["building-cost", building]) => Some(building.parse().and_then(|building: Building| {
                // M-COST-01: what the dice showed before means nothing.
                let rolled = self.is_rolled(s, building).then(|| self.building_cost(s, building).into());
                rolled.ok_or_else(|| format!("the dice of {building} are not rolled yet"))
            })),
            _ => None,
        }
    }
}
