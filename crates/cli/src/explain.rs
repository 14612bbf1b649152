//! `explain`: whether an action is possible at some point of a record, and if not, why not.

use crate::games::{Shelf, for_game};
use crate::replay::RecordFile;
use crate::rules;
use crate::show::{Terminal, text};
use anyhow::{Result, anyhow, bail};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use table::{Actor, RuleIndex};

/// Explain why an action is possible or not.
#[derive(clap::Args)]
pub struct Args {
    /// The record, text or JSON.
    file: PathBuf,
    /// The position after so many actions of the record.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    at: usize,
    /// The action in notation, such as `court 12` or `die 2 moinho`.
    #[arg(required = true, value_name = "ACTION")]
    action: Vec<String>,
    /// The component pack that the game was played with: a directory, or a box that the page exported.
    #[arg(long, value_name = "DIR")]
    components: Option<PathBuf>,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let file = RecordFile::open(&args.file)?;
    for_game!(file.game, G => explain::<G>(args, &file, out))
}

fn explain<G: Shelf>(args: &Args, file: &RecordFile<'_>, out: &mut impl Write) -> Result<()> {
    let words = args.action.join(" ");
    let action: G::Action = words.parse().map_err(|error: table::ParseActionError| anyhow!(error))?;
    let table = file.table::<G>(args.components.as_deref())?.table;
    let game = table.game();
    let Some(state) = table.state_at(args.at) else {
        bail!("--at {} is too much: the record has {} actions", args.at, table.steps().len());
    };
    let index = rules::index(file.game)?;
    let reasons = game.explain(state, action);
    if args.json {
        writeln!(out, "{}", as_json(args, game, state, action, &index))?;
        return Ok(());
    }
    writeln!(out, "{}", text::wrapped(&situation(game, state, args.at), ""))?;
    if reasons.is_empty() {
        let seat = game.actor(state).seat();
        let meaning = game.choice(&game.view(state, seat), action);
        writeln!(out, "{}", text::hanging("", &format!("`{action}` is possible: {meaning}.")))?;
        return Ok(());
    }
    writeln!(out, "`{action}` is not possible:")?;
    for reason in reasons {
        writeln!(out, "{}", text::hanging("  ", &game.why(reason)))?;
        if let Some(rule) = index.rule(game.reason_rule(reason).0) {
            let text = format!("{} (p. {}): {}", rule.id, rule.page, rule.text);
            writeln!(out, "{}", text::wrapped(&text, "      "))?;
        }
    }
    Ok(())
}

/// Who is asked what there.
fn situation<G: Terminal>(game: &G, state: &G::State, at: usize) -> String {
    match (game.actor(state), game.decision(state)) {
        (Actor::Player(seat), Some(decision)) => {
            let question = game.question(&game.view(state, Some(seat)), decision);
            format!("After {at} actions {seat} is asked: {question} ({})", game.decision_rule(decision))
        }
        (Actor::Player(seat), None) => format!("After {at} actions {seat} decides."),
        (Actor::Chance, _) => format!("After {at} actions something is drawn or rolled next."),
        (Actor::Nobody, _) => format!("After {at} actions the game is over."),
    }
}

fn as_json<G: Terminal>(args: &Args, game: &G, state: &G::State, action: G::Action, index: &RuleIndex) -> Value {
    let reasons = game.explain(state, action);
    let reasons: Vec<Value> = reasons
        .iter()
        .map(|&reason| {
            let id = game.reason_rule(reason).to_string();
            let rule = index.rule(&id);
            let (page, text) = (rule.map(|rule| &rule.page), rule.map(|rule| &rule.text));
            json!({"reason": game.why(reason), "rule": id, "page": page, "text": text})
        })
        .collect();
    let by = match game.actor(state) {
        Actor::Player(seat) => Some(seat.to_string()),
        Actor::Chance => Some("*".to_owned()),
        Actor::Nobody => None,
    };
    let asked = game.decision(state).map(|decision| testkit::scenario::decision_name(&decision));
    json!({
        "at": args.at, "by": by, "asked": asked, "action": action.to_string(),
        "possible": reasons.is_empty(), "reasons": reasons,
    })
}
