//! Whole random games in which everything that can be said is said.

use lisboa::Lisboa;
use madeira::Madeira;
use std::collections::BTreeSet;
use std::path::Path;
use table::pack::Mark;
use table::record::{Header, Record};
use table::{Action, Actor, Game, Id, RuleId, Seat};
use testkit::random_game;
use words::printed::Printed;
use words::{Isolation, Language, Message, Value, Worded, Words};

/// Says everything and complains about what cannot be said.
struct Listener {
    words: Words,
    /// The ids of what was said.
    said: BTreeSet<&'static str>,
    /// What players were seen to do.
    deeds: BTreeSet<&'static str>,
}

impl Listener {
    fn new() -> Self {
        Self { words: Words::new(Language::English, Isolation::Plain), said: BTreeSet::new(), deeds: BTreeSet::new() }
    }

    fn hear(&mut self, message: &Message) -> String {
        let text = self.words.check(message).unwrap_or_else(|mistakes| panic!("{mistakes:?} in {message:?}"));
        assert!(!text.is_empty() && !text.contains("{$") && !text.contains("{ $"), "`{text}` of {message:?}");
        assert!(!text.contains("  ") && !text.contains(" ,") && text == text.trim(), "`{text}` of {message:?}");
        self.note(message);
        text
    }

    /// Notes what was said, with all that is filled in.
    fn note(&mut self, message: &Message) {
        self.said.insert(message.id);
        for (_, value) in &message.args {
            match value {
                Value::Message(inner) => self.note(inner),
                Value::List(list) => list.items.iter().for_each(|item| self.note(item)),
                Value::Number(_) | Value::Name(_) | Value::Seat(_) => {}
            }
        }
    }

    /// The names of the files and entries of a pack: every one must have its own.
    fn hear_pack<G: Worded>(&mut self, marks: &[Mark]) {
        for Mark { file, entry, .. } in marks {
            let (kind, id) = entry.split_once(' ').unwrap_or((entry, ""));
            self.hear(&G::printed_file(file).unwrap_or_else(|| panic!("{file} has no name")));
            self.hear(&G::printed_entry(kind, id).unwrap_or_else(|| panic!("{entry} has no name")));
        }
    }

    /// What an owner looks at, part by part.
    fn hear_parts<T: Printed>(&mut self, pack: &T::Pack) {
        for part in T::parts(pack) {
            self.hear(&part.name);
            for look in part.looks {
                self.hear(&look.title);
                self.hear(&look.place);
            }
        }
    }

    /// The messages of a game that were not said.
    fn unsaid(&self, game: &str) -> Vec<&'static str> {
        let lines = Language::English.files().iter().filter(|(file, _)| file.starts_with(game));
        let ids = lines.flat_map(|(_, text)| text.lines()).filter(|line| line.starts_with(game));
        let ids = ids.filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        ids.filter(|id| !self.said.contains(id)).collect()
    }

    /// A message that must have a short form.
    fn hear_titled(&mut self, message: &Message) {
        let text = self.hear(message);
        let title = self.words.form(message, "title", &Default::default());
        assert!(!title.is_empty() && title == title.trim(), "the title of {message:?}");
        assert!(title != text || title.chars().count() < 60, "`{}` has no title", message.id);
    }

    /// Everything that a viewer may be told before a decision.
    fn hear_table<G: Worded>(&mut self, game: &G, state: &G::State, viewer: Option<Seat>, legal: &[G::Action]) {
        let view = game.view(state, viewer);
        let threats = viewer.map_or(Vec::new(), |seat| game.threats(&view, seat));
        threats.iter().for_each(|(threat, _)| _ = self.hear(threat));
        self.hear_standing(game, &view);
        let path = game.path(&view);
        assert!(path.at < path.stations.len(), "{path:?}");
        path.stations.iter().chain(&game.phases(&view).stations).for_each(|station| _ = self.hear(station));
        let Some(decision) = game.decision(state) else { return };
        self.hear_titled(&game.ask(&view, decision));
        for &action in legal {
            self.hear_titled(&game.answer(&view, action));
            _ = self.hear(&game.full_answer(&view, action));
            game.price(&view, action).iter().for_each(|price| _ = self.hear(&price.message()));
            let outcome = game.outcome(&view, action);
            outcome.changes.iter().chain(&outcome.then).for_each(|change| _ = self.hear(&change.message()));
            outcome.then_text().iter().for_each(|then| _ = self.hear(then));
            outcome.warnings.iter().for_each(|warning| _ = self.hear(warning));
        }
        if viewer.is_some() && game.actor(state).seat() == viewer {
            for wish in game.wishes(&view, decision) {
                self.hear_titled(&game.answer(&view, wish));
                game.explain(state, wish).into_iter().for_each(|reason| _ = self.hear(&game.refusal(reason)));
            }
        }
    }

    /// A deed, which must be known and have a hint.
    fn hear_deed<G: Worded>(&mut self, deed: &'static str) {
        assert!(G::DEEDS.contains(&deed), "`{deed}` is not among the deeds");
        let name = G::deed_name(deed).unwrap_or_else(|| panic!("`{deed}` has no name"));
        let text = self.hear(&name);
        assert_ne!(self.words.form(&name, "hint", &Default::default()), text, "`{deed}` has no hint");
        self.deeds.insert(deed);
    }

    /// How near the end is, and what everybody would have then.
    fn hear_standing<G: Worded>(&mut self, game: &G, view: &G::View) {
        if let Some(clock) = game.clock(view) {
            let text = self.hear(&clock.text);
            let short = self.words.form(&clock.text, "short", &Default::default());
            assert!(short.chars().count() <= 48 && short.chars().count() <= text.chars().count(), "`{short}`");
            clock.gauges.iter().for_each(|gauge| _ = self.hear(&gauge.what));
        }
        let standing = game.if_ended_now(view);
        standing.lines.iter().for_each(|line| _ = self.hear(&line.what));
        standing.note.iter().for_each(|note| _ = self.hear(note));
    }

    /// A step of a game, whoever acts: what is asked, what could be answered, and what happened.
    fn hear_step<G: Worded>(&mut self, game: &G, number: usize, before: &G::State, action: G::Action) {
        let mut legal = Vec::new();
        game.legal_actions(before, &mut legal);
        match game.actor(before) {
            Actor::Player(seat) => {
                self.hear_table(game, before, Some(seat), &legal);
                if number.is_multiple_of(7) {
                    self.hear_table(game, before, None, &legal);
                    self.hear_table(game, before, Some(seat.left(game.n_seats())), &legal);
                }
            }
            Actor::Chance | Actor::Nobody => self.hear_titled(&game.answer(&game.view(before, None), action)),
        }
        let (mut after, mut events) = (*before, Vec::new());
        game.apply(&mut after, action, &mut events);
        for seat in Seat::first(game.n_seats()) {
            _ = self.hear(&game.turn_told(seat, &events).text);
        }
        words::turn::lines(game, &events).iter().for_each(|line| _ = self.hear(&line.text));
        for event in &events {
            if let Some((_, deed)) = G::deed(event) {
                self.hear_deed::<G>(deed);
            }
            _ = self.hear(&game.log_line(event));
            for viewer in testkit::viewers(game) {
                game.redact(event, viewer).iter().for_each(|seen| _ = self.hear(&game.log_line(seen)));
            }
        }
        self.hear_scores(game, &after);
    }

    /// The scorings that some events contain.
    fn hear_scoring<G: Worded>(&mut self, game: &G, events: &[G::Event]) {
        if let Some(scoring) = game.scoring(events) {
            self.hear(&scoring.title);
            let gains = |row: &words::ScoringRow| row.gains.iter().map(|(_, what, _)| what.clone()).collect::<Vec<_>>();
            let texts = scoring.rows.iter().flat_map(|row| row.why.iter().cloned().chain(gains(row)));
            texts.for_each(|text| _ = self.hear(&text));
        }
    }

    fn hear_scores<G: Worded>(&mut self, game: &G, state: &G::State) {
        for line in game.score_sheet(state) {
            _ = self.hear(&G::score_line(line.name).expect("every line of the sheet has a name"));
        }
        for (_, source) in G::SOURCES {
            _ = self.hear(&G::source(source).expect("every source of points has a name"));
        }
        if let Some(reason) = game.end_reason(state) {
            _ = self.hear(&G::ended_by(reason).expect("every end has a name"));
        }
    }

    /// Why each action there is would be refused.
    fn hear_refusals<G: Worded>(&mut self, game: &G, state: &G::State) {
        for action in (0..G::Action::COUNT).filter_map(G::Action::from_index) {
            game.explain(state, action).into_iter().for_each(|why| _ = self.hear(&game.reason(why)));
        }
    }

    /// A random game.
    fn hear_random<G: Worded>(&mut self, game: &G, seed: u64) {
        let played = random_game(game, seed, 50_000, |step| {
            self.hear_step(game, step.number, step.before, step.action);
            if step.number.is_multiple_of(41) {
                self.hear_refusals(game, step.before);
            }
        });
        assert!(played.is_ok(), "{played:?}");
    }

    /// The golden games, which together use everything that a game has.
    fn hear_golden<G: Worded>(&mut self, make: impl Fn(u8, &[&str]) -> G) {
        for (name, text) in golden(G::NAME) {
            let head = Header::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            let options = head.variants_and_readings::<G>().expect("a version of the rules that is known");
            let game = make(head.players().expect("a record says how many play"), &options);
            let replay = Record::read(&game, &text).unwrap_or_else(|error| panic!("{name}: {error}"));
            let mut events = Vec::new();
            for (number, (step, before)) in replay.record.moves().iter().zip(&replay.states).enumerate() {
                self.hear_step(&game, number, before, step.action);
                let mut after = *before;
                game.apply(&mut after, step.action, &mut events);
                if events.iter().any(|event| game.event_mark(event).is_some()) && number.is_multiple_of(3) {
                    self.hear_scoring(&game, &events);
                }
                if number.is_multiple_of(5) {
                    self.hear_refusals(&game, before);
                }
            }
            self.hear_refusals(&game, replay.last());
        }
        G::TERMS.iter().for_each(|name| _ = self.hear(&G::term(name).expect("every term has a name")));
        [G::name(), G::points(), G::ties(), G::luck(), G::about()].iter().for_each(|message| _ = self.hear(message));
        for (name, variant) in [G::variants(), G::readings()].concat() {
            self.hear(&variant);
            _ = make(2, &[name]);
        }
    }
}

/// The texts of the golden games of a game.
fn golden(game: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden").join(game);
    let entries = std::fs::read_dir(folder).expect("the golden games are there");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let mut paths: Vec<_> = paths.filter(|path| path.extension().is_some_and(|is| is == "game")).collect();
    paths.sort();
    let text = |path: &Path| std::fs::read_to_string(path).expect("the record can be read");
    paths.iter().map(|path| (path.display().to_string(), text(path))).collect()
}

fn lisboa_with(players: u8, options: &[&str]) -> Lisboa {
    let plain = lisboa::Options::players(players);
    let options = options.iter().try_fold(plain, |options, name| options.with(name)).expect("the options are known");
    Lisboa::new(lisboa::Components::shipped(), options)
}

fn madeira_with(players: u8, options: &[&str]) -> Madeira {
    let plain = madeira::Options::players(players);
    let options = options.iter().try_fold(plain, |options, name| options.with(name)).expect("the options are known");
    Madeira::new(madeira::Components::shipped(), options)
}

#[test]
fn everything_in_games_of_lisboa_can_be_said() {
    use lisboa::{BuildingId, CardId, ClergyId, DecreeId, Land, Task, Years};
    use words::lisboa::{names, things};
    let mut listener = Listener::new();
    for players in 2..=4 {
        for options in [&[][..], &["draft", "tasks", "tokens"]] {
            listener.hear_random(&lisboa_with(players, options), 1 + u64::from(players));
        }
    }
    listener.hear_golden(lisboa_with);
    let c = lisboa::Components::shipped();
    Years::ALL.iter().for_each(|&years| _ = listener.hear(&names::years(years)));
    CardId::all().for_each(|id| _ = listener.hear(&things::card(&c, id)));
    DecreeId::all().for_each(|id| _ = listener.hear(&things::decree_text(*c.decree(id))));
    ClergyId::all().for_each(|id| _ = listener.hear(&things::clergy(&c, id)));
    DecreeId::all().for_each(|id| _ = listener.hear(&names::decree(id)));
    ClergyId::all().for_each(|id| _ = listener.hear(&names::clergy(id)));
    BuildingId::all().for_each(|id| _ = listener.hear(&names::building(id)));
    Task::ALL.iter().for_each(|&task| _ = listener.hear(&names::task(task)));
    <Land as Id>::all().for_each(|land| _ = listener.hear(&names::land(land)));
    let game = lisboa_with(3, &[]);
    let played = random_game(&game, 5, 50_000, |step| _ = listener.hear(&things::stage(&game, step.after)));
    assert!(played.is_ok(), "{played:?}");
    hear_board_of_lisboa(&mut listener);
    let state = game.start(&game.random_setup(&mut testkit::Seeds(1).setup())).expect("the deal is possible");
    _ = listener.hear(&things::stage(&game, &lisboa::State { stage: lisboa::Stage::Ending, ..state }));
    hear_rare_lisboa(&mut listener, &game);
    listener.hear_pack::<Lisboa>(&game.components.marks);
    listener.hear_parts::<words::lisboa::printed::Thing>(&game.components);
    assert_eq!(listener.deeds.len(), Lisboa::DEEDS.len(), "{:?}", listener.deeds);
    assert_eq!(listener.unsaid("lisboa"), ["lisboa-answer-other"], "this one is for answers that are not legal");
}

#[test]
fn everything_in_games_of_madeira_can_be_said() {
    use madeira::{PassingSlot, Phase, Region, Row};
    use words::madeira::{names, things};
    let mut listener = Listener::new();
    for players in 2..=4 {
        for options in [&[][..], &["mill-prestige"]] {
            listener.hear_random(&madeira_with(players, options), 1 + u64::from(players));
        }
    }
    listener.hear_golden(madeira_with);
    (1..=5).for_each(|round| _ = listener.hear(&things::round_end(round)));
    [Phase::Setup, Phase::Over].iter().for_each(|&phase| _ = listener.hear(&names::phase(phase)));
    Region::ALL.iter().for_each(|&region| _ = listener.hear(&names::region(region)));
    Row::ALL.iter().for_each(|&row| _ = listener.hear(&names::row(row)));
    PassingSlot::ALL.iter().for_each(|&slot| _ = listener.hear(&names::passing_slot(slot)));
    _ = listener.hear(&names::goods([1, 0, 2]));
    hear_board_of_madeira(&mut listener);
    (2..=4).for_each(|players| hear_yields(&mut listener, &madeira_with(players, &[])));
    hear_rare_madeira(&mut listener, &madeira_with(2, &[]));
    let components = &madeira_with(2, &[]).components;
    listener.hear_pack::<Madeira>(&components.marks);
    listener.hear_parts::<words::madeira::printed::Thing>(components);
    assert_eq!(listener.deeds.len(), Madeira::DEEDS.len(), "{:?}", listener.deeds);
    let rare = ["madeira-price-by-lord", "madeira-told-workers", "madeira-told-ships"];
    assert_eq!(listener.unsaid("madeira"), rare, "too rare for these games");
}

/// What dice would bring, in a whole game.
fn hear_yields(listener: &mut Listener, game: &Madeira) {
    use words::madeira::yields;
    let played = random_game(game, 9, 50_000, |step| {
        let (view, seat) = (game.view(step.before, None), step.before.turn.seat);
        for building in madeira::Building::ALL {
            for told in [yields::action(game, &view, seat, building), yields::harvest(game, &view, seat, building)] {
                _ = listener.hear(&told.text);
                told.nothing.iter().for_each(|(why, _)| _ = listener.hear(why));
            }
        }
    });
    assert!(played.is_ok(), "{played:?}");
    // Once all Favors are taken the Guild Master has nothing; that is rare.
    let state = game.start(&game.random_setup(&mut testkit::Seeds(1).setup())).expect("the deal is possible");
    let mut view = game.view(&state, None);
    (view.shown.favors, view.shown.characters) = ([[None; 4]; 3], [Some(madeira::Character::GuildMaster); 5]);
    let told = yields::action(game, &view, Seat::A, madeira::Building::Moinho);
    told.nothing.iter().for_each(|(why, _)| _ = listener.hear(why));
}

/// Everything that stands on the board of a page, for who sees it in a whole game.
fn hear_board_of_lisboa(listener: &mut Listener) {
    use lisboa::{Good, Land};
    use words::lisboa::{board, names};
    let land = || names::land(<Land as Id>::all().next().expect("there is land"));
    board::TEXTS.iter().for_each(|text| _ = listener.hear(&text()));
    lisboa::Side::ALL.iter().for_each(|&side| _ = listener.hear(&board::side_letter(side)));
    lisboa::Architect::ALL.iter().for_each(|&architect| _ = listener.hear(&board::architect(architect)));
    for message in [
        board::of(1, 2),
        board::limit(2),
        board::sets(1),
        board::left(3),
        board::row_sum(4),
        board::column_sum(6),
        board::scale_per(2),
        board::at_court_of(Seat::A),
        board::lot(land(), (9, 9), &[(Good::Gold, 2), (Good::Cloth, 0)], 0),
        board::lot(land(), (9, 11), &[], 2),
    ] {
        _ = listener.hear(&message);
    }
    let game = lisboa_with(3, &["tasks"]);
    let played = random_game(&game, 3, 50_000, |step| {
        // Every seventh step is enough to see all there is.
        if step.number % 7 == 0 {
            let seat = Seat::ALL[step.number / 7 % 3];
            let view = game.view(step.after, (step.number % 2 == 0).then_some(seat));
            hear_common_places(listener, board::Labels { game: &game, view: &view });
            hear_player_places(listener, board::Labels { game: &game, view: &view }, seat);
        }
    });
    assert!(played.is_ok(), "{played:?}");
    // An empty shipyard and stacks without Plans are rare.
    let state = game.start(&game.random_setup(&mut testkit::Seeds(1).setup())).expect("the deal is possible");
    let mut view = game.view(&state, None);
    view.shown.shipyard = [0; 4];
    view.shown.plans = table::IdSet::default();
    hear_common_places(listener, board::Labels { game: &game, view: &view });
}

/// The labels of what belongs to nobody.
fn hear_common_places(listener: &mut Listener, labels: words::lisboa::board::Labels<'_>) {
    use lisboa::{Architect, CardType, Column, Deed, Good, Land, Noble, Post, Row, Rubble, Site, Years};
    use words::lisboa::board;
    let mut all = vec![
        labels.pile(),
        labels.treasury(),
        labels.market(),
        labels.shipyard(),
        board::time(labels.game, &labels.view.shown),
    ];
    all.extend(board::supply(&labels.view.shown));
    all.extend(<Land as Id>::all().map(|land| labels.land(land)));
    all.extend(<Land as Id>::all().map(|land| labels.door(land, land.column().streets()[0])));
    all.extend(Site::all().map(|site| labels.site(site)));
    for color in Rubble::ALL {
        all.extend([labels.pile_cubes(color), labels.row_cubes(Row::A, color), labels.cube_legend(color)]);
        all.push(labels.column_cubes(Column::C1, color));
    }
    all.extend(
        Good::ALL.iter().flat_map(|&good| [labels.tile(good, false), labels.tile(good, true), labels.street(good)]),
    );
    all.push(labels.score(Column::C2, 3));
    all.extend(Noble::ALL.iter().flat_map(|&noble| [labels.noble(noble), labels.favor(noble)]));
    all.extend(Post::ALL.map(|post| labels.post(post)));
    all.extend(Deed::ALL.map(|deed| labels.deed(deed)));
    all.extend((0..6).flat_map(|gap| [labels.gap(gap), labels.church_space(gap)]));
    all.extend((0..=10).map(|level| labels.influence(level)));
    all.extend(Architect::ALL.iter().flat_map(|&of| [labels.plans(of), labels.buildings(of)]));
    all.extend(labels.view.shown.decrees.iter().map(|id| labels.decree(id, labels.view.seat)));
    all.extend(CardType::ALL.map(|kind| labels.deck(kind)));
    all.push(labels.back(CardType::King, Years::Blue, 2));
    all.iter().for_each(|message| _ = listener.hear(message));
}

/// The labels of what a seat has.
fn hear_player_places(listener: &mut Listener, labels: words::lisboa::board::Labels<'_>, seat: Seat) {
    use lisboa::{Good, HouseGroup, Noble, PortfolioRow, Rubble, Slot};
    let own = labels.view.shown.boards[seat];
    let mut all = vec![labels.strip(seat), labels.markers(seat), labels.officials(seat), labels.decrees_held(seat)];
    all.extend([labels.wigs(seat), labels.purse(seat), labels.reis(seat), labels.set_marker(seat)]);
    all.extend(PortfolioRow::ALL.iter().flat_map(|&row| Slot::ALL.map(|slot| labels.slot(seat, row, slot))));
    all.extend(Good::ALL.map(|good| labels.goods(seat, good)));
    all.extend(Rubble::ALL.map(|color| labels.cubes(seat, color)));
    all.extend(HouseGroup::ALL.map(|group| labels.houses(seat, group)));
    all.extend(Noble::ALL.map(|noble| labels.own_favor(seat, noble)));
    all.extend(own.clergy.iter().map(|tile| labels.tile_text(tile)));
    all.extend(own.plans.iter().map(|plan| labels.plan(plan, false)));
    all.extend(own.completed.iter().map(|plan| labels.plan(plan, true)));
    all.extend(own.tasks.iter().map(|task| labels.task(task)));
    if let Some(card) = own.hand.iter().next() {
        all.push(words::lisboa::board::doubtful(true, labels.card(card)));
    }
    all.iter().for_each(|message| _ = listener.hear(message));
}

/// Everything that stands on the board of a page, for who sees it in a whole game.
fn hear_board_of_madeira(listener: &mut Listener) {
    use madeira::{Face, Favor, Reason};
    use words::madeira::board;
    board::TEXTS.iter().for_each(|text| _ = listener.hear(&text()));
    let game = madeira_with(4, &[]);
    Favor::ALL.iter().for_each(|&favor| _ = listener.hear(&board::favor_short(&game.components, favor)));
    (1..=5).for_each(|round| _ = listener.hear(&board::requests_note(round)));
    let dice = Face::ALL.iter().flat_map(|&face| [board::guild_die(face), board::watch_die(face)]);
    dice.chain([board::short(1)]).for_each(|message| _ = listener.hear(&message));
    let refusals = [
        Reason::TooManyDice { most: 4, rule: RuleId("M-LIMIT-02") },
        Reason::DieNeedsBread { due: 2, have: 1 },
        Reason::SecondPirateDie(madeira::Building::Moinho),
        Reason::NoGuard,
    ];
    refusals.iter().for_each(|&reason| _ = listener.hear(&board::refusal(&game, reason)));
    (1..=4).for_each(|n| _ = listener.hear(&board::order(n)));
    [Some((2, 1)), None]
        .iter()
        .flat_map(|&due| [board::upkeep(due), board::feeding(due)])
        .collect::<Vec<_>>()
        .iter()
        .for_each(|message| _ = listener.hear(message));
    for game in [game, madeira_with(2, &[])] {
        let played = random_game(&game, 3, 50_000, |step| {
            // Every seventh step is enough to see all there is.
            if step.number % 7 == 0 {
                let seat = Seat::ALL[step.number / 7 % 2];
                let view = game.view(step.after, (step.number % 2 == 0).then_some(seat));
                hear_islands(listener, board::Labels { game: &game, view: &view });
                hear_sea(listener, board::Labels { game: &game, view: &view });
                hear_home(listener, board::Labels { game: &game, view: &view }, seat);
            }
        });
        assert!(played.is_ok(), "{played:?}");
    }
}

/// The labels of the islands of Madeira.
fn hear_islands(listener: &mut Listener, labels: words::madeira::board::Labels<'_>) {
    use madeira::{Building, City, Face, Favor, Field, Spot};
    let mut all = vec![labels.watch(), labels.honor(), labels.windmill(), labels.level(3)];
    all.extend(Building::ALL.map(|building| labels.harvest(building)));
    all.extend(Field::ALL.map(|field| words::board::doubtful(true, labels.field(field))));
    all.extend(Building::ALL.iter().flat_map(|&building| [labels.character(building), labels.building(building)]));
    all.extend(Face::ALL.map(|face| labels.watch_die(face)));
    all.extend(City::ALL.map(|city| labels.city(city)));
    all.extend(Spot::all().map(|spot| labels.spot(spot)));
    all.extend(Favor::ALL.map(|favor| labels.favor(favor)));
    all.iter().for_each(|message| _ = listener.hear(message));
}

/// The labels of the sea of Madeira and of its Guild Board.
fn hear_sea(listener: &mut Listener, labels: words::madeira::board::Labels<'_>) {
    use madeira::{Colony, PassingSlot, Port, Request, Reward, Row};
    let mut all = vec![labels.passing_order()];
    all.extend(Port::ALL.map(|port| labels.port(port)));
    all.extend(labels.game.open_slots().iter().map(|slot| labels.slot(slot)));
    all.extend(Reward::ALL.map(|reward| labels.reward(reward)));
    all.extend(Colony::ALL.map(|colony| labels.land(colony)));
    all.extend([Row::One, Row::Two].map(|row| labels.row(row)));
    all.extend(Request::ALL.map(|request| labels.row_request(Row::One, request)));
    all.extend(PassingSlot::ALL.map(|slot| labels.passing(slot)));
    all.iter().for_each(|message| _ = listener.hear(message));
}

/// The labels of the Home of a seat.
fn hear_home(listener: &mut Listener, labels: words::madeira::board::Labels<'_>, seat: Seat) {
    use madeira::{Face, Good, Request};
    let own = labels.view.shown.players[seat];
    let mut all = vec![labels.strip(seat), labels.prestige(seat), labels.wood(seat), labels.bread(seat)];
    all.extend([labels.reals(seat), labels.pirates(seat), labels.workers(seat), labels.ships(seat)]);
    all.extend([labels.markers(seat), labels.dice(seat)]);
    all.extend(Good::ALL.map(|good| labels.goods(seat, good)));
    all.extend(Face::ALL.map(|face| labels.die(seat, face)));
    all.extend(Request::ALL.map(|request| labels.own_request(seat, request)));
    all.extend((own.favors_up | own.favors_down).iter().map(|favor| labels.own_favor(seat, favor)));
    all.iter().for_each(|message| _ = listener.hear(message));
}

/// What none of these games has: decrees of another pack, and refusals that need rare positions.
fn hear_rare_lisboa(listener: &mut Listener, game: &Lisboa) {
    use lisboa::{Count, Good, Noble, Reason, Row, Scale};
    let (row, street) = (Some(Row::A), Some(Good::Gold));
    for count in [
        Count::Buildings { side: None, architect: None },
        Count::OwnStores { row, street },
        Count::AllStores { row: None, street: None },
        Count::AllStores { row, street },
        Count::Goods(None),
    ] {
        for scale in [Scale::Per(1), Scale::Per(2), Scale::Most] {
            let decree = lisboa::Decree { count, scale, wigs: 2, not_with_two: false };
            _ = listener.hear(&words::lisboa::things::decree_text(decree));
        }
    }
    for reason in [
        Reason::NoFavor(Noble::Maia),
        Reason::NothingToFollowFor(Noble::King),
        Reason::NoHouse,
        Reason::NoLand { short: None },
        Reason::NoDecrees,
        Reason::NoMarker,
        Reason::MarkerUsed,
        Reason::NoBuilding(lisboa::Architect::Green),
        Reason::ShipNotLarger { new: 2, old: 2 },
    ] {
        _ = listener.hear(&game.refusal(reason));
    }
}

/// Refusals that need rare positions.
fn hear_rare_madeira(listener: &mut Listener, game: &Madeira) {
    use madeira::{Favor, Guild, Reason};
    for reason in [
        Reason::NotItsGuild { guild: Guild::Green, rule: RuleId("M-PHASE-A-10") },
        Reason::NothingToTurnUp(Guild::Violet),
        Reason::NowhereToGo { rule: RuleId("M-STEWARD-01") },
        Reason::NoPirates,
        Reason::NoPassingAction,
        Reason::FavorNotDown(Favor::Monk),
    ] {
        _ = listener.hear(&game.refusal(reason));
    }
    // Whoever uses the Lord pays nothing.
    let mut state = game.start(&game.random_setup(&mut testkit::Seeds(1).setup())).expect("the deal is possible");
    state.turn.lord = true;
    _ = listener.hear(&words::madeira::things::price(game, &state, madeira::Building::Moinho));
}
