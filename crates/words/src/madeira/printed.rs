//! The things of Madeira that have printed values.

use super::looks;
use crate::printed::{Part, Printed, is_reconstructed, marks_of};
use madeira::{Building, City, Components, Favor, Field, Madeira, PassingSlot, Port, Request, Reward, Row, ShipSlot};
use table::pack::Mark;

/// Something on the table with printed values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A Field.
    Field(Field),
    /// What Wood costs.
    Wood,
    /// The Windmill.
    Windmill,
    /// A Market or Colony.
    Port(Port),
    /// A slot for Ships.
    Slot(ShipSlot),
    /// A City.
    City(City),
    /// The districts of all Cities and their Citizens.
    Districts,
    /// A Building.
    Building(Building),
    /// What Buildings cost.
    Cost,
    /// A Guild Favor.
    Favor(Favor),
    /// A row of the Guild Column.
    Row(Row),
    /// A passing slot.
    Passing(PassingSlot),
    /// A Crown's Request.
    Request(Request),
    /// The Starting Requests.
    Starting,
    /// A King's Reward.
    Reward(Reward),
    /// The amounts of Favors, Rewards and Characters.
    Amounts,
    /// What players start with.
    Start,
    /// What scores.
    Scoring,
}

impl Printed for Thing {
    type Pack = Components;

    fn marks(pack: &Components) -> &[Mark] {
        &pack.marks
    }

    fn entries(self, c: &Components) -> (&'static str, Vec<String>) {
        let numbered = |kind: &str, n: usize| (1..=n).map(|n| format!("{kind} {n}")).collect::<Vec<_>>();
        match self {
            Self::Field(field) => ("fields.toml", vec![format!("field {field}")]),
            Self::Wood => ("fields.toml", numbered("wood_price", c.wood_price.len().saturating_sub(1))),
            Self::Windmill => {
                let levels = numbered("level", c.windmill.feeds.len());
                ("windmill.toml", levels.into_iter().chain(["windmill".to_owned()]).collect())
            }
            Self::Port(port) if port.market().is_some() => ("ports.toml", vec![format!("market {port}")]),
            Self::Port(port) => ("ports.toml", vec![format!("colony {port}")]),
            Self::Slot(slot) => ("ports.toml", vec![format!("slot {slot}")]),
            Self::City(city) => ("cities.toml", vec![format!("city {city}")]),
            Self::Districts => ("cities.toml", vec!["districts".to_owned(), "citizen".to_owned()]),
            Self::Building(building) => ("buildings.toml", vec![format!("building {building}")]),
            Self::Cost => ("buildings.toml", vec!["cost".to_owned()]),
            Self::Favor(favor) => ("guilds.toml", vec![format!("favor {favor}")]),
            Self::Row(row) => ("guilds.toml", vec![format!("row {row}")]),
            Self::Passing(slot) => ("guilds.toml", vec![format!("passing {slot}")]),
            Self::Request(request) => ("requests.toml", vec![format!("request {request}")]),
            Self::Starting => ("requests.toml", numbered("starting", c.starting.len())),
            Self::Reward(reward) => ("requests.toml", vec![format!("reward {reward}")]),
            Self::Amounts => ("amounts.toml", ["favors", "rewards", "watch", "characters"].map(str::to_owned).to_vec()),
            Self::Start => ("start.toml", ["start", "pieces"].map(str::to_owned).to_vec()),
            Self::Scoring => ("scoring.toml", ["requests", "honor", "final"].map(str::to_owned).to_vec()),
        }
    }

    fn parts(pack: &Components) -> Vec<Part<Self>> {
        looks::parts(pack)
    }
}

/// What a value is, and for how many players it is printed, where that differs: `wood_3` is the Wood with three players.
pub fn with_players(key: &str) -> Option<(&str, u8)> {
    match key.rsplit_once('_') {
        Some((what @ ("wood" | "guilds" | "reals"), n)) => n.parse().ok().map(|n| (what, n)),
        Some(_) | None => None,
    }
}

/// Whether any value of a thing that counts in this game is reconstructed.
pub fn in_doubt(game: &Madeira, thing: Thing) -> bool {
    let counts = |mark: &Mark| with_players(&mark.key).is_none_or(|(_, n)| n == game.options.players);
    marks_of(&game.components, thing).any(|mark| is_reconstructed(mark) && counts(mark))
}
