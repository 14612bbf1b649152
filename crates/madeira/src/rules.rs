//! The rules: which actions answer a decision, whether they are legal, and what they do. Only dispatch here; the chapters of
//! the rulebook are the modules below.
//!
//! `offer` names the legal actions of a decision in ascending order, `check` explains why any other is not one of them, and
//! the laws of the test kit hold the two against each other. `resolve` performs an action, and `settle` then runs the automatic
//! steps up to the next real choice.

mod buildings;
mod dice;
mod favors;
mod guild_master;
mod harvest;
mod maintenance;
mod mayor;
mod moves;
pub(crate) mod requests;
mod rounds;
mod settle;
mod ships;
mod windmill;
mod wood;
mod workers;

use crate::action::Action;
use crate::decision::{Decision, Pending};
use crate::event::Event;
use crate::ids::*;
use crate::options::Madeira;
use crate::reason::{Reason, Verdict};
use crate::state::{Phase, State};
use table::{Actor, EventSink, Game, Id, Reasons, RuleId, Seat, UpTo, Verdict as _};

/// Any decision, each by its name: where answers are dispatched a new one does not compile before it stands here, and whoever adds
/// it says in both places below what answers it.
macro_rules! any_decision {
    () => {
        Decision::SetupCity
            | Decision::SetupField { .. }
            | Decision::TakeRow
            | Decision::TakeRequest { .. }
            | Decision::TurnUpGuild { .. }
            | Decision::TakeTurn
            | Decision::UseDie { .. }
            | Decision::WorkerFrom { .. }
            | Decision::WorkerTo { .. }
            | Decision::MoveShip { .. }
            | Decision::Quantity { .. }
            | Decision::BuyWood { .. }
            | Decision::KingsReward { .. }
            | Decision::Support
            | Decision::TakeFavor
            | Decision::Relocate { .. }
            | Decision::RelocateTo { .. }
            | Decision::GetWood { .. }
            | Decision::ExtraYield { .. }
            | Decision::PassingSlot
            | Decision::PassingBonus { .. }
            | Decision::PayBuilding { .. }
            | Decision::Perform { .. }
            | Decision::TurnUpFavor { .. }
            | Decision::LastWindmill
            | Decision::MoveMarker
            | Decision::LadyBuilding
            | Decision::Honor
            | Decision::Upkeep
            | Decision::Feed
            | Decision::KeepRequest
            | Decision::ScoreRoutes { .. }
            | Decision::ScoreExpeditions { .. }
            | Decision::ScoreInfluence { .. }
            | Decision::ScoreUrbanization { .. }
            | Decision::ScoreWealth { .. }
    };
}

/// A state being changed, and the sink that hears of it.
pub(crate) struct Play<'a, S> {
    pub(crate) game: &'a Madeira,
    pub(crate) s: &'a mut State,
    pub(crate) events: &'a mut S,
}

impl Madeira {
    /// Clears `out` and lists the legal actions in ascending order.
    pub(crate) fn list_legal(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        let Some(top) = s.agenda.top() else { return };
        match (top.who, top.what) {
            (Actor::Player(seat), Pending::Ask(decision)) => {
                self.offer(s, seat, decision, &mut |action| out.push(action));
            }
            (_, Pending::Luck(luck)) => self.offer_luck(s, luck, |outcome| out.push(outcome)),
            _ => {}
        }
    }

    /// All reasons against an action; none for a legal one.
    pub(crate) fn reasons(&self, s: &State, action: Action) -> Vec<Reason> {
        let mut v = Reasons::default();
        match s.agenda.top().map(|top| (top.who, top.what)) {
            Some((Actor::Player(seat), Pending::Ask(decision))) => self.check(s, seat, decision, action, &mut v),
            Some((_, Pending::Luck(luck))) => {
                let mut possible = false;
                self.offer_luck(s, luck, |outcome| possible |= outcome == action);
                v.require(possible, || Reason::NotPossible);
            }
            Some(_) | None => v.require(false, || Reason::GameOver),
        }
        v.0
    }

    /// Whether an action answers a decision, with the reasons against it.
    fn check<V: Verdict>(&self, s: &State, seat: Seat, decision: Decision, action: Action, v: &mut V) {
        use Action as A;
        use Decision as D;
        let player = &s.players[seat];
        match (decision, action) {
            (_, action) if action.is_windmill() => self.check_windmill(s, seat, decision, action, v),
            (D::SetupCity, A::To(place)) => self.check_setup_city(s, place, v),
            (D::SetupField { first }, A::To(place)) => self.check_setup_field(s, first, place, v),
            (D::TakeRow, A::Row(row)) => self.check_row(s, row, v),
            (D::TakeRequest { row }, A::Request(request)) => {
                v.require(self.requests_in(s, row).has(request), || Reason::NoRequestThere(request));
            }
            (D::TurnUpGuild { row }, A::Guild(guild)) => self.check_guild(s, seat, row, guild, v),
            (D::TakeTurn, A::Die(face, building)) => self.check_die(s, seat, face, building, v),
            (D::TakeTurn, A::Pirate(face, building)) => self.check_pirate(s, seat, face, building, v),
            (D::TakeTurn | D::PayBuilding { .. }, A::Favor(favor)) => self.check_favor(s, seat, favor, v),
            (D::TakeTurn, A::Pass) => self.check_pass(s, seat, v),
            (D::UseDie { building }, A::Act) => self.check_act(s, seat, building, v),
            (D::UseDie { building }, A::Harvest) => self.check_harvest(s, seat, building, v),
            (D::UseDie { .. }, A::Nothing) => {}
            (D::WorkerFrom { errand, moved, .. }, A::From(place)) => {
                self.check_source(s, seat, errand, moved, place, v);
            }
            (D::WorkerFrom { errand, .. }, A::Stop) => {
                v.require(errand.may_stop(), || Reason::Compulsory { rule: decision.rule() });
            }
            (D::WorkerTo { errand, from, .. }, A::To(place)) => self.check_target(s, seat, errand, from, place, v),
            (D::MoveShip { moved, .. }, A::Sail(from, slot)) => self.check_sail(s, seat, moved, from, slot, v),
            (D::Quantity { slot }, A::Give(amount)) => self.check_quantity(s, seat, slot, amount.get(), v),
            (D::BuyWood { .. } | D::GetWood { .. }, A::Wood(field)) => {
                v.require(self.wood_sources(s, seat).has(field), || Reason::NoWoodThere(field));
            }
            (D::KingsReward { ships }, A::Reward(reward)) => {
                v.require(self.rewards_of(s, ships).has(reward), || Reason::NotThisReward(reward));
            }
            (D::Support, A::Pirates) => v.require(self.pirates(player) > 0, || Reason::NoPirates),
            (D::Support, A::Bread) => {}
            (D::TakeFavor, A::Take(favor)) => self.check_take(s, seat, favor, v),
            (D::Relocate { moved, .. }, A::From(place)) => self.check_piece(s, seat, moved, place, v),
            (D::RelocateTo { .. }, A::To(place)) => self.check_relocation(s, place, v),
            (D::ExtraYield { fields, must, .. }, A::Again(field)) => {
                let rule = RuleId(match (field, must) {
                    (Field::Forest, _) => "M-HARVEST-06",
                    (_, 0) => "M-FAVOR-ENGINEER-01",
                    _ => "M-SPECIALHARVEST-02",
                });
                v.require(fields.has(field), || Reason::NotHarvested { field, rule });
            }
            (D::ExtraYield { must, .. }, A::Stop) => {
                v.require(must == 0, || Reason::Compulsory { rule: RuleId("M-SPECIALHARVEST-02") });
            }
            (D::PassingSlot, A::Slot(slot)) => {
                v.require(self.free_passing(s).has(slot), || Reason::PassingTaken(slot));
            }
            (D::PassingBonus { .. }, A::Reals) => {}
            (D::PassingBonus { slot }, A::Act) => self.check_slot_action(s, seat, slot, v),
            (D::PayBuilding { building }, A::Pay) => self.check_pay(s, seat, building, v),
            (D::PayBuilding { .. }, A::Pirates) => {}
            (D::Perform { building }, A::Yes) => {
                let workers = self.workers_counted(s, seat, building);
                v.require(workers > 0, || Reason::NoWorkerInRegion { building, rule: RuleId("M-COST-10") });
            }
            (D::Honor, A::Yes) | (D::Perform { .. } | D::Honor, A::No) => {}
            (D::TurnUpFavor { .. }, A::Flip(favor)) => {
                v.require(player.favors_down.has(favor), || Reason::FavorNotDown(favor));
            }
            (D::MoveMarker, A::Marker(from, to)) => self.check_marker(s, seat, from, to, v),
            (D::LadyBuilding, A::Building(building)) => self.check_lady(s, seat, building, v),
            (D::Upkeep, A::Give(wood)) => self.check_upkeep(s, seat, wood.get(), v),
            (D::Feed, A::Give(bread)) => self.check_feed(s, seat, bread.get(), v),
            (D::KeepRequest, A::Keep(request)) => self.check_keep(s, seat, request, v),
            (D::ScoreRoutes { used, .. }, A::Ships(ships)) => self.check_ships(s, seat, Port::MARKETS, used, ships, v),
            (D::ScoreExpeditions { used, .. }, A::Ships(ships)) => {
                self.check_ships(s, seat, Port::COLONIES, used, ships, v);
            }
            (D::ScoreInfluence { used, .. }, A::Guilds(guilds)) => self.check_guilds(s, seat, used, guilds, v),
            (D::ScoreUrbanization { used, .. }, A::City(city)) => {
                v.require(!used.has(city), || Reason::CityScored(city));
            }
            (D::ScoreWealth { .. }, A::Give(reals)) => {
                self.check_amount(reals.get(), self.most_wealth(s, seat), "M-REQ-WEALTH-01", v);
            }
            (
                D::MoveShip { .. }
                | D::KingsReward { .. }
                | D::TakeFavor
                | D::Relocate { .. }
                | D::TurnUpFavor { .. }
                | D::LastWindmill,
                A::Stop,
            ) => {}
            (any_decision!(), _) => v.require(false, || Reason::NotAsked { by: self.asked_by(s, decision, action) }),
        }
    }

    /// The rule against an action that is none of the answers: that which gives the action its moment, or else that which asks.
    fn asked_by(&self, s: &State, decision: Decision, action: Action) -> RuleId {
        use Action as A;
        use Decision as D;
        RuleId(match (action, decision, s.phase) {
            (A::Favor(_), _, Phase::A) => "M-PHASE-A-12",
            (A::Favor(_), _, Phase::D) => "M-FAVOR-06",
            (A::Favor(_), _, Phase::E) => "M-PHASE-E-02",
            (A::Favor(_), D::PassingSlot | D::PassingBonus { .. }, _) => "M-PASS-06",
            (A::Favor(_), _, Phase::B) => "M-FAVOR-02",
            (A::Favor(_), D::LastWindmill, _) => "M-FAVOR-04",
            (A::Favor(_), _, Phase::C) => "M-FAVOR-03",
            (A::Die(..) | A::Pirate(..) | A::Pass, _, Phase::B) => "M-PHASE-B-02",
            (A::Nothing | A::Stop, D::TakeTurn, _) => "M-PHASE-B-03",
            (A::Harvest, D::TakeTurn, _) => "M-HARVEST-01",
            (A::Wood(_), _, Phase::B | Phase::C | Phase::D) => "M-WOOD-02",
            (A::Reward(_), D::MoveShip { .. } | D::Quantity { .. } | D::BuyWood { .. }, _) => "M-COMMANDER-11",
            (A::Yes, D::PayBuilding { .. }, _) => "M-COST-09",
            (A::No | A::Nothing | A::Stop, D::PayBuilding { .. }, _) => "M-PHASE-C-08",
            (A::Pirates, D::Perform { .. }, _) => "M-COST-06",
            (A::From(_), D::Feed, _) => "M-FEEDING-06",
            (A::Keep(_), _, Phase::E) if s.round == requests::LAST_ROUND => "M-REQUESTS-03",
            _ => return self.decision_rule(decision),
        })
    }

    /// Names the legal answers to a decision, in ascending order.
    fn offer(&self, s: &State, seat: Seat, decision: Decision, offer: &mut impl FnMut(Action)) {
        use Action as A;
        use Decision as D;
        let player = &s.players[seat];
        let amounts = |most: u8, offer: &mut dyn FnMut(Action)| {
            (0..=most).filter_map(UpTo::new).for_each(|amount| offer(A::Give(amount)));
        };
        match decision {
            D::SetupCity => self.free_spots(s).iter().for_each(|spot| offer(A::To(Place::Spot(spot)))),
            D::SetupField { first } => {
                self.setup_fields(s, first).iter().for_each(|field| offer(A::To(Place::Field(field))));
            }
            D::TakeRow => self.free_rows(s).iter().for_each(|row| offer(A::Row(row))),
            D::TakeRequest { row } => self.requests_in(s, row).iter().for_each(|request| offer(A::Request(request))),
            D::TurnUpGuild { row } => {
                self.sleeping_guilds(s, seat, row).iter().for_each(|guild| offer(A::Guild(guild)));
            }
            D::TakeTurn => {
                let mut placed = false;
                self.offer_dice(s, seat, &mut |action| {
                    placed = true;
                    offer(action);
                });
                self.usable_favors(s, seat).iter().for_each(|favor| offer(A::Favor(favor)));
                if !s.turn.engineer || !placed {
                    offer(A::Pass);
                }
            }
            D::UseDie { building } => {
                let act = s.characters[building.index()];
                if act.is_some_and(|character| self.can_act(s, seat, character, ships::Means::of(s, seat))) {
                    offer(A::Act);
                }
                if self.workers_at(s, seat, building) > 0 {
                    offer(A::Harvest);
                }
                offer(A::Nothing);
            }
            D::WorkerFrom { errand, moved, .. } => self.offer_sources(s, seat, errand, moved, offer),
            D::WorkerTo { errand, from, .. } => {
                self.targets(s, seat, errand, from).iter().for_each(|place| offer(A::To(place)));
            }
            D::MoveShip { moved, .. } => self.offer_sails(s, seat, moved, offer),
            D::Quantity { slot } => {
                let goods = self.payable(slot, player.goods).filter_map(|trade| UpTo::new(trade.goods));
                goods.for_each(|goods| offer(A::Give(goods)));
            }
            D::BuyWood { .. } | D::GetWood { .. } => {
                self.wood_sources(s, seat).iter().for_each(|field| offer(A::Wood(field)));
            }
            D::KingsReward { ships } => self.rewards_of(s, ships).iter().for_each(|reward| offer(A::Reward(reward))),
            D::Support => {
                if self.pirates(player) > 0 {
                    offer(A::Pirates);
                }
                offer(A::Bread);
            }
            D::TakeFavor => self.offer_favors(s, seat, offer),
            D::Relocate { moved, .. } => self.offer_pieces(s, seat, moved, offer),
            D::RelocateTo { .. } => self.free_spots(s).iter().for_each(|spot| offer(A::To(Place::Spot(spot)))),
            D::ExtraYield { fields, .. } => fields.iter().for_each(|field| offer(A::Again(field))),
            D::PassingSlot => self.free_passing(s).iter().for_each(|slot| offer(A::Slot(slot))),
            D::PassingBonus { slot } => {
                if self.can_use_slot(s, seat, slot, ships::Means::of(s, seat)) {
                    offer(A::Act);
                }
                offer(A::Reals);
            }
            D::PayBuilding { building } => {
                self.usable_favors(s, seat).iter().for_each(|favor| offer(A::Favor(favor)));
                if player.reals >= u16::from(self.building_cost(s, building)) {
                    offer(A::Pay);
                }
                offer(A::Pirates);
            }
            D::Perform { .. } | D::Honor => {
                offer(A::Yes);
                offer(A::No);
            }
            D::TurnUpFavor { .. } => player.favors_down.iter().for_each(|favor| offer(A::Flip(favor))),
            D::LastWindmill => {}
            D::MoveMarker => self.offer_markers(s, seat, offer),
            D::LadyBuilding => self.lady_buildings(s, seat).iter().for_each(|b| offer(A::Building(b))),
            D::Upkeep => amounts(self.most_upkeep(s, seat), offer),
            D::Feed => amounts(self.most_feeding(s, seat), offer),
            D::KeepRequest => {
                let held = Request::ALL.into_iter().filter(|request| player.requests[request.index()] > 0);
                held.for_each(|request| offer(A::Keep(request)));
            }
            D::ScoreRoutes { used, .. } => self.offer_ships(self.ships_to_score(s, seat, Port::MARKETS, used), offer),
            D::ScoreExpeditions { used, .. } => {
                self.offer_ships(self.ships_to_score(s, seat, Port::COLONIES, used), offer)
            }
            D::ScoreInfluence { used, .. } => self.offer_guilds(self.guilds_to_score(s, seat, used), offer),
            D::ScoreUrbanization { used, .. } => {
                self.cities_to_score(used).iter().for_each(|city| offer(A::City(city)))
            }
            D::ScoreWealth { .. } => amounts(self.most_wealth(s, seat), offer),
        }
        self.offer_windmill(s, seat, decision, offer);
        if self.may_stop(decision) {
            offer(A::Stop);
        }
    }

    /// Whether a decision may be ended or declined.
    #[inline]
    fn may_stop(&self, decision: Decision) -> bool {
        use Decision as D;
        if let D::WorkerFrom { errand, .. } = decision {
            return errand.may_stop();
        }
        matches!(
            decision,
            D::MoveShip { .. }
                | D::KingsReward { .. }
                | D::TakeFavor
                | D::Relocate { .. }
                | D::ExtraYield { must: 0, .. }
                | D::TurnUpFavor { .. }
                | D::LastWindmill
        )
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Performs an action that answers the current frame, without what follows by itself.
    pub(crate) fn resolve(&mut self, action: Action) {
        match self.s.agenda.pop().map(|frame| (frame.who, frame.what)) {
            Some((Actor::Player(seat), Pending::Ask(decision))) => self.answer(seat, decision, action),
            Some((_, Pending::Luck(luck))) => self.resolve_luck(luck, action),
            other => unreachable!("BUG: {action} does not answer {other:?}"),
        }
    }

    /// What an answer does.
    fn answer(&mut self, seat: Seat, decision: Decision, action: Action) {
        use Action as A;
        use Decision as D;
        match (decision, action) {
            (_, action) if action.is_windmill() => {
                self.ask(seat, decision);
                self.resolve_windmill(seat, action);
            }
            (D::SetupCity, A::To(place)) => self.move_worker(seat, Place::Home, place, "M-SETUP-19"),
            (D::SetupField { first }, A::To(place)) => self.resolve_setup_field(seat, first, place),
            (D::TakeRow, A::Row(row)) => self.resolve_row(seat, row),
            (D::TakeRequest { row }, A::Request(request)) => self.resolve_request(seat, row, request),
            (D::TurnUpGuild { .. }, A::Guild(guild)) => self.resolve_guild(seat, guild),
            (D::TakeTurn, A::Die(face, building)) => self.resolve_die(seat, face, building),
            (D::TakeTurn, A::Pirate(face, building)) => self.resolve_pirate(seat, face, building),
            (D::TakeTurn | D::PayBuilding { .. }, A::Favor(favor)) => self.resolve_favor(seat, decision, favor),
            (D::TakeTurn, A::Pass) => self.ask(seat, D::PassingSlot),
            (D::UseDie { building }, A::Act) => self.resolve_act(seat, building),
            (D::UseDie { building }, A::Harvest) => self.resolve_harvest(seat, building),
            (D::WorkerFrom { errand, left, .. }, A::From(from)) => self.ask(seat, D::WorkerTo { errand, left, from }),
            (D::WorkerTo { errand, left, from }, A::To(to)) => self.resolve_worker_to(seat, errand, left, from, to),
            (D::MoveShip { left, moved }, A::Sail(from, slot)) => self.resolve_sail(seat, left, moved, from, slot),
            (D::Quantity { slot }, A::Give(amount)) => self.resolve_quantity(seat, slot, amount),
            (D::BuyWood { left }, A::Wood(field)) => self.resolve_buy_wood(seat, left, field),
            (D::GetWood { left }, A::Wood(field)) => self.resolve_get_wood(seat, left, field),
            (D::KingsReward { ships }, A::Reward(reward)) => self.resolve_reward(seat, ships, reward),
            (D::Support, A::Pirates | A::Bread) => self.resolve_support(seat, action == A::Pirates),
            (D::TakeFavor, A::Take(favor)) => self.resolve_take(seat, favor),
            (D::Relocate { left, .. }, A::From(Place::Spot(from))) => self.ask(seat, D::RelocateTo { left, from }),
            (D::RelocateTo { left, from }, A::To(Place::Spot(to))) => self.resolve_relocate(seat, left, from, to),
            (D::ExtraYield { fields, must, may }, A::Again(field)) => {
                self.resolve_again(seat, fields, must, may, field);
            }
            (D::PassingSlot, A::Slot(slot)) => self.resolve_slot(seat, slot),
            (D::PassingBonus { slot }, A::Reals) => self.resolve_slot_reals(seat, slot),
            (D::PassingBonus { slot }, A::Act) => self.resolve_slot_action(seat, slot),
            (D::PayBuilding { building }, A::Pay) => self.resolve_pay(seat, building),
            (D::PayBuilding { building }, A::Pirates) => self.resolve_pirates(seat, building),
            (D::Perform { building }, A::Yes) => {
                let workers = self.game.workers_counted(self.s, seat, building);
                self.perform(seat, building, workers);
            }
            (D::TurnUpFavor { left }, A::Flip(favor)) => self.resolve_flip(seat, left, favor),
            (D::MoveMarker, A::Marker(from, to)) => self.resolve_marker(seat, from, to),
            (D::LadyBuilding, A::Building(building)) => self.resolve_lady(seat, building),
            (D::Honor, A::Yes) => self.resolve_honor(seat),
            (D::Upkeep, A::Give(wood)) => self.resolve_upkeep(seat, wood.get()),
            (D::Feed, A::Give(bread)) => self.resolve_feed(seat, bread.get()),
            (D::KeepRequest, A::Keep(request)) => self.resolve_keep(seat, request),
            (D::ScoreRoutes { .. } | D::ScoreExpeditions { .. }, A::Ships(ships)) => {
                self.resolve_ships(seat, decision, ships);
            }
            (D::ScoreInfluence { left, used }, A::Guilds(guilds)) => self.resolve_guilds(seat, left, used, guilds),
            (D::ScoreUrbanization { left, used }, A::City(city)) => self.resolve_city(seat, left, used, city),
            (D::ScoreWealth { left }, A::Give(reals)) => self.resolve_wealth(seat, left, reals.get()),
            (
                D::WorkerFrom { .. }
                | D::MoveShip { .. }
                | D::KingsReward { .. }
                | D::TakeFavor
                | D::Relocate { .. }
                | D::ExtraYield { .. }
                | D::TurnUpFavor { .. }
                | D::LastWindmill,
                A::Stop,
            )
            | (D::UseDie { .. }, A::Nothing)
            | (D::Perform { .. } | D::Honor, A::No) => {}
            (any_decision!(), _) => unreachable!("BUG: {action} does not answer {decision:?}"),
        }
    }
}
