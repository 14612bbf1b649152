//! Any arrangement of the table to start from: the shuffled one before the first decision, or a position of a scenario.
//!
//! A [`Setup`] is a table whose fields may be set freely; [`Madeira::checked_start`] is the one gate to a state, and lists
//! every fault. `docs/madeira.md` describes its text.

mod check;
mod derived;
mod fill;
mod text;

use crate::decision::{Decision, Pending, Step};
use crate::ids::*;
use crate::options::Madeira;
use crate::state::{Phase, Player, State, Turn};
use rand::Rng;
use table::{Actor, BySeat, Faults, Id, IdSet, Seat, below, shuffle};

/// Where in the game an arrangement stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Before the first Worker is placed.
    Beginning,
    /// Phase A of the round begins.
    Round,
    /// Phase A: the next player takes a row.
    Rows,
    /// Phase B: a turn begins.
    Turn,
    /// Phase C: a Building is reached.
    Building(Building),
    /// Phase C: the turn of a player at a Building whose dice are rolled.
    Pay(Building, Seat),
    /// The end of phase C.
    Windmill,
    /// Phase D: Honor.
    Honor,
    /// Phase D: Income.
    Income,
    /// Phase D: Upkeep.
    Upkeep,
    /// Phase D: Feeding.
    Feeding,
    /// Phase E.
    Crown,
    /// After phase E.
    End,
    /// Somewhere within a turn of a phase; such an arrangement describes a state but cannot be started from.
    Within(Phase),
}

impl Moment {
    /// The phase it is in.
    pub const fn phase(self) -> Phase {
        match self {
            Self::Beginning => Phase::Setup,
            Self::Round | Self::Rows => Phase::A,
            Self::Turn => Phase::B,
            Self::Building(_) | Self::Pay(..) | Self::Windmill => Phase::C,
            Self::Honor | Self::Income | Self::Upkeep | Self::Feeding => Phase::D,
            Self::Crown | Self::End => Phase::E,
            Self::Within(phase) => phase,
        }
    }
}

/// An arrangement of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The table, with an empty agenda.
    pub table: State,
    /// Where in the game it stands.
    pub moment: Moment,
}

impl Madeira {
    /// A table with the printed start values, all Workers, Ships and markers at Home, and nothing laid out.
    pub(crate) fn bare_table(&self) -> State {
        let start = &self.components.start;
        let mut s = State {
            players: BySeat::default(),
            citizens: IdSet::empty(),
            agenda: Default::default(),
            converted: IdSet::empty(),
            // M-SETUP-12, M-3P-04, M-2P-04
            wood: std::array::from_fn(|field| self.components.fields[field].wood.with(self.n())),
            favors: [[None; 4]; 3],
            rewards: [[None; 2]; 3],
            characters: [None; 5],
            dice: [[0; 3]; 5],
            pirate_die: [None; 5],
            watch_dice: [0; 3],
            dice_aside: 0,
            pirate_dice_aside: 0,
            row_dice: [[0; 3]; 4],
            row_requests: [[0; 5]; 4],
            requests_gone: [0; 5],
            rows: [None; 4],
            passing: [None; 4],
            round: 1,
            phase: Phase::B,
            turn: Turn::of(Seat::A),
        };
        for seat in Seat::first(self.n()) {
            s.players[seat] = Player {
                // M-SETUP-15
                goods: [start.goods; 3],
                wood: start.wood,
                bread: start.bread,
                reals: u16::from(start.reals),
                // M-SETUP-01, M-SETUP-02
                prestige: 0,
                windmill: self.components.windmill.start,
                // M-SETUP-14, M-SETUP-17
                workers: start.workers - start.watch,
                watch: start.watch,
                ships_home: start.ships,
                markers_home: start.markers,
                ..Player::default()
            };
        }
        // M-SETUP-11
        let citizen = |city: City| Spot::numbered(city, self.components.citizen_spot);
        s.citizens = City::ALL.into_iter().filter_map(citizen).collect();
        s
    }

    /// How many tiles of each type of Request are in the game: those for the number of players, and the Starting Requests
    /// (M-SETUP-24, M-3P-01, M-2P-01).
    pub(crate) fn request_tiles(&self) -> [u8; 5] {
        let mut tiles = self.components.requests.map(|of_type| of_type.with(self.n()));
        self.components.starting.iter().for_each(|starting| tiles[starting.request.index()] += 1);
        tiles
    }

    /// The table before the first decision, shuffled (p. 3 to 5).
    pub(crate) fn shuffled(&self, rng: &mut dyn Rng) -> Setup {
        let n = self.n();
        let mut s = self.bare_table();
        s.phase = Phase::Setup;
        s.requests_gone = self.request_tiles();
        // M-SETUP-03, M-SETUP-04, A-76
        let mut starting = shuffle(self.components.starting.to_vec(), rng).into_iter();
        let mut first = (0, Seat::A);
        for (seat, dealt) in Seat::first(n).zip(starting.by_ref()) {
            s.players[seat].requests[dealt.request.index()] += 1;
            s.requests_gone[dealt.request.index()] -= 1;
            first = first.max((dealt.crowns, seat));
        }
        // M-SETUP-05, M-SETUP-16, M-3P-03, M-2P-03
        for (place, seat) in first.1.clockwise(n).enumerate() {
            s.passing[place] = Some(seat);
            s.players[seat].reals += u16::from(self.components.start.extra_reals[place]);
        }
        s.turn = Turn::of(first.1);
        self.shuffle_requests(&mut s, rng);
        // M-SETUP-07, M-3P-02, M-2P-02
        for row in self.rows() {
            s.row_dice[row.index()] = roll(self.components.start.markers, rng);
        }
        // M-SETUP-08
        s.watch_dice = roll(self.components.start.pirate_dice, rng);
        // M-SETUP-09
        for (letter, fits) in [true, false].into_iter().enumerate() {
            let tiles = Reward::all().filter(|&reward| self.components.rewards_a.has(reward) == fits).collect();
            for (colony, reward) in s.rewards.iter_mut().zip(shuffle(tiles, rng)) {
                colony[letter] = Some(reward);
            }
        }
        // M-SETUP-10
        let favors = shuffle(Favor::all().collect(), rng);
        for (place, favor) in s.favors.iter_mut().flatten().zip(favors) {
            *place = Some(favor);
        }
        // M-SETUP-13
        let characters = shuffle(Character::all().collect(), rng);
        for (building, character) in self.buildings_with_tile(1).into_iter().zip(characters) {
            s.characters[building.index()] = Some(character);
        }
        Setup { table: s, moment: Moment::Beginning }
    }

    /// The Buildings on which a Character tile lies in a round (M-GEN-07, M-PHASE-A-01).
    fn buildings_with_tile(&self, round: u8) -> IdSet<Building> {
        IdSet::full() - self.empty_building(round).into_iter().collect()
    }

    /// The Crown's Requests of the number of players, five in each row (M-SETUP-06, M-3P-01, M-2P-01).
    fn shuffle_requests(&self, s: &mut State, rng: &mut dyn Rng) {
        let mut tiles = Vec::new();
        for request in Request::ALL {
            let copies = self.components.requests[request.index()].with(self.n());
            s.requests_gone[request.index()] -= copies;
            tiles.extend(vec![request; usize::from(copies)]);
        }
        let mut tiles = shuffle(tiles, rng).into_iter();
        for row in self.rows() {
            for request in tiles.by_ref().take(5) {
                s.row_requests[row.index()][request.index()] += 1;
            }
        }
    }

    /// The one gate to a state; what follows by itself is not run yet.
    pub(crate) fn checked_start(&self, setup: &Setup) -> Result<State, Faults> {
        self.faults(setup).or(())?;
        let mut s = setup.table;
        s.agenda.clear();
        s.phase = setup.moment.phase();
        let seat = s.turn.seat;
        s.turn = Turn::of(seat);
        let agenda = |s: &mut State, what| s.agenda.push(Actor::Player(seat), what);
        match setup.moment {
            Moment::Beginning => agenda(&mut s, Pending::Do(Step::SetupTurn(PassingSlot::IV))),
            Moment::Round => agenda(&mut s, Pending::Do(Step::StartRound)),
            Moment::Rows => agenda(&mut s, Pending::Do(Step::NextRow)),
            Moment::Turn => {
                let row = s.rows.iter().position(|&marker| marker == Some(seat)).unwrap_or(0) as u8;
                agenda(&mut s, Pending::Do(Step::NextTurn(row)));
            }
            Moment::Building(building) => agenda(&mut s, Pending::Do(Step::Resolve(building))),
            Moment::Pay(building, seat) => {
                let from = s.passing_slot(seat) as u8;
                agenda(&mut s, Pending::Do(Step::BuildingTurns { building, from }));
            }
            Moment::Windmill => agenda(&mut s, Pending::Do(Step::LastWindmills(0))),
            Moment::Honor => agenda(&mut s, Pending::Do(Step::Honor)),
            Moment::Income => agenda(&mut s, Pending::Do(Step::Income)),
            Moment::Upkeep => agenda(&mut s, Pending::Do(Step::Upkeep(0))),
            Moment::Feeding => agenda(&mut s, Pending::Do(Step::Feeding(0))),
            Moment::Crown => agenda(&mut s, Pending::Do(Step::Crown)),
            Moment::End => agenda(&mut s, Pending::Do(Step::EndRound)),
            Moment::Within(_) => {}
        }
        Ok(s)
    }

    /// The arrangement of a state.
    pub(crate) fn arranged(&self, s: &State) -> Setup {
        let fresh = s.turn == Turn::of(s.turn.seat);
        let top = s.agenda.top().map(|top| top.what);
        let moment = if top == Some(Pending::Ask(Decision::TakeTurn)) && fresh {
            Moment::Turn
        } else if top == Some(Pending::Ask(Decision::TakeRow)) {
            Moment::Rows
        } else if top == Some(Pending::Ask(Decision::SetupCity)) && self.nobody_has_placed(s) {
            Moment::Beginning
        } else if let (Some(Pending::Ask(Decision::PayBuilding { building })), true) = (top, fresh) {
            Moment::Pay(building, s.turn.seat)
        } else {
            Moment::Within(s.phase)
        };
        let mut table = *s;
        table.agenda.clear();
        table.turn = Turn::of(s.turn.seat);
        Setup { table, moment }
    }

    /// Whether the placement of Workers has just begun.
    fn nobody_has_placed(&self, s: &State) -> bool {
        s.players.0.iter().all(|player| player.city.is_empty() && player.fields.is_empty())
    }
}

/// Rolls so many dice: how many show each face (M-GEN-09).
fn roll(dice: u8, rng: &mut dyn Rng) -> [u8; 3] {
    let mut faces = [0; 3];
    for _ in 0..dice {
        faces[below(rng, 3) as usize] += 1;
    }
    faces
}
