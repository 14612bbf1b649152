//! Fields, and what Wood costs.

use super::by_players;
use crate::components::FieldSpec;
use crate::ids::{Field, GOOD_FIELDS, Good};
use table::pack::{Entry, Pack};

const FILE: &str = "fields.toml";

/// The 14 Good Fields; nothing is printed on the Forest (M-GEN-04).
pub(super) fn fields(pack: &mut Pack) -> Option<[FieldSpec; GOOD_FIELDS]> {
    let fields = Field::ALL.into_iter().filter(|field| field.region().is_some());
    pack.keyed(FILE, "field", "field", fields, field)?.try_into().ok()
}

fn field(entry: &mut Entry) -> Option<FieldSpec> {
    let good = entry.name("good");
    let converts = entry.maybe("converts", Entry::name::<Good>);
    let wood = by_players(entry, "wood", |entry, key, _| entry.number(key, 0..=15));
    let (good, converts) = (good?, converts?);
    // M-CONVERT-01, M-CONVERT-02: there is no other conversion.
    if let Some(to) = converts
        && !matches!((good, to), (Good::Wheat, Good::Sugar) | (Good::Sugar, Good::Wine))
    {
        entry.fault("converts", format!("a Field of {good} is never converted to {to}"));
    }
    Some(FieldSpec { good, converts, wood: wood? })
}

/// What so much bought Wood costs in a turn, from 0 on (M-WOOD-07).
pub(super) fn wood_price(pack: &mut Pack) -> Option<Vec<u16>> {
    let prices = pack.list(FILE, "wood_price", |entry| entry.number("reals", 0..=999_u16))?;
    let count = prices.len();
    if !(1..=20).contains(&count) {
        pack.fault(FILE, "wood_price", format!("there are {count} prices, must be 1 to 20"));
        return None;
    }
    // a further purchase costs the difference, also beyond the end of the table, where n Wood cost n(n+1)/2.
    let next = (count + 1) * (count + 2) / 2;
    if !prices.is_sorted() || prices.last().is_some_and(|&last| usize::from(last) > next) {
        let what = format!("the prices must not fall, nor the last one be more than {next}, the price beyond the end");
        pack.fault(FILE, "wood_price", what);
    }
    Some(std::iter::once(0).chain(prices).collect())
}
