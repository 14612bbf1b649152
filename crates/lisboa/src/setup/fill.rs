//! What a position does not say: supplies are filled up so that the box adds up.

use crate::components::TaskReward;
use crate::ids::*;
use crate::options::Lisboa;
use crate::state::{State, TopCard};
use table::{Id, IdSet, Seat, position};

/// The fields that were set, by name.
pub(crate) struct Given {
    set: position::Given,
    /// Whether the table was shuffled, so that only supplies are filled.
    dealt: bool,
}

/// The supplies that are always worked out from what lies elsewhere.
const SUPPLIES: &[&str] = &["plans", "shipyard", "city", "tiles", "task-deck"];

impl Given {
    /// The fields of a position.
    pub(crate) fn lines(set: position::Given) -> Self {
        Self { set, dealt: false }
    }

    /// For the shuffled table: only supplies are filled.
    pub(crate) fn everything_but_supplies() -> Self {
        Self { set: position::Given::default(), dealt: true }
    }

    fn has(&self, key: &str) -> bool {
        let is_supply = || SUPPLIES.contains(&key.split(' ').next().unwrap_or(key));
        if self.dealt { !is_supply() } else { self.set.has(key) }
    }
}

/// A place where rubble lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CubePlace {
    Row(Row),
    Column(Column),
    Site(Site),
    Pile,
    Gone,
}

impl CubePlace {
    /// The cubes there.
    pub(crate) fn of(self, s: &mut State) -> &mut [u8; 3] {
        match self {
            Self::Row(row) => &mut s.row_rubble[row.index()],
            Self::Column(column) => &mut s.column_rubble[column.index()],
            Self::Site(site) => &mut s.site_rubble[site.index()],
            Self::Pile => &mut s.pile,
            Self::Gone => &mut s.rubble_gone,
        }
    }

    /// Its name in the text of a position.
    pub(crate) fn name(self) -> String {
        match self {
            Self::Row(row) => format!("rubble row {row}"),
            Self::Column(column) => format!("rubble column {column}"),
            Self::Site(site) => format!("rubble site {site}"),
            Self::Pile => "rubble pile".to_owned(),
            Self::Gone => "rubble gone".to_owned(),
        }
    }
}

impl Lisboa {
    /// The places for cubes in play and how many they hold at the start: sites without a building, the pile, rows, columns.
    pub(crate) fn cube_places(&self, s: &State) -> Vec<(CubePlace, u8)> {
        let board = &self.components.board;
        let sites = self.sites.iter().filter(|site| s.buildings[site.index()].is_none());
        let mut places: Vec<(CubePlace, u8)> = sites.map(|site| (CubePlace::Site(site), board.rubble_site)).collect();
        places.push((CubePlace::Pile, board.rubble_pile));
        let rows = Row::ALL.into_iter().filter(|row| !self.rows[row.index()].is_empty());
        places.extend(rows.map(|row| (CubePlace::Row(row), board.rubble_row)));
        places.extend(
            Column::ALL.into_iter().map(|column| (CubePlace::Column(column), board.rubble_column[column.index()])),
        );
        places
    }

    /// Fills what was not given.
    pub(crate) fn fill(&self, s: &mut State, given: &Given) {
        self.fill_boards(s, given);
        self.fill_cards(s, given);
        self.fill_tiles(s, given);
        self.fill_rubble(s, given);
        self.fill_supplies(s, given);
    }

    /// What follows from other fields of a player board.
    fn fill_boards(&self, s: &mut State, given: &Given) {
        let start = &self.components.start;
        for (place, seat) in s.start.clockwise(self.n()).enumerate() {
            let key = |field: &str| given.has(&format!("{seat}.{field}"));
            let board = &mut s.boards[seat];
            if !key("influence") {
                board.influence = start.influence[place];
            }
            if !key("officials") {
                board.officials = start.officials.saturating_sub(board.posted());
            }
            if !key("markers") {
                board.markers = board.sets().saturating_sub(board.markers_spent);
            }
            if !key("houses") {
                let mut left = board.stores.len();
                for (houses, most) in board.houses.iter_mut().zip(start.houses) {
                    *houses = left.min(most);
                    left -= *houses;
                }
            }
        }
    }

    /// Hands, displays and decrees get the lowest numbers that are free.
    fn fill_cards(&self, s: &mut State, given: &Given) {
        let mut used = s.revealed | s.display.into_iter().flatten().collect();
        for seat in Seat::first(self.n()) {
            used = used | s.boards[seat].hand;
        }
        let years = if s.period == 1 { Years::Blue } else { Years::Purple };
        let deck = self.decks[years.index()].iter().fold(IdSet::empty(), |all, &kind| all | kind);
        for seat in Seat::first(self.n()).filter(|seat| !given.has(&format!("{seat}.hand"))) {
            for card in (deck - used).iter().take(usize::from(self.components.start.hand)) {
                s.boards[seat].hand.insert(card);
                used.insert(card);
            }
        }
        // Cards of the display decks come into a hand only face up.
        for seat in Seat::first(self.n()) {
            let drawn = |card: &CardId| matches!(self.components.card(*card).years, Years::Red | Years::Brown);
            s.revealed = s.revealed | s.boards[seat].hand.iter().filter(drawn).collect();
        }
        if !given.has("display") {
            for kind in CardType::ALL {
                s.display[kind.index()] = (self.face_down(s, kind) - used).first();
            }
        }
        s.revealed = s.revealed | s.display.into_iter().flatten().collect();
        if !given.has("decrees") {
            let missing = self.components.board.decree_display.saturating_sub(s.decrees.len());
            s.decrees = s.decrees | self.decree_deck(s).iter().take(usize::from(missing)).collect();
        }
    }

    /// Clergy tiles, buildings, ships in Portfolios.
    fn fill_tiles(&self, s: &mut State, given: &Given) {
        if !given.has("church") {
            let tiles: Vec<ClergyId> = self.clergy_bag(s).iter().take(6).collect();
            for (space, tile) in s.church.iter_mut().zip(tiles) {
                *space = Some(tile);
            }
        }
        if given.has("unseen") {
            return;
        }
        for (field, key) in [(0, "available"), (1, "next")] {
            for architect in Architect::ALL {
                if given.has(&format!("{key} {architect}")) {
                    continue;
                }
                let tile = (IdSet::full() - seen_buildings(s)).first();
                let room = opened(s, architect) + 1 + field <= 8;
                let place = if field == 0 { &mut s.available } else { &mut s.next };
                place[architect.index()] = tile.filter(|_| room);
            }
        }
        s.unseen_buildings = IdSet::full() - seen_buildings(s);
        for architect in Architect::ALL {
            let shown =
                u8::from(s.available[architect.index()].is_some()) + u8::from(s.next[architect.index()].is_some());
            s.stacked[architect.index()] = 8u8.saturating_sub(opened(s, architect) + shown);
        }
    }

    /// Cubes go to the places that were not given, the most plentiful colour first; what is left over is out of the game.
    fn fill_rubble(&self, s: &mut State, given: &Given) {
        if given.has("rubble") {
            return;
        }
        let mut left = self.components.board.rubble_cubes;
        let mut take = |n: &[u8; 3]| {
            for color in 0..3 {
                left[color] = left[color].saturating_sub(n[color]);
            }
        };
        let all = s.row_rubble.iter().chain(&s.column_rubble).chain(&s.site_rubble).chain([&s.pile, &s.rubble_gone]);
        all.for_each(&mut take);
        Seat::first(self.n()).for_each(|seat| take(&s.boards[seat].rubble));
        for (place, n) in self.cube_places(s) {
            if given.has(&place.name()) {
                continue;
            }
            for _ in 0..n {
                let most = (0..3).rev().max_by_key(|&color| left[color]).filter(|&color| left[color] > 0);
                let Some(color) = most else { break };
                left[color] -= 1;
                place.of(s)[color] += 1;
            }
        }
        if !given.has("rubble gone") {
            s.rubble_gone = left;
        }
    }

    /// Stacks that hold whatever lies nowhere else.
    fn fill_supplies(&self, s: &mut State, given: &Given) {
        let board = &self.components.board;
        if !given.has("plans") {
            let held = Seat::first(self.n())
                .fold(IdSet::empty(), |plans, seat| plans | s.boards[seat].plans | s.boards[seat].completed);
            s.plans = PlanId::all().filter(|&plan| !self.components.plan(plan).starting && !held.has(plan)).collect();
        }
        for ship in Ship::ALL {
            let held = ships_held(s, ship);
            let copies = self.n() - 1;
            if !given.has("shipyard") && !given.has(&format!("shipyard {ship}")) {
                let here = self.shipyard(s.period)[ship.index()];
                s.shipyard[ship.index()] = here.saturating_sub(held);
            }
            if self.components.ship(ship).period <= s.period {
                s.ships_gone[ship.index()] = copies.saturating_sub(held + s.shipyard[ship.index()]);
            }
        }
        if !given.has("city") {
            self.fill_city(s);
        }
        if !given.has("task-deck") && self.options.tasks {
            let held = Seat::first(self.n()).fold(s.tasks_gone, |tasks, seat| tasks | s.boards[seat].tasks);
            let second = |task: &Task| !matches!(self.components.tasks[task.index()], TaskReward::Tasks(_));
            s.task_deck = Task::all().filter(|task| second(task) && !held.has(*task)).collect();
        }
        if !given.has("tiles") {
            let small = (s.built() & self.columns[Column::C5.index()]).len();
            let shown = s.city[..4].iter().filter(|&&tile| tile).count() as u8;
            s.large_tiles = board.large_tiles.saturating_sub(s.built().len() - small + shown);
            s.small_tiles = board.small_tiles.saturating_sub(small + u8::from(s.city[4]));
        }
    }
}

impl Lisboa {
    /// A tile on every space of the city display as far as there are any, first where land is empty (L-SETUP-16, A-41).
    fn fill_city(&self, s: &mut State) {
        let small = (s.built() & self.columns[Column::C5.index()]).len();
        let mut left = self.components.board.large_tiles.saturating_sub(s.built().len() - small);
        for with_room in [true, false] {
            for street in Good::ALL {
                if self.street_has_room(s, street) == with_room {
                    s.city[street.index()] = left > 0;
                    left = left.saturating_sub(1);
                }
            }
        }
        s.city[4] = self.components.board.small_tiles > small;
    }
}

/// How many ships of a kind lie in Portfolios.
pub(crate) fn ships_held(s: &State, ship: Ship) -> u8 {
    let tops = s.boards.0.iter().flat_map(|board| board.top);
    tops.filter(|&top| top == TopCard::Ship(ship)).count() as u8
}

/// How many buildings of an architect are open.
pub(crate) fn opened(s: &State, architect: Architect) -> u8 {
    s.buildings.iter().flatten().filter(|open| open.architect == architect).count() as u8
}

/// The building tiles that everybody can see.
pub(crate) fn seen_buildings(s: &State) -> IdSet<BuildingId> {
    let open = s.buildings.iter().flatten().map(|open| open.building);
    open.chain(s.available.into_iter().chain(s.next).flatten()).collect()
}
