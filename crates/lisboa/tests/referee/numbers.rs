//! The numbers of the specification, worked out from a position the long way round: limits, prices, costs.

use lisboa::{
    Architect, Benefit, ClergyEffect, ClergyId, Deed, Face, Good, HouseGroup, Item, Items, Land, Lisboa, Noble, PlanId,
    PlayerBoard, Row, Rubble, Ship, Site, Slot, State, TopCard,
};
use table::{Id, IdSet, Seat};

/// How many gaps and clergy spaces the church track has (L-SETUP-18, L-CARDINAL-01).
pub const CHURCH_SPACES: u8 = 6;

/// What the clergy tiles on a player board do, tile by tile.
pub fn effects(game: &Lisboa, board: &PlayerBoard) -> Vec<ClergyEffect> {
    board.clergy.iter().map(|tile| game.components.clergy(tile).effect).collect()
}

/// The lasting benefits of the Treasury cards in the bottom row, card by card (L-TREASCARD-07, L-TREASCARD-08).
pub fn benefits(game: &Lisboa, board: &PlayerBoard) -> Vec<Benefit> {
    let mut found = Vec::new();
    for card in board.bottom.into_iter().flatten() {
        match game.components.card(card).face {
            Face::Treasury { benefit, .. } => found.push(benefit),
            Face::Noble { .. } => {}
        }
    }
    found
}

/// Portfolio and warehouse limit: 2 + completed sets.
pub fn limit(game: &Lisboa, board: &PlayerBoard) -> u8 {
    // L-PORT-08: sets = the smallest of the three counts.
    let sets = *board.rubble.iter().min().expect("three colours");
    // L-PORT-02, L-PORT-03
    game.components.start.capacity + sets
}

/// Whether the warehouse has room for so many more of a good.
pub fn has_room(game: &Lisboa, board: &PlayerBoard, good: Good, more: u8) -> bool {
    // L-PORT-03
    board.goods[good.index()] + more <= limit(game, board)
}

/// What every réis payment costs less.
pub fn discount(game: &Lisboa, board: &PlayerBoard) -> u16 {
    let mut sum = 0;
    // L-CLERGY-33
    for effect in effects(game, board) {
        if let ClergyEffect::Discount(off) = effect {
            sum += u16::from(off);
        }
    }
    // L-ICON-05; A-28: all sources add.
    for benefit in benefits(game, board) {
        if let Benefit::Discount(off) = benefit {
            sum += u16::from(off);
        }
    }
    sum
}

/// What is due for a price: A-28, once per payment, never below 0.
pub fn due(game: &Lisboa, board: &PlayerBoard, price: u16) -> u16 {
    price.saturating_sub(discount(game, board))
}

/// The réis that the Influence track can give from this place.
pub fn track_reis(game: &Lisboa, influence: u8) -> u16 {
    // L-INFL-08, L-INFL-10: one real for each space with a real further left.
    let mut count = 0;
    for space in 0..influence {
        if game.components.board.influence_reis[usize::from(space)] {
            count += 1;
        }
    }
    count
}

/// All réis that a player can pay with: L-INFL-09, cash and the Influence track.
pub fn money(game: &Lisboa, board: &PlayerBoard) -> u16 {
    board.reis + track_reis(game, board.influence)
}

/// The réis value of the Treasury (T).
pub fn treasury_reis(game: &Lisboa, state: &State) -> u16 {
    u16::from(game.components.board.treasury[usize::from(state.treasury)].reis)
}

/// What a visit or a follow costs in Influence.
pub fn visit_cost(game: &Lisboa, state: &State, who: Seat, noble: Noble, following: bool) -> u16 {
    // L-CLERGY-19
    if following && effects(game, &state.boards[who]).contains(&ClergyEffect::FollowFree) {
        return 0;
    }
    // L-VISIT-02: the Influence value of the Treasury …
    let mut cost = i32::from(game.components.board.treasury[usize::from(state.treasury)].influence);
    // … and every official of another colour in the office; L-VISIT-03: no own ones, none on the plaza.
    for seat in Seat::first(game.options.players) {
        if seat != who {
            cost += i32::from(state.boards[seat].posts[noble.office().index()]);
        }
    }
    // L-2P-01, A-56: a neutral official in each office.
    if game.options.players == 2 {
        cost += 1;
    }
    cost = cost.max(0);
    for effect in effects(game, &state.boards[who]) {
        // L-CLERGY-10
        if let ClergyEffect::VisitLess(less) = effect {
            cost -= i32::from(less);
        }
        // L-CLERGY-27..29
        if let ClergyEffect::VisitNobleLess(whom, less) = effect
            && whom == noble
        {
            cost -= i32::from(less);
        }
    }
    cost.max(0) as u16
}

/// Whether réis may replace Influence in visits and follows.
pub fn reis_for_visits(game: &Lisboa, board: &PlayerBoard) -> bool {
    // L-HOUSE-04; L-CLERGY-04
    board.houses[HouseGroup::Left.index()] >= 2 || effects(game, board).contains(&ClergyEffect::ReisForInfluence)
}

/// The réis for putting a card of this Noble to the court (L-CLERGY-11..13).
pub fn court_reis(game: &Lisboa, board: &PlayerBoard, noble: Noble) -> u16 {
    let mut sum = 0;
    for effect in effects(game, board) {
        if let ClergyEffect::CourtReis(whom, reis) = effect
            && whom == noble
        {
            sum += u16::from(reis);
        }
    }
    sum
}

/// Whether a visit of this cost can be paid with `reis` of the cost in money.
pub fn split_pays(game: &Lisboa, board: &PlayerBoard, cash: u16, cost: u16, reis: u16) -> bool {
    // the réis part costs so much less; A-29: only cash may pay it.
    if reis > cost || due(game, board, reis) > cash {
        return false;
    }
    // L-VISIT-04, A-30: then Influence, then wigs, which never go below 0.
    cost - reis <= u16::from(board.influence) + board.wigs
}

/// Whether a visit or a follow can be paid at all.
pub fn visit_payable(game: &Lisboa, state: &State, who: Seat, noble: Noble, following: bool) -> bool {
    let board = &state.boards[who];
    let cost = visit_cost(game, state, who, noble, following);
    // nothing of clergy 11–13 for followers. They come before the payment of a visit (Part 4, Visit).
    let cash = board.reis + if following { 0 } else { court_reis(game, board, noble) };
    let most = if reis_for_visits(game, board) { cost } else { 0 };
    (0..=most).any(|reis| split_pays(game, board, cash, cost, reis))
}

/// What sponsoring an event costs, after discounts.
pub fn event_due(game: &Lisboa, state: &State, who: Seat) -> u16 {
    let board = &state.boards[who];
    // L-CLERGY-30
    if effects(game, board).contains(&ClergyEffect::EventFree) {
        return 0;
    }
    // L-EVENT-02
    due(game, board, treasury_reis(game, state))
}

/// What the land costs now, after discounts.
pub fn land_due(game: &Lisboa, state: &State, who: Seat, land: Land) -> u16 {
    let board = &state.boards[who];
    // L-STORE-06: the Treasury value …
    let mut price = treasury_reis(game, state);
    // … and all cubes lying at that row and that column.
    for color in Rubble::ALL {
        let lying = state.row_rubble[land.row().index()][color.index()]
            + state.column_rubble[land.column().index()][color.index()];
        // L-STORE-07
        let mut value = i32::from(game.components.board.rubble_value[color.index()]);
        for benefit in benefits(game, board) {
            // L-ICON-06, A-47: so much less for each cube.
            if let Benefit::RubbleLess(cheaper, less) = benefit
                && cheaper == color
            {
                value -= i32::from(less);
            }
            // L-ICON-09
            if benefit == Benefit::RubbleIgnored(color) {
                value = 0;
            }
        }
        price += u16::from(lying) * value.max(0) as u16;
    }
    // L-STORE-10, A-47: the general discount on the sum.
    due(game, board, price)
}

/// How many officials a player needs to open a building with this Plan.
pub fn officials_needed(game: &Lisboa, board: &PlayerBoard, plan: PlanId) -> u8 {
    // L-OPEN-09
    let mut needed = i32::from(game.components.plan(plan).officials);
    for effect in effects(game, board) {
        // L-CLERGY-16
        if let ClergyEffect::FewerOfficials(fewer) = effect {
            needed -= i32::from(fewer);
        }
    }
    for benefit in benefits(game, board) {
        // L-ICON-17
        if let Benefit::FewerOfficials(fewer) = benefit {
            needed -= i32::from(fewer);
        }
    }
    //
    needed.max(0) as u8
}

/// What the hired officials cost when this Plan is completed now, after discounts.
pub fn hire_due(game: &Lisboa, state: &State, who: Seat, plan: PlanId) -> u16 {
    let board = &state.boards[who];
    // L-HIRE-01: all available own officials are used first.
    let available: u8 = board.posts.iter().sum();
    let hired = officials_needed(game, board, plan).saturating_sub(available);
    // L-HIRE-02
    let mut each = i32::from(treasury_reis(game, state));
    for effect in effects(game, board) {
        // L-CLERGY-32
        if let ClergyEffect::HireLess(less) = effect {
            each -= i32::from(less);
        }
    }
    // at least 0 each, then the discount once on the total.
    due(game, board, u16::from(hired) * each.max(0) as u16)
}

/// How many goods a ship costs that adds this much hull.
pub fn ship_cost(game: &Lisboa, board: &PlayerBoard, hull: u8) -> u8 {
    let placed = board.houses[HouseGroup::Middle.index()];
    // L-HOUSE-07; L-CLERGY-36
    if placed >= 3 || effects(game, board).contains(&ClergyEffect::ShipFree) {
        return 0;
    }
    // L-HOUSE-05, L-HOUSE-06, A-27
    if placed >= 1 { hull.saturating_sub(1) } else { hull }
}

/// How many different goods a player has.
pub fn kinds_of_goods(board: &PlayerBoard) -> u8 {
    board.goods.iter().filter(|&&count| count > 0).count() as u8
}

/// What the top ship costs as a new ship, if there is one.
pub fn new_ship_cost(game: &Lisboa, state: &State, who: Seat) -> Option<u8> {
    // L-SHIP-01, L-SHIP-10
    let ship = top_ship(state)?;
    // L-SHIP-02
    Some(ship_cost(game, &state.boards[who], game.components.ship(ship).hull))
}

/// What it costs to replace the ship in this slot by the top ship, if that is an upgrade.
pub fn upgrade_cost(game: &Lisboa, state: &State, who: Seat, slot: Slot) -> Option<u8> {
    let ship = top_ship(state)?;
    let TopCard::Ship(old) = state.boards[who].top[slot.index()] else { return None };
    let (new_hull, old_hull) = (game.components.ship(ship).hull, game.components.ship(old).hull);
    // L-SHIP-03; A-26: the same hull costs nothing, unless it was agreed that only a larger one replaces a ship.
    let fits = if game.options.upgrade_only { new_hull > old_hull } else { new_hull >= old_hull };
    fits.then(|| ship_cost(game, &state.boards[who], new_hull - old_hull))
}

/// The ship on top of the shipyard: the smaller hulls lie on the larger ones (L-SETUP-28, L-PERIOD-10).
pub fn top_ship(state: &State) -> Option<Ship> {
    Ship::ALL.into_iter().find(|ship| state.shipyard[ship.index()] > 0)
}

/// Whether a good can be sold to the ship in this slot of this player.
pub fn takes_goods(game: &Lisboa, state: &State, owner: Seat, slot: Slot) -> bool {
    let board = &state.boards[owner];
    let TopCard::Ship(ship) = board.top[slot.index()] else { return false };
    let cargo = board.cargo[slot.index()];
    // L-SELL-07: not at sea; L-SELL-05: as many goods as the hull.
    let loaded: u8 = cargo.goods.iter().sum();
    !cargo.at_sea && loaded < game.components.ship(ship).hull
}

/// The most steps that the Cardinal can take when `steps` are printed.
pub fn most_steps(game: &Lisboa, board: &PlayerBoard, steps: u8) -> u8 {
    let mut most = steps;
    for effect in effects(game, board) {
        // L-CLERGY-34, A-11
        if let ClergyEffect::CardinalSteps(more) = effect {
            most += more;
        }
    }
    most
}

/// The clergy tiles on both sides of a gap of the church track.
pub fn tiles_beside(state: &State, gap: u8) -> Vec<ClergyId> {
    let gap = gap % CHURCH_SPACES;
    let before = (gap + CHURCH_SPACES - 1) % CHURCH_SPACES;
    // L-CARDINAL-03
    [before, gap].into_iter().filter_map(|space| state.church[usize::from(space)]).collect()
}

/// Whether a player can meet the Cardinal when `steps` are printed.
pub fn can_meet_cardinal(game: &Lisboa, state: &State, who: Seat, steps: u8) -> bool {
    let board = &state.boards[who];
    // L-CARDINAL-04, L-CARDINAL-05
    if board.clergy.len() >= game.components.start.clergy {
        return false;
    }
    // a space within reach with a tile beside it.
    (1..=most_steps(game, board, steps)).any(|step| !tiles_beside(state, state.cardinal + step).is_empty())
}

/// How many Plans are left in the stack of an architect.
pub fn plans_left(game: &Lisboa, state: &State, architect: Architect) -> u8 {
    state.plans.iter().filter(|&plan| game.components.plan(plan).architect == architect).count() as u8
}

/// The rubble cubes left in the pile.
pub fn pile_left(state: &State) -> u8 {
    state.pile.iter().sum()
}

/// Whether at least one good would be kept when producing.
pub fn would_produce(game: &Lisboa, state: &State, who: Seat) -> bool {
    let board = &state.boards[who];
    // L-PRODUCE-01: a store makes the good of the street it faces; L-PRODUCE-04: a full warehouse is no production.
    Good::ALL.into_iter().any(|good| {
        let faces = |land: Land| state.facing[good.index()].has(land);
        board.stores.iter().any(faces) && has_room(game, board, good, 1)
    })
}

/// Whether a State action can be performed. Noble actions are answered as far as it can be seen at once; what
/// must be paid on the way is for the look-ahead.
pub fn performable(game: &Lisboa, state: &State, who: Seat, deed: Deed) -> bool {
    let board = &state.boards[who];
    match deed {
        // L-RECRUIT-01
        Deed::Recruit => board.officials >= 1,
        // L-PLAN-03, A-38
        Deed::Plan => Architect::ALL.into_iter().any(|architect| plans_left(game, state, architect) > 0),
        // L-SHIP-02, L-SHIP-03
        Deed::Ship => {
            let kinds = kinds_of_goods(board);
            new_ship_cost(game, state, who).is_some_and(|cost| cost <= kinds)
                || Slot::ALL
                    .into_iter()
                    .any(|slot| upgrade_cost(game, state, who, slot).is_some_and(|cost| cost <= kinds))
        }
        Deed::Produce => would_produce(game, state, who),
        // L-CARDINAL-01
        Deed::Cardinal => can_meet_cardinal(game, state, who, 2),
        // L-FAVOR-01, L-FAVOR-02
        Deed::Favor => Noble::ALL.into_iter().any(|noble| !board.favors.has(noble)),
        // L-STORE-14, A-40
        Deed::Store => HouseGroup::ALL.into_iter().any(|group| has_house(game, board, group)),
        //
        Deed::Decree => !state.decrees.is_empty(),
        // L-OPEN-01
        Deed::Open => board.plans.iter().any(|plan| building_for(game, state, plan).is_some()),
    }
}

/// Whether a group still has a house on the player board (L-HOUSE-01, A-40).
pub fn has_house(game: &Lisboa, board: &PlayerBoard, group: HouseGroup) -> bool {
    board.houses[group.index()] < game.components.start.houses[group.index()]
}

/// The colours of the building that this Plan opens now, if its architect has one (L-OPEN-01, A-38).
pub fn building_for(game: &Lisboa, state: &State, plan: PlanId) -> Option<IdSet<Good>> {
    let architect = game.components.plan(plan).architect;
    let building = state.available[architect.index()]?;
    Some(game.components.colors(building, architect))
}

/// Whether the building of this Plan may stand on this site.
pub fn plan_fits(game: &Lisboa, state: &State, plan: PlanId, site: Site) -> bool {
    match (building_for(game, state, plan), site.street()) {
        (None, _) => false,
        // L-OPEN-04, A-44: a north site needs the colour of its street.
        (Some(colors), Some(street)) => colors.has(street),
        (Some(_), None) => true,
    }
}

/// Whether a row is in play: L-2P-02, row E is covered with two players.
pub fn row_in_play(game: &Lisboa, row: Row) -> bool {
    game.options.players > 2 || row != Row::E
}

/// Whether some of an item can be had now.
pub fn some_of(game: &Lisboa, state: &State, who: Seat, item: Item) -> bool {
    let board = &state.boards[who];
    match item {
        // L-INFL-05: a gain on 10 still gives a wig.
        Item::Reis(n) | Item::Influence(n) => n > 0,
        // what has no room goes back.
        Item::Goods(good, n) => n > 0 && has_room(game, board, good, 1),
        Item::Plan(n) => n > 0 && performable(game, state, who, Deed::Plan),
        Item::Recruit(n) => n > 0 && board.officials > 0,
        Item::Favor => performable(game, state, who, Deed::Favor),
        // A-38; A-42: a cube without room on the board still counts as taken.
        Item::Rubble => pile_left(state) > 0,
        // L-ICON-19
        Item::Cardinal => can_meet_cardinal(game, state, who, 1),
        Item::TakeDecree => !state.decrees.is_empty(),
        Item::Decree(n) => n > 0 && !state.decrees.is_empty(),
    }
}

/// Whether every depicted item can be had (L-NOBLECARD-05); goods need room only if that was agreed.
pub fn all_of(game: &Lisboa, state: &State, who: Seat, items: Items) -> bool {
    let board = &state.boards[who];
    let mut goods = [0; 4];
    let (mut plans, mut officials, mut favors, mut cubes, mut tiles, mut decrees) = (0, 0, 0, 0, 0, 0);
    for item in items.into_iter().flatten() {
        match item {
            Item::Reis(_) | Item::Influence(_) => {}
            Item::Goods(good, n) => goods[good.index()] += n,
            Item::Plan(n) => plans += n,
            Item::Recruit(n) => officials += n,
            Item::Favor => favors += 1,
            Item::Rubble => cubes += 1,
            Item::Cardinal => tiles += 1,
            Item::TakeDecree => decrees += 1,
            Item::Decree(n) => decrees += n,
        }
    }
    let left: u8 = Architect::ALL.into_iter().map(|architect| plans_left(game, state, architect)).sum();
    let fits = |good: Good| goods[good.index()] == 0 || has_room(game, board, good, goods[good.index()]);
    (!game.options.strict_rewards || Good::ALL.into_iter().all(fits))
        && plans <= left
        && officials <= board.officials
        && favors + board.favors.len() <= Noble::ALL.len() as u8
        && cubes <= pile_left(state)
        && (tiles == 0
            || board.clergy.len() + tiles <= game.components.start.clergy && can_meet_cardinal(game, state, who, 1))
        && decrees <= state.decrees.len()
}
