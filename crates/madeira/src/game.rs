//! The interface of the game, put together.

use crate::action::Action;
use crate::decision::{Decision, Pending};
use crate::event::{Event, Happening, Piece, Whereabouts};
use crate::ids::*;
use crate::options::Madeira;
use crate::reason::Reason;
use crate::rules::Play;
use crate::setup::Setup;
use crate::state::{Phase, State};
use crate::view::View;
use rand::Rng;
use table::{Actor, BySeat, EventSink, Faults, Game, Id, IdSet, NoEvents, Part, RuleId, ScoreLine, Seat};

impl Game for Madeira {
    const NAME: &'static str = "madeira";
    const RULES: u16 = 1;
    const SOURCES: &'static [(&'static str, &'static str)] = &crate::score::SOURCES;

    type State = State;
    type Setup = Setup;
    type Action = Action;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Reason = Reason;
    type Component = Piece;
    type Place = Whereabouts;

    fn n_seats(&self) -> u8 {
        self.n()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let (variants, readings) = ([], self.options.readings());
        table::record::agreed(self.n(), (&self.components.name, self.components.hash), &variants, &readings)
    }

    fn random_setup(&self, rng: &mut dyn Rng) -> Setup {
        self.shuffled(rng)
    }

    fn start(&self, setup: &Setup) -> Result<State, Faults> {
        let mut state = self.checked_start(setup)?;
        Play { game: self, s: &mut state, events: &mut NoEvents }.settle();
        Ok(state)
    }

    fn start_asking(&self, setup: &Setup) -> Result<State, Faults> {
        let mut state = self.checked_start(setup)?;
        Play { game: self, s: &mut state, events: &mut NoEvents }.run_to_question();
        Ok(state)
    }

    fn arrangement(&self, state: &State) -> Setup {
        self.arranged(state)
    }

    fn setup_lines(&self, setup: &Setup) -> Vec<String> {
        self.write_setup(setup)
    }

    fn read_setup(&self, lines: &[(usize, &str)]) -> Result<Setup, Faults> {
        self.parse_setup(lines)
    }

    fn set_line(&self, setup: &mut Setup, line: &str) -> Result<(), String> {
        self.set(setup, line).map(|_| ())
    }

    #[inline]
    fn actor(&self, state: &State) -> Actor {
        state.agenda.top().map_or(Actor::Nobody, |frame| frame.who)
    }

    #[inline]
    fn decision(&self, state: &State) -> Option<Decision> {
        match state.agenda.top()?.what {
            Pending::Ask(decision) => Some(decision),
            Pending::Nothing | Pending::Luck(_) | Pending::Do(_) => None,
        }
    }

    fn decision_rule(&self, decision: Decision) -> RuleId {
        if let Decision::TurnUpGuild { .. } = decision { self.guild_rule() } else { decision.rule() }
    }

    fn round(&self, state: &State) -> u16 {
        if state.phase == Phase::Setup { 0 } else { u16::from(state.round) }
    }

    fn turn(&self, state: &State) -> Seat {
        state.turn.seat
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        self.list_legal(state, out);
    }

    fn apply<S: EventSink<Event>>(&self, state: &mut State, action: Action, events: &mut S) {
        let mut play = Play { game: self, s: state, events };
        play.resolve(action);
        play.settle();
    }

    fn perform<S: EventSink<Event>>(&self, state: &mut State, action: Action, events: &mut S) {
        let pending = state.agenda.frames().len().saturating_sub(1);
        let mut play = Play { game: self, s: state, events };
        play.resolve(action);
        play.run_above(pending);
    }

    fn apply_asking<S: EventSink<Event>>(&self, state: &mut State, action: Action, events: &mut S) {
        let mut play = Play { game: self, s: state, events };
        play.resolve(action);
        play.run_to_question();
    }

    fn forced(&self, state: &State) -> Option<Action> {
        // The state is at its question already, so that nothing is run here.
        Play { game: self, s: &mut { *state }, events: &mut NoEvents }.run_to_question()
    }

    fn explain(&self, state: &State, action: Action) -> Vec<Reason> {
        self.reasons(state, action)
    }

    fn reason_rule(&self, reason: Reason) -> RuleId {
        reason.rule()
    }

    fn proposal(&self, state: &State) -> Option<Action> {
        self.best_for_all(state)
    }

    fn price_parts(&self, state: &State, action: Action) -> Vec<Part> {
        self.parts_of_price(state, action)
    }

    /// Dice that are rolled together fall in more ways the more their faces differ; tiles are equally likely (M-GEN-09).
    fn chance_weight(&self, _state: &State, outcome: Action) -> u32 {
        if let Action::Roll(roll) = outcome { roll.ways() } else { 1 }
    }

    fn derived(&self, state: &State, seat: Option<Seat>, words: &[&str]) -> Option<Result<u16, String>> {
        self.derived_value(state, seat, words)
    }

    fn scores(&self, state: &State) -> BySeat<i16> {
        self.prestige(state)
    }

    fn score_sheet(&self, state: &State) -> Vec<ScoreLine> {
        self.sheet(state).to_vec()
    }

    fn score_parts(&self, state: &State, seat: Seat, line: &ScoreLine) -> Vec<Part> {
        self.line_parts(state, seat, line)
    }

    fn placing(&self, state: &State) -> Option<BySeat<u8>> {
        (state.phase == Phase::Over).then(|| self.places(state))
    }

    fn end_reason(&self, state: &State) -> Option<&'static str> {
        (state.phase == Phase::Over).then_some("rounds")
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        self.view_of(state, seat)
    }

    fn sample(&self, view: &View, _rng: &mut dyn Rng) -> State {
        view.shown
    }

    /// Everybody sees everything that happens, also how many Pirates come and go (M-PIRATE-02).
    fn redact(&self, event: &Event, _seat: Option<Seat>) -> Option<Event> {
        Some(*event)
    }

    fn gain(&self, event: &Event) -> Option<(Seat, i16)> {
        event.what.prestige()
    }

    /// In the phases without turns of their own each player is asked once.
    fn begins_turn(&self, event: &Event) -> bool {
        matches!(event.what, Happening::TurnStarted(_) | Happening::PhaseStarted(_))
    }

    fn event_rule(&self, event: &Event) -> RuleId {
        event.rule
    }

    /// Everything is open but dice and tiles, which are luck.
    fn has_learned(&self, _before: &State, _after: &State, _seat: Seat) -> bool {
        false
    }

    fn census(&self, s: &State, add: &mut dyn FnMut(Piece, Whereabouts, u16)) {
        self.count_board(s, add);
        for seat in Seat::first(self.n()) {
            self.count_player(s, seat, add);
        }
    }
}

impl Madeira {
    /// Where everything is that belongs to a player.
    fn count_player(&self, s: &State, seat: Seat, add: &mut dyn FnMut(Piece, Whereabouts, u16)) {
        let player = &s.players[seat];
        let home = Whereabouts::Home(seat);
        let mut put = |piece: Piece, place: Whereabouts, n: u8| {
            if n > 0 {
                add(piece, place, u16::from(n));
            }
        };
        put(Piece::Worker(seat), home, player.workers);
        put(Piece::Worker(seat), Whereabouts::Watch, player.watch);
        player.fields.iter().for_each(|field| put(Piece::Worker(seat), Whereabouts::Field(field), 1));
        for city in City::ALL {
            put(Piece::Worker(seat), Whereabouts::City(city), (player.city & self.cities[city.index()]).len());
        }
        for colony in Colony::ALL {
            put(Piece::Worker(seat), Whereabouts::Colony(colony), player.lands[colony.index()]);
        }
        put(Piece::Ship(seat), home, player.ships_home);
        for port in Port::ALL {
            let place = match (port.market(), port.colony()) {
                (Some(good), _) => Whereabouts::Market(good),
                (None, Some(colony)) => Whereabouts::Colony(colony),
                (None, None) => Whereabouts::Gone,
            };
            put(Piece::Ship(seat), place, player.ships_in(port));
        }
        put(Piece::Marker(seat), home, player.markers_home);
        for building in Building::ALL {
            put(Piece::Marker(seat), Whereabouts::Building(building), player.markers[building.index()]);
        }
        put(Piece::GuildDie, home, player.dice_left());
        (player.favors_up | player.favors_down).iter().for_each(|favor| put(Piece::Favor(favor), home, 1));
        for request in Request::ALL {
            put(Piece::Request(request), home, player.requests[request.index()]);
        }
        let passed = s.passing.iter().filter(|&&marker| marker == Some(seat)).count() as u8;
        put(Piece::TurnMarker(seat), Whereabouts::Passing, passed);
        for row in Row::ALL.into_iter().filter(|row| s.rows[row.index()] == Some(seat)) {
            put(Piece::TurnMarker(seat), Whereabouts::Row(row), 1);
        }
    }

    /// Where everything else is.
    fn count_board(&self, s: &State, add: &mut dyn FnMut(Piece, Whereabouts, u16)) {
        let mut put = |piece: Piece, place: Whereabouts, n: u8| {
            if n > 0 {
                add(piece, place, u16::from(n));
            }
        };
        for city in City::ALL {
            put(Piece::Citizen, Whereabouts::City(city), (s.citizens & self.cities[city.index()]).len());
            let favors = s.favors[city.index()].into_iter().flatten();
            favors.for_each(|favor| put(Piece::Favor(favor), Whereabouts::City(city), 1));
        }
        for building in Building::ALL {
            let place = Whereabouts::Building(building);
            put(Piece::GuildDie, place, s.dice[building.index()].iter().sum());
            put(Piece::PirateDie, place, u8::from(s.pirate_die[building.index()].is_some()));
            s.characters[building.index()].iter().for_each(|&tile| put(Piece::Character(tile), place, 1));
        }
        let laid: IdSet<Character> = s.characters.into_iter().flatten().collect();
        (IdSet::full() - laid).iter().for_each(|tile| put(Piece::Character(tile), Whereabouts::Aside, 1));
        put(Piece::PirateDie, Whereabouts::Watch, s.watch_dice.iter().sum());
        put(Piece::PirateDie, Whereabouts::Aside, s.pirate_dice_aside);
        put(Piece::GuildDie, Whereabouts::Aside, s.dice_aside);
        for row in Row::ALL {
            put(Piece::GuildDie, Whereabouts::Row(row), s.row_dice[row.index()].iter().sum());
            for request in Request::ALL {
                put(Piece::Request(request), Whereabouts::Row(row), s.row_requests[row.index()][request.index()]);
            }
        }
        for request in Request::ALL {
            put(Piece::Request(request), Whereabouts::Gone, s.requests_gone[request.index()]);
        }
        for colony in Colony::ALL {
            let rewards = s.rewards[colony.index()].into_iter().flatten();
            rewards.for_each(|reward| put(Piece::Reward(reward), Whereabouts::Colony(colony), 1));
        }
    }
}
