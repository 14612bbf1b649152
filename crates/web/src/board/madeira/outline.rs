//! Where to look in a copy of Madeira, and the signs of what is printed there.

use super::face::good_icon;
use crate::board::outline::{Outline, Printed, ground};
use madeira::{Building, City, Components, Field, PassingSlot, Port, Row, ShipSlot};
use table::Id;
use words::madeira::printed::Thing;

/// The board, or the piece that the things are.
pub fn of(pack: &Components, things: &[Thing]) -> Option<Outline> {
    let tile = (120, 120);
    Some(match *things.first()? {
        Thing::Favor(_) => Outline::piece(tile, "madeira-guild-green", &[]),
        Thing::Request(_) | Thing::Starting => Outline::piece(tile, "madeira-crown", &[]),
        Thing::Reward(_) => Outline::piece(tile, "madeira-crown", &[[8, 8, 40, 40]]),
        Thing::Field(_)
        | Thing::Wood
        | Thing::Windmill
        | Thing::Port(_)
        | Thing::Slot(_)
        | Thing::City(_)
        | Thing::Districts
        | Thing::Building(_)
        | Thing::Row(_)
        | Thing::Passing(_) => board(pack, things),
        Thing::Cost | Thing::Amounts | Thing::Start | Thing::Scoring => return None,
    })
}

/// The upper left corners of the Fields: two rows of two on Porto Santo, the south and the north of Madeira.
fn corner(field: Field) -> (u16, u16) {
    match field.index() as u16 {
        n @ 0..=3 => (540 + 92 * (n % 2), 40 + 74 * (n / 2)),
        n @ 4..=8 => (16 + 94 * (n - 4), 150),
        n => (16 + 94 * (n.min(13) - 9), 30),
    }
}

/// The islands; Buildings, Cities and Windmill below them; Markets and Colonies at the foot; the Guild Board at the right.
fn board(pack: &Components, things: &[Thing]) -> Outline {
    let below = vec![ground([4, 20, 490, 216]), ground([528, 28, 206, 164])];
    let fields = Field::ALL.into_iter().filter(|&field| pack.field(field).is_some()).map(|field| {
        let (x, y) = corner(field);
        (Thing::Field(field), [x, y, 84, 66], None)
    });
    let wood = (Thing::Wood, [540, 200, 176, 36], Some("madeira-wood"));
    let buildings = Building::ALL.map(|it| (Thing::Building(it), [4 + 120 * it.index() as u16, 250, 112, 60], None));
    let city = |it: City| (Thing::City(it), [4 + 200 * it.index() as u16, 322, 192, 50], None);
    let districts = (Thing::Districts, [604, 322, 130, 50], None);
    let mill = (Thing::Windmill, [620, 246, 114, 68], Some("madeira-windmill"));
    let places = fields.chain([wood]).chain(buildings).chain(City::ALL.map(city)).chain([districts, mill]);
    let places = places.chain(Port::ALL.into_iter().flat_map(|port| harbour(pack, port))).chain(guild_board());
    Outline::board((900, 560), below, places, things)
}

/// A Market or Colony with its slots.
fn harbour(pack: &Components, port: Port) -> Vec<Printed<Thing>> {
    let (x, y) = (4 + 246 * (port.index() as u16 % 3), 384 + 88 * (port.index() as u16 / 3));
    let slots = ShipSlot::of(port).filter(|&slot| pack.slot(slot).is_some()).zip(0..);
    let slots = slots.map(|(slot, n)| (Thing::Slot(slot), [x + 40 * n, y + 36, 36, 44], None));
    let name = if port.market().is_some() { good_icon(port.toll()) } else { "madeira-req-expedition" };
    std::iter::once((Thing::Port(port), [x, y, 236, 30], Some(name))).chain(slots).collect()
}

fn guild_board() -> impl Iterator<Item = Printed<Thing>> {
    let row = |it: Row| (Thing::Row(it), [756, 20 + 60 * it.index() as u16, 140, 52], Some("madeira-guild-green"));
    let slot =
        |it: PassingSlot| (Thing::Passing(it), [756, 290 + 60 * it.index() as u16, 140, 52], Some("madeira-flag-pass"));
    Row::ALL.map(row).into_iter().chain(PassingSlot::ALL.map(slot))
}

/// The sign of a word of the pack.
pub fn sign(word: &str) -> Option<&'static str> {
    Some(match word {
        "wheat" => "madeira-wheat",
        "sugar" => "madeira-sugar",
        "wine" => "madeira-wine",
        "wood" => "madeira-wood",
        "reals" => "madeira-real",
        "feeds" => "madeira-bread",
        "turquoise" => "madeira-guild-turquoise",
        "green" => "madeira-guild-green",
        "orange" => "madeira-guild-orange",
        "violet" => "madeira-guild-violet",
        "routes" => "madeira-req-market",
        "expeditions" => "madeira-req-expedition",
        "urbanization" => "madeira-req-urban",
        "wealth" => "madeira-req-wealth",
        "most" | "present" | "round_1" | "round_3" | "round_5" => "madeira-pp",
        _ => return None,
    })
}
