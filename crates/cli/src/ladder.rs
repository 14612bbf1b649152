//! `ladder`: all levels play each other, and get ratings.

use crate::arena::{self, Match, seconds_a_turn, threads};
use crate::bots::Bot;
use crate::files;
use crate::games::{self, GameName, Shelf, for_game};
use crate::progress::Interrupt;
use anyhow::{Result, bail};
use bots::arena::Plan;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, confidence_interval, glicko2_rating_period};
use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Let all levels play each other with two players, and write a table of ratings.
#[derive(clap::Args)]
pub struct Args {
    /// The game: lisboa or madeira.
    game: GameName,
    /// How many games each pair plays.
    #[arg(long, default_value_t = 40, allow_negative_numbers = true)]
    games: u32,
    /// The seed of the first deal of each pair.
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
    /// How many games at the same time; without it, one for each core.
    #[arg(long, allow_negative_numbers = true)]
    threads: Option<u16>,
    /// Who stands on the ladder, from below.
    #[arg(long, value_delimiter = ',', default_value = RUNGS)]
    bots: Vec<Bot>,
    /// The file whose part about this game is written anew.
    #[arg(long, value_name = "FILE", default_value = "docs/ladder.md")]
    out: PathBuf,
}

/// Who stands on the ladder if nobody else is named.
const RUNGS: &str = "random,apprentice,merchant,greedy,noble,minister";

/// Two rungs that met, with what came of it.
struct Pair {
    low: usize,
    high: usize,
    played: Match,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    if args.games == 0 {
        bail!("--games must be at least 1");
    }
    if args.bots.len() < 2 {
        bail!("--bots names {}; a ladder needs at least 2", args.bots.len());
    }
    files::check_writable(&args.out)?;
    for_game!(args.game, G => climb::<G>(args, out))
}

fn climb<G: Shelf>(args: &Args, out: &mut impl Write) -> Result<()> {
    let game: G = games::make(2, &[], None)?;
    let interrupt = Interrupt::listen()?;
    let mut pairs = Vec::new();
    for low in 0..args.bots.len() {
        for high in low + 1..args.bots.len() {
            if interrupt.came() {
                break;
            }
            let bots = [args.bots[high], args.bots[low]];
            let plan = Plan { games: args.games, seed: args.seed, threads: threads(args.threads) };
            pairs.push(Pair { low, high, played: arena::play(&game, &bots, plan, &interrupt) });
        }
    }
    let mut text = section::<G>(args, &pairs);
    if interrupt.came() {
        text.push_str("Interrupted: some pairs played fewer games, or none.\n\n");
    }
    write_section(&args.out, G::TITLE, &text)?;
    write!(out, "{text}")?;
    Ok(())
}

/// The ratings: each game of every pair is one period, so that nobody's games come first.
fn ratings(rungs: usize, pairs: &[Pair]) -> Vec<Glicko2Rating> {
    let config = Glicko2Config::new();
    let mut ratings = vec![Glicko2Rating::new(); rungs];
    let longest = pairs.iter().map(|pair| pair.played.outcome.places.len()).max().unwrap_or(0);
    for number in 0..longest {
        let before = ratings.clone();
        for (rung, rating) in ratings.iter_mut().enumerate() {
            let results: Vec<(Glicko2Rating, Outcomes)> = pairs
                .iter()
                .filter_map(|pair| result(pair, number, rung))
                .map(|(who, how)| (before[who], how))
                .collect();
            *rating = glicko2_rating_period(&before[rung], &results, &config);
        }
    }
    ratings
}

/// Whom a rung met in a game, and how it ended for the rung.
fn result(pair: &Pair, number: usize, rung: usize) -> Option<(usize, Outcomes)> {
    let places = pair.played.outcome.places.get(number)?;
    let (own, other, opponent) = match rung {
        _ if rung == pair.high => (places[0], places[1], pair.low),
        _ if rung == pair.low => (places[1], places[0], pair.high),
        _ => return None,
    };
    let outcome = match own.cmp(&other) {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    };
    Some((opponent, outcome))
}

/// The part of the file about one game.
fn section<G: Shelf>(args: &Args, pairs: &[Pair]) -> String {
    let ratings = ratings(args.bots.len(), pairs);
    let names: Vec<String> = args.bots.iter().map(ToString::to_string).collect();
    let top = names.len() - 1;
    let mut text = format!("## {}\n\n", G::TITLE);
    let rungs = names.join(",");
    let others = if rungs == RUNGS { String::new() } else { format!(" --bots {rungs}") };
    let command = format!("caravela ladder {} --games {} --seed {}{others}", args.game, args.games, args.seed);
    let mut line = |words: String| writeln!(text, "{words}").expect("a text takes any text");
    line(format!("`{command}`: two players, {} games for each pair, seats rotated over the same deals.\n", args.games));
    line("| level | rating | 95 % interval | mean points | seconds a turn |".to_owned());
    line("|---|---:|---:|---:|---:|".to_owned());
    for (rung, name) in names.iter().enumerate().rev() {
        let (low, high) = confidence_interval(&ratings[rung]);
        let (points, pace) = (mean_points(pairs, rung), pace(pairs, rung));
        line(format!("| {name} | {:.0} | {low:.0} to {high:.0} | {points:.1} | {pace:.3} |", ratings[rung].rating));
    }
    line(format!("\n| wins of ↓ against → | {} |", names[..top].join(" | ")));
    line(format!("|---|{}", "---:|".repeat(top)));
    for high in (1..=top).rev() {
        let cells: Vec<String> = (0..top).map(|low| cell(pairs, low, high)).collect();
        line(format!("| {} | {} |", names[high], cells.join(" | ")));
    }
    line(String::new());
    text
}

/// How a pair ended, from the side of the higher rung.
fn cell(pairs: &[Pair], low: usize, high: usize) -> String {
    let Some(pair) = pairs.iter().find(|pair| (pair.low, pair.high) == (low, high)) else { return String::new() };
    let record = &pair.played.outcome.records[0];
    let (least, most) = record.win_interval();
    format!("{:.0} % ({:.0} to {:.0})", 100.0 * record.win_share(), 100.0 * least, 100.0 * most)
}

/// The matches of a rung, and at which place it stands in them.
fn matches(pairs: &[Pair], rung: usize) -> impl Iterator<Item = (&Match, usize)> {
    pairs.iter().filter(move |pair| pair.low == rung || pair.high == rung).map(move |pair| {
        let at = usize::from(pair.low == rung);
        (&pair.played, at)
    })
}

/// The mean points of a rung in all its matches.
fn mean_points(pairs: &[Pair], rung: usize) -> f64 {
    let means: Vec<f64> =
        matches(pairs, rung).map(|(played, at)| played.outcome.records[at].points.mean().mean).collect();
    means.iter().sum::<f64>() / means.len().max(1) as f64
}

/// How long a rung thought about a turn, in all its matches.
fn pace(pairs: &[Pair], rung: usize) -> f64 {
    let mut all = bots::arena::Record::default();
    let mut time = Duration::ZERO;
    for (played, at) in matches(pairs, rung) {
        all.turns += played.outcome.records[at].turns;
        time += played.thoughts[at].all;
    }
    seconds_a_turn(&all, time)
}

/// What the file begins with.
const HEAD: &str = "# The ladder\n\nHow strong the levels are. `caravela ladder <game>` plays all pairs and writes the part about its \
                    game anew. Ratings are\nGlicko-2 (an even match is 1500); each interval holds for the games played.\n\n";

/// Writes a part of the file anew and keeps the others.
fn write_section(path: &Path, title: &str, section: &str) -> Result<()> {
    let old = if path.exists() { files::read_text(path)? } else { HEAD.to_owned() };
    files::write_text(path, &replaced(&old, title, section))
}

/// A text in which the part with this title is another one; a new part comes last.
fn replaced(text: &str, title: &str, section: &str) -> String {
    let mark = format!("## {title}\n");
    let Some(begin) = text.find(&mark) else { return format!("{}\n\n{section}", text.trim_end()) };
    let rest = &text[begin + mark.len()..];
    let end = rest.find("\n## ").map_or(text.len(), |end| begin + mark.len() + end + 1);
    format!("{}{section}{}", &text[..begin], &text[end..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_written_anew_and_the_others_stay() {
        let text = "# Ladder\n\n## Lisboa\n\nold\n\n## Madeira\n\nkept\n";
        assert_eq!(
            replaced(text, "Lisboa", "## Lisboa\n\nnew\n\n"),
            "# Ladder\n\n## Lisboa\n\nnew\n\n## Madeira\n\nkept\n"
        );
        assert_eq!(
            replaced(text, "Madeira", "## Madeira\n\nnew\n"),
            "# Ladder\n\n## Lisboa\n\nold\n\n## Madeira\n\nnew\n"
        );
        assert_eq!(replaced("# Ladder\n", "Lisboa", "## Lisboa\n"), "# Ladder\n\n## Lisboa\n");
    }
}
