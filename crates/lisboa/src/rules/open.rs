//! Noble action of the King: Open a public building (p. 20), and hiring officials for it (p. 21).

use super::Play;
use super::store::with_purse;
use crate::components::{ClergyEffect, Item, Items};
use crate::cost::{HirePrice, Purse, effect, missing_reis};
use crate::decision::{Decision, Luck, Pending, Step};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::{Reason, Verdict};
use crate::state::{OpenBuilding, PlayerBoard, State};
use table::{Actor, BySeat, EventSink, Id, IdSet, RuleId, Seat};

impl Lisboa {
    /// The reward of a construction site: printed, or a random token (L-VARIANT-21).
    pub fn site_reward(&self, s: &State, site: Site) -> Items {
        match s.site_tokens[site.index()] {
            0 => self.components.board.site_reward[site.index()],
            token => self.components.site_tokens[usize::from(token) - 1],
        }
    }

    /// Whether the available building of an architect may stand on a site: in the north it must show the street's colour
    /// (L-OPEN-04, A-44).
    fn suits(&self, s: &State, architect: Architect, site: Site) -> bool {
        s.available[architect.index()].is_some_and(|building| {
            site.street().is_none_or(|street| self.components.colors(building, architect).has(street))
        })
    }

    /// The own Plans that could be completed on this site, as far as building and colour go (L-OPEN-01).
    fn fitting_plans(&self, s: &State, plans: IdSet<PlanId>, site: Site) -> impl Iterator<Item = PlanId> {
        let suiting = |architect: Architect| {
            if self.suits(s, architect, site) { self.plans_of[architect.index()] } else { IdSet::empty() }
        };
        (plans & (suiting(Architect::Blue) | suiting(Architect::Green))).iter()
    }

    /// The buildings that a player's Plans could put on a free site now (L-OPEN-01, L-OPEN-04).
    pub fn openable(&self, s: &State, seat: Seat, site: Site) -> impl Iterator<Item = OpenBuilding> {
        let has_plan =
            move |architect: Architect| !(s.boards[seat].plans & self.plans_of[architect.index()]).is_empty();
        let suiting = move |&architect: &Architect| has_plan(architect) && self.suits(s, architect, site);
        let available =
            move |architect: Architect| s.available[architect.index()].map(|building| (architect, building));
        let open = Architect::ALL.into_iter().filter(suiting).filter_map(available);
        open.map(|(architect, building)| OpenBuilding { building, architect })
    }

    /// The stores that score when this building opens on this site: in the west and east those of the row that face a street of
    /// its colours (L-OPEN-12), in the north all that face the street (L-OPEN-13, A-44).
    pub fn scoring_stores(&self, s: &State, site: Site, open: OpenBuilding) -> IdSet<Land> {
        match (site.row(), site.street()) {
            (Some(row), _) => {
                let colors = self.components.colors(open.building, open.architect);
                let facing = colors.iter().fold(IdSet::empty(), |lands, color| lands | s.facing[color.index()]);
                facing & self.rows[row.index()]
            }
            (None, Some(street)) => s.facing[street.index()],
            (None, None) => IdSet::empty(),
        }
    }

    /// The wigs of each player when this building opens on this site: for the stores that score, and by clergy for who opens it
    /// (L-OPEN-11, L-CLERGY-01).
    pub fn opening_wigs(&self, s: &State, opener: Seat, site: Site, open: OpenBuilding) -> BySeat<u8> {
        let stores = self.scoring_stores(s, site, open);
        BySeat::from_fn(|seat| {
            let own = (s.boards[seat].stores & stores).iter().map(|land| self.column_value(s, land.column()));
            own.sum::<u8>() + if seat == opener { self.clergy_open_wigs(s, seat) } else { 0 }
        })
    }

    fn clergy_open_wigs(&self, s: &State, seat: Seat) -> u8 {
        self.clergy_sum(s.boards[seat].clergy, effect!(ClergyEffect::OpenWigs))
    }

    /// Whether a public building can be opened with this purse (L-OPEN-01, L-OPEN-02, A-33, A-45).
    pub(super) fn check_open<V: Verdict>(&self, s: &State, seat: Seat, purse: Purse, v: &mut V) {
        self.check_open_or(s, seat, purse, |more| self.has_site(s, seat, purse.with(more)), v);
    }

    /// The same within something larger; `is_enough` says whether that would be possible with so many réis more.
    pub(super) fn check_open_or<V: Verdict>(
        &self,
        s: &State,
        seat: Seat,
        purse: Purse,
        is_enough: impl Fn(u8) -> bool,
        v: &mut V,
    ) {
        let board = &s.boards[seat];
        let with_building = |plan: &PlanId| s.available[self.components.plan(*plan).architect.index()].is_some();
        v.require(board.plans.iter().any(|plan| with_building(&plan)), || Reason::NoPlan);
        if v.settled() {
            return;
        }
        v.require(self.has_site(s, seat, purse), || Reason::NoSite { short: missing_reis(is_enough) });
    }

    /// Whether there is a site that suits an own Plan whose officials can be paid.
    fn has_site(&self, s: &State, seat: Seat, purse: Purse) -> bool {
        let prices = HirePrices::of(self, s, &s.boards[seat]);
        self.free_sites(s).iter().any(|site| self.site_payable(s, seat, site, purse, &prices))
    }

    /// Whether a free site suits an own Plan, money aside.
    pub(super) fn has_site_and_plan(&self, s: &State, seat: Seat) -> bool {
        let plans = s.boards[seat].plans;
        self.free_sites(s).iter().any(|site| self.fitting_plans(s, plans, site).next().is_some())
    }

    /// The sites without a building (L-OPEN-15).
    pub(super) fn free_sites(&self, s: &State) -> IdSet<Site> {
        self.sites.iter().filter(|site| s.buildings[site.index()].is_none()).collect()
    }

    /// Whether a building can be opened on this site on some line of choices: cubes and reward come first and count.
    fn site_payable(&self, s: &State, seat: Seat, site: Site, start: Purse, hire: &HirePrices) -> bool {
        let board = &s.boards[seat];
        // an own Plan must suit the site at the start.
        if self.fitting_plans(s, board.plans, site).next().is_none() {
            return false;
        }
        let payable = |plans: IdSet<PlanId>, posted: u8, purse: Purse| {
            let have = self.raise(purse);
            self.fitting_plans(s, plans, site).any(|plan| u16::from(hire.due(self, plan, posted)) <= have)
        };
        if payable(board.plans, board.posted(), start) {
            return true;
        }
        let mut purse = start;
        let each = u16::from(hire.rubble_reis);
        purse.reis += each * s.site_rubble[site.index()].iter().map(|&n| u16::from(n)).sum::<u16>();
        let (mut posted, mut plans, mut cardinal) = (board.posted(), board.plans, false);
        for item in self.site_reward(s, site).into_iter().flatten() {
            self.add_money(board, item, &mut purse);
            match item {
                Item::Recruit(n) => posted += n.min(board.officials),
                Item::Plan(_) => {
                    plans = plans | Architect::all().filter_map(|architect| self.top_plan(s, architect)).collect();
                }
                Item::Rubble if s.pile != [0; 3] => purse.reis += each,
                Item::Cardinal => cardinal = true,
                Item::Reis(_)
                | Item::Influence(_)
                | Item::Goods(..)
                | Item::Favor
                | Item::Rubble
                | Item::TakeDecree
                | Item::Decree(_) => {}
            }
        }
        payable(plans, posted, purse)
            || cardinal
                && self.money_tile_within_reach(s, seat, 1)
                && self.completes_from(with_purse(s, seat, start), |play| play.resolve_open(seat, site))
    }

    /// Whether a building may be opened on this site (L-OPEN-03, L-OPEN-04, L-OPEN-15).
    pub(super) fn check_open_site<V: Verdict>(&self, s: &State, seat: Seat, site: Site, v: &mut V) {
        let board = &s.boards[seat];
        v.require(self.sites.has(site), || Reason::SiteCovered(site));
        v.require(s.buildings[site.index()].is_none(), || Reason::SiteTaken(site));
        let fits = self.fitting_plans(s, board.plans, site).next().is_some();
        v.require(fits, || Reason::WrongColor(site));
        if v.settled() || v.refused() {
            return;
        }
        let purse = Purse::of(board);
        let hire = HirePrices::of(self, s, board);
        let due = || self.fitting_plans(s, board.plans, site).map(|plan| hire.due(self, plan, board.posted()));
        v.require(self.site_payable(s, seat, site, purse, &hire), || Reason::Short {
            due: due().min().unwrap_or(0),
            cash: purse.reis,
            by_influence: self.reis_of_influence(purse.influence),
            short: missing_reis(|more| self.site_payable(s, seat, site, purse.with(more), &hire)).unwrap_or_default(),
            rule: RuleId("L-HIRE-02"),
        });
    }

    /// The Plans that can be named for this site: of equal ones only the first.
    pub(super) fn nameable_plans(&self, s: &State, seat: Seat) -> IdSet<PlanId> {
        let mut kinds = IdSet::empty();
        for plan in s.boards[seat].plans {
            let face = |id: PlanId| (self.components.plan(id).architect, self.components.plan(id).officials);
            if !kinds.iter().any(|other| face(other) == face(plan)) {
                kinds.insert(plan);
            }
        }
        kinds
    }

    /// Whether this Plan may be completed on this site (L-OPEN-01, L-OPEN-02, L-OPEN-04).
    pub(super) fn check_open_plan<V: Verdict>(&self, s: &State, seat: Seat, site: Site, plan: PlanId, v: &mut V) {
        let board = &s.boards[seat];
        v.require(self.nameable_plans(s, seat).has(plan), || Reason::NotYourPlan(plan));
        let architect = self.components.plan(plan).architect;
        v.require(s.available[architect.index()].is_some(), || Reason::NoBuilding(architect));
        v.require(self.suits(s, architect, site), || Reason::WrongColor(site));
        let due = HirePrices::of(self, s, board).due(self, plan, board.posted());
        let have = self.raise(Purse::of(board));
        v.require(u16::from(due) <= have, || Reason::Costs { due, have, rule: RuleId("L-HIRE-02") });
    }

    /// What completing a Plan now costs for the officials that are missing (L-HIRE-01, L-HIRE-02).
    pub fn hire_price_of(&self, s: &State, seat: Seat, plan: PlanId) -> HirePrice {
        let board = &s.boards[seat];
        HirePrices::of(self, s, board).of_plan(self, plan, board.posted())
    }

    /// Whether an official may return from here (L-OPEN-08, L-ICON-01).
    pub(super) fn check_return<V: Verdict>(&self, s: &State, seat: Seat, left: u8, from: u8, post: Post, v: &mut V) {
        let posts = &s.boards[seat].posts;
        v.require(posts[post.index()] > 0, || Reason::NoOfficialThere(post));
        let rest: u8 = posts[post.index()..].iter().sum();
        v.require(post as u8 >= from && rest >= left, || Reason::OutOfOrder);
    }
}

/// What decides the price of missing officials for a player, worked out once.
struct HirePrices {
    /// How many officials fewer a Plan needs (L-HIRE-03).
    fewer: u8,
    /// The price of one (L-HIRE-02).
    each: u8,
    discount: u8,
    /// Réis for a cube taken (L-CLERGY-17).
    rubble_reis: u8,
}

impl HirePrices {
    fn of(game: &Lisboa, s: &State, board: &PlayerBoard) -> Self {
        Self {
            fewer: game.fewer_officials(board),
            each: game.hire_price(s, board),
            discount: game.discount(board),
            rubble_reis: game.rubble_reis(board.clergy),
        }
    }

    /// The missing officials of a Plan, and what they cost (L-HIRE-01..03, A-28, A-46).
    #[inline]
    fn of_plan(&self, game: &Lisboa, plan: PlanId, posted: u8) -> HirePrice {
        let missing = game.components.plan(plan).officials.saturating_sub(self.fewer).saturating_sub(posted);
        HirePrice { missing, each: self.each, discount: self.discount }
    }

    /// What they cost in all, after the discount.
    #[inline]
    fn due(&self, game: &Lisboa, plan: PlanId, posted: u8) -> u8 {
        self.of_plan(game, plan, posted).total()
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// A building: cubes, reward, Plan, officials, scoring (L-OPEN-03..14, A-45).
    pub(super) fn resolve_open(&mut self, seat: Seat, site: Site) {
        self.ask(seat, Decision::OpenPlan { site });
        self.offer_reward(seat, self.game.site_reward(self.s, site), true);
        self.step(seat, Step::SiteCubes { site });
    }

    /// Both cubes of the site.
    pub(super) fn site_cubes(&mut self, seat: Seat, site: Site) {
        let cubes = std::mem::take(&mut self.s.site_rubble[site.index()]);
        self.receive_cubes(seat, cubes, "L-OPEN-05");
    }

    /// The Plan is named: its architect's available building is placed as it lies (L-OPEN-07); all own officials in offices and
    /// plazas that are needed return, only the rest is hired (L-OPEN-08, L-RECRUIT-05, L-HIRE-01, L-HIRE-04).
    pub(super) fn resolve_open_plan(&mut self, seat: Seat, site: Site, plan: PlanId) {
        let architect = self.game.components.plan(plan).architect;
        let Some(building) = self.s.available[architect.index()].take() else { return };
        self.s.buildings[site.index()] = Some(OpenBuilding { building, architect });
        self.tell("L-OPEN-07", H::BuildingOpened(seat, building, site));
        let board = &self.s.boards[seat];
        // L-OPEN-09
        let needed = self.game.components.plan(plan).officials.saturating_sub(self.game.fewer_officials(board));
        let returning = needed.min(board.posted());
        let hired = needed - returning;
        let price = hired * self.game.hire_price(self.s, board);
        self.step(seat, Step::FinishBuilding { site, plan });
        if hired > 0 {
            self.tell("L-HIRE-01", H::OfficialsHired(seat, hired));
            self.step(seat, Step::Pay { price });
        }
        if returning > 0 {
            self.ask(seat, Decision::ReturnOfficials { left: returning, from: 0, penalty: false });
        }
    }

    /// An official returns; the next from the same post or a later one.
    pub(super) fn resolve_return(&mut self, seat: Seat, left: u8, penalty: bool, post: Post) {
        let on_plaza = Noble::ALL.into_iter().any(|noble| noble.plaza() == post);
        let rule = match penalty {
            true => "L-NOBLECARD-03",
            false if on_plaza => "L-RECRUIT-05",
            false => "L-OPEN-08",
        };
        self.return_official(seat, post, rule);
        if left > 1 {
            self.ask(seat, Decision::ReturnOfficials { left: left - 1, from: post as u8, penalty });
        }
    }

    /// The Plan is turned over (L-OPEN-10), stores score (L-OPEN-11), the next building is available at once (L-OPEN-14,
    /// L-UPKEEP-06).
    pub(super) fn finish_building(&mut self, seat: Seat, site: Site, plan: PlanId) {
        let board = &mut self.s.boards[seat];
        board.plans.remove(plan);
        board.completed.insert(plan);
        self.tell("L-OPEN-10", H::PlanCompleted(seat, plan));
        self.score_building(seat, site);
        let wigs = self.game.clergy_open_wigs(self.s, seat);
        self.gain_wigs(seat, wigs, "L-CLERGY-01");
        self.fulfil_visit(seat, Deed::Open);
        let architect = self.game.components.plan(plan).architect;
        self.s.available[architect.index()] = self.s.next[architect.index()].take();
        self.s.agenda.push(Actor::Chance, Pending::Luck(Luck::RevealBuilding { architect }));
    }

    /// Every matching store scores for its owner, whoever opened the building.
    fn score_building(&mut self, opener: Seat, site: Site) {
        let Some(open) = self.s.buildings[site.index()] else { return };
        let matching = self.game.scoring_stores(self.s, site, open);
        let rule = if site.side() == Side::North { "L-OPEN-13" } else { "L-OPEN-12" };
        for owner in Seat::first(self.game.n()) {
            let stores = self.s.boards[owner].stores & matching;
            let wigs: u8 = stores.iter().map(|land| self.game.column_value(self.s, land.column())).sum();
            self.gain_wigs(owner, wigs, if owner == opener { rule } else { "L-OPEN-11" });
        }
    }
}
