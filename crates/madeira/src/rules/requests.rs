//! Phase E (p. 16, 17 and 19): the Crown's Requests of rounds 1, 3 and 5, the conversions of rounds 2 and 4, and the end.

use super::Play;
use crate::action::{Action, GuildsPicked, ShipsPicked};
use crate::decision::{Decision, Pending, Step};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Madeira;
use crate::reason::{Reason, Verdict};
use crate::state::{Phase, State, Turn};
use table::{Actor, EventSink, Id, IdSet, RuleId, Seat, UpTo};

/// The last round (M-GEN-01).
pub const LAST_ROUND: u8 = 5;

impl Port {
    /// The rule of what a Ship there earns.
    const fn rule(self) -> &'static str {
        match self {
            Self::Wheat => "M-REQ-MARKET-03",
            Self::Sugar => "M-REQ-MARKET-04",
            Self::Wine => "M-REQ-MARKET-05",
            Self::India => "M-REQ-EXPEDITION-03",
            Self::Brasil => "M-REQ-EXPEDITION-04",
            Self::Acores => "M-REQ-EXPEDITION-05",
        }
    }
}

impl Madeira {
    /// What a Ship in a port earns in this round (M-REQ-MARKET-02, M-REQ-EXPEDITION-02).
    pub fn port_prestige(&self, round: u8, port: Port) -> u8 {
        self.components.scoring.port[port.index()][usize::from(round / 2).min(2)]
    }

    /// Own Ships in three ports that are not scored by another Request of the same type (M-REQUESTS-05, A-63).
    pub(super) fn ships_to_score(&self, s: &State, seat: Seat, ports: [Port; 3], used: [u8; 3]) -> [u8; 3] {
        std::array::from_fn(|at| s.players[seat].ships_in(ports[at]).saturating_sub(used[at]))
    }

    /// Names the choices of Ships: up to three of those that are left (M-REQ-MARKET-01, M-REQ-EXPEDITION-01).
    pub(super) fn offer_ships(&self, left: [u8; 3], offer: &mut impl FnMut(Action)) {
        let fits = |ships: &ShipsPicked| self.can_score(left, *ships);
        ShipsPicked::all().filter(fits).for_each(|ships| offer(Action::Ships(ships)));
    }

    /// Whether these Ships can be scored.
    fn can_score(&self, left: [u8; 3], ships: ShipsPicked) -> bool {
        ships.size() <= self.components.scoring.ships && ships.each().iter().zip(left).all(|(&n, left)| n <= left)
    }

    /// Whether these Ships can be scored, and if not, why: there are not so many, or another Request of the type has them
    /// (M-REQUESTS-05).
    pub(super) fn check_ships<V: Verdict>(
        &self,
        s: &State,
        seat: Seat,
        ports: [Port; 3],
        used: [u8; 3],
        ships: ShipsPicked,
        v: &mut V,
    ) {
        let there = self.can_score(self.ships_to_score(s, seat, ports, [0; 3]), ships);
        let rule = RuleId(if ports == Port::MARKETS { "M-REQ-MARKET-01" } else { "M-REQ-EXPEDITION-01" });
        v.require(there, || Reason::NoSuchShips { rule });
        let free = self.can_score(self.ships_to_score(s, seat, ports, used), ships);
        v.require(!there || free, || Reason::NoSuchShips { rule: RuleId("M-REQUESTS-05") });
    }

    /// Whether Favors of these Guilds can be scored, and if not, why.
    pub(super) fn check_guilds<V: Verdict>(
        &self,
        s: &State,
        seat: Seat,
        used: [u8; 4],
        guilds: GuildsPicked,
        v: &mut V,
    ) {
        let (up, free) = (self.guilds_to_score(s, seat, [0; 4]), self.guilds_to_score(s, seat, used));
        for guild in guilds.guilds() - free {
            let rule = RuleId(if up.has(guild) { "M-REQUESTS-05" } else { "M-REQ-GUILD-01" });
            v.require(false, || Reason::NoFavorOf { guild, rule });
        }
    }

    /// Whether a Request of a type can be kept (M-REQUESTS-01, M-REQUESTS-02).
    pub(super) fn check_keep<V: Verdict>(&self, s: &State, seat: Seat, request: Request, v: &mut V) {
        let rule = RuleId(if s.round == 1 { "M-REQUESTS-01" } else { "M-REQUESTS-02" });
        v.require(s.players[seat].requests[request.index()] > 0, || Reason::RequestNotHeld { request, rule });
    }

    /// The Guilds with a face-up Favor that is not scored by another Influence Request (M-REQ-GUILD-01, A-63).
    pub(super) fn guilds_to_score(&self, s: &State, seat: Seat, used: [u8; 4]) -> IdSet<Guild> {
        let up = s.players[seat].favors_up;
        Guild::ALL.into_iter().filter(|g| (self.guilds[g.index()] & up).len() > used[g.index()]).collect()
    }

    /// Names the choices of Guilds.
    pub(super) fn offer_guilds(&self, guilds: IdSet<Guild>, offer: &mut impl FnMut(Action)) {
        let fits = |picked: &GuildsPicked| guilds.contains_all(picked.guilds());
        GuildsPicked::all().filter(fits).for_each(|picked| offer(Action::Guilds(picked)));
    }

    /// What a side has in a City: more pieces count more, then the piece furthest to the right.
    fn city_side(&self, pieces: IdSet<Spot>, city: City) -> (u8, u8) {
        let here = pieces & self.cities[city.index()];
        (here.len(), here.last().map_or(0, Spot::number))
    }

    /// The strongest of the other players in a City.
    fn city_rival(&self, s: &State, seat: Seat, city: City) -> (u8, u8) {
        let others = Seat::first(self.n()).filter(|&other| other != seat);
        others.map(|other| self.city_side(s.players[other].city, city)).max().unwrap_or_default()
    }

    /// What a City earns a player: most Workers, present, or absent. The Citizens are one more player.
    pub fn city_prestige(&self, s: &State, seat: Seat, city: City) -> u8 {
        let [own, citizens] = [s.players[seat].city, s.citizens].map(|pieces| self.city_side(pieces, city));
        let spec = self.components.city(city);
        match own.0 {
            0 => 0,
            _ if own > citizens.max(self.city_rival(s, seat, city)) => spec.most,
            _ => spec.present,
        }
    }

    /// The rule that decides what a City earns a player.
    fn city_rule(&self, s: &State, seat: Seat, city: City) -> &'static str {
        let [own, citizens] = [s.players[seat].city, s.citizens].map(|pieces| self.city_side(pieces, city));
        let rival = self.city_rival(s, seat, city);
        let first = citizens.max(rival);
        match own.0 {
            0 => "M-REQ-URBAN-06",
            n if n == first.0 => "M-REQ-URBAN-04",
            n if n > first.0 => "M-REQ-URBAN-02",
            // Only the Citizens have more.
            n if n > rival.0 => "M-REQ-URBAN-03",
            _ => "M-REQ-URBAN-05",
        }
    }

    /// The Cities that are not scored by another Urbanization Request (M-REQ-URBAN-07, A-65).
    pub(super) fn cities_to_score(&self, used: IdSet<City>) -> IdSet<City> {
        IdSet::full() - used
    }

    /// The most Reals that a Wealth Request takes (M-REQ-WEALTH-01, M-REQ-WEALTH-02, A-62).
    pub(super) fn most_wealth(&self, s: &State, seat: Seat) -> u8 {
        s.players[seat].reals.min(u16::from(self.components.scoring.wealth)) as u8
    }

    /// An answer that is best for every purpose, where there is one: nothing that is scored is spent (Part 5, D-71, D-72).
    pub(crate) fn best_for_all(&self, s: &State) -> Option<Action> {
        let top = s.agenda.top()?;
        let (Actor::Player(seat), Pending::Ask(decision)) = (top.who, top.what) else { return None };
        let ships = |ports: [Port; 3], used| {
            let left = self.ships_to_score(s, seat, ports, used);
            let worth = |ships: &ShipsPicked| -> u8 {
                ships.each().into_iter().zip(ports).map(|(n, port)| n * self.port_prestige(s.round, port)).sum()
            };
            ShipsPicked::all().filter(|&ships| self.can_score(left, ships)).max_by_key(worth).map(Action::Ships)
        };
        if let Decision::ScoreRoutes { used, .. } = decision {
            ships(Port::MARKETS, used)
        } else if let Decision::ScoreExpeditions { used, .. } = decision {
            ships(Port::COLONIES, used)
        } else if let Decision::ScoreInfluence { used, .. } = decision {
            Some(Action::Guilds(GuildsPicked::of(self.guilds_to_score(s, seat, used))))
        } else if let Decision::ScoreUrbanization { used, .. } = decision {
            let best = |&city: &City| (self.city_prestige(s, seat, city), std::cmp::Reverse(city));
            self.cities_to_score(used).iter().max_by_key(best).map(Action::City)
        } else if matches!(decision, Decision::ScoreWealth { .. }) && s.round == LAST_ROUND {
            UpTo::new(self.most_wealth(s, seat)).map(Action::Give)
        } else {
            None
        }
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Requests in rounds 1, 3 and 5, conversions in rounds 2 and 4.
    pub(super) fn crown(&mut self, seat: Seat) {
        self.enter(Phase::E);
        if self.s.round % 2 == 1 {
            self.step(seat, Step::Requests(0));
        } else {
            self.convert();
            self.step(seat, Step::EndRound);
        }
    }

    /// Wheat Fields become Sugar Fields in round 2, Sugar Fields become Wine Fields in round 4, if they are convertible and no
    /// Wood lies there (M-CONVERT-03..05, A-66, A-67).
    fn convert(&mut self) {
        let from = if self.s.round == 2 { Good::Wheat } else { Good::Sugar };
        for field in Field::ALL.into_iter().take(GOOD_FIELDS) {
            let spec = &self.game.components.fields[field.index()];
            let ripe = spec.good == from && self.s.wood[field.index()] == 0 && !self.s.converted.has(field);
            if let (Some(good), true) = (spec.converts, ripe) {
                self.s.converted.insert(field);
                self.tell(
                    if self.s.round == 2 { "M-CONVERT-01" } else { "M-CONVERT-02" },
                    H::FieldConverted(field, good),
                );
            }
        }
    }

    /// The Requests, player by player; in round 5 all are scored.
    pub(super) fn requests(&mut self, seat: Seat, from: u8) {
        match self.s.order_from(from).next() {
            Some((slot, next)) => {
                self.s.turn = Turn::of(next);
                self.step(next, Step::Requests(slot + 1));
                if self.s.round == LAST_ROUND {
                    self.score_requests(next, self.s.players[next].requests);
                } else {
                    self.ask(next, Decision::KeepRequest);
                }
            }
            None => self.step(seat, Step::EndRound),
        }
    }

    /// One Request is kept, the others are scored.
    pub(super) fn resolve_keep(&mut self, seat: Seat, request: Request) {
        self.tell("M-REQUESTS-06", H::RequestKept(seat, request));
        let mut scored = self.s.players[seat].requests;
        scored[request.index()] -= 1;
        self.score_requests(seat, scored);
    }

    /// These Requests are discarded, even for nothing, and scored one by one.
    fn score_requests(&mut self, seat: Seat, scored: [u8; 5]) {
        for request in Request::ALL.into_iter().rev() {
            let left = scored[request.index()];
            self.player(seat).requests[request.index()] -= left;
            self.s.requests_gone[request.index()] += left;
            if left == 0 {
                continue;
            }
            self.ask(
                seat,
                match request {
                    Request::Routes => Decision::ScoreRoutes { left, used: [0; 3] },
                    Request::Expeditions => Decision::ScoreExpeditions { left, used: [0; 3] },
                    Request::Influence => Decision::ScoreInfluence { left, used: [0; 4] },
                    Request::Urbanization => Decision::ScoreUrbanization { left, used: IdSet::empty() },
                    Request::Wealth => Decision::ScoreWealth { left },
                },
            );
        }
    }

    /// Ships are scored, different ones for each Request of the type.
    pub(super) fn resolve_ships(&mut self, seat: Seat, decision: Decision, ships: ShipsPicked) {
        let round = self.s.round;
        let mut score = |ports: [Port; 3], request: Request, rule: &'static str| {
            let picked = ships.each().into_iter().zip(ports).filter(|&(n, _)| n > 0);
            let earned: u8 = picked.clone().map(|(n, port)| n * self.game.port_prestige(round, port)).sum();
            self.tell_scored(seat, request, earned, rule);
            // Ships of one port earn by its own rule.
            let mut ports = picked.map(|(_, port)| port);
            let own = if let (Some(port), None) = (ports.next(), ports.next()) { port.rule() } else { rule };
            self.earn(seat, earned, own);
        };
        let more = |used: [u8; 3]| std::array::from_fn(|at| used[at] + ships.each()[at]);
        if let Decision::ScoreRoutes { left, used } = decision {
            score(Port::MARKETS, Request::Routes, "M-REQ-MARKET-02");
            self.ask_more(seat, left, |left| Decision::ScoreRoutes { left, used: more(used) });
        } else if let Decision::ScoreExpeditions { left, used } = decision {
            score(Port::COLONIES, Request::Expeditions, "M-REQ-EXPEDITION-02");
            self.ask_more(seat, left, |left| Decision::ScoreExpeditions { left, used: more(used) });
        }
    }

    /// A Request was scored, maybe for nothing.
    fn tell_scored(&mut self, seat: Seat, request: Request, earned: u8, rule: &'static str) {
        self.tell(if earned == 0 { "M-REQUESTS-04" } else { rule }, H::RequestScored(seat, request));
    }

    /// Favors are scored; they stay face-up (M-REQ-GUILD-03).
    pub(super) fn resolve_guilds(&mut self, seat: Seat, left: u8, used: [u8; 4], guilds: GuildsPicked) {
        let earned = guilds.guilds().len() * self.game.components.scoring.guild;
        self.tell_scored(seat, Request::Influence, earned, "M-REQ-GUILD-02");
        self.earn(seat, earned, "M-REQ-GUILD-02");
        let more = |guild: Guild| used[guild.index()] + u8::from(guilds.guilds().has(guild));
        self.ask_more(seat, left, |left| Decision::ScoreInfluence { left, used: Guild::ALL.map(more) });
    }

    /// A City is scored.
    pub(super) fn resolve_city(&mut self, seat: Seat, left: u8, used: IdSet<City>, city: City) {
        let (game, s) = (self.game, &*self.s);
        self.events.push(|| Event {
            rule: RuleId(game.city_rule(s, seat, city)),
            what: H::RequestScored(seat, Request::Urbanization),
        });
        self.earn(seat, self.game.city_prestige(self.s, seat, city), "M-REQ-URBAN-08");
        self.ask_more(seat, left, |left| Decision::ScoreUrbanization { left, used: used | IdSet::only(city) });
    }

    /// Reals are paid for Prestige.
    pub(super) fn resolve_wealth(&mut self, seat: Seat, left: u8, reals: u8) {
        let rule = if left > 1 { "M-REQ-WEALTH-02" } else { "M-REQ-WEALTH-01" };
        self.tell_scored(seat, Request::Wealth, reals, rule);
        self.pay_reals(seat, reals, "M-REQ-WEALTH-01");
        self.earn(seat, reals, "M-REQ-WEALTH-01");
        self.ask_more(seat, left, |left| Decision::ScoreWealth { left });
    }

    /// The next Request of the same type.
    fn ask_more(&mut self, seat: Seat, left: u8, next: impl FnOnce(u8) -> Decision) {
        if left > 1 {
            self.ask(seat, next(left - 1));
        }
    }

    /// The next round, or the end (M-GEN-01, M-GEN-03).
    pub(super) fn end_round(&mut self, seat: Seat) {
        if self.s.round < LAST_ROUND {
            self.s.round += 1;
            self.step(seat, Step::StartRound);
        } else {
            self.finish();
        }
    }

    /// Everything becomes Reals and Prestige, then the Pirates are revealed and cost Prestige.
    fn finish(&mut self) {
        let (reals, pirates) = (self.game.reals_line(self.s), self.game.pirates_line(self.s));
        for seat in Seat::first(self.game.n()) {
            let player = self.player(seat);
            player.reals = player.worth();
            (player.goods, player.wood, player.bread) = ([0; 3], 0, 0);
            self.earn(seat, reals[seat] as u16, "M-END-02");
        }
        for seat in self.s.passing.into_iter().flatten() {
            let n = self.game.pirates(&self.s.players[seat]);
            self.tell(if n == 0 { "M-SCORE-04" } else { "M-END-03" }, H::PiratesRevealed(seat, n));
            self.lose(seat, pirates[seat].unsigned_abs(), "M-SCORE-01");
        }
        self.s.phase = Phase::Over;
        let (game, s) = (self.game, &*self.s);
        self.events
            .push(|| Event { rule: RuleId(if game.is_tied(s) { "M-TIE-01" } else { "M-GEN-03" }), what: H::GameOver });
    }
}
