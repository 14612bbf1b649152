//! The signs of Madeira's pieces and tiles. The words for them are the labels.

use madeira::{Face, Favor, Good, Request, Reward};
use table::Seat;

/// A sign for each seat, which is told apart by its shape.
macro_rules! of_seat {
    ($($(#[$doc:meta])* $name:ident = $disc:literal, $diamond:literal, $triangle:literal, $square:literal;)+) => {
        $($(#[$doc])* pub const fn $name(seat: Seat) -> &'static str {
            [$disc, $diamond, $triangle, $square][seat as usize]
        })+
    };
}
of_seat! {
    /// The mark of a seat.
    mark = "madeira-seat-disc", "madeira-seat-diamond", "madeira-seat-triangle", "madeira-seat-square";
    /// A Worker.
    worker = "madeira-worker-disc", "madeira-worker-diamond", "madeira-worker-triangle", "madeira-worker-square";
    /// A Ship.
    ship = "madeira-ship-disc", "madeira-ship-diamond", "madeira-ship-triangle", "madeira-ship-square";
}

/// The sign of a Good.
pub const fn good_icon(good: Good) -> &'static str {
    match good {
        Good::Wheat => "madeira-wheat",
        Good::Sugar => "madeira-sugar",
        Good::Wine => "madeira-wine",
    }
}

/// A Guild die that shows a value.
pub const fn die_icon(face: Face) -> &'static str {
    match face {
        Face::One => "madeira-guild-die-1",
        Face::Two => "madeira-guild-die-2",
        Face::Three => "madeira-guild-die-3",
    }
}

/// A Pirate die that shows a value.
pub const fn pirate_die_icon(face: Face) -> &'static str {
    match face {
        Face::One => "madeira-pirate-die-1",
        Face::Two => "madeira-pirate-die-2",
        Face::Three => "madeira-pirate-die-3",
    }
}

/// The sign of a Request.
pub const fn request_icon(request: Request) -> &'static str {
    match request {
        Request::Routes => "madeira-req-market",
        Request::Expeditions => "madeira-req-expedition",
        Request::Influence => "madeira-req-guild",
        Request::Urbanization => "madeira-req-urban",
        Request::Wealth => "madeira-req-wealth",
    }
}

/// The sign of a King's Reward.
pub const fn reward_icon(reward: Reward) -> &'static str {
    match reward {
        Reward::Field => "madeira-king-field",
        Reward::City => "madeira-king-city",
        Reward::Flip => "madeira-king-flip",
        Reward::Watch => "madeira-king-watch",
        Reward::Prestige => "madeira-king-pp",
        Reward::Reals => "madeira-king-reals",
        Reward::Support => "madeira-king-support",
        Reward::Mill => "madeira-king-mill",
    }
}

/// The sign of a Guild Favor.
pub const fn favor_icon(favor: Favor) -> &'static str {
    match favor {
        Favor::Monk => "madeira-fav-monk",
        Favor::Miller => "madeira-fav-miller",
        Favor::Bishop => "madeira-fav-bishop",
        Favor::Patron => "madeira-fav-patron",
        Favor::Lord => "madeira-fav-lord",
        Favor::Diplomat => "madeira-fav-diplomat",
        Favor::Treasurer => "madeira-fav-treasurer",
        Favor::Navigator => "madeira-fav-navigator",
        Favor::Engineer => "madeira-fav-engineer",
        Favor::Constable => "madeira-fav-constable",
        Favor::Lady => "madeira-fav-lady",
        Favor::Scout => "madeira-fav-scout",
    }
}

/// The sign of a number that an answer changes, by the key that the words give it.
pub fn sign(key: &str) -> &'static str {
    match key {
        "wheat" => "madeira-wheat",
        "sugar" => "madeira-sugar",
        "wine" => "madeira-wine",
        "wood" => "madeira-wood",
        "bread" => "madeira-bread",
        "reals" => "madeira-real",
        "pirates" => "madeira-pirate",
        "windmill" => "madeira-windmill",
        _ => "madeira-pp",
    }
}
