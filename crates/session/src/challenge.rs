//! Challenges for one player: a fixed deal against fixed opponents, with a goal and stars.
//!
//! A file has one challenge after the other:
//!
//! ```text
//! challenge first-light
//! seed 1755
//! against apprentice, merchant
//! stars points 70 85 100
//! without decree
//! end
//! ```
//!
//! The one who plays has seat A; `against` names the bots of the others. `stars` says what one, two and three stars take: `points` at the end,
//! or a `lead` over the best other player. `without` forbids a deed of the game; there may be several.

use crate::shelf::{GameName, Shelf, ShelfError, make};
use crate::sitter::Sitter;
use crate::table::Table;
use std::fmt;
use std::sync::Arc;
use table::record::Header;
use table::{Faults, Game, GameExt, Seat};

/// Who plays.
pub const PLAYER: Seat = Seat::A;
/// The most challenges in a file: more is no file of ours.
const MOST: usize = 100;

/// What stars are given for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// The points at the end.
    Points,
    /// How far ahead of the best other player.
    Lead,
}

/// A challenge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// Its name in files and addresses; its title is a message.
    pub name: String,
    /// The seed of the deal and all luck.
    pub seed: u64,
    /// The bots of the other seats, by their words.
    pub against: Vec<String>,
    /// What stars are given for.
    pub measure: Measure,
    /// What one, two and three stars take.
    pub stars: [i16; 3],
    /// Deeds that are forbidden, by the words of the game.
    pub without: Vec<String>,
}

/// How a challenge stands at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// What counts, as it is now.
    pub reached: i16,
    /// The stars for that; none while the game goes on, or if something forbidden was done.
    pub stars: u8,
    /// The first forbidden deed that was done, with the number of its step.
    pub broken: Option<(String, usize)>,
    /// Whether the game is over.
    pub is_over: bool,
}

/// The challenge that a record is of, if it is of any.
pub fn of_record<G: Shelf>(game: GameName, head: &Header) -> Option<Challenge> {
    shipped(game).ok()?.into_iter().find(|challenge| challenge.is_of::<G>(head))
}

/// The challenges of a game.
///
/// # Errors
/// Never: the tests read the files.
pub fn shipped(game: GameName) -> Result<Vec<Challenge>, Faults> {
    read(match game {
        GameName::Lisboa => include_str!("../../../challenges/lisboa.challenges"),
        GameName::Madeira => include_str!("../../../challenges/madeira.challenges"),
    })
}

/// The challenges of a file.
///
/// # Errors
/// Every line that cannot be read.
pub fn read(text: &str) -> Result<Vec<Challenge>, Faults> {
    let (mut faults, mut challenges) = (Faults::default(), Vec::<Challenge>::new());
    let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line.trim()));
    while let Some((n, line)) = lines.next() {
        match line.strip_prefix("challenge ") {
            _ if line.is_empty() || line.starts_with('#') => {}
            Some(_) if challenges.len() == MOST => {
                faults.add(format!("line {n}"), format!("there are more than {MOST} challenges"));
                break;
            }
            Some(name) if challenges.iter().any(|other| other.name == name) => {
                faults.add(format!("line {n}"), format!("`{name}` stands twice"));
            }
            Some(name) => {
                let body: Vec<&str> = lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "end").collect();
                challenges.extend(one(name, n, &body, &mut faults));
            }
            None => faults.add(format!("line {n}"), format!("`challenge` and a name, not `{line}`")),
        }
    }
    faults.or(challenges)
}

fn one(name: &str, begin: usize, body: &[&str], faults: &mut Faults) -> Option<Challenge> {
    let field = |name: &str| body.iter().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ').map(str::trim));
    let list = |text: &str| text.split(',').map(|word| word.trim().to_owned()).collect::<Vec<_>>();
    let seed = field("seed").and_then(|text| text.parse().ok());
    let against = field("against").map(list).filter(|bots| bots.iter().all(|bot| Sitter::is_bot_word(bot)));
    let stars = field("stars").and_then(stars);
    let mut wrong = |what: &str| faults.add(format!("line {begin}"), format!("challenge `{name}` lacks {what}"));
    if seed.is_none() {
        wrong("a seed: a number");
    }
    if against.is_none() {
        wrong("opponents: `against` with the words of one to three bots");
    }
    if stars.is_none() {
        wrong("stars: `points` or `lead` and three ascending numbers");
    }
    let without = body.iter().filter_map(|line| line.strip_prefix("without ")).map(|deed| deed.trim().to_owned());
    let (measure, stars) = stars?;
    Some(Challenge {
        name: name.to_owned(),
        seed: seed?,
        against: against?,
        measure,
        stars,
        without: without.collect(),
    })
}

fn stars(text: &str) -> Option<(Measure, [i16; 3])> {
    let mut words = text.split_whitespace();
    let measure = match words.next()? {
        "points" => Measure::Points,
        "lead" => Measure::Lead,
        _ => return None,
    };
    let stars: Vec<i16> = words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
    let stars: [i16; 3] = stars.try_into().ok()?;
    stars.is_sorted().then_some((measure, stars))
}

/// Why a challenge cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChallengeError {
    /// Its game cannot be made.
    Game(ShelfError),
    /// It cannot be dealt.
    Deal(Faults),
}

impl fmt::Display for ChallengeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(error) => error.fmt(f),
            Self::Deal(faults) => faults.fmt(f),
        }
    }
}

impl Challenge {
    /// A new table for it, at its first decision.
    ///
    /// # Errors
    /// If it is for more players than the game.
    pub fn open<G: Shelf>(&self) -> Result<Table<G>, ChallengeError> {
        let players = self.against.len() as u8 + 1;
        let game = make::<G>(crate::Pack::shipped(), players, &[] as &[&str]).map_err(ChallengeError::Game)?;
        let mut table = Table::deal(Arc::new(game), self.seed).map_err(ChallengeError::Deal)?;
        for (seat, level) in Seat::ALL.into_iter().skip(1).zip(&self.against) {
            // The words were looked at when they were read.
            _ = table.sit(seat, &Sitter::Bot { level: level.clone() });
        }
        table.go_on();
        Ok(table)
    }

    /// Whether a record is of this challenge: its deal, its opponents, and nothing else agreed.
    pub fn is_of<G: Shelf>(&self, head: &Header) -> bool {
        let sitter = |seat: Seat| Sitter::of_record(head.name(seat));
        let others = Seat::ALL.into_iter().skip(1).zip(&self.against);
        head.game() == G::NAME
            && head.seed() == Some(self.seed)
            && head.players().map(usize::from) == Some(self.against.len() + 1)
            && head.variants_and_readings::<G>().is_some_and(|agreed| agreed.is_empty())
            && sitter(PLAYER).is_person()
            && others.into_iter().all(|(seat, level)| sitter(seat) == Sitter::bot(level))
    }

    /// How it stands with these points, from seat A on, after these deeds: the number of the step, who, and what by the words of the game.
    pub fn standing<'a>(
        &self,
        scores: &[i16],
        is_over: bool,
        mut deeds: impl Iterator<Item = (usize, Seat, &'a str)>,
    ) -> Standing {
        let own = scores.get(PLAYER.index()).copied().unwrap_or_default();
        let others = scores.iter().enumerate().filter(|(n, _)| *n != PLAYER.index()).map(|(_, points)| *points);
        let reached = match self.measure {
            Measure::Points => own,
            Measure::Lead => own - others.max().unwrap_or_default(),
        };
        let broken = deeds.find(|(_, by, deed)| *by == PLAYER && self.without.iter().any(|word| word == deed));
        let broken = broken.map(|(step, _, deed)| (deed.to_owned(), step));
        let stars = self.stars.iter().filter(|&&wanted| reached >= wanted).count() as u8;
        Standing { reached, stars: if is_over && broken.is_none() { stars } else { 0 }, broken, is_over }
    }

    /// How it stands at a table. `deed` tells who does what in an event.
    pub fn standing_at<G: Game>(
        &self,
        table: &Table<G>,
        deed: impl Fn(&G::Event) -> Option<(Seat, &'static str)>,
    ) -> Standing {
        let game = table.game();
        let scores = game.scores(table.state());
        let scores: Vec<i16> = Seat::first(game.n_seats()).map(|seat| scores[seat]).collect();
        let deeds =
            table.steps().iter().enumerate().flat_map(|(number, step)| {
                step.events.iter().filter_map(&deed).map(move |(by, deed)| (number, by, deed))
            });
        self.standing(&scores, game.is_over(table.state()), deeds)
    }
}
