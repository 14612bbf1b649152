//! `challenges`: the challenges of a game, and how a bot does in them.

use crate::bots::Bot;
use crate::games::{GameName, Shelf, for_game};
use anyhow::{Result, anyhow, bail};
use bots::{cores, luck_of};
use session::challenge::{self, Challenge, Measure, PLAYER, Standing};
use std::io::Write;
use table::{Actor, BySeat, Seat};

/// List the challenges of a game, or let a bot try them.
#[derive(clap::Args)]
pub struct Args {
    /// The game: lisboa or madeira.
    game: GameName,
    /// Only this one.
    name: Option<String>,
    /// Let this bot play instead of you, and say how many stars it gets.
    #[arg(long)]
    bot: Option<Bot>,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    for_game!(args.game, G => list::<G>(args, out))
}

fn list<G: Shelf>(args: &Args, out: &mut impl Write) -> Result<()> {
    let all = challenge::shipped(args.game).map_err(|faults| anyhow!("{faults}"))?;
    let wanted: Vec<&Challenge> =
        all.iter().filter(|challenge| args.name.as_ref().is_none_or(|name| *name == challenge.name)).collect();
    if let (Some(name), []) = (&args.name, wanted.as_slice()) {
        let known: Vec<&str> = all.iter().map(|challenge| challenge.name.as_str()).collect();
        bail!("`{name}` is not a challenge of {}; known are {}", args.game, known.join(", "));
    }
    for challenge in wanted {
        write!(out, "{}", told(challenge))?;
        if let Some(bot) = args.bot {
            let standing = tried::<G>(challenge, bot)?;
            write!(out, "; {bot}: {}, {} stars", standing.reached, standing.stars)?;
            if let Some((deed, step)) = &standing.broken {
                write!(out, " ({deed} at step {step})")?;
            }
        }
        writeln!(out)?;
        out.flush()?;
    }
    Ok(())
}

/// A challenge in a line.
fn told(challenge: &Challenge) -> String {
    let Challenge { name, seed, against, measure, stars: [one, two, three], without } = challenge;
    let what = match measure {
        Measure::Points => "points",
        Measure::Lead => "lead",
    };
    let without: String = without.iter().map(|deed| format!(", without {deed}")).collect();
    format!("{name}: seed {seed}, against {}, {what} {one} {two} {three}{without}", against.join(", "))
}

/// How a bot does.
fn tried<G: Shelf>(challenge: &Challenge, player: Bot) -> Result<Standing> {
    let mut table = challenge.open::<G>().map_err(|error| anyhow!("{error}"))?;
    let game = &*table.shared_game();
    let bot = |seat: Seat| match seat.index().checked_sub(1).and_then(|n| challenge.against.get(n)) {
        Some(word) => word.parse().unwrap_or(Bot::Random),
        None => player,
    };
    let seeds = table.seeds();
    let mut bots = BySeat::from_fn(|seat| bot(seat).sit_down(game, luck_of(seeds, seat), cores()));
    while let Actor::Player(seat) = game.actor(table.state()) {
        let view = game.view(table.state(), Some(seat));
        let legal = allowed::<G>(challenge, &table, seat);
        let action = bots[seat].choose(game, &view, &legal, bot(seat).budget::<G>());
        table.act(seat, action).map_err(|_| anyhow!("BUG: `{action}` is not possible"))?;
    }
    Ok(challenge.standing_at(&table, G::deed))
}

/// What may be answered; for the one who plays, without what is forbidden or leads to nothing else, if there is any other answer.
fn allowed<G: Shelf>(challenge: &Challenge, table: &session::Table<G>, seat: Seat) -> Vec<G::Action> {
    let legal = table.legal();
    if seat != PLAYER || challenge.without.is_empty() {
        return legal;
    }
    let mut looks = MOST_LOOKS;
    let is_allowed = |action: &&G::Action| may(challenge, table.game(), table.state(), **action, &mut looks);
    let rest: Vec<G::Action> = legal.iter().filter(is_allowed).copied().collect();
    if rest.is_empty() { legal } else { rest }
}

/// So many answers are looked at ahead of one decision; what is farther away counts as allowed.
const MOST_LOOKS: u32 = 4000;

/// Whether the one who plays may answer so: nothing forbidden is done, and the turn can be ended without it.
fn may<G: Shelf>(challenge: &Challenge, game: &G, state: &G::State, action: G::Action, looks: &mut u32) -> bool {
    let (mut after, mut events, mut legal) = (*state, Vec::new(), Vec::new());
    game.apply(&mut after, action, &mut events);
    let mut deeds = events.iter().filter_map(G::deed).filter(|(by, _)| *by == PLAYER);
    if deeds.any(|(_, deed)| challenge.without.iter().any(|word| word == deed)) {
        return false;
    }
    let turn = |state: &G::State| (game.round(state), game.turn(state));
    if turn(&after) != turn(state) || game.actor(&after) != Actor::Player(PLAYER) || *looks == 0 {
        return true;
    }
    *looks -= 1;
    game.legal_actions(&after, &mut legal);
    legal.iter().any(|&next| may(challenge, game, &after, next, looks))
}
