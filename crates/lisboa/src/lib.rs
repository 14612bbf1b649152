//! The rules of Lisboa (Vital Lacerda) for two to four players.
//!
//! A turn in ten lines: your ships at sea are docked. You use one of five political cards: discard it for a gold; or put it
//! into your Portfolio, take what it gives, and then sell goods or trade goods with the Nobles for State actions; or put it
//! to the Royal Court. A Noble card there visits its Noble: pay Influence, take a State action if you like, then his Noble
//! action (build a store, take a decree, open a public building), and others may follow with a Royal Favor. A Treasury card
//! there sponsors its event. You take a new card, the church may score, displays are refilled. Two rubble sets or three
//! empty decks end the first period; four sets or three empty decks the game.
//!
//! The rules are numbered in `rules/lisboa.toml`; code and tests cite them (`L-STORE-06`), rulings too (`A-33`).
//!
//! ```
//! use lisboa::{Components, Lisboa, Options};
//! use table::{Actor, Game, NoEvents};
//!
//! let game = Lisboa::new(Components::shipped(), Options::players(3));
//! let lines = ["turn B", "B: reis 12, hand 1 21 41 61 2"];
//! let lines: Vec<(usize, &str)> = lines.into_iter().enumerate().collect();
//! let mut state = game.start(&game.read_setup(&lines)?)?;
//! assert_eq!(game.actor(&state), Actor::Player(table::Seat::B));
//! let mut legal = Vec::new();
//! game.legal_actions(&state, &mut legal);
//! game.apply(&mut state, legal[0], &mut NoEvents);
//! # Ok::<(), table::Faults>(())
//! ```
#![forbid(unsafe_code)]

mod action;
mod components;
mod cost;
mod decision;
mod event;
mod game;
mod ids;
mod options;
mod parts;
mod reason;
mod rules;
mod score;
mod setup;
mod state;
mod view;

pub use action::{Action, CubeFrom, GoodsPaid, MOST_REIS, MOST_STEPS, Offices, PortfolioRow, Slot};
pub use components::{
    Benefit, Board, Bottom, Building, Card, ClergyEffect, ClergyTile, Components, Count, Decree, Event as CardEvent,
    Face, Item, Items, Majorities, Penalty, Plan, Scale, ShipCard, Start, TOP_INFLUENCE, TaskReward, ThinColumn,
    TreasurySpace,
};
pub use cost::{EventFee, HirePrice, LandPrice, ShipPrice, VisitPrice};
pub use decision::{Decision, Luck, Pending, Step};
pub use event::{Event, Happening, Piece, Spot};
pub use ids::*;
pub use options::{Lisboa, Options};
pub use reason::Reason;
pub use rules::{EMPTY_DECKS, SETS};
pub use setup::{Moment, Setup};
pub use state::{Cargo, EndReason, OpenBuilding, PlayerBoard, Stage, State, TopCard};
pub use view::View;
