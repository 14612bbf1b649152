//! An independent referee: the rules once more, slow and plain, written from the rule index alone, and played side by
//! side with the engine.
//!
//! The referee has its own list of what is still to be done, so it knows after every action, automatic steps included,
//! who must be asked what, which answers are legal and what everybody has. All of it is compared, on random games and
//! from random positions (`positions`). A decision with a single answer may be left out by the engine; one that the
//! Auto notes of Part 5 say is not asked must be left out.

#[path = "referee/answers.rs"]
mod answers;
#[path = "referee/examples.rs"]
mod examples;
#[path = "referee/numbers.rs"]
mod numbers;
#[path = "referee/play.rs"]
mod play;
#[path = "referee/positions.rs"]
mod positions;
#[path = "referee/requests.rs"]
mod requests;
#[path = "referee/scoring.rs"]
mod scoring;
#[path = "referee/setup.rs"]
mod setup;

use madeira::{Action, Components, Decision, Errand, Luck, Madeira, Options, Pending, Phase, Place, State, Turn};
use numbers::Rules;
use play::{Referee, Tally, Todo, beginning, shipped};
use positions::{Random, once_in, random_position};
use std::fmt::Write;
use std::mem::{Discriminant, discriminant};
use table::{Action as _, Actor, Agenda, Game, GameExt, NoEvents, Seat, below};
use testkit::Seeds;

/// After so many different disagreements a run ends.
const ENOUGH: usize = 6;

/// What the engine asks.
fn asked(game: &Madeira, state: &State) -> Option<Todo> {
    let frame = state.agenda.top()?;
    assert_eq!(game.actor(state), frame.who, "who is asked");
    match frame.what {
        Pending::Ask(decision) => {
            assert_eq!(game.decision(state), Some(decision), "what is asked");
            Some(Todo::Ask(frame.who.seat().expect("a player is asked"), plain(decision)))
        }
        Pending::Luck(luck) => {
            assert_eq!((frame.who, game.decision(state)), (Actor::Chance, None), "luck is asked");
            Some(Todo::Luck(luck))
        }
        Pending::Nothing | Pending::Do(_) => panic!("the engine stops in the middle: {frame:?}"),
    }
}

/// A decision without what does not matter: the order of the Ships that wait for a Reward, and where a Worker went who
/// can only go to the City Watch.
fn plain(decision: Decision) -> Decision {
    if let Decision::KingsReward { mut ships } = decision {
        ships.sort();
        Decision::KingsReward { ships }
    } else if let Decision::WorkerFrom { errand: errand @ (Errand::Fortaleza | Errand::Watch), left, .. } = decision {
        Decision::WorkerFrom { errand, left, moved: None }
    } else {
        decision
    }
}

/// The same for what the referee asks.
fn plain_question(question: Option<Todo>) -> Option<Todo> {
    if let Some(Todo::Ask(seat, decision)) = question { Some(Todo::Ask(seat, plain(decision))) } else { question }
}

/// The position without what the specification leaves open at this moment.
fn comparable(state: &State, question: Option<Todo>) -> State {
    let mut bare = *state;
    bare.agenda = Agenda::default();
    bare.turn = Turn::of(Seat::A);
    // Where dice out of play lie, and when those that were not placed go there.
    bare.dice_aside = 0;
    bare.pirate_dice_aside = 0;
    let dice_matter = match question {
        Some(Todo::Ask(..)) => matches!(bare.phase, Phase::A | Phase::B | Phase::C),
        Some(_) => bare.phase == Phase::C,
        None => false,
    };
    if !dice_matter {
        bare.watch_dice = [0; 3];
    }
    match question {
        Some(Todo::Ask(seat, Decision::PassingSlot)) => bare.players[seat].dice = [0; 3],
        // The board may be cleared before or after the last use of the Windmill (M-PHASE-C-07).
        Some(Todo::Ask(_, Decision::LastWindmill)) => {
            bare.characters = [None; 5];
            bare.dice = [[0; 3]; 5];
            bare.pirate_die = [None; 5];
            bare.watch_dice = [0; 3];
            for player in &mut bare.players.0 {
                player.markers = [0; 5];
                player.markers_home = 0;
            }
        }
        Some(_) | None => {}
    }
    // Only how many Pirates a player has, not how many came and went.
    for player in &mut bare.players.0 {
        player.pirates_gained = numbers::pirates(player);
        player.pirates_discarded = 0;
    }
    // Whether Requests are discarded one by one or together.
    if bare.phase == Phase::E {
        bare.requests_gone = [0; 5];
        for player in &mut bare.players.0 {
            player.requests = [0; 5];
        }
    }
    bare
}

/// In which words two positions differ.
fn state_differences(referee: &State, engine: &State) -> String {
    let mut text = String::new();
    let (ours, theirs) = (format!("{referee:#?}"), format!("{engine:#?}"));
    if ours.lines().count() != theirs.lines().count() {
        return format!("referee: {referee:?}\nengine: {engine:?}\n");
    }
    let mut context: Vec<&str> = Vec::new();
    for (our, their) in ours.lines().zip(theirs.lines()) {
        let depth = our.len() - our.trim_start().len();
        context.truncate(depth / 4);
        if our != their {
            writeln!(text, "  {}: referee `{}`, engine `{}`", context.join(" "), our.trim(), their.trim())
                .expect("writing to a text");
        }
        context.push(our.trim());
    }
    text
}

/// Compares the lists of answers.
fn list_differences(referee: &[Action], engine: &[Action]) -> String {
    let mut text = String::new();
    for action in referee.iter().filter(|action| !engine.contains(action)) {
        writeln!(text, "  only the referee allows `{action}`").expect("writing to a text");
    }
    for action in engine.iter().filter(|action| !referee.contains(action)) {
        writeln!(text, "  only the engine allows `{action}`").expect("writing to a text");
    }
    text
}

/// The name of a question, as the documentation has it.
fn name(question: Todo) -> &'static str {
    match question {
        Todo::Ask(_, decision) => decision_name(decision),
        Todo::Luck(luck) => match luck {
            Luck::LayCharacter(_) => "luck: character",
            Luck::RollPirates => "luck: pirates",
            Luck::RollRow(_) => "luck: row",
            Luck::RollGuildDice(_) => "luck: guild dice",
            Luck::RollPirateDie(_) => "luck: pirate die",
        },
        Todo::SetupTurn(_)
        | Todo::Round
        | Todo::Rows
        | Todo::Turns
        | Todo::PayWood(..)
        | Todo::ShipRewards(_)
        | Todo::Gain(..)
        | Todo::MayorIncome(_)
        | Todo::Resolve(_)
        | Todo::BuildingTurns(..)
        | Todo::Windmills(_)
        | Todo::Honor
        | Todo::Income
        | Todo::Upkeep(_)
        | Todo::Feeding(_)
        | Todo::Crown
        | Todo::Requests(_)
        | Todo::Score(_)
        | Todo::EndRound => panic!("nobody is asked: {question:?}"),
    }
}

/// The name of a decision; Workers are named by their errand.
fn decision_name(decision: Decision) -> &'static str {
    match decision {
        Decision::SetupCity => "setup-city",
        Decision::SetupField { .. } => "setup-field",
        Decision::TakeRow => "take-row",
        Decision::TakeRequest { .. } => "take-request",
        Decision::TurnUpGuild { .. } => "turn-up-guild",
        Decision::TakeTurn => "take-turn",
        Decision::UseDie { .. } => "use-die",
        Decision::WorkerFrom { errand, .. } => match errand {
            Errand::Field => "worker-from field",
            Errand::City => "worker-from city",
            Errand::Colony => "worker-from colony",
            Errand::Fortaleza => "worker-from fortaleza",
            Errand::Watch => "worker-from watch",
            Errand::Scout => "worker-from scout",
        },
        Decision::WorkerTo { errand, .. } => match errand {
            Errand::Field => "worker-to field",
            Errand::City => "worker-to city",
            Errand::Colony => "worker-to colony",
            Errand::Fortaleza => "worker-to fortaleza",
            Errand::Watch => "worker-to watch",
            Errand::Scout => "worker-to scout",
        },
        Decision::MoveShip { .. } => "move-ship",
        Decision::Quantity { .. } => "quantity",
        Decision::BuyWood { .. } => "buy-wood",
        Decision::KingsReward { .. } => "kings-reward",
        Decision::Support => "support",
        Decision::TakeFavor => "take-favor",
        Decision::Relocate { .. } => "relocate",
        Decision::RelocateTo { .. } => "relocate-to",
        Decision::GetWood { .. } => "get-wood",
        Decision::ExtraYield { .. } => "extra-yield",
        Decision::PassingSlot => "passing-slot",
        Decision::PassingBonus { .. } => "passing-bonus",
        Decision::PayBuilding { .. } => "pay-building",
        Decision::Perform { .. } => "perform",
        Decision::TurnUpFavor { .. } => "turn-up-favor",
        Decision::LastWindmill => "last-windmill",
        Decision::MoveMarker => "move-marker",
        Decision::LadyBuilding => "lady-building",
        Decision::Honor => "honor",
        Decision::Upkeep => "upkeep",
        Decision::Feed => "feed",
        Decision::KeepRequest => "keep-request",
        Decision::ScoreRoutes { .. } => "score-routes",
        Decision::ScoreExpeditions { .. } => "score-expeditions",
        Decision::ScoreInfluence { .. } => "score-influence",
        Decision::ScoreUrbanization { .. } => "score-urbanization",
        Decision::ScoreWealth { .. } => "score-wealth",
    }
}

/// A question with answers that are seldom offered together, by name.
fn special(referee: &Referee<'_>, question: Todo, legal: &[Action]) -> Option<&'static str> {
    let Todo::Ask(_, decision) = question else { return None };
    // nothing but ending it beside the Windmill, which may make more possible.
    let only = |end: Action| legal.iter().all(|&action| action == end || action.is_windmill());
    match decision {
        Decision::TakeTurn if only(Action::Pass) => Some("take-turn: pass or Windmill"),
        //
        Decision::TakeTurn if !legal.contains(&Action::Pass) => Some("take-turn: no pass after the Engineer"),
        Decision::UseDie { .. } if only(Action::Nothing) => Some("use-die: nothing or Windmill"),
        Decision::MoveShip { .. } if only(Action::Stop) => Some("move-ship: stop or Windmill"),
        Decision::PassingBonus { .. } if only(Action::Reals) => Some("passing-bonus: reals or Windmill"),
        //
        Decision::PayBuilding { building } if referee.cost(building) == 0 => {
            Some("pay-building: free, but with a Favor")
        }
        Decision::PayBuilding { .. } if !legal.contains(&Action::Pay) => Some("pay-building: not payable now"),
        Decision::Feed if legal.len() > 1 && legal.iter().filter(|action| !action.is_windmill()).count() == 1 => {
            Some("feed: nothing to give beside the Windmill")
        }
        //
        Decision::WorkerFrom { errand: Errand::Colony, moved: Some(place), .. }
            if legal.contains(&Action::From(place)) =>
        {
            Some("worker-from colony: another Worker on the same Land")
        }
        Decision::SetupCity
        | Decision::SetupField { .. }
        | Decision::TakeRow
        | Decision::TakeRequest { .. }
        | Decision::TurnUpGuild { .. }
        | Decision::TakeTurn
        | Decision::UseDie { .. }
        | Decision::WorkerFrom { .. }
        | Decision::WorkerTo { .. }
        | Decision::MoveShip { .. }
        | Decision::Quantity { .. }
        | Decision::BuyWood { .. }
        | Decision::KingsReward { .. }
        | Decision::Support
        | Decision::TakeFavor
        | Decision::Relocate { .. }
        | Decision::RelocateTo { .. }
        | Decision::GetWood { .. }
        | Decision::ExtraYield { .. }
        | Decision::PassingSlot
        | Decision::PassingBonus { .. }
        | Decision::PayBuilding { .. }
        | Decision::Perform { .. }
        | Decision::TurnUpFavor { .. }
        | Decision::LastWindmill
        | Decision::MoveMarker
        | Decision::LadyBuilding
        | Decision::Honor
        | Decision::Upkeep
        | Decision::Feed
        | Decision::KeepRequest
        | Decision::ScoreRoutes { .. }
        | Decision::ScoreExpeditions { .. }
        | Decision::ScoreInfluence { .. }
        | Decision::ScoreUrbanization { .. }
        | Decision::ScoreWealth { .. } => None,
    }
}

/// Whether an action only ends something or uses the Windmill.
fn idle(action: Action) -> bool {
    let ends = [Action::Pass, Action::Stop, Action::Nothing, Action::No];
    ends.contains(&action) || action.is_windmill()
}

/// What an action is about: its word, and for places whether it is Home, the City Watch, a Field, a City or a Colony.
fn kind(action: Action) -> (Discriminant<Action>, Option<Discriminant<Place>>) {
    let place = if let Action::To(place) | Action::From(place) = action { Some(discriminant(&place)) } else { None };
    (discriminant(&action), place)
}

/// A game of the engine and the referee beside it.
struct Match<'a> {
    game: &'a Madeira,
    state: State,
    referee: Referee<'a>,
    legal: Vec<Action>,
    random: Random,
    /// How likely an answer that only ends something, or a use of the Windmill, is left out: so many times out of
    /// eight.
    busy: u64,
    /// Of so many questions one is held against every action that exists.
    explain_every: u64,
}

impl Match<'_> {
    /// Lets the referee take what may be taken for granted until both ask the same, then compares everything. The error
    /// says what differs.
    fn agree(&mut self) -> Result<(), String> {
        let engine = asked(self.game, &self.state);
        while plain_question(self.referee.question()) != engine {
            let Some(granted) = self.referee.granted() else {
                return Err(format!(
                    "the engine asks {engine:?}\nthe referee asks {:?}\nwith the answers {:?}\n",
                    self.referee.question(),
                    self.referee.legal(),
                ));
            };
            self.referee.play(granted);
        }
        let ours = comparable(&self.referee.table, engine);
        let theirs = comparable(&self.state, engine);
        if engine.is_some() && ours != theirs {
            return Err(format!("the positions differ at {engine:?}:\n{}", state_differences(&ours, &theirs)));
        }
        self.game.legal_actions(&self.state, &mut self.legal);
        let legal = self.referee.legal();
        if legal != self.legal {
            return Err(format!("the answers to {engine:?} differ:\n{}", list_differences(&legal, &self.legal)));
        }
        let Some(question) = engine else { return self.agree_at_the_end() };
        *self.referee.tally.entry(name(question)).or_default() += 1;
        if let Some(special) = special(&self.referee, question, &legal) {
            *self.referee.tally.entry(special).or_default() += 1;
        }
        if let Todo::Luck(luck) = question {
            self.agree_on_luck(luck)?;
        }
        if let Some(proposed) = self.game.proposal(&self.state) {
            self.agree_on_proposal(question, proposed)?;
        }
        if once_in(self.explain_every, &mut self.random) {
            for action in (0..Action::COUNT).filter_map(Action::from_index) {
                let explained = self.game.explain(&self.state, action).is_empty();
                if explained != legal.contains(&action) {
                    return Err(format!(
                        "at {question:?} the explanation of `{action}` is wrong: legal {}",
                        !explained
                    ));
                }
            }
        }
        Ok(())
    }

    /// M-GEN-09: how likely each outcome is, compared with the first.
    fn agree_on_luck(&self, luck: Luck) -> Result<(), String> {
        let ways = |action: Action| if let Action::Roll(roll) = action { roll.ways() } else { 1 };
        let weight = |action: Action| self.game.chance_weight(&self.state, action);
        let first = self.legal[0];
        for &action in &self.legal {
            if weight(action) * ways(first) != weight(first) * ways(action) || weight(action) == 0 {
                return Err(format!("{luck:?}: `{action}` has the weight {}", weight(action)));
            }
        }
        Ok(())
    }

    /// D-71 and the notes after it: what is proposed for a Request is the best that it can score, with the others of
    /// its type; D-72: all Reals in round 5.
    fn agree_on_proposal(&mut self, question: Todo, proposed: Action) -> Result<(), String> {
        let wrong = |why: &str| Err(format!("at {question:?} `{proposed}` is proposed, {why}"));
        if !self.legal.contains(&proposed) {
            return wrong("which is not legal");
        }
        let Todo::Ask(seat, decision) = question else { return wrong("to luck") };
        let is_free = matches!(
            decision,
            Decision::ScoreRoutes { .. }
                | Decision::ScoreExpeditions { .. }
                | Decision::ScoreInfluence { .. }
                | Decision::ScoreUrbanization { .. }
        );
        if is_free && once_in(4, &mut self.random) {
            let mut after = self.referee.clone();
            after.play(proposed);
            let (got, best) = (best_prestige(&after, seat, decision), best_prestige(&self.referee, seat, decision));
            if got != best {
                return wrong(&format!("which leads to {got} Prestige and not to {best}"));
            }
            *self.referee.tally.entry("a proposal for a Request").or_default() += 1;
        }
        let last = self.referee.table.round == 5 && matches!(decision, Decision::ScoreWealth { .. });
        if last && self.legal.last() != Some(&proposed) {
            return wrong("which is not all");
        }
        Ok(())
    }

    /// M-END-01..03, M-SCORE-01..04, M-TIE-01
    fn agree_at_the_end(&self) -> Result<(), String> {
        let expected = scoring::last_scoring(self.referee.rules, &self.referee.table);
        let scores = self.game.scores(&self.state);
        if scores != expected.total || self.referee.table.phase != Phase::Over || self.state.phase != Phase::Over {
            return Err(format!("the scores are {scores:?}, not {expected:?}"));
        }
        // M-REQUESTS-03
        if self.referee.rules.seats().any(|seat| self.state.players[seat].requests != [0; 5]) {
            return Err("Requests are left at the end".to_owned());
        }
        let sheet = self.game.score_sheet(&self.state);
        for (line, points) in [("reals", expected.reals), ("pirates", expected.pirates)] {
            let found = sheet.iter().find(|scored| scored.name == line).map(|scored| scored.points);
            if found != Some(points) {
                return Err(format!("the scoring line {line} is {found:?}, not {points:?}"));
            }
        }
        let Some(placing) = self.game.placing(&self.state) else { return Err("no placing at the end".to_owned()) };
        let seats: Vec<Seat> = self.referee.rules.seats().collect();
        for &a in &seats {
            for &b in &seats {
                if expected.total[a] > expected.total[b] && placing[a] >= placing[b] {
                    return Err(format!("{a} has more Prestige than {b}, but the placing is {placing:?}"));
                }
            }
            if (placing[a] == 1) != (a == expected.winner) {
                return Err(format!("{} has won, but the placing is {placing:?}", expected.winner));
            }
        }
        Ok(())
    }

    /// The next action.
    fn choose(&mut self) -> Action {
        if self.game.actor(&self.state) == Actor::Chance {
            return self.game.draw(&self.state, &self.legal, &mut self.random);
        }
        let busy: Vec<Action> = self.legal.iter().copied().filter(|&action| !idle(action)).collect();
        let pool = if !busy.is_empty() && below(&mut self.random, 8) < self.busy { &busy } else { &self.legal };
        // Half of the time every kind of action is equally likely, else every action.
        let some = pool[below(&mut self.random, pool.len() as u64) as usize];
        if once_in(2, &mut self.random) {
            return some;
        }
        let mut kinds: Vec<_> = pool.iter().map(|&action| kind(action)).collect();
        kinds.dedup();
        let wanted = kinds[below(&mut self.random, kinds.len() as u64) as usize];
        let same: Vec<Action> = pool.iter().copied().filter(|&action| kind(action) == wanted).collect();
        same[below(&mut self.random, same.len() as u64) as usize]
    }

    /// Plays on for at most so many actions. The error tells what differs, and after which action from which position.
    fn play_on(&mut self, most: usize) -> Result<(), String> {
        self.agree()?;
        for step in 0..most {
            if self.legal.is_empty() {
                break;
            }
            let action = self.choose();
            let before = self.state;
            self.referee.play(action);
            self.game.apply(&mut self.state, action, &mut NoEvents);
            if let Err(what) = self.agree() {
                let arranged = self.game.setup_lines(&self.game.arrangement(&before)).join("\n    ");
                let question = asked(self.game, &before);
                return Err(format!("step {step}, `{action}` to {question:?}: {what}  before it:\n    {arranged}\n"));
            }
        }
        Ok(())
    }
}

/// The most Prestige that a player can have after all Requests of the type that is asked for.
fn best_prestige(referee: &Referee<'_>, seat: Seat, kind: Decision) -> i16 {
    let same = |question| {
        let Some(Todo::Ask(who, asked)) = question else { return false };
        who == seat && discriminant(&asked) == discriminant(&kind)
    };
    if !same(referee.question()) {
        return referee.table.players[seat].prestige;
    }
    let after = referee.legal().into_iter().map(|action| {
        let mut next = referee.clone();
        next.play(action);
        best_prestige(&next, seat, kind)
    });
    after.max().unwrap_or(i16::MIN)
}

/// What a run has met, and about what the two disagree.
#[derive(Default)]
struct Findings {
    tally: Tally,
    disagreements: Vec<String>,
}

impl Findings {
    /// Adds what a match has found.
    fn add(&mut self, tally: &Tally, place: &str, outcome: Result<(), String>) {
        for (&what, &times) in tally {
            *self.tally.entry(what).or_default() += times;
        }
        if let Err(what) = outcome {
            self.disagreements.push(format!("{place}\n{what}"));
        }
    }

    /// Fails if there is a disagreement, or if something was met too seldom.
    fn assert_agreement(&self, expected: &[&'static str], least: usize) {
        let Self { tally, disagreements } = self;
        assert!(disagreements.is_empty(), "{}\n{}", disagreements.join("\n----\n"), disagreements.len());
        let seldom = expected.iter().filter(|&what| tally.get(what).copied().unwrap_or(0) < least);
        let seldom: Vec<_> = seldom.map(|&what| (what, tally.get(what).copied().unwrap_or(0))).collect();
        assert!(seldom.is_empty(), "met less than {least} times: {seldom:?}\n{tally:#?}");
    }
}

/// Whole games with these seeds.
fn play_games(game: &Madeira, rules: &Rules, seeds: std::ops::Range<u64>, findings: &mut Findings) {
    for seed in seeds {
        let state =
            game.start(&game.random_setup(&mut Seeds(seed).setup())).expect("a shuffled arrangement is possible");
        setup::check_deal(rules, &state);
        let referee = beginning(rules, &state);
        let busy = [0, 4, 7][(seed % 3) as usize];
        let random = Seeds(seed).players();
        let mut both = Match { game, state, referee, legal: Vec::new(), random, busy, explain_every: 97 };
        let outcome = both.play_on(20_000);
        let over = both.legal.is_empty();
        findings.add(&both.referee.tally, &format!("{} players, game of seed {seed}", rules.players), outcome);
        if findings.disagreements.len() >= ENOUGH {
            break;
        }
        assert!(over || !findings.disagreements.is_empty(), "the game of seed {seed} does not end");
    }
}

/// Random positions with these seeds, and some play from each.
fn play_positions(game: &Madeira, rules: &Rules, seeds: std::ops::Range<u64>, findings: &mut Findings) {
    let template = game.start(&game.random_setup(&mut Seeds(0).setup())).expect("a shuffled arrangement is possible");
    for seed in seeds {
        let mut random = Seeds(seed).stream(3);
        let position = random_position(rules, &template, &mut random);
        let place =
            format!("{} players, position of seed {seed}:\n    {}", rules.players, position.lines.join("\n    "));
        let numbered: Vec<(usize, &str)> = position.lines.iter().map(String::as_str).enumerate().collect();
        let started = game.read_setup(&numbered).and_then(|setup| game.start(&setup));
        match started {
            Ok(state) => {
                let referee = Referee::new(rules, &position.state, &position.first);
                let busy = [4, 6, 8][(seed % 3) as usize];
                let mut both = Match { game, state, referee, legal: Vec::new(), random, busy, explain_every: 53 };
                let outcome = both.play_on(if seed % 16 == 0 { 300 } else { 30 });
                findings.add(&both.referee.tally, &place, outcome);
            }
            Err(faults) => findings.add(&Tally::new(), &place, Err(format!("refused: {faults}"))),
        }
        if findings.disagreements.len() >= ENOUGH {
            break;
        }
    }
}

/// How much is played; `CARAVELA_REFEREE_SEEDS=10` plays ten times as much.
fn play_all(players: u8) -> Findings {
    let times: u64 = std::env::var("CARAVELA_REFEREE_SEEDS").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    let game = Madeira::new(Components::shipped(), Options::players(players));
    let rules = shipped(players);
    let mut findings = Findings::default();
    play_games(&game, &rules, 0..80 * times, &mut findings);
    play_positions(&game, &rules, 0..9000 * times, &mut findings);
    findings
}

/// Every question and every turn of the rules that must be met with any number of players.
const ALWAYS: &[&str] = &[
    "setup-city",
    "setup-field",
    "take-row",
    "take-request",
    "take-turn",
    "use-die",
    "worker-from field",
    "worker-from city",
    "worker-from colony",
    "worker-from fortaleza",
    "worker-from watch",
    "worker-from scout",
    "worker-to field",
    "worker-to city",
    "worker-to colony",
    "worker-to scout",
    "move-ship",
    "buy-wood",
    "kings-reward",
    "support",
    "take-favor",
    "relocate",
    "relocate-to",
    "get-wood",
    "extra-yield",
    "passing-slot",
    "passing-bonus",
    "pay-building",
    "perform",
    "turn-up-favor",
    "last-windmill",
    "move-marker",
    "lady-building",
    "honor",
    "upkeep",
    "feed",
    "keep-request",
    "score-routes",
    "score-expeditions",
    "score-influence",
    "score-urbanization",
    "score-wealth",
    "a proposal for a Request",
    "luck: pirates",
    "luck: row",
    "luck: guild dice",
    "luck: pirate die",
    "windmill: Prestige for Bread",
    "windmill: down for Bread",
    "windmill: Prestige for a Real",
    "windmill: down for Reals",
    "windmill: up when feeding",
    "windmill: up",
    "windmill: Wheat for Prestige when feeding",
    "windmill: Wheat for Prestige",
    "windmill: swap when feeding",
    "windmill: swap",
    "Bread for a Guild die",
    "Bread for a Pirate die",
    "a die for nothing",
    "a Ship from Home",
    "a Ship from a slot",
    "a last Ship of an Action",
    "Wood is bought",
    "Wood is got",
    "less Wood than due",
    "a Citizen is relocated",
    "a Worker is relocated",
    "an extra yield",
    "harvest",
    "special harvest",
    "harvest with Engineer",
    "special harvest with Engineer",
    "slot II",
    "slot III",
    "slot IV",
    "a Building costs nothing",
    "a Pirate",
    "Pirates with a Pirate die",
    "a Building without markers",
    "a Building without Guild dice",
    "Diplomat without Workers",
    "Diplomat with Workers",
    "Bishop leaves the Building",
    "Bishop in phase C",
    "Bishop in phase B",
    "Lady in phase C",
    "Lady in phase B",
    "monk",
    "miller",
    "bishop",
    "patron",
    "lord",
    "diplomat",
    "treasurer",
    "navigator",
    "engineer",
    "constable",
    "lady",
    "scout",
    "a Guild is turned up",
    "a Favor is turned up",
    "a Favor is taken",
    "a Worker to a Field",
    "a Worker into a City",
    "a Worker to a Colony",
    "a Worker into the City Watch by Fortaleza",
    "a Worker into the City Watch",
    "Scout Home",
    "Scout to the City Watch",
    "Scout to a Field",
    "Scout to a City",
    "Scout to a Colony",
    "Prestige for Ships in the Colony",
    "two Ships to Colonies",
    "reward field",
    "reward city",
    "reward flip",
    "reward watch",
    "reward prestige",
    "reward reals",
    "reward support",
    "reward mill",
    "Steward",
    "Commander",
    "Guild Master",
    "Mayor",
    "Moinho top",
    "Moinho bottom",
    "Capitania top",
    "Capitania bottom",
    "Alfandega top",
    "Alfandega bottom",
    "Casa top",
    "Casa bottom",
    "Fortaleza top",
    "Fortaleza bottom",
    "nobody is honored",
    "Ships without upkeep",
    "all Ships with upkeep",
    "hungry Workers",
    "fed Workers",
    "two Routes",
    "two Expeditions",
    "two Influences",
    "two Urbanizations",
    "two Wealths",
    "Urbanization without Workers",
    "Urbanization without most",
    "Urbanization with a tie lost",
    "Urbanization with a tie won",
    "Urbanization with most",
    "a Field is converted",
    "a Field keeps its Wood",
    "take-turn: pass or Windmill",
    "take-turn: no pass after the Engineer",
    "use-die: nothing or Windmill",
    "move-ship: stop or Windmill",
    "passing-bonus: reals or Windmill",
    "pay-building: not payable now",
    "feed: nothing to give beside the Windmill",
    "worker-from colony: another Worker on the same Land",
    "not asked: take-row",
    "not asked: take-request",
    "not asked: turn-up-guild",
    "not asked: take-turn",
    "not asked: use-die",
    "not asked: worker-from",
    "not asked: move-ship",
    "not asked: buy-wood",
    "not asked: support",
    "not asked: get-wood",
    "not asked: extra-yield",
    "not asked: passing-bonus",
    "not asked: pay-building",
    "not asked: perform",
    "not asked: turn-up-favor",
    "not asked: last-windmill",
    "not asked: upkeep",
    "not asked: feed",
    "not asked: keep-request",
    "not asked: score-wealth",
];

/// What is met with any number of players, and these besides.
fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    ALWAYS.iter().chain(more).copied().collect()
}

#[test]
fn referee_agrees_with_the_engine_with_two_players() {
    play_all(2).assert_agreement(&with(&["quantity", "turn-up-guild"]), 10);
}

#[test]
fn referee_agrees_with_the_engine_with_three_players() {
    play_all(3).assert_agreement(&with(&["turn-up-guild", "pay-building: free, but with a Favor"]), 10);
}

#[test]
fn referee_agrees_with_the_engine_with_four_players() {
    play_all(4).assert_agreement(
        &with(&["not asked: passing-slot", "not asked: relocate", "pay-building: free, but with a Favor"]),
        10,
    );
}
