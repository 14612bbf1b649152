//! Which printed values are reconstructed, for the stars on the board. Read from the marks of the pack that is played with.

use crate::board::marks::any_reconstructed;
use lisboa::{
    BuildingId, CardId, ClergyId, Column, Components, DecreeId, Land, Lisboa, Noble, PlanId, Ship, Site, State, Task,
};
use table::Id;
use table::pack::Mark;

/// Something on the board with printed values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printed {
    /// The Treasury track.
    Treasury,
    /// The Influence track.
    Influence,
    /// The market.
    Prices,
    /// An office.
    Office(Noble),
    /// The church track.
    Church,
    /// A political card.
    Card(CardId),
    /// A ship card.
    Ship(Ship),
    /// A clergy tile.
    Tile(ClergyId),
    /// A decree.
    Decree(DecreeId),
    /// A Plan.
    Plan(PlanId),
    /// A public building.
    Building(BuildingId),
    /// A land space.
    Land(Land),
    /// A construction site.
    Site(Site),
    /// A random token on the map, by its number; whether of a land space.
    Token(u8, bool),
    /// The scoring tile below a column, by its wigs: equal ones cannot be told apart.
    Score(Column, u8),
    /// A starting task.
    Task(Task),
}

impl Printed {
    /// What is printed on a land space, or on the token that lies there.
    pub fn land(s: &State, land: Land) -> Self {
        match s.land_tokens[land.index()] {
            0 => Self::Land(land),
            token => Self::Token(token, true),
        }
    }

    /// What is printed on a construction site, or on the token that lies there.
    pub fn site(s: &State, site: Site) -> Self {
        match s.site_tokens[site.index()] {
            0 => Self::Site(site),
            token => Self::Token(token, false),
        }
    }

    /// Whether any of its values is reconstructed.
    pub fn is_reconstructed(self, components: &Components) -> bool {
        let any = |file: &str, is: &dyn Fn(&Mark) -> bool| any_reconstructed(&components.marks, file, is);
        let is = |file: &str, entry: String| any(file, &|mark| mark.entry == entry);
        match self {
            Self::Treasury => any("board.toml", &|mark| mark.entry.starts_with("treasury_")),
            Self::Influence => is("board.toml", "influence_track".to_owned()),
            Self::Prices => is("board.toml", "market".to_owned()),
            Self::Office(noble) => is("board.toml", format!("office {noble}")),
            Self::Church => is("board.toml", "church".to_owned()),
            Self::Card(id) => is("cards.toml", format!("noble {id}")) || is("cards.toml", format!("treasury {id}")),
            Self::Ship(ship) => is("cards.toml", format!("ship {ship}")),
            Self::Tile(id) => is("clergy.toml", format!("clergy {id}")),
            Self::Decree(id) => is("decrees.toml", format!("decree {id}")),
            Self::Plan(id) => is("plans.toml", format!("plan {id}")),
            Self::Building(id) => is("buildings.toml", format!("building {id}")),
            Self::Land(land) => is("board.toml", format!("land {land}")),
            Self::Site(site) => is("board.toml", format!("site {site}")),
            Self::Token(number, true) => is("variants.toml", format!("land_token {number}")),
            Self::Token(number, false) => is("variants.toml", format!("site_token {number}")),
            Self::Score(column, wigs) => {
                let (wigs, is_thin) = (wigs.to_string(), column.is_thin());
                let is_tile =
                    |mark: &Mark| mark.entry.starts_with("scoring_tile") && mark.key == "wigs" && mark.value == wigs;
                any("scoring.toml", &|mark| is_tile(mark) || is_thin && mark.entry.starts_with("thin_column"))
            }
            Self::Task(task) => is("variants.toml", format!("task {task}")),
        }
    }
}

/// Whether anything about a thing is reconstructed in this game.
pub fn in_doubt(game: &Lisboa, thing: Printed) -> bool {
    thing.is_reconstructed(&game.components)
}

#[cfg(test)]
mod tests {
    use super::*;
    use lisboa::Options;
    use table::pack::Confidence;

    #[test]
    fn things_are_starred_as_the_pack_says() {
        let game = Lisboa::new(Components::shipped(), Options::players(4));
        for mark in game.components.marks.iter().filter(|mark| mark.confidence == Confidence::Reconstructed) {
            let (kind, name) = mark.entry.split_once(' ').unwrap_or((&mark.entry, ""));
            let thing = match (mark.file.as_str(), kind) {
                ("cards.toml", "noble" | "treasury") => name.parse().ok().map(Printed::Card),
                ("clergy.toml", "clergy") => name.parse().ok().map(Printed::Tile),
                ("decrees.toml", "decree") => name.parse().ok().map(Printed::Decree),
                ("plans.toml", "plan") => name.parse().ok().map(Printed::Plan),
                ("buildings.toml", "building") => name.parse().ok().map(Printed::Building),
                ("board.toml", "land") => name.parse().ok().map(Printed::Land),
                ("board.toml", "site") => name.parse().ok().map(Printed::Site),
                _ => continue,
            };
            assert!(thing.is_some_and(|thing| in_doubt(&game, thing)), "{mark:?}");
        }
    }

    #[test]
    fn a_thing_is_in_doubt_only_if_a_value_of_it_is() {
        let game = Lisboa::new(Components::shipped(), Options::players(4));
        for land in <Land as Id>::all() {
            let entry = format!("land {land}");
            let marks = game.components.marks.iter().filter(|mark| mark.file == "board.toml" && mark.entry == entry);
            let is_so = marks.into_iter().any(|mark| mark.confidence == Confidence::Reconstructed);
            assert_eq!(in_doubt(&game, Printed::Land(land)), is_so, "{land}");
        }
    }
}
