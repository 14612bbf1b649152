//! Limits and prices as scenarios ask for them (`docs/lisboa.md`).

use crate::ids::*;
use crate::options::Lisboa;
use crate::state::State;
use table::{Id, Seat};

impl Lisboa {
    /// The limit or price of a player with this name; none if there is none.
    pub(crate) fn derived_value(&self, s: &State, seat: Option<Seat>, words: &[&str]) -> Option<Result<u16, String>> {
        let seat = seat?;
        Some(match words {
            // L-PORT-02, L-PORT-03
            ["portfolio-limit" | "warehouse-limit"] => Ok(self.capacity(&s.boards[seat]).into()),
            // L-VISIT-02, L-FOLLOW-03
            ["visit-cost", noble] => noble.parse().map(|noble| self.visit_cost(s, seat, noble, false).into()),
            ["follow-cost", noble] => noble.parse().map(|noble| self.visit_cost(s, seat, noble, true).into()),
            // L-STORE-06, L-STORE-09
            ["land-price", land] => self.land_price_without(s, seat, land, None),
            ["land-price", land, cube] => self.land_price_without(s, seat, land, Some(cube)),
            _ => return None,
        })
    }

    /// What a land space costs with the cubes that lie there, or when one of them is taken first.
    fn land_price_without(&self, s: &State, seat: Seat, land: &str, cube: Option<&str>) -> Result<u16, String> {
        let land: Land = land.parse()?;
        let price = self.land_price(s, seat, land);
        let Some(color) = cube.map(str::parse::<Rubble>).transpose()? else { return Ok(price.due(0).into()) };
        if !self.store_cubes(s, land).any(|(_, there)| there == color) {
            return Err(format!("no {color} cube lies at the row or the column of {land}"));
        }
        Ok(price.due(self.rubble_values(&s.boards[seat])[color.index()]).into())
    }
}
