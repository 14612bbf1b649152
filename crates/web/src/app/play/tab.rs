//! The parts of a table on a phone.

use crate::board::widgets::CHOICES;
use crate::played::Played;
use crate::{said, speech};
use leptos::prelude::*;
use web_sys::Element;

/// A part of the table on a phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// The map and what can be answered.
    Board,
    /// What stands beside the map.
    Side,
    /// The own board and the hand.
    Me,
    /// The others.
    Others,
    /// The log.
    Log,
}

impl Tab {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Board, Self::Side, Self::Me, Self::Others, Self::Log];

    /// Its word for the style sheet.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Side => "side",
            Self::Me => "me",
            Self::Others => "others",
            Self::Log => "log",
        }
    }

    /// Its sign.
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Board => "ui-board",
            Self::Side => "ui-tracks",
            Self::Me => "ui-me",
            Self::Others => "ui-others",
            Self::Log => "ui-log",
        }
    }

    /// The part of the page that it shows; none where nothing is ever chosen.
    const fn part(self) -> Option<&'static str> {
        match self {
            Self::Board => Some(".map"),
            Self::Side => Some(".side"),
            Self::Me => Some(".own"),
            Self::Others => Some(".others"),
            Self::Log => None,
        }
    }

    /// Whether something can be chosen there.
    pub fn has_choices(self) -> bool {
        let found =
            |part: &str| document().query_selector(&format!("{part} {CHOICES}")).is_ok_and(|spot| spot.is_some());
        self.part().is_some_and(found)
    }

    /// Whether something stands there.
    pub fn holds(self, element: &Element) -> bool {
        self.part().is_some_and(|part| element.closest(part).is_ok_and(|part| part.is_some()))
    }

    /// Its name.
    pub fn name<G: Played>(self) -> String {
        match self {
            Self::Board => said!("app-tab-board"),
            Self::Side => speech::tell(&G::beside()),
            Self::Me => said!("app-tab-me"),
            Self::Others => said!("app-tab-others"),
            Self::Log => said!("app-tab-log"),
        }
    }
}
