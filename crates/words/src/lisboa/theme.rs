//! What a turn is about: the theme of a puzzle.

use crate::message::Message;
use lisboa::{Event, Happening as H};
use table::Seat;

/// The theme of what somebody does in a turn, a word.
pub fn of(seat: Seat, events: &[Event]) -> &'static str {
    let is = |happens: &dyn Fn(H) -> bool| events.iter().any(|event| happens(event.what));
    if is(&|what| matches!(what, H::BuildingOpened(by, ..) if by == seat)) {
        "building"
    } else if is(&|what| matches!(what, H::StorePlaced(by, ..) if by == seat)) {
        "store"
    } else if is(&|what| matches!(what, H::ShipSailed(..))) {
        "sail"
    } else if is(&|what| matches!(what, H::DecreeTaken(by, _) if by == seat)) {
        "decree"
    } else if is(&|what| matches!(what, H::ShipBuilt(by, ..) if by == seat)) {
        "ship"
    } else if is(&|what| matches!(what, H::CardinalMoved(by, _) if by == seat)) {
        "church"
    } else if is(&|what| matches!(what, H::GoodSold { seller, .. } if seller == seat)) {
        "sale"
    } else if is(&|what| matches!(what, H::FavorTaken(by, _) if by == seat)) {
        "favor"
    } else if is(&|what| matches!(what, H::PlanTaken(by, _) if by == seat)) {
        "plan"
    } else if is(&|what| matches!(what, H::OfficialRecruited(by, _) if by == seat)) {
        "officials"
    } else {
        "card"
    }
}

/// A theme in words; its form `hint` helps without telling.
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
        "card" => say!("lisboa-theme-card"),
        _ => return None,
    })
}
