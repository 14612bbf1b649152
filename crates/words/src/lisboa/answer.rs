//! What an answer means, with what it costs or brings where that is known.

use super::names::{self, cubes, different_goods, influence, items, reis, street, wigs};
use super::{things, whatif};
use crate::message::{List, Message};
use lisboa::{
    Action, Architect, Bottom, CardId, CubeFrom, Decision, Deed, Face, Good, HouseGroup, Land, Lisboa, Offices, PlanId,
    PortfolioRow, Rubble, Site, Slot, State, TopCard, View,
};
use table::{Game, Id, Seat};

/// What a legal answer means. The same action may mean different things to different questions.
pub fn answer(game: &Lisboa, view: &View, action: Action) -> Message {
    let seat = view.seat.or(game.actor(&view.shown).seat()).unwrap_or(view.shown.turn);
    Told { game, s: &view.shown, viewer: view.seat, seat, decision: game.decision(&view.shown) }.answer(action)
}

/// What is told from.
struct Told<'a> {
    game: &'a Lisboa,
    s: &'a State,
    /// Who looks.
    viewer: Option<Seat>,
    /// Whose costs are told: the viewer's, or for a spectator those of whoever is asked.
    seat: Seat,
    /// What is asked.
    decision: Option<Decision>,
}

impl Told<'_> {
    fn answer(&self, action: Action) -> Message {
        let c = &self.game.components;
        match action {
            Action::Gold(id) => say!("lisboa-answer-gold", card = self.card(id)),
            Action::Portfolio(id) => self.portfolio(id),
            Action::Court(id) => self.court(id),
            Action::Card(id) => say!("lisboa-answer-card", text = things::card(c, id), card = self.card(id)),
            Action::Discard(id) => self.discard(id),
            Action::Clergy(tile) => {
                let effect = things::clergy_effect(c.clergy(tile).effect);
                say!("lisboa-answer-clergy", text = things::clergy(c, tile), tile, effect)
            }
            Action::Church(tile) => {
                let effect = things::clergy_effect(c.clergy(tile).effect);
                say!("lisboa-answer-church", tile, wigs = wigs(c.clergy(tile).wigs), effect)
            }
            Action::Decree(decree) => {
                let text = things::decree(self.game, self.s, self.viewer, decree);
                say!("lisboa-answer-decree", text, decree, face = things::decree_text(*c.decree(decree)))
            }
            Action::Building(building) => say!("lisboa-answer-building", building),
            Action::Task(task) => say!("lisboa-answer-task", text = things::task(c, task), task),
            Action::Sell => say!("lisboa-answer-sell"),
            Action::Trade => say!("lisboa-answer-trade"),
            Action::Follow => self.follow(),
            Action::Take => say!("lisboa-answer-take"),
            Action::Pass => pass(self.decision),
            Action::SellGood(good, owner, slot) => self.sale(good, owner, slot),
            Action::TradeFor(deed, good) => say!("lisboa-answer-trade-for", good, noble = deed.noble(), deed),
            Action::Do(deed) => do_deed(deed),
            Action::Recruit(offices) => recruit(offices),
            Action::Plan(architect) => self.plan(architect),
            Action::NewShip | Action::Upgrade(_) => self.ship(action),
            Action::Goods(paid) => {
                let goods = Good::ALL.into_iter().filter(|&good| paid.has(good));
                say!("lisboa-answer-goods", goods = List::commas(goods.map(|good| names::amount(good, 1))))
            }
            Action::Extra(good) => say!("lisboa-answer-extra", good),
            Action::Steps(steps) => self.steps(steps),
            Action::Favor(noble) => say!("lisboa-answer-favor", noble),
            Action::Reis(n) => say!("lisboa-answer-reis", reis = reis(n)),
            Action::Influence(0) => say!("lisboa-answer-all-cash"),
            Action::Influence(n) if self.decision == Some(Decision::Pay { due: n }) => {
                say!("lisboa-answer-all-influence")
            }
            Action::Influence(n) => say!("lisboa-answer-part-influence", reis = reis(n)),
            Action::Build(land, good) => self.store(land, good),
            Action::Cube(from, color) => self.cube(from, color),
            Action::Trash(color) => say!("lisboa-answer-trash", color),
            Action::House(group) => self.house(group),
            Action::Open(site) => self.opening(site),
            Action::Complete(plan) => self.complete(plan),
            Action::Return(post) => say!("lisboa-answer-return", post),
            Action::Drop(row, slot) => {
                say!("lisboa-answer-drop", card = self.portfolio_card(row, slot), row, slot)
            }
        }
    }

    fn card(&self, id: CardId) -> Message {
        names::card(&self.game.components, id)
    }

    fn portfolio(&self, id: CardId) -> Message {
        let card = self.card(id);
        match self.game.components.card(id).face {
            Face::Noble { influence, bottom, .. } => {
                say!("lisboa-answer-portfolio-noble", card, bottom = things::bottom(bottom), influence)
            }
            Face::Treasury { benefit, .. } => {
                say!("lisboa-answer-portfolio-treasury", card, benefit = things::benefit(benefit))
            }
        }
    }

    fn court(&self, id: CardId) -> Message {
        let card = self.card(id);
        match self.game.components.card(id).face {
            Face::Noble { noble, .. } => {
                let cost = influence(self.game.visit_cost(self.s, self.seat, noble, false));
                let ([first, second], main) = (noble.state_actions(), noble.noble_action());
                say!("lisboa-answer-visit", card, noble, cost, first, second, main)
            }
            Face::Treasury { event, .. } => {
                let fee = reis(whatif::event_fee(self.game, self.s, self.seat, id));
                say!("lisboa-answer-sponsor", card, fee, event = things::event(event))
            }
        }
    }

    fn discard(&self, id: CardId) -> Message {
        let card = self.card(id);
        match self.game.components.card(id).face {
            Face::Noble { bottom: Bottom::Reward(given), .. } => {
                say!("lisboa-answer-discard-reward", card, items = items(given))
            }
            Face::Noble { bottom: Bottom::Penalty(_), .. } | Face::Treasury { .. } => {
                say!("lisboa-answer-discard-nothing", card)
            }
        }
    }

    fn follow(&self) -> Message {
        let cost = whatif::follow_cost(self.game, self.s, self.seat).unwrap_or(0);
        say!("lisboa-answer-follow", cost = influence(cost))
    }

    fn sale(&self, good: Good, owner: Seat, slot: Slot) -> Message {
        let board = &self.s.boards[owner];
        // A good is sold to a ship that is there; the smallest stands for none.
        let ship = board.ship(slot).unwrap_or(lisboa::Ship::Blue);
        let (there, hull) = (board.cargo[slot.index()].len(), self.game.components.ship(ship).hull);
        let whose = if Some(owner) == self.viewer { "you" } else { "other" };
        let sails = if there + 1 == hull { "yes" } else { "no" };
        say!("lisboa-answer-sell-good", good, whose, owner, ship, there, hull, sails)
    }

    fn plan(&self, architect: Architect) -> Message {
        match self.game.top_plan(self.s, architect) {
            Some(top) => say!("lisboa-answer-plan", plan = names::plan(&self.game.components, top), architect),
            None => say!("lisboa-answer-other"),
        }
    }

    /// The top ship of the yard, and what it costs to build it so.
    fn ship(&self, action: Action) -> Message {
        let Some(kind) = self.s.top_ship() else { return say!("lisboa-answer-other") };
        let n = whatif::ship_cost(self.game, self.s, self.seat, action);
        let (ship, goods) = (things::ship(&self.game.components, kind), different_goods(n));
        if let Action::Upgrade(slot) = action {
            let old = self.portfolio_card(PortfolioRow::Top, slot);
            return say!("lisboa-answer-upgrade", old, ship, n, goods, slot);
        }
        say!("lisboa-answer-new-ship", ship, kind, n, goods)
    }

    /// A card of the Portfolio, with what would be lost with it.
    fn portfolio_card(&self, row: PortfolioRow, slot: Slot) -> Message {
        let (c, board) = (&self.game.components, &self.s.boards[self.seat]);
        let id = match (row, board.top[slot.index()]) {
            (PortfolioRow::Top, TopCard::Ship(ship)) => {
                let goods = names::goods(board.cargo[slot.index()].goods);
                return say!("lisboa-portfolio-ship", ship = things::ship(c, ship), goods);
            }
            (PortfolioRow::Top, TopCard::Noble(id)) => Some(id),
            (PortfolioRow::Top, TopCard::Empty) => None,
            (PortfolioRow::Bottom, _) => board.bottom[slot.index()],
        };
        let Some(id) = id else { return say!("lisboa-portfolio-empty", row, slot) };
        let card = self.card(id);
        match c.card(id).face {
            Face::Noble { influence, .. } => say!("lisboa-portfolio-noble", card, influence),
            Face::Treasury { benefit, .. } => {
                say!("lisboa-portfolio-treasury", card, benefit = things::benefit(benefit))
            }
        }
    }

    fn steps(&self, steps: u8) -> Message {
        let (c, s) = (&self.game.components, self.s);
        let gap = (s.cardinal + steps) % 6;
        let beside = [(gap + 5) % 6, gap].map(|space| s.church[usize::from(space)]);
        let tile = |tile| {
            let effect = things::clergy_effect(c.clergy(tile).effect);
            say!("lisboa-tile-beside", tile, effect)
        };
        let tiles = List::commas(beside.into_iter().flatten().map(tile));
        let passed = |icon: u8| (1..=steps).any(|step| (s.cardinal + step) % 6 == icon);
        let (treasury, scoring) = (yes_no(passed(c.board.church_treasury)), yes_no(passed(c.board.church_influence)));
        say!("lisboa-answer-steps", steps, gap, tiles, treasury, scoring)
    }

    fn store(&self, land: Land, good: Good) -> Message {
        let items = items(self.game.land_reward(self.s, land));
        let ways = whatif::store(self.game, self.s, self.seat, land, good);
        let price = whatif::price(&ways);
        let (least, burnt) = whatif::burnt_range(&ways, self.s, self.seat);
        let influence = whatif::range(least, burnt);
        let n = ways.first().map_or(0, |way| way.wigs[self.seat]);
        let street = street(good);
        say!("lisboa-answer-build", good, land, street, items, price, burnt, influence, n, wigs = wigs(n))
    }

    /// A cube; for a store with what the land costs after it was taken away.
    fn cube(&self, from: CubeFrom, color: Rubble) -> Message {
        let paid = || {
            let way = whatif::after_cube(self.game, self.s, self.seat, Action::Cube(from, color));
            (reis(way.price), way.burnt(self.s, self.seat))
        };
        match from {
            CubeFrom::Row => {
                let (price, burnt) = paid();
                say!("lisboa-answer-cube-row", color, price, burnt)
            }
            CubeFrom::Column => {
                let (price, burnt) = paid();
                say!("lisboa-answer-cube-column", color, price, burnt)
            }
            CubeFrom::Pile => say!("lisboa-answer-cube-pile", color),
        }
    }

    fn house(&self, group: HouseGroup) -> Message {
        let placed = self.s.boards[self.seat].houses[group.index()] + 1;
        let all = self.game.components.start.houses[group.index()];
        say!("lisboa-answer-house", placed, all, group, ability = names::house_ability(group, placed))
    }

    fn opening(&self, site: Site) -> Message {
        let ways = whatif::opening(self.game, self.s, self.seat, site);
        let ways = List::commas(ways.iter().filter_map(|way| self.opening_way(way)));
        let (cubes, items) = (cubes(self.s.site_rubble[site.index()]), items(self.game.site_reward(self.s, site)));
        say!("lisboa-answer-open", site, cubes, items, ways)
    }

    /// A Plan with the officials that must be hired for it, and who scores.
    fn opening_way(&self, way: &whatif::Way) -> Option<Message> {
        let (plan, hired, price, scored) = (way.plan?, way.hired, reis(way.price), self.scored(way));
        Some(say!("lisboa-way", plan, hired, price, scored))
    }

    /// Who scores how much.
    fn scored(&self, way: &whatif::Way) -> List {
        let scored = Seat::first(self.game.n_seats()).filter(|&seat| way.wigs[seat] > 0);
        List::commas(scored.map(|seat| say!("lisboa-way-scored", wigs = wigs(way.wigs[seat]), seat)))
    }

    /// A Plan; for an opening with its building, where its officials come from, and who scores.
    fn complete(&self, id: PlanId) -> Message {
        let c = &self.game.components;
        let plan = names::plan(c, id);
        let architect = c.plan(id).architect;
        let building = self.s.available[architect.index()];
        let (Some(Decision::OpenPlan { site }), Some(building)) = (self.decision, building) else {
            return say!("lisboa-answer-other");
        };
        let ways = whatif::opening(self.game, self.s, self.seat, site);
        let way = ways.iter().find(|way| way.plan == Some(id)).copied().unwrap_or_default();
        let colors = names::colors(c.colors(building, architect));
        say!(
            "lisboa-answer-complete",
            building,
            colors,
            plan,
            returned = way.returned,
            hired = way.hired,
            price = reis(way.price),
            scored = self.scored(&way)
        )
    }
}

fn pass(decision: Option<Decision>) -> Message {
    match decision {
        Some(Decision::SellGoods { .. } | Decision::Trade { .. } | Decision::Church { .. }) => {
            say!("lisboa-answer-stop")
        }
        Some(Decision::PeriodDiscard { .. }) => say!("lisboa-answer-keep-cards"),
        Some(Decision::VisitState { .. }) => say!("lisboa-answer-no-state-action"),
        Some(Decision::Follow { .. }) => say!("lisboa-answer-no-follow"),
        Some(Decision::Reward { .. }) => say!("lisboa-answer-leave"),
        Some(Decision::TrashCube { .. }) => say!("lisboa-answer-keep-cubes"),
        Some(Decision::ExtraDecree) => say!("lisboa-answer-no-second-decree"),
        _ => say!("lisboa-answer-decline"),
    }
}

fn do_deed(deed: Deed) -> Message {
    if deed == deed.noble().noble_action() {
        say!("lisboa-answer-noble-action", deed)
    } else {
        say!("lisboa-answer-state-action", deed)
    }
}

fn recruit(offices: Offices) -> Message {
    let to = || lisboa::Noble::ALL.into_iter().filter(|&noble| offices.count(noble) > 0);
    let kinds = to().map(|noble| names::card_type(lisboa::CardType::ALL[noble.index()]));
    let posts =
        List::commas(to().map(|noble| say!("lisboa-recruit-to", n = offices.count(noble), post = noble.office())));
    say!("lisboa-answer-recruit", posts, nobles = List::pluses(kinds))
}

const fn yes_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}
