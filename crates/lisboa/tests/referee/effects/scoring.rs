//! Final scoring and tie-breaks, line by line.

use super::Referee;
use crate::numbers::*;
use lisboa::{
    Architect, ClergyEffect, Count, Decree, DecreeId, Face, Good, Land, PlanId, Row, Rubble, Scale, Site, State,
    TopCard,
};
use table::{Game, Id, Seat};

impl Referee<'_> {
    /// The wigs of the final scoring.
    pub fn final_scoring(&mut self) {
        for (_, points) in self.lines() {
            for seat in Seat::ALL {
                self.board(seat).wigs += points[seat.index()];
            }
        }
    }

    /// The scoring sheet of the engine against that of the referee, line by line; it can be asked for at any time.
    pub fn check_scores(&self) {
        let state = State { agenda: self.engine.agenda, ..self.now };
        let sheet = self.rules.score_sheet(&state);
        let lines = self.lines();
        for seat in Seat::first(self.players()) {
            for (name, points) in &lines {
                let theirs = sheet.iter().find(|line| line.name == *name).map_or(0, |line| line.points[seat]);
                assert_eq!(
                    u16::try_from(theirs).ok(),
                    Some(points[seat.index()]),
                    "{}\nthe line `{name}` of {seat}: the referee says {}, the engine {theirs}\n{:?}",
                    self.place(),
                    points[seat.index()],
                    self.now
                );
            }
        }
        for line in &sheet {
            assert!(lines.iter().any(|(name, _)| *name == line.name), "the referee has no line `{}`", line.name);
        }
    }

    /// L-TURN-12, L-TIE-01..05: the order at the end.
    pub fn check_placing(&self) {
        let scores = self.rules.scores(&self.engine);
        let placing = self.rules.placing(&self.engine).expect("the game is over");
        let ranks = Seat::ALL.map(|seat| {
            let board = &self.now.boards[seat];
            let sets = u16::from(self.sets(seat));
            let stores = u16::from(board.stores.len());
            (board.wigs, sets, stores, self.plans(seat, None), money(self.game, board))
        });
        for seat in Seat::first(self.players()) {
            let mine = ranks[seat.index()];
            assert_eq!(u16::try_from(scores[seat]).ok(), Some(mine.0), "{}: the wigs of {seat}", self.name);
            let better = Seat::first(self.players()).filter(|other| ranks[other.index()] > mine).count();
            assert_eq!(usize::from(placing[seat]), better + 1, "{}: the place of {seat}: {ranks:?}", self.name);
        }
    }

    /// All lines of the final scoring.
    fn lines(&self) -> Vec<(&'static str, [u16; 4])> {
        let each = |points: &dyn Fn(Seat) -> u16| {
            let n = usize::from(self.players());
            Seat::ALL.map(|seat| if seat.index() < n { points(seat) } else { 0 })
        };
        let majorities = &self.game.components.majorities;
        let stores = |street: Good| {
            // L-SCORE-03..08
            let counts = each(&|seat| self.stores(seat, None, Some(street)));
            self.majority(counts, majorities.stores[street.index()])
        };
        let officials = each(&|seat| self.plan_officials(seat));
        vec![
            ("ships", each(&|seat| self.hulls(seat))),
            ("sets", each(&|seat| self.set_wigs(seat))),
            ("gold-stores", stores(Good::Gold)),
            ("cloth-stores", stores(Good::Cloth)),
            ("book-stores", stores(Good::Book)),
            ("tool-stores", stores(Good::Tool)),
            // L-SCORE-09, L-SCORE-10
            ("money", each(&|seat| money(self.game, &self.now.boards[seat]) / u16::from(majorities.reis_per_wig))),
            // L-SCORE-11
            ("decrees", each(&|seat| self.now.boards[seat].decrees.iter().map(|id| self.decree(seat, id)).sum())),
            // L-SCORE-12, L-SCORE-13
            ("officials", self.majority(officials, majorities.officials)),
            // L-SCORE-14
            ("favors", each(&|seat| u16::from(self.now.boards[seat].favors.len() * majorities.favor_wigs))),
            // L-CLERGY-18, A-69
            ("clergy", each(&|seat| self.ships(seat) * u16::from(self.ship_wigs(seat)))),
        ]
    }

    /// L-CLERGY-18: wigs for each ship.
    fn ship_wigs(&self, seat: Seat) -> u8 {
        from_tiles!(self, seat, ShipWigs)
    }

    /// L-SCORE-01: the hulls of the own ships.
    fn hulls(&self, seat: Seat) -> u16 {
        let hull = |card: TopCard| {
            if let TopCard::Ship(ship) = card { u16::from(self.game.components.ship(ship).hull) } else { 0 }
        };
        self.now.boards[seat].top.into_iter().map(hull).sum()
    }

    /// L-SCORE-02, L-CLERGY-06.
    fn set_wigs(&self, seat: Seat) -> u16 {
        let sets = self.sets(seat);
        let more = from_tiles!(self, seat, SetWigs);
        u16::from(sets * (self.game.components.majorities.set_wigs + more))
    }

    /// The places for most, second and third: L-SCORE-08, tied players share what their places give, rounded down.
    fn majority(&self, counts: [u16; 4], places: [u8; 3]) -> [u16; 4] {
        // L-2P-05, L-2P-06, A-03, A-04: only the first and the third value.
        let values = if self.players() == 2 { vec![places[0], places[2]] } else { places.to_vec() };
        counts.map(|count| {
            // L-SCORE-07, L-SCORE-13
            if count == 0 {
                return 0;
            }
            let before = counts.iter().filter(|&&other| other > count).count();
            let tied = counts.iter().filter(|&&other| other == count).count();
            // missing places count 0.
            let sum: u16 = (before..before + tied).map(|place| values.get(place).map_or(0, |&v| u16::from(v))).sum();
            sum / tied as u16
        })
    }

    /// The own stores, perhaps only of a row or a street.
    fn stores(&self, seat: Seat, row: Option<Row>, street: Option<Good>) -> u16 {
        let fits = |land: &Land| {
            row.is_none_or(|row| land.row() == row)
                && street.is_none_or(|street| self.now.facing[street.index()].has(*land))
        };
        self.now.boards[seat].stores.iter().filter(fits).count() as u16
    }

    /// The own ships.
    fn ships(&self, seat: Seat) -> u16 {
        self.now.boards[seat].top.iter().filter(|card| matches!(card, TopCard::Ship(_))).count() as u16
    }

    /// Own completed Plans, perhaps only of an architect; L-CLERGY-14, L-CLERGY-15, A-07: virtual ones count.
    fn plans(&self, seat: Seat, architect: Option<Architect>) -> u16 {
        let wanted = |whose: Architect| architect.is_none_or(|architect| architect == whose);
        let board = &self.now.boards[seat];
        let real = board.completed.iter().filter(|&plan: &PlanId| wanted(self.game.components.plan(plan).architect));
        let is_extra =
            |effect: &ClergyEffect| if let ClergyEffect::ExtraPlan(whose) = *effect { wanted(whose) } else { false };
        (real.count() + effects(self.game, board).iter().filter(|effect| is_extra(effect)).count()) as u16
    }

    /// Officials on own completed Plans; L-CLERGY-05, A-07: one more on each, virtual ones included.
    fn plan_officials(&self, seat: Seat) -> u16 {
        let board = &self.now.boards[seat];
        let printed: u16 =
            board.completed.iter().map(|plan| u16::from(self.game.components.plan(plan).officials)).sum();
        let more = from_tiles!(self, seat, PlanOfficials);
        printed + u16::from(more) * self.plans(seat, None)
    }

    /// What a decree gives its owner.
    fn decree(&self, seat: Seat, id: DecreeId) -> u16 {
        let Decree { count, scale, wigs, .. } = *self.game.components.decree(id);
        let wigs = u16::from(wigs);
        match scale {
            Scale::Per(n) => self.counted(seat, count) / u16::from(n) * wigs,
            // Ties are enough; A-06: but not with nothing.
            Scale::Most => {
                let own = self.counted(seat, count);
                let most = Seat::first(self.players()).all(|other| self.counted(other, count) <= own);
                if most && own > 0 { wigs } else { 0 }
            }
            Scale::Each => {
                if self.has_each(seat, count) {
                    wigs
                } else {
                    0
                }
            }
        }
    }

    /// Whether a player has at least one of each kind (L-DECREE-21, L-DECREE-50).
    fn has_each(&self, seat: Seat, count: Count) -> bool {
        if let Count::Goods(None) = count {
            self.now.boards[seat].goods.iter().all(|&n| n > 0)
        } else if let Count::OwnStores { row, street: None } = count {
            Good::ALL.into_iter().all(|street| self.stores(seat, row, Some(street)) > 0)
        } else {
            panic!("no decree of the specification wants one of each of {count:?}")
        }
    }

    /// What a decree counts for a player (L-DECREE-01..70).
    fn counted(&self, seat: Seat, count: Count) -> u16 {
        let board = &self.now.boards[seat];
        match count {
            Count::Buildings { side, architect } => {
                let fits = |site: &Site| {
                    self.now.buildings[site.index()].is_some_and(|open| {
                        side.is_none_or(|side| site.side() == side)
                            && architect.is_none_or(|architect| open.architect == architect)
                    })
                };
                Site::all().filter(fits).count() as u16
            }
            Count::OwnStores { row, street } => self.stores(seat, row, street),
            Count::AllStores { row, street } => {
                Seat::first(self.players()).map(|each| self.stores(each, row, street)).sum()
            }
            Count::Cubes(color) => {
                let of_color = |each: &Rubble| color.is_none_or(|color| color == *each);
                Rubble::ALL.into_iter().filter(of_color).map(|each| u16::from(board.rubble[each.index()])).sum()
            }
            Count::Goods(good) => {
                let of_kind = |each: &Good| good.is_none_or(|good| good == *each);
                Good::ALL.into_iter().filter(of_kind).map(|each| u16::from(board.goods[each.index()])).sum()
            }
            Count::Plans(architect) => self.plans(seat, architect),
            Count::PlanOfficials => self.plan_officials(seat),
            Count::Decrees => u16::from(board.decrees.len()),
            Count::Influence => u16::from(board.influence),
            Count::CardInfluence => self.printed_envelopes(seat),
            Count::PortfolioCards => u16::from(board.portfolio_len()),
            Count::Money => money(self.game, board),
            Count::Ships => self.ships(seat),
        }
    }

    /// L-DECREE-67, A-07: what is printed on the own top-row cards; clergy 8 does not count.
    fn printed_envelopes(&self, seat: Seat) -> u16 {
        let printed = |card: TopCard| match card {
            TopCard::Empty => 0,
            TopCard::Noble(card) => match self.game.components.card(card).face {
                Face::Noble { influence, .. } => u16::from(influence),
                Face::Treasury { .. } => 0,
            },
            TopCard::Ship(ship) => u16::from(self.game.components.ship(ship).influence),
        };
        self.now.boards[seat].top.into_iter().map(printed).sum()
    }
}
