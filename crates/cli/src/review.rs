//! `review`: goes through a record, and says which decisions gave points away.

use crate::games::{Shelf, for_game};
use crate::hint::{Adviser, Reasons, beyond, changes, is_clear, sum, with_error};
use crate::progress::{self, Interrupt};
use crate::replay::{self, RecordFile};
use crate::show::text;
use crate::show::words::{form, say};
use anyhow::{Result, bail};
use bots::{Answer, Budget};
use serde_json::{Value, json};
use session::Table;
use std::io::Write;
use std::path::PathBuf;
use table::{Actor, Game, Seat};
use words::Worded;

/// Go through a record, and say which decisions gave points away.
#[derive(clap::Args)]
pub struct Args {
    /// The record, text or JSON.
    file: PathBuf,
    /// How often the bot looks ahead for each decision; more takes longer and makes the errors smaller.
    #[arg(long, value_name = "N", default_value_t = 200, allow_negative_numbers = true)]
    iterations: u32,
    /// Only the decisions of this seat: A, B, C or D.
    #[arg(long)]
    seat: Option<Seat>,
    /// The seed of the bot's luck.
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
    /// A directory with the component pack that the game was played with.
    #[arg(long, value_name = "DIR")]
    components: Option<PathBuf>,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
}

/// The most looks ahead that can be asked for.
const MOST_ITERATIONS: u32 = 1_000_000;
/// How many turns are pointed at.
const TURNS: usize = 3;
/// How many decisions of a turn are told.
const DECISIONS: usize = 3;
/// A loss below this many points is none; it would be shown as nothing.
const NOTHING: f32 = 0.05;

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    if !(1..=MOST_ITERATIONS).contains(&args.iterations) {
        bail!("--iterations must be from 1 to {MOST_ITERATIONS}");
    }
    let file = RecordFile::open(&args.file)?;
    for_game!(file.game, G => {
        let table = file.table::<G>(args.components.as_deref())?.table;
        replay::check_seat(table.game(), args.seat)?;
        let review = Review::make(args, &table)?;
        if args.json { writeln!(out, "{}", review.as_json())? } else { review.write(out)? }
        Ok(())
    })
}

/// A decision with more than one answer.
struct Decision<A> {
    /// How many actions came before it.
    at: usize,
    /// Who decided.
    seat: Seat,
    /// The number of the turn.
    turn: usize,
    /// What could be answered.
    legal: Vec<A>,
}

/// A decision that was reviewed.
struct Verdict<A> {
    decision: Decision<A>,
    played: Answer<A>,
    best: Answer<A>,
    /// The points that were given away.
    loss: Loss,
}

/// Points that were given away, with their standard error.
#[derive(Clone, Copy, Default)]
struct Loss {
    points: f32,
    error: f32,
}

impl Loss {
    /// Several losses together.
    fn sum(losses: impl Iterator<Item = Self>) -> Self {
        losses.fold(Self::default(), |all, one| Self {
            points: all.points + one.points,
            error: all.error.hypot(one.error),
        })
    }

    fn is_nothing(self) -> bool {
        self.points < NOTHING
    }

    /// Whether it is more than chance.
    fn is_clear(self) -> bool {
        !self.is_nothing() && is_clear(self.points, self.error)
    }

    fn text(self) -> String {
        with_error(self.points, self.error, 1)
    }

    /// With two places behind the point, for means.
    fn finely(self) -> String {
        with_error(self.points, self.error, 2)
    }
}

/// What one seat gave away in one turn.
struct Turn<'a, A> {
    /// In the order of the record.
    verdicts: Vec<&'a Verdict<A>>,
    loss: Loss,
}

impl<'a, A> Turn<'a, A> {
    fn of(verdicts: Vec<&'a Verdict<A>>) -> Self {
        let loss = Loss::sum(verdicts.iter().map(|verdict| verdict.loss));
        Self { verdicts, loss }
    }

    /// The decisions that are told: those that lost most, in the order of the record.
    fn told(&self) -> Vec<&'a Verdict<A>> {
        let mut told: Vec<&Verdict<A>> = self.losses().collect();
        told.sort_by(|a, b| b.loss.points.total_cmp(&a.loss.points));
        told.truncate(DECISIONS);
        told.sort_by_key(|verdict| verdict.decision.at);
        told
    }

    /// The decisions that lost something.
    fn losses(&self) -> impl Iterator<Item = &'a Verdict<A>> {
        self.verdicts.iter().copied().filter(|verdict| !verdict.loss.is_nothing())
    }
}

/// What one seat gave away in all.
struct Summary {
    seat: Seat,
    decisions: usize,
    nothing: usize,
    clear: usize,
    all: Loss,
    mean: Loss,
}

/// A review.
struct Review<'a, G: Shelf> {
    args: &'a Args,
    game: &'a G,
    table: &'a Table<G>,
    adviser: Adviser<'a, G>,
    verdicts: Vec<Verdict<G::Action>>,
    /// How many decisions there are to review.
    count: usize,
}

impl<'a, G: Shelf> Review<'a, G> {
    /// Reviews every decision; after an interrupt those that were reviewed by then.
    fn make(args: &'a Args, table: &'a Table<G>) -> Result<Self> {
        let game = table.game();
        let interrupt = Interrupt::listen()?;
        let came = || interrupt.came();
        let budget = Budget { iterations: args.iterations, enough: Some(&came) };
        let adviser = Adviser::new(game, args.seed);
        let decisions = decisions(table, args.seat);
        let count = decisions.len();
        let bar = progress::bar(count as u64, "decisions");
        let mut verdicts = Vec::new();
        for decision in decisions {
            let verdict = verdict(&adviser, table, decision, budget);
            // What was not studied to its end does not count.
            if interrupt.came() {
                break;
            }
            verdicts.extend(verdict);
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(Self { args, game, table, adviser, verdicts, count })
    }

    fn is_whole(&self) -> bool {
        self.verdicts.len() == self.count
    }

    /// The turns in which a seat gave most away.
    fn turns(&self) -> Vec<Turn<'_, G::Action>> {
        let mut groups: Vec<Vec<&Verdict<G::Action>>> = Vec::new();
        for verdict in &self.verdicts {
            let key = |verdict: &Verdict<G::Action>| (verdict.decision.turn, verdict.decision.seat);
            // Others may answer in between, all in the same turn.
            match groups.iter_mut().rev().find(|group| key(group[0]) == key(verdict)) {
                Some(group) => group.push(verdict),
                None => groups.push(vec![verdict]),
            }
        }
        let mut turns: Vec<Turn<'_, G::Action>> = groups.into_iter().map(Turn::of).collect();
        turns.retain(|turn| !turn.loss.is_nothing());
        turns.sort_by(|a, b| b.loss.points.total_cmp(&a.loss.points));
        turns.truncate(TURNS);
        turns
    }

    fn summaries(&self) -> Vec<Summary> {
        let seats = Seat::first(self.game.n_seats()).filter(|&seat| self.args.seat.is_none_or(|only| only == seat));
        seats.map(|seat| self.summary(seat)).collect()
    }

    fn summary(&self, seat: Seat) -> Summary {
        let losses =
            || self.verdicts.iter().filter(|verdict| verdict.decision.seat == seat).map(|verdict| verdict.loss);
        let (decisions, all) = (losses().count(), Loss::sum(losses()));
        let n = decisions.max(1) as f32;
        Summary {
            seat,
            decisions,
            nothing: losses().filter(|loss| loss.is_nothing()).count(),
            clear: losses().filter(|loss| loss.is_clear()).count(),
            all,
            mean: Loss { points: all.points / n, error: all.error / n },
        }
    }

    fn view(&self, decision: &Decision<G::Action>) -> G::View {
        self.game.view(&self.table.steps()[decision.at].before, Some(decision.seat))
    }

    /// What is asked: whole, and in short.
    fn question(&self, decision: &Decision<G::Action>) -> (String, String) {
        let Some(asked) = self.asked(decision) else { return Default::default() };
        let question = self.game.ask(&self.view(decision), asked);
        (say(&question), form(&question, "title"))
    }

    /// The rule that asks.
    fn rule(&self, decision: &Decision<G::Action>) -> String {
        self.asked(decision).map_or(String::new(), |asked| self.game.decision_rule(asked).to_string())
    }

    fn asked(&self, decision: &Decision<G::Action>) -> Option<G::Decision> {
        self.game.decision(&self.table.steps()[decision.at].before)
    }

    /// What the bot's answer gains by the end of the turn beyond the one that was played.
    fn gains(&self, verdict: &Verdict<G::Action>) -> Reasons {
        let view = self.view(&verdict.decision);
        let of = |answer: &Answer<G::Action>| self.adviser.reasons(verdict.decision.at, &view, answer.action);
        beyond(&of(&verdict.best), &of(&verdict.played))
    }
}

/// The decisions to review.
fn decisions<G: Game>(table: &Table<G>, only: Option<Seat>) -> Vec<Decision<G::Action>> {
    let game = table.game();
    let mut decisions = Vec::new();
    let (mut turn, mut place) = (0, None);
    for (at, step) in table.steps().iter().enumerate() {
        let here = Some((game.round(&step.before), game.turn(&step.before)));
        if place != here {
            (turn, place) = (turn + 1, here);
        }
        let Actor::Player(seat) = step.by else { continue };
        let mut legal = Vec::new();
        game.legal_actions(&step.before, &mut legal);
        if legal.len() > 1 && only.is_none_or(|only| only == seat) {
            decisions.push(Decision { at, seat, turn, legal });
        }
    }
    decisions
}

/// What the bot says to a decision.
fn verdict<G: Shelf>(
    adviser: &Adviser<'_, G>,
    table: &Table<G>,
    decision: Decision<G::Action>,
    budget: Budget<'_>,
) -> Option<Verdict<G::Action>> {
    let step = &table.steps()[decision.at];
    let view = table.game().view(&step.before, Some(decision.seat));
    let played = step.action;
    let study = adviser.study(decision.at, &view, &decision.legal, budget, &[played]);
    let (points, error) = study.loss(played)?;
    Some(Verdict { decision, played: *study.answer(played)?, best: *study.best()?, loss: Loss { points, error } })
}

/// The words.
impl<G: Shelf> Review<'_, G> {
    fn write(&self, out: &mut impl Write) -> Result<()> {
        if self.count == 0 {
            let whose = self.args.seat.map_or(String::new(), |seat| format!(" of {seat}"));
            writeln!(out, "There is nothing to review: the record has no decision{whose} with more than one answer.")?;
            return Ok(());
        }
        if self.verdicts.is_empty() {
            writeln!(out, "Interrupted before the first decision was reviewed.")?;
            return Ok(());
        }
        let (done, count) = (self.verdicts.len(), self.count);
        let (looks, seed) = (self.args.iterations, self.args.seed);
        writeln!(
            out,
            "{}: {done} decisions with more than one answer, {looks} looks ahead for each, seed {seed}.",
            G::NAME
        )?;
        if !self.is_whole() {
            writeln!(out, "Interrupted: {done} of {count} decisions were reviewed.")?;
        }
        writeln!(out, "Points are those at the end of the game, as the bot expects them; ± is one standard error.\n")?;
        self.write_summary(out)?;
        let turns = self.turns();
        match turns.len() {
            0 => writeln!(out, "\nNothing was given away.")?,
            1 => writeln!(out, "\nThe turn that mattered most")?,
            n => writeln!(out, "\nThe {n} turns that mattered most")?,
        }
        (1..).zip(&turns).try_for_each(|(number, turn)| self.write_turn(number, turn, out))
    }

    fn write_summary(&self, out: &mut impl Write) -> Result<()> {
        let names = replay::names(self.table);
        let head = ["seat", "decisions", "lost nothing", "clear losses", "lost on average", "lost in all"];
        let mut rows = vec![head.map(str::to_owned).to_vec()];
        for line in self.summaries() {
            rows.push(vec![
                format!("{} {}", line.seat, names[line.seat]),
                line.decisions.to_string(),
                line.nothing.to_string(),
                line.clear.to_string(),
                line.mean.finely(),
                line.all.text(),
            ]);
        }
        let mut grid = String::new();
        text::grid(&mut grid, &rows);
        write!(out, "{grid}")?;
        Ok(())
    }

    fn write_turn(&self, number: usize, turn: &Turn<'_, G::Action>, out: &mut impl Write) -> Result<()> {
        let first = &turn.verdicts[0].decision;
        let place = match self.game.round(&self.table.steps()[first.at].before) {
            0 => "Before the first turn".to_owned(),
            round => format!("Round {round}, turn of {}", self.game.turn(&self.table.steps()[first.at].before)),
        };
        let doubt = if turn.loss.is_clear() { "" } else { "; that may be chance" };
        writeln!(out, "\n{number}. {place}: {} lost {} points{doubt}", first.seat, turn.loss.text())?;
        let told = turn.told();
        told.iter().try_for_each(|verdict| self.write_verdict(verdict, out))?;
        let more = turn.losses().count() - told.len();
        if more > 0 {
            let losses = if more == 1 { "loss" } else { "losses" };
            writeln!(out, "   and {more} smaller {losses} in the same turn")?;
        }
        Ok(())
    }

    fn write_verdict(&self, verdict: &Verdict<G::Action>, out: &mut impl Write) -> Result<()> {
        let decision = &verdict.decision;
        let view = self.view(decision);
        let ((_, title), rule) = (self.question(decision), self.rule(decision));
        let width = [verdict.played, verdict.best].map(|answer| answer.action.to_string().chars().count());
        let width = width.into_iter().max().unwrap_or(0);
        let answer = |word: &str, answer: &Answer<G::Action>| {
            let before = format!("        {word}  {:width$}  ", answer.action.to_string());
            text::hanging(&before, &self.game.choice(&view, answer.action))
        };
        let number = decision.at + 1;
        writeln!(out, "{}", text::hanging(&format!("   {number:>4} "), &format!("{title} ({rule})")))?;
        writeln!(out, "{}", answer("played", &verdict.played))?;
        writeln!(out, "{}", answer("better", &verdict.best))?;
        let words = format!("lost {}; {}", verdict.loss.text(), why::<G>(verdict.loss, &self.gains(verdict)));
        writeln!(out, "{}", text::hanging("        ", &words))?;
        Ok(())
    }
}

/// Why an answer is better, from what it gains by the end of the turn; what is lost beyond that is lost later.
fn why<G: Worded>(loss: Loss, gains: &[(&str, f32)]) -> String {
    let all = sum(gains);
    let from = if gains.is_empty() { String::new() } else { format!(" ({})", changes::<G>(gains)) };
    if all.abs() < NOTHING {
        return format!("by the end of the turn both are worth the same{from}, the better answer pays later");
    }
    let (side, later) = match all {
        _ if all < 0.0 => ("less", ", it pays later"),
        _ if all < loss.points / 2.0 => ("more", ", the rest comes later"),
        _ => ("more", ""),
    };
    format!("by the end of the turn the better answer is worth {:.1} {side}{from}{later}", all.abs())
}

/// The JSON document.
impl<G: Shelf> Review<'_, G> {
    fn as_json(&self) -> Value {
        let seat = self.args.seat.map(|seat| seat.to_string());
        let decisions: Vec<Value> = self.verdicts.iter().map(|verdict| self.verdict_json(verdict)).collect();
        let seats: Vec<Value> = self.summaries().iter().map(|line| self.summary_json(line)).collect();
        let turns: Vec<Value> = self.turns().iter().map(|turn| self.turn_json(turn)).collect();
        json!({
            "game": G::NAME, "seat": seat, "iterations": self.args.iterations, "seed": self.args.seed,
            "count": self.count, "interrupted": !self.is_whole(), "seats": seats, "turns": turns, "decisions": decisions,
        })
    }

    fn summary_json(&self, line: &Summary) -> Value {
        json!({
            "seat": line.seat.to_string(), "name": replay::names(self.table)[line.seat], "decisions": line.decisions,
            "lost_nothing": line.nothing, "clear_losses": line.clear, "mean_loss": line.mean.points,
            "mean_loss_error": line.mean.error, "loss": line.all.points, "loss_error": line.all.error,
        })
    }

    fn turn_json(&self, turn: &Turn<'_, G::Action>) -> Value {
        let first = &turn.verdicts[0].decision;
        let before = &self.table.steps()[first.at].before;
        let told: Vec<Value> = turn.told().into_iter().map(|verdict| self.told_json(verdict)).collect();
        json!({
            "round": self.game.round(before), "turn": self.game.turn(before).to_string(),
            "seat": first.seat.to_string(), "loss": turn.loss.points, "loss_error": turn.loss.error, "decisions": told,
        })
    }

    /// A decision.
    fn verdict_json(&self, verdict: &Verdict<G::Action>) -> Value {
        let decision = &verdict.decision;
        let answer = |answer: &Answer<G::Action>| {
            json!({
                "do": answer.action.to_string(), "visits": answer.visits, "lead": answer.lead, "lead_error": answer.error,
            })
        };
        json!({
            "n": decision.at + 1, "seat": decision.seat.to_string(), "rule": self.rule(decision),
            "answers": decision.legal.len(), "played": answer(&verdict.played), "best": answer(&verdict.best),
            "loss": verdict.loss.points, "loss_error": verdict.loss.error,
        })
    }

    /// A decision with its reasons.
    fn told_json(&self, verdict: &Verdict<G::Action>) -> Value {
        let view = self.view(&verdict.decision);
        let gains: Vec<Value> =
            self.gains(verdict).iter().map(|(term, points)| json!({"term": term, "points": points})).collect();
        let mut value = self.verdict_json(verdict);
        value["question"] = json!(self.question(&verdict.decision).0);
        value["played"]["meaning"] = json!(self.game.choice(&view, verdict.played.action));
        value["best"]["meaning"] = json!(self.game.choice(&view, verdict.best.action));
        value["gains"] = json!(gains);
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reasons_say_how_much_of_a_loss_comes_later() {
        let loss = Loss { points: 4.0, error: 1.0 };
        let said = |gains: &[(&str, f32)]| why::<lisboa::Lisboa>(loss, gains);
        assert_eq!(said(&[]), "by the end of the turn both are worth the same, the better answer pays later");
        assert!(said(&[("wigs", 3.0)]).ends_with("is worth 3.0 more (wigs +3.0)"));
        assert!(said(&[("wigs", 1.0)]).ends_with("is worth 1.0 more (wigs +1.0), the rest comes later"));
        assert!(said(&[("score-ships", -1.0)]).ends_with("is worth 1.0 less (scoring of ships -1.0), it pays later"));
    }

    #[test]
    fn losses_add_up_and_are_clear_beyond_twice_their_error() {
        let loss = |points, error| Loss { points, error };
        let sum = Loss::sum([loss(1.0, 3.0), loss(2.0, 4.0)].into_iter());
        assert_eq!((sum.points, sum.error, sum.is_clear()), (3.0, 5.0, false));
        assert!(loss(1.0, 0.4).is_clear() && !loss(0.04, 0.0).is_clear() && loss(0.04, 0.0).is_nothing());
        assert_eq!(Loss::sum([loss(1.0, f32::INFINITY)].into_iter()).text(), "1.0 (error unknown)");
    }
}
