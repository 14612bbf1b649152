//! What a turn is about: the theme of a puzzle.

use crate::message::Message;
use madeira::{Event, Happening as H, Place};
use table::Seat;

/// The theme of what somebody does in a turn, a word.
pub fn of(seat: Seat, events: &[Event]) -> &'static str {
    let is = |happens: &dyn Fn(H) -> bool| events.iter().any(|event| happens(event.what));
    if is(&|what| matches!(what, H::RequestScored(by, _) | H::RequestKept(by, _) if by == seat)) {
        "request"
    } else if is(&|what| matches!(what, H::RowTaken(by, _) | H::RequestTaken(by, _) if by == seat)) {
        "row"
    } else if is(&|what| matches!(what, H::FavorTaken(by, ..) if by == seat)) {
        "guild"
    } else if is(&|what| matches!(what, H::ShipMoved(by, ..) if by == seat)) {
        "ship"
    } else if is(&|what| matches!(what, H::WorkerMoved(by, _, Place::Land(_)) if by == seat)) {
        "colony"
    } else if is(&|what| matches!(what, H::WorkerMoved(by, _, Place::Spot(_)) if by == seat)) {
        "city"
    } else if is(&|what| matches!(what, H::PiratesDiscarded(by, _) | H::WorkerMoved(by, _, Place::Watch) if by == seat))
    {
        "pirates"
    } else if is(&|what| matches!(what, H::WorkerMoved(by, _, Place::Field(_)) if by == seat)) {
        "field"
    } else if is(&|what| matches!(what, H::Harvested(by, _) if by == seat)) {
        "harvest"
    } else if is(&|what| matches!(what, H::Passed(by, _) if by == seat)) {
        "pass"
    } else if is(&|what| matches!(what, H::DiePlaced(by, ..) | H::PirateDiePlaced(by, ..) if by == seat)) {
        "die"
    } else {
        "other"
    }
}

/// A theme in words; its form `hint` helps without telling.
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
        "pass" => say!("madeira-theme-pass"),
        "die" => say!("madeira-theme-die"),
        "other" => say!("madeira-theme-other"),
        _ => return None,
    })
}
