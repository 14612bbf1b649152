//! Any arrangement of the table to start from: the shuffled one before the first decision, or a position of a scenario.
//!
//! A [`Setup`] is a table whose fields may be set freely; [`Lisboa::checked_start`] is the one gate to a state, and lists every
//! fault. `docs/lisboa.md` describes its text.

mod check;
mod derived;
mod fill;
mod text;

use crate::components::TaskReward;
use crate::decision::{Decision, Pending, Step};
use crate::ids::*;
use crate::options::Lisboa;
use crate::rules::Play;
use crate::state::{Stage, State};
use rand::Rng;
use table::{Actor, BySeat, Faults, Id, IdSet, NoEvents, Seat, below, shuffle};

/// Where in the game an arrangement stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Before the choice of the first clergy tiles.
    Beginning,
    /// A turn begins.
    Turn,
    /// The action of the turn is over: a political card is taken.
    Draw,
    /// The political card was taken: the end of the turn comes next.
    EndTurn,
    /// The same, after this seat moved the Cardinal over the Influence icon.
    Church(Seat),
    /// Somewhere within a turn; such an arrangement describes a state but cannot be started from.
    Within,
}

/// An arrangement of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The table, with an empty agenda.
    pub table: State,
    /// Where in the game it stands.
    pub moment: Moment,
}

impl Lisboa {
    /// A table with the printed start values and no cards, tiles or cubes anywhere.
    pub(crate) fn bare_table(&self) -> State {
        let (board, start) = (&self.components.board, &self.components.start);
        State {
            boards: BySeat::default(),
            revealed: IdSet::empty(),
            cashing: IdSet::empty(),
            decrees: IdSet::empty(),
            clergy_gone: IdSet::empty(),
            facing: [IdSet::empty(); 4],
            plans: IdSet::empty(),
            unseen_buildings: IdSet::empty(),
            agenda: Default::default(),
            buildings: [None; 14],
            row_rubble: [[0; 3]; 5],
            column_rubble: [[0; 3]; 5],
            site_rubble: [[0; 3]; 14],
            pile: [0; 3],
            rubble_gone: [0; 3],
            land_tokens: [0; 25],
            site_tokens: [0; 14],
            church: [None; 6],
            // L-SETUP-19
            cardinal: board.church_influence,
            cardinal_lies: None,
            // L-SETUP-20
            treasury: board.treasury_start,
            // L-SETUP-15
            prices: board.price_start,
            shipyard: [0; 4],
            ships_gone: [0; 4],
            display: [None; 4],
            city: [false; 5],
            large_tiles: 0,
            small_tiles: 0,
            available: [None; 2],
            next: [None; 2],
            stacked: [0; 2],
            column_value: board.scoring_tiles,
            played: None,
            covered: IdSet::empty(),
            marker_used: BySeat::default(),
            task_deck: IdSet::empty(),
            tasks_gone: IdSet::empty(),
            stage: Stage::Play,
            period: 1,
            round: 1,
            start: Seat::A,
            turn: Seat::A,
            trigger: None,
            period_end: None,
            game_end: None,
        }
        .with_boards(self.n(), |board| {
            // L-SETUP-01, L-SETUP-08
            board.reis = u16::from(start.reis);
            board.goods = [start.goods; 4];
            board.wigs = u16::from(start.wigs);
        })
    }

    /// The table before the first decision, shuffled (p. 5–7).
    pub(crate) fn shuffled(&self, rng: &mut dyn Rng) -> Setup {
        let n = self.n();
        let mut s = self.bare_table();
        s.stage = Stage::Setup;
        // L-SETUP-10, A-51
        s.start = Seat::ALL[below(rng, u64::from(n)) as usize];
        s.turn = s.start;
        let mut bag: Vec<ClergyId> = shuffle(ClergyId::all().collect(), rng);
        // L-SETUP-05, L-2P-07: as many of each Noble as there are players.
        let mut favors: Vec<Noble> = Noble::ALL.into_iter().flat_map(|noble| vec![noble; usize::from(n)]).collect();
        favors = shuffle(favors, rng);
        let starting = PlanId::all().filter(|&plan| self.components.plan(plan).starting).collect();
        let mut starting: Vec<PlanId> = shuffle(starting, rng);
        for (place, seat) in s.start.clockwise(n).enumerate() {
            let board = &mut s.boards[seat];
            // L-SETUP-09
            board.influence = self.components.start.influence[place];
            // L-SETUP-04
            board.posts[Noble::Marquis.office().index()] = 1;
            board.officials = self.components.start.officials - 1;
            // L-SETUP-05, A-53
            board.favors = favors.pop().into_iter().collect();
            // L-SETUP-06
            board.clergy_offer = [bag.pop(), bag.pop()];
            board.clergy_offer.sort();
            // L-SETUP-07
            board.plans = starting.pop().into_iter().collect();
        }
        // L-SETUP-17
        s.column_value = shuffle(s.column_value.to_vec(), rng).try_into().unwrap_or(s.column_value);
        self.shuffle_buildings(&mut s, rng);
        self.shuffle_rubble(&mut s, rng);
        self.shuffle_variants(&mut s, rng);
        self.fill(&mut s, &fill::Given::everything_but_supplies());
        Setup { table: s, moment: Moment::Beginning }
    }

    /// Eight buildings for each architect, the top two of each stack open (L-SETUP-12, L-SETUP-13).
    fn shuffle_buildings(&self, s: &mut State, rng: &mut dyn Rng) {
        let mut tiles: Vec<BuildingId> = shuffle(BuildingId::all().collect(), rng);
        for architect in Architect::ALL {
            s.available[architect.index()] = tiles.pop();
            s.next[architect.index()] = tiles.pop();
        }
        s.unseen_buildings = tiles.into_iter().collect();
        s.stacked = [6; 2];
    }

    /// Random cubes on every cube space in play; with two players some are left over (L-SETUP-22..24, L-2P-02).
    fn shuffle_rubble(&self, s: &mut State, rng: &mut dyn Rng) {
        let mut cubes: Vec<Rubble> = Vec::new();
        for color in Rubble::ALL {
            cubes.extend(vec![color; usize::from(self.components.board.rubble_cubes[color.index()])]);
        }
        let mut cubes = shuffle(cubes, rng).into_iter();
        for (place, n) in self.cube_places(s) {
            for cube in cubes.by_ref().take(usize::from(n)) {
                place.of(s)[cube.index()] += 1;
            }
        }
        cubes.for_each(|cube| s.rubble_gone[cube.index()] += 1);
    }

    /// Tasks and city tokens, where they are played with (L-VARIANT-04, L-VARIANT-21, A-60).
    fn shuffle_variants(&self, s: &mut State, rng: &mut dyn Rng) {
        if self.options.tasks {
            let first = |task: &Task| matches!(self.components.tasks[task.index()], TaskReward::Tasks(_));
            let mut first = shuffle(Task::all().filter(first).collect(), rng);
            for seat in Seat::first(self.n()) {
                s.boards[seat].tasks = first.pop().into_iter().collect();
            }
        }
        if self.options.tokens {
            let tokens = shuffle((1..=self.components.land_tokens.len() as u8).collect(), rng);
            for (place, token) in s.land_tokens.iter_mut().zip(tokens) {
                *place = token;
            }
            let tokens = shuffle((1..=self.components.site_tokens.len() as u8).collect(), rng);
            for (place, token) in s.site_tokens.iter_mut().zip(tokens) {
                *place = token;
            }
        }
    }

    /// The one gate to a state; what follows by itself is not run yet.
    pub(crate) fn checked_start(&self, setup: &Setup) -> Result<State, Faults> {
        self.faults(setup).or(())?;
        let mut s = setup.table;
        let turn = s.turn;
        s.agenda.clear();
        let agenda = |s: &mut State, what| s.agenda.push(Actor::Player(turn), what);
        match setup.moment {
            Moment::Beginning => Play { game: self, s: &mut s, events: &mut NoEvents }.begin_setup(),
            Moment::Turn => agenda(&mut s, Pending::Do(Step::StartTurn)),
            Moment::Draw => {
                agenda(&mut s, Pending::Do(Step::EndTurn));
                agenda(&mut s, Pending::Ask(Decision::DrawCard));
            }
            Moment::EndTurn => agenda(&mut s, Pending::Do(Step::EndTurn)),
            Moment::Church(mover) => {
                s.cardinal_lies = Some(mover);
                agenda(&mut s, Pending::Do(Step::EndTurn));
            }
            Moment::Within => {}
        }
        Ok(s)
    }

    /// The arrangement of a state.
    pub(crate) fn arranged(&self, s: &State) -> Setup {
        let moment = match s.agenda.top().map(|top| top.what) {
            Some(Pending::Ask(Decision::TakeTurn)) => Moment::Turn,
            Some(Pending::Ask(Decision::KeepClergy)) if self.nobody_has_chosen(s) => Moment::Beginning,
            _ => Moment::Within,
        };
        let mut table = *s;
        table.agenda.clear();
        Setup { table, moment }
    }

    /// Whether the choice of clergy tiles has just begun.
    fn nobody_has_chosen(&self, s: &State) -> bool {
        let asked = s.agenda.frames().iter().filter(|frame| frame.what == Pending::Ask(Decision::KeepClergy)).count();
        asked == usize::from(self.n())
    }
}

impl State {
    /// The state with every board in play changed.
    fn with_boards(mut self, n: u8, change: impl Fn(&mut crate::PlayerBoard)) -> Self {
        for seat in Seat::first(n) {
            change(&mut self.boards[seat]);
        }
        self
    }
}
