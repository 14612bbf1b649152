//! What every answer does, and what the game does by itself between two answers: the whole game once more, in plain words
//! and from the rule index alone.
//!
//! The referee plays along. Its rules are straight code that reads like the rulebook; whenever it comes to a question, it
//! compares its own position with the one the engine has reached, sees to it that the engine asks the same player the same
//! question, lets an answer be chosen, gives it to the engine and goes on by itself. Only the arrangement before the first
//! question is taken over (`tests/setup.rs` looks at it).

/// The sum of the numbers of one effect over the clergy tiles of a player.
macro_rules! from_tiles {
    ($referee:ident, $who:expr, $effect:ident) => {
        $referee.clergy_sum($who, |effect| if let lisboa::ClergyEffect::$effect(n) = effect { Some(n) } else { None })
    };
}

#[path = "effects/cardinal.rs"]
mod cardinal;
#[path = "effects/changes.rs"]
mod changes;
#[path = "effects/city.rs"]
mod city;
#[path = "effects/corners.rs"]
mod corners;
#[path = "effects/events.rs"]
mod events;
#[path = "effects/gains.rs"]
mod gains;
#[path = "effects/period.rs"]
mod period;
#[path = "effects/portfolio.rs"]
mod portfolio;
#[path = "effects/scoring.rs"]
mod scoring;
#[path = "effects/start.rs"]
mod start;
#[path = "effects/trading.rs"]
mod trading;
#[path = "effects/turn.rs"]
mod turn;
#[path = "effects/visits.rs"]
mod visits;

use crate::local::local;
use crate::lookahead::{all_actions, allows};
use crate::{Random, Style, choose, shake};
pub use changes::unnoticed;
use lisboa::{Action, Components, Decision, Lisboa, Luck, Noble, Options, Pending, PlayerBoard, State};
use std::collections::BTreeMap;
use table::{Actor, Agenda, Frame, Game, NoEvents, Seat, below};

/// Every question that there is, of players and of luck.
pub const QUESTIONS: &str = "KeepClergy Draft TakeTurn MakeRoom SellOrTrade SellGoods Trade Recruit TakePlan BuildShip ShipGoods \
    ExtraGood MoveCardinal TakeClergy ClergyFavors Church TakeFavor VisitReis VisitState Follow FollowDeed \
    BuildStore Reward StoreCube TrashCube Pay House TakeDecree ExtraDecree OpenSite OpenPlan ReturnOfficials \
    EventDeed PileCube DrawCard PayTask PeriodDiscard PeriodReward Deal RevealCard RevealClergy RevealDecree \
    RevealBuilding DrawTask";

/// Cases that are seldom met, one below the other; every one of them must be met in the games of the test.
pub const RARE_CASES: &str = "\
A-12: a follower triggers the end of the period
A-17: a church scoring between the periods
A-25: a ship at sea is replaced
A-26: the same hull is replaced
A-39: the bag is empty
A-41: no land for a tile
A-50: a price stays on the last space
A-58: two tasks in one turn
L-DRAW-05: nothing to draw
L-END-01: four sets
L-END-01: three empty decks
L-HIRE-01: some officials are hired
L-HOUSE-10: one more of each type
L-INFL-05: a wig on the last space already
L-NOBLECARD-04: no official to return
L-NOBLECARD-04: no real to pay
L-PERIOD-01: two sets
L-PERIOD-02: three empty decks
L-PERIOD-05: wigs for sets
L-PORT-04: goods without room
L-PORT-07: a ship is discarded with its goods
L-PORT-12: a cube without room
L-RECRUIT-02: one colour moves to the plaza
L-RECRUIT-03: several colours move to the plaza
L-TREASCARD-04: the lower end of the Treasury track
L-TREASCARD-04: the upper end of the Treasury track
L-VISIT-04: wigs for Influence";

/// How often each question was answered in which way, by the names of both.
pub type Tally = BTreeMap<String, usize>;

/// The second rulebook: a game in play, seen by the referee and by the engine.
struct Referee<'g> {
    /// The printed data and what was agreed, as the referee knows them.
    game: &'g Lisboa,
    /// The rules of the engine, with its own data.
    rules: &'g Lisboa,
    /// The position as the referee has worked it out; its agenda holds nothing but the question.
    now: State,
    /// The position of the engine.
    engine: State,
    /// Who visits which Noble now, with a card at court.
    visiting: Option<(Seat, Noble)>,
    /// How answers are chosen.
    style: Style,
    /// Chooses them.
    random: Random,
    /// Which game this is, in words.
    name: String,
    /// The answers so far.
    answers: Vec<Action>,
    /// What was asked and answered.
    tally: Tally,
}

/// Plays a random game to its end and compares at every question. Returns what was asked and answered.
pub fn play(options: Options, style: Style, seed: u64) -> Tally {
    let game = Lisboa::new(Components::shipped(), options);
    play_along(&game, &game, style, seed)
}

/// The same with printed data of its own for each side; only the referee has the first.
fn play_along(game: &Lisboa, rules: &Lisboa, style: Style, seed: u64) -> Tally {
    let mut random = Random::seeded(seed);
    let start = rules.start(&rules.random_setup(&mut random)).expect("a shuffled setup is possible");
    let mut referee = Referee::new(game, rules, start, style, random, seed);
    referee.begin();
    referee.play_on();
    referee.tally
}

/// Plays on from the start of a turn.
fn play_from(game: &Lisboa, start: State, style: Style, seed: u64) -> Tally {
    let mut referee = Referee::new(game, game, start, style, Random::seeded(seed), seed);
    referee.play_on();
    referee.tally
}

impl<'g> Referee<'g> {
    /// Both sides at the same position.
    fn new(game: &'g Lisboa, rules: &'g Lisboa, start: State, style: Style, random: Random, seed: u64) -> Self {
        Self {
            game,
            rules,
            now: start,
            engine: start,
            visiting: None,
            style,
            random,
            name: format!("{:?}, {style:?}, seed {seed}", rules.options),
            answers: Vec::new(),
            tally: Tally::new(),
        }
    }
}

impl Referee<'_> {
    /// How many play.
    fn players(&self) -> u8 {
        self.game.options.players
    }

    /// What belongs to a player.
    fn board(&mut self, who: Seat) -> &mut PlayerBoard {
        &mut self.now.boards[who]
    }

    /// A player is asked.
    fn ask(&mut self, who: Seat, decision: Decision) -> Action {
        self.question(Frame { who: Actor::Player(who), what: Pending::Ask(decision) })
    }

    /// Luck is asked.
    fn luck(&mut self, luck: Luck) -> Action {
        self.question(Frame { who: Actor::Chance, what: Pending::Luck(luck) })
    }

    /// The answer to a question: chosen at random where the engine asks it too. Part 4: a question with one answer is
    /// skipped, so then that answer is taken for granted.
    fn question(&mut self, frame: Frame<Pending>) -> Action {
        self.now.agenda = Agenda::default();
        self.now.agenda.push(frame.who, frame.what);
        if frame.what == Pending::Ask(Decision::TakeTurn) {
            self.begin_turn_at_random();
        }
        if self.is_asked(frame) && self.agrees() {
            return self.answer(frame);
        }
        let possible: Vec<Action> = all_actions().filter(|&action| local(self.game, &self.now, action)).collect();
        let [only] = possible[..] else {
            panic!("{}\nthe referee asks {frame:?}: {possible:?}\n{}", self.place(), self.difference());
        };
        self.count("taken for granted", frame.what, only);
        only
    }

    /// Whether the engine asks this now.
    fn is_asked(&self, frame: Frame<Pending>) -> bool {
        self.engine.agenda.top() == Some(&frame)
    }

    /// Whether both have the same position.
    fn agrees(&self) -> bool {
        State { agenda: Agenda::default(), ..self.now } == State { agenda: Agenda::default(), ..self.engine }
    }

    /// An answer is chosen among those that the engine allows, and given to it. The referee must allow it too.
    fn answer(&mut self, frame: Frame<Pending>) -> Action {
        let mut legal = Vec::new();
        self.rules.legal_actions(&self.engine, &mut legal);
        let action = choose(&self.engine, &legal, self.style, &mut self.random);
        assert!(local(self.game, &self.now, action), "{}\nonly the engine allows `{action}`", self.place());
        self.rules.apply(&mut self.engine, action, &mut NoEvents);
        self.answers.push(action);
        self.count("", frame.what, action);
        action
    }

    /// In a shaken game, everything is moved about at the start of some turns, for both.
    fn begin_turn_at_random(&mut self) {
        if matches!(self.style, Style::Shaken) && below(&mut self.random, 3) == 0 {
            assert!(self.agrees(), "{}\n{}", self.place(), self.difference());
            shake::shake(self.rules, &mut self.engine, &mut self.random);
            self.now = State { agenda: self.now.agenda, ..self.engine };
        }
    }

    /// Whether a player who is not asked to follow cannot follow indeed.
    fn cannot_follow(&self, frame: Frame<Pending>) -> bool {
        let mut asked = State { agenda: self.engine.agenda, ..self.now };
        asked.agenda.push(frame.who, frame.what);
        !allows(self.rules, &asked, Action::Follow)
    }

    /// Notes that a rare case was met.
    fn met(&mut self, what: &str) {
        *self.tally.entry(format!("met {what}")).or_default() += 1;
    }

    /// Counts a question with its answer.
    fn count(&mut self, how: &str, what: Pending, action: Action) {
        let first = |text: String| text.split([' ', '(', '{']).next().unwrap_or_default().to_owned();
        let question = match what {
            Pending::Ask(decision) => first(format!("{decision:?}")),
            Pending::Luck(luck) => first(format!("{luck:?}")),
            Pending::Nothing | Pending::Do(_) => String::new(),
        };
        let name = format!("{question}: {} {how}", first(format!("{action:?}")));
        *self.tally.entry(name.trim_end().to_owned()).or_default() += 1;
    }

    /// Where the game is, for a message.
    fn place(&self) -> String {
        let last: Vec<String> = self.answers.iter().rev().take(12).rev().map(Action::to_string).collect();
        format!(
            "{}, after {} answers: … {}\nplayed: {:?}\nthe engine asks {:?}",
            self.name,
            self.answers.len(),
            last.join(", "),
            self.now.played.map(|card| self.game.components.card(card)),
            self.engine.agenda.top(),
        )
    }

    /// What the two positions differ in.
    fn difference(&self) -> String {
        if self.agrees() {
            return "the positions are the same".to_owned();
        }
        let (mine, theirs) = (leaves(&self.now), leaves(&self.engine));
        let mut text = String::new();
        for path in mine.keys().chain(theirs.keys().filter(|path| !mine.contains_key(*path))) {
            let (mine, theirs) = (mine.get(path), theirs.get(path));
            if mine != theirs {
                text += &format!("{path}: the referee says {mine:?}, the engine {theirs:?}\n");
            }
        }
        text
    }
}

/// Every value of a position by its path, read off the long form of its debug text.
fn leaves(state: &State) -> BTreeMap<String, String> {
    let text = format!("{:#?}", State { agenda: Agenda::default(), ..*state });
    let mut found = BTreeMap::new();
    // The names above the present line, with the number of lines met below each.
    let mut path: Vec<(String, usize)> = Vec::new();
    for line in text.lines() {
        let depth = (line.len() - line.trim_start().len()) / 4;
        path.truncate(depth);
        let number = path.last_mut().map_or(0, |(_, below)| {
            *below += 1;
            *below - 1
        });
        let line = line.trim().trim_end_matches(',');
        let (name, value) = line.split_once(": ").map_or((number.to_string(), line), |(n, v)| (n.to_owned(), v));
        let opens = value.ends_with(['{', '[', '(']);
        if !opens && !matches!(value, "}" | "]" | ")") {
            let names: Vec<&str> = path.iter().skip(1).map(|(name, _)| name.as_str()).chain([name.as_str()]).collect();
            found.insert(names.join("."), value.to_owned());
        }
        path.push((name, 0));
    }
    found
}
