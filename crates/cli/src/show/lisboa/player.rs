//! The boards of the players: the viewer's in full, the others in short.

use super::Sight;
use super::marks::{Thing, star};
use super::words::{self, listed, many, reis};
use crate::show::text::{heading, labelled};
use lisboa::{CardType, Components, Good, HouseGroup, Lisboa, PlayerBoard, Post, Rubble, Slot, TopCard, Years};
use std::fmt::Display;
use table::{Id, Seat};

/// All boards, the viewer's last.
pub fn everybody(game: &Lisboa, sight: &Sight<'_>, out: &mut String) {
    for seat in Seat::first(game.options.players).filter(|&seat| Some(seat) != sight.view.seat) {
        other(game, sight, seat, out);
    }
    if let Some(seat) = sight.view.seat {
        own(game, sight, seat, out);
    }
}

/// Another player, in a few lines.
fn other(game: &Lisboa, sight: &Sight<'_>, seat: Seat, out: &mut String) {
    let board = &sight.view.shown.boards[seat];
    let c = &game.components;
    let purse = format!(
        "{}, Influence {}, {}; {}; rubble {} ({}); {} on the player board",
        reis(board.reis),
        board.influence,
        words::wigs(board.wigs),
        words::goods(board.goods),
        words::cubes(board.rubble),
        many(board.sets(), "set", "sets"),
        many(board.officials, "official", "officials")
    );
    labelled(out, &sight.name(seat), &purse);
    let top = Slot::ALL.into_iter().filter_map(|slot| top_card(game, board, slot, true));
    let bottom = board.bottom.iter().flatten().map(|&id| words::marked_card(c, id));
    let portfolio = listed(top.chain(bottom), "empty");
    let plans = listed(board.plans.iter().map(|plan| words::marked_plan(c, plan)), "none");
    let mut text = format!("Portfolio: {portfolio}; Plans: {plans}");
    for (name, ids) in [
        ("completed", listed(board.completed.iter().map(|id| marked(c, id, Thing::Plan)), "")),
        ("Favors", listed(board.favors.iter().map(words::noble), "")),
        ("clergy", listed(board.clergy.iter().map(|id| marked(c, id, Thing::Tile)), "")),
        ("decrees", listed(board.decrees.iter().map(|id| marked(c, id, Thing::Decree)), "")),
        ("tasks", listed(board.tasks.iter().map(|id| marked(c, id, Thing::Task)), "")),
    ] {
        if !ids.is_empty() {
            text.push_str(&format!("; {name}: {ids}"));
        }
    }
    labelled(out, "", &format!("{text}; hand: {}", hand_backs(game, sight, seat)));
}

/// A number or name with a star if the thing is reconstructed.
fn marked<I: Copy + Display>(components: &Components, id: I, thing: impl Fn(I) -> Thing) -> String {
    format!("{id}{}", star(components, thing(id)))
}

/// What the viewer knows of another hand.
fn hand_backs(game: &Lisboa, sight: &Sight<'_>, seat: Seat) -> String {
    let known = sight.view.shown.boards[seat].hand.iter().map(|id| words::marked_card(&game.components, id));
    let mut texts: Vec<String> = known.collect();
    for years in Years::ALL {
        for kind in CardType::ALL {
            let n = sight.view.backs[seat][years.index()][kind.index()];
            if n > 0 {
                texts.push(format!("{n} {} face-down", words::card_type(kind)));
            }
        }
    }
    listed(texts, "empty")
}

/// The viewer's own board in full.
fn own(game: &Lisboa, sight: &Sight<'_>, seat: Seat, out: &mut String) {
    let board = &sight.view.shown.boards[seat];
    heading(out, &format!("Your board{}, {}", star(&game.components, Thing::Player), sight.name(seat)));
    labelled(out, "Purse", &purse(game, board));
    labelled(out, "Goods", &warehouse(game, board));
    portfolio(game, board, out);
    labelled(out, "Rubble", &rubble(game, board));
    labelled(out, "Officials", &officials(board));
    labelled(out, "Houses", &houses(game, board));
    labelled(out, "Stores", &stores(sight, seat));
    things(game, sight, seat, out);
    out.push_str(&hand(game, sight));
}

fn purse(game: &Lisboa, board: &PlayerBoard) -> String {
    let more = game.reis_of_influence(board.influence);
    let (more, wigs) = (reis(more as i64), words::wigs(board.wigs));
    let mark = star(&game.components, Thing::Influence);
    format!("{}, Influence {} of 10 (could pay {more}{mark}), {wigs}", reis(board.reis), board.influence)
}

/// The limit of each good and of the Portfolio (L-PORT-02, L-PORT-03).
fn limit(game: &Lisboa, board: &PlayerBoard) -> u8 {
    game.components.start.capacity + board.sets()
}

fn warehouse(game: &Lisboa, board: &PlayerBoard) -> String {
    let goods = Good::ALL.map(|good| format!("{good} {}", board.goods[good.index()]));
    format!("{} (at most {} of each)", goods.join("  "), limit(game, board))
}

fn portfolio(game: &Lisboa, board: &PlayerBoard, out: &mut String) {
    let c = &game.components;
    labelled(out, "Portfolio", &format!("{} of at most {} cards", board.portfolio_len(), limit(game, board)));
    for slot in Slot::ALL {
        if let Some(text) = top_card(game, board, slot, false) {
            labelled(out, &format!("  top {slot}"), &text);
        }
    }
    for (slot, card) in Slot::ALL.into_iter().zip(board.bottom) {
        if let Some(card) = card {
            labelled(
                out,
                &format!("  bottom {slot}"),
                &format!("card {}: {}", marked(c, card, Thing::Card), words::card(c, card)),
            );
        }
    }
}

/// A card in the top row: by name only, or with all that it does.
fn top_card(game: &Lisboa, board: &PlayerBoard, slot: Slot, short: bool) -> Option<String> {
    let (c, cargo) = (&game.components, board.cargo[slot.index()]);
    match board.top[slot.index()] {
        TopCard::Empty => None,
        TopCard::Noble(id) if short => Some(words::marked_card(c, id)),
        TopCard::Noble(id) => Some(format!("card {}: {}", marked(c, id, Thing::Card), words::card(c, id))),
        TopCard::Ship(ship) => {
            let hull = c.ship(ship).hull;
            let place = if cargo.at_sea { "at sea" } else { "docked" };
            let load = format!("{place}, {} of {hull} loaded", cargo.len());
            Some(match short {
                true => format!("{ship} ship{} in slot {slot} ({load})", star(c, Thing::Ship(ship))),
                false => format!("{}: {load}, {}", words::marked_ship(c, ship), words::goods(cargo.goods)),
            })
        }
    }
}

fn rubble(game: &Lisboa, board: &PlayerBoard) -> String {
    let cubes = Rubble::ALL.map(|color| format!("{color} {}", board.rubble[color.index()]));
    format!(
        "{} = {} (room for {} of each colour); {} on the Marquis",
        cubes.join("  "),
        many(board.sets(), "set", "sets"),
        game.components.start.rubble_spaces,
        many(board.markers, "set marker", "set markers")
    )
}

fn officials(board: &PlayerBoard) -> String {
    let posted = Post::ALL.into_iter().filter(|post| board.posts[post.index()] > 0);
    let posted = listed(posted.map(|post| format!("{} in {}", board.posts[post.index()], words::post(post))), "none");
    format!("{} on your board; sent out: {posted}", board.officials)
}

fn houses(game: &Lisboa, board: &PlayerBoard) -> String {
    let text = |group: HouseGroup| {
        let (placed, all) = (board.houses[group.index()], game.components.start.houses[group.index()]);
        format!("{group} {placed} of {all}: {}", words::house_ability(group, placed))
    };
    HouseGroup::ALL.map(text).join("; ")
}

fn stores(sight: &Sight<'_>, seat: Seat) -> String {
    let s = &sight.view.shown;
    let stores = s.boards[seat].stores.iter().map(|land| {
        let street = s.street(land).map_or("", Good::name);
        format!("{land} {street}")
    });
    listed(stores, "none")
}

/// Plans, Favors, clergy tiles, decrees and tasks.
fn things(game: &Lisboa, sight: &Sight<'_>, seat: Seat, out: &mut String) {
    let (c, s) = (&game.components, &sight.view.shown);
    let board = &s.boards[seat];
    let plans = listed(board.plans.iter().map(|plan| words::marked_plan(c, plan)), "none");
    let completed = listed(board.completed.iter().map(|plan| words::marked_plan(c, plan)), "none");
    labelled(out, "Plans", &format!("{plans}; completed: {completed}"));
    labelled(out, "Favors", &listed(board.favors.iter().map(words::noble), "none"));
    let offered = board.clergy_offer.into_iter().flatten();
    for tile in board.clergy {
        labelled(out, "Clergy", &format!("tile {}: {}", marked(c, tile, Thing::Tile), words::clergy(c, tile)));
    }
    for tile in offered {
        labelled(out, "Offered", &format!("tile {}: {}", marked(c, tile, Thing::Tile), words::clergy(c, tile)));
    }
    for decree in board.decrees {
        labelled(
            out,
            "Decree",
            &format!("{}: {}", marked(c, decree, Thing::Decree), words::decree(game, s, Some(seat), decree)),
        );
    }
    for task in board.tasks {
        let done = if board.fulfilled.has(task) { " (fulfilled)" } else { "" };
        labelled(out, "Task", &format!("{}: {}{done}", marked(c, task, Thing::Task), words::task(c, task)));
    }
}

/// The viewer's hand with all texts.
pub fn hand(game: &Lisboa, sight: &Sight<'_>) -> String {
    let mut out = String::new();
    let Some(seat) = sight.view.seat else { return out };
    let c = &game.components;
    for card in sight.view.shown.boards[seat].hand {
        labelled(&mut out, &format!("Hand {}", marked(c, card, Thing::Card)), &words::card(c, card));
    }
    if out.is_empty() {
        labelled(&mut out, "Hand", "empty");
    }
    out
}

/// The viewer's purse and goods in one line.
pub fn in_short(game: &Lisboa, sight: &Sight<'_>) -> String {
    let Some(seat) = sight.view.seat else { return String::new() };
    let board = &sight.view.shown.boards[seat];
    let treasury = game.components.board.treasury[usize::from(sight.view.shown.treasury)].reis;
    let mark = star(&game.components, Thing::Treasury);
    format!("You have {}; {}. Treasury{mark} {treasury}.", purse(game, board), words::goods(board.goods))
}
