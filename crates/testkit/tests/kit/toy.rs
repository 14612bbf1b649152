//! A toy game with luck, hidden hands, questions to others, and a place for flaws.
//!
//! T-TURN-01: play a card from your hand; it counts its number (T-CARDS-01). T-FOLLOW-01: then each other player may follow: pay a
//! coin to you (T-COIN-01) and count 2 points. T-FOLLOW-02: without a coin one cannot follow. T-DRAW-01: then draw a card.
//! T-ASK-01: only what is asked is answered. T-END-01: the game ends when the next player has no card.

use std::fmt;
use table::{ParseActionError, Seat};

pub const CARDS: u8 = 12;

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    None,
    ListUnsorted,
    ListEmpty,
    NoWeight,
    NoRefusal,
    RefusesLegal,
    CoinVanishes,
    ListenerCounts,
    DoesNothingItself,
    RoundGoesBack,
    NeverEnds,
    SetupIsLossy,
    SampleForgetsHand,
    HiddenCardLimits,
    ViewShowsHands,
    EventShowsCard,
    PlacesUpsideDown,
    ScoreLosesAPart,
    GainIsUntold,
    AsksNothing,
    ActionPeeks,
    DealsTwice,
    HandIsMisread,
    AnswersInSecret,
}

/// The game: how many play, whether the card is drawn in the turn of the next player, whether who has no coin is not asked to
/// follow, and what is wrong with it.
#[derive(Debug)]
pub struct Toy {
    pub players: u8,
    pub draws_late: bool,
    pub answers_alone: bool,
    pub flaw: Flaw,
}

pub fn toy(players: u8) -> Toy {
    Toy { players, draws_late: false, answers_alone: false, flaw: Flaw::None }
}

/// A set of cards, as bits from 1.
pub type Cards = u16;
pub const ALL: Cards = 0b1_1111_1111_1110;

/// The arrangement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    pub turn: Seat,
    pub round: u16,
    pub hands: [Cards; 4],
    pub played: [Cards; 4],
    pub coins: [u8; 4],
    pub follows: [u8; 4],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    Turn,
    Follow(Seat),
    Draw(Seat),
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub board: Board,
    pub phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Act {
    Play(u8),
    Follow,
    Pass,
    Card(u8),
}

impl table::Action for Act {
    const COUNT: usize = 2 * CARDS as usize + 2;

    fn index(self) -> usize {
        match self {
            Self::Play(card) => usize::from(card) - 1,
            Self::Follow => usize::from(CARDS),
            Self::Pass => usize::from(CARDS) + 1,
            Self::Card(card) => usize::from(CARDS) + 1 + usize::from(card),
        }
    }

    fn from_index(index: usize) -> Option<Self> {
        match u8::try_from(index).ok()? {
            i @ 0..CARDS => Some(Self::Play(i + 1)),
            CARDS => Some(Self::Follow),
            i if i == CARDS + 1 => Some(Self::Pass),
            i if usize::from(i) < Self::COUNT => Some(Self::Card(i - CARDS - 1)),
            _ => None,
        }
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Follow => f.write_str("follow"),
            Self::Pass => f.write_str("pass"),
            Self::Card(card) => write!(f, "card {card}"),
        }
    }
}

impl std::str::FromStr for Act {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let all = (0..<Self as table::Action>::COUNT).filter_map(<Self as table::Action>::from_index);
        let expected = "write play N, follow, pass or card N";
        all.into_iter()
            .find(|action| action.to_string() == text)
            .ok_or_else(|| ParseActionError { text: text.to_owned(), expected: expected.to_owned() })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    TakeTurn,
    FollowTurn { of: Seat },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    Played(Seat, u8),
    Followed(Seat),
    Drew(Seat, Option<u8>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    NotAsked,
    NotInHand(u8),
    NoCoin,
    NotInDeck(u8),
}

/// What a seat knows: everything but the hands of others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub me: Option<Seat>,
    pub n_cards: [u32; 4],
    pub state: State,
    pub leaked: [Cards; 4],
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Piece {
    Card(u8),
    Coin,
}

pub fn cards(set: Cards) -> impl Iterator<Item = u8> {
    (1..=CARDS).filter(move |card| set >> card & 1 == 1)
}

impl Board {
    /// The cards that lie nowhere else.
    pub fn deck(&self) -> Cards {
        self.hands.iter().chain(&self.played).fold(ALL, |deck, cards| deck & !cards)
    }
}
