//! From a table to a question: what a viewer sees at a moment, with what is hidden made up, as for trying something out.

use crate::app::notice::Notices;
use crate::app::trouble;
use crate::late::Alive;
use crate::played::Played;
use crate::route::Route;
use crate::said;
use crate::settle::Position;
use crate::table_link::TableLink;
use crate::worker::link::Link;
use leptos::prelude::*;
use protocol::{Reply, Request};
use session::Printed;
use table::record::Record;
use table::{Seat, Seeds};

/// Goes to the question of the moment that is shown: `at` says for whom, and after how many steps.
pub fn settle_from<G: Played>(
    table: TableLink<G>,
    notices: Notices,
    at: Callback<(), Option<(Option<Seat>, usize)>>,
) -> Callback<()> {
    let (link, alive): (Link, Alive) = (expect_context(), Alive::here());
    Callback::new(move |()| {
        let Some((viewer, step)) = at.run(()) else { return };
        alive.spawn(async move {
            // Within a turn nothing can begin: its beginning is looked for.
            for step in (0..=step).rev() {
                let request = Request::Replay { viewer, step, log_from: step };
                let sight = match link.ask(Some(table.id()), request).await {
                    Ok(Reply::Past { sight, .. }) => G::sight_of(sight),
                    Ok(_) => None,
                    Err(failure) => return notices.warn(trouble::failure(&failure)),
                };
                let game = table.game.get_value();
                if let Some(position) = sight.and_then(|sight| position(&*game, &sight.view, sight.progress.round)) {
                    // An address within the page cannot be refused.
                    _ = location().set_hash(&Route::Settle(G::GAME, Some(position.link())).to_string());
                    return;
                }
            }
            notices.warn(said!("app-settle-no-moment"));
        });
    })
}

/// The position of a view, if a game can begin there.
fn position<G: Played>(game: &G, view: &G::View, round: u16) -> Option<Position> {
    let setup = game.arrangement(&game.sample(view, &mut Seeds(0).setup()));
    game.start(&setup).ok()?;
    let record = Record::new(game, &setup);
    let head = record.header();
    let mut position = Position::blank(G::GAME, game.n_seats());
    position.options = head.variants_and_readings::<G>().unwrap_or_default().into_iter().map(str::to_owned).collect();
    let shipped = Printed::shipped(G::GAME);
    position.pack = head.pack().filter(|(_, hash)| *hash != shipped.hash).map(|(name, hash)| (name.to_owned(), hash));
    position.title = said!("app-settle-from-round", round);
    position.take(game.setup_lines(&setup).iter().map(String::as_str));
    Some(position)
}
