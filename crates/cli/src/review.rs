//! `review`: goes through a record, and says which decisions gave points away.

use crate::games::{Shelf, for_game};
use crate::hint::{changes, with_error};
use crate::progress::{self, Interrupt};
use crate::replay::{self, RecordFile};
use crate::show::text;
use crate::show::words::{form, say};
use anyhow::{Result, bail};
use bots::review::{self, Decision, Loss, Pays, Summary, Turn, Verdict};
use bots::{Adviser, Answer, Budget, sum};
use serde_json::{Value, json};
use session::Table;
use std::io::Write;
use std::path::PathBuf;
use table::Seat;
use words::Worded;

/// Review a record: which decisions gave points away.
#[derive(clap::Args)]
pub struct Args {
    /// The record, text or JSON.
    file: PathBuf,
    /// How many simulations the bot runs for each decision; more take longer and make the errors smaller.
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

/// The most simulations that can be asked for.
const MOST_ITERATIONS: u32 = 1_000_000;
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

/// A loss in words.
fn in_points(loss: Loss) -> String {
    with_error(loss.points, loss.error, 1)
}

/// A mean loss, with two places behind the point.
fn finely(loss: Loss) -> String {
    with_error(loss.points, loss.error, 2)
}

/// A review, and what its words need.
struct Review<'a, G: Shelf> {
    args: &'a Args,
    game: &'a G,
    table: &'a Table<G>,
    adviser: Adviser<'a, G>,
    done: review::Review<G>,
}

impl<'a, G: Shelf> Review<'a, G> {
    /// Reviews every decision; after an interrupt those that were reviewed by then.
    fn make(args: &'a Args, table: &'a Table<G>) -> Result<Self> {
        let game = table.game();
        let interrupt = Interrupt::listen()?;
        let came = || interrupt.came();
        let budget = Budget { iterations: args.iterations, enough: Some(&came) };
        let adviser = Adviser::new(game, args.seed);
        let steps = table.steps().iter().map(|step| (&step.before, step.by, step.action));
        let decisions = review::decisions(game, steps, args.seat);
        let mut done = review::Review { verdicts: Vec::new(), count: decisions.len() };
        let bar = progress::bar(decisions.len() as u64, "decisions");
        for decision in decisions {
            let verdict = adviser.verdict(decision, budget);
            // What was not studied to its end does not count.
            if interrupt.came() {
                break;
            }
            done.verdicts.extend(verdict);
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(Self { args, game, table, adviser, done })
    }

    fn summaries(&self) -> Vec<Summary> {
        self.done.summaries(self.game.n_seats(), self.args.seat)
    }

    /// What is asked: whole, and in short.
    fn question(&self, decision: &Decision<G>) -> (String, String) {
        let Some(asked) = self.asked(decision) else { return Default::default() };
        let question = self.game.ask(&decision.view(self.game), asked);
        (say(&question), form(&question, "title"))
    }

    /// The rule that asks.
    fn rule(&self, decision: &Decision<G>) -> String {
        self.asked(decision).map_or(String::new(), |asked| self.game.decision_rule(asked).to_string())
    }

    fn asked(&self, decision: &Decision<G>) -> Option<G::Decision> {
        self.game.decision(&decision.before)
    }
}

/// The words.
impl<G: Shelf> Review<'_, G> {
    fn write(&self, out: &mut impl Write) -> Result<()> {
        if self.done.count == 0 {
            let whose = self.args.seat.map_or(String::new(), |seat| format!(" of {seat}"));
            writeln!(out, "There is nothing to review: the record has no decision{whose} with more than one answer.")?;
            return Ok(());
        }
        if self.done.verdicts.is_empty() {
            writeln!(out, "Interrupted before the first decision was reviewed.")?;
            return Ok(());
        }
        let (done, count) = (self.done.verdicts.len(), self.done.count);
        let (looks, seed) = (self.args.iterations, self.args.seed);
        writeln!(
            out,
            "{}: {done} decisions with more than one answer, {looks} simulations for each, seed {seed}.",
            G::NAME
        )?;
        if !self.done.is_whole() {
            writeln!(out, "Interrupted: {done} of {count} decisions were reviewed.")?;
        }
        writeln!(out, "Points are the bot's estimate of the final result; ± is one standard error.\n")?;
        self.write_summary(out)?;
        let turns = self.done.turns();
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
                finely(line.mean),
                in_points(line.all),
            ]);
        }
        let mut grid = String::new();
        text::grid(&mut grid, &rows);
        write!(out, "{grid}")?;
        Ok(())
    }

    fn write_turn(&self, number: usize, turn: &Turn<'_, G>, out: &mut impl Write) -> Result<()> {
        let first = turn.first();
        let place = match self.game.round(&first.before) {
            0 => "Before the first turn".to_owned(),
            round => format!("Round {round}, turn of {}", self.game.turn(&first.before)),
        };
        let doubt = if turn.loss.is_clear() { "" } else { "; that may be chance" };
        writeln!(out, "\n{number}. {place}: {} lost {} points{doubt}", first.seat, in_points(turn.loss))?;
        turn.told().iter().try_for_each(|verdict| self.write_verdict(verdict, out))?;
        let more = turn.untold();
        if more > 0 {
            let losses = if more == 1 { "loss" } else { "losses" };
            writeln!(out, "   and {more} smaller {losses} in the same turn")?;
        }
        Ok(())
    }

    fn write_verdict(&self, verdict: &Verdict<G>, out: &mut impl Write) -> Result<()> {
        let decision = &verdict.decision;
        let view = decision.view(self.game);
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
        let words =
            format!("lost {}; {}", in_points(verdict.loss), why::<G>(verdict.loss, &self.adviser.gains(verdict)));
        writeln!(out, "{}", text::hanging("        ", &words))?;
        Ok(())
    }
}

/// Why an answer is better, from what it gains by the end of the turn; what is lost beyond that is lost later.
fn why<G: Worded>(loss: Loss, gains: &[(&str, f32)]) -> String {
    let all = sum(gains);
    let from = if gains.is_empty() { String::new() } else { format!(" ({})", changes::<G>(gains)) };
    let (side, later) = match Pays::of(loss, gains) {
        Pays::Later => {
            return format!("by the end of the turn both are worth the same{from}; the better answer pays off later");
        }
        Pays::AfterCost => ("less", "; it pays off later"),
        Pays::Partly => ("more", "; the rest comes later"),
        Pays::Now => ("more", ""),
    };
    format!("by the end of the turn the better answer is worth {:.1} {side}{from}{later}", all.abs())
}

/// The JSON document.
impl<G: Shelf> Review<'_, G> {
    fn as_json(&self) -> Value {
        let seat = self.args.seat.map(|seat| seat.to_string());
        let decisions: Vec<Value> = self.done.verdicts.iter().map(|verdict| self.verdict_json(verdict)).collect();
        let seats: Vec<Value> = self.summaries().iter().map(|line| self.summary_json(line)).collect();
        let turns: Vec<Value> = self.done.turns().iter().map(|turn| self.turn_json(turn)).collect();
        json!({
            "game": G::NAME, "seat": seat, "iterations": self.args.iterations, "seed": self.args.seed,
            "count": self.done.count, "interrupted": !self.done.is_whole(), "seats": seats, "turns": turns, "decisions": decisions,
        })
    }

    fn summary_json(&self, line: &Summary) -> Value {
        json!({
            "seat": line.seat.to_string(), "name": replay::names(self.table)[line.seat], "decisions": line.decisions,
            "lost_nothing": line.nothing, "clear_losses": line.clear, "mean_loss": line.mean.points,
            "mean_loss_error": line.mean.error, "loss": line.all.points, "loss_error": line.all.error,
        })
    }

    fn turn_json(&self, turn: &Turn<'_, G>) -> Value {
        let first = turn.first();
        let before = &first.before;
        let told: Vec<Value> = turn.told().into_iter().map(|verdict| self.told_json(verdict)).collect();
        json!({
            "round": self.game.round(before), "turn": self.game.turn(before).to_string(),
            "seat": first.seat.to_string(), "loss": turn.loss.points, "loss_error": turn.loss.error, "decisions": told,
        })
    }

    /// A decision.
    fn verdict_json(&self, verdict: &Verdict<G>) -> Value {
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
    fn told_json(&self, verdict: &Verdict<G>) -> Value {
        let view = verdict.decision.view(self.game);
        let gains: Vec<Value> =
            self.adviser.gains(verdict).iter().map(|(term, points)| json!({"term": term, "points": points})).collect();
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
        assert_eq!(said(&[]), "by the end of the turn both are worth the same; the better answer pays off later");
        assert!(said(&[("wigs", 3.0)]).ends_with("is worth 3.0 more (wigs +3.0)"));
        assert!(said(&[("wigs", 1.0)]).ends_with("is worth 1.0 more (wigs +1.0); the rest comes later"));
        assert!(
            said(&[("score-ships", -1.0)]).ends_with("is worth 1.0 less (scoring of ships -1.0); it pays off later")
        );
    }

    #[test]
    fn an_unknown_error_is_said() {
        assert_eq!(in_points(Loss { points: 1.0, error: f32::INFINITY }), "1.0 (error unknown)");
    }
}
