//! What boards are made of, whatever the game: spots that can be pointed at, panels, tracks, piles, cards, pieces, tooltips.

mod doubt;
mod frame;
mod keys;
mod piece;
mod spot;
mod tip;
mod zoom;

pub use doubt::{map_star, star, star_text};
pub use frame::{Card, Cells, Panel, Parts, Pile, show_part_of};
pub use piece::{badge, count, icon, piece, seat_class, sign, small_icon};
pub use spot::{Area, MapSpot, Spot, Touch};
pub use tip::{hide_tip, tips};
pub use zoom::{CHOICES, TAKEN, Zoom, within};
