//! What the files of a component pack and the entries in them are called.

use super::names;
use crate::message::Message;
use madeira::{Building, City, Colony, Favor, Field, Good, PassingSlot, Request, Reward, Row, ShipSlot};

/// A file.
pub fn file(name: &str) -> Option<Message> {
    Some(match name {
        "amounts.toml" => say!("madeira-printed-amounts"),
        "buildings.toml" => say!("madeira-printed-buildings"),
        "cities.toml" => say!("madeira-printed-cities"),
        "fields.toml" => say!("madeira-printed-fields"),
        "guilds.toml" => say!("madeira-printed-guilds"),
        "ports.toml" => say!("madeira-printed-ports"),
        "requests.toml" => say!("madeira-printed-requests"),
        "scoring.toml" => say!("madeira-printed-scoring"),
        "start.toml" => say!("madeira-printed-start"),
        "windmill.toml" => say!("madeira-printed-windmill"),
        _ => return None,
    })
}

/// An entry, by its kind and its number or name, which is empty where there is only one.
pub fn entry(kind: &str, id: &str) -> Option<Message> {
    numbered(kind, id).or_else(|| named(kind, id)).or_else(|| single(kind))
}

fn numbered(kind: &str, id: &str) -> Option<Message> {
    let id = id.to_owned();
    Some(match kind {
        "wood_price" => say!("madeira-printed-wood-price-of", id),
        "level" => say!("madeira-printed-level-of", id),
        "starting" => say!("madeira-printed-starting-of", id),
        _ => return None,
    })
}

fn named(kind: &str, id: &str) -> Option<Message> {
    Some(match kind {
        "city" => names::city(id.parse::<City>().ok()?),
        "building" => names::building(id.parse::<Building>().ok()?),
        "field" => names::field(id.parse::<Field>().ok()?),
        "favor" => names::favor(id.parse::<Favor>().ok()?),
        "passing" => names::passing_slot(id.parse::<PassingSlot>().ok()?),
        "row" => names::row(id.parse::<Row>().ok()?),
        "colony" => names::colony(id.parse::<Colony>().ok()?),
        "slot" => names::slot(id.parse::<ShipSlot>().ok()?),
        "request" => names::request(id.parse::<Request>().ok()?),
        "reward" => names::reward(id.parse::<Reward>().ok()?),
        "market" => say!("madeira-printed-market-of", good = id.parse::<Good>().ok()?),
        _ => return None,
    })
}

fn single(kind: &str) -> Option<Message> {
    Some(match kind {
        "cost" => say!("madeira-printed-the-cost"),
        "citizen" => say!("madeira-printed-the-citizen"),
        "districts" => say!("madeira-printed-the-districts"),
        "characters" => say!("madeira-printed-the-characters"),
        "favors" => say!("madeira-printed-the-favors"),
        "rewards" => say!("madeira-printed-the-rewards"),
        "watch" => say!("madeira-printed-the-watch"),
        "final" => say!("madeira-printed-the-final"),
        "honor" => say!("madeira-printed-the-honor"),
        "requests" => say!("madeira-printed-the-requests"),
        "pieces" => say!("madeira-printed-the-pieces"),
        "start" => say!("madeira-printed-the-start"),
        "windmill" => say!("madeira-printed-the-windmill"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use madeira::Components;

    #[test]
    fn everything_that_is_printed_has_a_name() {
        for mark in Components::shipped().marks {
            let place = mark.place();
            assert!(file(&place.file).is_some() && entry(place.kind(), place.id()).is_some(), "{place}");
        }
    }
}
