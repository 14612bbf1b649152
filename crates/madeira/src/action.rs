//! Everything that can be answered to a decision, by a player or by luck: its dense index and its notation.
//!
//! One action answers one small decision; the same words serve wherever the answer means the same thing, so `To` is the place
//! of any Worker that is moved, and `Stop` ends whatever may be ended. `docs/madeira.md` lists all texts.

use crate::ids::*;
use std::fmt;
use table::{Id, IdSet, UpTo, actions, indexed_ids};

/// The most of anything that one action gives: Wood, Bread or Reals.
pub const MOST_GIVEN: u8 = 15;

indexed_ids! {
    /// A swap at the Windmill: two Goods for one that is neither of them (M-WINDMILL-01, A-05).
    Swap: u16, SWAPS.len(), "a swap of two Goods for a third kind; write wheat+wheat=sugar or wheat+sugar=wine"
}

/// Both Goods that are discarded and the one that is taken.
const SWAPS: [(Good, Good, Good); 9] = [
    (Good::Wheat, Good::Wheat, Good::Sugar),
    (Good::Wheat, Good::Wheat, Good::Wine),
    (Good::Wheat, Good::Sugar, Good::Wine),
    (Good::Wheat, Good::Wine, Good::Sugar),
    (Good::Sugar, Good::Sugar, Good::Wheat),
    (Good::Sugar, Good::Sugar, Good::Wine),
    (Good::Sugar, Good::Wine, Good::Wheat),
    (Good::Wine, Good::Wine, Good::Wheat),
    (Good::Wine, Good::Wine, Good::Sugar),
];

impl Swap {
    /// The two Goods that are discarded.
    #[inline]
    pub const fn given(self) -> [Good; 2] {
        let (first, second, _) = SWAPS[self.0 as usize];
        [first, second]
    }

    /// The Good that is taken.
    #[inline]
    pub const fn taken(self) -> Good {
        SWAPS[self.0 as usize].2
    }
}

impl fmt::Display for Swap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.given();
        write!(f, "{first}+{second}={}", self.taken())
    }
}

indexed_ids! {
    /// Up to four dice that were rolled together; which die shows what does not matter.
    Roll: u64, ROLLS.len(), "a roll of 1 to 4 dice in ascending order, such as 1+1+3"
}

/// The most dice that are rolled together: the Guild dice on a Character with four players.
const MOST_DICE: u8 = 4;

/// How many ones, twos and threes each roll has; fewer dice first, then more ones first.
const ROLLS: [[u8; 3]; 34] = {
    let mut rolls = [[0; 3]; 34];
    let (mut at, mut dice) = (0, 1);
    while dice <= MOST_DICE {
        let mut ones = dice as i8;
        while ones >= 0 {
            let mut twos = dice as i8 - ones;
            while twos >= 0 {
                rolls[at] = [ones as u8, twos as u8, (dice as i8 - ones - twos) as u8];
                at += 1;
                twos -= 1;
            }
            ones -= 1;
        }
        dice += 1;
    }
    assert!(at == 34);
    rolls
};

impl Roll {
    /// The rolls of so many dice, 1 to 4.
    pub fn of(dice: u8) -> impl Iterator<Item = Self> + Clone {
        Self::all().filter(move |roll| roll.dice() == dice)
    }

    /// How many dice show each face.
    #[inline]
    pub const fn faces(self) -> [u8; 3] {
        ROLLS[self.0 as usize]
    }

    /// How many dice were rolled.
    #[inline]
    pub const fn dice(self) -> u8 {
        let [ones, twos, threes] = self.faces();
        ones + twos + threes
    }

    /// In how many ways the dice can fall so, of 3 to the power of their number: each face is equally likely (M-GEN-09).
    pub fn ways(self) -> u32 {
        let factorial = |n: u8| (1..=u32::from(n)).product::<u32>();
        factorial(self.dice()) / self.faces().into_iter().map(factorial).product::<u32>()
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faces = Face::ALL.into_iter().flat_map(|face| vec![face.name(); usize::from(self.faces()[face.index()])]);
        f.write_str(&faces.collect::<Vec<_>>().join("+"))
    }
}

indexed_ids! {
    /// Up to three Ships for a Request: how many in each of the three Markets, or of the three Colonies.
    ShipsPicked: u32, PICKS.len(), "a choice of at most 3 Ships in three places, such as 2+0+1"
}

/// All choices of at most three Ships, ascending.
const PICKS: [[u8; 3]; 20] = {
    let mut picks = [[0; 3]; 20];
    let (mut at, mut a) = (0, 0);
    while a <= 3 {
        let mut b = 0;
        while a + b <= 3 {
            let mut c = 0;
            while a + b + c <= 3 {
                picks[at] = [a, b, c];
                at += 1;
                c += 1;
            }
            b += 1;
        }
        a += 1;
    }
    assert!(at == 20);
    picks
};

impl ShipsPicked {
    /// How many Ships are picked in each place.
    #[inline]
    pub const fn each(self) -> [u8; 3] {
        PICKS[self.0 as usize]
    }

    /// How many Ships are picked.
    #[inline]
    pub const fn size(self) -> u8 {
        let [a, b, c] = self.each();
        a + b + c
    }
}

impl fmt::Display for ShipsPicked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.each();
        write!(f, "{a}+{b}+{c}")
    }
}

indexed_ids! {
    /// Guilds whose Favors are counted for a Request.
    GuildsPicked: u16, 16, "a choice of Guilds in order, such as green+violet, or none"
}

impl GuildsPicked {
    /// These Guilds.
    pub fn of(guilds: IdSet<Guild>) -> Self {
        Self(guilds.iter().map(|guild| 1 << guild.index()).sum())
    }

    /// The Guilds.
    #[inline]
    pub fn guilds(self) -> IdSet<Guild> {
        Guild::ALL.into_iter().filter(|guild| self.0 >> guild.index() & 1 == 1).collect()
    }
}

impl fmt::Display for GuildsPicked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.guilds().iter().map(Guild::name).collect();
        f.write_str(if names.is_empty() { "none" } else { "" })?;
        f.write_str(&names.join("+"))
    }
}

actions! {
    /// The answer to a decision.
    Action {
        /// Put a Worker, or a Neutral Citizen, there.
        To(place: Place) = "to",
        /// Take the Worker, or the Neutral Citizen, that stands there.
        From(place: Place) = "from",
        /// Take this row of the Guild Column.
        Row(row: Row) = "row",
        /// Take a Request of this type.
        Request(request: Request) = "request",
        /// Turn up the Favors of this Guild.
        Guild(guild: Guild) = "guild",
        /// Place a Guild die on the Character of this Building.
        Die(face: Face, building: Building) = "die",
        /// Place a Pirate die on the Character of this Building.
        Pirate(face: Face, building: Building) = "pirate",
        /// Use this Guild Favor.
        Favor(favor: Favor) = "favor",
        /// Pass.
        Pass = "pass",
        /// Perform the Character's Action, or the Action of the passing slot.
        Act = "act",
        /// Harvest the Region.
        Harvest = "harvest",
        /// Use the die for nothing.
        Nothing = "nothing",
        /// Move a Ship to this slot.
        Sail(from: ShipFrom, slot: ShipSlot) = "sail",
        /// Take one Wood from this Field, or from the general supply by the Forest.
        Wood(field: Field) = "wood",
        /// Perform this King's Reward.
        Reward(reward: Reward) = "reward",
        /// Take this Guild Favor from its district.
        Take(favor: Favor) = "take",
        /// Turn this Guild Favor face-up.
        Flip(favor: Favor) = "flip",
        /// Harvest this Field once more.
        Again(field: Field) = "again",
        /// Put the Turn Order marker on this passing slot.
        Slot(slot: PassingSlot) = "slot",
        /// Take the Reals of the passing slot.
        Reals = "reals",
        /// Move an Action Marker from the first Building to the second.
        Marker(from: Building, to: Building) = "marker",
        /// Perform the Action of this Building.
        Building(building: Building) = "building",
        /// Pay the cost of the Building.
        Pay = "pay",
        /// Receive Pirates at the Building; or drive Pirates off with Royal Support.
        Pirates = "pirates",
        /// Take the Bread of Royal Support.
        Bread = "bread",
        /// Do what may be done.
        Yes = "yes",
        /// Do not.
        No = "no",
        /// Give so much Wood, Bread, Reals or Goods.
        Give(amount: UpTo<MOST_GIVEN>) = "give",
        /// Keep a Request of this type and score the others.
        Keep(request: Request) = "keep",
        /// Score these Ships.
        Ships(ships: ShipsPicked) = "ships",
        /// Score Favors of these Guilds.
        Guilds(guilds: GuildsPicked) = "guilds",
        /// Score this City.
        City(city: City) = "city",
        /// Windmill: a step down, or Prestige at the bottom, for Bread.
        MillBread = "mill-bread",
        /// Windmill: a step down, or Prestige at the bottom, for Reals.
        MillReals = "mill-reals",
        /// Windmill: Wheat for a step up, or for Prestige at the top.
        MillUp = "mill-up",
        /// Windmill: two Goods for one.
        Swap(swap: Swap) = "swap",
        /// No more of it.
        Stop = "stop",
        /// Luck lays this Character tile on the next Building.
        Character(character: Character) = "character",
        /// Luck rolls dice.
        Roll(roll: Roll) = "roll",
    }
}

impl Action {
    /// Whether it is a use of the Windmill.
    #[inline]
    pub const fn is_windmill(self) -> bool {
        matches!(self, Self::MillBread | Self::MillReals | Self::MillUp | Self::Swap(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn index_and_notation_round_trip_and_agree_with_the_order() {
        testkit::assert_actions::<Action>();
    }

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 4);
    }

    #[test]
    fn the_ways_of_all_rolls_add_up() {
        // M-GEN-09
        for dice in 1..=MOST_DICE {
            assert_eq!(Roll::of(dice).map(Roll::ways).sum::<u32>(), 3_u32.pow(u32::from(dice)));
        }
        assert_eq!("1+2+3".parse::<Roll>().map(Roll::ways), Ok(6));
    }

    #[test]
    fn a_swap_never_gives_back_what_was_discarded() {
        //
        assert!(Swap::all().all(|swap| !swap.given().contains(&swap.taken())));
    }

    #[test]
    fn a_wrong_text_says_what_would_be_right() {
        let error = |text: &str| text.parse::<Action>().unwrap_err().to_string();
        assert!(error("to mars").contains("funchal-3"));
        assert!(error("sail home").contains("missing or too much"));
        assert!(error("jump").contains("harvest"));
        assert!(error("give 16").contains("0 to 15"));
    }
}
