//! The rules of Madeira (Nuno Bizarro Sentieiro and Paulo Soledade), second edition, for two to four players.
//!
//! A round in ten lines: each player takes a row of the Guild Board with its three dice and one of the Crown's Requests, and
//! wakes the Favors of the row's Guild. In turn they place dice on the Characters, which lie on the Buildings: a Character moves
//! Workers to Fields, sends Ships, takes a Guild Favor or collects from the Cities, or the Region is harvested instead. A low die
//! in a far Region needs Bread; Pirate dice are there for who guards the City Watch. Who passes takes a place in the order and a
//! bonus. Then the Buildings are rolled: each player with a marker there pays and acts, or receives Pirates. Colonies give, Ships
//! need Wood, Workers need Bread, and what is missing becomes Pirates. The Crown scores Requests in rounds 1, 3 and 5; Fields turn
//! from Wheat to Sugar to Wine in rounds 2 and 4. After five rounds the Pirates take their share.
//!
//! The rules are numbered in `rules/madeira.toml`; code and tests cite them (`M-BREAD-02`), rulings too (`A-33`).
//!
//! ```
//! use madeira::{Components, Madeira, Options};
//! use table::{Actor, Game, NoEvents};
//!
//! let game = Madeira::new(Components::shipped(), Options::players(3));
//! let lines = ["turn B", "B: reals 12, fields 2-1 forest"];
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
mod reason;
mod rules;
mod score;
mod setup;
mod state;
mod view;

pub use action::{Action, GuildsPicked, MOST_GIVEN, Roll, ShipsPicked, Swap};
pub use components::{
    Amounts, BuildingSpec, ByPlayers, CitySpec, Components, FieldSpec, Scoring, SlotSpec, Start, StartingRequest,
    Trade, Windmill,
};
pub use decision::{Decision, Errand, Luck, Pending, Step};
pub use event::{Event, Happening, Piece, Whereabouts};
pub use ids::*;
pub use options::{Madeira, Options};
pub use reason::Reason;
pub use rules::requests::LAST_ROUND;
pub use setup::{Moment, Setup};
pub use state::{Phase, Player, State, Turn};
pub use view::View;
