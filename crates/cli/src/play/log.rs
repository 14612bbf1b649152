//! What happened, in lines.

use crate::show::Terminal;
use session::{LogEntryOf, Table};
use table::{Actor, Seat};

/// What happened from this step on, as a seat sees it; the same line several times in a row is told once.
pub fn lines<G: Terminal>(table: &Table<G>, from: usize, seat: Seat) -> Vec<String> {
    let mut lines: Vec<(String, usize)> = Vec::new();
    let entries = table.log(Some(seat), from..table.steps().len());
    for line in entries.iter().flat_map(|entry| of_entry(table, entry, seat)) {
        match lines.last_mut().filter(|(last, _)| *last == line) {
            Some((_, n)) => *n += 1,
            None => lines.push((line, 1)),
        }
    }
    lines.into_iter().map(|(line, n)| if n == 1 { line } else { format!("{line}, {n} times") }).collect()
}

fn of_entry<G: Terminal>(table: &Table<G>, entry: &LogEntryOf<G>, seat: Seat) -> Vec<String> {
    let mut lines = Vec::new();
    let own = entry.action.filter(|_| entry.forced && entry.by == Actor::Player(seat));
    if let (Some(action), Some(before)) = (own, table.state_at(entry.step)) {
        let text = table.game().meaning(&table.game().view(before, Some(seat)), action);
        lines.push(format!("(your only choice, `{action}`: {text})"));
    }
    lines.extend(entry.events.iter().map(|event| table.game().told(event)));
    lines
}
