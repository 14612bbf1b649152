//! Stores and public buildings.

use super::Referee;
use crate::numbers::*;
use lisboa::{
    Action, Architect, ClergyEffect, Column, CubeFrom, Decision, Good, Item, Items, Land, Luck, Noble, OpenBuilding,
    PlanId, Rubble, Site, Task, ThinColumn,
};
use table::{Id, IdSet, Seat};

impl Referee<'_> {
    /// Maia's Noble action (A-43: reward, tile, cube, payment, house, wigs).
    pub fn build_store(&mut self, who: Seat) {
        let Action::Build(land, street) = self.ask(who, Decision::BuildStore) else { unreachable!() };
        // L-STORE-04; L-VARIANT-21
        let components = &self.game.components;
        let items = match self.now.land_tokens[land.index()] {
            0 => components.board.land_reward[land.index()],
            token => components.land_tokens[usize::from(token) - 1],
        };
        self.take_rewards(who, items, false);
        // L-STORE-01, L-STORE-03
        let space = if land.column() == Column::C5 { 4 } else { street.index() };
        self.now.city[space] = false;
        self.now.facing[street.index()].insert(land);
        self.take_cube_of_land(who, land);
        // L-STORE-06: `land_due` has the discount already, so the price is paid as it is.
        self.pay_due(who, land_due(self.game, &self.now, who, land));
        // L-STORE-11, L-HOUSE-01
        let Action::House(group) = self.ask(who, Decision::House { land }) else { unreachable!() };
        let board = self.board(who);
        board.houses[group.index()] += 1;
        board.stores.insert(land);
        // L-STORE-12
        let wigs = self.column_value(land) * self.relevant_buildings(land, street);
        // L-CLERGY-02
        let more = from_tiles!(self, who, StoreWigs);
        self.gain_wigs(who, wigs + more);
        // L-VARIANT-08, L-VARIANT-10
        self.fulfil_by_visit(who, Noble::Maia, [Task::A1, Task::A3]);
    }

    /// The rewards of a land space or a site. A-43: they are optional, and asked only where they need a choice or move
    /// the Cardinal; what cannot be had is lost.
    fn take_rewards(&mut self, who: Seat, items: Items, site: bool) {
        for item in items.into_iter().flatten() {
            if !some_of(self.game, &self.now, who, item) {
                continue;
            }
            let taken =
                !self.needs_a_choice(who, item) || self.ask(who, Decision::Reward { item, site }) == Action::Take;
            if taken {
                self.receive(who, item, true);
            }
        }
    }

    /// Whether something inside a reward is to be chosen.
    pub fn needs_a_choice(&self, who: Seat, item: Item) -> bool {
        let board = &self.now.boards[who];
        match item {
            Item::Reis(_) | Item::Influence(_) | Item::Goods(..) => false,
            Item::Plan(_) => {
                Architect::ALL.into_iter().all(|architect| plans_left(self.game, &self.now, architect) > 0)
            }
            Item::Recruit(n) => n.min(board.officials) != 3,
            Item::Favor => board.favors.len() < 2,
            // L-CLERGY-09: the cube itself may be discarded.
            Item::Rubble => {
                let colors = Rubble::ALL.into_iter().filter(|color| self.now.pile[color.index()] > 0).count();
                colors > 1 || colors == 1 && effects(self.game, board).iter().any(|&tile| trashes(tile))
            }
            Item::Cardinal => true,
            Item::TakeDecree | Item::Decree(_) => self.now.decrees.len() > 1,
        }
    }

    /// L-STORE-05: a cube from the row end or the column foot, if any is there.
    fn take_cube_of_land(&mut self, who: Seat, land: Land) {
        let (row, column) = (land.row().index(), land.column().index());
        let lying: u8 = self.now.row_rubble[row].iter().chain(&self.now.column_rubble[column]).sum();
        if lying == 0 {
            return;
        }
        let Action::Cube(from, color) = self.ask(who, Decision::StoreCube { land }) else { unreachable!() };
        let pile =
            if from == CubeFrom::Row { &mut self.now.row_rubble[row] } else { &mut self.now.column_rubble[column] };
        pile[color.index()] -= 1;
        let mut cubes = [0; 3];
        cubes[color.index()] = 1;
        self.gain_cubes(who, cubes);
    }

    /// What a store in this place scores for each building: L-WIGS-03, the tile below its column; A-62.
    fn column_value(&self, land: Land) -> u8 {
        let column = match (land.column(), self.game.components.board.thin_column) {
            (Column::C5, ThinColumn::Wigs(wigs)) => return wigs,
            (Column::C5, ThinColumn::As(other)) => other,
            (Column::C1 | Column::C2 | Column::C3 | Column::C4, _) => land.column(),
        };
        self.now.column_value[column.index()]
    }

    /// L-WIGS-01: buildings of the store's colour west and east of its row and north of its street.
    fn relevant_buildings(&self, land: Land, street: Good) -> u8 {
        let sites = [Site::west(land.row()), Site::east(land.row()), Site::north(street)];
        sites.into_iter().filter(|site| self.colors_on(*site).has(street)).count() as u8
    }

    /// The colours of the building on a site; none if there is no building.
    fn colors_on(&self, site: Site) -> IdSet<Good> {
        let open = self.now.buildings[site.index()];
        open.map_or(IdSet::empty(), |open| self.game.components.colors(open.building, open.architect))
    }

    /// The King's Noble action.
    pub fn open_building(&mut self, who: Seat) {
        // L-OPEN-03
        let Action::Open(site) = self.ask(who, Decision::OpenSite) else { unreachable!() };
        // L-OPEN-05
        let cubes = std::mem::take(&mut self.now.site_rubble[site.index()]);
        self.gain_cubes(who, cubes);
        // L-OPEN-06; L-VARIANT-21
        let components = &self.game.components;
        let items = match self.now.site_tokens[site.index()] {
            0 => components.board.site_reward[site.index()],
            token => components.site_tokens[usize::from(token) - 1],
        };
        self.take_rewards(who, items, true);
        // L-OPEN-07
        let Action::Complete(plan) = self.ask(who, Decision::OpenPlan { site }) else { unreachable!() };
        let architect = self.game.components.plan(plan).architect;
        let building = self.now.available[architect.index()].take().expect("A-38: a building is available");
        self.now.buildings[site.index()] = Some(OpenBuilding { building, architect });
        self.staff(who, plan);
        // L-OPEN-10
        let board = self.board(who);
        board.plans.remove(plan);
        board.completed.insert(plan);
        // L-CLERGY-01
        let more = from_tiles!(self, who, OpenWigs);
        self.gain_wigs(who, more);
        self.score_building(site);
        // L-VARIANT-09, L-VARIANT-11
        self.fulfil_by_visit(who, Noble::King, [Task::A2, Task::A4]);
        self.next_building(architect);
    }

    /// L-OPEN-08, L-HIRE-01: own officials come back, the missing ones are hired.
    fn staff(&mut self, who: Seat, plan: PlanId) {
        let hired = hire_due(self.game, &self.now, who, plan);
        let board = &self.now.boards[who];
        let posted: u8 = board.posts.iter().sum();
        let needed = officials_needed(self.game, board, plan);
        if hired > 0 && posted > 0 {
            self.met("L-HIRE-01: some officials are hired");
        }
        self.return_officials(who, needed.min(posted), false);
        self.pay_due(who, hired);
    }

    /// L-OPEN-11: every matching store scores for its owner.
    fn score_building(&mut self, site: Site) {
        let colors = self.colors_on(site);
        for owner in Seat::first(self.players()) {
            for street in Good::ALL {
                for land in self.now.facing[street.index()].iter() {
                    let matches = match (site.row(), site.street()) {
                        // L-OPEN-12
                        (Some(row), _) => land.row() == row && colors.has(street),
                        // L-OPEN-13
                        (None, north) => north == Some(street),
                    };
                    if matches && self.now.boards[owner].stores.has(land) {
                        self.gain_wigs(owner, self.column_value(land));
                    }
                }
            }
        }
    }

    /// L-OPEN-14: the next building of the architect becomes available at once; L-SETUP-13: another one is turned up.
    fn next_building(&mut self, architect: Architect) {
        let index = architect.index();
        self.now.available[index] = self.now.next[index].take();
        if self.now.stacked[index] > 0 {
            let Action::Building(building) = self.luck(Luck::RevealBuilding { architect }) else { unreachable!() };
            self.now.next[index] = Some(building);
            self.now.stacked[index] -= 1;
            self.now.unseen_buildings.remove(building);
        }
    }
}

/// L-CLERGY-09
pub fn trashes(effect: ClergyEffect) -> bool {
    matches!(effect, ClergyEffect::RubbleForWigs(_))
}
