//! Between two decisions: automatic steps, and questions that need no answer because there is nothing to choose (the column
//! "skipped when" of the decision points).

use super::Play;
use crate::action::{Action, CubeFrom, GoodsPaid};
use crate::components::ClergyEffect;
use crate::cost::effect;
use crate::decision::{Decision, Pending, Step};
use crate::event::Event;
use crate::ids::*;
use table::{Actor, EventSink, Frame, Id, Seat};

/// What becomes of a question that comes to the top.
pub(super) enum Question {
    /// It is asked.
    Asked,
    /// There is nothing to decide.
    Skipped,
    /// There is only one answer.
    Answered(Action),
}

/// No answer, one, or a real choice.
fn among<T>(mut options: impl Iterator<Item = T>, answer: impl FnOnce(T) -> Action) -> Question {
    match (options.next(), options.next()) {
        (None, _) => Question::Skipped,
        (Some(only), None) => Question::Answered(answer(only)),
        (Some(_), Some(_)) => Question::Asked,
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
                        Question::Skipped => self.skip(decision),
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
    /// only one. Inlined, because a playout spends its time here.
    #[inline(always)]
    pub(crate) fn run_to_question(&mut self) -> Option<Action> {
        while let Some(top) = self.s.agenda.top().copied() {
            match (top.who, top.what) {
                (Actor::Player(seat), Pending::Do(step)) => {
                    self.s.agenda.pop();
                    self.run(seat, step);
                }
                (Actor::Player(seat), Pending::Ask(decision)) => match self.question(seat, decision) {
                    Question::Asked => return None,
                    Question::Skipped => self.skip(decision),
                    Question::Answered(action) => return Some(action),
                },
                (_, Pending::Luck(luck)) => {
                    let outcomes = self.game.outcomes(self.s, luck);
                    if outcomes.is_empty() {
                        self.s.agenda.pop();
                    } else {
                        return outcomes.single();
                    }
                }
                (_, Pending::Nothing | Pending::Ask(_) | Pending::Do(_)) => drop(self.s.agenda.pop()),
            }
        }
        None
    }

    /// A question falls away.
    fn skip(&mut self, decision: Decision) {
        self.s.agenda.pop();
        if let Decision::PeriodReward = decision {
            // Cards without a reward, or whose Noble was cashed already (L-PERIOD-08).
            self.s.cashing = Default::default();
        }
    }

    /// Whether a question has to be asked.
    fn question(&self, seat: Seat, decision: Decision) -> Question {
        let (game, s) = (self.game, &*self.s);
        let board = &s.boards[seat];
        let skip_if = |nothing: bool| if nothing { Question::Skipped } else { Question::Asked };
        match decision {
            Decision::Trade { second } => skip_if(second && !game.can_trade(s, seat)),
            Decision::Recruit { .. } => skip_if(board.officials == 0),
            Decision::TakePlan => among(game.plan_stacks(s).iter(), Action::Plan),
            Decision::ShipGoods { cost, .. } => {
                let all = |goods: &GoodsPaid| {
                    Good::ALL.into_iter().all(|good| goods.has(good) == (board.goods[good.index()] > 0))
                };
                let kinds = board.goods.iter().filter(|&&n| n > 0).count();
                match GoodsPaid::all().find(all) {
                    Some(goods) if kinds == usize::from(cost) => Question::Answered(Action::Goods(goods)),
                    Some(_) | None => Question::Asked,
                }
            }
            Decision::ExtraGood { produced } => among(game.extra_goods(s, seat, produced).iter(), Action::Extra),
            Decision::MoveCardinal { steps } => among(game.steps_within_reach(s, seat, steps), Action::Steps),
            Decision::TakeClergy => among(game.clergy_within_reach(s).iter(), Action::Clergy),
            Decision::ClergyFavors { from, .. } => {
                skip_if(game.missing_favors(s, seat).iter().all(|noble| (noble as u8) < from))
            }
            Decision::Church { last } => skip_if(!board.clergy.iter().any(|tile| last.is_none_or(|last| tile > last))),
            Decision::TakeFavor => among(game.missing_favors(s, seat).iter(), Action::Favor),
            Decision::VisitReis { cost } => among(game.visit_reis_range(s, seat, cost), Action::Reis),
            Decision::VisitState { noble } => skip_if(!game.can_perform(s, seat, noble.state_actions())),
            Decision::Reward { item, .. } => game.reward_question(s, seat, item),
            Decision::StoreCube { land } => among(game.store_cubes(s, land), |(from, color)| Action::Cube(from, color)),
            Decision::TrashCube { cubes } => skip_if(cubes == [0; 3]),
            Decision::Pay { due: 0 } => Question::Skipped,
            Decision::Pay { due } => {
                let range = game.split(s, seat, due);
                // An impossible payment stays: the look-ahead finds no answer to it.
                if range.start() == range.end() {
                    Question::Answered(Action::Influence(*range.start()))
                } else {
                    Question::Asked
                }
            }
            Decision::House { .. } => among(game.houses_left(s, seat), Action::House),
            Decision::TakeDecree => among(s.decrees.iter(), Action::Decree),
            Decision::ExtraDecree => skip_if(!game.may_buy_decree(s, seat)),
            Decision::ReturnOfficials { left, from, .. } => {
                let posts =
                    || Post::ALL.into_iter().filter(|&post| post as u8 >= from && board.posts[post.index()] > 0);
                let there: u8 = posts().map(|post| board.posts[post.index()]).sum();
                match posts().next() {
                    Some(first) if there == left => Question::Answered(Action::Return(first)),
                    _ => among(posts(), Action::Return),
                }
            }
            Decision::PileCube => {
                let there = Rubble::ALL.into_iter().filter(|color| s.pile[color.index()] > 0);
                among(there, |color| Action::Cube(CubeFrom::Pile, color))
            }
            // L-DRAW-05: skipped without a face-up card.
            Decision::DrawCard => among(s.display.into_iter().flatten(), Action::Card),
            Decision::PayTask => among(board.fulfilled.iter(), Action::Task),
            Decision::PeriodDiscard { last } => {
                skip_if(!board.hand.iter().any(|card| last.is_none_or(|last| card > last)))
            }
            Decision::PeriodReward => match game.period_rewards(s).first() {
                Some(card) if !game.period_order_matters(s, seat) => Question::Answered(Action::Card(card)),
                _ => among(game.period_rewards(s).iter(), Action::Card),
            },
            Decision::KeepClergy
            | Decision::Draft { .. }
            | Decision::TakeTurn
            | Decision::MakeRoom { .. }
            | Decision::SellOrTrade
            | Decision::SellGoods { .. }
            | Decision::BuildShip
            | Decision::Follow { .. }
            | Decision::FollowDeed { .. }
            | Decision::BuildStore
            | Decision::OpenSite
            | Decision::OpenPlan { .. }
            | Decision::EventDeed { .. } => Question::Asked,
        }
    }

    /// One automatic step.
    fn run(&mut self, seat: Seat, step: Step) {
        match step {
            Step::KeepClergy => self.keep_clergy(),
            Step::LayChurch => self.lay_church(),
            Step::DealHands { years } => self.deal_hands(years),
            Step::LayDisplay => self.lay_display(),
            Step::LayDecrees => self.lay_decrees(),
            Step::BeginDraft => self.begin_draft_round(1),
            Step::PassCards { round } => self.pass_cards(round),
            Step::StartTurn => self.start_turn(seat),
            Step::Give { item, clergy } => self.give(seat, item, clergy),
            Step::Tuck => self.tuck(seat),
            Step::DockShip { upgrade } => self.dock_ship(seat, upgrade),
            Step::Pay { price } => self.pay(seat, price),
            Step::PayVisit { noble, following } => self.pay_visit(seat, noble, following),
            Step::NobleAction { noble } => self.begin_deed(seat, noble.noble_action()),
            Step::Followers { noble, next } => self.followers(seat, noble, next),
            Step::LeaveCourt => self.leave_court(),
            Step::Event => self.event(seat),
            Step::ChurchIcons { treasury, influence } => self.church_icons(seat, treasury, influence),
            Step::ChurchGain => self.church_gain(seat),
            Step::PlaceStore { land, street } => self.place_store(seat, land, street),
            Step::PayLand { land } => self.pay_land(seat, land),
            Step::ScoreStore { land } => self.score_store(seat, land),
            Step::SiteCubes { site } => self.site_cubes(seat, site),
            Step::FinishBuilding { site, plan } => self.finish_building(seat, site, plan),
            Step::EndTurn => self.end_turn(seat),
            Step::ChurchScoring => self.church_scoring(),
            Step::Tasks => self.tasks(seat),
            Step::Upkeep => self.upkeep(seat),
            Step::CheckEnd => self.check_end(seat),
            Step::SecondPeriod => self.second_period(seat),
            Step::NextTurn => self.next_turn(),
        }
    }

    /// A payment in réis: the discount counts once, and any part may come from the Influence track (L-INFL-09, A-29).
    fn pay(&mut self, seat: Seat, price: u8) {
        let due = self.game.due(&self.s.boards[seat], price);
        self.ask(seat, Decision::Pay { due });
    }

    /// The split of a payment; Influence is turned into réis only here (L-INFL-08, L-INFL-12).
    pub(super) fn resolve_pay(&mut self, seat: Seat, due: u8, from_influence: u8) {
        let left = self.game.influence_after(self.s.boards[seat].influence, from_influence);
        self.lower_influence(seat, left, "L-INFL-08");
        self.pay_reis(seat, due - from_influence, "L-INFL-09");
    }

    /// One of the received cubes is discarded for wigs, the others are placed (L-CLERGY-09, A-42).
    pub(super) fn resolve_trash(&mut self, seat: Seat, mut cubes: [u8; 3], color: Rubble) {
        cubes[color.index()] -= 1;
        self.remove_cube(seat, color, "L-CLERGY-09");
        let wigs = self.game.clergy_sum(self.s.boards[seat].clergy, effect!(ClergyEffect::RubbleForWigs));
        self.gain_wigs(seat, wigs, "L-CLERGY-09");
        self.place_cubes(seat, cubes);
    }

    /// A cube from the pile.
    pub(super) fn resolve_pile_cube(&mut self, seat: Seat, color: Rubble) {
        self.s.pile[color.index()] -= 1;
        let mut cubes = [0; 3];
        cubes[color.index()] = 1;
        self.receive_cubes(seat, cubes, "L-ICON-11");
    }
}
