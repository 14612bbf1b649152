//! The names of the lines of the scoring sheet, of what gives points before, of the reasons why a game ended, and of what the evaluation counts.

use crate::message::Message;
use crate::printed::is_entry_in_doubt;
use lisboa::{EndReason, Good, Lisboa};
use table::Id;

/// Why a period or the game ended.
pub fn ended_by(reason: EndReason) -> Message {
    match reason {
        EndReason::Sets => say!("lisboa-end-sets"),
        EndReason::Decks => say!("lisboa-end-decks"),
    }
}

/// Why a game ended, by the word of its record.
pub fn end_reason(name: &str) -> Option<Message> {
    [EndReason::Sets, EndReason::Decks].into_iter().find(|reason| reason.name() == name).map(ended_by)
}

named! {
    /// A line of the scoring sheet, by its name.
    score_line, SCORE_LINES:
    "ships" => "lisboa-score-ships",
    "sets" => "lisboa-score-sets",
    "gold-stores" => "lisboa-score-gold-stores",
    "tool-stores" => "lisboa-score-tool-stores",
    "book-stores" => "lisboa-score-book-stores",
    "cloth-stores" => "lisboa-score-cloth-stores",
    "money" => "lisboa-score-money",
    "decrees" => "lisboa-score-decrees",
    "officials" => "lisboa-score-officials",
    "favors" => "lisboa-score-favors",
    "clergy" => "lisboa-score-clergy",
}

named! {
    /// Where points came from during play, by its name.
    source, SOURCE_NAMES:
    "stores" => "lisboa-source-stores",
    "buildings" => "lisboa-source-buildings",
    "ships" => "lisboa-source-ships",
    "church" => "lisboa-source-church",
    "sets" => "lisboa-source-sets",
    "clergy" => "lisboa-source-clergy",
    "influence" => "lisboa-source-influence",
    "tasks" => "lisboa-source-tasks",
    "visits" => "lisboa-source-visits",
}

named! {
    /// A term of the evaluation, by its name.
    term, TERMS:
    "wigs" => "lisboa-term-wigs",
    "reis" => "lisboa-term-reis",
    "influence" => "lisboa-term-influence",
    "influence-reis" => "lisboa-term-influence-reis",
    "gold" => "lisboa-term-gold",
    "cloth" => "lisboa-term-cloth",
    "book" => "lisboa-term-book",
    "tool" => "lisboa-term-tool",
    "kinds" => "lisboa-term-kinds",
    "score-ships" => "lisboa-term-score-ships",
    "score-sets" => "lisboa-term-score-sets",
    "score-gold" => "lisboa-term-score-gold",
    "score-tool" => "lisboa-term-score-tool",
    "score-book" => "lisboa-term-score-book",
    "score-cloth" => "lisboa-term-score-cloth",
    "score-money" => "lisboa-term-score-money",
    "score-decrees" => "lisboa-term-score-decrees",
    "score-officials" => "lisboa-term-score-officials",
    "score-favors" => "lisboa-term-score-favors",
    "score-clergy" => "lisboa-term-score-clergy",
    "brown" => "lisboa-term-brown",
    "red" => "lisboa-term-red",
    "blue" => "lisboa-term-blue",
    "sets" => "lisboa-term-sets",
    "markers" => "lisboa-term-markers",
    "houses-left" => "lisboa-term-houses-left",
    "houses-middle" => "lisboa-term-houses-middle",
    "houses-right" => "lisboa-term-houses-right",
    "capacity" => "lisboa-term-capacity",
    "gold-stores" => "lisboa-term-gold-stores",
    "cloth-stores" => "lisboa-term-cloth-stores",
    "book-stores" => "lisboa-term-book-stores",
    "tool-stores" => "lisboa-term-tool-stores",
    "envelopes" => "lisboa-term-envelopes",
    "top-cards" => "lisboa-term-top-cards",
    "bottom-cards" => "lisboa-term-bottom-cards",
    "ships" => "lisboa-term-ships",
    "hulls" => "lisboa-term-hulls",
    "cargo-free" => "lisboa-term-cargo-free",
    "at-sea" => "lisboa-term-at-sea",
    "officials" => "lisboa-term-officials",
    "maia-office" => "lisboa-term-maia-office",
    "marquis-office" => "lisboa-term-marquis-office",
    "king-office" => "lisboa-term-king-office",
    "maia-plaza" => "lisboa-term-maia-plaza",
    "marquis-plaza" => "lisboa-term-marquis-plaza",
    "king-plaza" => "lisboa-term-king-plaza",
    "plans" => "lisboa-term-plans",
    "plan-officials" => "lisboa-term-plan-officials",
    "completed" => "lisboa-term-completed",
    "decrees" => "lisboa-term-decrees",
    "maia-favor" => "lisboa-term-maia-favor",
    "marquis-favor" => "lisboa-term-marquis-favor",
    "king-favor" => "lisboa-term-king-favor",
    "clergy" => "lisboa-term-clergy",
    "visit-maia" => "lisboa-term-visit-maia",
    "visit-marquis" => "lisboa-term-visit-marquis",
    "visit-king" => "lisboa-term-visit-king",
    "treasury" => "lisboa-term-treasury",
    "most-sets" => "lisboa-term-most-sets",
    "turn" => "lisboa-term-turn",
}

/// What scores at the end (L-SCORE-01..15), with the numbers of the box.
pub fn at_end(game: &Lisboa) -> Vec<(Message, bool)> {
    let all = &game.components.majorities;
    let most = |line: &'static str, entry: &str, [first, second, third]: [u8; 3]| {
        let line = score_line(line).unwrap_or_else(|| Message::new(line));
        (say!("lisboa-scored-most", line, first, second, third), entry.to_owned())
    };
    let store = |line, good: Good| most(line, &format!("stores {good}"), all.stores[good.index()]);
    let of = |message| (message, "final".to_owned());
    let lines = [
        of(say!("lisboa-scored-ships")),
        of(say!("lisboa-scored-sets", n = all.set_wigs)),
        store("gold-stores", Good::Gold),
        store("tool-stores", Good::Tool),
        store("book-stores", Good::Book),
        store("cloth-stores", Good::Cloth),
        most("officials", "officials", all.officials),
        of(say!("lisboa-scored-two")),
        of(say!("lisboa-scored-money", n = all.reis_per_wig)),
        of(say!("lisboa-scored-decrees")),
        of(say!("lisboa-scored-favors", n = all.favor_wigs)),
        of(say!("lisboa-scored-clergy")),
    ];
    let marks = &game.components.marks;
    lines.map(|(line, entry)| (line, is_entry_in_doubt(marks, "scoring.toml", &entry))).into()
}

/// The printed numbers that texts about ways name.
pub fn way_values(game: &Lisboa) -> Vec<(&'static str, i64)> {
    vec![("set_wigs", game.components.majorities.set_wigs.into())]
}
