//! Noble action of Maia: Build a store (p. 17), its house and its wigs (p. 18).

use super::Play;
use crate::action::CubeFrom;
use crate::components::{ClergyEffect, Item, Items, TOP_INFLUENCE, ThinColumn};
use crate::cost::{Purse, effect, missing_reis, worth_of};
use crate::decision::{Decision, Step};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::{Reason, Verdict};
use crate::state::State;
use table::{EventSink, Id, IdSet, RuleId, Seat};

/// The space of the city display with the small tile.
const SMALL: usize = 4;

/// The space of the city display whose tile is built on this land facing this street (L-STORE-01, L-STORE-03).
fn city_space(land: Land, street: Good) -> usize {
    if land.column().is_thin() { SMALL } else { street.index() }
}

impl Lisboa {
    /// The reward of a land space: printed, or a random token (L-VARIANT-21).
    pub fn land_reward(&self, s: &State, land: Land) -> Items {
        match s.land_tokens[land.index()] {
            0 => self.components.board.land_reward[land.index()],
            token => self.components.land_tokens[usize::from(token) - 1],
        }
    }

    /// The empty land spaces on which a tile of the display can be built facing this street (L-STORE-02, L-STORE-03).
    fn open_lands(&self, s: &State, street: Good) -> IdSet<Land> {
        let mut lands = self.streets[street.index()] - s.built();
        if !s.city[street.index()] {
            lands = lands & self.columns[Column::C5.index()];
        }
        if !s.city[SMALL] {
            lands = lands - self.columns[Column::C5.index()];
        }
        lands
    }

    /// Whether a store can be built with this purse: a house, a tile, a space, and the money (L-STORE-14, A-33).
    pub(super) fn check_store<V: Verdict>(&self, s: &State, seat: Seat, purse: Purse, v: &mut V) {
        self.check_store_or(s, seat, purse, |more| self.has_land(s, seat, purse.with(more)), v);
    }

    /// The same within something larger; `is_enough` says whether that would be possible with so many réis more.
    pub(super) fn check_store_or<V: Verdict>(
        &self,
        s: &State,
        seat: Seat,
        purse: Purse,
        is_enough: impl Fn(u8) -> bool,
        v: &mut V,
    ) {
        v.require(self.has_house(s, seat), || Reason::NoHouse);
        if v.settled() {
            return;
        }
        v.require(self.has_land(s, seat, purse), || Reason::NoLand { short: missing_reis(is_enough) });
    }

    /// Whether there is a land with a tile that can be paid.
    fn has_land(&self, s: &State, seat: Seat, purse: Purse) -> bool {
        let prices = LandPrices::of(self, s, seat);
        let open = Good::ALL.into_iter().fold(IdSet::empty(), |all, street| all | self.open_lands(s, street));
        open.iter().any(|land| self.land_payable(s, seat, land, purse, &prices))
            || self.money_tile_within_reach(s, seat, 1)
                && open.iter().any(|land| self.land_payable_by_cardinal(s, seat, land, purse, &prices))
    }

    fn has_house(&self, s: &State, seat: Seat) -> bool {
        s.boards[seat].houses != self.components.start.houses
    }

    /// Whether the land can be paid, its reward included, when the dearest cube is the one taken.
    #[inline]
    fn land_payable(&self, s: &State, seat: Seat, land: Land, mut purse: Purse, prices: &LandPrices) -> bool {
        let due = u16::from(prices.due(s, land));
        if due <= self.raise(purse) {
            return true;
        }
        for item in self.land_reward(s, land).into_iter().flatten() {
            self.add_money(&s.boards[seat], item, &mut purse);
        }
        if prices.rubble_reis > 0 && LandPrices::cubes(s, land) != [0; 3] {
            purse.reis += u16::from(prices.rubble_reis);
        }
        due <= self.raise(purse)
    }

    /// Whether the land can be paid because its reward moves the Cardinal, and a tile within his reach helps to pay.
    fn land_payable_by_cardinal(&self, s: &State, seat: Seat, land: Land, purse: Purse, prices: &LandPrices) -> bool {
        self.land_reward(s, land).contains(&Some(Item::Cardinal))
            && self.money_tile_within_reach(s, seat, 1)
            // At most the whole Influence track and what clergy can add.
            && u16::from(prices.due(s, land))
                <= self.raise(Purse { influence: TOP_INFLUENCE, ..purse }) + u16::from(self.most_clergy_money())
            // The price does not depend on the street.
            && self.completes_from(with_purse(s, seat, purse), |play| {
                play.resolve_build(seat, land, land.column().streets()[0]);
            })
    }

    /// What a reward adds to a purse without a choice.
    pub(super) fn add_money(&self, board: &crate::PlayerBoard, item: Item, purse: &mut Purse) {
        match item {
            Item::Reis(n) => purse.reis += u16::from(n),
            Item::Influence(n) => {
                let more = effect!(ClergyEffect::InfluenceGain);
                purse.influence = (purse.influence + n + self.clergy_sum(board.clergy, more)).min(TOP_INFLUENCE);
            }
            Item::Goods(..)
            | Item::Plan(_)
            | Item::Recruit(_)
            | Item::Favor
            | Item::Rubble
            | Item::Cardinal
            | Item::TakeDecree
            | Item::Decree(_) => {}
        }
    }

    /// Réis for each cube taken (L-CLERGY-17).
    pub(super) fn rubble_reis(&self, clergy: IdSet<ClergyId>) -> u8 {
        self.clergy_sum(clergy, effect!(ClergyEffect::RubbleReis))
    }

    /// The most réis that rewards and clergy tiles could add to one payment, besides Influence.
    fn most_clergy_money(&self) -> u8 {
        self.clergy_sum(IdSet::full(), effect!(ClergyEffect::Discount))
            + self.clergy_sum(IdSet::full(), effect!(ClergyEffect::RubbleReis))
    }

    /// Lists where a store can be built and paid, in ascending order.
    pub(super) fn offer_stores(&self, s: &State, seat: Seat, offer: &mut impl FnMut(crate::Action)) {
        let (purse, prices) = (Purse::of(&s.boards[seat]), LandPrices::of(self, s, seat));
        let payable = |land: Land| {
            self.land_payable(s, seat, land, purse, &prices)
                || self.land_payable_by_cardinal(s, seat, land, purse, &prices)
        };
        for land in (self.lands - s.built()).iter().filter(|&land| payable(land)) {
            for &street in land.column().streets() {
                if s.city[city_space(land, street)] {
                    offer(crate::Action::Build(land, street));
                }
            }
        }
    }

    /// Whether a store may be built here, facing this street (L-STORE-01..03), and can be paid.
    pub(super) fn check_build<V: Verdict>(&self, s: &State, seat: Seat, land: Land, street: Good, v: &mut V) {
        v.require(self.has_house(s, seat), || Reason::NoHouse);
        v.require(self.lands.has(land), || Reason::LandCovered(land));
        v.require(!s.built().has(land), || Reason::LandTaken(land));
        let touches = land.column().streets().contains(&street);
        v.require(touches, || Reason::NotOnStreet(land, street));
        let thin = land.column().is_thin();
        v.require(s.city[city_space(land, street)], || {
            if thin { Reason::NoSmallTile } else { Reason::NoCityTile(street) }
        });
        if v.settled() || !touches {
            return;
        }
        let (purse, prices) = (Purse::of(&s.boards[seat]), LandPrices::of(self, s, seat));
        let is_payable = |purse: Purse| {
            self.land_payable(s, seat, land, purse, &prices)
                || self.land_payable_by_cardinal(s, seat, land, purse, &prices)
        };
        v.require(is_payable(purse), || Reason::Short {
            due: prices.due(s, land),
            cash: purse.reis,
            by_influence: self.reis_of_influence(purse.influence),
            short: missing_reis(|more| is_payable(purse.with(more))).unwrap_or_default(),
            rule: RuleId("L-STORE-06"),
        });
    }

    /// The cubes that a store can take: each colour at the row end and at the column foot (L-STORE-05, L-STORE-08).
    pub fn store_cubes(&self, s: &State, land: Land) -> impl Iterator<Item = (CubeFrom, Rubble)> {
        let (row, column) = (s.row_rubble[land.row().index()], s.column_rubble[land.column().index()]);
        [(CubeFrom::Row, row), (CubeFrom::Column, column)].into_iter().flat_map(|(from, cubes)| {
            let there = Rubble::ALL.into_iter().filter(move |color| cubes[color.index()] > 0);
            there.map(move |color| (from, color))
        })
    }

    /// Whether this cube may be taken: it must lie there, and the rest must stay payable (L-STORE-05, L-STORE-09).
    pub(super) fn check_store_cube<V: Verdict>(
        &self,
        s: &State,
        seat: Seat,
        land: Land,
        from: CubeFrom,
        color: Rubble,
        v: &mut V,
    ) {
        v.require(self.store_cubes(s, land).any(|cube| cube == (from, color)), || Reason::NoCube);
        if v.refused() {
            return;
        }
        let board = &s.boards[seat];
        let due = self.land_price(s, seat, land).due(self.rubble_values(board)[color.index()]);
        let mut purse = Purse::of(board);
        purse.reis += u16::from(self.rubble_reis(board.clergy));
        let have = self.raise(purse);
        v.require(u16::from(due) <= have, || Reason::Costs { due, have, rule: RuleId("L-STORE-06") });
    }

    /// The groups with a house left (L-HOUSE-01, A-40).
    pub(super) fn houses_left(&self, s: &State, seat: Seat) -> impl Iterator<Item = HouseGroup> {
        let (placed, all) = (s.boards[seat].houses, self.components.start.houses);
        HouseGroup::ALL.into_iter().filter(move |group| placed[group.index()] < all[group.index()])
    }

    /// Whether a house of this group is left.
    pub(super) fn check_house<V: Verdict>(&self, s: &State, seat: Seat, group: HouseGroup, v: &mut V) {
        v.require(self.houses_left(s, seat).any(|left| left == group), || Reason::GroupEmpty(group));
    }

    /// The value of a column: the large number of its scoring tile; the thin column has none (L-WIGS-03, A-62).
    pub fn column_value(&self, s: &State, column: Column) -> u8 {
        match self.components.board.thin_column {
            ThinColumn::Wigs(wigs) if column.is_thin() => wigs,
            ThinColumn::As(shared) if column.is_thin() => s.column_value[shared.index()],
            ThinColumn::Wigs(_) | ThinColumn::As(_) => s.column_value[column.index()],
        }
    }

    /// The sites of the public buildings relevant to a store: in its row or at the north end of its street, showing its colour
    /// (L-WIGS-01, L-WIGS-02).
    pub fn store_sites(&self, s: &State, land: Land, street: Good) -> impl Iterator<Item = Site> {
        let sites = [Site::west(land.row()), Site::east(land.row()), Site::north(street)];
        sites.into_iter().filter(move |site| {
            s.buildings[site.index()]
                .is_some_and(|open| self.components.colors(open.building, open.architect).has(street))
        })
    }

    /// The wigs that a store on this land brings when it is built: for the buildings that are open, and by clergy (L-WIGS-03,
    /// L-CLERGY-02).
    pub fn store_wigs(&self, s: &State, seat: Seat, land: Land, street: Good) -> u8 {
        self.building_wigs(s, land, street) + self.clergy_store_wigs(s, seat)
    }

    fn building_wigs(&self, s: &State, land: Land, street: Good) -> u8 {
        self.column_value(s, land.column()) * self.store_sites(s, land, street).count() as u8
    }

    fn clergy_store_wigs(&self, s: &State, seat: Seat) -> u8 {
        self.clergy_sum(s.boards[seat].clergy, effect!(ClergyEffect::StoreWigs))
    }
}

/// What decides the price of any land for a player, worked out once.
struct LandPrices {
    /// What a cube of each colour adds.
    values: [u8; 3],
    treasury: u8,
    discount: u8,
    /// Réis for a cube taken (L-CLERGY-17).
    rubble_reis: u8,
}

impl LandPrices {
    fn of(game: &Lisboa, s: &State, seat: Seat) -> Self {
        let board = &s.boards[seat];
        Self {
            values: game.rubble_values(board),
            treasury: game.treasury_reis(s),
            discount: game.discount(board),
            rubble_reis: game.rubble_reis(board.clergy),
        }
    }

    /// The cubes at the row and the column of a land space.
    #[inline]
    fn cubes(s: &State, land: Land) -> [u8; 3] {
        let (row, column) = (s.row_rubble[land.row().index()], s.column_rubble[land.column().index()]);
        [row[0] + column[0], row[1] + column[1], row[2] + column[2]]
    }

    /// What is due when the dearest cube is the one taken (L-STORE-09).
    #[inline]
    fn due(&self, s: &State, land: Land) -> u8 {
        let (cubes, values) = (Self::cubes(s, land), self.values);
        let value = |color: usize| if cubes[color] > 0 { values[color] } else { 0 };
        let taken = value(0).max(value(1)).max(value(2));
        (self.treasury + worth_of(cubes, values) - taken).saturating_sub(self.discount)
    }
}

/// The state with another purse, for a look-ahead.
pub(super) fn with_purse(s: &State, seat: Seat, purse: Purse) -> State {
    let mut copy = *s;
    copy.boards[seat].reis = purse.reis;
    copy.boards[seat].influence = purse.influence;
    copy
}

/// The rule of what a group of houses gives, by how many of it are placed.
fn ability(group: HouseGroup, placed: u8) -> &'static str {
    match (group, placed) {
        (HouseGroup::Left, ..=1) => "L-HOUSE-03",
        (HouseGroup::Left, _) => "L-HOUSE-04",
        (HouseGroup::Middle, ..=1) => "L-HOUSE-05",
        (HouseGroup::Middle, 2) => "L-HOUSE-06",
        (HouseGroup::Middle, _) => "L-HOUSE-07",
        (HouseGroup::Right, ..=1) => "L-HOUSE-08",
        (HouseGroup::Right, 2) => "L-HOUSE-09",
        (HouseGroup::Right, _) => "L-HOUSE-10",
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// A store: reward, tile, cube, payment, house, wigs (L-STORE-04..12, A-43).
    pub(super) fn resolve_build(&mut self, seat: Seat, land: Land, street: Good) {
        self.step(seat, Step::ScoreStore { land });
        self.ask(seat, Decision::House { land });
        self.step(seat, Step::PayLand { land });
        self.ask(seat, Decision::StoreCube { land });
        self.step(seat, Step::PlaceStore { land, street });
        self.offer_reward(seat, self.game.land_reward(self.s, land), false);
    }

    /// The tile leaves the display, which is refilled only at the end of the turn (L-STORE-13).
    pub(super) fn place_store(&mut self, seat: Seat, land: Land, street: Good) {
        self.s.city[city_space(land, street)] = false;
        self.s.facing[street.index()].insert(land);
        self.tell("L-STORE-04", H::StorePlaced(seat, land, street));
    }

    /// One cube from the row end or the column foot; those on public sites cannot be taken (L-STORE-05, L-STORE-08).
    pub(super) fn resolve_store_cube(&mut self, seat: Seat, land: Land, from: CubeFrom, color: Rubble) {
        let rubble = match from {
            CubeFrom::Row => &mut self.s.row_rubble[land.row().index()],
            CubeFrom::Column => &mut self.s.column_rubble[land.column().index()],
            CubeFrom::Pile => &mut self.s.pile,
        };
        rubble[color.index()] -= 1;
        let mut cubes = [0; 3];
        cubes[color.index()] = 1;
        self.receive_cubes(seat, cubes, "L-PORT-17");
    }

    /// The land is paid at the value of this moment (L-STORE-06, A-68); in a sponsored store too (L-EVENT-06).
    pub(super) fn pay_land(&mut self, seat: Seat, land: Land) {
        let price = self.game.land_price(self.s, seat, land).full();
        self.step(seat, Step::Pay { price });
    }

    /// The lowest house of a group leaves the player board; its ability is there at once (L-HOUSE-01, L-HOUSE-02,
    /// L-HOUSE-11).
    pub(super) fn resolve_house(&mut self, seat: Seat, land: Land, group: HouseGroup) {
        let board = &mut self.s.boards[seat];
        board.houses[group.index()] += 1;
        board.stores.insert(land);
        self.tell_by(|_, s| ability(group, s.boards[seat].houses[group.index()]), H::HousePlaced(seat, group, land));
    }

    /// Wigs for the buildings that are open already (L-STORE-12, L-WIGS-03); later ones score later (L-WIGS-04).
    pub(super) fn score_store(&mut self, seat: Seat, land: Land) {
        if let Some(street) = self.s.street(land) {
            let wigs = self.game.building_wigs(self.s, land, street);
            self.gain_wigs(seat, wigs, "L-WIGS-03");
        }
        let more = self.game.clergy_store_wigs(self.s, seat);
        self.gain_wigs(seat, more, "L-CLERGY-02");
        self.fulfil_visit(seat, Deed::Store);
    }
}
