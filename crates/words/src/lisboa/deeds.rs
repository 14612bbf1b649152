//! What players do in turns: what puzzles are about, and what challenges forbid.

use crate::message::Message;
use lisboa::{Event, Happening as H};
use table::Seat;

/// What somebody does, by words; what a turn is about comes first.
pub const DEEDS: &[&str] = &[
    "building",
    "store",
    "sail",
    "decree",
    "ship",
    "church",
    "sale",
    "favor",
    "plan",
    "officials",
    "portfolio",
    "card",
];

/// Who does what in an event, if it is a deed.
pub fn deed(event: &Event) -> Option<(Seat, &'static str)> {
    if let H::BuildingOpened(seat, ..) = event.what {
        Some((seat, "building"))
    } else if let H::StorePlaced(seat, ..) = event.what {
        Some((seat, "store"))
    } else if let H::ShipSailed(seat, _) = event.what {
        Some((seat, "sail"))
    } else if let H::DecreeTaken(seat, _) = event.what {
        Some((seat, "decree"))
    } else if let H::ShipBuilt(seat, ..) = event.what {
        Some((seat, "ship"))
    } else if let H::CardinalMoved(seat, _) = event.what {
        Some((seat, "church"))
    } else if let H::GoodSold { seller, .. } = event.what {
        Some((seller, "sale"))
    } else if let H::FavorTaken(seat, _) = event.what {
        Some((seat, "favor"))
    } else if let H::PlanTaken(seat, _) = event.what {
        Some((seat, "plan"))
    } else if let H::OfficialRecruited(seat, _) = event.what {
        Some((seat, "officials"))
    } else if let H::CardToPortfolio(seat, _) = event.what {
        Some((seat, "portfolio"))
    } else if let H::CardForGold(seat, _) | H::CardToCourt(seat, _) = event.what {
        Some((seat, "card"))
    } else {
        None
    }
}

/// A deed in words; its form `hint` helps with a puzzle without telling the turn.
pub fn name(word: &str) -> Option<Message> {
    Some(match word {
        "building" => say!("lisboa-theme-building"),
        "store" => say!("lisboa-theme-store"),
        "sail" => say!("lisboa-theme-sail"),
        "decree" => say!("lisboa-theme-decree"),
        "ship" => say!("lisboa-theme-ship"),
        "church" => say!("lisboa-theme-church"),
        "sale" => say!("lisboa-theme-sale"),
        "favor" => say!("lisboa-theme-favor"),
        "plan" => say!("lisboa-theme-plan"),
        "officials" => say!("lisboa-theme-officials"),
        "portfolio" => say!("lisboa-theme-portfolio"),
        "card" => say!("lisboa-theme-card"),
        _ => return None,
    })
}
