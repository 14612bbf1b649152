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

/// Whether anything about a thing is reconstructed in this game.
pub fn in_doubt(game: &Madeira, thing: Printed) -> bool {
    let (marks, players) = (&game.components.marks, game.options.players);
    let is = |file: &str, entry: String| any_reconstructed(marks, file, |mark| mark.entry == entry);
    // Values for other numbers of players do not count.
    let counts = |mark: &Mark, of: &str| !mark.key.starts_with(of) || mark.key == format!("{of}{players}");
    let is_with = |file: &str, entry: String, of: &str| {
        any_reconstructed(marks, file, |mark| mark.entry == entry && counts(mark, of))
    };
    match thing {
        Printed::Field(field) => is_with("fields.toml", format!("field {field}"), "wood_"),
        Printed::Windmill => any_reconstructed(marks, "windmill.toml", |_| true),
        Printed::City(city) => is("cities.toml", format!("city {city}")),
        Printed::Districts => is("cities.toml", "districts".to_owned()),
        Printed::Favor(favor) => is("guilds.toml", format!("favor {favor}")),
        Printed::Port(port) => {
            let kind = if port.market().is_some() { "market" } else { "colony" };
            is("ports.toml", format!("{kind} {port}"))
        }
        Printed::Slot(slot) => is("ports.toml", format!("slot {slot}")),
        Printed::Reward(reward) => is("requests.toml", format!("reward {reward}")),
        Printed::Row(row) => is_with("guilds.toml", format!("row {row}"), "guilds_"),
        Printed::Passing(slot) => is("guilds.toml", format!("passing {slot}")),
    }
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
