//! In which order an owner looks at a copy of Madeira, and where.

use super::printed::Thing;
use super::{names, pack};
use crate::message::Message;
use crate::printed::{Look, Part};
use madeira::{Building, City, Components, Favor, Field, PassingSlot, Port, Request, Reward, Row, ShipSlot};

/// Tracks, Cities, slots and Fields; then the tiles of Guilds and Crown, and the rest.
pub fn parts(c: &Components) -> Vec<Part<Thing>> {
    vec![
        Part::new(say!("madeira-part-tracks"), tracks()),
        Part::new(say!("madeira-part-cities"), cities()),
        Part::new(say!("madeira-part-slots"), Port::ALL.into_iter().flat_map(|port| slots(c, port))),
        Part::new(say!("madeira-part-fields"), fields(c)),
        Part::new(
            say!("madeira-part-favors"),
            Favor::ALL.map(|it| one(Thing::Favor(it), "favor", it, say!("madeira-where-favor"))),
        ),
        Part::new(say!("madeira-part-crown"), crown()),
        Part::new(say!("madeira-part-rest"), rest()),
    ]
}

/// What an entry is called.
fn title(kind: &str, id: impl ToString) -> Message {
    pack::entry(kind, &id.to_string()).unwrap_or_else(|| say!("madeira-printed-start"))
}

/// A thing that is looked at alone.
fn one(thing: Thing, kind: &str, id: impl ToString, place: Message) -> Look<Thing> {
    Look { title: title(kind, id), place, things: vec![thing] }
}

fn tracks() -> Vec<Look<Thing>> {
    let wood = Look { title: say!("madeira-look-wood"), place: say!("madeira-where-board"), things: vec![Thing::Wood] };
    let mut all = vec![one(Thing::Windmill, "windmill", "", say!("madeira-where-board")), wood];
    all.extend(Row::ALL.map(|it| one(Thing::Row(it), "row", it, say!("madeira-where-guild-board"))));
    all.extend(PassingSlot::ALL.map(|it| one(Thing::Passing(it), "passing", it, say!("madeira-where-guild-board"))));
    all
}

fn cities() -> Vec<Look<Thing>> {
    let mut all = City::ALL.map(|it| one(Thing::City(it), "city", it, say!("madeira-where-board"))).to_vec();
    all.push(one(Thing::Districts, "districts", "", say!("madeira-where-board")));
    all
}

/// A Market or Colony, then its slots.
fn slots(c: &Components, port: Port) -> Vec<Look<Thing>> {
    let kind = if port.market().is_some() { "market" } else { "colony" };
    let place = || say!("madeira-where-slot", port = names::port(port));
    let slots = ShipSlot::of(port).filter(|&slot| c.slot(slot).is_some());
    let slots = slots.map(|slot| one(Thing::Slot(slot), "slot", slot, place()));
    std::iter::once(one(Thing::Port(port), kind, port, place())).chain(slots).collect()
}

fn fields(c: &Components) -> Vec<Look<Thing>> {
    let fields = Field::ALL.into_iter().filter(|&field| c.field(field).is_some());
    let place = |field: Field| {
        field.region().map_or_else(|| say!("madeira-where-board"), |region| say!("madeira-where-field", region))
    };
    fields.map(|it| one(Thing::Field(it), "field", it, place(it))).collect()
}

fn crown() -> Vec<Look<Thing>> {
    let starting = Look {
        title: say!("madeira-look-starting"),
        place: say!("madeira-where-starting"),
        things: vec![Thing::Starting],
    };
    let mut all = vec![starting];
    all.extend(Request::ALL.map(|it| one(Thing::Request(it), "request", it, say!("madeira-where-request"))));
    all.extend(Reward::ALL.map(|it| one(Thing::Reward(it), "reward", it, say!("madeira-where-reward"))));
    all
}

fn rest() -> Vec<Look<Thing>> {
    let mut all =
        Building::ALL.map(|it| one(Thing::Building(it), "building", it, say!("madeira-where-board"))).to_vec();
    all.extend([
        one(Thing::Cost, "cost", "", say!("madeira-where-supply")),
        Look {
            title: say!("madeira-printed-amounts"),
            place: say!("madeira-where-supply"),
            things: vec![Thing::Amounts],
        },
        one(Thing::Start, "start", "", say!("madeira-where-supply")),
        one(Thing::Scoring, "final", "", say!("madeira-where-supply")),
    ]);
    all
}
