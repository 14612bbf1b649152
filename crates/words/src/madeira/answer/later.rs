//! The answers of phases C, D and E, and those at the Windmill.

use super::{Told, in_city};
use crate::madeira::names::{self, pirates, prestige, reals, ships, wood, workers};
use crate::madeira::{things, whatif};
use crate::message::{List, Message};
use madeira::{Building, City, Decision, Good, GuildsPicked, Port, Request, ShipSlot, ShipsPicked, Swap};
use table::Id;

impl Told<'_> {
    /// What a Building does for the player, with the Diplomat; nothing without a Worker.
    fn does(&self, building: Building) -> Option<Message> {
        let (c, s) = (&self.game.components, self.s);
        let more = if s.turn.diplomat { c.amounts.diplomat_workers } else { 0 };
        match self.game.workers_at(s, self.seat, building) + more {
            0 => None,
            _ if building == Building::Casa && self.player().favors_down.is_empty() => {
                Some(say!("madeira-building-does-casa-nothing"))
            }
            n => Some(things::building(c, building, n > 2)),
        }
    }

    pub(super) fn building(&self, building: Building) -> Message {
        match self.does(building) {
            Some(text) => say!("madeira-answer-building", building, text),
            None => say!("madeira-answer-building-idle", building),
        }
    }

    pub(super) fn pay(&self) -> Message {
        let Some(Decision::PayBuilding { building }) = self.decision else { return say!("madeira-answer-other") };
        let (reals, how) =
            (reals(self.game.building_cost(self.s, building)), things::price(self.game, self.s, building));
        match self.does(building) {
            Some(text) => say!("madeira-answer-pay", reals, how, building, text),
            None => say!("madeira-answer-pay-idle", reals, how, building),
        }
    }

    pub(super) fn pirates(&self) -> Message {
        match self.decision {
            Some(Decision::PayBuilding { building }) => {
                let pirates = pirates(self.game.building_pirates(self.s, building));
                say!("madeira-answer-pirates", pirates, building)
            }
            _ => say!("madeira-answer-drive-off", pirates = pirates(self.game.components.amounts.pirates_off)),
        }
    }

    pub(super) fn yes(&self) -> Message {
        match self.decision {
            Some(Decision::Perform { building }) => self.building(building),
            Some(Decision::Honor) => {
                say!("madeira-answer-honor", prestige = prestige(self.game.components.scoring.honor))
            }
            _ => say!("madeira-answer-other"),
        }
    }

    pub(super) fn give(&self, n: u8) -> Message {
        match self.decision {
            Some(Decision::Quantity { slot }) => self.quantity(slot, n),
            Some(Decision::Upkeep) => self.upkeep(n),
            Some(Decision::Feed) => {
                let missing = self.game.feeding_need(self.s, self.seat).saturating_sub(n);
                say!("madeira-answer-feed", bread = names::bread(n), missing, pirates = pirates(missing))
            }
            Some(Decision::ScoreWealth { .. }) => {
                say!("madeira-answer-wealth", reals = reals(n), prestige = prestige(n))
            }
            _ => say!("madeira-answer-other"),
        }
    }

    fn upkeep(&self, n: u8) -> Message {
        let bought = n.saturating_sub(self.player().wood);
        let missing = self.player().ships.len().saturating_sub(n);
        let (reals, pirates) = (reals(self.game.components.wood_price(bought)), pirates(missing));
        say!("madeira-answer-upkeep", wood = wood(n), bought, reals, missing, pirates)
    }

    fn quantity(&self, slot: ShipSlot, n: u8) -> Message {
        let pays = self.trades(slot).find(|trade| trade.goods == n).map_or(0, |trade| trade.reals);
        let goods = names::amount(slot.port().market().unwrap_or(Good::Wine), n);
        say!("madeira-answer-quantity", goods, port = slot.port(), reals = reals(pays))
    }

    /// The Request that is kept, and what the others would earn now.
    pub(super) fn keep(&self, request: Request) -> Message {
        let mut others = self.player().requests;
        others[request.index()] = others[request.index()].saturating_sub(1);
        let scored = Request::ALL.into_iter().filter(|of| others[of.index()] > 0).map(|of| {
            let worth = whatif::request_worth(self.game, self.s, self.seat, of, self.s.round);
            say!("madeira-scored-one", n = others[of.index()], request = of, worth)
        });
        say!("madeira-answer-keep", request, scored = List::commas(scored))
    }

    pub(super) fn ships(&self, picked: ShipsPicked) -> Message {
        let ports = match self.decision {
            Some(Decision::ScoreExpeditions { .. }) => [Port::Acores, Port::Brasil, Port::India],
            _ => [Port::Wheat, Port::Sugar, Port::Wine],
        };
        let each = picked.each().into_iter().zip(ports).filter(|&(n, _)| n > 0);
        let worth = |port: Port| self.game.port_prestige(self.s.round, port);
        let total: u8 = each.clone().map(|(n, port)| n * worth(port)).sum();
        let picked = each.map(|(n, port)| say!("madeira-ships-picked", ships = ships(n), port, each = worth(port)));
        say!("madeira-answer-ships", picked = List::commas(picked), prestige = prestige(total))
    }

    pub(super) fn guilds(&self, picked: GuildsPicked) -> Message {
        let (n, each) = (picked.guilds().len(), self.game.components.scoring.guild);
        let guilds = List::pluses(picked.guilds().iter().map(names::guild));
        say!("madeira-answer-guilds", n, each, prestige = prestige(n * each), guilds)
    }

    pub(super) fn city(&self, city: City) -> Message {
        let earned = self.game.city_prestige(self.s, self.seat, city);
        let workers = workers(in_city(self.player().city, city));
        say!("madeira-answer-city", city, workers, prestige = prestige(earned))
    }

    pub(super) fn mill_down(&self, gives: Message) -> Message {
        match self.player().windmill {
            0 => say!("madeira-answer-mill-bottom", gives),
            _ => say!("madeira-answer-mill-down", gives),
        }
    }

    pub(super) fn mill_reals(&self) -> Message {
        let mill = &self.game.components.windmill;
        let n = if self.player().windmill == 0 { mill.bottom_reals } else { mill.reals };
        self.mill_down(reals(n))
    }

    pub(super) fn mill_up(&self) -> Message {
        let mill = &self.game.components.windmill;
        let wheat = names::amount(Good::Wheat, mill.wheat);
        let is_top = usize::from(self.player().windmill) + 1 == mill.feeds.len();
        if is_top { say!("madeira-answer-mill-top", wheat) } else { say!("madeira-answer-mill-up", wheat) }
    }

    pub(super) fn swap(&self, swap: Swap) -> Message {
        let taken = names::amount(swap.taken(), 1);
        match swap.given() {
            [first, second] if first == second => {
                say!("madeira-answer-swap-same", given = names::amount(first, 2), taken)
            }
            [first, second] => {
                let (first, second) = (names::amount(first, 1), names::amount(second, 1));
                say!("madeira-answer-swap", first, second, taken)
            }
        }
    }
}
