//! What a seat may know: everything but the number of the others' Pirates, whose gains and discards are public.

use crate::options::Madeira;
use crate::state::{Phase, Player, State};
use table::{BySeat, Seat};

/// What a seat, or a spectator, may know.
///
/// The stack of Pirates of each player is face-down until the end (M-PIRATE-01), but all began with the same number, and
/// what was received and discarded since was seen by all: whoever counts knows. So nothing has to be guessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// Who looks; nobody is a spectator.
    pub seat: Option<Seat>,
    /// What is listed below as public.
    pub shown: State,
    /// The Pirates of each player, where they may be shown: the own ones, and all at the end.
    pub pirates: BySeat<Option<u16>>,
}

impl Madeira {
    /// What a seat may know; `None` is a spectator.
    pub(crate) fn view_of(&self, s: &State, viewer: Option<Seat>) -> View {
        let shown = |seat: Seat| {
            let seen = viewer == Some(seat) || s.phase == Phase::Over;
            (seen && seat.index() < usize::from(self.n())).then(|| self.pirates(&s.players[seat]))
        };
        View { seat: viewer, shown: public(s), pirates: BySeat::from_fn(shown) }
    }
}

/// What everybody may know of the table. A new field has to be listed here, or this does not compile: it must be decided whether
/// it is public.
fn public(s: &State) -> State {
    State {
        players: BySeat::from_fn(|seat| public_player(&s.players[seat])),
        citizens: s.citizens,
        agenda: s.agenda,
        converted: s.converted,
        wood: s.wood,
        favors: s.favors,
        rewards: s.rewards,
        characters: s.characters,
        dice: s.dice,
        pirate_die: s.pirate_die,
        watch_dice: s.watch_dice,
        dice_aside: s.dice_aside,
        pirate_dice_aside: s.pirate_dice_aside,
        row_dice: s.row_dice,
        row_requests: s.row_requests,
        requests_gone: s.requests_gone,
        rows: s.rows,
        passing: s.passing,
        round: s.round,
        phase: s.phase,
        turn: s.turn,
    }
}

/// What everybody may know of a player; the numbers of Pirates too, because whoever counts knows them.
fn public_player(player: &Player) -> Player {
    Player {
        ships: player.ships,
        city: player.city,
        fields: player.fields,
        favors_up: player.favors_up,
        favors_down: player.favors_down,
        prestige: player.prestige,
        reals: player.reals,
        pirates_gained: player.pirates_gained,
        pirates_discarded: player.pirates_discarded,
        goods: player.goods,
        wood: player.wood,
        bread: player.bread,
        windmill: player.windmill,
        workers: player.workers,
        watch: player.watch,
        lands: player.lands,
        ships_home: player.ships_home,
        markers_home: player.markers_home,
        markers: player.markers,
        dice: player.dice,
        requests: player.requests,
    }
}
