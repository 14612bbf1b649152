//! What an answer means, in words, with what it costs or brings where that is known.

use super::words::{self, deed, listed, many, noble, reis, wigs};
use super::{cards, whatif};
use lisboa::{
    Action, CardId, CubeFrom, Decision, Deed, Face, Good, HouseGroup, Land, Lisboa, Noble, Offices, PortfolioRow,
    Rubble, Site, Slot, TopCard, View,
};
use table::{Game, Id, Seat};

/// What an answer means. The same word may mean different things to different questions.
pub fn meaning(game: &Lisboa, view: &View, action: Action) -> String {
    let (c, s) = (&game.components, &view.shown);
    let decision = game.decision(s);
    match action {
        Action::Gold(card) => format!("discard {} and take 1 gold", words::card(c, card)),
        Action::Portfolio(card) => portfolio(game, card),
        Action::Court(card) => court(game, view, card),
        Action::Card(card) => cards::card(c, card),
        Action::Discard(card) => discard(game, card),
        Action::Clergy(tile) => cards::clergy(c, tile),
        Action::Church(tile) => {
            let back = wigs(c.clergy(tile).wigs);
            format!("discard tile {tile} for {back}; you lose: {}", cards::clergy_effect(c.clergy(tile).effect))
        }
        Action::Decree(decree) => cards::decree(game, s, view.seat, decree),
        Action::Building(building) => format!("building {building} is turned up"),
        Action::Task(task) => cards::task(c, task),
        Action::Sell => "sell goods to docked ships".to_owned(),
        Action::Trade => "trade one or two goods with the Nobles for State actions".to_owned(),
        Action::Follow => follow(game, view),
        Action::Take => "take it".to_owned(),
        Action::Pass => pass(decision).to_owned(),
        Action::SellGood(good, owner, slot) => sale(game, view, good, owner, slot),
        Action::TradeFor(bought, good) => format!("pay 1 {good} to {}: {}", noble(bought.noble()), deed(bought)),
        Action::Do(done) => deed_text(done),
        Action::Recruit(offices) => recruit(offices),
        Action::Plan(architect) => plan(game, view, architect),
        Action::NewShip => format!("a new {}", next_ship(game, view, action)),
        Action::Upgrade(slot) => {
            let old = portfolio_card(game, view, PortfolioRow::Top, slot);
            format!("replace {old} by a {}", next_ship(game, view, action))
        }
        Action::Goods(goods) => format!("pay {goods}"),
        Action::Extra(good) => format!("1 more {good}"),
        Action::Steps(steps) => cardinal(game, view, steps),
        Action::Favor(of) => format!("the Royal Favor of {}", noble(of)),
        Action::Reis(n) => format!("pay {} of it", reis(n)),
        Action::Influence(0) => "pay everything in cash".to_owned(),
        Action::Influence(n) if decision == Some(Decision::Pay { due: n }) => {
            "pay everything from the Influence track".to_owned()
        }
        Action::Influence(n) => format!("{} from the Influence track, the rest in cash", reis(n)),
        Action::Build(land, street) => store(game, view, land, street),
        Action::Cube(from, color) => cube(from, color) + &cube_price(game, view, action, decision),
        Action::Trash(color) => format!("discard a {color} cube"),
        Action::House(group) => house(game, view, group),
        Action::Open(site) => opening(game, view, site),
        Action::Complete(plan) => complete(game, view, plan, decision),
        Action::Return(post) => format!("an official from {}", words::post(post)),
        Action::Drop(row, slot) => format!("discard {}", portfolio_card(game, view, row, slot)),
    }
}

fn portfolio(game: &Lisboa, card: CardId) -> String {
    let does = match game.components.card(card).face {
        Face::Noble { influence, bottom, .. } => format!("{}; envelope {influence} counts", cards::bottom(bottom)),
        Face::Treasury { benefit, .. } => {
            format!("the Treasury's réis, and from now on {}", cards::benefit(benefit))
        }
    };
    format!("{} into your Portfolio: {does}; then sell or trade", words::card(&game.components, card))
}

fn court(game: &Lisboa, view: &View, card: CardId) -> String {
    match game.components.card(card).face {
        Face::Noble { noble: whom, .. } => {
            let cost = view.seat.map(|seat| game.visit_cost(&view.shown, seat, whom, false));
            let cost = cost.map_or(String::new(), |cost| format!(" for {cost} Influence"));
            let [first, second] = whom.state_actions().map(deed);
            let main = deed(whom.noble_action());
            let card = card_name(game, card);
            format!("{card} to the Court: visit {}{cost}, you may {first} or {second}, then {main}", noble(whom))
        }
        Face::Treasury { event, .. } => {
            let fee = view.seat.map(|seat| whatif::event_fee(game, &view.shown, seat, card));
            let fee = fee.map_or("the Treasury's réis".to_owned(), reis);
            format!("{} to the Court: pay {fee} for its event: {}", card_name(game, card), cards::event(event))
        }
    }
}

fn card_name(game: &Lisboa, card: CardId) -> String {
    words::card(&game.components, card)
}

fn discard(game: &Lisboa, card: CardId) -> String {
    let reward = match game.components.card(card).face {
        Face::Noble { bottom: lisboa::Bottom::Reward(items), .. } => format!("its reward is {}", words::items(items)),
        Face::Noble { bottom: lisboa::Bottom::Penalty(_), .. } | Face::Treasury { .. } => "it has no reward".to_owned(),
    };
    format!("discard {}; {reward}", card_name(game, card))
}

const fn pass(decision: Option<Decision>) -> &'static str {
    match decision {
        Some(Decision::SellGoods { .. } | Decision::Trade { .. } | Decision::Church { .. }) => "stop here",
        Some(Decision::PeriodDiscard { .. }) => "keep the other cards",
        Some(Decision::VisitState { .. }) => "no State action",
        Some(Decision::Follow { .. }) => "do not follow, keep the Favor",
        Some(Decision::Reward { .. }) => "leave it",
        Some(Decision::TrashCube { .. }) => "keep all cubes",
        Some(Decision::ExtraDecree) => "no second decree, keep the marker",
        _ => "decline",
    }
}

fn deed_text(done: Deed) -> String {
    let word = if done == done.noble().noble_action() { "Noble action" } else { "State action" };
    format!("{word}: {}", deed(done))
}

fn sale(game: &Lisboa, view: &View, good: Good, owner: Seat, slot: Slot) -> String {
    let board = &view.shown.boards[owner];
    let Some(ship) = board.ship(slot) else { return format!("1 {good}") };
    let (there, hull) = (board.cargo[slot.index()].len(), game.components.ship(ship).hull);
    let owner_text = words::whose(owner, view.seat);
    let sails = if there + 1 == hull { "; it sets sail, a wig per crate for its owner" } else { "" };
    format!("1 {good} to {owner_text} {ship} ship ({there} of {hull} loaded){sails}")
}

fn recruit(offices: Offices) -> String {
    let to = Noble::ALL.into_iter().filter(|&noble| offices.count(noble) > 0);
    listed(to.map(|whom| format!("{} to {}", offices.count(whom), words::post(whom.office()))), "nobody")
}

fn plan(game: &Lisboa, view: &View, architect: lisboa::Architect) -> String {
    let top = game.top_plan(&view.shown, architect);
    top.map_or("no Plan is left there".to_owned(), |top| words::plan(&game.components, top))
}

/// The top ship of the yard, and what it costs the viewer to build it so.
fn next_ship(game: &Lisboa, view: &View, action: Action) -> String {
    let Some(ship) = view.shown.top_ship() else { return "ship".to_owned() };
    let cost = view.seat.map(|seat| whatif::ship_cost(game, &view.shown, seat, action));
    let cost = cost.map_or(String::new(), |n| format!(" for {}", many(n, "good", "different goods")));
    format!("{}{cost}", cards::ship(&game.components, ship))
}

/// A card of the viewer's Portfolio, with what would be lost with it.
fn portfolio_card(game: &Lisboa, view: &View, row: PortfolioRow, slot: Slot) -> String {
    let Some(seat) = view.seat else { return format!("the card in {row} slot {slot}") };
    let board = &view.shown.boards[seat];
    let card = match (row, board.top[slot.index()]) {
        (PortfolioRow::Top, TopCard::Ship(ship)) => {
            let cargo = words::goods(board.cargo[slot.index()].goods);
            return format!("your {} with {cargo}", cards::ship(&game.components, ship));
        }
        (PortfolioRow::Top, TopCard::Noble(card)) => Some(card),
        (PortfolioRow::Top, TopCard::Empty) => None,
        (PortfolioRow::Bottom, _) => board.bottom[slot.index()],
    };
    let Some(card) = card else { return format!("the empty {row} slot {slot}") };
    match game.components.card(card).face {
        Face::Noble { influence, .. } => format!("{}, envelope {influence}", card_name(game, card)),
        Face::Treasury { benefit, .. } => format!("{}, {}", card_name(game, card), cards::benefit(benefit)),
    }
}

fn cardinal(game: &Lisboa, view: &View, steps: u8) -> String {
    let (s, board) = (&view.shown, &game.components.board);
    let to = (s.cardinal + steps) % 6;
    let beside = [(to + 5) % 6, to].map(|space| s.church[usize::from(space)]);
    let effect = |tile| format!("tile {tile} ({})", cards::clergy_effect(game.components.clergy(tile).effect));
    let tiles = listed(beside.into_iter().flatten().map(effect), "no tile");
    let passed = |icon: u8| (1..=steps).any(|step| (s.cardinal + step) % 6 == icon);
    let mut text = format!("{} to gap {to}, beside {tiles}", many(steps, "step", "steps"));
    if passed(board.church_treasury) {
        text.push_str("; over the Treasury icon: the Treasury rises");
    }
    if passed(board.church_influence) {
        text.push_str("; over the Influence icon: a church scoring at the end of the turn");
    }
    text
}

fn store(game: &Lisboa, view: &View, land: Land, street: Good) -> String {
    let reward = super::ask::reward(game.land_reward(&view.shown, land));
    let Some(seat) = view.seat else { return format!("a {street} store on {land}, {reward}") };
    let ways = whatif::store(game, &view.shown, seat, land, street);
    let price = whatif::price_range(&ways).map_or(String::new(), |price| format!(", price {price}"));
    let score = ways.first().map(|way| way.wigs[seat]).filter(|&n| n > 0);
    let score = score.map_or(String::new(), |n| format!(", {} at once", wigs(n)));
    format!("a {street} store on {land}: {reward}{price}{score}")
}

fn cube(from: CubeFrom, color: Rubble) -> String {
    match from {
        CubeFrom::Row => format!("a {color} cube from the end of the row"),
        CubeFrom::Column => format!("a {color} cube from the foot of the column"),
        CubeFrom::Pile => format!("a {color} cube"),
    }
}

/// What the land costs after this cube was taken away.
fn cube_price(game: &Lisboa, view: &View, action: Action, decision: Option<Decision>) -> String {
    match (decision, view.seat) {
        (Some(Decision::StoreCube { .. }), Some(seat)) => {
            format!(", then you pay {}", reis(whatif::price_after(game, &view.shown, seat, action)))
        }
        _ => String::new(),
    }
}

fn follow(game: &Lisboa, view: &View) -> String {
    let cost = view.seat.and_then(|seat| whatif::follow_cost(game, &view.shown, seat));
    let cost = cost.map_or("the visit".to_owned(), |cost| format!("{cost} Influence"));
    format!("return the Favor, pay {cost}, take one of his actions")
}

fn house(game: &Lisboa, view: &View, group: HouseGroup) -> String {
    let placed = view.seat.map_or(0, |seat| view.shown.boards[seat].houses[group.index()]) + 1;
    let all = game.components.start.houses[group.index()];
    format!("house {placed} of {all} of the {group} group: {}", words::house_ability(group, placed))
}

fn opening(game: &Lisboa, view: &View, site: Site) -> String {
    let s = &view.shown;
    let reward = super::ask::reward(game.site_reward(s, site));
    let cubes = words::cubes(s.site_rubble[site.index()]);
    let Some(seat) = view.seat else { return format!("{}: {cubes}, {reward}", words::site(site)) };
    let ways = whatif::opening(game, s, seat, site);
    let ways = listed(ways.iter().map(|way| opening_way(game, way)), "only by what the reward brings");
    format!("{}: {cubes}, {reward}; {ways}", words::site(site))
}

/// Where the officials of a Plan come from, and who scores.
fn staff(game: &Lisboa, way: &whatif::Way) -> String {
    let hired = match way.hired {
        0 => String::new(),
        n => format!(", {n} hired for {}", reis(way.price)),
    };
    let back = many(way.returned, "of yours returns", "of yours return");
    format!("{back}{hired}{}", scored(game, way))
}

/// Who scores how much, in brackets; nothing if nobody does.
fn scored(game: &Lisboa, way: &whatif::Way) -> String {
    let scored = Seat::first(game.n_seats()).filter(|&seat| way.wigs[seat] > 0);
    let scored = listed(scored.map(|seat| format!("{} for {seat}", wigs(way.wigs[seat]))), "");
    if scored.is_empty() { scored } else { format!(" ({scored})") }
}

/// A Plan with the officials that must be hired for it, and who scores.
fn opening_way(game: &Lisboa, way: &whatif::Way) -> String {
    let mut text = way.plan.map_or("no Plan".to_owned(), |plan| format!("Plan {plan}"));
    if way.hired > 0 {
        text.push_str(&format!(" hiring {} for {}", way.hired, reis(way.price)));
    }
    text + &scored(game, way)
}

fn complete(game: &Lisboa, view: &View, plan: lisboa::PlanId, decision: Option<Decision>) -> String {
    let text = words::plan(&game.components, plan);
    let (Some(Decision::OpenPlan { site }), Some(seat)) = (decision, view.seat) else { return text };
    let ways = whatif::opening(game, &view.shown, seat, site);
    let architect = game.components.plan(plan).architect;
    let building = view.shown.available[architect.index()];
    let building = building.map_or(String::new(), |id| {
        format!("building {id} showing {}, ", words::colors(game.components.colors(id, architect)))
    });
    match ways.iter().find(|way| way.plan == Some(plan)) {
        Some(way) => format!("{building}{text}: {}", staff(game, way)),
        None => format!("{building}{text}"),
    }
}
