//! The scoring sheet, line by line.

use crate::show::text::grid;
use crate::show::words::say;
use crate::show::{Names, Terminal};
use table::{Game, Seat};

/// The final scoring of a state, whether the game is over or not: a line for each rule, a column for each seat.
pub fn sheet<G: Terminal>(game: &G, state: &G::State, names: &Names) -> String {
    let seats = || Seat::first(game.n_seats());
    let lines = game.score_sheet(state);
    let totals = totals(game, state);
    let mut rows = vec![head(game, names)];
    let mut before = vec![format!("{} so far", say(&G::points())), String::new()];
    before.extend(
        seats()
            .zip(&totals)
            .map(|(seat, total)| (total - lines.iter().map(|line| line.points[seat]).sum::<i16>()).to_string()),
    );
    rows.push(before);
    for line in &lines {
        let mut row = vec![line_name::<G>(line.name), line.rule.to_string()];
        row.extend(seats().map(|seat| format!("{:+}", line.points[seat])));
        rows.push(row);
    }
    let mut last = vec!["total".to_owned(), String::new()];
    last.extend(totals.iter().map(i16::to_string));
    rows.push(last);
    let mut out = String::new();
    grid(&mut out, &rows);
    out
}

/// What a line of the sheet scores.
fn line_name<G: Terminal>(name: &str) -> String {
    G::score_line(name).map_or(name.to_owned(), |line| say(&line))
}

fn head<G: Game>(game: &G, names: &Names) -> Vec<String> {
    let mut cells = vec![String::new(), "rule".to_owned()];
    cells.extend(Seat::first(game.n_seats()).map(|seat| format!("{seat} {}", names[seat]).trim_end().to_owned()));
    cells
}

/// The points of each seat with the final scoring.
pub fn totals<G: Game>(game: &G, state: &G::State) -> Vec<i16> {
    let scores = game.scores(state);
    // While the game goes on, the points are those so far.
    let is_over = game.placing(state).is_some();
    let lines = if is_over { Vec::new() } else { game.score_sheet(state) };
    let more = |seat: Seat| lines.iter().map(|line| line.points[seat]).sum::<i16>();
    Seat::first(game.n_seats()).map(|seat| scores[seat] + more(seat)).collect()
}

/// The scoring sheet of a finished game, and who has won.
pub fn result<G: Terminal>(game: &G, state: &G::State, names: &Names) -> String {
    let mut out = String::from("Final scoring\n");
    out.push_str(&sheet(game, state, names));
    let Some(places) = game.placing(state) else { return out };
    let mut order: Vec<Seat> = Seat::first(game.n_seats()).collect();
    order.sort_by_key(|&seat| places[seat]);
    let totals = totals(game, state);
    let is_tie = |pair: &[Seat]| totals[pair[0].index()] == totals[pair[1].index()];
    let tied = order.windows(2).any(is_tie);
    for seat in order {
        let name = if names[seat].is_empty() { String::new() } else { format!(" ({})", names[seat]) };
        out.push_str(&format!("Place {}: {seat}{name} with {}\n", places[seat], totals[seat.index()]));
    }
    if tied {
        out.push_str(&format!("{}\n", say(&G::ties())));
    }
    if let Some(reason) = game.end_reason(state) {
        let reason = G::ended_by(reason).map_or(reason.to_owned(), |reason| say(&reason));
        out.push_str(&format!("Why it ended: {reason}\n"));
    }
    out
}
