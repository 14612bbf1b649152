//! What players do in turns: what puzzles are about, and what challenges forbid.

use crate::message::Message;
use madeira::{Event, Happening as H, Place};
use table::Seat;

/// What somebody does, by words; what a turn is about comes first.
pub const DEEDS: &[&str] =
    &["request", "row", "guild", "ship", "colony", "city", "pirates", "field", "harvest", "windmill", "pass", "die"];

/// Who does what in an event, if it is a deed.
pub fn deed(event: &Event) -> Option<(Seat, &'static str)> {
    if let H::RequestScored(seat, _) | H::RequestKept(seat, _) = event.what {
        Some((seat, "request"))
    } else if let H::RowTaken(seat, _) = event.what {
        Some((seat, "row"))
    } else if let H::FavorTaken(seat, ..) = event.what {
        Some((seat, "guild"))
    } else if let H::ShipMoved(seat, ..) = event.what {
        Some((seat, "ship"))
    } else if let H::WorkerMoved(seat, _, to) = event.what {
        let deed = match to {
            Place::Land(_) => "colony",
            Place::Spot(_) => "city",
            Place::Watch => "pirates",
            Place::Field(_) => "field",
            Place::Home => return None,
        };
        Some((seat, deed))
    } else if let H::PiratesDiscarded(seat, _) = event.what {
        Some((seat, "pirates"))
    } else if let H::Harvested(seat, _) = event.what {
        Some((seat, "harvest"))
    } else if let H::WindmillMoved(seat, _) = event.what {
        Some((seat, "windmill"))
    } else if let H::Passed(seat, _) = event.what {
        Some((seat, "pass"))
    } else if let H::DiePlaced(seat, ..) | H::PirateDiePlaced(seat, ..) = event.what {
        Some((seat, "die"))
    } else {
        None
    }
}

/// A deed in words; its form `hint` helps with a puzzle without telling the turn.
pub fn name(word: &str) -> Option<Message> {
    Some(match word {
        "request" => say!("madeira-theme-request"),
        "row" => say!("madeira-theme-row"),
        "guild" => say!("madeira-theme-guild"),
        "ship" => say!("madeira-theme-ship"),
        "colony" => say!("madeira-theme-colony"),
        "city" => say!("madeira-theme-city"),
        "pirates" => say!("madeira-theme-pirates"),
        "field" => say!("madeira-theme-field"),
        "harvest" => say!("madeira-theme-harvest"),
        "windmill" => say!("madeira-theme-windmill"),
        "pass" => say!("madeira-theme-pass"),
        "die" => say!("madeira-theme-die"),
        _ => return None,
    })
}
