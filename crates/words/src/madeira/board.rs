//! What stands on the board of Madeira and what a listener hears about each place of it: headings, short marks, labels.

mod home;
mod land;
mod sea;

use super::names::{bread, pirates, prestige, reals, wood, workers};
use crate::message::{List, Message};
use crate::worded::Worded;
use madeira::{Components, Decision, Face, Favor, Madeira, Pending, Phase, Reason, State, Step, View};
use table::{Actor, Seat};

pub use crate::board::{closer, doubtful, farther, seat, whole, you};

/// Texts of the board that stand by themselves.
macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident = say!($id:literal);)+) => {
        $($(#[$doc])* pub fn $name() -> Message { say!($id) })+
        /// All of them.
        pub const TEXTS: &[fn() -> Message] = &[$($name),+];
    };
}
texts! {
    /// What stands beside the map, in short.
    beside = say!("madeira-board-beside");
    /// The islands, in a word.
    islands = say!("madeira-board-islands");
    /// The Buildings with their Characters, in a word.
    characters = say!("madeira-board-characters");
    /// The islands as a whole.
    map = say!("madeira-board-map");
    /// The north of Madeira, Region 3.
    north = say!("madeira-board-north");
    /// The south of Madeira, Region 2.
    south = say!("madeira-board-south");
    /// The name of the Forest on the map.
    forest = say!("madeira-board-forest");
    /// What is special about it.
    forest_note = say!("madeira-board-forest-note");
    /// The small islands.
    desertas = say!("madeira-board-desertas");
    /// The sea around.
    ocean = say!("madeira-board-ocean");
    /// The Guild Column.
    guilds = say!("madeira-board-guilds");
    /// What stands in its rows.
    guilds_note = say!("madeira-board-guilds-note");
    /// The Passing Column.
    passing = say!("madeira-board-passing");
    /// Between the two bonuses of a passing slot, or two prices.
    or = say!("madeira-board-or");
    /// The five Buildings.
    buildings = say!("madeira-board-buildings");
    /// The Character printed on a Building.
    harvest_only = say!("madeira-board-harvest-only");
    /// The Windmill.
    windmill = say!("madeira-board-windmill");
    /// The City Watch.
    watch = say!("madeira-board-watch");
    /// The three Cities.
    cities = say!("madeira-board-cities");
    /// Markets and Colonies.
    sea = say!("madeira-board-sea");
    /// Nobody or nothing there.
    none = say!("madeira-board-none");
    /// Crown's Requests of a player.
    requests = say!("madeira-board-requests");
    /// Guild Favors of a player.
    favors = say!("madeira-board-favors");
    /// Below a Favor that was used.
    face_down = say!("madeira-board-face-down");
    /// What a player has in store.
    stores = say!("madeira-board-stores");
    /// Wood.
    wood_title = say!("madeira-board-wood");
    /// Bread.
    bread_title = say!("madeira-board-bread");
    /// Reals.
    reals_title = say!("madeira-board-reals");
    /// Pirates.
    pirates_title = say!("madeira-board-pirates");
    /// Guild dice of a player.
    dice_title = say!("madeira-board-dice");
    /// What phase D will ask for.
    due = say!("madeira-board-due");
    /// Instead of dice, when none is left.
    no_dice = say!("madeira-board-no-dice");
    /// The button of a Character's Action.
    action = say!("madeira-board-action");
    /// The button of a Character's harvest.
    harvest = say!("madeira-board-harvest");
    /// The price of a die that takes no Bread.
    free = say!("madeira-board-free");
    /// On a button that is possible and would give nothing.
    nothing_now = say!("madeira-board-nothing-now");
    /// Where a Building would do nothing in phase C.
    no_worker = say!("madeira-board-no-worker");
    /// A step of the Windmill that makes a die possible.
    mill_helps = say!("madeira-board-mill-helps");
    /// Below a Pirate die that can be taken.
    uses_guard = say!("madeira-board-uses-guard");
    /// Below a Pirate die that cannot.
    no_guard = say!("madeira-board-no-guard");
    /// Beside a number that only its owner sees.
    only_you = say!("madeira-board-only-you");
}

/// What a Favor does, in two or three words.
pub fn favor_short(c: &Components, favor: Favor) -> Message {
    let a = &c.amounts;
    match favor {
        Favor::Monk => say!("madeira-board-favor-monk", wood = wood(a.monk_wood)),
        Favor::Miller => say!("madeira-board-favor-miller"),
        Favor::Bishop => say!("madeira-board-favor-bishop"),
        Favor::Patron => say!("madeira-board-favor-patron", bread = bread(a.patron_bread)),
        Favor::Lord => say!("madeira-board-favor-lord"),
        Favor::Diplomat => say!("madeira-board-favor-diplomat", workers = workers(a.diplomat_workers)),
        Favor::Treasurer => say!("madeira-board-favor-treasurer", reals = reals(a.treasurer_reals)),
        Favor::Navigator => say!("madeira-board-favor-navigator"),
        Favor::Engineer => say!("madeira-board-favor-engineer", n = a.engineer_yields),
        Favor::Constable => say!("madeira-board-favor-constable"),
        Favor::Lady => say!("madeira-board-favor-lady", reals = reals(a.lady_reals)),
        Favor::Scout => say!("madeira-board-favor-scout"),
    }
}

/// A Guild die of the hand.
pub fn guild_die(face: Face) -> Message {
    say!("madeira-board-guild-die", face)
}

/// A Pirate die of the City Watch.
pub fn watch_die(face: Face) -> Message {
    say!("madeira-board-pirate-die", face)
}

/// Goods that are missing for a slot.
pub fn short(n: u8) -> Message {
    say!("madeira-board-goods-short", n)
}

/// Why no die can be placed at a Building, in as few words as there is room for.
pub fn refusal(game: &Madeira, reason: Reason) -> Message {
    if let Reason::TooManyDice { most, .. } = reason {
        say!("madeira-board-full", most)
    } else if let Reason::DieNeedsBread { due, have } = reason {
        say!("madeira-board-short", bread = bread(due.saturating_sub(have)))
    } else if let Reason::SecondPirateDie(_) = reason {
        say!("madeira-board-second-pirate")
    } else if reason == Reason::NoGuard {
        say!("madeira-board-no-guard")
    } else {
        game.reason(reason)
    }
}

/// How many of the Requests held are scored in this round, below their heading (M-REQUESTS-01..03, M-CONVERT-01).
pub fn requests_note(round: u8) -> Message {
    match round {
        0 | 1 => say!("madeira-board-requests-round-1"),
        2 | 3 => say!("madeira-board-requests-round-3"),
        _ => say!("madeira-board-requests-round-5"),
    }
}

/// The Wood that Ships will ask for, and what is there; nothing more once that was done.
pub fn upkeep(due: Option<(u8, u8)>) -> Message {
    match due {
        Some((need, have)) => say!("madeira-board-upkeep", need, have),
        None => say!("madeira-board-upkeep-done"),
    }
}

/// The Bread that Workers will ask for, and what is there; nothing more once that was done.
pub fn feeding(due: Option<(u8, u8)>) -> Message {
    match due {
        Some((need, have)) => say!("madeira-board-feeding", need, have),
        None => say!("madeira-board-feeding-done"),
    }
}

/// Whether phase D is still going to ask a player for Wood and for Bread in this round.
pub fn dues(s: &State, seat: Seat) -> (bool, bool) {
    let is_asked = |what: Decision| {
        s.agenda.top().is_some_and(|top| top.who == Actor::Player(seat) && top.what == Pending::Ask(what))
    };
    let is_ahead = |from: u8| s.passing_slot(seat) >= usize::from(from);
    let due = |what: Pending| {
        if let Pending::Do(Step::Upkeep(from)) = what {
            Some((is_ahead(from) || is_asked(Decision::Upkeep), true))
        } else if let Pending::Do(Step::Feeding(from)) = what {
            Some((false, is_ahead(from) || is_asked(Decision::Feed)))
        } else {
            (what == Pending::Do(Step::Crown)).then_some((false, false))
        }
    };
    match s.phase {
        Phase::Setup | Phase::A | Phase::B | Phase::C => (true, true),
        Phase::E | Phase::Over => (false, false),
        // Before Upkeep comes Honor and Income.
        Phase::D => s.agenda.frames().iter().find_map(|frame| due(frame.what)).unwrap_or((true, true)),
    }
}

/// The place of a player in the order.
pub fn order(n: u8) -> Message {
    say!("madeira-board-order", n)
}

/// Labels of places, for whoever hears the board or points at it.
#[derive(Clone, Copy)]
pub struct Labels<'a> {
    /// The game.
    pub game: &'a Madeira,
    /// What the viewer sees.
    pub view: &'a View,
}

impl Labels<'_> {
    fn s(&self) -> &State {
        &self.view.shown
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.game.options.players)
    }

    /// Those who fit, by name.
    fn who(&self, fits: impl Fn(Seat) -> bool) -> List {
        List::commas(self.seats().filter(|&of| fits(of)).map(seat))
    }

    /// Those who have some, each with the number.
    fn counted(&self, count: impl Fn(Seat) -> u8) -> List {
        let there = self.seats().filter(|&seat| count(seat) > 0);
        List::commas(there.map(|seat| say!("madeira-board-counted", seat, n = count(seat))))
    }

    /// Who would earn the Honor of the City Watch: the one player with most guards (M-HONOR-01, M-HONOR-02).
    pub fn honored(&self) -> Option<Seat> {
        let guards = |seat: Seat| self.s().players[seat].watch;
        let most = self.seats().map(guards).max().filter(|&most| most > 0)?;
        let mut leaders = self.seats().filter(|&seat| guards(seat) == most);
        leaders.next().filter(|_| leaders.next().is_none())
    }

    /// The Honor of the City Watch, and who would earn it.
    pub fn honor(&self) -> Message {
        let prestige = prestige(self.game.components.scoring.honor);
        match self.honored() {
            Some(seat) => say!("madeira-board-honor", seat, prestige),
            None => say!("madeira-board-honor-none", prestige),
        }
    }

    /// The City Watch: its dice and its guards.
    pub fn watch(&self) -> Message {
        let dice = super::dice(self.s().watch_dice);
        let pirates = pirates(self.game.components.amounts.pirates_off);
        let there = self.counted(|seat| self.s().players[seat].watch);
        say!("madeira-board-watch-is", dice, there, pirates, honor = self.honor())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use madeira::Options;
    use table::Game;
    use testkit::random_game;

    /// Whoever has paid in phase D is asked for no more until the next round.
    #[test]
    fn dues_end_with_their_payment() {
        let game = Madeira::new(Components::shipped(), Options::players(3));
        let mut fed = 0;
        let played = random_game(&game, 3, 50_000, |step| {
            let Some(seat) = game.actor(step.before).seat() else { return };
            match game.decision(step.before) {
                Some(Decision::Upkeep) => assert_eq!(dues(step.before, seat), (true, true)),
                Some(Decision::Feed) => {
                    assert_eq!(dues(step.before, seat), (false, true));
                    // The Windmill is used beside the question.
                    if !step.action.is_windmill() && step.after.round == step.before.round {
                        assert_eq!(dues(step.after, seat), (false, false));
                        fed += 1;
                    }
                }
                Some(_) | None => {}
            }
        });
        assert!(played.is_ok(), "{played:?}");
        assert!(fed > 3, "{fed}");
    }
}
