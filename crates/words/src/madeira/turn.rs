//! A turn in one sentence.

use super::names::{amount, bread, pirates, reals, ships, wood, workers};
use crate::message::{List, Message};
use crate::turn::{Deeds, Mark, TurnTold, gains};
use madeira::{Event, Good, Happening, Madeira};
use table::{Id, Seat};

/// What an event begins.
pub fn event_mark(what: Happening) -> Option<Mark> {
    if let Happening::TurnStarted(seat) = what {
        return Some(Mark::Turn(seat));
    }
    let is_section = matches!(
        what,
        Happening::RoundStarted(_)
            | Happening::PhaseStarted(_)
            | Happening::BuildingRolled(..)
            | Happening::PirateDieRolled(..)
            | Happening::BuildingsCleared
    );
    is_section.then_some(Mark::Section)
}

/// Whether an event belongs to the final scoring, which comes with the last Request (M-END-02, M-SCORE-01).
pub fn is_final(event: &Event) -> bool {
    event.rule.0.starts_with("M-END-") || event.rule.0.starts_with("M-SCORE-")
}

/// The turn.
pub fn told(game: &Madeira, seat: Seat, events: &[Event]) -> TurnTold {
    let mut deeds = Deeds::default();
    let mut counts = Counts::default();
    let played = || events.iter().filter(|event| !is_final(event));
    for event in played() {
        counts.note(event.what, seat);
    }
    for event in played() {
        if let Some((by, rank, deed)) = once(event.what).or_else(|| counts.take(event.what, seat)) {
            deeds.add(by, rank, deed);
        }
    }
    if let Some(got) = counts.got.told() {
        deeds.add(seat, 2, say!("madeira-told-gets", amounts = got));
    }
    // What something costs goes without saying, unless nothing else was done.
    if let Some(paid) = counts.paid.told().filter(|_| !deeds.has(seat)) {
        deeds.add(seat, 3, say!("madeira-told-pays", amounts = paid));
    }
    TurnTold { text: deeds.sentence(seat), gains: gains(game, "prestige", played()) }
}

/// What is told by itself: who, how much it matters, and what.
fn once(what: Happening) -> Option<(Seat, u8, Message)> {
    use Happening as H;
    let told = if let H::RowTaken(seat, row) = what {
        (seat, 0, say!("madeira-told-row", row))
    } else if let H::RequestTaken(seat, request) = what {
        (seat, 1, say!("madeira-told-request", request))
    } else if let H::DiePlaced(seat, face, building) = what {
        (seat, 0, say!("madeira-told-die", face, building))
    } else if let H::PirateDiePlaced(seat, face, building) = what {
        (seat, 0, say!("madeira-told-pirate-die", face, building))
    } else if let H::Passed(seat, slot) = what {
        (seat, 0, say!("madeira-told-passes", slot))
    } else if let H::Harvested(seat, region) = what {
        (seat, 1, say!("madeira-told-harvests", region))
    } else if let H::RewardTaken(seat, reward) = what {
        (seat, 2, say!("madeira-told-reward", reward))
    } else if let H::FavorTaken(seat, favor, _) = what {
        (seat, 1, say!("madeira-told-favor", favor))
    } else if let H::FavorUsed(seat, favor) = what {
        (seat, 1, say!("madeira-told-uses", favor))
    } else if let H::MarkerMoved(seat, _, to) = what {
        (seat, 2, say!("madeira-told-marker", to))
    } else if let H::BuildingPerformed(seat, building) = what {
        (seat, 0, say!("madeira-told-performs", building))
    } else {
        return None;
    };
    Some(told)
}

/// What is counted, so that it is told once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counted {
    Workers,
    Citizens,
    Ships,
    FavorsUp,
    Windmill,
    Pirates,
    Scored,
}

/// What an event of a seat counts for, and how many.
fn counted(what: Happening) -> Option<(Seat, Counted, u16)> {
    use Happening as H;
    let found = if let H::WorkerMoved(seat, ..) = what {
        (seat, Counted::Workers, 1)
    } else if let H::CitizenMoved(seat, ..) = what {
        (seat, Counted::Citizens, 1)
    } else if let H::ShipMoved(seat, ..) = what {
        (seat, Counted::Ships, 1)
    } else if let H::FavorTurnedUp(seat, _) = what {
        (seat, Counted::FavorsUp, 1)
    } else if let H::WindmillMoved(seat, _) = what {
        (seat, Counted::Windmill, 1)
    } else if let H::PiratesGained(seat, n) = what {
        (seat, Counted::Pirates, n)
    } else if let H::RequestScored(seat, _) = what {
        (seat, Counted::Scored, 1)
    } else {
        return None;
    };
    Some(found)
}

/// What is added up for the seat whose turn it is.
#[derive(Default)]
struct Counts {
    all: Vec<(Counted, u16)>,
    scored: Vec<Message>,
    got: Stores,
    paid: Stores,
}

/// What came Home or went away in all.
#[derive(Default)]
struct Stores {
    goods: [u8; 3],
    wood: u8,
    bread: u8,
    reals: u16,
}

impl Stores {
    /// Everything that there was something of.
    fn told(&self) -> Option<List> {
        let goods =
            Good::ALL.into_iter().map(|good| (self.goods[good.index()], amount(good, self.goods[good.index()])));
        let more = [(self.wood, wood(self.wood)), (self.bread, bread(self.bread))];
        let all = goods.chain(more).filter(|(n, _)| *n > 0).map(|(_, amount)| amount);
        let all: Vec<Message> = all.chain((self.reals > 0).then(|| reals(self.reals))).collect();
        (!all.is_empty()).then(|| List::ands(all))
    }
}

impl Counts {
    fn note(&mut self, what: Happening, seat: Seat) {
        if let Some((_, of, n)) = counted(what).filter(|&(by, ..)| by == seat) {
            match self.all.iter_mut().find(|(old, _)| *old == of) {
                Some((_, count)) => *count += n,
                None => self.all.push((of, n)),
            }
        }
        self.note_gained(what, seat);
    }

    fn note_gained(&mut self, what: Happening, seat: Seat) {
        use Happening as H;
        let Counts { got, paid, scored, .. } = self;
        if let H::RequestScored(by, request) = what {
            scored.extend((by == seat).then(|| super::names::request(request)));
        } else if let H::GoodsGained(by, good, n) = what {
            got.goods[good.index()] += if by == seat { n } else { 0 };
        } else if let H::WoodGained(by, _, n) = what {
            got.wood += if by == seat { n } else { 0 };
        } else if let H::BreadGained(by, n) = what {
            got.bread += if by == seat { n } else { 0 };
        } else if let H::RealsGained(by, n) = what {
            got.reals += if by == seat { n } else { 0 };
        } else if let H::GoodsPaid(by, good, n) = what {
            paid.goods[good.index()] += if by == seat { n } else { 0 };
        } else if let H::WoodPaid(by, n) = what {
            paid.wood += if by == seat { n } else { 0 };
        } else if let H::BreadPaid(by, n) = what {
            paid.bread += if by == seat { n } else { 0 };
        } else if let H::RealsPaid(by, n) = what {
            paid.reals += if by == seat { n } else { 0 };
        }
    }

    /// All of its kind at the first event of it.
    fn take(&mut self, what: Happening, seat: Seat) -> Option<(Seat, u8, Message)> {
        let (by, of, _) = counted(what)?;
        let at = self.all.iter().position(|&(old, _)| old == of && by == seat)?;
        let (_, n) = self.all.swap_remove(at);
        let (rank, deed) = match of {
            Counted::Workers => (1, moved_workers(what, n as u8)),
            Counted::Citizens => (2, say!("madeira-told-citizens", n)),
            Counted::Ships => (1, moved_ships(what, n as u8)),
            Counted::FavorsUp => (2, say!("madeira-told-turns-up", n)),
            Counted::Windmill => (3, say!("madeira-told-windmill")),
            Counted::Pirates => (1, say!("madeira-told-pirates", pirates = pirates(n))),
            Counted::Scored => {
                (0, say!("madeira-told-scores", requests = List::ands(std::mem::take(&mut self.scored))))
            }
        };
        Some((seat, rank, deed))
    }
}

/// Where the only Worker goes, or how many move.
fn moved_workers(first: Happening, n: u8) -> Message {
    if let (Happening::WorkerMoved(_, _, to), 1) = (first, n) {
        return say!("madeira-told-worker", to);
    }
    say!("madeira-told-workers", workers = workers(n))
}

/// Where the only Ship goes, or how many sail.
fn moved_ships(first: Happening, n: u8) -> Message {
    if let (Happening::ShipMoved(_, _, slot), 1) = (first, n) {
        return say!("madeira-told-ship", port = slot.port());
    }
    say!("madeira-told-ships", ships = ships(n))
}
