//! Everything that can be answered to a decision, by a player or by luck: its dense index and its notation.
//!
//! One action answers one small decision; the same words serve wherever the answer means the same thing, so `Card` is the
//! card drawn, dealt or turned up, and `Pass` declines whatever may be declined. `docs/lisboa.md` lists all texts.

use crate::ids::*;
use std::fmt;
use std::str::FromStr;
use table::{Id, ParseActionError, Seat, named_ids};

named_ids! {
    /// One of the three slots in a row of the Portfolio. Which one a card lies in has no meaning.
    Slot: u8, "slot" {
        /// The left slot.
        One = "1",
        /// The middle slot.
        Two = "2",
        /// The right slot.
        Three = "3",
    }
}

named_ids! {
    /// A row of the Portfolio.
    PortfolioRow: u8, "Portfolio row" {
        /// Noble and Ship cards.
        Top = "top",
        /// Treasury cards.
        Bottom = "bottom",
    }
}

named_ids! {
    /// Where a rubble cube is taken from when one is chosen.
    CubeFrom: u8, "place of rubble" {
        /// The east end of the row of the new store.
        Row = "row",
        /// The foot of the column of the new store.
        Column = "column",
        /// The rubble pile.
        Pile = "pile",
    }
}

/// The offices to which officials are recruited: different ones, and a fourth official to any (L-ICON-21).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Offices(u8);

impl Offices {
    /// All choices there are, fewest-first is not promised; ascending by index.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(|index| Self(index as u8))
    }

    const COUNT: usize = 10;

    /// One official to each office of a non-empty set, given as one flag per Noble.
    pub fn each(set: [bool; 3]) -> Option<Self> {
        let mask = u8::from(set[0]) | u8::from(set[1]) << 1 | u8::from(set[2]) << 2;
        mask.checked_sub(1).map(Self)
    }

    /// One official to every office and a fourth one to this.
    pub const fn all_and(fourth: Noble) -> Self {
        Self(7 + fourth as u8)
    }

    /// How many officials go to this office.
    #[inline]
    pub const fn count(self, noble: Noble) -> u8 {
        match self.0 {
            mask @ 0..=6 => (mask + 1) >> noble as u8 & 1,
            all => 1 + (all - 7 == noble as u8) as u8,
        }
    }

    /// How many officials are recruited; at least one.
    #[inline]
    pub const fn size(self) -> u8 {
        match self.0 {
            mask @ 0..=6 => (mask + 1).count_ones() as u8,
            _ => 4,
        }
    }
}

impl fmt::Display for Offices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for noble in Noble::ALL {
            for _ in 0..self.count(noble) {
                write!(f, "{}{noble}", if first { "" } else { "+" })?;
                first = false;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Offices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Offices {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::all().find(|offices| offices.to_string() == text).ok_or_else(|| {
            format!("`{text}` is not a choice of offices; write different ones in order, such as maia+king, or all three and one of them twice")
        })
    }
}

/// Different goods paid together, one of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GoodsPaid(u8);

impl GoodsPaid {
    const COUNT: usize = 15;

    /// All non-empty sets of different goods, ascending.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT as u8).map(Self)
    }

    /// Whether one of this good is paid.
    #[inline]
    pub const fn has(self, good: Good) -> bool {
        self.0 >> good as u8 & 1 == 1
    }

    /// Whether all of them are among these goods.
    #[inline]
    pub fn within(self, goods: [u8; 4]) -> bool {
        Good::ALL.into_iter().all(|good| !self.has(good) || goods[good.index()] > 0)
    }

    /// How many goods are paid; at least one.
    #[inline]
    pub const fn size(self) -> u8 {
        self.0.count_ones() as u8
    }
}

impl fmt::Display for GoodsPaid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Good::ALL.into_iter().filter(|&good| self.has(good)).map(Good::name).collect();
        f.write_str(&names.join("+"))
    }
}

impl fmt::Debug for GoodsPaid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for GoodsPaid {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::all()
            .find(|goods| goods.to_string() == text)
            .ok_or_else(|| format!("`{text}` is not a set of goods; write different ones in order, such as gold+tool"))
    }
}

/// The most réis or steps that one action can name.
pub const MOST_REIS: u8 = 40;
/// The most steps that the Cardinal can take in one move.
pub const MOST_STEPS: u8 = 6;

/// The answer to a decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Discard this hand card for one gold (L-GOLD-01).
    Gold(CardId),
    /// Put this hand card into the Portfolio (L-TURN-06).
    Portfolio(CardId),
    /// Put this hand card to the Royal Court (L-TURN-07, L-TURN-08).
    Court(CardId),
    /// This card: drawn from the display, kept in the draft, cashed at the end of the period; or turned up or dealt by
    /// luck.
    Card(CardId),
    /// Discard this hand card at the end of the period (L-PERIOD-06).
    Discard(CardId),
    /// This clergy tile: kept at the start, taken beside the Cardinal; or drawn from the bag by luck.
    Clergy(ClergyId),
    /// Discard this clergy tile in a church scoring (L-CHURCH-04).
    Church(ClergyId),
    /// This decree: taken; or turned up by luck.
    Decree(DecreeId),
    /// This public building is turned up by luck as the next of its architect.
    Building(BuildingId),
    /// This starting task: paid at the end of the turn; or drawn by luck.
    Task(Task),
    /// Sell goods (L-SELL-01).
    Sell,
    /// Trade with the Nobles (L-TRADE-01).
    Trade,
    /// Follow the visit (L-FOLLOW-01).
    Follow,
    /// Take the reward of the land space or the site.
    Take,
    /// Decline, or stop.
    Pass,
    /// Sell one good to the ship in this slot of this player.
    SellGood(Good, Seat, Slot),
    /// Buy this State action with this good.
    TradeFor(Deed, Good),
    /// Take this action of a Noble.
    Do(Deed),
    /// Recruit officials to these offices.
    Recruit(Offices),
    /// Take the top Plan of this architect.
    Plan(Architect),
    /// Build the top ship as a new one.
    NewShip,
    /// Replace the ship in this slot by the top ship (L-SHIP-03).
    Upgrade(Slot),
    /// Pay for the ship with these goods.
    Goods(GoodsPaid),
    /// Produce one more of this good.
    Extra(Good),
    /// Move the Cardinal so many steps.
    Steps(u8),
    /// Take the Royal Favor of this Noble.
    Favor(Noble),
    /// Pay so much of the visit in réis (L-HOUSE-04).
    Reis(u8),
    /// Pay so many réis from the Influence track, the rest in cash (L-INFL-09).
    Influence(u8),
    /// Build a store on this land, facing this street.
    Build(Land, Good),
    /// Take a cube of this colour.
    Cube(CubeFrom, Rubble),
    /// Discard the received cube of this colour for wigs (L-CLERGY-09).
    Trash(Rubble),
    /// Use the next house of this group.
    House(HouseGroup),
    /// Open a public building on this site.
    Open(Site),
    /// Complete this Plan.
    Complete(PlanId),
    /// Return an official from here to the player board.
    Return(Post),
    /// Discard the card in this slot of the Portfolio.
    Drop(PortfolioRow, Slot),
}

table::wire_action!(Action);
table::schema_action!(Action);

macro_rules! layout {
    ($($variant:ident = $count:expr),+ $(,)?) => {
        /// The variants in order.
        #[derive(Clone, Copy)]
        #[repr(usize)]
        enum Kind { $($variant),+ }
        /// How many indices each variant takes.
        const COUNTS: &[usize] = &[$($count),+];
    };
}
layout! {
    Gold = 82, Portfolio = 82, Court = 82, Card = 82, Discard = 82, Clergy = 37, Church = 37, Decree = 70, Building = 16,
    Task = 12, Sell = 1, Trade = 1, Follow = 1, Take = 1, Pass = 1, SellGood = 48, TradeFor = 36, Do = 9,
    Recruit = Offices::COUNT, Plan = 2, NewShip = 1, Upgrade = 3, Goods = GoodsPaid::COUNT, Extra = 4,
    Steps = MOST_STEPS as usize, Favor = 3, Reis = MOST_REIS as usize + 1, Influence = MOST_REIS as usize + 1,
    Build = 100, Cube = 9, Trash = 3, House = 3, Open = 14, Complete = 20, Return = 6, Drop = 6,
}

/// Where the indices of each variant begin; the last entry is the number of all.
const STARTS: [usize; COUNTS.len() + 1] = table::starts!(COUNTS);

impl Action {
    fn kind_and_rest(self) -> (Kind, usize) {
        match self {
            Self::Gold(card) => (Kind::Gold, card.index()),
            Self::Portfolio(card) => (Kind::Portfolio, card.index()),
            Self::Court(card) => (Kind::Court, card.index()),
            Self::Card(card) => (Kind::Card, card.index()),
            Self::Discard(card) => (Kind::Discard, card.index()),
            Self::Clergy(tile) => (Kind::Clergy, tile.index()),
            Self::Church(tile) => (Kind::Church, tile.index()),
            Self::Decree(decree) => (Kind::Decree, decree.index()),
            Self::Building(building) => (Kind::Building, building.index()),
            Self::Task(task) => (Kind::Task, task.index()),
            Self::Sell => (Kind::Sell, 0),
            Self::Trade => (Kind::Trade, 0),
            Self::Follow => (Kind::Follow, 0),
            Self::Take => (Kind::Take, 0),
            Self::Pass => (Kind::Pass, 0),
            Self::SellGood(good, owner, slot) => (Kind::SellGood, good.index() * 12 + owner.index() * 3 + slot.index()),
            Self::TradeFor(deed, good) => (Kind::TradeFor, deed.index() * 4 + good.index()),
            Self::Do(deed) => (Kind::Do, deed.index()),
            Self::Recruit(offices) => (Kind::Recruit, usize::from(offices.0)),
            Self::Plan(architect) => (Kind::Plan, architect.index()),
            Self::NewShip => (Kind::NewShip, 0),
            Self::Upgrade(slot) => (Kind::Upgrade, slot.index()),
            Self::Goods(goods) => (Kind::Goods, usize::from(goods.0) - 1),
            Self::Extra(good) => (Kind::Extra, good.index()),
            Self::Steps(steps) => (Kind::Steps, usize::from(steps) - 1),
            Self::Favor(noble) => (Kind::Favor, noble.index()),
            Self::Reis(reis) => (Kind::Reis, usize::from(reis)),
            Self::Influence(reis) => (Kind::Influence, usize::from(reis)),
            Self::Build(land, street) => (Kind::Build, land.index() * 4 + street.index()),
            Self::Cube(from, color) => (Kind::Cube, from.index() * 3 + color.index()),
            Self::Trash(color) => (Kind::Trash, color.index()),
            Self::House(group) => (Kind::House, group.index()),
            Self::Open(site) => (Kind::Open, site.index()),
            Self::Complete(plan) => (Kind::Complete, plan.index()),
            Self::Return(post) => (Kind::Return, post.index()),
            Self::Drop(row, slot) => (Kind::Drop, row.index() * 3 + slot.index()),
        }
    }

    fn of_kind(kind: usize, n: usize) -> Self {
        const fn is(kind: usize, wanted: Kind) -> bool {
            kind == wanted as usize
        }
        let small = n as u8;
        match kind {
            k if is(k, Kind::Gold) => Self::Gold(CardId::at(n)),
            k if is(k, Kind::Portfolio) => Self::Portfolio(CardId::at(n)),
            k if is(k, Kind::Court) => Self::Court(CardId::at(n)),
            k if is(k, Kind::Card) => Self::Card(CardId::at(n)),
            k if is(k, Kind::Discard) => Self::Discard(CardId::at(n)),
            k if is(k, Kind::Clergy) => Self::Clergy(ClergyId::at(n)),
            k if is(k, Kind::Church) => Self::Church(ClergyId::at(n)),
            k if is(k, Kind::Decree) => Self::Decree(DecreeId::at(n)),
            k if is(k, Kind::Building) => Self::Building(BuildingId::at(n)),
            k if is(k, Kind::Task) => Self::Task(Task::at(n)),
            k if is(k, Kind::Sell) => Self::Sell,
            k if is(k, Kind::Trade) => Self::Trade,
            k if is(k, Kind::Follow) => Self::Follow,
            k if is(k, Kind::Take) => Self::Take,
            k if is(k, Kind::Pass) => Self::Pass,
            k if is(k, Kind::SellGood) => Self::SellGood(Good::at(n / 12), Seat::ALL[n / 3 % 4], Slot::at(n % 3)),
            k if is(k, Kind::TradeFor) => Self::TradeFor(Deed::at(n / 4), Good::at(n % 4)),
            k if is(k, Kind::Do) => Self::Do(Deed::at(n)),
            k if is(k, Kind::Recruit) => Self::Recruit(Offices(small)),
            k if is(k, Kind::Plan) => Self::Plan(Architect::at(n)),
            k if is(k, Kind::NewShip) => Self::NewShip,
            k if is(k, Kind::Upgrade) => Self::Upgrade(Slot::at(n)),
            k if is(k, Kind::Goods) => Self::Goods(GoodsPaid(small + 1)),
            k if is(k, Kind::Extra) => Self::Extra(Good::at(n)),
            k if is(k, Kind::Steps) => Self::Steps(small + 1),
            k if is(k, Kind::Favor) => Self::Favor(Noble::at(n)),
            k if is(k, Kind::Reis) => Self::Reis(small),
            k if is(k, Kind::Influence) => Self::Influence(small),
            k if is(k, Kind::Build) => Self::Build(<Land as Id>::at(n / 4), Good::at(n % 4)),
            k if is(k, Kind::Cube) => Self::Cube(CubeFrom::at(n / 3), Rubble::at(n % 3)),
            k if is(k, Kind::Trash) => Self::Trash(Rubble::at(n)),
            k if is(k, Kind::House) => Self::House(HouseGroup::at(n)),
            k if is(k, Kind::Open) => Self::Open(Site::at(n)),
            k if is(k, Kind::Complete) => Self::Complete(PlanId::at(n)),
            k if is(k, Kind::Return) => Self::Return(Post::at(n)),
            _ => Self::Drop(PortfolioRow::at(n / 3), Slot::at(n % 3)),
        }
    }
}

impl table::Action for Action {
    const COUNT: usize = STARTS[COUNTS.len()];

    fn index(self) -> usize {
        let (kind, rest) = self.kind_and_rest();
        STARTS[kind as usize] + rest
    }

    fn from_index(index: usize) -> Option<Self> {
        if index >= Self::COUNT {
            return None;
        }
        let kind = STARTS.partition_point(|&start| start <= index) - 1;
        Some(Self::of_kind(kind, index - STARTS[kind]))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gold(card) => write!(f, "gold {card}"),
            Self::Portfolio(card) => write!(f, "portfolio {card}"),
            Self::Court(card) => write!(f, "court {card}"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Clergy(tile) => write!(f, "clergy {tile}"),
            Self::Church(tile) => write!(f, "church {tile}"),
            Self::Decree(decree) => write!(f, "decree {decree}"),
            Self::Building(building) => write!(f, "building {building}"),
            Self::Task(task) => write!(f, "task {task}"),
            Self::Sell => f.write_str("sell"),
            Self::Trade => f.write_str("trade"),
            Self::Follow => f.write_str("follow"),
            Self::Take => f.write_str("take"),
            Self::Pass => f.write_str("pass"),
            Self::SellGood(good, owner, slot) => write!(f, "sell {good} {owner}{slot}"),
            Self::TradeFor(deed, good) => write!(f, "trade {good} {deed}"),
            Self::Do(deed) => write!(f, "do {deed}"),
            Self::Recruit(offices) => write!(f, "recruit {offices}"),
            Self::Plan(architect) => write!(f, "plan {architect}"),
            Self::NewShip => f.write_str("ship new"),
            Self::Upgrade(slot) => write!(f, "ship {slot}"),
            Self::Goods(goods) => write!(f, "goods {goods}"),
            Self::Extra(good) => write!(f, "extra {good}"),
            Self::Steps(steps) => write!(f, "steps {steps}"),
            Self::Favor(noble) => write!(f, "favor {noble}"),
            Self::Reis(reis) => write!(f, "reis {reis}"),
            Self::Influence(reis) => write!(f, "influence {reis}"),
            Self::Build(land, street) => write!(f, "build {land} {street}"),
            Self::Cube(from, color) => write!(f, "cube {from} {color}"),
            Self::Trash(color) => write!(f, "trash {color}"),
            Self::House(group) => write!(f, "house {group}"),
            Self::Open(site) => write!(f, "open {site}"),
            Self::Complete(plan) => write!(f, "complete {plan}"),
            Self::Return(post) => write!(f, "return {post}"),
            Self::Drop(row, slot) => write!(f, "drop {row} {slot}"),
        }
    }
}

/// The first words of all notations, for error messages.
const WORDS: &str = "gold, portfolio, court, card, discard, clergy, church, decree, building, task, sell, trade, follow, \
    take, pass, do, recruit, plan, ship, goods, extra, steps, favor, reis, influence, build, cube, trash, house, open, \
    complete, return, drop";

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        parse_words(&words).map_err(|expected| ParseActionError { text: text.trim().to_owned(), expected })
    }
}

fn parse_words(words: &[&str]) -> Result<Action, String> {
    Ok(match *words {
        ["gold", card] => Action::Gold(card.parse()?),
        ["portfolio", card] => Action::Portfolio(card.parse()?),
        ["court", card] => Action::Court(card.parse()?),
        ["card", card] => Action::Card(card.parse()?),
        ["discard", card] => Action::Discard(card.parse()?),
        ["clergy", tile] => Action::Clergy(tile.parse()?),
        ["church", tile] => Action::Church(tile.parse()?),
        ["decree", decree] => Action::Decree(decree.parse()?),
        ["building", building] => Action::Building(building.parse()?),
        ["task", task] => Action::Task(task.parse()?),
        ["sell"] => Action::Sell,
        ["trade"] => Action::Trade,
        ["follow"] => Action::Follow,
        ["take"] => Action::Take,
        ["pass"] => Action::Pass,
        ["sell", good, ship] => {
            let (owner, slot) = ship.split_at_checked(1).ok_or("name the ship by seat and slot, such as B2")?;
            Action::SellGood(good.parse()?, owner.parse()?, slot.parse()?)
        }
        ["trade", good, deed] => Action::TradeFor(deed.parse()?, good.parse()?),
        ["do", deed] => Action::Do(deed.parse()?),
        ["recruit", offices] => Action::Recruit(offices.parse()?),
        ["plan", architect] => Action::Plan(architect.parse()?),
        ["ship", "new"] => Action::NewShip,
        ["ship", slot] => Action::Upgrade(slot.parse().map_err(|e| format!("{e}, or `new`"))?),
        ["goods", goods] => Action::Goods(goods.parse()?),
        ["extra", good] => Action::Extra(good.parse()?),
        ["steps", steps] => Action::Steps(number(steps, 1, MOST_STEPS)?),
        ["favor", noble] => Action::Favor(noble.parse()?),
        ["reis", reis] => Action::Reis(number(reis, 0, MOST_REIS)?),
        ["influence", reis] => Action::Influence(number(reis, 0, MOST_REIS)?),
        ["build", land, street] => Action::Build(land.parse()?, street.parse()?),
        ["cube", from, color] => Action::Cube(from.parse()?, color.parse()?),
        ["trash", color] => Action::Trash(color.parse()?),
        ["house", group] => Action::House(group.parse()?),
        ["open", site] => Action::Open(site.parse()?),
        ["complete", plan] => Action::Complete(plan.parse()?),
        ["return", post] => Action::Return(post.parse()?),
        ["drop", row, slot] => Action::Drop(row.parse()?, slot.parse()?),
        [first, ..] if WORDS.split(", ").any(|word| word == first) => {
            return Err(format!("what follows `{first}` is missing or too much; `docs/lisboa.md` shows what it is"));
        }
        _ => return Err(format!("actions begin with one of {WORDS}")),
    })
}

fn number(text: &str, from: u8, to: u8) -> Result<u8, String> {
    let value = text.parse().ok().filter(|n| (from..=to).contains(n));
    value.ok_or_else(|| format!("`{text}` is not a number from {from} to {to}"))
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
    fn a_wrong_text_says_what_would_be_right() {
        let error = "court 99".parse::<Action>().unwrap_err().to_string();
        assert!(error.contains("1 to 82"), "{error}");
        let error = "jump".parse::<Action>().unwrap_err().to_string();
        assert!(error.contains("portfolio"), "{error}");
        assert!("sell gold".parse::<Action>().is_err());
        assert!("sell gold é2".parse::<Action>().is_err());
    }
}
