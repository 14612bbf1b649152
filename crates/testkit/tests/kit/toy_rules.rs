//! The rules of the toy game.

use crate::toy::{Act, Board, Cards, Decision, Event, Flaw, Phase, Piece, Reason, State, Toy, View, cards};
use rand::Rng;
use table::{Actor, BySeat, EventSink, Faults, Game, Part, RuleId, ScoreLine, Seat, below};

impl Toy {
    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.players)
    }

    fn check(&self, state: &State, action: Act) -> Result<(), Reason> {
        let Board { turn, hands, coins, .. } = state.board;
        match (state.phase, action) {
            (Phase::Turn, Act::Play(card)) => {
                let limit =
                    self.flaw == Flaw::HiddenCardLimits && hands[turn.left(self.players).index()] >> 12 & 1 == 1;
                let has = hands[turn.index()] >> card & 1 == 1 && !(limit && hands[turn.index()] >> (card + 1) > 0);
                if has { Ok(()) } else { Err(Reason::NotInHand(card)) }
            }
            (Phase::Follow(seat), Act::Follow) => {
                if coins[seat.index()] > 0 {
                    Ok(())
                } else {
                    Err(Reason::NoCoin)
                }
            }
            (Phase::Follow(_), Act::Pass) => Ok(()),
            (Phase::Draw(_), Act::Card(card)) => {
                if state.board.deck() >> card & 1 == 1 {
                    Ok(())
                } else {
                    Err(Reason::NotInDeck(card))
                }
            }
            (Phase::Turn | Phase::Follow(_) | Phase::Draw(_) | Phase::Over, _) => Err(Reason::NotAsked),
        }
    }

    /// Asks the next seat after this one, or goes on.
    fn ask_next(&self, state: &mut State, seat: Seat) {
        let next = seat.left(self.players);
        if next != state.board.turn {
            state.phase = Phase::Follow(next);
            return;
        }
        if self.draws_late {
            self.next_turn(state);
        }
        state.phase = Phase::Draw(next);
        if state.board.deck() == 0 {
            self.after_draw(state);
        }
    }

    fn next_turn(&self, state: &mut State) {
        state.board.turn = state.board.turn.left(self.players);
        if state.board.turn == Seat::A {
            state.board.round += 1;
            if self.flaw == Flaw::RoundGoesBack && state.board.round == 3 {
                state.board.round = 1;
            }
        }
    }

    fn after_draw(&self, state: &mut State) {
        if !self.draws_late {
            self.next_turn(state);
        }
        state.phase = self.opening(&state.board);
    }

    /// The answer of a player without a coin, where it is not asked for.
    fn only_answer(&self, state: &State) -> Option<Act> {
        let alone = self.answers_alone || self.flaw == Flaw::AnswersInSecret;
        match state.phase {
            Phase::Follow(seat) if alone && state.board.coins[seat.index()] == 0 => Some(Act::Pass),
            Phase::Turn | Phase::Follow(_) | Phase::Draw(_) | Phase::Over => None,
        }
    }

    /// Performs an action without what follows by itself.
    fn step<S: EventSink<Event>>(&self, state: &mut State, action: Act, events: &mut S) {
        let turn = state.board.turn;
        match (action, state.phase) {
            (Act::Play(card), _) => {
                state.board.hands[turn.index()] &= !(1 << card);
                state.board.played[turn.index()] |= 1 << card;
                if self.flaw == Flaw::ActionPeeks {
                    let next = state.board.hands[turn.left(self.players).index()];
                    state.board.follows[turn.index()] += u8::from(next > 1 << 11);
                }
                events.push(|| Event::Played(turn, card));
                self.ask_next(state, turn);
            }
            (Act::Follow, Phase::Follow(seat)) => {
                state.board.coins[seat.index()] -= 1;
                state.board.follows[seat.index()] += 1;
                let gain = u8::from(self.flaw != Flaw::CoinVanishes);
                state.board.coins[turn.index()] += gain;
                let mut heard = false;
                events.push(|| {
                    heard = true;
                    Event::Followed(seat)
                });
                if heard && self.flaw == Flaw::ListenerCounts {
                    state.board.follows[seat.index()] += 1;
                }
                self.ask_next(state, seat);
            }
            (Act::Pass, Phase::Follow(seat)) => self.ask_next(state, seat),
            (Act::Card(card), Phase::Draw(seat)) => {
                if self.flaw == Flaw::NeverEnds {
                    state.board.played = [0; 4];
                }
                state.board.hands[seat.index()] |= 1 << card;
                events.push(|| Event::Drew(seat, Some(card)));
                self.after_draw(state);
            }
            (Act::Follow | Act::Pass | Act::Card(_), _) => panic!("BUG: {action} in {state:?}"),
        }
    }

    pub fn opening(&self, board: &Board) -> Phase {
        if board.hands[board.turn.index()] == 0 { Phase::Over } else { Phase::Turn }
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES: u16 = 7;
    const SOURCES: &'static [(&'static str, &'static str)] = &[];
    type State = State;
    type Setup = Board;
    type Action = Act;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Reason = Reason;
    type Component = Piece;
    type Place = Option<Seat>;

    fn n_seats(&self) -> u8 {
        self.players
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let draw = if self.draws_late { "late" } else { "early" };
        vec![("players", self.players.to_string()), ("pack", "paper 00c0ffee".to_owned()), ("draw", draw.to_owned())]
    }

    fn random_setup(&self, rng: &mut dyn Rng) -> Board {
        let mut board = self.default_board();
        board.hands = [0; 4];
        for n in 0..3 * usize::from(self.players) {
            let deck: Vec<u8> = cards(board.deck()).collect();
            board.hands[n / 3] |= 1 << deck[below(rng, deck.len() as u64) as usize];
        }
        if self.flaw == Flaw::DealsTwice {
            board.hands[1] |= board.hands[0];
        }
        board
    }

    fn start(&self, setup: &Board) -> Result<State, Faults> {
        self.check_board(setup)?;
        Ok(State { board: *setup, phase: self.opening(setup) })
    }

    fn arrangement(&self, state: &State) -> Board {
        state.board
    }

    fn setup_lines(&self, setup: &Board) -> Vec<String> {
        self.board_lines(setup)
    }

    fn read_setup(&self, lines: &[(usize, &str)]) -> Result<Board, Faults> {
        self.read_board(lines)
    }

    fn set_line(&self, setup: &mut Board, line: &str) -> Result<(), String> {
        self.set_board_line(setup, line)
    }

    fn actor(&self, state: &State) -> Actor {
        match state.phase {
            Phase::Turn => Actor::Player(state.board.turn),
            Phase::Follow(seat) => Actor::Player(seat),
            Phase::Draw(_) => Actor::Chance,
            Phase::Over => Actor::Nobody,
        }
    }

    fn decision(&self, state: &State) -> Option<Decision> {
        match state.phase {
            Phase::Turn => Some(Decision::TakeTurn),
            Phase::Follow(_) if self.flaw == Flaw::AsksNothing => None,
            Phase::Follow(_) => Some(Decision::FollowTurn { of: state.board.turn }),
            Phase::Draw(_) | Phase::Over => None,
        }
    }

    fn decision_rule(&self, decision: Decision) -> RuleId {
        match decision {
            Decision::TakeTurn => RuleId("T-TURN-01"),
            Decision::FollowTurn { .. } => RuleId("T-FOLLOW-01"),
        }
    }

    fn round(&self, state: &State) -> u16 {
        state.board.round
    }

    fn turn(&self, state: &State) -> Seat {
        state.board.turn
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Act>) {
        out.clear();
        let all = (0..<Act as table::Action>::COUNT).filter_map(<Act as table::Action>::from_index);
        out.extend(all.filter(|&action| self.check(state, action).is_ok()));
        if self.flaw == Flaw::ListUnsorted {
            out.reverse();
        }
        if self.flaw == Flaw::ListEmpty && state.board.round == 2 {
            out.clear();
        }
    }

    fn apply<S: EventSink<Event>>(&self, state: &mut State, action: Act, events: &mut S) {
        self.step(state, action, events);
        while let Some(only) = self.only_answer(state) {
            self.step(state, only, events);
        }
    }

    fn apply_asking<S: EventSink<Event>>(&self, state: &mut State, action: Act, events: &mut S) {
        self.step(state, action, events);
    }

    fn forced(&self, state: &State) -> Option<Act> {
        self.only_answer(state).filter(|_| self.flaw != Flaw::AnswersInSecret)
    }

    fn derived(&self, state: &State, seat: Option<Seat>, words: &[&str]) -> Option<Result<u16, String>> {
        match (words, seat) {
            (["hand-size"], Some(seat)) => Some(Ok(state.board.hands[seat.index()].count_ones() as u16)),
            (["card-value", card], None) => Some(card.parse().map_err(|_| format!("`{card}` is not a card"))),
            _ => None,
        }
    }

    fn perform<S: EventSink<Event>>(&self, state: &mut State, action: Act, events: &mut S) {
        if self.flaw != Flaw::DoesNothingItself {
            self.apply(state, action, events);
        }
    }

    fn explain(&self, state: &State, action: Act) -> Vec<Reason> {
        match (self.flaw, action) {
            (Flaw::NoRefusal, Act::Follow) if matches!(state.phase, Phase::Follow(_)) => Vec::new(),
            (Flaw::RefusesLegal, Act::Pass) => vec![Reason::NotAsked],
            _ => self.check(state, action).err().into_iter().collect(),
        }
    }

    fn reason_rule(&self, reason: Reason) -> RuleId {
        match reason {
            Reason::NotAsked => RuleId("T-ASK-01"),
            Reason::NotInHand(_) => RuleId("T-TURN-01"),
            Reason::NoCoin => RuleId("T-FOLLOW-02"),
            Reason::NotInDeck(_) => RuleId("T-DRAW-01"),
        }
    }

    fn price_parts(&self, _state: &State, action: Act) -> Vec<Part> {
        let coin = Part { rule: RuleId("T-COIN-01"), amount: 1 };
        if action == Act::Follow { vec![coin] } else { Vec::new() }
    }

    fn chance_weight(&self, _state: &State, outcome: Act) -> u32 {
        match outcome {
            Act::Card(card) if self.flaw == Flaw::NoWeight => u32::from(card) - 1,
            Act::Play(_) | Act::Follow | Act::Pass | Act::Card(_) => 1,
        }
    }

    fn scores(&self, state: &State) -> BySeat<i16> {
        let sheet = self.score_sheet(state);
        BySeat::from_fn(|seat| sheet.iter().map(|line| line.points[seat]).sum())
    }

    fn score_sheet(&self, state: &State) -> Vec<ScoreLine> {
        let Board { played, follows, .. } = state.board;
        let numbers = BySeat::from_fn(|seat| cards(played[seat.index()]).map(i16::from).sum());
        let follows = BySeat::from_fn(|seat| 2 * i16::from(follows[seat.index()]));
        vec![
            ScoreLine { name: "cards", rule: RuleId("T-TURN-01"), points: numbers },
            ScoreLine { name: "follows", rule: RuleId("T-FOLLOW-01"), points: follows },
        ]
    }

    fn score_parts(&self, state: &State, seat: Seat, line: &ScoreLine) -> Vec<Part> {
        if line.name != "cards" {
            return Vec::new();
        }
        let lost = usize::from(self.flaw == Flaw::ScoreLosesAPart);
        let part = |card: u8| Part { rule: RuleId("T-CARDS-01"), amount: card.into() };
        cards(state.board.played[seat.index()]).map(part).skip(lost).collect()
    }

    fn placing(&self, state: &State) -> Option<BySeat<u8>> {
        let scores = self.scores(state);
        let better = |a: Seat, b: Seat| (scores[a] > scores[b]) != (self.flaw == Flaw::PlacesUpsideDown);
        let place = |seat| 1 + self.seats().filter(|&other| other != seat && better(other, seat)).count() as u8;
        (state.phase == Phase::Over).then(|| BySeat::from_fn(place))
    }

    fn end_reason(&self, state: &State) -> Option<&'static str> {
        (state.phase == Phase::Over).then_some("hands")
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        let mut seen = *state;
        for other in Seat::ALL.into_iter().filter(|&other| Some(other) != seat) {
            seen.board.hands[other.index()] = 0;
        }
        let n_cards = state.board.hands.map(Cards::count_ones);
        let leaked = if self.flaw == Flaw::ViewShowsHands { state.board.hands } else { [0; 4] };
        View { me: seat, n_cards, state: seen, leaked }
    }

    fn sample(&self, view: &View, rng: &mut dyn Rng) -> State {
        let mut state = view.state;
        for seat in self.seats() {
            if Some(seat) == view.me && self.flaw != Flaw::SampleForgetsHand {
                continue;
            }
            state.board.hands[seat.index()] = 0;
            for _ in 0..view.n_cards[seat.index()] {
                let unseen: Vec<u8> = cards(state.board.deck()).collect();
                state.board.hands[seat.index()] |= 1 << unseen[below(rng, unseen.len() as u64) as usize];
            }
        }
        state
    }

    fn redact(&self, event: &Event, seat: Option<Seat>) -> Option<Event> {
        match event {
            Event::Played(..) | Event::Followed(_) => Some(event.clone()),
            Event::Drew(who, _) if Some(*who) == seat || self.flaw == Flaw::EventShowsCard => Some(event.clone()),
            Event::Drew(who, _) => Some(Event::Drew(*who, None)),
        }
    }

    fn gain(&self, event: &Event) -> Option<(Seat, i16)> {
        match *event {
            Event::Played(seat, card) => Some((seat, card.into())),
            Event::Followed(seat) => (self.flaw != Flaw::GainIsUntold).then_some((seat, 2)),
            Event::Drew(..) => None,
        }
    }

    fn event_rule(&self, _event: &Event) -> RuleId {
        RuleId("T-01")
    }

    fn has_learned(&self, _before: &State, _after: &State, _seat: Seat) -> bool {
        false
    }

    fn census(&self, state: &State, add: &mut dyn FnMut(Piece, Option<Seat>, u16)) {
        for seat in self.seats() {
            let both = state.board.hands[seat.index()] | state.board.played[seat.index()];
            cards(both).for_each(|card| add(Piece::Card(card), Some(seat), 1));
            add(Piece::Coin, Some(seat), state.board.coins[seat.index()].into());
        }
        cards(state.board.deck()).for_each(|card| add(Piece::Card(card), None, 1));
    }
}
