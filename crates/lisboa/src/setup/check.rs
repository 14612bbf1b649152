//! What makes an arrangement impossible; all faults at once.

use super::fill::{opened, seen_buildings, ships_held};
use super::{Moment, Setup};
use crate::components::{Face, TOP_INFLUENCE};
use crate::event::Piece;
use crate::ids::*;
use crate::options::Lisboa;
use crate::state::{Stage, State, TopCard};
use std::collections::BTreeMap;
use table::{Faults, Game, Id, IdSet, Seat};

/// The pieces of which the box has one each, as far as they were met: nearly all pieces are such, and need no counting.
#[derive(Default)]
struct Singles {
    cards: IdSet<CardId>,
    clergy: IdSet<ClergyId>,
    decrees: IdSet<DecreeId>,
    plans: IdSet<PlanId>,
    buildings: IdSet<BuildingId>,
    tasks: IdSet<Task>,
}

impl Singles {
    /// Notes a piece; whether it is met for the first time. Nothing for pieces of which there are several.
    fn meet(&mut self, piece: Piece) -> Option<bool> {
        fn first<I: Id>(met: &mut IdSet<I>, id: I) -> Option<bool> {
            let is_first = !met.has(id);
            met.insert(id);
            Some(is_first)
        }
        match piece {
            Piece::Card(id) => first(&mut self.cards, id),
            Piece::Clergy(id) => first(&mut self.clergy, id),
            Piece::Decree(id) => first(&mut self.decrees, id),
            Piece::Plan(id) => first(&mut self.plans, id),
            Piece::Building(id) => first(&mut self.buildings, id),
            Piece::Task(id) => first(&mut self.tasks, id),
            Piece::Ship(_)
            | Piece::Cube(_)
            | Piece::Official(_)
            | Piece::House(_)
            | Piece::Marker(_)
            | Piece::Favor(_)
            | Piece::LargeTile
            | Piece::SmallTile => None,
        }
    }
}

impl Lisboa {
    /// Everything that is impossible about an arrangement.
    pub(crate) fn faults(&self, setup: &Setup) -> Faults {
        let (s, mut faults) = (&setup.table, Faults::default());
        if s.stage == Stage::Over {
            faults.add("stage", "the game is over: nothing can begin");
        }
        if setup.moment == Moment::Within {
            faults.add(
                "moment",
                "an arrangement within a turn cannot be started from; use turn, draw, church or end-turn",
            );
        }
        self.check_seats(setup, &mut faults);
        if !faults.0.is_empty() {
            return faults;
        }
        self.check_tracks(s, &mut faults);
        self.check_pieces(s, &mut faults);
        self.check_display(s, &mut faults);
        self.check_city(s, &mut faults);
        for seat in Seat::first(self.n()) {
            self.check_board(setup, seat, &mut faults);
        }
        faults
    }

    fn check_seats(&self, setup: &Setup, faults: &mut Faults) {
        let s = &setup.table;
        let last = Seat::ALL[usize::from(self.n()) - 1];
        let church = if let Moment::Church(seat) = setup.moment { Some(seat) } else { None };
        let seats = [
            ("turn", Some(s.turn)),
            ("start", Some(s.start)),
            ("trigger", s.trigger.map(|(seat, _)| seat)),
            ("lying", s.cardinal_lies),
            ("moment church", church),
        ];
        for (field, seat) in seats {
            if let Some(seat) = seat.filter(|&seat| seat > last) {
                faults.add(field, format!("seat {seat} is not in play with {} players", self.n()));
            }
        }
        for seat in Seat::ALL.into_iter().filter(|&seat| seat > last) {
            if s.boards[seat] != Default::default() {
                faults.add(seat.to_string(), format!("is not in play with {} players", self.n()));
            }
        }
    }

    fn check_tracks(&self, s: &State, faults: &mut Faults) {
        let board = &self.components.board;
        if usize::from(s.treasury) >= board.treasury.len() {
            faults.add("treasury", format!("there are {} spaces", board.treasury.len()));
        }
        for good in Good::ALL {
            let price = s.prices[good.index()];
            if !(board.price_floor..=board.price_ceiling).contains(&price) {
                faults.add(
                    "prices",
                    format!("{good} {price} is not from {} to {}", board.price_floor, board.price_ceiling),
                );
            }
        }
        if s.cardinal > 5 {
            faults.add("cardinal", format!("{} is not a gap of the church track, 0 to 5", s.cardinal));
        }
        let (mut values, mut tiles) = (s.column_value, board.scoring_tiles);
        values.sort_unstable();
        tiles.sort_unstable();
        if values != tiles {
            faults.add("values", format!("{:?} are not the scoring tiles {tiles:?}", s.column_value));
        }
        if !(1..=2).contains(&s.period) {
            faults.add("period", format!("{} is not 1 or 2", s.period));
        }
        if s.trigger.is_some() && s.period == 2 {
            faults.add("trigger", "the end of period 1 is over in period 2");
        }
        if matches!(s.stage, Stage::Ending | Stage::LastRound | Stage::Over) && s.period == 1 {
            faults.add("stage", "the game can end only in period 2");
        }
    }

    /// Every piece of the box lies in one place (cards, tiles), or in as many as there are (cubes, ships, city tiles).
    fn check_pieces(&self, s: &State, faults: &mut Faults) {
        let (mut count, mut singles) = (BTreeMap::<Piece, u16>::new(), Singles::default());
        self.census(s, &mut |piece, _, n| match singles.meet(piece) {
            Some(true) => {}
            Some(false) => *count.entry(piece).or_insert(1) += n,
            None => *count.entry(piece).or_default() += n,
        });
        for (piece, n) in count {
            let (most, exact) = match piece {
                Piece::Card(_)
                | Piece::Clergy(_)
                | Piece::Decree(_)
                | Piece::Plan(_)
                | Piece::Building(_)
                | Piece::Task(_) => (1, false),
                Piece::Ship(_) => (u16::from(self.n()) - 1, true),
                Piece::Cube(color) => (u16::from(self.components.board.rubble_cubes[color.index()]), true),
                Piece::Official(_) => (u16::from(self.components.start.officials), true),
                Piece::House(_) => (u16::from(self.components.start.houses.iter().sum::<u8>()), true),
                Piece::Marker(_) => (u16::from(self.components.start.rubble_spaces), true),
                Piece::Favor(_) => (u16::from(self.n()), true),
                Piece::LargeTile => (u16::from(self.components.board.large_tiles), true),
                Piece::SmallTile => (u16::from(self.components.board.small_tiles), true),
            };
            if n > most || exact && n < most {
                faults.add(piece_name(piece), format!("there are {n} on the table, the box has {most}"));
            }
        }
    }

    fn check_display(&self, s: &State, faults: &mut Faults) {
        let years = self.display_years(s);
        for seat in Seat::first(self.n()) {
            let drawn = |card: &CardId| matches!(self.components.card(*card).years, Years::Red | Years::Brown);
            for card in (s.boards[seat].hand - s.revealed).iter().filter(drawn) {
                faults.add(format!("{seat}: known"), format!("card {card} was drawn from the display, so it is known"));
            }
        }
        for kind in CardType::ALL {
            if s.display[kind.index()].is_none() && s.stage != Stage::Setup && !self.face_down(s, kind).is_empty() {
                faults.add("display", format!("the {kind} deck has cards left, but none of them is face up"));
            }
            if let Some(card) = s.display[kind.index()] {
                let face = self.components.card(card);
                if face.kind() != kind || face.years != years {
                    faults.add("display", format!("card {card} does not belong to the {years} {kind} deck"));
                }
            }
        }
        for seat in Seat::first(self.n()) {
            let foreign = s.boards[seat].decrees - self.decree_pool;
            foreign
                .iter()
                .for_each(|decree| faults.add(format!("{seat}: decrees"), format!("decree {decree} is not in play")));
        }
        (s.decrees - self.decree_pool)
            .iter()
            .for_each(|decree| faults.add("decrees", format!("decree {decree} is not in play")));
        for plan in s.plans.iter().filter(|&plan| self.components.plan(plan).starting) {
            faults.add("plans", format!("{plan} is a starting Plan, not one of the stacks"));
        }
        for architect in Architect::ALL {
            let shown =
                u8::from(s.available[architect.index()].is_some()) + u8::from(s.next[architect.index()].is_some());
            if opened(s, architect) + shown + s.stacked[architect.index()] != 8 {
                faults.add("building", format!("the {architect} architect has eight buildings"));
            }
            if s.available[architect.index()].is_none() && s.next[architect.index()].is_some() {
                faults.add("next", format!("the {architect} architect has a next building but none available"));
            }
        }
        if !(s.unseen_buildings & seen_buildings(s)).is_empty() {
            faults.add("building", "a building is both seen and unseen");
        }
        for ship in Ship::ALL {
            if ships_held(s, ship) > 0 && self.components.ship(ship).period > s.period {
                faults.add("top", format!("{ship} ships come in period 2"));
            }
        }
    }

    fn check_city(&self, s: &State, faults: &mut Faults) {
        let board = &self.components.board;
        for land in <Land as Id>::all() {
            let streets: Vec<Good> = Good::ALL.into_iter().filter(|good| s.facing[good.index()].has(land)).collect();
            let owners = Seat::first(self.n()).filter(|&seat| s.boards[seat].stores.has(land)).count();
            if streets.len() > 1 || owners > 1 {
                faults.add("stores", format!("{land} has more than one store"));
            }
            if streets.len() != owners && owners < 2 && streets.len() < 2 {
                faults.add("stores", format!("{land} has a store without owner or street"));
            }
            if !streets.is_empty() && !self.lands.has(land) {
                faults.add("stores", format!("{land} is covered with two players"));
            }
            if let Some(street) = streets.iter().find(|street| !land.column().streets().contains(street)) {
                faults.add("stores", format!("{land} does not touch the {street} street"));
            }
        }
        for site in Site::all() {
            let cubes: u8 = s.site_rubble[site.index()].iter().sum();
            let Some(open) = s.buildings[site.index()] else {
                let most = if self.sites.has(site) { board.rubble_site } else { 0 };
                if cubes != most {
                    faults.add(format!("rubble site {site}"), format!("{cubes} cubes lie there, it holds {most}"));
                }
                continue;
            };
            if cubes > 0 {
                faults.add(format!("rubble site {site}"), "cubes lie under a building");
            }
            if !self.sites.has(site) {
                faults.add("building", format!("{site} is covered with two players"));
            }
            let colors = self.components.colors(open.building, open.architect);
            if site.street().is_some_and(|street| !colors.has(street)) {
                faults.add("building", format!("building {} does not show the colour of {site}", open.building));
            }
        }
        for row in Row::ALL {
            let most = if self.rows[row.index()].is_empty() { 0 } else { board.rubble_row };
            check_cubes(&format!("rubble row {row}"), s.row_rubble[row.index()], most, faults);
        }
        for column in Column::ALL {
            let most = board.rubble_column[column.index()];
            check_cubes(&format!("rubble column {column}"), s.column_rubble[column.index()], most, faults);
        }
        check_cubes("rubble pile", s.pile, board.rubble_pile, faults);
        self.check_tokens(s, faults);
        for noble in Noble::ALL {
            let there: u8 = Seat::first(self.n()).map(|seat| s.boards[seat].posts[noble.office().index()]).sum();
            let spaces = board.office_spaces[noble.index()];
            if there + self.neutral_officials() > spaces {
                faults.add(
                    format!("{}", noble.office()),
                    format!("{} officials stand there, it has {spaces} spaces", there + self.neutral_officials()),
                );
            }
        }
    }

    fn check_tokens(&self, s: &State, faults: &mut Faults) {
        let kinds = [
            ("token land", &s.land_tokens[..], self.components.land_tokens.len()),
            ("token site", &s.site_tokens[..], self.components.site_tokens.len()),
        ];
        for (field, tokens, most) in kinds {
            let mut seen = vec![0; most + 1];
            for &token in tokens.iter().filter(|&&token| token > 0) {
                if !self.options.tokens {
                    faults.add(field, "random city tokens are not played with");
                } else if usize::from(token) > most {
                    faults.add(field, format!("{token} is not a token, they are numbered 1 to {most}"));
                } else {
                    seen[usize::from(token)] += 1;
                    if seen[usize::from(token)] == 2 {
                        faults.add(field, format!("{token} lies on two spaces"));
                    }
                }
            }
        }
        if !self.options.tasks
            && (!s.task_deck.is_empty() || Seat::first(self.n()).any(|seat| !s.boards[seat].tasks.is_empty()))
        {
            faults.add("tasks", "starting tasks are not played with");
        }
    }

    fn check_board(&self, setup: &Setup, seat: Seat, faults: &mut Faults) {
        let s = &setup.table;
        let (board, start) = (&s.boards[seat], &self.components.start);
        let mut fault = |field: &str, what: String| faults.add(format!("{seat}: {field}"), what);
        let capacity = self.capacity(board);
        if board.portfolio_len() > capacity {
            fault(
                "top, bottom",
                format!("{} cards are in the Portfolio, its capacity is {capacity}", board.portfolio_len()),
            );
        }
        for good in Good::ALL.into_iter().filter(|good| board.goods[good.index()] > capacity) {
            fault(good.name(), format!("{} are more than the limit of {capacity}", board.goods[good.index()]));
        }
        if board.influence > TOP_INFLUENCE {
            fault("influence", format!("{} is above {TOP_INFLUENCE}", board.influence));
        }
        for color in Rubble::ALL.into_iter().filter(|color| board.rubble[color.index()] > start.rubble_spaces) {
            fault("rubble", format!("{color} {} are more than {}", board.rubble[color.index()], start.rubble_spaces));
        }
        if board.markers + board.markers_spent != board.sets() {
            fault("markers", format!("markers and spent ones must add up to the {} sets", board.sets()));
        }
        for (group, most) in HouseGroup::ALL.into_iter().zip(start.houses) {
            if board.houses[group.index()] > most {
                fault("houses", format!("{group} {} are more than {most}", board.houses[group.index()]));
            }
        }
        if board.clergy.len() > start.clergy {
            fault("clergy", format!("{} tiles are more than {}", board.clergy.len(), start.clergy));
        }
        if !board.fulfilled.is_empty() && !board.tasks.contains_all(board.fulfilled) {
            fault("fulfilled", "holds a task that is not among the tasks".to_owned());
        }
        let most_hand = start.hand;
        if board.hand.len() > most_hand {
            fault("hand", format!("{} cards are more than {most_hand}", board.hand.len()));
        }
        if board.hand.is_empty() && setup.moment == Moment::Turn {
            fault("hand", "a hand is never empty while turns are played (A-14)".to_owned());
        }
        let offered = board.clergy_offer.iter().flatten().count();
        if offered != if setup.moment == Moment::Beginning { 2 } else { 0 } {
            fault("offer", "two clergy tiles are offered, and only before the first turn".to_owned());
        }
        self.check_portfolio_cards(s, seat, faults);
    }

    fn check_portfolio_cards(&self, s: &State, seat: Seat, faults: &mut Faults) {
        let board = &s.boards[seat];
        for (top, cargo) in board.top.iter().zip(board.cargo) {
            match *top {
                TopCard::Noble(card) if matches!(self.components.card(card).face, Face::Treasury { .. }) => {
                    faults.add(format!("{seat}: top"), format!("card {card} is a Treasury card"));
                }
                TopCard::Ship(ship) => {
                    let hull = self.components.ship(ship).hull;
                    if cargo.len() > hull || cargo.len() == hull && !cargo.at_sea {
                        faults.add(
                            format!("{seat}: top"),
                            format!("a {ship} ship with {} goods has hull {hull}: a full ship is at sea", cargo.len()),
                        );
                    }
                    if cargo.at_sea && cargo.is_empty() {
                        faults.add(format!("{seat}: top"), format!("a {ship} ship is at sea without goods"));
                    }
                }
                TopCard::Noble(_) | TopCard::Empty => {}
            }
        }
        for card in board.bottom.iter().flatten() {
            if matches!(self.components.card(*card).face, Face::Noble { .. }) {
                faults.add(format!("{seat}: bottom"), format!("card {card} is a Noble card"));
            }
        }
    }
}

fn check_cubes(field: &str, cubes: [u8; 3], most: u8, faults: &mut Faults) {
    let n: u8 = cubes.iter().sum();
    if n > most {
        faults.add(field, format!("{n} cubes lie there, it holds {most}"));
    }
}

fn piece_name(piece: Piece) -> String {
    match piece {
        Piece::Card(card) => format!("card {card}"),
        Piece::Ship(ship) => format!("{ship} ships"),
        Piece::Clergy(tile) => format!("clergy tile {tile}"),
        Piece::Decree(decree) => format!("decree {decree}"),
        Piece::Plan(plan) => format!("Plan {plan}"),
        Piece::Building(building) => format!("building {building}"),
        Piece::Cube(color) => format!("{color} cubes"),
        Piece::Official(seat) => format!("officials of {seat}"),
        Piece::House(seat) => format!("houses of {seat}"),
        Piece::Marker(seat) => format!("set markers of {seat}"),
        Piece::Favor(noble) => format!("Favors of {noble}"),
        Piece::LargeTile => "large city tiles".to_owned(),
        Piece::SmallTile => "small city tiles".to_owned(),
        Piece::Task(task) => format!("task {task}"),
    }
}
