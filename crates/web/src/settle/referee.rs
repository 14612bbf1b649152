//! What the rules say about a position: what is wrong with it, what may be done in it and why not, what it scores.

use crate::board::Placed;
use session::shelf::make;
use session::{Draft, GameName, Pack, Shelf, ShelfError, Table, Then};
use std::sync::Arc;
use table::position::decision_name;
use table::{Actor, Fault, Faults, RuleId, Seat};
use words::Message;

/// What is wrong with a position, and how it reads with everything that was filled up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// Everything that is wrong; a line that cannot be read has `line N` as its place.
    pub faults: Vec<Fault>,
    /// All lines of the position, without those that cannot be read.
    pub lines: Vec<String>,
}

/// An answer that can be given.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// In the notation of records.
    pub action: String,
    /// What it means.
    pub told: Message,
    /// How its price comes about.
    pub price: Option<Message>,
    /// The rules behind its price.
    pub rules: Vec<RuleId>,
    /// What it changes at once.
    pub changes: Vec<Message>,
}

/// An answer that somebody may be looking for, and that is not possible.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    /// In the notation of records.
    pub action: String,
    /// What it means.
    pub told: Message,
    /// All reasons with their rules.
    pub reasons: Vec<(Message, RuleId)>,
}

/// What a seat may do, and what not.
#[derive(Clone, PartialEq, Debug)]
pub struct Answers {
    /// Whether it would have to be the seat's turn first.
    pub is_supposed: bool,
    /// What is asked, by which rule, and the name of the question in scenarios; nothing where luck, something hidden or somebody else
    /// comes next.
    pub asked: Option<(Message, RuleId, String)>,
    /// What was answered up to there.
    pub path: Vec<Message>,
    /// What may be answered.
    pub open: Vec<Answer>,
    /// What may not.
    pub shut: Vec<Refused>,
}

/// Why a seat is not asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    /// The position is impossible.
    Faults,
    /// Luck decides first.
    Luck,
    /// Somebody else decides first.
    Seat(Seat),
    /// The game is over.
    Over,
}

/// A line of a scoring sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoredLine {
    /// Its word in scenarios.
    pub word: &'static str,
    /// What is scored.
    pub name: Message,
    /// By which rule.
    pub rule: RuleId,
    /// The points of each seat.
    pub points: Vec<i16>,
    /// How they come about, where they have parts.
    pub parts: Vec<(Seat, RuleId, i16)>,
}

/// A whole scoring sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Scored {
    /// What the points are called.
    pub unit: Message,
    /// The points before the final scoring.
    pub before: Vec<i16>,
    /// The final scoring.
    pub lines: Vec<ScoredLine>,
    /// All points.
    pub totals: Vec<i16>,
    /// The places, from 1.
    pub places: Vec<u8>,
    /// What decides between equals, if there are any.
    pub ties: Option<Message>,
}

/// The rules of a game with its pack and options, whichever game it is.
pub trait Referee: Send + Sync {
    /// What is wrong with a position.
    fn check(&self, lines: &[String]) -> Checked;
    /// Whether the rules can read a line.
    fn reads(&self, line: &str) -> bool;
    /// What a seat may do after some answers of its own.
    ///
    /// # Errors
    /// If it is not asked.
    fn answers(&self, lines: &[String], seat: Seat, path: &[String]) -> Result<Answers, Waits>;
    /// Who is asked.
    ///
    /// # Errors
    /// If nobody is.
    fn asked(&self, lines: &[String]) -> Result<Seat, Waits>;
    /// The final scoring of a position that stands at the end of the game.
    ///
    /// # Errors
    /// If it is impossible.
    fn score(&self, lines: &[String]) -> Result<Scored, Faults>;
}

/// The rules of a game for so many players with these options. Without files of a pack, with the one that is shipped.
///
/// # Errors
/// If an option or the pack is wrong.
pub fn referee(
    game: GameName,
    players: u8,
    options: &[String],
    pack: Option<&[(String, String)]>,
) -> Result<Arc<dyn Referee>, String> {
    fn of<G: Shelf + Placed>(
        players: u8,
        options: &[String],
        pack: Option<&[(String, String)]>,
    ) -> Result<Arc<dyn Referee>, String> {
        Ok(Arc::new(Of { game: rules::<G>(players, options, pack)? }))
    }
    session::for_game!(game, G => of::<G>(players, options, pack))
}

/// A game for so many players with these options. Without files of a pack, with the one that is shipped.
///
/// # Errors
/// If an option or the pack is wrong.
pub fn rules<G: Shelf>(players: u8, options: &[String], pack: Option<&[(String, String)]>) -> Result<Arc<G>, String> {
    let pack = pack.map(G::Pack::read).transpose().map_err(|faults| faults.to_string())?;
    let made = make(pack.unwrap_or_else(G::Pack::shipped), players, options);
    made.map(Arc::new).map_err(|error: ShelfError| error.to_string())
}

/// The rules of one game.
struct Of<G> {
    game: Arc<G>,
}

impl<G: Shelf + Placed> Of<G> {
    /// The arrangement of what can be read, and what is wrong with the rest.
    fn read(&self, lines: &[String]) -> (Option<G::Setup>, Faults) {
        let numbered: Vec<(usize, &str)> = (1..).zip(lines.iter().map(String::as_str)).collect();
        match self.game.read_setup(&numbered) {
            Ok(setup) => (Some(setup), Faults::default()),
            Err(faults) => {
                let is_good =
                    |(n, _): &&(usize, &str)| !faults.0.iter().any(|fault| fault.place == format!("line {n}"));
                let good: Vec<(usize, &str)> = numbered.iter().filter(is_good).copied().collect();
                (self.game.read_setup(&good).ok(), faults)
            }
        }
    }

    fn state(&self, lines: &[String]) -> Option<G::State> {
        let (setup, faults) = self.read(lines);
        setup.filter(|_| faults.0.is_empty()).and_then(|setup| self.game.start(&setup).ok())
    }

    fn draft(&self, state: &G::State, seat: Seat) -> Draft<G> {
        Draft::new(Arc::clone(&self.game), &self.game.view(state, Some(seat)), seat, false)
    }

    fn answer(&self, view: &G::View, draft: &Draft<G>, action: G::Action) -> Answer {
        let game = &*self.game;
        Answer {
            action: action.to_string(),
            told: game.answer(view, action),
            price: game.price(view, action).map(|price| price.message()),
            rules: draft.price_parts(action).iter().map(|part| part.rule).collect(),
            changes: game.outcome(view, action).changes.iter().map(words::Change::message).collect(),
        }
    }
}

impl<G: Shelf + Placed> Referee for Of<G> {
    fn check(&self, lines: &[String]) -> Checked {
        let (setup, Faults(mut faults)) = self.read(lines);
        let Some(setup) = setup else { return Checked { faults, lines: Vec::new() } };
        if let Err(more) = self.game.start(&setup) {
            faults.extend(more.0);
        }
        Checked { faults, lines: self.game.setup_lines(&setup) }
    }

    fn reads(&self, line: &str) -> bool {
        self.game.read_setup(&[(1, line)]).is_ok()
    }

    fn asked(&self, lines: &[String]) -> Result<Seat, Waits> {
        let state = self.state(lines).ok_or(Waits::Faults)?;
        match self.game.actor(&state) {
            Actor::Player(seat) => Ok(seat),
            Actor::Chance => Err(Waits::Luck),
            Actor::Nobody => Err(Waits::Over),
        }
    }

    fn answers(&self, lines: &[String], seat: Seat, path: &[String]) -> Result<Answers, Waits> {
        let game = &*self.game;
        let mut is_supposed = false;
        let mut state = self.state(lines).ok_or(Waits::Faults)?;
        match self.asked(lines)? {
            asked if asked == seat => {}
            asked => {
                let supposed: Vec<String> = lines.iter().cloned().chain([format!("turn {seat}")]).collect();
                let other = self.state(&supposed).filter(|state| game.actor(state) == Actor::Player(seat));
                state = other.ok_or(Waits::Seat(asked))?;
                is_supposed = true;
            }
        }
        let mut draft = self.draft(&state, seat);
        let mut told = Vec::new();
        for action in path.iter().map_while(|action| action.parse::<G::Action>().ok()) {
            let answer = game.answer(&draft.view(), action);
            if !draft.push(action) {
                break;
            }
            told.push(answer);
        }
        let decision = draft.decision().filter(|_| draft.then() == Then::Free);
        let view = draft.view();
        let legal = draft.legal();
        let mut wishes = decision.map_or_else(Vec::new, |decision| game.wishes(&view, decision));
        wishes.retain(|wish| !legal.contains(wish));
        let refused = |wish: G::Action| Refused {
            action: wish.to_string(),
            told: game.answer(&view, wish),
            reasons: draft.explain(wish).into_iter().map(|why| (game.reason(why), game.reason_rule(why))).collect(),
        };
        Ok(Answers {
            is_supposed,
            asked: decision.map(|of| (game.ask(&view, of), game.decision_rule(of), decision_name(&of))),
            path: told,
            open: legal.iter().map(|&action| self.answer(&view, &draft, action)).collect(),
            shut: wishes.into_iter().map(refused).filter(|shut| !shut.reasons.is_empty()).collect(),
        })
    }

    fn score(&self, lines: &[String]) -> Result<Scored, Faults> {
        let numbered: Vec<(usize, &str)> = (1..).zip(lines.iter().map(String::as_str)).collect();
        let mut table = Table::position(Arc::clone(&self.game), &numbered, 0)?;
        // Nobody can lose anything by what luck still lays out.
        table.go_on();
        let (game, state) = (&*self.game, table.state());
        let sight = table.sight(None, 0);
        let Some(end) = sight.end else {
            return Err(Faults::one("moment", "the game is not over here, so it cannot be scored"));
        };
        let seats = || Seat::first(game.n_seats());
        let line = |line: &table::ScoreLine| {
            let parts =
                seats().flat_map(|seat| game.score_parts(state, seat, line).into_iter().map(move |part| (seat, part)));
            ScoredLine {
                word: line.name,
                name: G::score_line(line.name).unwrap_or_else(|| Message::new(line.name)),
                rule: line.rule,
                points: seats().map(|seat| line.points[seat]).collect(),
                parts: parts.map(|(seat, part)| (seat, part.rule, part.amount)).collect(),
            }
        };
        let lines: Vec<ScoredLine> = end.sheet.iter().map(line).collect();
        let totals = end.ending.scores;
        let own = |seat: usize| lines.iter().map(|line| line.points[seat]).sum::<i16>();
        let mut best = totals.clone();
        best.sort_unstable();
        Ok(Scored {
            unit: G::points(),
            before: totals.iter().enumerate().map(|(seat, total)| total - own(seat)).collect(),
            ties: best.windows(2).any(|pair| pair[0] == pair[1]).then(G::ties),
            places: end.ending.places,
            totals,
            lines,
        })
    }
}
