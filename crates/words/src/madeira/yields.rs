//! What a die on the Character of a Building brings now: by the Action of the Character, and by the harvest of the Region; or why
//! it brings nothing. Nothing is worked out here: the rules are asked what they would do, on a copy of the table, so that what is
//! told can really be had.

mod line;

use super::whatif::{asking, request_worth};
use super::{names, reason};
use crate::message::{List, Message};
use crate::worded::Change;
use line::Line;
use madeira::{
    Action, Building, Character, Colony, Decision, Errand, Favor, Madeira, Place, Reason, Request, ShipFrom, State,
    View,
};
use table::{Game, Id, RuleId, Seat};

/// What one use of a die brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Yield {
    /// It in a few words: `+7 Wood`, `2 Ships: 12 Prestige`, `1 Favor for 3 Wood`, `Nothing now`.
    pub text: Message,
    /// The own numbers that change along the line, up or down.
    pub changes: Vec<Change>,
    /// The Prestige that Requests which are held bring more at the end of this round, if it is one in which they are scored.
    pub points: i16,
    /// The answers after the die was placed that bring this about, from the use of the die on; further questions may follow. Empty
    /// where there is nothing.
    pub line: Vec<Action>,
    /// Why there is nothing, and the rule behind it.
    pub nothing: Option<Why>,
}

/// A reason and the rule behind it.
pub type Why = (Message, RuleId);

fn because(reason: Reason) -> Why {
    (reason::reason(reason), reason.rule())
}

/// The Mayor gives nothing (M-MAYOR-06).
fn no_worker_in_a_city() -> Why {
    (say!("madeira-nothing-no-city"), RuleId("M-MAYOR-06"))
}

impl Yield {
    fn nothing(why: Why) -> Self {
        let text = say!("madeira-yield-nothing");
        Self { text, changes: Vec::new(), points: 0, line: Vec::new(), nothing: Some(why) }
    }

    fn along(line: Line<'_>, text: Message) -> Self {
        let (changes, points) = (line.changes(), line.points());
        Self { text, changes, points, line: line.answers, nothing: None }
    }
}

/// What the Action of the Character on a Building would bring a player who had just placed a die there. Where there are choices: what
/// a good line of them reaches with the stores of now.
pub fn action(game: &Madeira, view: &View, seat: Seat, building: Building) -> Yield {
    let (character, line) = match begin(game, view, seat, building) {
        Ok(begun) => begun,
        Err(why) => return Yield::nothing(why),
    };
    match character {
        Character::Steward => {
            let moved = names::workers(line.clone().move_workers());
            Yield::along(line, say!("madeira-yield-workers", workers = moved))
        }
        Character::Commander => commander(line),
        Character::GuildMaster => guild_master(line),
        Character::Mayor => mayor(line),
    }
}

/// The Action of the Character on a Building is begun, if that is possible.
fn begin<'a>(game: &'a Madeira, view: &View, seat: Seat, building: Building) -> Result<(Character, Line<'a>), Why> {
    let character = view.shown.characters[building.index()].ok_or_else(|| because(Reason::HarvestOnly))?;
    let mut line = Line::begin(game, &view.shown, seat, building);
    if line.take(Action::Act) {
        return Ok((character, line));
    }
    let is_bare = character == Character::GuildMaster && view.shown.favors.iter().flatten().all(Option::is_none);
    if is_bare {
        return Err((say!("madeira-nothing-no-favor"), RuleId("M-GUILDMASTER-01")));
    }
    let why = hindrance(game, &view.shown, seat, character);
    Err(why.map_or_else(no_worker_in_a_city, because))
}

/// What the harvest of a Building's Region would bring a player who had just placed a die there.
pub fn harvest(game: &Madeira, view: &View, seat: Seat, building: Building) -> Yield {
    let mut line = Line::begin(game, &view.shown, seat, building);
    if !line.take(Action::Harvest) {
        return Yield::nothing(because(Reason::NothingToHarvest(game.components.building(building).region)));
    }
    let gains = List::commas(line.gains());
    // One Field yields once more where the Character is printed (M-SPECIALHARVEST-02).
    let text = match line.asked() {
        Some(Decision::ExtraYield { must, may, .. }) => say!("madeira-yield-more", gains, n = must + may),
        _ => say!("madeira-yield-gains", gains),
    };
    Yield::along(line, text)
}

/// That the Character of a Building can do nothing for a player now, with the reason: for who is about to place a die there.
pub fn empty_promise(game: &Madeira, view: &View, seat: Seat, building: Building) -> Option<Message> {
    let character = view.shown.characters[building.index()]?;
    let nothing = match begin(game, view, seat, building) {
        Ok((Character::Mayor, line)) => mayor(line).nothing,
        Ok((Character::Steward | Character::Commander | Character::GuildMaster, _)) => None,
        Err(why) => Some(why),
    };
    nothing.map(|(why, rule)| say!("madeira-warn-no-action", character, why, rule))
}

/// Ships, with the Prestige of Requests that are scored this round, or else the Reals of Markets.
fn commander(mut line: Line<'_>) -> Yield {
    let ships = names::ships(line.move_ships());
    let (points, reals) = (line.points(), line.gained("reals"));
    let text = if points > 0 {
        say!("madeira-yield-ships-for", ships, what = names::prestige(points))
    } else if reals > 0 {
        say!("madeira-yield-ships-for", ships, what = names::reals(reals))
    } else {
        ships
    };
    Yield::along(line, text)
}

/// The Favor that takes the least Wood.
fn guild_master(mut line: Line<'_>) -> Yield {
    let wood = names::wood(line.take_cheapest_favor());
    let paid = -line.gained("reals");
    let text = if paid > 0 {
        say!("madeira-yield-favor-bought", wood, reals = names::reals(paid))
    } else {
        say!("madeira-yield-favor", wood)
    };
    Yield::along(line, text)
}

/// The income of the Cities as the pieces stand (M-MAYOR-05). Where that is only Wood that cannot be reached, one Worker moves to
/// where there is something else; without a Worker in a City there is nothing, wherever Citizens go.
fn mayor(mut line: Line<'_>) -> Yield {
    let moved = line.clone();
    line.finish();
    let paying = [line].into_iter().chain(moved.relocations()).find(|line| !line.gains().is_empty());
    match paying {
        Some(line) => {
            let gains = List::commas(line.gains());
            Yield::along(line, say!("madeira-yield-gains", gains))
        }
        None if moved.player().city.is_empty() => Yield::nothing(no_worker_in_a_city()),
        None => Yield::nothing(because(Reason::NoAccess)),
    }
}

/// Why the Action of a Character cannot be performed: what is against the answer that comes nearest; nothing for the Mayor, who
/// moves whatever there is.
fn hindrance(game: &Madeira, s: &State, seat: Seat, character: Character) -> Option<Reason> {
    let moves = game.components.amounts.character_moves;
    let (decision, answers) = match character {
        Character::Steward => {
            let decision = Decision::WorkerFrom { errand: Errand::Field, left: moves, moved: None };
            (decision, worker_places(s, seat).map(Action::From).collect())
        }
        Character::Commander => (Decision::MoveShip { left: moves, moved: None }, sails(game, s, seat)),
        Character::GuildMaster => (Decision::TakeFavor, Favor::ALL.map(Action::Take).to_vec()),
        Character::Mayor => return None,
    };
    let asking = asking(s, seat, decision);
    let reasons = answers.into_iter().map(|answer: Action| game.explain(&asking, answer));
    // What is missing can be had some day; what somebody else holds is no help.
    let nearest = reasons.min_by_key(|reasons| (shortfall(reasons) >= NEVER, reasons.len(), shortfall(reasons)));
    let is_bare = |reason: &Reason| *reason == Reason::NoAccess && s.players[seat].wood == 0;
    let why = nearest.and_then(|all| all.iter().copied().find(is_bare).or_else(|| all.last().copied()));
    // Only Workers of the City Watch are left.
    why.or(Some(Reason::NotFromWatch { rule: RuleId("M-STEWARD-05") }))
}

/// More than can be missing of anything.
const NEVER: u16 = 1_000;

/// By how much something is missing; what cannot be had at all is farthest.
fn shortfall(reasons: &[Reason]) -> u16 {
    let missing = |reason: &Reason| {
        if let Reason::NeedsGoods { due, have, .. } = *reason {
            u16::from(due.saturating_sub(have))
        } else if let Reason::NeedsWood { due, have, access } = *reason {
            u16::from(due.saturating_sub(have).saturating_sub(access))
        } else if let Reason::WoodCosts { due, have } = *reason {
            due.saturating_sub(have)
        } else if let Reason::TakesWood { due, .. } = *reason {
            due.into()
        } else if *reason == Reason::NoAccess {
            0
        } else {
            NEVER
        }
    };
    reasons.iter().map(missing).sum()
}

/// Where own Workers stand whom the Steward may move (M-STEWARD-04).
fn worker_places(s: &State, seat: Seat) -> impl Iterator<Item = Place> {
    let player = &s.players[seat];
    let home = (player.workers > 0).then_some(Place::Home);
    let lands = Colony::ALL.into_iter().filter(|colony| player.lands[colony.index()] > 0).map(Place::Land);
    let board = player.fields.iter().map(Place::Field).chain(player.city.iter().map(Place::Spot));
    home.into_iter().chain(board).chain(lands)
}

/// A Ship from Home, or else one on the board, to every free slot.
fn sails(game: &Madeira, s: &State, seat: Seat) -> Vec<Action> {
    let player = &s.players[seat];
    let afloat = player.ships.iter().next().map(ShipFrom::Slot);
    let from = if player.ships_home > 0 { [Some(ShipFrom::Home), afloat] } else { [afloat, None] };
    let free = game.open_slots() - s.taken_slots();
    let slots = |from| free.iter().map(move |slot| Action::Sail(from, slot));
    from.into_iter().flatten().flat_map(slots).collect()
}

/// The Prestige that the Requests of a player bring in this round, each as good as possible; none where they are not scored.
fn requests_worth(game: &Madeira, s: &State, seat: Seat) -> i16 {
    if s.round.is_multiple_of(2) {
        return 0;
    }
    let held = Request::ALL.into_iter().filter(|request| s.players[seat].requests[request.index()] > 0);
    held.map(|request| request_worth(game, s, seat, request, s.round)).sum()
}
