//! What stands on every board of a page, whatever the game.

use crate::message::Message;
use table::Seat;

/// Somebody at the table, by name.
pub fn seat(seat: Seat) -> Message {
    say!("board-seat", seat)
}

/// Below the name of the viewer.
pub fn you() -> Message {
    say!("board-you")
}

/// Makes a map larger.
pub fn closer() -> Message {
    say!("board-closer")
}

/// Makes a map smaller.
pub fn farther() -> Message {
    say!("board-farther")
}

/// Shows the whole map.
pub fn whole() -> Message {
    say!("board-whole")
}

/// A label, with the note of reconstructed values where it is due.
pub fn doubtful(is_so: bool, label: Message) -> Message {
    if is_so { say!("board-doubted", label) } else { label }
}
