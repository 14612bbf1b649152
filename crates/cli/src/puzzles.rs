//! `puzzles`: finds puzzles in games of bots, and checks files of them.

use crate::files;
use crate::games::{self, GameName, Shelf, for_game};
use crate::progress::{self, Interrupt};
use anyhow::{Result, anyhow, bail};
use bots::puzzle::{Demands, Finder, Miner, Puzzle};
use bots::{Bot, Budget, Level};
use session::puzzle::{Grade, PuzzleText};
use session::{Table, puzzle};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use table::{Actor, Game, Seeds};

/// Find puzzles in games of bots, or check a file of them.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Find turns that are clearly best, in games of Nobles; prints them as a file of puzzles.
    Mine(Mine),
    /// Open every puzzle of a file, and play its solution.
    Check(Check),
}

#[derive(clap::Args)]
struct Mine {
    /// The game: lisboa or madeira.
    game: GameName,
    /// How many play in each game.
    #[arg(long, default_value_t = 2, allow_negative_numbers = true)]
    players: u8,
    /// How many puzzles of each grade are wanted.
    #[arg(long, default_value_t = 15, allow_negative_numbers = true)]
    want: usize,
    /// After so many games there are no more.
    #[arg(long, default_value_t = 200, allow_negative_numbers = true)]
    games: u64,
    /// Simulations for each decision of a turn, for each of two seeds.
    #[arg(long, default_value_t = 3000, allow_negative_numbers = true)]
    iterations: u32,
    /// The points by which a turn must be better than the next best one.
    #[arg(long, default_value_t = 4.0, allow_negative_numbers = true)]
    margin: f32,
    /// The share of worlds in which it must end better.
    #[arg(long, default_value_t = 0.75, allow_negative_numbers = true)]
    share: f32,
    /// The number of the first puzzle.
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    first: u32,
    /// The seed of the first game; the next ones have the next numbers.
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
}

#[derive(clap::Args)]
struct Check {
    /// The game: lisboa or madeira.
    game: GameName,
    /// The file.
    file: PathBuf,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    match &args.command {
        Command::Mine(args) => for_game!(args.game, G => mine::<G>(args, out)),
        Command::Check(args) => for_game!(args.game, G => check::<G>(args, out)),
    }
}

/// At most so many puzzles are taken from one game.
const FROM_ONE_GAME: usize = 2;
/// The stream of a seed from which the bots that play draw.
const BOTS: u8 = 40;

/// How many of each grade and theme were found.
#[derive(Default)]
struct Found(BTreeMap<(Grade, String), usize>);

impl Found {
    fn of_grade(&self, grade: Grade) -> usize {
        self.0.iter().filter(|((of, _), _)| *of == grade).map(|(_, n)| n).sum()
    }

    /// Whether one more of this kind is welcome: no theme has more than half of a grade.
    fn wants(&self, grade: Grade, theme: &str, want: usize) -> bool {
        self.of_grade(grade) < want && self.0.get(&(grade, theme.to_owned())).is_none_or(|&n| n < want.div_ceil(2))
    }
}

fn mine<G: Shelf>(args: &Mine, out: &mut impl Write) -> Result<()> {
    if args.want == 0 || args.games == 0 || args.iterations == 0 {
        bail!("--want, --games and --iterations must be at least 1");
    }
    if !(0.0..=1.0).contains(&args.share) {
        bail!("--share is {}; a share lies between 0 and 1", args.share);
    }
    let game: Arc<G> = Arc::new(games::make(args.players, &[], None)?);
    let interrupt = Interrupt::listen()?;
    writeln!(
        out,
        "# caravela puzzles mine {} --players {} --want {} --games {} --iterations {} --margin {} --share {} --first {} --seed {}",
        args.game, args.players, args.want, args.games, args.iterations, args.margin, args.share, args.first, args.seed
    )?;
    let bar = progress::bar(args.games, "games");
    let (mut found, mut number) = (Found::default(), args.first);
    for seed in (0..args.games).map(|n| args.seed.wrapping_add(n)) {
        if interrupt.came() || Grade::ALL.into_iter().all(|grade| found.of_grade(grade) >= args.want) {
            break;
        }
        for puzzle in in_one_game(&game, args, seed, &interrupt, &mut found)? {
            writeln!(out, "{}", PuzzleText { number, ..puzzle })?;
            out.flush()?;
            number += 1;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}

/// The puzzles of one game of bots.
fn in_one_game<G: Shelf>(
    game: &Arc<G>,
    args: &Mine,
    seed: u64,
    interrupt: &Interrupt,
    found: &mut Found,
) -> Result<Vec<PuzzleText>> {
    let demands = Demands { iterations: args.iterations, margin: args.margin, share: args.share, seed };
    let (miner, level) = (Miner::new(&**game, demands), Level::Noble);
    let mut table = Table::deal(Arc::clone(game), seed).map_err(|faults| anyhow!("{faults}"))?;
    table.go_on();
    let mut bot = level.bot(&**game, Seeds(seed).stream(BOTS)).with_threads(1);
    let (mut puzzles, mut legal, mut turn) = (Vec::new(), Vec::new(), None);
    while let Actor::Player(seat) = game.actor(table.state()) {
        let here = Some((game.round(table.state()), game.turn(table.state())));
        let is_begin = turn != here && game.turn(table.state()) == seat;
        if is_begin
            && puzzles.len() < FROM_ONE_GAME
            && !interrupt.came()
            && let Some(puzzle) = miner.puzzle(table.state(), table.steps().len())
            && let Some(text) = told(&table, &puzzle)
            && found.wants(text.grade, &text.theme, args.want)
        {
            *found.0.entry((text.grade, text.theme.clone())).or_default() += 1;
            puzzles.push(text);
        }
        turn = here;
        game.legal_actions(table.state(), &mut legal);
        let budget: Budget<'_> = level.budget::<G>();
        let action = bot.choose(&**game, &game.view(table.state(), Some(seat)), &legal, budget);
        if table.act(seat, action).is_err() {
            bail!("BUG: the bot's `{action}` is not possible (seed {seed})");
        }
    }
    Ok(puzzles)
}

/// What happens in the best turn.
fn events<G: Game>(table: &Table<G>, puzzle: &Puzzle<G::Action>) -> Vec<G::Event> {
    let (game, mut state, mut events) = (table.game(), *table.state(), Vec::new());
    let (mut legal, mut answers) = (Vec::new(), puzzle.solution.iter().copied().peekable());
    while answers.peek().is_some() && game.actor(&state) == Actor::Player(puzzle.seat) {
        game.legal_actions(&state, &mut legal);
        let action = if let [only] = legal[..] { Some(only) } else { answers.next() };
        let Some(action) = action else { break };
        game.apply(&mut state, action, &mut events);
    }
    events
}

/// A puzzle as text; nothing if its turn is about nothing.
fn told<G: Shelf>(table: &Table<G>, puzzle: &Puzzle<G::Action>) -> Option<PuzzleText> {
    let grade = match puzzle.finder {
        Finder::Greedy => Grade::Easy,
        Finder::Noble => Grade::Middle,
        Finder::Deep => Grade::Hard,
    };
    let texts = |actions: &[G::Action]| actions.iter().map(ToString::to_string).collect::<Vec<_>>();
    Some(PuzzleText {
        number: 0,
        grade,
        theme: G::theme(puzzle.seat, &events(table, puzzle))?.to_owned(),
        margin: puzzle.margin,
        solution: texts(&puzzle.solution),
        keys: puzzle.keys.iter().map(|key| texts(key)).collect(),
        next: puzzle.next.to_string(),
        gains: puzzle.gains.iter().map(|(term, points)| ((*term).to_owned(), *points)).collect(),
        record: table.save(),
    })
}

fn check<G: Shelf>(args: &Check, out: &mut impl Write) -> Result<()> {
    let text = files::read_text(&args.file)?;
    let puzzles = puzzle::read(&text).map_err(|faults| anyhow!("`{}`:\n{faults}", args.file.display()))?;
    let mut grades: BTreeMap<Grade, BTreeMap<&str, usize>> = BTreeMap::new();
    for puzzle in &puzzles {
        puzzle.open::<G>().map_err(|error| anyhow!("puzzle {}: {error}", puzzle.number))?;
        if G::deed_name(&puzzle.theme).is_none() {
            bail!("puzzle {}: `{}` is not a theme", puzzle.number, puzzle.theme);
        }
        *grades.entry(puzzle.grade).or_default().entry(&puzzle.theme).or_default() += 1;
    }
    writeln!(out, "{} puzzles, all can be solved", puzzles.len())?;
    for (grade, themes) in grades {
        let themes: Vec<String> = themes.iter().map(|(theme, n)| format!("{theme} {n}")).collect();
        writeln!(out, "{}: {}", grade.word(), themes.join(", "))?;
    }
    Ok(())
}
