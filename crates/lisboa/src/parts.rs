//! How prices and points come about: in parts, each with the rule that adds it or takes it off.

use crate::action::Action;
use crate::components::{Benefit, Bottom, ClergyEffect, Face, Penalty};
use crate::cost::{Purse, effect};
use crate::decision::Decision;
use crate::ids::*;
use crate::options::Lisboa;
use crate::state::{PlayerBoard, State};
use table::{Actor, Game, Id, Part, RuleId, ScoreLine, Seat};

/// The rules of numbered things, in their order.
macro_rules! numbered {
    ($section:literal: $($number:literal)+) => { [$(RuleId(concat!($section, $number))),+] };
}

const CLERGY: [RuleId; 37] = numbered!("L-CLERGY-":
    "01" "02" "03" "04" "05" "06" "07" "08" "09" "10" "11" "12" "13" "14" "15" "16" "17" "18" "19" "20"
    "21" "22" "23" "24" "25" "26" "27" "28" "29" "30" "31" "32" "33" "34" "35" "36" "37");

const DECREES: [RuleId; 70] = numbered!("L-DECREE-":
    "01" "02" "03" "04" "05" "06" "07" "08" "09" "10" "11" "12" "13" "14" "15" "16" "17" "18" "19" "20"
    "21" "22" "23" "24" "25" "26" "27" "28" "29" "30" "31" "32" "33" "34" "35" "36" "37" "38" "39" "40"
    "41" "42" "43" "44" "45" "46" "47" "48" "49" "50" "51" "52" "53" "54" "55" "56" "57" "58" "59" "60"
    "61" "62" "63" "64" "65" "66" "67" "68" "69" "70");

const TASKS: [RuleId; 12] = numbered!("L-VARIANT-": "08" "09" "10" "11" "12" "13" "14" "15" "16" "17" "18" "19");

impl ClergyId {
    /// The rule of the tile.
    pub fn rule(self) -> RuleId {
        CLERGY[self.index()]
    }
}

impl DecreeId {
    /// The rule of the decree.
    pub fn rule(self) -> RuleId {
        DECREES[self.index()]
    }
}

impl Task {
    /// The rule of the task.
    pub fn rule(self) -> RuleId {
        TASKS[self.index()]
    }
}

/// A sum that never falls below 0, in its parts. What adds nothing is left out.
#[derive(Default)]
struct Sum(Vec<Part>);

impl Sum {
    fn total(&self) -> i16 {
        self.0.iter().map(|part| part.amount).sum()
    }

    fn part(&mut self, rule: RuleId, amount: i16) {
        if amount != 0 {
            self.0.push(Part { rule, amount });
        }
    }

    fn add(&mut self, rule: &'static str, amount: u8) {
        self.part(RuleId(rule), i16::from(amount));
    }

    /// Takes something off, at most all that is left.
    fn less(&mut self, rule: RuleId, amount: u8) {
        self.part(rule, -i16::from(amount).min(self.total()));
    }

    /// Takes off all that is left.
    fn free(&mut self, rule: RuleId) {
        self.part(rule, -self.total());
    }
}

impl Lisboa {
    /// How the price of a legal action comes about: of a visit in Influence, of a ship in goods, of a sale and the rest in réis.
    /// The land of a store is priced with all its cubes; which one is taken is the next answer.
    pub(crate) fn parts_of_price(&self, s: &State, action: Action) -> Vec<Part> {
        let (Actor::Player(seat), Some(decision)) = (self.actor(s), self.decision(s)) else { return Vec::new() };
        let sum = match (decision, action) {
            (Decision::TakeTurn, Action::Court(card)) => match self.components.card(card).face {
                Face::Noble { noble, .. } => self.parts_of_visit(s, seat, noble, false),
                Face::Treasury { .. } => self.parts_of_event(s, seat),
            },
            (Decision::TakeTurn, Action::Portfolio(card)) => self.parts_of_penalty(s, seat, card),
            (Decision::Follow { noble }, Action::Follow) => self.parts_of_visit(s, seat, noble, true),
            (Decision::BuildStore, Action::Build(land, _)) => self.parts_of_land(s, seat, land, None),
            (Decision::StoreCube { land }, Action::Cube(_, color)) => self.parts_of_land(s, seat, land, Some(color)),
            (Decision::OpenPlan { .. }, Action::Complete(plan)) => self.parts_of_hiring(s, seat, plan),
            (Decision::BuildShip, Action::NewShip) => self.parts_of_ship(s, seat, None),
            (Decision::BuildShip, Action::Upgrade(slot)) => self.parts_of_ship(s, seat, s.boards[seat].ship(slot)),
            (Decision::SellGoods { .. }, Action::SellGood(good, owner, slot)) => {
                s.boards[owner].ship(slot).map(|ship| self.parts_of_sale(s, seat, good, ship)).unwrap_or_default()
            }
            _ => Sum::default(),
        };
        sum.0
    }

    /// What each own clergy tile gives of one kind, with its rule.
    fn of_clergy(
        &self,
        board: &PlayerBoard,
        amount: impl Fn(ClergyEffect) -> u8,
    ) -> impl Iterator<Item = (RuleId, u8)> {
        let given = move |tile: ClergyId| (tile.rule(), amount(self.components.clergy(tile).effect));
        board.clergy.iter().map(given).filter(|&(_, n)| n > 0)
    }

    /// The own clergy tile that has an effect without a number.
    fn clergy_with(&self, board: &PlayerBoard, wanted: ClergyEffect) -> Option<RuleId> {
        self.of_clergy(board, |effect| u8::from(effect == wanted)).map(|(rule, _)| rule).next()
    }

    /// The Influence for a visit (L-VISIT-02, L-FOLLOW-03): officials of others, the Treasury, less what clergy tiles take off.
    fn parts_of_visit(&self, s: &State, seat: Seat, noble: Noble, following: bool) -> Sum {
        let mut sum = Sum::default();
        sum.add("L-VISIT-02", self.foreign_officials(s, seat, noble) - self.neutral_officials());
        sum.add("L-2P-01", self.neutral_officials());
        let treasury = self.treasury_influence(s);
        if treasury < 0 {
            sum.less(RuleId("L-VISIT-02"), treasury.unsigned_abs());
        } else {
            sum.add("L-VISIT-02", treasury.unsigned_abs());
        }
        let (always, here) = (effect!(ClergyEffect::VisitLess), effect!(ClergyEffect::VisitNobleLess, noble));
        for (rule, n) in self.of_clergy(&s.boards[seat], |effect| always(effect) + here(effect)) {
            sum.less(rule, n);
        }
        if let Some(rule) = self.clergy_with(&s.boards[seat], ClergyEffect::FollowFree).filter(|_| following) {
            sum.free(rule);
        }
        sum
    }

    /// The fee of an event.
    fn parts_of_event(&self, s: &State, seat: Seat) -> Sum {
        let mut sum = Sum::default();
        sum.add("L-EVENT-02", self.treasury_reis(s));
        if let Some(rule) = self.clergy_with(&s.boards[seat], ClergyEffect::EventFree) {
            sum.free(rule);
        }
        self.take_off_discounts(&s.boards[seat], &mut sum);
        sum
    }

    /// The penalty of a card in réis; waived if it cannot be paid (L-NOBLECARD-04).
    fn parts_of_penalty(&self, s: &State, seat: Seat, card: CardId) -> Sum {
        let (mut sum, board) = (Sum::default(), &s.boards[seat]);
        if let Face::Noble { bottom: Bottom::Penalty(Penalty::Real), .. } = self.components.card(card).face
            && u16::from(self.due(board, 1)) <= self.raise(Purse::of(board))
        {
            sum.add("L-ICON-04", 1);
            self.take_off_discounts(board, &mut sum);
        }
        sum
    }

    /// A land space: the Treasury and its cubes without the one that is taken, less what cards and clergy tiles take off.
    fn parts_of_land(&self, s: &State, seat: Seat, land: Land, taken: Option<Rubble>) -> Sum {
        let (mut sum, board) = (Sum::default(), &s.boards[seat]);
        let mut values = self.components.board.rubble_value;
        let (row, column) = (s.row_rubble[land.row().index()], s.column_rubble[land.column().index()]);
        let mut cubes: [u8; 3] = std::array::from_fn(|color| row[color] + column[color]);
        let by_event = s.played.is_some_and(|card| self.components.card(card).kind() == CardType::Treasury);
        sum.add(if by_event { "L-EVENT-06" } else { "L-STORE-06" }, self.treasury_reis(s));
        for color in Rubble::ALL {
            sum.add("L-STORE-07", cubes[color.index()] * values[color.index()]);
        }
        if let Some(color) = taken {
            sum.less(RuleId("L-STORE-09"), values[color.index()]);
            cubes[color.index()] -= 1;
        }
        for benefit in self.benefits(board) {
            let (rule, color, less) = match benefit {
                Benefit::RubbleLess(color, n) => ("L-ICON-06", color.index(), n.min(values[color.index()])),
                Benefit::RubbleIgnored(color) => ("L-ICON-09", color.index(), values[color.index()]),
                Benefit::Discount(_) | Benefit::Sell(..) | Benefit::FewerOfficials(_) => continue,
            };
            values[color] -= less;
            sum.less(RuleId(rule), less * cubes[color]);
        }
        self.take_off_discounts(board, &mut sum);
        sum
    }

    /// The officials that a Plan lacks, less those that it does not need and what each costs less.
    fn parts_of_hiring(&self, s: &State, seat: Seat, plan: PlanId) -> Sum {
        let (mut sum, board) = (Sum::default(), &s.boards[seat]);
        let mut missing = self.components.plan(plan).officials.saturating_sub(board.posted());
        let mut each = self.treasury_reis(s);
        sum.add("L-HIRE-02", missing * each);
        let by_cards = self.benefits(board).map(effect!(Benefit::FewerOfficials)).map(|n| (RuleId("L-ICON-17"), n));
        for (rule, n) in by_cards.chain(self.of_clergy(board, effect!(ClergyEffect::FewerOfficials))) {
            let fewer = n.min(missing);
            missing -= fewer;
            sum.less(rule, fewer * each);
        }
        for (rule, n) in self.of_clergy(board, effect!(ClergyEffect::HireLess)) {
            let less = n.min(each);
            each -= less;
            sum.less(rule, less * missing);
        }
        self.take_off_discounts(board, &mut sum);
        sum
    }

    /// The goods for a ship.
    fn parts_of_ship(&self, s: &State, seat: Seat, old: Option<Ship>) -> Sum {
        let (mut sum, board) = (Sum::default(), &s.boards[seat]);
        let Some(ship) = s.top_ship() else { return sum };
        let price = self.ship_price(board, ship, old);
        sum.add("L-SHIP-02", price.hull);
        sum.less(RuleId("L-SHIP-03"), price.old);
        if let Some(rule) = self.clergy_with(board, ClergyEffect::ShipFree) {
            sum.free(rule);
        }
        if price.is_free {
            sum.free(RuleId("L-HOUSE-07"));
        }
        sum.less(RuleId("L-HOUSE-05"), price.less);
        sum
    }

    /// What a seller gets for a good: the market price, what the ship adds, and what cards and clergy tiles add.
    fn parts_of_sale(&self, s: &State, seller: Seat, good: Good, ship: Ship) -> Sum {
        let (mut sum, board) = (Sum::default(), &s.boards[seller]);
        sum.add("L-SELL-03", s.prices[good.index()]);
        sum.add("L-SELL-11", self.components.ship(ship).modifier);
        for n in self.benefits(board).map(effect!(Benefit::Sell, good)) {
            sum.add("L-ICON-03", n);
        }
        let (this, any) = (effect!(ClergyEffect::Sell, good), effect!(ClergyEffect::SellAny));
        for (rule, n) in self.of_clergy(board, |effect| this(effect) + any(effect)) {
            sum.part(rule, i16::from(n));
        }
        sum
    }

    /// What every réis payment costs less.
    fn take_off_discounts(&self, board: &PlayerBoard, sum: &mut Sum) {
        for n in self.benefits(board).map(effect!(Benefit::Discount)) {
            sum.less(RuleId("L-ICON-05"), n);
        }
        for (rule, n) in self.of_clergy(board, effect!(ClergyEffect::Discount)) {
            sum.less(rule, n);
        }
    }

    /// How the points of a line of the final scoring come about: what each own clergy tile makes of it, and the rest.
    pub(crate) fn parts_of_score(&self, s: &State, seat: Seat, line: &ScoreLine) -> Vec<Part> {
        let Some(at) = self.sheet(s).iter().position(|other| other.name == line.name) else { return Vec::new() };
        let (mut sum, mut bare) = (Sum::default(), *s);
        let mut left = line.points[seat];
        for tile in s.boards[seat].clergy {
            bare.boards[seat].clergy.remove(tile);
            let without = self.lines(&bare, seat)[at];
            sum.part(tile.rule(), left - without);
            left = without;
        }
        match line.name {
            "ships" => {
                for (_, ship) in bare.boards[seat].ships() {
                    sum.add("L-SETUP-30", self.components.ship(ship).hull);
                }
            }
            "decrees" => {
                for decree in bare.boards[seat].decrees {
                    sum.part(decree.rule(), self.decree_wigs(&bare, seat, decree));
                }
            }
            // Tiles give nothing of their own.
            "clergy" if line.points[seat] == 0 && !s.boards[seat].clergy.is_empty() => {
                sum.0.push(Part { rule: RuleId("L-SCORE-15"), amount: 0 });
            }
            name => match self.majority_rule(&bare, seat, name) {
                // Who has nothing is told why.
                Some(rule) => sum.0.push(Part { rule: RuleId(rule), amount: left }),
                None => sum.part(line.rule, left),
            },
        }
        sum.0
    }

    /// The rule that decides what this player gets of a majority, besides that of its line: nothing for nothing, shared places, or
    /// fewer of them with two players.
    fn majority_rule(&self, s: &State, seat: Seat, line: &str) -> Option<&'static str> {
        let (of_two, of_none) = if line == "officials" { ("L-2P-06", "L-SCORE-13") } else { ("L-2P-05", "L-SCORE-07") };
        let own = self.majority_count(s, seat, line)?;
        if own == 0 {
            return Some(of_none);
        }
        let is_tied =
            Seat::first(self.n()).any(|other| other != seat && self.majority_count(s, other, line) == Some(own));
        if is_tied { Some("L-SCORE-08") } else { (self.n() == 2).then_some(of_two) }
    }
}
