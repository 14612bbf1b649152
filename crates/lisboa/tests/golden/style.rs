//! What the tables like that play the golden games, so that some games are about rubble sets, others about ships, plans or the
//! Royal Court, and both ways to end are reached.

use lisboa::{CardType, Lisboa, PlayerBoard, State, TopCard, Years};
use table::{Id, Seat};

/// What a table likes besides new things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// A bit of everything.
    Explorer,
    /// Seat A completes rubble sets, the others help; cards are drawn so that the decks last.
    Collector,
    /// Plans and public buildings.
    Architect,
    /// Ships, goods and money.
    Trader,
    /// Decrees, Favors, clergy tiles and officials.
    Court,
    /// The decks are emptied, and sets are avoided.
    Hasty,
}

impl Style {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Explorer, Self::Collector, Self::Architect, Self::Trader, Self::Court, Self::Hasty];

    /// The name of such a player in a record.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Explorer => "explorer",
            Self::Collector => "collector",
            Self::Architect => "architect",
            Self::Trader => "trader",
            Self::Court => "courtier",
            Self::Hasty => "hasty",
        }
    }

    /// How much a table likes a state.
    pub fn value(self, game: &Lisboa, state: &State) -> i32 {
        let n = game.options.players;
        let sum = |of: fn(&PlayerBoard) -> i32| Seat::first(n).map(|seat| of(&state.boards[seat])).sum::<i32>();
        let common = sum(means);
        common
            + match self {
                Self::Explorer => 0,
                Self::Collector => {
                    20 * progress(&state.boards[Seat::A], state.period)
                        + 4 * means(&state.boards[Seat::A])
                        + 6 * lasting(game, state)
                }
                Self::Architect => {
                    sum(|board| 8 * i32::from(board.plans.len()) + 25 * i32::from(board.completed.len()))
                }
                Self::Trader => sum(|board| {
                    let hulls = board.ships().map(|(_, ship)| 10 + 8 * ship.index() as i32).sum::<i32>();
                    hulls + i32::from(board.reis.min(40)) + 2 * board.goods.iter().map(|&n| i32::from(n)).sum::<i32>()
                }),
                Self::Court => sum(|board| {
                    let (decrees, clergy) = (i32::from(board.decrees.len()), i32::from(board.clergy.len()));
                    8 * decrees + 4 * clergy + 6 * i32::from(board.favors.len()) + 3 * i32::from(board.posted())
                }),
                Self::Hasty => -4 * lasting(game, state) - sum(|board| 60 * i32::from(board.sets() >= 2)),
            }
    }
}

/// What every player needs to do anything at all.
fn means(board: &PlayerBoard) -> i32 {
    let goods: i32 = board.goods.iter().map(|&n| i32::from(n.min(2))).sum();
    let cards = board.top.iter().filter(|&&card| card != TopCard::Empty).count() as i32;
    i32::from(board.reis.min(12)) / 2
        + i32::from(board.influence)
        + i32::from(board.wigs.min(20)) / 4
        + goods
        + cards
        + 2 * i32::from(board.favors.len())
        + 2 * i32::from(board.posted().min(4))
        + 3 * i32::from(board.plans.len().min(2))
}

/// How far a player is on the way to four sets. In the first period a second set would end it too soon.
fn progress(board: &PlayerBoard, period: u8) -> i32 {
    let cubes: i32 = board.rubble.iter().map(|&n| i32::from(n.min(4))).sum();
    let too_soon = period == 1 && board.sets() >= 2;
    3 * cubes + 2 * i32::from(board.sets()) - if too_soon { 20 } else { 0 }
}

/// How many cards can be drawn before three decks are empty, if everybody draws from the fullest.
fn lasting(game: &Lisboa, state: &State) -> i32 {
    let years = if state.period == 1 { Years::Red } else { Years::Brown };
    let mut left: [i32; 4] = CardType::ALL.map(|kind| {
        let hidden = lisboa::CardId::all().filter(|&card| {
            let face = game.components.card(card);
            face.years == years && face.kind() == kind && !state.revealed.has(card)
        });
        hidden.count() as i32 + i32::from(state.display[kind.index()].is_some())
    });
    left.sort_unstable();
    // The three fullest count; the emptiest is worth less than all.
    left[1..].iter().map(|&n| n.min(5)).sum::<i32>() + left[0]
}
