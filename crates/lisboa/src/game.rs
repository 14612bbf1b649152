//! The interface of the game, put together.

use crate::action::Action;
use crate::decision::{Decision, Pending};
use crate::event::{Event, Happening, Piece, Spot};
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::Reason;
use crate::rules::Play;
use crate::setup::Setup;
use crate::state::{Stage, State, TopCard};
use crate::view::View;
use rand::Rng;
use table::{Actor, BySeat, EventSink, Faults, Game, Id, IdSet, NoEvents, Part, RuleId, ScoreLine, Seat};

impl Game for Lisboa {
    const NAME: &'static str = "lisboa";
    const RULES: u16 = 2;
    const SOURCES: &'static [(&'static str, &'static str)] = &crate::score::SOURCES;

    type State = State;
    type Setup = Setup;
    type Action = Action;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Reason = Reason;
    type Component = Piece;
    type Place = Spot;

    fn readings_in(version: u16) -> Option<&'static [&'static str]> {
        match version {
            1 => Some(&["strict-rewards", "upgrade-only"]),
            Self::RULES => Some(&[]),
            _ => None,
        }
    }

    fn n_seats(&self) -> u8 {
        self.n()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let (variants, readings) = (self.options.variants(), self.options.readings());
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
        decision.rule()
    }

    fn round(&self, state: &State) -> u16 {
        if state.stage == Stage::Setup { 0 } else { u16::from(state.round) }
    }

    fn turn(&self, state: &State) -> Seat {
        state.turn
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

    fn price_parts(&self, state: &State, action: Action) -> Vec<Part> {
        self.parts_of_price(state, action)
    }

    fn chance_weight(&self, _state: &State, _outcome: Action) -> u32 {
        1
    }

    fn derived(&self, state: &State, seat: Option<Seat>, words: &[&str]) -> Option<Result<u16, String>> {
        self.derived_value(state, seat, words)
    }

    fn scores(&self, state: &State) -> BySeat<i16> {
        self.wigs(state)
    }

    fn score_sheet(&self, state: &State) -> Vec<ScoreLine> {
        self.sheet(state).to_vec()
    }

    fn score_parts(&self, state: &State, seat: Seat, line: &ScoreLine) -> Vec<Part> {
        self.parts_of_score(state, seat, line)
    }

    fn placing(&self, state: &State) -> Option<BySeat<u8>> {
        (state.stage == Stage::Over).then(|| self.places(state))
    }

    fn end_reason(&self, state: &State) -> Option<&'static str> {
        if state.stage == Stage::Over { state.game_end.map(|reason| reason.name()) } else { None }
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        self.view_of(state, seat)
    }

    fn sample(&self, view: &View, rng: &mut dyn Rng) -> State {
        self.world(view, rng)
    }

    fn redact(&self, event: &Event, seat: Option<Seat>) -> Option<Event> {
        Some(self.redacted(event, seat))
    }

    fn gain(&self, event: &Event) -> Option<(Seat, i16)> {
        event.what.wigs()
    }

    fn begins_turn(&self, event: &Event) -> bool {
        matches!(event.what, Happening::TurnStarted(_))
    }

    /// Whoever does not follow does nothing (L-FOLLOW-01).
    fn declines(&self, state: &State, action: Action) -> bool {
        matches!(self.decision(state), Some(Decision::Follow { .. })) && action == Action::Pass
    }

    fn event_rule(&self, event: &Event) -> RuleId {
        event.rule
    }

    fn has_learned(&self, before: &State, after: &State, seat: Seat) -> bool {
        let known = |state: &State| {
            let board = &state.boards[seat];
            let clergy: IdSet<_> = state.church.into_iter().chain(board.clergy_offer).flatten().collect();
            let clergy =
                Seat::ALL.into_iter().fold(clergy | state.clergy_gone, |all, other| all | state.boards[other].clergy);
            (state.revealed | board.hand, clergy)
        };
        let ((cards, clergy), (more_cards, more_clergy)) = (known(before), known(after));
        !cards.contains_all(more_cards) || !clergy.contains_all(more_clergy)
    }

    fn census(&self, s: &State, add: &mut dyn FnMut(Piece, Spot, u16)) {
        self.count_table(s, add);
        for seat in Seat::first(self.n()) {
            self.count_board(s, seat, add);
        }
    }
}

impl Lisboa {
    /// Where everything is that belongs to a player.
    fn count_board(&self, s: &State, seat: Seat, add: &mut dyn FnMut(Piece, Spot, u16)) {
        let board = &s.boards[seat];
        let (here, start) = (Spot::Board(seat), &self.components.start);
        let mut put = |piece: Piece, spot: Spot, n: u8| {
            if n > 0 {
                add(piece, spot, u16::from(n));
            }
        };
        board.hand.iter().for_each(|card| put(Piece::Card(card), Spot::Hand(seat), 1));
        board.bottom.iter().flatten().for_each(|&card| put(Piece::Card(card), here, 1));
        for top in board.top {
            match top {
                TopCard::Empty => {}
                TopCard::Noble(card) => put(Piece::Card(card), here, 1),
                TopCard::Ship(ship) => put(Piece::Ship(ship), here, 1),
            }
        }
        board.clergy.iter().for_each(|tile| put(Piece::Clergy(tile), here, 1));
        board.clergy_offer.iter().flatten().for_each(|&tile| put(Piece::Clergy(tile), here, 1));
        board.decrees.iter().for_each(|decree| put(Piece::Decree(decree), here, 1));
        board.plans.iter().for_each(|plan| put(Piece::Plan(plan), here, 1));
        board.completed.iter().for_each(|plan| put(Piece::Plan(plan), Spot::Completed(seat), 1));
        board.tasks.iter().for_each(|task| put(Piece::Task(task), here, 1));
        board.favors.iter().for_each(|noble| put(Piece::Favor(noble), here, 1));
        Rubble::ALL.into_iter().for_each(|color| put(Piece::Cube(color), here, board.rubble[color.index()]));
        put(Piece::Official(seat), here, board.officials);
        Post::ALL.into_iter().for_each(|post| put(Piece::Official(seat), Spot::Post(post), board.posts[post.index()]));
        put(Piece::House(seat), Spot::City, board.stores.len());
        put(Piece::House(seat), here, start.houses.iter().sum::<u8>() - board.houses.iter().sum::<u8>());
        put(Piece::Marker(seat), Spot::Display, board.markers);
        put(Piece::Marker(seat), Spot::Gone, board.markers_spent);
        put(Piece::Marker(seat), here, start.rubble_spaces - board.sets());
    }

    /// Where everything else is.
    fn count_table(&self, s: &State, add: &mut dyn FnMut(Piece, Spot, u16)) {
        let mut put = |piece: Piece, spot: Spot, n: u8| {
            if n > 0 {
                add(piece, spot, u16::from(n));
            }
        };
        s.display.iter().flatten().for_each(|&card| put(Piece::Card(card), Spot::Display, 1));
        s.played.iter().for_each(|&card| put(Piece::Card(card), Spot::Court, 1));
        self.face_up_gone(s).iter().for_each(|card| put(Piece::Card(card), Spot::Gone, 1));
        let hands = Seat::first(self.n()).fold(s.revealed, |cards, seat| cards | s.boards[seat].hand);
        (IdSet::full() - hands).iter().for_each(|card| put(Piece::Card(card), Spot::Stock, 1));
        Ship::ALL.into_iter().for_each(|ship| put(Piece::Ship(ship), Spot::Display, s.shipyard[ship.index()]));
        if s.period == 1 {
            let waiting = self.shipyard(2);
            Ship::ALL.into_iter().for_each(|ship| put(Piece::Ship(ship), Spot::Stock, waiting[ship.index()]));
        }
        Ship::ALL.into_iter().for_each(|ship| put(Piece::Ship(ship), Spot::Gone, s.ships_gone[ship.index()]));
        s.church.iter().flatten().for_each(|&tile| put(Piece::Clergy(tile), Spot::Display, 1));
        s.clergy_gone.iter().for_each(|tile| put(Piece::Clergy(tile), Spot::Gone, 1));
        self.clergy_bag(s).iter().for_each(|tile| put(Piece::Clergy(tile), Spot::Stock, 1));
        s.decrees.iter().for_each(|decree| put(Piece::Decree(decree), Spot::Display, 1));
        self.decree_deck(s).iter().for_each(|decree| put(Piece::Decree(decree), Spot::Stock, 1));
        s.plans.iter().for_each(|plan| put(Piece::Plan(plan), Spot::Stock, 1));
        s.unseen_buildings.iter().for_each(|building| put(Piece::Building(building), Spot::Stock, 1));
        for building in s.available.iter().chain(&s.next).flatten() {
            put(Piece::Building(*building), Spot::Display, 1);
        }
        s.buildings.iter().flatten().for_each(|open| put(Piece::Building(open.building), Spot::City, 1));
        for frame in s.agenda.frames() {
            if let Pending::Ask(Decision::TrashCube { cubes }) = frame.what {
                Rubble::ALL.into_iter().for_each(|color| put(Piece::Cube(color), Spot::Court, cubes[color.index()]));
            }
        }
        let rows = s.row_rubble.iter().chain(&s.column_rubble).chain(&s.site_rubble);
        for color in Rubble::ALL {
            put(Piece::Cube(color), Spot::City, rows.clone().map(|cubes| cubes[color.index()]).sum());
            put(Piece::Cube(color), Spot::Stock, s.pile[color.index()]);
            put(Piece::Cube(color), Spot::Gone, s.rubble_gone[color.index()]);
        }
        let small = s.built() & self.columns[Column::C5.index()];
        put(Piece::LargeTile, Spot::City, s.built().len() - small.len());
        put(Piece::SmallTile, Spot::City, small.len());
        put(Piece::LargeTile, Spot::Display, s.city[..4].iter().filter(|&&tile| tile).count() as u8);
        put(Piece::SmallTile, Spot::Display, u8::from(s.city[4]));
        put(Piece::LargeTile, Spot::Stock, s.large_tiles);
        put(Piece::SmallTile, Spot::Stock, s.small_tiles);
        s.task_deck.iter().for_each(|task| put(Piece::Task(task), Spot::Stock, 1));
        s.tasks_gone.iter().for_each(|task| put(Piece::Task(task), Spot::Gone, 1));
        for noble in Noble::ALL {
            let held = Seat::first(self.n()).filter(|&seat| s.boards[seat].favors.has(noble)).count() as u8;
            put(Piece::Favor(noble), Spot::Stock, self.n() - held);
        }
    }

    /// The political cards that left the game face up: seen, and nowhere else.
    pub(crate) fn face_up_gone(&self, s: &State) -> IdSet<CardId> {
        let mut elsewhere: IdSet<CardId> = s.display.into_iter().chain([s.played]).flatten().collect();
        for seat in Seat::first(self.n()) {
            let board = &s.boards[seat];
            elsewhere = elsewhere | board.hand | board.bottom.into_iter().flatten().collect();
            for top in board.top {
                if let TopCard::Noble(card) = top {
                    elsewhere.insert(card);
                }
            }
        }
        s.revealed - elsewhere
    }
}
