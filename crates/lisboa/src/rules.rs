//! The rules: which actions answer a decision, whether they are legal, and what they do. Only dispatch here; the chapters of
//! the rulebook are the modules below.
//!
//! For each kind of action there is one check, which tells its conditions to a [`Verdict`]: `legal_actions` lists what
//! passes, `explain` collects what does not. `offer` names the candidates in ascending order, `resolve` performs one, and
//! `settle` then runs the automatic steps up to the next real choice.

mod cardinal;
mod deal;
mod decree;
mod end;
mod lookahead;
mod moves;
mod open;
mod portfolio;
mod produce;
mod recruit;
mod sell;
mod settle;
mod ship;
mod sponsor;
mod store;
mod tasks;
mod trade;
mod visit;

pub(crate) use portfolio::PortfolioChange;

use crate::action::{Action, CubeFrom, GoodsPaid, Offices, PortfolioRow, Slot};
use crate::components::Face;
use crate::cost::Purse;
use crate::decision::{Decision, Pending};
use crate::event::Event;
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::{Legal, Reason, Verdict};
use crate::state::State;
use table::Verdict as _;
use table::{Actor, EventSink, Id, IdSet, Reasons, RuleId, Seat};
use trade::STATE_ACTIONS;

pub use end::{EMPTY_DECKS, SETS};

/// Any decision, each by its name: where answers are dispatched a new one does not compile before it stands here, and whoever adds
/// it says in both places below what answers it.
macro_rules! any_decision {
    () => {
        Decision::KeepClergy
            | Decision::Draft { .. }
            | Decision::TakeTurn
            | Decision::MakeRoom { .. }
            | Decision::SellOrTrade
            | Decision::SellGoods { .. }
            | Decision::Trade { .. }
            | Decision::Recruit { .. }
            | Decision::TakePlan
            | Decision::BuildShip
            | Decision::ShipGoods { .. }
            | Decision::ExtraGood { .. }
            | Decision::MoveCardinal { .. }
            | Decision::TakeClergy
            | Decision::ClergyFavors { .. }
            | Decision::Church { .. }
            | Decision::TakeFavor
            | Decision::VisitReis { .. }
            | Decision::VisitState { .. }
            | Decision::Follow { .. }
            | Decision::FollowDeed { .. }
            | Decision::BuildStore
            | Decision::Reward { .. }
            | Decision::StoreCube { .. }
            | Decision::TrashCube { .. }
            | Decision::Pay { .. }
            | Decision::House { .. }
            | Decision::TakeDecree
            | Decision::ExtraDecree
            | Decision::OpenSite
            | Decision::OpenPlan { .. }
            | Decision::ReturnOfficials { .. }
            | Decision::EventDeed { .. }
            | Decision::PileCube
            | Decision::DrawCard
            | Decision::PayTask
            | Decision::PeriodDiscard { .. }
            | Decision::PeriodReward
    };
}

/// Whether the candidates that `offer` names for a decision are all legal if nothing is obliged, so that a list need not check
/// them one by one. The laws of the test kit compare lists and checks.
fn all_are_sure(decision: Decision) -> bool {
    use Decision as D;
    matches!(
        decision,
        D::KeepClergy
            | D::SellGoods { sold: true }
            | D::Recruit { .. }
            | D::ShipGoods { .. }
            | D::MoveCardinal { .. }
            | D::TakePlan
            | D::TakeFavor
            | D::BuildStore
            | D::House { .. }
            | D::TakeClergy
            | D::Church { .. }
            | D::Follow { .. }
            | D::Pay { .. }
            | D::TakeDecree
            | D::ExtraDecree
            | D::DrawCard
            | D::PeriodDiscard { .. }
            | D::PeriodReward
    )
}

/// A state being changed, and the sink that hears of it.
pub(crate) struct Play<'a, S> {
    pub(crate) game: &'a Lisboa,
    pub(crate) s: &'a mut State,
    pub(crate) events: &'a mut S,
}

impl Lisboa {
    /// Clears `out` and lists the legal actions in ascending order.
    pub(crate) fn list_legal(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        let Some(top) = s.agenda.top() else { return };
        match (top.who, top.what) {
            (Actor::Player(seat), Pending::Ask(decision)) => {
                let obliged = self.obliged(s);
                if obliged.is_none() && all_are_sure(decision) {
                    self.offer(s, seat, decision, &mut |action| out.push(action));
                    return;
                }
                // All cards of one Noble can visit him, or none.
                let mut visits: [Option<bool>; 3] = [None; 3];
                self.offer(s, seat, decision, &mut |action| {
                    let legal = || {
                        let mut v = Legal(true);
                        self.check(s, seat, decision, obliged, action, &mut v);
                        v.0
                    };
                    // Every hand card can be discarded for gold.
                    let legal = matches!(action, Action::Gold(_))
                        || match self.visited(action) {
                            Some(noble) => *visits[noble.index()].get_or_insert_with(legal),
                            None => legal(),
                        };
                    if legal {
                        out.push(action);
                    }
                });
            }
            (_, Pending::Luck(luck)) => self.outcomes(s, luck).list(out),
            _ => {}
        }
    }

    /// The Noble whom a card visits when it is put to the court.
    fn visited(&self, action: Action) -> Option<Noble> {
        if let Action::Court(card) = action { self.components.card(card).kind().noble() } else { None }
    }

    /// All reasons against an action; none for a legal one.
    pub(crate) fn reasons(&self, s: &State, action: Action) -> Vec<Reason> {
        let mut v = Reasons::default();
        match s.agenda.top().map(|top| (top.who, top.what)) {
            Some((Actor::Player(seat), Pending::Ask(decision))) => {
                self.check(s, seat, decision, self.obliged(s), action, &mut v);
            }
            Some((_, Pending::Luck(luck))) => {
                v.require(self.outcomes(s, luck).has(action), || Reason::NotPossible);
            }
            Some(_) | None => v.require(false, || Reason::GameOver),
        }
        v.0
    }

    /// Whether an action is legal: its own conditions, and that what is begun can be completed after it.
    fn check<V: Verdict>(
        &self,
        s: &State,
        seat: Seat,
        decision: Decision,
        obliged: Option<RuleId>,
        action: Action,
        v: &mut V,
    ) {
        self.check_local(s, seat, decision, action, v);
        // The check of a visit without a State action is the look-ahead itself.
        let checked = matches!((decision, action), (Decision::VisitState { .. }, Action::Pass));
        if let Some(rule) = obliged
            && !v.refused()
            && !checked
        {
            v.require(self.completes(s, action), || Reason::DeadEnd { rule });
        }
    }

    /// The own conditions of an action.
    fn check_local<V: Verdict>(&self, s: &State, seat: Seat, decision: Decision, action: Action, v: &mut V) {
        use Action as A;
        use Decision as D;
        match (decision, action) {
            (D::KeepClergy, A::Clergy(tile)) => self.check_keep_clergy(s, seat, tile, v),
            (D::Draft { keep }, A::Card(card)) => self.check_draft(s, seat, keep, card, v),
            // L-GOLD-03
            (D::TakeTurn, A::Gold(card)) => v.require(s.boards[seat].hand.has(card), || Reason::NotInHand(card)),
            (D::TakeTurn, A::Portfolio(card)) => self.check_portfolio(s, seat, card, v),
            (D::TakeTurn, A::Court(card)) => self.check_court(s, seat, card, v),
            (D::MakeRoom { row: new }, A::Drop(row, slot)) => self.check_drop(s, seat, new, row, slot, v),
            (D::SellOrTrade, A::Sell) => v.require(self.can_sell(s, seat), || Reason::NoShipToSellTo),
            (D::SellOrTrade, A::Trade) => {
                v.require(self.can_trade(s, seat), || Reason::NotOffered { rule: RuleId("L-TRADE-07") })
            }
            (D::SellGoods { .. }, A::SellGood(good, owner, slot)) => self.check_sale(s, seat, good, owner, slot, v),
            (D::SellGoods { sold }, A::Pass) => {
                v.require(sold, || Reason::Compulsory { rule: RuleId("L-SELL-01") });
            }
            (D::Trade { .. }, A::TradeFor(deed, good)) => self.check_trade(s, seat, deed, good, v),
            (D::Trade { second }, A::Pass) => {
                v.require(second, || Reason::Compulsory { rule: RuleId("L-TRADE-01") });
            }
            (D::Recruit { least, most }, A::Recruit(offices)) => {
                self.check_recruit(s, seat, (least, most), offices, v);
            }
            (D::TakePlan, A::Plan(architect)) => {
                v.require(self.top_plan(s, architect).is_some(), || Reason::NoPlanLeft);
            }
            (D::BuildShip, A::NewShip) => self.check_new_ship(s, seat, v),
            (D::BuildShip, A::Upgrade(slot)) => self.check_upgrade(s, seat, slot, v),
            (D::ShipGoods { cost, .. }, A::Goods(goods)) => self.check_ship_goods(s, seat, cost, goods, v),
            (D::ExtraGood { produced }, A::Extra(good)) => self.check_extra(s, seat, produced, good, v),
            (D::MoveCardinal { steps: base }, A::Steps(steps)) => self.check_steps(s, seat, base, steps, v),
            (D::TakeClergy, A::Clergy(tile)) => self.check_take_clergy(s, tile, v),
            (D::ClergyFavors { from, .. }, A::Favor(noble)) => {
                self.check_favor(s, seat, noble, v);
                v.require(noble as u8 >= from, || Reason::OutOfOrder);
            }
            (D::ClergyFavors { .. }, A::Pass) => {}
            (D::Church { last }, A::Church(tile)) => self.check_church(s, seat, last, tile, v),
            (D::Church { .. }, A::Pass) => {}
            (D::TakeFavor, A::Favor(noble)) => self.check_favor(s, seat, noble, v),
            (D::VisitReis { cost }, A::Reis(reis)) => self.check_visit_reis(s, seat, cost, reis, v),
            (D::VisitState { noble }, A::Do(deed)) => self.check_state_action(s, seat, noble, deed, v),
            (D::VisitState { noble }, A::Pass) => self.check_no_state_action(s, seat, noble, v),
            (D::Follow { noble }, A::Follow) => self.check_follow(s, seat, noble, v),
            (D::Follow { .. }, A::Pass) => {}
            (D::FollowDeed { noble }, A::Do(deed)) => self.check_follow_deed(s, seat, noble, deed, v),
            (D::BuildStore, A::Build(land, street)) => self.check_build(s, seat, land, street, v),
            (D::Reward { .. }, A::Take | A::Pass) => {}
            (D::StoreCube { land }, A::Cube(from, color)) => self.check_store_cube(s, seat, land, from, color, v),
            (D::TrashCube { cubes }, A::Trash(color)) => v.require(cubes[color.index()] > 0, || Reason::NoCube),
            (D::TrashCube { .. }, A::Pass) => {}
            (D::Pay { due }, A::Influence(reis)) => {
                let range = self.split(s, seat, due);
                let (least, most) = (*range.start(), *range.end());
                v.require(range.contains(&reis), || Reason::Split { least, most });
                if !v.settled() {
                    let (due, have) = (reis, self.reis_of_influence(s.boards[seat].influence));
                    v.require(due <= have, || Reason::Costs { due, have: have.into(), rule: RuleId("L-INFL-10") });
                }
            }
            (D::House { .. }, A::House(group)) => self.check_house(s, seat, group, v),
            (D::TakeDecree, A::Decree(decree)) => self.check_decree(s, decree, v),
            (D::ExtraDecree, A::Decree(decree)) => self.check_extra_decree(s, seat, decree, v),
            (D::ExtraDecree, A::Pass) => {}
            (D::OpenSite, A::Open(site)) => self.check_open_site(s, seat, site, v),
            (D::OpenPlan { site }, A::Complete(plan)) => self.check_open_plan(s, seat, site, plan, v),
            (D::ReturnOfficials { left, from, .. }, A::Return(post)) => self.check_return(s, seat, left, from, post, v),
            (D::EventDeed { deeds }, A::Do(deed)) => {
                let rule = || RuleId(if deeds.has(Deed::Decree) { "L-ICON-15" } else { "L-ICON-12" });
                v.require(deeds.has(deed), || Reason::NotOffered { rule: rule() });
                if !v.refused() {
                    self.check_deed(s, seat, deed, v);
                }
            }
            (D::PileCube, A::Cube(CubeFrom::Pile, color)) => self.check_pile(s, color, v),
            (D::DrawCard, A::Card(card)) => self.check_draw(s, card, v),
            (D::PayTask, A::Task(task)) => self.check_task(s, seat, task, v),
            (D::PeriodDiscard { last }, A::Discard(card)) => self.check_period_discard(s, seat, last, card, v),
            (D::PeriodDiscard { .. }, A::Pass) => {}
            (D::PeriodReward, A::Card(card)) => self.check_period_reward(s, card, v),
            (any_decision!(), _) => self.refuse_unasked(s, seat, decision, action, v),
        }
    }

    /// Why an action does not answer a decision. No list offers one, so this stays out of the way of the others.
    #[cold]
    #[inline(never)]
    fn refuse_unasked<V: Verdict>(&self, s: &State, seat: Seat, decision: Decision, action: Action, v: &mut V) {
        use Decision as D;
        let by = decision.rule();
        match (decision, action) {
            (D::SellOrTrade, Action::Pass) => {
                v.require(false, || Reason::Compulsory { rule: RuleId("L-NOBLECARD-07") });
            }
            (D::BuildStore | D::TakeDecree | D::OpenSite, Action::Pass) if self.is_visitor(s, seat) => {
                v.require(false, || Reason::Compulsory { rule: RuleId("L-VISIT-06") });
            }
            (_, Action::Influence(_)) => {
                v.require(false, || Reason::NotAsked { by });
                v.require(false, || Reason::NotOffered { rule: RuleId("L-INFL-12") });
            }
            (_, Action::Follow) => {
                v.require(false, || Reason::NotAsked { by });
                v.require(false, || Reason::NotOffered { rule: RuleId("L-FAVOR-03") });
            }
            _ => v.require(false, || Reason::NotAsked { by }),
        }
    }

    /// Whether a hand card may go to the Royal Court (L-TURN-05, L-TURN-07, L-TURN-08).
    fn check_court<V: Verdict>(&self, s: &State, seat: Seat, card: CardId, v: &mut V) {
        v.require(s.boards[seat].hand.has(card), || Reason::NotInHand(card));
        if v.refused() {
            return;
        }
        match self.components.card(card).face {
            Face::Noble { noble, .. } => self.check_visit(s, seat, noble, card, v),
            Face::Treasury { event, .. } => self.check_event(s, seat, event, v),
        }
    }

    /// How much of a payment can come from the Influence track; empty if it cannot be paid (L-INFL-09, L-INFL-10).
    fn split(&self, s: &State, seat: Seat, due: u8) -> std::ops::RangeInclusive<u8> {
        self.split_of(Purse::of(&s.boards[seat]), due)
    }

    /// The same for any purse.
    fn split_of(&self, purse: Purse, due: u8) -> std::ops::RangeInclusive<u8> {
        let least = u16::from(due).saturating_sub(purse.reis) as u8;
        least..=due.min(self.worth[usize::from(purse.influence)])
    }

    /// Names the candidates for a decision, in ascending order; the check decides.
    fn offer(&self, s: &State, seat: Seat, decision: Decision, offer: &mut impl FnMut(Action)) {
        use Action as A;
        let board = &s.boards[seat];
        match decision {
            Decision::KeepClergy => {
                let tiles: IdSet<ClergyId> = board.clergy_offer.into_iter().flatten().collect();
                tiles.iter().for_each(|tile| offer(A::Clergy(tile)));
            }
            Decision::Draft { .. } => self.draftable(s, seat).iter().for_each(|card| offer(A::Card(card))),
            Decision::TakeTurn => {
                board.hand.iter().for_each(|card| offer(A::Gold(card)));
                board.hand.iter().for_each(|card| offer(A::Portfolio(card)));
                board.hand.iter().for_each(|card| offer(A::Court(card)));
            }
            Decision::MakeRoom { .. } => {
                for row in PortfolioRow::ALL {
                    Slot::ALL.into_iter().for_each(|slot| offer(A::Drop(row, slot)));
                }
            }
            Decision::SellOrTrade => {
                offer(A::Sell);
                offer(A::Trade);
            }
            Decision::SellGoods { .. } => {
                offer(A::Pass);
                self.offer_sales(s, seat, offer);
            }
            Decision::Trade { .. } => {
                offer(A::Pass);
                for deed in STATE_ACTIONS {
                    [Good::Gold, deed.noble().native_good()]
                        .into_iter()
                        .for_each(|good| offer(A::TradeFor(deed, good)));
                }
            }
            Decision::Recruit { least, most } => {
                let range = self.recruits(s, seat, least, most);
                Offices::all().filter(|offices| range.contains(&offices.size())).for_each(|o| offer(A::Recruit(o)));
            }
            Decision::TakePlan => self.plan_stacks(s).iter().for_each(|architect| offer(A::Plan(architect))),
            Decision::BuildShip => {
                offer(A::NewShip);
                Slot::ALL.into_iter().for_each(|slot| offer(A::Upgrade(slot)));
            }
            Decision::ShipGoods { cost, .. } => {
                let payable = |goods: &GoodsPaid| goods.size() == cost && goods.within(board.goods);
                GoodsPaid::all().filter(payable).for_each(|goods| offer(A::Goods(goods)));
            }
            Decision::ExtraGood { produced } => produced.iter().for_each(|good| offer(A::Extra(good))),
            Decision::MoveCardinal { steps } => {
                self.steps_within_reach(s, seat, steps).for_each(|steps| offer(A::Steps(steps)));
            }
            Decision::TakeClergy => self.clergy_within_reach(s).iter().for_each(|tile| offer(A::Clergy(tile))),
            Decision::ClergyFavors { .. } => {
                offer(A::Pass);
                Noble::ALL.into_iter().for_each(|noble| offer(A::Favor(noble)));
            }
            Decision::Church { last } => {
                let later = board.clergy.iter().filter(|&tile| last.is_none_or(|last| tile > last));
                later.for_each(|tile| offer(A::Church(tile)));
                offer(A::Pass);
            }
            Decision::TakeFavor => self.missing_favors(s, seat).iter().for_each(|noble| offer(A::Favor(noble))),
            Decision::VisitReis { cost } => self.visit_reis_range(s, seat, cost).for_each(|reis| offer(A::Reis(reis))),
            Decision::VisitState { noble } => {
                offer(A::Pass);
                noble.state_actions().into_iter().for_each(|deed| offer(A::Do(deed)));
            }
            Decision::Follow { .. } => {
                offer(A::Follow);
                offer(A::Pass);
            }
            Decision::FollowDeed { noble } => {
                noble.state_actions().into_iter().for_each(|deed| offer(A::Do(deed)));
                offer(A::Do(noble.noble_action()));
            }
            Decision::BuildStore => self.offer_stores(s, seat, offer),
            Decision::Reward { .. } => {
                offer(A::Take);
                offer(A::Pass);
            }
            Decision::StoreCube { land } => {
                self.store_cubes(s, land).for_each(|(from, color)| offer(A::Cube(from, color)));
            }
            Decision::TrashCube { .. } => {
                offer(A::Pass);
                Rubble::ALL.into_iter().for_each(|color| offer(A::Trash(color)));
            }
            Decision::Pay { due } => self.split(s, seat, due).for_each(|reis| offer(A::Influence(reis))),
            Decision::House { .. } => self.houses_left(s, seat).for_each(|group| offer(A::House(group))),
            Decision::TakeDecree => s.decrees.iter().for_each(|decree| offer(A::Decree(decree))),
            Decision::ExtraDecree => {
                s.decrees.iter().for_each(|decree| offer(A::Decree(decree)));
                offer(A::Pass);
            }
            Decision::OpenSite => self.free_sites(s).iter().for_each(|site| offer(A::Open(site))),
            Decision::OpenPlan { .. } => board.plans.iter().for_each(|plan| offer(A::Complete(plan))),
            Decision::ReturnOfficials { .. } => Post::ALL.into_iter().for_each(|post| offer(A::Return(post))),
            Decision::EventDeed { deeds } => deeds.iter().for_each(|deed| offer(A::Do(deed))),
            Decision::PileCube => Rubble::ALL.into_iter().for_each(|color| offer(A::Cube(CubeFrom::Pile, color))),
            Decision::DrawCard => {
                let cards: IdSet<CardId> = s.display.into_iter().flatten().collect();
                cards.iter().for_each(|card| offer(A::Card(card)));
            }
            Decision::PayTask => board.fulfilled.iter().for_each(|task| offer(A::Task(task))),
            Decision::PeriodDiscard { last } => {
                let later = board.hand.iter().filter(|&card| last.is_none_or(|last| card > last));
                later.for_each(|card| offer(A::Discard(card)));
                offer(A::Pass);
            }
            Decision::PeriodReward => self.period_rewards(s).iter().for_each(|card| offer(A::Card(card))),
        }
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
            (D::KeepClergy, A::Clergy(tile)) => self.resolve_keep_clergy(seat, tile),
            (D::Draft { keep }, A::Card(card)) => self.resolve_draft(seat, keep, card),
            (D::TakeTurn, A::Gold(card)) => self.resolve_gold(seat, card),
            (D::TakeTurn, A::Portfolio(card)) => self.resolve_portfolio(seat, card),
            (D::TakeTurn, A::Court(card)) => match self.game.components.card(card).face {
                Face::Noble { noble, .. } => self.resolve_visit(seat, card, noble),
                Face::Treasury { .. } => self.resolve_sponsor(seat, card),
            },
            (D::MakeRoom { .. }, A::Drop(row, slot)) => self.drop_card(seat, row, slot),
            (D::SellOrTrade, A::Sell) => self.ask(seat, D::SellGoods { sold: false }),
            (D::SellOrTrade, A::Trade) => self.ask(seat, D::Trade { second: false }),
            (D::SellGoods { .. }, A::SellGood(good, owner, slot)) => self.resolve_sale(seat, good, owner, slot),
            (D::Trade { second }, A::TradeFor(deed, good)) => self.resolve_trade(seat, second, deed, good),
            (D::Recruit { .. }, A::Recruit(offices)) => self.resolve_recruit(seat, offices),
            (D::TakePlan, A::Plan(architect)) => self.take_plan(seat, architect),
            (D::BuildShip, A::NewShip) => self.resolve_build_ship(seat, None),
            (D::BuildShip, A::Upgrade(slot)) => self.resolve_build_ship(seat, Some(slot)),
            (D::ShipGoods { .. }, A::Goods(goods)) => self.resolve_ship_goods(seat, goods),
            (D::ExtraGood { .. }, A::Extra(good)) => {
                self.resolve_extra(seat, good);
            }
            (D::MoveCardinal { steps: base }, A::Steps(steps)) => self.resolve_steps(seat, base, steps),
            (D::TakeClergy, A::Clergy(tile)) => self.resolve_take_clergy(seat, tile),
            (D::ClergyFavors { left, .. }, A::Favor(noble)) => self.resolve_clergy_favor(seat, left, noble),
            (D::Church { last }, A::Church(tile)) => self.resolve_church(seat, last, tile),
            (D::TakeFavor, A::Favor(noble)) => {
                self.take_favor(seat, noble, |game, s| if game.is_by_icon(s) { "L-ICON-10" } else { "L-FAVOR-01" });
            }
            (D::VisitReis { cost }, A::Reis(reis)) => self.resolve_visit_reis(seat, cost, reis),
            (D::Follow { noble }, A::Follow) => self.resolve_follow(seat, noble),
            (D::VisitState { .. } | D::FollowDeed { .. } | D::EventDeed { .. }, A::Do(deed)) => {
                self.begin_deed(seat, deed);
            }
            (D::BuildStore, A::Build(land, street)) => self.resolve_build(seat, land, street),
            (D::Reward { item, site }, A::Take) => self.resolve_take(seat, item, site),
            (D::StoreCube { land }, A::Cube(from, color)) => self.resolve_store_cube(seat, land, from, color),
            (D::TrashCube { cubes }, A::Trash(color)) => self.resolve_trash(seat, cubes, color),
            (D::TrashCube { cubes }, A::Pass) => self.place_cubes(seat, cubes),
            (D::Pay { due }, A::Influence(reis)) => self.resolve_pay(seat, due, reis),
            (D::House { land }, A::House(group)) => self.resolve_house(seat, land, group),
            (D::TakeDecree, A::Decree(decree)) => self.take_decree(seat, decree),
            (D::ExtraDecree, A::Decree(decree)) => self.resolve_extra_decree(seat, decree),
            (D::OpenSite, A::Open(site)) => self.resolve_open(seat, site),
            (D::OpenPlan { site }, A::Complete(plan)) => self.resolve_open_plan(seat, site, plan),
            (D::ReturnOfficials { left, penalty, .. }, A::Return(post)) => {
                self.resolve_return(seat, left, penalty, post);
            }
            (D::PileCube, A::Cube(_, color)) => self.resolve_pile_cube(seat, color),
            (D::DrawCard, A::Card(card)) => self.resolve_draw(seat, card),
            (D::PayTask, A::Task(task)) => self.resolve_task(seat, task),
            (D::PeriodDiscard { .. }, A::Discard(card)) => self.resolve_period_discard(seat, card),
            (D::PeriodReward, A::Card(card)) => self.resolve_period_reward(seat, card),
            (
                D::SellGoods { .. }
                | D::Trade { .. }
                | D::ClergyFavors { .. }
                | D::Church { .. }
                | D::VisitState { .. }
                | D::Follow { .. }
                | D::Reward { .. }
                | D::ExtraDecree
                | D::PeriodDiscard { .. },
                A::Pass,
            ) => {}
            (any_decision!(), _) => unreachable!("BUG: {action} does not answer {decision:?}"),
        }
    }
}
