//! A turn in one sentence.

use super::names::{amount, card_type, officials};
use crate::message::{List, Message};
use crate::turn::{Deeds, Mark, TurnTold, gains};
use lisboa::{CardType, Event, Good, Happening, Lisboa};
use table::{Id, Seat};

/// What an event begins.
pub fn event_mark(what: Happening) -> Option<Mark> {
    if let Happening::TurnStarted(seat) = what {
        return Some(Mark::Turn(seat));
    }
    let is_section = matches!(what, Happening::PeriodEnded | Happening::LastRound | Happening::CardsPassed);
    is_section.then_some(Mark::Section)
}

/// Whether an event belongs to the final scoring, which comes with the last turn (L-SCORE-01..14, L-CLERGY-18).
pub fn is_final(event: &Event) -> bool {
    event.rule.0.starts_with("L-SCORE-") || event.rule.0 == "L-CLERGY-18"
}

/// The turn.
pub fn told(game: &Lisboa, seat: Seat, events: &[Event]) -> TurnTold {
    let (mut deeds, mut counts) = (Deeds::default(), Counts::default());
    for event in events {
        counts.note(event);
    }
    for event in events {
        if let Some((by, rank, deed)) = once(game, event).or_else(|| counts.take(event)) {
            deeds.add(by, rank, deed);
        }
    }
    let played = events.iter().filter(|event| !is_final(event));
    TurnTold { text: deeds.sentence(seat), gains: gains(game, "wigs", played) }
}

/// What is told by itself: who, how much it matters, and what.
fn once(game: &Lisboa, event: &Event) -> Option<(Seat, u8, Message)> {
    use Happening as H;
    let kind = |card| game.components.card(card).kind();
    let told = if let H::CardForGold(seat, _) = event.what {
        (seat, 0, say!("lisboa-told-gold"))
    } else if let H::CardToPortfolio(seat, card) = event.what {
        (seat, 0, say!("lisboa-told-portfolio", kind = card_type(kind(card))))
    } else if let H::CardToCourt(seat, card) = event.what {
        if kind(card) != CardType::Treasury {
            return None;
        }
        (seat, 0, say!("lisboa-told-event"))
    } else if let H::Visited(seat, noble, _) = event.what {
        (seat, 0, say!("lisboa-told-visits", noble))
    } else if let H::Followed(seat, ..) = event.what {
        // Whom: whose turn it is visits the same Noble.
        (seat, 0, say!("lisboa-told-follows"))
    } else if let H::StorePlaced(seat, land, good) = event.what {
        (seat, 0, say!("lisboa-told-store", good, land))
    } else if let H::BuildingOpened(seat, _, site) = event.what {
        (seat, 0, say!("lisboa-told-opens", site))
    } else if let H::ShipBuilt(seat, ship, _) = event.what {
        (seat, 1, say!("lisboa-told-ship", ship))
    } else if let H::SetCompleted(seat) = event.what {
        (seat, 1, say!("lisboa-told-set"))
    } else if let H::PeriodTriggered(seat, _) = event.what {
        (seat, 1, say!("lisboa-told-period"))
    } else if let H::FavorTaken(seat, noble) = event.what {
        (seat, 2, say!("lisboa-told-favor", noble))
    } else if let H::TaskPaid(seat, _) = event.what {
        (seat, 2, say!("lisboa-told-task"))
    } else if let H::ClergyChosen(seat, _) = event.what {
        (seat, 0, say!("lisboa-told-clergy-chosen"))
    } else {
        return None;
    };
    Some(told)
}

/// What is counted, so that it is told once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counted {
    Sold,
    Produced,
    Recruited,
    Plans,
    Decrees,
    Cardinal,
    Clergy,
    Church,
    Discarded,
    Kept,
}

/// Whose, what, how many, the goods by kind, and with whose ship.
type Count = (Seat, Counted, u8, [u8; 4], Option<Seat>);

/// Whose, what, how many, of which good, and with whose ship.
type CountOfEvent = (Seat, Counted, u8, Option<Good>, Option<Seat>);

/// How often each of these happened to whom, goods by kind.
#[derive(Default)]
struct Counts {
    all: Vec<Count>,
}

/// Whether goods come from producing: those of the stores, or more of a type that they gave.
fn is_produced(event: &Event) -> bool {
    matches!(event.rule.0, "L-PRODUCE-01" | "L-ICON-20" | "L-HOUSE-08" | "L-HOUSE-10" | "L-CLERGY-37")
}

/// What an event counts for.
fn counted(event: &Event) -> Option<CountOfEvent> {
    use Happening as H;
    let found = if let H::GoodSold { seller, good, owner, .. } = event.what {
        (seller, Counted::Sold, 1, Some(good), Some(owner))
    } else if let (H::GoodsGained(seat, good, n), true) = (event.what, is_produced(event)) {
        (seat, Counted::Produced, n, Some(good), None)
    } else if let H::OfficialRecruited(seat, _) = event.what {
        (seat, Counted::Recruited, 1, None, None)
    } else if let H::PlanTaken(seat, _) = event.what {
        (seat, Counted::Plans, 1, None, None)
    } else if let H::DecreeTaken(seat, _) = event.what {
        (seat, Counted::Decrees, 1, None, None)
    } else if let H::CardinalMoved(seat, _) = event.what {
        (seat, Counted::Cardinal, 1, None, None)
    } else if let H::ClergyTaken(seat, _) = event.what {
        (seat, Counted::Clergy, 1, None, None)
    } else if let H::ClergyDiscarded(seat, _) = event.what {
        (seat, Counted::Church, 1, None, None)
    } else if let H::CardDiscarded(seat, _) = event.what {
        (seat, Counted::Discarded, 1, None, None)
    } else if let H::CardKept(seat, _) = event.what {
        (seat, Counted::Kept, 1, None, None)
    } else {
        return None;
    };
    Some(found)
}

impl Counts {
    fn note(&mut self, event: &Event) {
        let Some((seat, what, n, good, owner)) = counted(event) else { return };
        let at = self.all.iter().position(|&(by, of, ..)| (by, of) == (seat, what));
        let at = at.unwrap_or_else(|| {
            self.all.push((seat, what, 0, [0; 4], owner));
            self.all.len() - 1
        });
        let entry = &mut self.all[at];
        entry.2 += n;
        if let Some(good) = good {
            entry.3[good.index()] += n;
        }
        // Ships of several owners: none is named.
        entry.4 = entry.4.filter(|&old| Some(old) == owner);
    }

    /// All of its kind at the first event of it.
    fn take(&mut self, event: &Event) -> Option<(Seat, u8, Message)> {
        let (seat, what, ..) = counted(event)?;
        let at = self.all.iter().position(|&(by, of, ..)| (by, of) == (seat, what))?;
        let (_, _, n, goods, owner) = self.all.remove(at);
        let goods = || {
            let there = Good::ALL.into_iter().filter(|good| goods[good.index()] > 0);
            List::ands(there.map(|good| amount(good, goods[good.index()])))
        };
        let (rank, deed) = match what {
            Counted::Sold => match owner.filter(|&owner| owner != seat) {
                Some(owner) => (0, say!("lisboa-told-sells-to", goods = goods(), owner)),
                None => (0, say!("lisboa-told-sells", goods = goods())),
            },
            Counted::Produced => (2, say!("lisboa-told-produces", goods = goods())),
            Counted::Recruited => (2, say!("lisboa-told-recruits", officials = officials(n))),
            Counted::Plans => (2, say!("lisboa-told-plans", n)),
            Counted::Decrees => (1, say!("lisboa-told-decrees", n)),
            Counted::Cardinal => (2, say!("lisboa-told-cardinal")),
            Counted::Clergy => (3, say!("lisboa-told-clergy", n)),
            Counted::Church => (1, say!("lisboa-told-church", n)),
            Counted::Discarded => (0, say!("lisboa-told-discards", n)),
            Counted::Kept => (0, say!("lisboa-told-keeps", n)),
        };
        Some((seat, rank, deed))
    }
}
