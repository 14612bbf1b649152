//! Between two decisions: automatic steps, and questions that need no answer because there is nothing to choose (the column
//! "skipped when" of the decision points).

use super::Play;
use super::ships::Means;
use crate::action::{Action, GuildsPicked, ShipsPicked};
use crate::decision::{Decision, Pending, Step};
use crate::event::Event;
use crate::ids::*;
use table::{Actor, EventSink, Frame, Id, IdSet, Seat, UpTo};

/// What becomes of a question that comes to the top.
enum Question {
    /// It is asked.
    Asked,
    /// There is nothing to decide.
    Skipped,
    /// There is only one answer.
    Answered(Action),
}

/// No answer, one, or a real choice.
fn among<I: Id>(options: IdSet<I>, answer: impl FnOnce(I) -> Action) -> Question {
    match (options.single(), options.is_empty()) {
        (Some(only), _) => Question::Answered(answer(only)),
        (None, true) => Question::Skipped,
        (None, false) => Question::Asked,
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Runs what belongs to an answer itself: the steps that it has put above what was pending before, up to its first question
    /// other than how its price is paid, if there is a choice in that.
    pub(crate) fn run_above(&mut self, pending: usize) {
        while self.s.agenda.frames().len() > pending {
            match self.s.agenda.top() {
                Some(&Frame { who: Actor::Player(seat), what: Pending::Do(step) }) => {
                    self.s.agenda.pop();
                    self.run(seat, step);
                }
                Some(&Frame { who: Actor::Player(seat), what: Pending::Ask(decision) }) if decision.is_price() => {
                    match self.question(seat, decision) {
                        Question::Asked => return,
                        Question::Skipped => drop(self.s.agenda.pop()),
                        Question::Answered(action) => self.resolve(action),
                    }
                }
                Some(_) | None => return,
            }
        }
    }

    /// Runs everything that follows by itself, up to the next real choice of a player or of luck, or to the end.
    pub(crate) fn settle(&mut self) {
        while let Some(only) = self.run_to_question() {
            self.resolve(only);
        }
    }

    /// Runs the automatic steps up to the next question to a player or to luck, or to the end; returns the answer if there is
    /// only one.
    #[inline]
    pub(crate) fn run_to_question(&mut self) -> Option<Action> {
        while let Some(top) = self.s.agenda.top().copied() {
            match (top.who, top.what) {
                (Actor::Player(seat), Pending::Do(step)) => {
                    self.s.agenda.pop();
                    self.run(seat, step);
                }
                (Actor::Player(seat), Pending::Ask(decision)) => match self.question(seat, decision) {
                    Question::Asked => return None,
                    Question::Skipped => drop(self.s.agenda.pop()),
                    Question::Answered(action) => return Some(action),
                },
                (_, Pending::Luck(luck)) => {
                    let (mut outcomes, mut only) = (0, None);
                    self.game.offer_luck(self.s, luck, |outcome| (outcomes, only) = (outcomes + 1, Some(outcome)));
                    match outcomes {
                        0 => drop(self.s.agenda.pop()),
                        1 => return only,
                        _ => return None,
                    }
                }
                (_, Pending::Nothing | Pending::Ask(_) | Pending::Do(_)) => drop(self.s.agenda.pop()),
            }
        }
        None
    }

    /// An automatic step.
    fn run(&mut self, seat: Seat, step: Step) {
        match step {
            Step::SetupTurn(slot) => self.setup_turn(slot),
            Step::StartRound => self.start_round(seat),
            Step::NextRow => self.next_row(seat),
            Step::NextTurn(from) => self.next_turn(seat, from),
            Step::PayWood { wood } => self.pay_wood(seat, wood),
            Step::ShipRewards => self.ship_rewards(seat),
            Step::GainFavor(favor) => self.gain_favor(seat, favor),
            Step::MayorIncome => self.mayor_income(seat),
            Step::Resolve(building) => self.resolve_building(seat, building),
            Step::BuildingTurns { building, from } => self.building_turns(seat, building, from),
            Step::LastWindmills(from) => self.last_windmills(seat, from),
            Step::Honor => self.honor(seat),
            Step::Income => self.income(seat),
            Step::Upkeep(from) => self.upkeep(seat, from),
            Step::Feeding(from) => self.feeding(seat, from),
            Step::Crown => self.crown(seat),
            Step::Requests(from) => self.requests(seat, from),
            Step::EndRound => self.end_round(seat),
        }
    }

    /// Whether a question has to be asked.
    fn question(&self, seat: Seat, decision: Decision) -> Question {
        let (game, s) = (self.game, &*self.s);
        let player = &s.players[seat];
        let skip_if = |nothing: bool| if nothing { Question::Skipped } else { Question::Asked };
        let answer_if = |only: bool, action| if only { Question::Answered(action) } else { Question::Asked };
        let windmill = || game.windmill_open(s, seat, decision);
        // A choice that rests on what can be paid falls away only if no Windmill step could change that.
        let hopeless = |can: &dyn Fn(Means) -> bool| !can(Means::of(s, seat)) && (!windmill() || !can(Means::ANY));
        match decision {
            Decision::SetupCity | Decision::SetupField { .. } => Question::Asked,
            Decision::TakeRow => among(game.free_rows(s), Action::Row),
            Decision::TakeRequest { row } => among(game.requests_in(s, row), Action::Request),
            Decision::TurnUpGuild { row } => among(game.sleeping_guilds(s, seat, row), Action::Guild),
            Decision::TakeTurn => {
                let only_pass = !windmill() && game.usable_favors(s, seat).is_empty() && !game.can_place(s, seat);
                answer_if(only_pass, Action::Pass)
            }
            Decision::UseDie { building } => {
                let harvest = game.workers_at(s, seat, building) > 0;
                let character = s.characters[building.index()];
                let act = |means| character.is_some_and(|character| game.can_act(s, seat, character, means));
                answer_if(!harvest && hopeless(&act), Action::Nothing)
            }
            Decision::WorkerFrom { errand, moved, .. } => skip_if(!game.can_move_worker(s, seat, errand, moved)),
            Decision::WorkerTo { errand, from, .. } => among(game.targets(s, seat, errand, from), Action::To),
            Decision::MoveShip { moved, .. } => skip_if(hopeless(&|means| game.can_sail(s, seat, moved, means))),
            Decision::Quantity { slot } => {
                let mut payable = game.payable(slot, player.goods);
                match (payable.next().and_then(|trade| UpTo::new(trade.goods)), payable.next()) {
                    (Some(goods), None) => Question::Answered(Action::Give(goods)),
                    (Some(_) | None, _) => Question::Asked,
                }
            }
            Decision::BuyWood { left } | Decision::GetWood { left } => self.wood_question(seat, left),
            Decision::KingsReward { ships } => skip_if(game.rewards_of(s, ships).is_empty()),
            Decision::Support => answer_if(game.pirates(player) == 0, Action::Bread),
            Decision::TakeFavor => skip_if(hopeless(&|means| !game.payable_favors(s, seat, means.reals).is_empty())),
            Decision::Relocate { moved, .. } => skip_if(game.relocatable(s, seat, moved).is_empty()),
            Decision::RelocateTo { .. } => among(game.free_spots(s), |spot| Action::To(Place::Spot(spot))),
            Decision::ExtraYield { fields, must, may } => match fields.single() {
                _ if must + may == 0 || fields.is_empty() => Question::Skipped,
                Some(field) if must > 0 || s.wood[field.index()] == 0 => Question::Answered(Action::Again(field)),
                Some(_) | None => Question::Asked,
            },
            Decision::PassingSlot => among(game.free_passing(s), Action::Slot),
            Decision::PassingBonus { slot } => {
                answer_if(hopeless(&|means| game.can_use_slot(s, seat, slot, means)), Action::Reals)
            }
            Decision::PayBuilding { building } => self.pay_question(seat, building, decision),
            Decision::Perform { building } => self.perform_question(seat, building),
            Decision::TurnUpFavor { left } => match player.favors_down.first() {
                None => Question::Skipped,
                Some(favor) if player.favors_down.len() <= left => Question::Answered(Action::Flip(favor)),
                Some(_) => Question::Asked,
            },
            Decision::LastWindmill => skip_if(!windmill()),
            Decision::MoveMarker | Decision::Honor => Question::Asked,
            Decision::LadyBuilding => among(game.lady_buildings(s, seat), Action::Building),
            Decision::Upkeep => answer_if(game.most_upkeep(s, seat) == 0, NOTHING_GIVEN),
            Decision::Feed => answer_if(game.most_feeding(s, seat) == 0 && !windmill(), NOTHING_GIVEN),
            Decision::KeepRequest => {
                among(Request::ALL.into_iter().filter(|r| player.requests[r.index()] > 0).collect(), Action::Keep)
            }
            Decision::ScoreRoutes { used, .. } => answer_if(
                game.ships_to_score(s, seat, Port::MARKETS, used) == [0; 3],
                Action::Ships(ShipsPicked::at(0)),
            ),
            Decision::ScoreExpeditions { used, .. } => answer_if(
                game.ships_to_score(s, seat, Port::COLONIES, used) == [0; 3],
                Action::Ships(ShipsPicked::at(0)),
            ),
            Decision::ScoreInfluence { used, .. } => {
                answer_if(game.guilds_to_score(s, seat, used).is_empty(), Action::Guilds(GuildsPicked::at(0)))
            }
            Decision::ScoreUrbanization { used, .. } => among(game.cities_to_score(used), Action::City),
            Decision::ScoreWealth { .. } => answer_if(player.reals == 0, NOTHING_GIVEN),
        }
    }

    /// Wood from one source, or all that can be reached, is taken without a question (D-16, D-21).
    fn wood_question(&self, seat: Seat, left: u8) -> Question {
        let sources = self.game.wood_sources(self.s, seat);
        match sources.first() {
            None => Question::Skipped,
            Some(field) if sources.len() == 1 || self.game.wood_access(self.s, seat) <= left => {
                Question::Answered(Action::Wood(field))
            }
            Some(_) => Question::Asked,
        }
    }

    /// The turn at a Building ends if its owner's last marker was moved away; to pay nothing is never worse.
    fn pay_question(&self, seat: Seat, building: Building, decision: Decision) -> Question {
        let (game, s) = (self.game, &*self.s);
        let player = &s.players[seat];
        let cost = u16::from(game.building_cost(s, building));
        let favors = || !game.usable_favors(s, seat).is_empty();
        if player.markers[building.index()] == 0 {
            Question::Skipped
        } else if cost == 0 && !favors() {
            Question::Answered(Action::Pay)
        } else if player.reals < cost && !favors() && !game.windmill_open(s, seat, decision) {
            Question::Answered(Action::Pirates)
        } else {
            Question::Asked
        }
    }

    /// Whether to perform: not without Workers, always where it only gives or leaves no choice (D-41).
    fn perform_question(&self, seat: Seat, building: Building) -> Question {
        use crate::decision::Errand;
        let (game, s) = (self.game, &*self.s);
        let workers = game.workers_counted(s, seat, building);
        let useless = |errand| !game.can_move_worker(s, seat, errand, None);
        let none = match building {
            Building::Alfandega => useless(Errand::Colony),
            Building::Fortaleza => useless(Errand::Fortaleza),
            Building::Moinho | Building::Capitania | Building::Casa => false,
        };
        let all = match building {
            Building::Moinho => true,
            Building::Casa => s.players[seat].favors_down.len() <= game.building_moves(building, workers),
            Building::Capitania | Building::Alfandega | Building::Fortaleza => false,
        };
        if workers == 0 || none {
            Question::Answered(Action::No)
        } else if all {
            Question::Answered(Action::Yes)
        } else {
            Question::Asked
        }
    }
}

/// The answer to give nothing.
const NOTHING_GIVEN: Action = Action::Give(match UpTo::new(0) {
    Some(nothing) => nothing,
    None => unreachable!(),
});
