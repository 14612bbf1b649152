//! The names of things: goods, nobles, cards, tiles and the places on the map.
//!
//! A street is named by the good that its stores sell (vocabulary of the rule index): gold = yellow, cloth = pink,
//! book = brown, tool = blue. One type serves for both, and for the colours of public buildings.

use std::fmt;
use table::{indexed_ids, named_ids, numbered_ids};

named_ids! {
    /// A good; also the street whose stores sell it, west to east, and the colour of that street.
    Good: u8, "good" {
        /// Yellow, Rua Áurea.
        Gold = "gold",
        /// Pink.
        Cloth = "cloth",
        /// Brown, Rua Nova da Princesa.
        Book = "book",
        /// Blue.
        Tool = "tool",
    }
}

named_ids! {
    /// A colour of rubble: what destroyed the city.
    Rubble: u8, "rubble colour" {
        /// Earthquake, worth most.
        Brown = "brown",
        /// Fire.
        Red = "red",
        /// Tsunami, worth least.
        Blue = "blue",
    }
}

named_ids! {
    /// A noble of the Royal Court; also his office, his plaza and his Royal Favor.
    Noble: u8, "noble" {
        /// The builder, green.
        Maia = "maia",
        /// The minister, blue.
        Marquis = "marquis",
        /// The king, purple.
        King = "king",
    }
}

named_ids! {
    /// The type of a political card, which is also its deck in the display, left to right.
    CardType: u8, "card type" {
        /// A Maia card.
        Maia = "maia",
        /// A Marquis card.
        Marquis = "marquis",
        /// A King card.
        King = "king",
        /// A Treasury card.
        Treasury = "treasury",
    }
}

named_ids! {
    /// The years printed on the back of a political card.
    Years: u8, "deck" {
        /// 1755–57, the starting hands.
        Blue = "blue",
        /// 1758–62, the display of period 1.
        Red = "red",
        /// 1763–68, the hands of period 2.
        Purple = "purple",
        /// 1769–77, the display of period 2.
        Brown = "brown",
    }
}

named_ids! {
    /// A kind of ship card.
    Ship: u8, "ship" {
        /// Hull 1, period 1.
        Blue = "blue",
        /// Hull 2, period 1.
        Red = "red",
        /// Hull 3, period 2.
        Purple = "purple",
        /// Hull 4, period 2.
        Brown = "brown",
    }
}

named_ids! {
    /// An architect of public buildings and Plans.
    Architect: u8, "architect" {
        /// The blue architect.
        Blue = "blue",
        /// The green architect.
        Green = "green",
    }
}

named_ids! {
    /// A row of the downtown, north to south.
    Row: u8, "row" {
        /// The northern row.
        A = "A",
        /// The second row.
        B = "B",
        /// The third row.
        C = "C",
        /// The fourth row.
        D = "D",
        /// The southern row, covered with two players.
        E = "E",
    }
}

named_ids! {
    /// A column of the downtown, west to east.
    Column: u8, "column" {
        /// The western column, on the yellow street.
        C1 = "1",
        /// Between the yellow and the pink street.
        C2 = "2",
        /// Between the pink and the brown street.
        C3 = "3",
        /// Between the brown and the blue street.
        C4 = "4",
        /// The thin eastern column, on the blue street.
        C5 = "5",
    }
}

named_ids! {
    /// A side of the downtown where public buildings stand.
    Side: u8, "side" {
        /// Left of the rows.
        West = "west",
        /// At the upper end of the streets.
        North = "north",
        /// Right of the rows.
        East = "east",
    }
}

named_ids! {
    /// One of the nine things that the nobles offer: two State actions and one Noble action each.
    Deed: u16, "action of a noble" {
        /// State action of Maia: recruit officials.
        Recruit = "recruit",
        /// State action of Maia: get a Plan.
        Plan = "plan",
        /// State action of the Marquis: build or upgrade a ship.
        Ship = "ship",
        /// State action of the Marquis: produce goods.
        Produce = "produce",
        /// State action of the King: meet the Cardinal.
        Cardinal = "cardinal",
        /// State action of the King: get a Royal Favor.
        Favor = "favor",
        /// Noble action of Maia: build a store.
        Store = "store",
        /// Noble action of the Marquis: take a decree.
        Decree = "decree",
        /// Noble action of the King: open a public building.
        Open = "open",
    }
}

named_ids! {
    /// A group of wooden houses on the player board.
    HouseGroup: u8, "group of houses" {
        /// Two houses: visits may be paid in réis.
        Left = "left",
        /// Three houses: cheaper ships.
        Middle = "middle",
        /// Three houses: more goods.
        Right = "right",
    }
}

named_ids! {
    /// A place where an official may stand besides the player board.
    Post: u8, "office or plaza" {
        /// Maia's office.
        MaiaOffice = "maia-office",
        /// The Marquis' office.
        MarquisOffice = "marquis-office",
        /// The King's office.
        KingOffice = "king-office",
        /// The plaza below Maia's office.
        MaiaPlaza = "maia-plaza",
        /// The plaza below the Marquis' office.
        MarquisPlaza = "marquis-plaza",
        /// The plaza below the King's office.
        KingPlaza = "king-plaza",
    }
}

named_ids! {
    /// A starting task (variant): A1 to A4, then B1 to B8.
    Task: u16, "task" {
        /// Visit Maia and build a store, or the Marquis and build a ship.
        A1 = "A1",
        /// Visit the King and open a building, or the Marquis and take a decree.
        A2 = "A2",
        /// Visit Maia and build a store, or the Marquis and take a decree.
        A3 = "A3",
        /// Visit the Marquis and build a ship, or the King and open a building.
        A4 = "A4",
        /// Recruit two officials.
        B1 = "B1",
        /// Gain a Plan.
        B2 = "B2",
        /// Follow a visit.
        B3 = "B3",
        /// Gain a Royal Favor.
        B4 = "B4",
        /// Meet the Cardinal.
        B5 = "B5",
        /// Sell goods.
        B6 = "B6",
        /// Produce goods.
        B7 = "B7",
        /// Gain Influence in a church scoring.
        B8 = "B8",
    }
}

numbered_ids! {
    /// A political card: 1–60 Noble cards, 61–82 Treasury cards.
    CardId: u128, "card", 1..=82
}
numbered_ids! {
    /// A clergy tile.
    ClergyId: u64, "clergy tile", 1..=37
}
numbered_ids! {
    /// A decree card.
    DecreeId: u128, "decree", 1..=70
}
numbered_ids! {
    /// A Plan: 1–8 blue, 9–16 green (fewest officials first), 17–20 starting Plans.
    PlanId: u32, "plan", 1..=20
}
numbered_ids! {
    /// A public-building tile.
    BuildingId: u16, "public building", 1..=16
}
indexed_ids! {
    /// A land space of the downtown.
    Land: u32, 25, "a land space; they are A1 to E5"
}

impl Land {
    /// The space in this row and column.
    #[inline]
    pub const fn at(row: Row, column: Column) -> Self {
        Self(row as u8 * 5 + column as u8)
    }

    /// Its row.
    #[inline]
    pub const fn row(self) -> Row {
        Row::ALL[self.0 as usize / 5]
    }

    /// Its column.
    #[inline]
    pub const fn column(self) -> Column {
        Column::ALL[self.0 as usize % 5]
    }
}

impl fmt::Display for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row(), self.column())
    }
}

indexed_ids! {
    /// A construction site for a public building: five in the west, four in the north, five in the east.
    Site: u16, 14, "a site; they are west-A to west-E, north-gold to north-tool, east-A to east-E"
}

impl Site {
    /// The site west of a row.
    pub const fn west(row: Row) -> Self {
        Self(row as u8)
    }

    /// The site at the north end of a street.
    pub const fn north(street: Good) -> Self {
        Self(5 + street as u8)
    }

    /// The site east of a row.
    pub const fn east(row: Row) -> Self {
        Self(9 + row as u8)
    }

    /// The side it is on.
    #[inline]
    pub const fn side(self) -> Side {
        match self.0 {
            0..=4 => Side::West,
            5..=8 => Side::North,
            _ => Side::East,
        }
    }

    /// Its row, in the west and the east.
    #[inline]
    pub const fn row(self) -> Option<Row> {
        match self.side() {
            Side::West => Some(Row::ALL[self.0 as usize]),
            Side::North => None,
            Side::East => Some(Row::ALL[self.0 as usize - 9]),
        }
    }

    /// Its street, in the north.
    #[inline]
    pub const fn street(self) -> Option<Good> {
        match self.side() {
            Side::North => Some(Good::ALL[self.0 as usize - 5]),
            Side::West | Side::East => None,
        }
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.row(), self.street()) {
            (Some(row), _) => write!(f, "{}-{row}", self.side()),
            (None, Some(street)) => write!(f, "north-{street}"),
            (None, None) => unreachable!("BUG: a site has a row or a street"),
        }
    }
}

impl Column {
    /// The streets that a store in this column may face, west first (geometry of the rule index).
    #[inline]
    pub const fn streets(self) -> &'static [Good] {
        match self {
            Self::C1 => &[Good::Gold],
            Self::C2 => &[Good::Gold, Good::Cloth],
            Self::C3 => &[Good::Cloth, Good::Book],
            Self::C4 => &[Good::Book, Good::Tool],
            Self::C5 => &[Good::Tool],
        }
    }

    /// Whether its spaces are small (L-STORE-03).
    #[inline]
    pub const fn is_thin(self) -> bool {
        matches!(self, Self::C5)
    }
}

impl Noble {
    /// The two State actions of this Noble (L-TRADE-02..04).
    pub const fn state_actions(self) -> [Deed; 2] {
        match self {
            Self::Maia => [Deed::Recruit, Deed::Plan],
            Self::Marquis => [Deed::Ship, Deed::Produce],
            Self::King => [Deed::Cardinal, Deed::Favor],
        }
    }

    /// The Noble action of this Noble.
    pub const fn noble_action(self) -> Deed {
        match self {
            Self::Maia => Deed::Store,
            Self::Marquis => Deed::Decree,
            Self::King => Deed::Open,
        }
    }

    /// The good that buys a State action of this Noble; gold always does (L-TRADE-02..04).
    pub const fn native_good(self) -> Good {
        match self {
            Self::Maia => Good::Tool,
            Self::Marquis => Good::Book,
            Self::King => Good::Cloth,
        }
    }

    /// His office.
    pub const fn office(self) -> Post {
        Post::ALL[self as usize]
    }

    /// The plaza below his office.
    pub const fn plaza(self) -> Post {
        Post::ALL[3 + self as usize]
    }
}

impl Deed {
    /// The Noble who offers it.
    pub const fn noble(self) -> Noble {
        match self {
            Self::Recruit | Self::Plan | Self::Store => Noble::Maia,
            Self::Ship | Self::Produce | Self::Decree => Noble::Marquis,
            Self::Cardinal | Self::Favor | Self::Open => Noble::King,
        }
    }
}

impl CardType {
    /// The Noble of a Noble card.
    #[inline]
    pub const fn noble(self) -> Option<Noble> {
        match self {
            Self::Maia => Some(Noble::Maia),
            Self::Marquis => Some(Noble::Marquis),
            Self::King => Some(Noble::King),
            Self::Treasury => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Id;

    #[test]
    fn places_round_trip_through_their_names() {
        for land in <Land as Id>::all() {
            assert_eq!(land.to_string().parse(), Ok(land));
            assert_eq!(Land::at(land.row(), land.column()), land);
        }
        for site in Site::all() {
            assert_eq!(site.to_string().parse(), Ok(site));
        }
        assert_eq!(Site::north(Good::Book).street(), Some(Good::Book));
        assert_eq!(Site::east(Row::C).row(), Some(Row::C));
    }

    #[test]
    fn an_optional_id_takes_one_byte() {
        assert_eq!(size_of::<Option<CardId>>(), 1);
        assert_eq!(CardId::numbered(0), None);
        assert_eq!(CardId::numbered(83), None);
    }

    #[test]
    fn there_are_forty_ways_to_face_a_street() {
        let ways: usize = <Land as Id>::all().map(|land| land.column().streets().len()).sum();
        assert_eq!(ways, 40);
    }
}
