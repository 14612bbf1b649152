//! What the tables like that play the golden games, so that some games are about Ships, others about Cities, Fields or the City
//! Watch, and the Windmill is seen at both ends.

use madeira::{Madeira, Player, State};
use table::Seat;

/// What a table likes besides new things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// A bit of everything.
    Explorer,
    /// Ships, most of all in the Colonies.
    Sailor,
    /// Guild Favors and Workers in Cities.
    Citizen,
    /// Fields, Goods and a high Windmill.
    Farmer,
    /// The City Watch and the Colonies, and few Pirates.
    Guard,
    /// A low Windmill, and no matter how many Pirates.
    Spender,
    /// Equal Prestige.
    Equal,
}

impl Style {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Explorer, Self::Sailor, Self::Citizen, Self::Farmer, Self::Guard, Self::Spender, Self::Equal];

    /// The name of such a player in a record.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Explorer => "explorer",
            Self::Sailor => "sailor",
            Self::Citizen => "citizen",
            Self::Farmer => "farmer",
            Self::Guard => "guard",
            Self::Spender => "spender",
            Self::Equal => "equal",
        }
    }

    /// How much a table likes a state.
    pub fn value(self, game: &Madeira, state: &State) -> i32 {
        let n = game.options.players;
        let players = || Seat::first(n).map(|seat| &state.players[seat]);
        let sum = |of: &dyn Fn(&Player) -> i32| players().map(of).sum::<i32>();
        let pirates = |player: &Player| i32::from(game.pirates(player));
        let common = sum(&means);
        common
            + match self {
                Self::Explorer => 0,
                Self::Sailor => sum(&|player| {
                    let colonies = player.ships.iter().filter(|slot| slot.port().colony().is_some()).count();
                    12 * i32::from(player.ships.len()) + 12 * colonies as i32
                }),
                Self::Citizen => sum(&|player| {
                    let favors = player.favors_up.len() + player.favors_down.len();
                    14 * i32::from(favors) + 6 * i32::from(player.city.len()) + 2 * i32::from(player.wood.min(6))
                }),
                Self::Farmer => sum(&|player| {
                    let goods: i32 = player.goods.iter().map(|&n| i32::from(n.min(6))).sum();
                    8 * i32::from(player.fields.len()) + 2 * goods + 12 * i32::from(player.windmill)
                }),
                Self::Guard => sum(&|player| {
                    let lands: i32 = player.lands.iter().map(|&n| i32::from(n)).sum();
                    8 * i32::from(player.watch) + 8 * lands - 2 * pirates(player)
                }),
                Self::Spender => sum(&|player| 2 * pirates(player) - 12 * i32::from(player.windmill)),
                Self::Equal => {
                    let most = players().map(|player| player.prestige).max().unwrap_or(0);
                    let least = players().map(|player| player.prestige).min().unwrap_or(0);
                    -3 * i32::from(most - least)
                }
            }
    }
}

/// What every player needs to do anything at all.
fn means(player: &Player) -> i32 {
    let goods: i32 = player.goods.iter().map(|&n| i32::from(n.min(4))).sum();
    i32::from(player.reals.min(20))
        + 2 * i32::from(player.bread.min(6))
        + 2 * i32::from(player.wood.min(4))
        + 2 * goods
        + 3 * i32::from(player.fields.len().min(5))
        + 3 * i32::from(player.city.len().min(4))
        + 3 * i32::from(player.watch.min(2))
        + 2 * i32::from(player.windmill)
        + i32::from(player.prestige.min(60)) / 4
}
