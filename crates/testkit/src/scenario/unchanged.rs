//! What did not change since the last block `do` began.

use super::Line;
use super::want::{derived, parts, set_all};
use std::collections::BTreeMap;
use table::Game;

/// Holds the line `unchanged`: everything that the other lines of its block do not name reads in the position as it did when the
/// last `do` began. `moment` is not compared, because whatever is done moves it.
pub(super) fn unchanged<G: Game>(
    game: &G,
    before: Option<&G::State>,
    now: &G::State,
    block: &[Line],
) -> Result<(), String> {
    let before = game.arrangement(before.ok_or("nothing was done before that could have changed anything")?);
    let lines = block.iter().flat_map(|line| parts(&line.text)).filter(|part| derived(game, now, part).is_none());
    // A line that cannot be read, or is no line of a position, names nothing here; `want` itself complains of it.
    let is_field = |part: &String| set_all(game, &before, std::slice::from_ref(part)).is_ok();
    let named: Vec<String> = lines.filter(is_field).collect();
    let wanted = set_all(game, &before, &named)?;
    let (old, wanted, real) = (cut(game, &before), cut(game, &wanted), cut(game, &game.arrangement(now)));
    let mut changes = Vec::new();
    for head in old.keys().chain(real.keys().filter(|head| !old.contains_key(*head))) {
        let (old, wanted, real) = (of(&old, head), of(&wanted, head), of(&real, head));
        let mut lost = old.iter().filter(|part| wanted.contains(part) && !real.contains(part));
        let mut new = real.iter().filter(|part| !wanted.contains(part) && !old.contains(part));
        loop {
            changes.push(match (new.next(), lost.next()) {
                (Some(new), Some(lost)) => format!("`{new}` was `{lost}`"),
                (Some(new), None) => format!("`{new}` is new"),
                (None, Some(lost)) => format!("`{lost}` is gone"),
                (None, None) => break,
            });
        }
    }
    if changes.is_empty() { Ok(()) } else { Err(format!("this has changed too:\n{}", changes.join("\n"))) }
}

/// The parts of a position by their first words, a seat not counted.
type Parts = BTreeMap<String, Vec<String>>;

fn cut<G: Game>(game: &G, setup: &G::Setup) -> Parts {
    let mut all = Parts::new();
    for part in game.setup_lines(setup).iter().flat_map(|line| parts(line)).filter(|part| !part.starts_with("moment "))
    {
        let words = if part.contains(':') { 2 } else { 1 };
        let head = part.split_whitespace().take(words).collect::<Vec<_>>().join(" ");
        all.entry(head).or_default().push(part);
    }
    all
}

fn of<'p>(parts: &'p Parts, head: &str) -> &'p [String] {
    parts.get(head).map_or(&[], Vec::as_slice)
}
