//! The text of an arrangement, line by line, both ways (`docs/lisboa.md`).

use super::fill::{CubePlace, Given};
use super::{Moment, Setup};
use crate::ids::*;
use crate::options::Lisboa;
use crate::state::{Cargo, EndReason, OpenBuilding, PlayerBoard, Stage, State, TopCard};
use table::position::{
    dash, ids, list, name_of, number, optional, pairs, places, read_lines, set_line, set_pairs, word_of,
};
use table::{Faults, Id, IdSet, Seat};

/// The words of the stages.
const STAGES: [(&str, Stage); 5] = [
    ("setup", Stage::Setup),
    ("play", Stage::Play),
    ("ending", Stage::Ending),
    ("last-round", Stage::LastRound),
    ("over", Stage::Over),
];
/// The words of the reasons of an end.
const REASONS: [(&str, EndReason); 2] = [("sets", EndReason::Sets), ("decks", EndReason::Decks)];
/// The words of the spaces of the city display.
const CITY: [&str; 5] = ["gold", "cloth", "book", "tool", "small"];

impl Lisboa {
    /// Reads an arrangement: lines over the default, then what was not given is filled up.
    pub(crate) fn parse_setup(&self, lines: &[(usize, &str)]) -> Result<Setup, Faults> {
        let mut setup = Setup { table: self.bare_table(), moment: Moment::Turn };
        let (mut given, faults) = read_lines(lines, |line| self.set(&mut setup, line));
        if setup.moment == Moment::Beginning {
            setup.table.stage = Stage::Setup;
            // Nothing is dealt before the first choice.
            let undealt = ["church", "display", "decrees", "A.hand", "B.hand", "C.hand", "D.hand"];
            undealt.into_iter().for_each(|key| given.add(key));
        }
        self.fill(&mut setup.table, &Given::lines(given));
        faults.or(setup)
    }

    /// Sets one line; returns the names of the fields that it set.
    pub(crate) fn set(&self, setup: &mut Setup, line: &str) -> Result<Vec<String>, String> {
        let field = |setup: &mut Setup, seat: Seat, field: &str| self.set_field(&mut setup.table, seat, field);
        let table = |setup: &mut Setup, key: &str, values: &[&str]| self.set_table(setup, key, values);
        set_line(setup, self.n(), line, field, table)
    }

    fn set_table(&self, setup: &mut Setup, key: &str, values: &[&str]) -> Result<Vec<String>, String> {
        let s = &mut setup.table;
        let mut keys = vec![key.to_owned()];
        match (key, values) {
            ("moment", ["beginning"]) => setup.moment = Moment::Beginning,
            ("moment", ["turn"]) => setup.moment = Moment::Turn,
            ("moment", ["draw"]) => setup.moment = Moment::Draw,
            ("moment", ["end-turn"]) => setup.moment = Moment::EndTurn,
            ("moment", ["church", seat]) => setup.moment = Moment::Church(seat.parse()?),
            ("moment", ["within"]) => setup.moment = Moment::Within,
            ("turn", [seat]) => s.turn = seat.parse()?,
            ("start", [seat]) => s.start = seat.parse()?,
            ("period", [n]) => s.period = number(n, 1, 2)?,
            ("round", [n]) => s.round = number(n, 0, 200)?,
            ("stage", [word]) => s.stage = word_of(&STAGES, word, "stage")?,
            ("trigger", ["none"]) => s.trigger = None,
            ("trigger", [seat, word]) => s.trigger = Some((seat.parse()?, word_of(&REASONS, word, "reason")?)),
            ("period-end", ["none"]) => s.period_end = None,
            ("period-end", [word]) => s.period_end = Some(word_of(&REASONS, word, "reason")?),
            ("game-end", ["none"]) => s.game_end = None,
            ("game-end", [word]) => s.game_end = Some(word_of(&REASONS, word, "reason")?),
            ("treasury", [n]) => s.treasury = self.treasury_space(n)?,
            ("prices", pairs) => set_pairs::<Good>(pairs, &mut s.prices, 99)?,
            ("cardinal", [n]) => s.cardinal = number(n, 0, 5)?,
            ("church", tiles) => s.church = places(tiles)?,
            ("lying", ["none"]) => s.cardinal_lies = None,
            ("lying", [seat]) => s.cardinal_lies = Some(seat.parse()?),
            ("display", cards) => {
                s.display = places(cards)?;
                s.revealed = s.revealed | s.display.into_iter().flatten().collect();
            }
            ("gone", cards) => s.revealed = (s.revealed - self.face_up_gone(s)) | list(cards)?,
            ("decrees", decrees) => s.decrees = list(decrees)?,
            ("clergy-gone", tiles) => s.clergy_gone = list(tiles)?,
            ("shipyard", pairs) => {
                set_pairs::<Ship>(pairs, &mut s.shipyard, 3)?;
                keys = pairs.chunks(2).map(|pair| format!("shipyard {}", pair[0])).collect();
            }
            ("plans", plans) => s.plans = list(plans)?,
            ("available", pairs) => keys = set_buildings(key, pairs, &mut s.available)?,
            ("next", pairs) => keys = set_buildings(key, pairs, &mut s.next)?,
            ("city", spaces) => {
                s.city = [false; 5];
                for space in spaces.iter().filter(|&&space| space != "-") {
                    let at = CITY.iter().position(|name| name == space);
                    s.city[at.ok_or_else(|| format!("`{space}` is not one of {}", CITY.join(", ")))?] = true;
                }
            }
            ("tiles", [large, small]) => {
                let board = &self.components.board;
                s.large_tiles = number(large, 0, board.large_tiles)?;
                s.small_tiles = number(small, 0, board.small_tiles)?;
            }
            ("rubble", place) => keys = vec![set_rubble(s, place)?],
            ("values", values) => {
                let values: Result<Vec<u8>, String> = values.iter().map(|value| number(value, 0, 20)).collect();
                s.column_value = values?.try_into().map_err(|_| "values are four numbers")?;
            }
            ("building", [site, "-"]) => s.buildings[site.parse::<Site>()?.index()] = None,
            ("building", [site, architect, building]) => {
                let open = OpenBuilding { building: building.parse()?, architect: architect.parse()? };
                s.buildings[site.parse::<Site>()?.index()] = Some(open);
            }
            ("token", ["land", land, n]) => s.land_tokens[land.parse::<Land>()?.index()] = number(n, 0, 25)?,
            ("token", ["site", site, n]) => s.site_tokens[site.parse::<Site>()?.index()] = number(n, 0, 14)?,
            ("task-deck", tasks) => s.task_deck = list(tasks)?,
            ("tasks-gone", tasks) => s.tasks_gone = list(tasks)?,
            _ => {
                return Err(format!(
                    "`{key}` with {} words is not a line of a position; `docs/lisboa.md` lists them",
                    values.len()
                ));
            }
        }
        Ok(keys)
    }

    fn treasury_space(&self, reis: &str) -> Result<u8, String> {
        let track = &self.components.board.treasury;
        let at = track.iter().position(|space| space.reis.to_string() == reis);
        at.map(|at| at as u8).ok_or_else(|| {
            let values: Vec<String> = track.iter().map(|space| space.reis.to_string()).collect();
            format!("`{reis}` is not a réis value of the Treasury track; they are {}", values.join(", "))
        })
    }

    fn set_field(&self, s: &mut State, seat: Seat, field: &str) -> Result<String, String> {
        let words: Vec<&str> = field.split_whitespace().collect();
        let (key, values) = words.split_first().ok_or("an empty field")?;
        let revealed = s.revealed;
        let board = &mut s.boards[seat];
        let start = &self.components.start;
        let (officials, sets) = (start.officials, start.rubble_spaces);
        let goods = start.capacity + sets;
        let houses = start.houses.into_iter().max().unwrap_or(0);
        match (*key, values) {
            ("reis", [n]) => board.reis = number(n, 0, 999)?,
            ("wigs", [n]) => board.wigs = number(n, 0, 999)?,
            ("influence", [n]) => board.influence = number(n, 0, 10)?,
            ("goods", [n]) => board.goods = [number(n, 0, goods)?; 4],
            ("hand", cards) => board.hand = list(cards)?,
            ("known", cards) => {
                let known: IdSet<CardId> = list(cards)?;
                if !board.hand.contains_all(known) {
                    return Err("known cards must be in the hand, which is written before them".to_owned());
                }
                s.revealed = (revealed - board.hand) | known;
            }
            ("top", cards) => {
                set_top(board, cards)?;
                s.revealed = revealed | nobles(&board.top);
            }
            ("bottom", cards) => {
                board.bottom = places(cards)?;
                s.revealed = revealed | board.bottom.into_iter().flatten().collect();
            }
            ("rubble", pairs) => set_pairs::<Rubble>(pairs, &mut board.rubble, sets)?,
            ("markers", [n]) => board.markers = number(n, 0, sets)?,
            ("spent", [n]) => board.markers_spent = number(n, 0, sets)?,
            ("houses", pairs) => set_pairs::<HouseGroup>(pairs, &mut board.houses, houses)?,
            ("stores", stores) => set_stores(s, seat, stores)?,
            ("officials", [n]) => board.officials = number(n, 0, officials)?,
            ("favors", nobles) => board.favors = list(nobles)?,
            ("clergy", tiles) => board.clergy = list(tiles)?,
            ("decrees", decrees) => board.decrees = list(decrees)?,
            ("plans", plans) => board.plans = list(plans)?,
            ("completed", plans) => board.completed = list(plans)?,
            ("tasks", tasks) => board.tasks = list(tasks)?,
            ("fulfilled", tasks) => board.fulfilled = list(tasks)?,
            ("offer", tiles) => board.clergy_offer = places(tiles)?,
            (name, [n]) if name.parse::<Good>().is_ok() => {
                board.goods[name.parse::<Good>()?.index()] = number(n, 0, goods)?;
            }
            (name, [n]) if name.parse::<Post>().is_ok() => {
                board.posts[name.parse::<Post>()?.index()] = number(n, 0, officials)?;
            }
            _ => return Err(format!("`{field}` is not a field of a player; `docs/lisboa.md` lists them")),
        }
        Ok(format!("{seat}.{key}"))
    }

    /// Writes an arrangement; reading the lines gives it again.
    pub(crate) fn write_setup(&self, setup: &Setup) -> Vec<String> {
        let s = &setup.table;
        let mut lines = vec![
            format!("moment {}", moment_text(setup.moment)),
            format!("turn {}", s.turn),
            format!("start {}", s.start),
            format!("period {}", s.period),
            format!("round {}", s.round),
            format!("stage {}", name_of(&STAGES, s.stage)),
            match s.trigger {
                None => "trigger none".to_owned(),
                Some((seat, reason)) => format!("trigger {seat} {}", reason.name()),
            },
            format!("period-end {}", s.period_end.map_or("none", EndReason::name)),
            format!("game-end {}", s.game_end.map_or("none", EndReason::name)),
            format!("treasury {}", self.treasury_reis(s)),
            format!("prices {}", pairs::<Good>(&s.prices)),
            format!("cardinal {}", s.cardinal),
            format!("church {}", optional(&s.church)),
            format!("lying {}", s.cardinal_lies.map_or("none".to_owned(), |seat| seat.to_string())),
            format!("display {}", optional(&s.display)),
            format!("gone {}", ids(self.face_up_gone(s))),
            format!("decrees {}", ids(s.decrees)),
            format!("clergy-gone {}", ids(s.clergy_gone)),
            format!("shipyard {}", pairs::<Ship>(&s.shipyard)),
            format!("plans {}", ids(s.plans)),
            format!("available {}", buildings(&s.available)),
            format!("next {}", buildings(&s.next)),
        ];
        let city: Vec<&str> = CITY.into_iter().zip(s.city).filter_map(|(name, tile)| tile.then_some(name)).collect();
        lines.push(format!("city {}", dash(city.join(" "))));
        lines.push(format!("tiles {} {}", s.large_tiles, s.small_tiles));
        lines.extend(self.write_map(s));
        lines.extend(Seat::first(self.n()).map(|seat| self.write_board(s, seat)));
        lines
    }

    fn write_map(&self, s: &State) -> Vec<String> {
        let mut copy = *s;
        let mut lines = Vec::new();
        let rows = Row::ALL.into_iter().map(CubePlace::Row);
        let columns = Column::ALL.into_iter().map(CubePlace::Column);
        let sites = Site::all().map(CubePlace::Site);
        for place in rows.chain(columns).chain(sites).chain([CubePlace::Pile, CubePlace::Gone]) {
            let cubes = *place.of(&mut copy);
            let names = Rubble::ALL.into_iter().flat_map(|color| vec![color.name(); usize::from(cubes[color.index()])]);
            lines.push(format!("{} {}", place.name(), dash(names.collect::<Vec<_>>().join(" "))));
        }
        let values = s.column_value.map(|value| value.to_string());
        lines.push(format!("values {}", values.join(" ")));
        for site in Site::all() {
            if let Some(open) = s.buildings[site.index()] {
                lines.push(format!("building {site} {} {}", open.architect, open.building));
            }
        }
        for (land, token) in <Land as Id>::all().zip(s.land_tokens).filter(|&(_, token)| token > 0) {
            lines.push(format!("token land {land} {token}"));
        }
        for (site, token) in Site::all().zip(s.site_tokens).filter(|&(_, token)| token > 0) {
            lines.push(format!("token site {site} {token}"));
        }
        if self.options.tasks {
            lines.push(format!("task-deck {}", ids(s.task_deck)));
            lines.push(format!("tasks-gone {}", ids(s.tasks_gone)));
        }
        lines
    }

    fn write_board(&self, s: &State, seat: Seat) -> String {
        let board = &s.boards[seat];
        let mut fields = vec![
            format!("reis {}", board.reis),
            format!("wigs {}", board.wigs),
            format!("influence {}", board.influence),
        ];
        fields.extend(Good::ALL.map(|good| format!("{good} {}", board.goods[good.index()])));
        fields.push(format!("hand {}", ids(board.hand)));
        fields.push(format!("known {}", ids(board.hand & s.revealed)));
        fields.push(format!("top {}", top_text(board)));
        fields.push(format!("bottom {}", optional(&board.bottom)));
        fields.push(format!("rubble {}", pairs::<Rubble>(&board.rubble)));
        fields.push(format!("markers {}", board.markers));
        fields.push(format!("spent {}", board.markers_spent));
        fields.push(format!("houses {}", pairs::<HouseGroup>(&board.houses)));
        let store = |land: Land| match s.street(land) {
            Some(street) => format!("{land}-{street}"),
            None => land.to_string(),
        };
        let stores: Vec<String> = board.stores.iter().map(store).collect();
        fields.push(format!("stores {}", dash(stores.join(" "))));
        fields.push(format!("officials {}", board.officials));
        fields.extend(Post::ALL.map(|post| format!("{post} {}", board.posts[post.index()])));
        fields.push(format!("favors {}", ids(board.favors)));
        fields.push(format!("clergy {}", ids(board.clergy)));
        fields.push(format!("decrees {}", ids(board.decrees)));
        fields.push(format!("plans {}", ids(board.plans)));
        fields.push(format!("completed {}", ids(board.completed)));
        if self.options.tasks {
            fields.push(format!("tasks {}", ids(board.tasks)));
            fields.push(format!("fulfilled {}", ids(board.fulfilled)));
        }
        if board.clergy_offer != [None; 2] {
            fields.push(format!("offer {}", optional(&board.clergy_offer)));
        }
        format!("{seat}: {}", fields.join(", "))
    }
}

fn moment_text(moment: Moment) -> String {
    match moment {
        Moment::Beginning => "beginning".to_owned(),
        Moment::Turn => "turn".to_owned(),
        Moment::Draw => "draw".to_owned(),
        Moment::EndTurn => "end-turn".to_owned(),
        Moment::Church(seat) => format!("church {seat}"),
        Moment::Within => "within".to_owned(),
    }
}

fn set_buildings(key: &str, words: &[&str], values: &mut [Option<BuildingId>; 2]) -> Result<Vec<String>, String> {
    if words.is_empty() || !words.len().is_multiple_of(2) {
        return Err("architects and buildings come in pairs".to_owned());
    }
    let set = |pair: &[&str]| {
        let architect: Architect = pair[0].parse()?;
        values[architect.index()] = if pair[1] == "-" { None } else { Some(pair[1].parse()?) };
        Ok(format!("{key} {architect}"))
    };
    words.chunks(2).map(set).collect()
}

fn set_rubble(s: &mut State, words: &[&str]) -> Result<String, String> {
    let (place, colors) = match words {
        ["row", row, colors @ ..] => (CubePlace::Row(row.parse()?), colors),
        ["column", column, colors @ ..] => (CubePlace::Column(column.parse()?), colors),
        ["site", site, colors @ ..] => (CubePlace::Site(site.parse()?), colors),
        ["pile", colors @ ..] => (CubePlace::Pile, colors),
        ["gone", colors @ ..] => (CubePlace::Gone, colors),
        _ => return Err("rubble lies at a row, a column, a site, in the pile or is gone".to_owned()),
    };
    let mut cubes = [0u8; 3];
    for color in colors.iter().filter(|&&color| color != "-") {
        let count = &mut cubes[color.parse::<Rubble>()?.index()];
        *count = count.saturating_add(1).min(63);
    }
    *place.of(s) = cubes;
    Ok(place.name())
}

/// The top row: Noble cards by number, ships by colour, with cargo.
fn set_top(board: &mut PlayerBoard, words: &[&str]) -> Result<(), String> {
    let words: Vec<&str> = words.iter().copied().filter(|&word| words.len() > 1 || word != "-").collect();
    if words.len() > 3 {
        return Err(format!("the top row has 3 slots, not {}", words.len()));
    }
    (board.top, board.cargo) = Default::default();
    for (slot, word) in words.iter().enumerate().filter(|&(_, &word)| word != "-") {
        let at_sea = word.contains('~');
        let (card, goods) = word.split_once([':', '~']).unwrap_or((word, ""));
        let mut cargo = Cargo { at_sea, ..Cargo::default() };
        for good in goods.split('+').filter(|good| !good.is_empty()) {
            let count = &mut cargo.goods[good.parse::<Good>()?.index()];
            *count = count.saturating_add(1).min(9);
        }
        board.top[slot] = match (card.parse::<CardId>(), card.parse::<Ship>()) {
            (Ok(card), _) if goods.is_empty() => TopCard::Noble(card),
            (_, Ok(ship)) => TopCard::Ship(ship),
            (_, Err(_)) => return Err(format!("`{word}` is neither a card number nor a ship such as red:gold+book")),
        };
        board.cargo[slot] = cargo;
    }
    Ok(())
}

fn nobles(top: &[TopCard; 3]) -> IdSet<CardId> {
    top.iter().filter_map(|card| if let TopCard::Noble(card) = card { Some(*card) } else { None }).collect()
}

/// Stores as land and street.
fn set_stores(s: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
    let old = s.boards[seat].stores;
    s.facing.iter_mut().for_each(|lands| *lands = *lands - old);
    s.boards[seat].stores = IdSet::empty();
    for word in words.iter().filter(|&&word| word != "-") {
        let (land, street) =
            word.split_once('-').ok_or_else(|| format!("`{word}` is not land-street, such as E3-book"))?;
        let (land, street): (Land, Good) = (land.parse()?, street.parse()?);
        if s.built().has(land) {
            return Err(format!("{land} has a store already"));
        }
        s.facing[street.index()].insert(land);
        s.boards[seat].stores.insert(land);
    }
    Ok(())
}

fn buildings(values: &[Option<BuildingId>; 2]) -> String {
    let word = |architect: Architect| {
        let building = values[architect.index()].map_or("-".to_owned(), |building| building.to_string());
        format!("{architect} {building}")
    };
    Architect::ALL.map(word).join(" ")
}

fn top_text(board: &PlayerBoard) -> String {
    let word = |(card, cargo): (&TopCard, &Cargo)| match card {
        TopCard::Empty => "-".to_owned(),
        TopCard::Noble(card) => card.to_string(),
        TopCard::Ship(ship) => {
            let goods =
                Good::ALL.into_iter().flat_map(|good| vec![good.name(); usize::from(cargo.goods[good.index()])]);
            let goods: Vec<&str> = goods.collect();
            match (cargo.at_sea, goods.is_empty()) {
                (true, _) => format!("{ship}~{}", goods.join("+")),
                (false, true) => ship.to_string(),
                (false, false) => format!("{ship}:{}", goods.join("+")),
            }
        }
    };
    board.top.iter().zip(&board.cargo).map(word).collect::<Vec<_>>().join(" ")
}
