//! The answers of phases C, D and E, and those at the Windmill.

use super::Told;
use crate::show::madeira::marks::{Thing, star_at};
use crate::show::madeira::words::{self, good, many, pirates, reals, ships, workers};
use crate::show::madeira::{land, sea, whatif};
use madeira::{Building, City, Decision, GuildsPicked, Port, Request, ShipSlot, ShipsPicked};
use table::Id;

impl Told<'_> {
    /// What a Building does for the viewer, with the Diplomat.
    pub(super) fn building(&self, building: Building) -> String {
        let (c, s) = (&self.game.components, &self.view.shown);
        let more = if s.turn.diplomat { c.amounts.diplomat_workers } else { 0 };
        match self.game.workers_at(s, self.seat(), building) + more {
            0 => format!("{}, but you have no Worker in its Region", words::building(building)),
            n => format!("{}: {}", words::building(building), words::building_action(c, building, n > 2)),
        }
    }

    pub(super) fn pay(&self, decision: Option<Decision>) -> String {
        let Some(Decision::PayBuilding { building }) = decision else { return "pay".to_owned() };
        let cost = self.game.building_cost(&self.view.shown, building);
        format!("pay {}; then {}", reals(cost), self.building(building))
    }

    pub(super) fn pirates(&self, decision: Option<Decision>) -> String {
        match decision {
            Some(Decision::PayBuilding { building }) => {
                let n = self.game.building_pirates(&self.view.shown, building);
                format!("receive {} and do nothing at {}", pirates(n), words::building(building))
            }
            _ => format!("discard up to {}", pirates(self.game.components.amounts.pirates_off)),
        }
    }

    pub(super) fn yes(&self, decision: Option<Decision>) -> String {
        match decision {
            Some(Decision::Perform { building }) => self.building(building),
            Some(Decision::Honor) => {
                format!("a Worker of the City Watch goes Home: {} Prestige", self.game.components.scoring.honor)
            }
            _ => "do it".to_owned(),
        }
    }

    pub(super) fn give(&self, n: u8, decision: Option<Decision>) -> String {
        let player = self.player();
        let missing = |need: u8| match need.saturating_sub(n) {
            0 => String::new(),
            short => format!("; {}", pirates(short)),
        };
        match decision {
            Some(Decision::Quantity { slot }) => self.quantity(slot, n),
            Some(Decision::Upkeep) => {
                let bought = n.saturating_sub(player.wood);
                let cost = self.game.components.wood_price(bought);
                let buys =
                    if bought > 0 { format!(", {bought} of it bought for {}", reals(cost)) } else { String::new() };
                format!("{n} Wood{buys}{}", missing(player.ships.len()))
            }
            Some(Decision::Feed) => {
                format!("{n} Bread{}", missing(self.game.feeding_need(&self.view.shown, self.seat())))
            }
            Some(Decision::ScoreWealth { .. }) => format!("pay {}, earn {n} Prestige", reals(n)),
            _ => format!("give {n}"),
        }
    }

    fn quantity(&self, slot: ShipSlot, n: u8) -> String {
        let trades = self.game.components.slot(slot).map_or([None; 2], |spec| spec.trades);
        let pays = trades.iter().flatten().find(|trade| trade.goods == n).map_or(0, |trade| trade.reals);
        let of = slot.port().market().map_or("Wine", good);
        format!("{n} {of}; {} pays {}", words::port(slot.port()), reals(pays))
    }

    /// The Request that is kept, and what the others would earn now.
    pub(super) fn keep(&self, request: Request) -> String {
        let s = &self.view.shown;
        let mut others = self.player().requests;
        others[request.index()] = others[request.index()].saturating_sub(1);
        let scored = Request::ALL.into_iter().filter(|of| others[of.index()] > 0).map(|of| {
            let worth = whatif::request_worth(self.game, s, self.seat(), of, s.round);
            let times = if others[of.index()] > 1 { format!("{} times ", others[of.index()]) } else { String::new() };
            format!("{times}{of} (worth {worth})")
        });
        format!("keep it; scored now: {}", words::listed(scored, "nothing"))
    }

    pub(super) fn ships(&self, picked: ShipsPicked, decision: Option<Decision>) -> String {
        let ports = match decision {
            Some(Decision::ScoreExpeditions { .. }) => [Port::Acores, Port::Brasil, Port::India],
            _ => [Port::Wheat, Port::Sugar, Port::Wine],
        };
        let each = picked.each().into_iter().zip(ports).filter(|&(n, _)| n > 0);
        let worth = |port: Port| self.game.port_prestige(self.view.shown.round, port);
        let total: u8 = each.clone().map(|(n, port)| n * worth(port)).sum();
        let value = |port: Port| sea::value(self.game, self.view.shown.round, port);
        let text = each.map(|(n, port)| format!("{} in {} at {}", ships(n), words::port(port), value(port)));
        format!("{}: {total} Prestige", words::listed(text, "no Ship"))
    }

    pub(super) fn guilds(&self, picked: GuildsPicked) -> String {
        let each = self.game.components.scoring.guild;
        format!(
            "{} at {each}: {} Prestige",
            many(picked.guilds().len(), "Guild", "Guilds"),
            picked.guilds().len() * each
        )
    }

    pub(super) fn city(&self, city: City) -> String {
        let (s, seat) = (&self.view.shown, self.seat());
        let earned = self.game.city_prestige(s, seat, city);
        let own = land::in_city(self.player().city, city);
        let key = if earned == self.game.components.city(city).most { "most" } else { "present" };
        let mark = star_at(&self.game.components, Thing::City(city), key);
        format!("{}: you have {} there, {earned}{mark} Prestige", words::city(city), workers(own))
    }

    pub(super) fn mill_down(&self, gives: &str) -> String {
        match self.player().windmill {
            0 => format!("Windmill at the bottom: lose 1 Prestige for {gives}"),
            _ => format!("Windmill one step down for {gives}; it feeds fewer Workers"),
        }
    }

    pub(super) fn mill_reals(&self) -> String {
        let mill = &self.game.components.windmill;
        let n = if self.player().windmill == 0 { mill.bottom_reals } else { mill.reals };
        self.mill_down(&reals(n))
    }

    pub(super) fn mill_up(&self) -> String {
        let mill = &self.game.components.windmill;
        let is_top = usize::from(self.player().windmill) + 1 == mill.feeds.len();
        let what = if is_top { "1 Prestige (it is at the top)" } else { "one step up; it feeds more Workers" };
        format!("Windmill: {} Wheat for {what}", mill.wheat)
    }
}
