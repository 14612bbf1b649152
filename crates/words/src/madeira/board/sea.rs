//! What is said about the places at sea and about the Guild Board.

use super::Labels;
use crate::madeira::names::{self, prestige, reals};
use crate::madeira::{dice, things};
use crate::message::{List, Message};
use madeira::{Colony, PassingSlot, Port, Request, Reward, Row, ShipSlot, Trade};
use table::Id;

impl Labels<'_> {
    /// A Market or Colony: what a Ship there scores in each round.
    pub fn port(&self, port: Port) -> Message {
        let [first, third, fifth] = self.game.components.scoring.port[port.index()].map(prestige);
        say!("madeira-board-port", port, first, third, fifth)
    }

    /// What a Ship pays for a slot, and what it is paid.
    fn trade(&self, slot: ShipSlot, trade: Trade) -> Message {
        match slot.port().market() {
            Some(good) => {
                say!("madeira-board-trade", goods = names::amount(good, trade.goods), reals = reals(trade.reals))
            }
            None => names::amount(madeira::Good::Wine, trade.goods),
        }
    }

    /// A slot for Ships: its price, and whose Ship is there.
    pub fn slot(&self, slot: ShipSlot) -> Message {
        let spec = self.game.components.slot(slot);
        let trades = spec.into_iter().flat_map(|spec| spec.trades.into_iter().flatten());
        let price = List::ors(trades.map(|trade| self.trade(slot, trade)));
        match self.seats().find(|&seat| self.s().players[seat].ships.has(slot)) {
            Some(seat) => say!("madeira-board-slot-taken", slot, price, seat),
            None => say!("madeira-board-slot", slot, price),
        }
    }

    /// A King's Reward and where it lies.
    pub fn reward(&self, reward: Reward) -> Message {
        let text = things::reward(&self.game.components, reward);
        match self.s().colony_of(reward) {
            Some(colony) => say!("madeira-board-reward", colony, text),
            None => text,
        }
    }

    /// The Land of a Colony: what each Worker gives, and whose they are.
    pub fn land(&self, colony: Colony) -> Message {
        let good = self.game.components.colony_good[colony.index()];
        let there = self.counted(|seat| self.s().players[seat].lands[colony.index()]);
        say!("madeira-board-land-of", colony, good = names::amount(good, 1), there)
    }

    /// A row of the Guild Column.
    pub fn row(&self, row: Row) -> Message {
        let (s, i) = (self.s(), row.index());
        let (guilds, requests) = (self.guilds(self.game.row_guilds(row)), names::requests(s.row_requests[i]));
        match s.rows[i] {
            Some(seat) => say!("madeira-board-row-taken", row, guilds, requests, seat),
            None => say!("madeira-board-row", row, guilds, requests, dice = dice(s.row_dice[i])),
        }
    }

    /// A Request in a row, with what it would earn the viewer.
    pub fn row_request(&self, row: Row, request: Request) -> Message {
        let n = self.s().row_requests[row.index()][request.index()];
        let text = match self.view.seat {
            Some(seat) => things::request_worth(self.game, self.s(), seat, request),
            None => things::request(&self.game.components, request),
        };
        say!("madeira-board-row-request", row, request, n, text)
    }

    /// A slot of the Passing Column.
    pub fn passing(&self, slot: PassingSlot) -> Message {
        let text = things::passing_bonus(&self.game.components, slot);
        match self.s().passing[slot.index()] {
            Some(seat) => say!("madeira-board-passing-taken", slot, text, seat),
            None => say!("madeira-board-passing-free", slot, text),
        }
    }

    /// The Passing Column as a whole: the order of those in it.
    pub fn passing_order(&self) -> Message {
        let order = self.s().passing.into_iter().flatten();
        say!("madeira-board-passing-order", there = List::commas(order.map(super::seat)))
    }
}
