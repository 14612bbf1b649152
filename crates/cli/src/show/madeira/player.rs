//! The Homes of the players: the viewer's in full, the others in short.

use super::Sight;
use super::marks::{Thing, star};
use super::words::{self, dice, listed, many, reals, workers};
use crate::show::text::{heading, labelled};
use crate::show::words::say;
use ::words::madeira::things;
use madeira::{Building, City, Colony, Favor, Madeira, Player, Request, State};
use table::{Id, IdSet, Seat};

/// All Homes, the viewer's last.
pub fn everybody(game: &Madeira, sight: &Sight<'_>, out: &mut String) {
    for seat in Seat::first(game.options.players).filter(|&seat| Some(seat) != sight.view.seat) {
        other(game, sight, seat, out);
    }
    if let Some(seat) = sight.view.seat {
        own(game, sight, seat, out);
    }
}

/// Another player, in a few lines.
fn other(game: &Madeira, sight: &Sight<'_>, seat: Seat, out: &mut String) {
    let player = &sight.view.shown.players[seat];
    labelled(out, &sight.name(seat), &format!("{}; {}", store(player), pirates(sight, seat)));
    let text = format!(
        "dice {}; Home: {}, {}, {}; board: {}; Requests: {}",
        dice(player.dice),
        workers(player.workers),
        words::ships(player.ships_home),
        many(player.markers_home, "Action Marker", "Action Markers"),
        on_board(game, player),
        words::requests(player.requests)
    );
    labelled(out, "", &text);
    if !(player.favors_up | player.favors_down).is_empty() {
        let (up, down) = (favors(game, player.favors_up), favors(game, player.favors_down));
        labelled(out, "", &format!("Favors face-up: {up}; face-down: {down}"));
    }
}

/// Prestige, Reals, Goods, Wood and Bread.
fn store(player: &Player) -> String {
    format!(
        "Prestige {}, {}; {}; Wood {}, Bread {}",
        player.prestige,
        reals(player.reals),
        words::goods(player.goods),
        player.wood,
        player.bread
    )
}

/// The Pirates of a player: their number where it may be seen, or what everybody saw come and go (M-PIRATE-01).
fn pirates(sight: &Sight<'_>, seat: Seat) -> String {
    let player = &sight.view.shown.players[seat];
    match sight.view.pirates[seat] {
        Some(n) if sight.view.seat == Some(seat) => format!("Pirates {n} (only you see this number)"),
        Some(n) => format!("Pirates {n}"),
        None => format!(
            "Pirates hidden (received {}, discarded {} since the start)",
            player.pirates_gained, player.pirates_discarded
        ),
    }
}

fn favors(game: &Madeira, set: IdSet<Favor>) -> String {
    listed(set.iter().map(|favor| format!("{favor}{}", star(&game.components, Thing::Favor(favor)))), "none")
}

/// How many Workers stand where, and where the Ships lie.
fn on_board(game: &Madeira, player: &Player) -> String {
    let mut texts = Vec::new();
    let mut add = |n: u8, where_to: &str| {
        if n > 0 {
            texts.push(format!("{n} {where_to}"));
        }
    };
    add(player.watch, "in the Watch");
    add(player.fields.len(), "on Fields");
    for city in City::ALL {
        add(words::in_city(player.city, city), &format!("in {}", words::city(city)));
    }
    for colony in Colony::ALL {
        add(player.lands[colony.index()], &format!("in {}", words::colony(colony)));
    }
    let ships =
        listed(player.ships.iter().map(|ship| format!("{ship}{}", star(&game.components, Thing::Slot(ship)))), "none");
    format!("Workers {}; Ships {ships}", listed(texts, "none"))
}

/// The viewer's own Home in full.
fn own(game: &Madeira, sight: &Sight<'_>, seat: Seat, out: &mut String) {
    let s = &sight.view.shown;
    let player = &s.players[seat];
    heading(out, &format!("Your Home{}, {}", star(&game.components, Thing::Start), sight.name(seat)));
    labelled(out, "Store", &store(player));
    labelled(out, "Pirates", pirates(sight, seat).trim_start_matches("Pirates "));
    labelled(out, "Dice", &dice_text(player));
    labelled(out, "Workers", &workers_text(game, s, seat));
    labelled(out, "Ships", &ships_text(game, player));
    for favor in player.favors_up {
        labelled(out, "Favor", &favor_text(game, favor));
    }
    if !player.favors_down.is_empty() {
        labelled(out, "Used", &format!("face-down Favors: {}", favors(game, player.favors_down)));
    }
    out.push_str(&requests(game, s, seat));
}

fn dice_text(player: &Player) -> String {
    let there = Building::ALL.into_iter().filter(|building| player.markers[building.index()] > 0);
    let there = there.map(|building| format!("{} {}", player.markers[building.index()], words::building(building)));
    format!(
        "Guild dice {}; Action Markers {} at Home, on Buildings: {}",
        dice(player.dice),
        player.markers_home,
        listed(there, "none")
    )
}

/// Where the Workers are, and what they will need.
fn workers_text(game: &Madeira, s: &State, seat: Seat) -> String {
    let player = &s.players[seat];
    let fields = player.fields.iter().map(|field| field.to_string());
    let spots = player.city.iter().map(|spot| spot.to_string());
    let lands = Colony::ALL.into_iter().filter(|colony| player.lands[colony.index()] > 0);
    let lands = lands.map(|colony| format!("{} {colony}", player.lands[colony.index()]));
    let places = listed(fields.chain(spots).chain(lands), "nowhere else");
    let fed = game.components.windmill.feeds[usize::from(player.windmill)];
    format!(
        "{} at Home, {} in the City Watch, {places}; feeding now: {} on the board, your Windmill feeds {fed}, so {} Bread",
        player.workers,
        player.watch,
        player.on_board(),
        game.feeding_need(s, seat)
    )
}

fn ships_text(game: &Madeira, player: &Player) -> String {
    let there = player.ships.iter().map(|ship| format!("{ship}{}", star(&game.components, Thing::Slot(ship))));
    let there = listed(there, "none");
    format!("{} at Home; on the board: {there}; upkeep now: {} Wood", player.ships_home, player.ships.len())
}

/// A Favor with its Guild and its text.
fn favor_text(game: &Madeira, favor: Favor) -> String {
    let c = &game.components;
    format!("{favor} ({}{}): {}", c.guild[favor.index()], star(c, Thing::Favor(favor)), words::favor(c, favor))
}

/// The Requests of a player, and what each would earn.
fn requests(game: &Madeira, s: &State, seat: Seat) -> String {
    let mut out = String::new();
    for request in Request::ALL {
        let n = s.players[seat].requests[request.index()];
        if n > 0 {
            let times = if n > 1 { format!("{n} times ") } else { String::new() };
            labelled(&mut out, "Request", &format!("{times}{}", request_text(game, s, seat, request)));
        }
    }
    out
}

/// A Request with its text, and what one would earn a player as things stand.
fn request_text(game: &Madeira, s: &State, seat: Seat, request: Request) -> String {
    let mark = star(&game.components, Thing::Request(request));
    let text = say(&things::request_worth(game, s, seat, request));
    format!("{request}{mark} ({}): {text}", words::request_name(request))
}

/// All types of Requests.
pub fn request_page(game: &Madeira, sight: &Sight<'_>) -> String {
    let (s, mut out) = (&sight.view.shown, String::new());
    for request in Request::ALL {
        let text = match sight.view.seat {
            Some(seat) => request_text(game, s, seat, request),
            None => words::request(&game.components, request),
        };
        labelled(&mut out, "Request", &text);
    }
    out
}

/// All twelve Favors, and where they are.
pub fn favor_page(game: &Madeira, sight: &Sight<'_>) -> String {
    let (s, mut out) = (&sight.view.shown, String::new());
    for favor in Favor::ALL {
        let holder = Seat::first(game.options.players)
            .find(|&seat| (s.players[seat].favors_up | s.players[seat].favors_down).has(favor));
        let place = match (holder, s.district_of(favor)) {
            (Some(seat), _) if s.players[seat].favors_up.has(favor) => format!("{seat} has it, face-up"),
            (Some(seat), _) => format!("{seat} has it, face-down"),
            (None, Some((city, district))) => {
                let wood = game.components.district_wood[usize::from(district - madeira::BUILT - 1)];
                format!("{}, district {district}, {wood} Wood", words::city(city))
            }
            (None, None) => "not in the game".to_owned(),
        };
        labelled(&mut out, "Favor", &format!("{} [{place}]", favor_text(game, favor)));
    }
    out
}

/// The viewer's store in one line.
pub fn in_short(game: &Madeira, sight: &Sight<'_>) -> String {
    let Some(seat) = sight.view.seat else { return String::new() };
    let s = &sight.view.shown;
    let player = &s.players[seat];
    let own = sight.view.pirates[seat].map_or(String::new(), |n| format!("; Pirates {n}"));
    let place = if s.phase == madeira::Phase::Setup {
        String::new()
    } else {
        format!("Round {}, {}. ", s.round, words::phase(s.phase))
    };
    format!(
        "{place}You have {}{own}; dice {}; {} at Home; upkeep {} Wood, feeding {} Bread.",
        store(player),
        dice(player.dice),
        workers(player.workers),
        player.ships.len(),
        game.feeding_need(s, seat)
    )
}
