//! What can be seen at once: whether an action answers the question that is asked, without looking any further.

use crate::numbers::*;
use lisboa::{
    Action, Bottom, CardEvent, CardId, Column, CubeFrom, Decision, Deed, Face, Good, HouseGroup, Items, Land, Lisboa,
    Luck, Noble, Pending, PlanId, PlayerBoard, PortfolioRow, Site, Slot, State, Step, TopCard, Years,
};
use table::{Actor, Id, IdSet, Seat};

/// Whether the action answers the top of the agenda, as far as it can be seen without playing on.
pub fn local(game: &Lisboa, state: &State, action: Action) -> bool {
    let Some(frame) = state.agenda.top() else { return false };
    match frame.what {
        Pending::Nothing | Pending::Do(_) => false,
        Pending::Ask(decision) => match frame.who {
            Actor::Player(who) => answers(game, state, who, decision, action),
            Actor::Chance | Actor::Nobody => false,
        },
        Pending::Luck(luck) => may_happen(game, state, luck, action),
    }
}

/// Whether luck may bring this.
fn may_happen(game: &Lisboa, state: &State, luck: Luck, action: Action) -> bool {
    match luck {
        // L-SETUP-25, L-PERIOD-11: a card of that deck which nobody holds and nobody has seen.
        Luck::Deal { years, to: _ } => {
            let Action::Card(card) = action else { return false };
            game.components.card(card).years == years && unseen(game, state, card)
        }
        // L-DRAW-03, L-SETUP-26, L-PERIOD-12: red cards in the first period, brown ones in the second.
        Luck::RevealCard { kind } => {
            let Action::Card(card) = action else { return false };
            let years = if state.period == 1 { Years::Red } else { Years::Brown };
            let printed = game.components.card(card);
            printed.kind() == kind && printed.years == years && unseen(game, state, card)
        }
        // L-UPKEEP-02, A-39: whatever lies nowhere else is in the bag.
        Luck::RevealClergy { space } => {
            let Action::Clergy(tile) = action else { return false };
            let held = Seat::ALL.into_iter().any(|seat| {
                state.boards[seat].clergy.has(tile) || state.boards[seat].clergy_offer.contains(&Some(tile))
            });
            state.church[usize::from(space)].is_none()
                && !held
                && !state.church.contains(&Some(tile))
                && !state.clergy_gone.has(tile)
        }
        // L-UPKEEP-03; L-2P-03: some are replaced at once with two players.
        Luck::RevealDecree => {
            let Action::Decree(decree) = action else { return false };
            let owned = Seat::ALL.into_iter().any(|seat| state.boards[seat].decrees.has(decree));
            let banned = game.options.players == 2 && game.components.decree(decree).not_with_two;
            !owned && !state.decrees.has(decree) && !banned
        }
        // L-SETUP-12, L-OPEN-14
        Luck::RevealBuilding { architect: _ } => {
            let Action::Building(building) = action else { return false };
            state.unseen_buildings.has(building)
        }
        // L-VARIANT-04
        Luck::DrawTask { to: _ } => {
            let Action::Task(task) = action else { return false };
            state.task_deck.has(task)
        }
    }
}

/// Whether a card is still face down in its deck.
fn unseen(game: &Lisboa, state: &State, card: CardId) -> bool {
    let held = Seat::first(game.options.players).any(|seat| state.boards[seat].hand.has(card));
    !held && !state.revealed.has(card) && !state.display.contains(&Some(card))
}

/// Whether the action answers this decision of this player.
fn answers(game: &Lisboa, state: &State, who: Seat, decision: Decision, action: Action) -> bool {
    let board = &state.boards[who];
    match decision {
        // L-SETUP-06: one of the two drawn.
        Decision::KeepClergy => {
            let Action::Clergy(tile) = action else { return false };
            board.clergy_offer.contains(&Some(tile))
        }
        Decision::Draft { keep } => {
            let Action::Card(card) = action else { return false };
            drafts(board, keep, card)
        }
        Decision::TakeTurn => takes_turn(game, state, who, action),
        // L-PORT-05, L-PORT-06, A-21
        Decision::MakeRoom { row } => {
            let Action::Drop(from, slot) = action else { return false };
            let occupied = |row: PortfolioRow, slot: Slot| match row {
                PortfolioRow::Top => board.top[slot.index()] != TopCard::Empty,
                PortfolioRow::Bottom => board.bottom[slot.index()].is_some(),
            };
            let row_full = Slot::ALL.into_iter().all(|slot| occupied(row, slot));
            occupied(from, slot) && (from == row || !row_full)
        }
        // L-NOBLECARD-07, L-TREASCARD-06, A-22
        Decision::SellOrTrade => {
            if action == Action::Sell {
                // L-SELL-01, L-SELL-10
                any_sale(game, state, who)
            } else if action == Action::Trade {
                // L-TRADE-01
                any_trade(game, state, who)
            } else {
                false
            }
        }
        Decision::SellGoods { sold } => {
            if let Action::SellGood(good, owner, slot) = action {
                sells(game, state, who, good, owner, slot)
            } else {
                // L-SELL-01: at least one.
                action == Action::Pass && sold
            }
        }
        Decision::Trade { second } => {
            if let Action::TradeFor(deed, good) = action {
                trades(game, state, who, deed, good)
            } else {
                // only the second is optional.
                action == Action::Pass && second
            }
        }
        // L-RECRUIT-01, L-ICON-07, L-ICON-21: different offices, which the action itself ensures.
        Decision::Recruit { least, most } => {
            let Action::Recruit(offices) = action else { return false };
            (least..=most).contains(&offices.size()) && offices.size() <= board.officials
        }
        // L-PLAN-01, L-PLAN-03
        Decision::TakePlan => {
            let Action::Plan(architect) = action else { return false };
            plans_left(game, state, architect) > 0
        }
        Decision::BuildShip => {
            let cost = if action == Action::NewShip {
                // L-SHIP-02
                new_ship_cost(game, state, who)
            } else if let Action::Upgrade(slot) = action {
                // L-SHIP-03
                upgrade_cost(game, state, who, slot)
            } else {
                None
            };
            cost.is_some_and(|cost| cost <= kinds_of_goods(board))
        }
        Decision::ShipGoods { upgrade, cost } => {
            let Action::Goods(goods) = action else { return false };
            let right = match upgrade {
                None => new_ship_cost(game, state, who),
                Some(slot) => upgrade_cost(game, state, who, slot),
            };
            // L-SHIP-02, A-27: so many, all different, out of the warehouse.
            right == Some(cost)
                && goods.size() == cost
                && Good::ALL.into_iter().all(|good| !goods.has(good) || board.goods[good.index()] > 0)
        }
        // L-HOUSE-08, L-CLERGY-37, A-48: a type produced this time, with room.
        Decision::ExtraGood { produced } => {
            let Action::Extra(good) = action else { return false };
            produced.has(good) && has_room(game, board, good, 1)
        }
        // L-CARDINAL-01, L-CARDINAL-02, A-39
        Decision::MoveCardinal { steps } => {
            let Action::Steps(step) = action else { return false };
            (1..=most_steps(game, board, steps)).contains(&step)
                && !tiles_beside(state, state.cardinal + step).is_empty()
        }
        // L-CARDINAL-03
        Decision::TakeClergy => {
            let Action::Clergy(tile) = action else { return false };
            tiles_beside(state, state.cardinal).contains(&tile)
        }
        // L-CLERGY-35, asked in ascending order.
        Decision::ClergyFavors { left, from } => {
            if let Action::Favor(noble) = action {
                left > 0 && noble.index() >= usize::from(from) && !board.favors.has(noble)
            } else {
                action == Action::Pass
            }
        }
        // L-CHURCH-03, L-CHURCH-04, asked in ascending order.
        Decision::Church { last } => {
            if let Action::Church(tile) = action {
                board.clergy.has(tile) && last.is_none_or(|last| last.number() < tile.number())
            } else {
                action == Action::Pass
            }
        }
        // L-FAVOR-01
        Decision::TakeFavor => {
            let Action::Favor(noble) = action else { return false };
            !board.favors.has(noble)
        }
        // L-HOUSE-04, L-CLERGY-04, A-30
        Decision::VisitReis { cost } => {
            let Action::Reis(reis) = action else { return false };
            cost_is_right(game, state, who, cost)
                && reis_for_visits(game, board)
                && split_pays(game, board, board.reis, u16::from(cost), u16::from(reis))
        }
        // L-VISIT-05
        Decision::VisitState { noble } => {
            if let Action::Do(deed) = action {
                noble.state_actions().contains(&deed) && performable(game, state, who, deed)
            } else {
                action == Action::Pass
            }
        }
        // L-FOLLOW-01, A-34
        Decision::Follow { noble } => {
            if action == Action::Follow {
                board.favors.has(noble) && visit_payable(game, state, who, noble, true)
            } else {
                action == Action::Pass
            }
        }
        // L-FOLLOW-04: exactly one of the three.
        Decision::FollowDeed { noble } => {
            let Action::Do(deed) = action else { return false };
            deed.noble() == noble && performable(game, state, who, deed)
        }
        Decision::BuildStore => {
            let Action::Build(land, street) = action else { return false };
            builds(game, state, who, land, street)
        }
        // the reward may be refused; what cannot be had is not offered.
        Decision::Reward { item, .. } => {
            action == Action::Pass || action == Action::Take && some_of(game, state, who, item)
        }
        // L-STORE-05
        Decision::StoreCube { land } => {
            let Action::Cube(from, color) = action else { return false };
            match from {
                CubeFrom::Row => state.row_rubble[land.row().index()][color.index()] > 0,
                CubeFrom::Column => state.column_rubble[land.column().index()][color.index()] > 0,
                // L-STORE-08
                CubeFrom::Pile => false,
            }
        }
        // L-CLERGY-09, A-42: one of the cubes just received.
        Decision::TrashCube { cubes } => {
            if let Action::Trash(color) = action {
                cubes[color.index()] > 0
            } else {
                action == Action::Pass
            }
        }
        Decision::Pay { due } => {
            let Action::Influence(from_track) = action else { return false };
            let (due, from_track) = (u16::from(due), u16::from(from_track));
            // L-INFL-08, L-INFL-09: any part from the track, the rest in cash.
            amount_is_right(game, state, who, due)
                && from_track <= due
                && from_track <= track_reis(game, board.influence)
                && due - from_track <= board.reis
        }
        // L-HOUSE-01
        Decision::House { land: _ } => {
            let Action::House(group) = action else { return false };
            has_house(game, board, group)
        }
        // L-TAKEDEC-01
        Decision::TakeDecree => {
            let Action::Decree(decree) = action else { return false };
            state.decrees.has(decree)
        }
        // L-TAKEDEC-02, L-TAKEDEC-03, A-36
        Decision::ExtraDecree => {
            if let Action::Decree(decree) = action {
                state.decrees.has(decree) && board.markers > 0 && !state.marker_used[who]
            } else {
                action == Action::Pass
            }
        }
        // L-OPEN-03, L-OPEN-15, A-45
        Decision::OpenSite => {
            let Action::Open(site) = action else { return false };
            state.buildings[site.index()].is_none()
                && site.row().is_none_or(|row| row_in_play(game, row))
                && board.plans.iter().any(|plan| plan_fits(game, state, plan, site))
        }
        Decision::OpenPlan { site } => {
            let Action::Complete(plan) = action else { return false };
            completes(game, state, who, site, plan)
        }
        // L-OPEN-08, L-ICON-01, asked in ascending order: enough must be left from here on.
        Decision::ReturnOfficials { left, from, .. } => {
            let Action::Return(post) = action else { return false };
            let from_here: u8 = board.posts[post.index()..].iter().sum();
            post.index() >= usize::from(from) && board.posts[post.index()] > 0 && from_here >= left
        }
        // L-ICON-12, L-ICON-15
        Decision::EventDeed { deeds } => {
            let Action::Do(deed) = action else { return false };
            deeds == event_deeds(game, state) && deeds.has(deed) && performable(game, state, who, deed)
        }
        // L-ICON-11
        Decision::PileCube => {
            let Action::Cube(from, color) = action else { return false };
            from == CubeFrom::Pile && state.pile[color.index()] > 0
        }
        // L-DRAW-01
        Decision::DrawCard => {
            let Action::Card(card) = action else { return false };
            state.display.contains(&Some(card))
        }
        // L-VARIANT-07, A-58
        Decision::PayTask => {
            let Action::Task(task) = action else { return false };
            board.tasks.has(task) && board.fulfilled.has(task)
        }
        // L-PERIOD-06, asked in ascending order.
        Decision::PeriodDiscard { last } => {
            if let Action::Discard(card) = action {
                board.hand.has(card) && last.is_none_or(|last| last.number() < card.number())
            } else {
                action == Action::Pass
            }
        }
        // L-PERIOD-07, L-PERIOD-08: a reward, neither a penalty nor a Treasury card.
        Decision::PeriodReward => {
            let Action::Card(card) = action else { return false };
            state.cashing.has(card) && reward_of(game, card).is_some()
        }
    }
}

/// L-VARIANT-01..03: one of the cards received and not kept yet; the two of the first round are asked in ascending order.
fn drafts(board: &PlayerBoard, keep: u8, card: CardId) -> bool {
    let free = |card: CardId| board.hand.has(card) && !board.drafted.contains(&Some(card));
    let kept = board.drafted.iter().flatten().count();
    let last = if keep == 1 && kept == 1 { board.drafted[0] } else { None };
    let larger = board.hand.iter().filter(|&other| free(other) && other.number() > card.number()).count();
    free(card) && last.is_none_or(|last| last.number() < card.number()) && larger + 1 >= usize::from(keep)
}

/// The reward at the bottom of a card, if it has one.
fn reward_of(game: &Lisboa, card: CardId) -> Option<Items> {
    match game.components.card(card).face {
        Face::Noble { bottom: Bottom::Reward(items), .. } => Some(items),
        Face::Noble { bottom: Bottom::Penalty(_), .. } | Face::Treasury { .. } => None,
    }
}

/// D-TURN-1: gold, Portfolio or court.
fn takes_turn(game: &Lisboa, state: &State, who: Seat, action: Action) -> bool {
    let board = &state.boards[who];
    if let Action::Gold(card) = action {
        // L-GOLD-01, L-GOLD-03
        board.hand.has(card)
    } else if let Action::Portfolio(card) = action {
        // L-NOBLECARD-05, A-19; L-NOBLECARD-04: penalties never hinder; L-TREASCARD-02: a Treasury card never does.
        board.hand.has(card) && reward_of(game, card).is_none_or(|items| all_of(game, state, who, items))
    } else if let Action::Court(card) = action {
        board.hand.has(card)
            && match game.components.card(card).face {
                // L-VISIT-02..04; A-33: no State action brings a house, a decree or a Plan for his Noble action.
                Face::Noble { noble, .. } => {
                    visit_payable(game, state, who, noble, false) && performable(game, state, who, noble.noble_action())
                }
                // L-EVENT-02, A-37
                Face::Treasury { event, .. } => {
                    event_due(game, state, who) <= money(game, board) && has_effect(game, state, who, event)
                }
            }
    } else {
        false
    }
}

/// Whether an event has at least some effect; what a Noble action needs besides is for the look-ahead.
fn has_effect(game: &Lisboa, state: &State, who: Seat, event: CardEvent) -> bool {
    match event {
        CardEvent::Receive(items) => items.into_iter().flatten().any(|item| some_of(game, state, who, item)),
        // L-ICON-20
        CardEvent::Produce => performable(game, state, who, Deed::Produce),
        // L-ICON-14
        CardEvent::Ship => performable(game, state, who, Deed::Ship),
        // L-ICON-12
        CardEvent::StoreOrOpen => [Deed::Store, Deed::Open].into_iter().any(|deed| performable(game, state, who, deed)),
        // L-ICON-15
        CardEvent::NobleAction => {
            Noble::ALL.into_iter().any(|noble| performable(game, state, who, noble.noble_action()))
        }
    }
}

/// The Noble actions that the event of the played card allows.
fn event_deeds(game: &Lisboa, state: &State) -> IdSet<Deed> {
    let Some(card) = state.played else { return IdSet::empty() };
    let Face::Treasury { event, .. } = game.components.card(card).face else { return IdSet::empty() };
    match event {
        CardEvent::StoreOrOpen => [Deed::Store, Deed::Open].into_iter().collect(),
        CardEvent::NobleAction => [Deed::Store, Deed::Decree, Deed::Open].into_iter().collect(),
        CardEvent::Receive(_) | CardEvent::Produce | CardEvent::Ship => IdSet::empty(),
    }
}

/// L-SELL-02: an own good to a free dock space of any docked ship.
fn sells(game: &Lisboa, state: &State, who: Seat, good: Good, owner: Seat, slot: Slot) -> bool {
    owner.index() < usize::from(game.options.players)
        && state.boards[who].goods[good.index()] > 0
        && takes_goods(game, state, owner, slot)
}

/// Whether anything can be sold.
fn any_sale(game: &Lisboa, state: &State, who: Seat) -> bool {
    Good::ALL.into_iter().any(|good| {
        Seat::ALL.into_iter().any(|owner| Slot::ALL.into_iter().any(|slot| sells(game, state, who, good, owner, slot)))
    })
}

/// Whether this State action can be bought with this good.
fn trades(game: &Lisboa, state: &State, who: Seat, deed: Deed, good: Good) -> bool {
    // L-TRADE-01: State actions only.
    let is_state_action = deed.noble().state_actions().contains(&deed);
    // L-TRADE-02..04
    let right_good = good == Good::Gold || good == deed.noble().native_good();
    if !is_state_action || !right_good || state.boards[who].goods[good.index()] == 0 {
        return false;
    }
    // L-TRADE-05
    if state.covered.has(deed) {
        return false;
    }
    // L-TRADE-06, L-TRADE-07: the good is paid first.
    let mut paid = *state;
    paid.boards[who].goods[good.index()] -= 1;
    performable(game, &paid, who, deed)
}

/// Whether anything can be traded.
fn any_trade(game: &Lisboa, state: &State, who: Seat) -> bool {
    Deed::ALL.into_iter().any(|deed| Good::ALL.into_iter().any(|good| trades(game, state, who, deed, good)))
}

/// Whether a store of this street may be put on this land.
fn builds(game: &Lisboa, state: &State, who: Seat, land: Land, street: Good) -> bool {
    // L-STORE-02: an empty space touching the street; L-2P-02.
    let empty = Good::ALL.into_iter().all(|any| !state.facing[any.index()].has(land));
    let touches = land.column().streets().contains(&street);
    // L-STORE-01, L-STORE-03: large tiles by street, the small one for the thin column.
    let tile = if land.column() == Column::C5 { state.city[4] } else { state.city[street.index()] };
    // L-STORE-14
    let house = HouseGroup::ALL.into_iter().any(|group| has_house(game, &state.boards[who], group));
    empty && touches && tile && house && row_in_play(game, land.row())
}

/// Whether this Plan may be completed with a building on this site.
fn completes(game: &Lisboa, state: &State, who: Seat, site: Site, plan: PlanId) -> bool {
    let board = &state.boards[who];
    // L-OPEN-01, L-OPEN-04
    if !board.plans.has(plan) || !plan_fits(game, state, plan, site) {
        return false;
    }
    // D-OPEN-3: of equal Plans only the first.
    let same = |other: PlanId| {
        let (a, b) = (game.components.plan(plan), game.components.plan(other));
        a.architect == b.architect && a.officials == b.officials
    };
    if board.plans.iter().any(|other| other.number() < plan.number() && same(other)) {
        return false;
    }
    // L-OPEN-02, L-HIRE-01, L-HIRE-02
    hire_due(game, state, who, plan) <= money(game, board)
}

/// Whether the sum that is asked for is the one that the specification demands, where the rest of the agenda tells what
/// is paid.
fn amount_is_right(game: &Lisboa, state: &State, who: Seat, asked: u16) -> bool {
    let frames = state.agenda.frames();
    let Some(below) = frames.len().checked_sub(2).map(|index| frames[index].what) else { return true };
    if let Pending::Ask(Decision::House { land }) = below {
        // L-STORE-06
        asked == land_due(game, state, who, land)
    } else if below == Pending::Do(Step::Event) {
        // L-EVENT-02
        asked == event_due(game, state, who)
    } else if below == Pending::Do(Step::Tuck) {
        // L-ICON-04, A-66
        asked == due(game, &state.boards[who], 1)
    } else {
        true
    }
}

/// Whether the cost of the visit that is asked for is the one that the specification demands (L-VISIT-02, L-FOLLOW-03).
fn cost_is_right(game: &Lisboa, state: &State, who: Seat, asked: u8) -> bool {
    let following = who != state.turn;
    state.agenda.frames().iter().all(|frame| {
        if let Pending::Do(Step::Followers { noble, .. }) = frame.what {
            u16::from(asked) == visit_cost(game, state, who, noble, following)
        } else {
            true
        }
    })
}
