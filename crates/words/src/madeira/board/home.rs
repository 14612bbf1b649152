//! What is said about the Home of a player.

use super::Labels;
use crate::madeira::names::{self, bread, pirates, prestige, reals, wood};
use crate::madeira::{dice, things};
use crate::message::Message;
use madeira::{Face, Favor, Good, Player, Request};
use table::{Id, Seat};

impl Labels<'_> {
    fn player(&self, seat: Seat) -> &Player {
        &self.s().players[seat]
    }

    /// The Prestige of a player.
    pub fn prestige(&self, seat: Seat) -> Message {
        prestige(self.player(seat).prestige)
    }

    /// Goods of a kind.
    pub fn goods(&self, seat: Seat, good: Good) -> Message {
        names::amount(good, self.player(seat).goods[good.index()])
    }

    /// Wood at Home.
    pub fn wood(&self, seat: Seat) -> Message {
        wood(self.player(seat).wood)
    }

    /// Bread at Home.
    pub fn bread(&self, seat: Seat) -> Message {
        bread(self.player(seat).bread)
    }

    /// Reals at Home.
    pub fn reals(&self, seat: Seat) -> Message {
        reals(self.player(seat).reals)
    }

    /// Pirates, where the viewer may see them (M-PIRATE-01).
    pub fn pirates(&self, seat: Seat) -> Message {
        match self.view.pirates[seat] {
            Some(n) => say!("madeira-board-pirates-seen", pirates = pirates(n)),
            None => say!("madeira-board-pirates-hidden"),
        }
    }

    /// Workers at Home.
    pub fn workers(&self, seat: Seat) -> Message {
        let all = self.game.components.start.workers;
        say!("madeira-board-workers-home", n = self.player(seat).workers, all)
    }

    /// Ships at Home.
    pub fn ships(&self, seat: Seat) -> Message {
        say!("madeira-board-ships-home", n = self.player(seat).ships_home, all = self.game.components.start.ships)
    }

    /// Action Markers at Home.
    pub fn markers(&self, seat: Seat) -> Message {
        let all = self.game.components.start.markers;
        say!("madeira-board-markers-home", n = self.player(seat).markers_home, all)
    }

    /// Guild dice at Home, all of them.
    pub fn dice(&self, seat: Seat) -> Message {
        say!("madeira-board-dice-home", dice = dice(self.player(seat).dice))
    }

    /// Guild dice at Home with one value.
    pub fn die(&self, seat: Seat, face: Face) -> Message {
        say!("madeira-board-die-home", face, n = self.player(seat).dice[face.index()])
    }

    /// A Favor of a player, face-up or face-down.
    pub fn own_favor(&self, seat: Seat, favor: Favor) -> Message {
        let c = &self.game.components;
        let (guild, text) = (c.guild[favor.index()], things::favor(c, favor));
        match self.player(seat).favors_up.has(favor) {
            true => say!("madeira-board-favor-up", favor, guild, text),
            false => say!("madeira-board-favor-down", favor, guild, text),
        }
    }

    /// A Request of a player, with what it would earn.
    pub fn own_request(&self, seat: Seat, request: Request) -> Message {
        let text = things::request_worth(self.game, self.s(), seat, request);
        say!("madeira-board-own-request", request, n = self.player(seat).requests[request.index()], text)
    }

    /// A seat in a line.
    pub fn strip(&self, seat: Seat) -> Message {
        let own = self.player(seat);
        say!(
            "madeira-board-strip",
            seat,
            prestige = prestige(own.prestige),
            goods = names::goods(own.goods),
            wood = wood(own.wood),
            bread = bread(own.bread),
            reals = reals(own.reals),
            requests = names::requests(own.requests),
            dice = dice(own.dice)
        )
    }
}
