//! What the files of a component pack and the entries in them are called.

use super::names;
use crate::message::Message;
use lisboa::{BuildingId, ClergyId, DecreeId, Good, Land, Noble, Rubble, Ship, Site, Task};

/// A file.
pub fn file(name: &str) -> Option<Message> {
    Some(match name {
        "cards.toml" => say!("lisboa-printed-cards"),
        "clergy.toml" => say!("lisboa-printed-clergy"),
        "decrees.toml" => say!("lisboa-printed-decrees"),
        "plans.toml" => say!("lisboa-printed-plans"),
        "buildings.toml" => say!("lisboa-printed-buildings"),
        "board.toml" => say!("lisboa-printed-board"),
        "start.toml" => say!("lisboa-printed-start"),
        "scoring.toml" => say!("lisboa-printed-scoring"),
        "variants.toml" => say!("lisboa-printed-variants"),
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
        "noble" => say!("lisboa-printed-noble-of", id),
        "treasury" => say!("lisboa-printed-treasury-of", id),
        "plan" => say!("lisboa-printed-plan-of", id),
        "treasury_space" => say!("lisboa-printed-treasury-space-of", id),
        "scoring_tile" => say!("lisboa-printed-scoring-tile-of", id),
        "land_token" => say!("lisboa-printed-land-token-of", id),
        "site_token" => say!("lisboa-printed-site-token-of", id),
        _ => return None,
    })
}

fn named(kind: &str, id: &str) -> Option<Message> {
    Some(match kind {
        "ship" => names::ship(id.parse::<Ship>().ok()?),
        "office" => say!("lisboa-printed-office-of", noble = id.parse::<Noble>().ok()?),
        "clergy" => names::clergy(id.parse::<ClergyId>().ok()?),
        "decree" => names::decree(id.parse::<DecreeId>().ok()?),
        "building" => names::building(id.parse::<BuildingId>().ok()?),
        "task" => names::task(id.parse::<Task>().ok()?),
        "land" => names::land(id.parse::<Land>().ok()?),
        "site" => say!("lisboa-printed-site-of", site = id.parse::<Site>().ok()?),
        "rubble" => say!("lisboa-printed-rubble-of", color = id.parse::<Rubble>().ok()?),
        "stores" => say!("lisboa-printed-stores-of", good = id.parse::<Good>().ok()?),
        _ => return None,
    })
}

fn single(kind: &str) -> Option<Message> {
    Some(match kind {
        "church" => say!("lisboa-printed-the-church"),
        "city_tiles" => say!("lisboa-printed-the-city-tiles"),
        "decrees" => say!("lisboa-printed-the-decrees"),
        "downtown" => say!("lisboa-printed-the-downtown"),
        "influence_track" => say!("lisboa-printed-the-influence-track"),
        "market" => say!("lisboa-printed-the-market"),
        "treasury_track" => say!("lisboa-printed-the-treasury-track"),
        "final" => say!("lisboa-printed-the-final"),
        "officials" => say!("lisboa-printed-the-officials"),
        "thin_column" => say!("lisboa-printed-the-thin-column"),
        "player_board" => say!("lisboa-printed-the-player-board"),
        "start" => say!("lisboa-printed-the-start"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use lisboa::Components;

    #[test]
    fn everything_that_is_printed_has_a_name() {
        for mark in Components::shipped().marks {
            let place = mark.place();
            assert!(file(&place.file).is_some() && entry(place.kind(), place.id()).is_some(), "{place}");
        }
    }
}
