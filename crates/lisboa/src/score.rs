//! Final scoring (p. 23), decrees (player aid, p. 6) and tie-breaks.

use crate::components::{ClergyEffect, Count, Scale};
use crate::cost::{Purse, effect};
use crate::ids::*;
use crate::options::Lisboa;
use crate::state::State;
use table::{BySeat, Id, IdSet, RuleId, ScoreLine, Seat};

/// The lines of the final scoring: their names and rules.
const LINES: [(&str, RuleId); 11] = [
    ("ships", RuleId("L-SCORE-01")),
    ("sets", RuleId("L-SCORE-02")),
    ("gold-stores", RuleId("L-SCORE-03")),
    ("tool-stores", RuleId("L-SCORE-04")),
    ("book-stores", RuleId("L-SCORE-05")),
    ("cloth-stores", RuleId("L-SCORE-06")),
    ("money", RuleId("L-SCORE-09")),
    ("decrees", RuleId("L-SCORE-11")),
    ("officials", RuleId("L-SCORE-12")),
    ("favors", RuleId("L-SCORE-14")),
    ("clergy", RuleId("L-CLERGY-18")),
];

/// Where wigs come from during play: how the rules begin, and one word.
pub(crate) const SOURCES: [(&str, &str); 9] = [
    ("L-WIGS-", "stores"),
    ("L-OPEN-", "buildings"),
    ("L-SELL-", "ships"),
    ("L-CHURCH-", "church"),
    ("L-PERIOD-", "sets"),
    ("L-CLERGY-", "clergy"),
    ("L-INFL-", "influence"),
    ("L-VARIANT-", "tasks"),
    // Wigs are paid, never gained, for a visit.
    ("L-VISIT-", "visits"),
];

impl Lisboa {
    /// The final scoring of this state, line by line.
    pub fn sheet(&self, s: &State) -> [ScoreLine; 11] {
        let all =
            BySeat::from_fn(|seat| if seat.index() < usize::from(self.n()) { self.lines(s, seat) } else { [0; 11] });
        std::array::from_fn(|at| {
            let (name, rule) = LINES[at];
            ScoreLine { name, rule, points: BySeat::from_fn(|seat| all[seat][at]) }
        })
    }

    /// The lines of the final scoring for one seat.
    pub fn lines(&self, s: &State, seat: Seat) -> [i16; 11] {
        let (board, majorities) = (&s.boards[seat], &self.components.majorities);
        [
            self.ship_wigs(s, seat),
            self.set_wigs(s, seat),
            self.store_majority(s, seat, Good::Gold),
            self.store_majority(s, seat, Good::Tool),
            self.store_majority(s, seat, Good::Book),
            self.store_majority(s, seat, Good::Cloth),
            // L-SCORE-09, L-SCORE-10: the marker is not moved for this.
            self.money(s, seat) / i16::from(majorities.reis_per_wig),
            board.decrees.iter().map(|decree| self.decree_wigs(s, seat, decree)).sum(),
            self.official_majority(s, seat),
            i16::from(board.favors.len() * majorities.favor_wigs),
            // L-SCORE-15: clergy tiles have no wigs of their own at the end; one gives some for ships (L-CLERGY-18).
            i16::from(self.clergy_sum(board.clergy, effect!(ClergyEffect::ShipWigs))) * board.ships().count() as i16,
        ]
    }

    /// A value for each seat in play.
    fn by_seat(&self, value: impl Fn(Seat) -> i16) -> BySeat<i16> {
        BySeat::from_fn(|seat| if seat.index() < usize::from(self.n()) { value(seat) } else { 0 })
    }

    /// The hulls of the own ships (L-SCORE-01).
    fn ship_wigs(&self, s: &State, seat: Seat) -> i16 {
        s.boards[seat].ships().map(|(_, ship)| i16::from(self.components.ship(ship).hull)).sum()
    }

    /// Wigs for each set (L-SCORE-02), more by clergy (L-CLERGY-06).
    fn set_wigs(&self, s: &State, seat: Seat) -> i16 {
        let board = &s.boards[seat];
        let more = effect!(ClergyEffect::SetWigs);
        let each = self.components.majorities.set_wigs + self.clergy_sum(board.clergy, more);
        i16::from(each) * i16::from(board.sets())
    }

    /// Cash and the réis of the Influence track (L-SCORE-09, A-64).
    fn money(&self, s: &State, seat: Seat) -> i16 {
        self.raise(Purse::of(&s.boards[seat])) as i16
    }

    /// The majority of stores of one good (L-SCORE-03..08).
    fn store_majority(&self, s: &State, seat: Seat, good: Good) -> i16 {
        let count = |seat| i16::from(s.stores_on(seat, good).len());
        self.majority(seat, count, self.components.majorities.stores[good.index()])
    }

    /// What is counted for a line of the final scoring that is a majority.
    pub(crate) fn majority_count(&self, s: &State, seat: Seat, line: &str) -> Option<i16> {
        let good = match line {
            "gold-stores" => Good::Gold,
            "tool-stores" => Good::Tool,
            "book-stores" => Good::Book,
            "cloth-stores" => Good::Cloth,
            "officials" => return Some(self.plan_officials(s, seat)),
            _ => return None,
        };
        Some(i16::from(s.stores_on(seat, good).len()))
    }

    /// The majority of officials on completed Plans (L-SCORE-12, L-SCORE-13, L-2P-06).
    fn official_majority(&self, s: &State, seat: Seat) -> i16 {
        self.majority(seat, |seat| self.plan_officials(s, seat), self.components.majorities.officials)
    }

    /// A seat's share of the values of the places; tied players share the places they take, rounded down; nothing for nothing
    /// (L-SCORE-07, L-SCORE-08, A-05). With two players only "most" and "third" are used (L-2P-05, L-2P-06, A-03, A-04).
    fn majority(&self, seat: Seat, count: impl Fn(Seat) -> i16, [most, second, third]: [u8; 3]) -> i16 {
        let values = if self.n() == 2 { [most, third, 0, 0] } else { [most, second, third, 0] };
        let own = count(seat);
        if own == 0 {
            return 0;
        }
        let (mut ahead, mut tied) = (0, 1);
        for other in Seat::first(self.n()).filter(|&other| other != seat) {
            let count = count(other);
            ahead += usize::from(count > own);
            tied += usize::from(count == own);
        }
        let shared: i16 = (ahead..ahead + tied).map(|place| i16::from(values[place])).sum();
        shared / tied as i16
    }

    /// Completed Plans, with those that clergy adds (L-CLERGY-14, L-CLERGY-15, A-07).
    fn completed_plans(&self, s: &State, seat: Seat, architect: Option<Architect>) -> i16 {
        let board = &s.boards[seat];
        let fits = |of: Architect| architect.is_none_or(|wanted| wanted == of);
        let plans = board.completed.iter().filter(|&plan| fits(self.components.plan(plan).architect)).count();
        let extra =
            self.clergy_sum(board.clergy, |effect| u8::from(matches!(effect, ClergyEffect::ExtraPlan(of) if fits(of))));
        plans as i16 + i16::from(extra)
    }

    /// Officials on completed Plans; clergy adds some to each, virtual ones included (L-CLERGY-05, A-07).
    fn plan_officials(&self, s: &State, seat: Seat) -> i16 {
        let board = &s.boards[seat];
        let printed: i16 = board.completed.iter().map(|plan| i16::from(self.components.plan(plan).officials)).sum();
        let more = effect!(ClergyEffect::PlanOfficials);
        printed + i16::from(self.clergy_sum(board.clergy, more)) * self.completed_plans(s, seat, None)
    }

    /// What one decree gives its owner (L-SCORE-11, L-TAKEDEC-05).
    pub(crate) fn decree_wigs(&self, s: &State, seat: Seat, decree: DecreeId) -> i16 {
        let decree = self.components.decree(decree);
        let wigs = i16::from(decree.wigs);
        let own = self.decree_count(s, seat, decree.count);
        match decree.scale {
            Scale::Per(n) => own / i16::from(n) * wigs,
            // "most" includes ties, but needs at least one.
            Scale::Most => {
                let most = Seat::first(self.n()).all(|other| self.decree_count(s, other, decree.count) <= own);
                if own > 0 && most { wigs } else { 0 }
            }
            Scale::Each => {
                if self.has_each(s, seat, decree.count) {
                    wigs
                } else {
                    0
                }
            }
        }
    }

    /// Whether a player has at least one of each kind of what is counted (L-DECREE-21, L-DECREE-50).
    fn has_each(&self, s: &State, seat: Seat, count: Count) -> bool {
        let of_goods = matches!(count, Count::Goods(_));
        Good::ALL.into_iter().all(|good| match of_goods {
            true => s.boards[seat].goods[good.index()] > 0,
            false => !s.stores_on(seat, good).is_empty(),
        })
    }

    /// What a decree counts for a player. "Goods" are those in the warehouse, "rubble" the cubes on the own board, "ships" those
    /// in the Portfolio.
    fn decree_count(&self, s: &State, seat: Seat, count: Count) -> i16 {
        let board = &s.boards[seat];
        match count {
            // L-DECREE-01..11
            Count::Buildings { side, architect } => self.open_buildings(s, side, architect),
            // L-DECREE-12..32
            Count::OwnStores { row, street } => self.stores(board.stores, s, row, street),
            // L-DECREE-33..41
            Count::AllStores { row, street } => self.stores(s.built(), s, row, street),
            // L-DECREE-42..45
            Count::Cubes(Some(color)) => i16::from(board.rubble[color.index()]),
            Count::Cubes(None) => board.rubble.iter().map(|&n| i16::from(n)).sum(),
            // L-DECREE-46..54
            Count::Goods(Some(good)) => i16::from(board.goods[good.index()]),
            Count::Goods(None) => board.goods.iter().map(|&n| i16::from(n)).sum(),
            // L-DECREE-55..60
            Count::Plans(architect) => self.completed_plans(s, seat, architect),
            // L-DECREE-61, L-DECREE-62
            Count::PlanOfficials => self.plan_officials(s, seat),
            // L-DECREE-63, L-DECREE-64
            Count::Decrees => i16::from(board.decrees.len()),
            // L-DECREE-65, L-DECREE-66
            Count::Influence => i16::from(board.influence),
            // L-DECREE-67: clergy is not printed on cards.
            Count::CardInfluence => i16::from(self.printed_influence(board)),
            // L-DECREE-68
            Count::PortfolioCards => i16::from(board.portfolio_len()),
            // L-DECREE-69
            Count::Money => self.money(s, seat),
            // L-DECREE-70
            Count::Ships => board.ships().count() as i16,
        }
    }

    fn stores(&self, lands: IdSet<Land>, s: &State, row: Option<Row>, street: Option<Good>) -> i16 {
        let in_row = row.map_or(lands, |row| lands & self.rows[row.index()]);
        let on_street = street.map_or(in_row, |street| in_row & s.facing[street.index()]);
        i16::from(on_street.len())
    }

    fn open_buildings(&self, s: &State, side: Option<Side>, architect: Option<Architect>) -> i16 {
        let counts = |site: &Site| {
            s.buildings[site.index()].is_some_and(|open| {
                side.is_none_or(|side| side == site.side()) && architect.is_none_or(|a| a == open.architect)
            })
        };
        Site::all().filter(counts).count() as i16
    }

    /// The wigs of each player, at the end those of the final scoring among them (L-TURN-12).
    pub(crate) fn wigs(&self, s: &State) -> BySeat<i16> {
        self.by_seat(|seat| s.boards[seat].wigs as i16)
    }

    /// The final order: wigs, then sets, stores, completed Plans, money; then the places are shared (L-TIE-01..05).
    pub(crate) fn places(&self, s: &State) -> BySeat<u8> {
        let wigs = self.wigs(s);
        let key = |seat: Seat| {
            let board = &s.boards[seat];
            (wigs[seat], board.sets(), board.stores.len(), self.completed_plans(s, seat, None), self.money(s, seat))
        };
        BySeat::from_fn(|seat| {
            if seat.index() >= usize::from(self.n()) {
                return 0;
            }
            1 + Seat::first(self.n()).filter(|&other| key(other) > key(seat)).count() as u8
        })
    }
}
