//! Which printed values are reconstructed, for the stars on the board. Read from the marks of the pack that is played with.

use crate::board::marks::any_reconstructed;
use madeira::{City, Favor, Field, Madeira, PassingSlot, Port, Reward, Row, ShipSlot};
use table::pack::Mark;

/// Something on the board with printed values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printed {
    /// A Field.
    Field(Field),
    /// The Windmill.
    Windmill,
    /// A City.
    City(City),
    /// The Wood that districts cost.
    Districts,
    /// The Guild of a Favor.
    Favor(Favor),
    /// A Market or Colony.
    Port(Port),
    /// A slot for Ships.
    Slot(ShipSlot),
    /// A King's Reward.
    Reward(Reward),
    /// A row of the Guild Column.
    Row(Row),
    /// A passing slot.
    Passing(PassingSlot),
}

impl Printed {
    /// Whether this entry of a pack describes it with so many players.
    fn is(self, mark: &Mark, players: u8) -> bool {
        let (kind, name) = mark.entry.split_once(' ').unwrap_or((&mark.entry, ""));
        let is = |file: &str, of: &str, id: &dyn std::fmt::Display| {
            mark.file == file && kind == of && name == id.to_string()
        };
        // Numbers for other numbers of players do not count.
        let counts = |of: &str| !mark.key.starts_with(of) || mark.key == format!("{of}{players}");
        match self {
            Self::Field(field) => is("fields.toml", "field", &field) && counts("wood_"),
            Self::Windmill => mark.file == "windmill.toml",
            Self::City(city) => is("cities.toml", "city", &city),
            Self::Districts => is("cities.toml", "districts", &""),
            Self::Favor(favor) => is("guilds.toml", "favor", &favor),
            Self::Port(port) => is("ports.toml", "market", &port) || is("ports.toml", "colony", &port),
            Self::Slot(slot) => is("ports.toml", "slot", &slot),
            Self::Reward(reward) => is("requests.toml", "reward", &reward),
            Self::Row(row) => is("guilds.toml", "row", &row) && counts("guilds_"),
            Self::Passing(slot) => is("guilds.toml", "passing", &slot),
        }
    }
}

/// Whether anything about a thing is reconstructed in this game.
pub fn in_doubt(game: &Madeira, thing: Printed) -> bool {
    any_reconstructed(&game.components.marks, |mark| thing.is(mark, game.options.players))
}

#[cfg(test)]
mod tests {
    use super::*;
    use madeira::{Components, Options};
    use table::pack::Confidence;

    #[test]
    fn things_are_starred_as_the_pack_says() {
        let game = Madeira::new(Components::shipped(), Options::players(4));
        for mark in game.components.marks.iter().filter(|mark| mark.confidence == Confidence::Reconstructed) {
            let (kind, name) = mark.entry.split_once(' ').unwrap_or((&mark.entry, ""));
            let thing = match (mark.file.as_str(), kind) {
                ("fields.toml", "field") => name.parse().ok().map(Printed::Field),
                ("cities.toml", "city") => name.parse().ok().map(Printed::City),
                ("ports.toml", "slot") => name.parse().ok().map(Printed::Slot),
                ("guilds.toml", "favor") => name.parse().ok().map(Printed::Favor),
                ("requests.toml", "reward") => name.parse().ok().map(Printed::Reward),
                ("windmill.toml", _) => Some(Printed::Windmill),
                _ => continue,
            };
            assert!(thing.is_some_and(|thing| in_doubt(&game, thing)), "{mark:?}");
        }
    }

    #[test]
    fn stars_follow_the_number_of_players() {
        let with = |players| Madeira::new(Components::shipped(), Options::players(players));
        assert_eq!([2, 4].map(|n| in_doubt(&with(n), Printed::Field(Field::F11))), [false, true]);
        assert_eq!([2, 4].map(|n| in_doubt(&with(n), Printed::Row(Row::One))), [false, true]);
        assert!(!in_doubt(&with(4), Printed::Field(Field::Forest)));
    }

    #[test]
    fn a_pack_without_reconstructed_values_has_no_stars() {
        let mut components = Components::shipped();
        components.marks.iter_mut().for_each(|mark| mark.confidence = Confidence::Found);
        let game = Madeira::new(components, Options::players(3));
        assert!(!in_doubt(&game, Printed::Windmill) && !in_doubt(&game, Printed::Districts));
    }
}
