//! Several viewers of one table: each is told what it may know, and nothing else crosses the wire.

use crate::common::{Driver, KEEPER, id, kept, news, persons, reply};
use host::{ConnectionId, Principal};
use lisboa::Lisboa;
use madeira::Madeira;
use protocol::{AnySight, FromHost, OfGame, Open, Opening, Reply, Request, each};
use session::{Asked, GameName, LogEntryOf, SightOf, Table};
use std::collections::BTreeMap;
use table::{Game, GameExt, Seat, Seeds, below};

/// What a viewer remembers of a game.
struct Memory<G: Game> {
    viewer: Option<Seat>,
    log: Vec<LogEntryOf<G>>,
}

impl<G: Game> Memory<G> {
    /// Takes in a sight, after it was compared with what the viewer may know of the table: its view, and what follows from a world that
    /// looks the same, made up from the view alone.
    fn take_in(&mut self, sight: &SightOf<G>, table: &Table<G>, seed: u64) {
        let game = table.game();
        let view = game.view(table.state(), self.viewer);
        assert_eq!((sight.viewer, &sight.view, sight.at), (self.viewer, &view, table.at()));
        let world = game.sample(&view, &mut Seeds(seed).stream(4));
        assert_eq!(game.view(&world, self.viewer), view);
        assert_eq!((sight.progress.round, sight.progress.turn), (game.round(&world), game.turn(&world)));
        let scores = game.scores(&world);
        assert_eq!(sight.scores, Seat::first(game.n_seats()).map(|seat| scores[seat]).collect::<Vec<_>>());
        assert_eq!(
            sight.end.as_ref().map(|end| &end.sheet),
            game.is_over(&world).then(|| game.score_sheet(&world)).as_ref()
        );
        if let Asked::Seat { seat, decision, rule, legal, proposal } = &sight.asked {
            assert_eq!((game.actor(&world).seat(), *decision), (Some(*seat), game.decision(&world)));
            assert_eq!(*rule, decision.map(|decision| game.decision_rule(decision)));
            let mut possible = Vec::new();
            if Some(*seat) == self.viewer {
                game.legal_actions(&world, &mut possible);
            }
            assert_eq!((legal, proposal.is_some_and(|it| !legal.contains(&it))), (&possible, false));
        }
        self.log.truncate(sight.log_from);
        self.log.extend(sight.log.iter().cloned());
        assert_eq!(self.log.len(), table.steps().len());
        for (entry, step) in self.log.iter().zip(table.steps()).skip(sight.log_from) {
            let seen: Vec<G::Event> = step.events.iter().filter_map(|event| game.redact(event, self.viewer)).collect();
            let is_own = self.viewer.is_some() && step.by.seat() == self.viewer;
            assert_eq!((&entry.events, entry.by), (&seen, step.by));
            assert_eq!(entry.action, (is_own || seen == step.events).then_some(step.action));
            assert!(
                !entry.forced || is_own || step.by.seat().is_none(),
                "what others could not choose shows their hand"
            );
        }
    }
}

enum AnyMemory {
    Lisboa(Memory<Lisboa>),
    Madeira(Memory<Madeira>),
}

impl AnyMemory {
    fn new(game: GameName, viewer: Option<Seat>) -> Self {
        match game {
            GameName::Lisboa => Self::Lisboa(Memory { viewer, log: Vec::new() }),
            GameName::Madeira => Self::Madeira(Memory { viewer, log: Vec::new() }),
        }
    }

    fn take_in(&mut self, sight: &AnySight, driver: &Driver) {
        let (table, seed) = (driver.host.table(&id()).expect("it is open"), driver.at() as u64);
        match (self, sight, table) {
            (Self::Lisboa(memory), OfGame::Lisboa(sight), OfGame::Lisboa(table)) => memory.take_in(sight, table, seed),
            (Self::Madeira(memory), OfGame::Madeira(sight), OfGame::Madeira(table)) => {
                memory.take_in(sight, table, seed);
            }
            _ => panic!("of another game"),
        }
    }
}

/// Everything that comes to somebody is one of few things, and each is what they may know.
fn look_at(memories: &mut BTreeMap<ConnectionId, AnyMemory>, said: &[(ConnectionId, FromHost)], driver: &Driver) {
    for (to, message) in said {
        if let Reply::Table { sight } = &message.reply {
            memories.get_mut(to).expect("it looks on").take_in(sight, driver);
        } else if let Reply::Keep { .. } = &message.reply {
            assert_eq!(*to, KEEPER);
        } else {
            let is_plain = matches!(message.reply, Reply::Done | Reply::NotTakenBack { .. });
            assert!(is_plain && message.number.is_some(), "{to:?} is told {:?}", message.reply);
        }
    }
}

fn whole_games(game: GameName, options: &[&str]) {
    let options = options.iter().map(|&option| option.to_owned()).collect();
    let mut driver = Driver::new();
    let opening = Opening::New { game, seats: persons(3), options };
    driver.ask(KEEPER, Request::Open(Open { seed: Some(5), ..Open::new(opening) }));
    let seats = [Some(Seat::A), Some(Seat::B), Some(Seat::C), None];
    let mut memories = BTreeMap::new();
    for (key, viewer) in (10..).zip(seats) {
        let principal = viewer.map_or(Principal::SPECTATOR, Principal::player);
        let connection = driver.admit(key, principal);
        memories.insert(connection, AnyMemory::new(game, viewer));
        let whole = driver.bring(
            connection,
            protocol::ToHost { number: 900, table: Some(id()), at: 0, request: Request::Look { viewer } },
        );
        look_at(&mut memories, &whole, &driver);
    }
    let mut rng = Seeds(9).stream(2);
    let mut n_back = 0;
    while let Some(seat) = driver.asked() {
        let player = ConnectionId(10 + seat.index() as u64);
        let request = if below(&mut rng, 9) == 0 {
            Request::Undo { seat, what: session::Undo::Decision }
        } else {
            let legal = each_legal(&driver);
            Request::Act { seat, actions: vec![legal[below(&mut rng, legal.len() as u64) as usize]] }
        };
        let said = driver.ask(player, request);
        look_at(&mut memories, &said, &driver);
        n_back += usize::from(matches!(reply(&said, player), Reply::Done));
        assert!([10, 11, 12, 13].iter().all(|&key| news(&said, ConnectionId(key)).len() <= 1));
        if let Some(text) = kept(&said) {
            assert_eq!(text, driver.text());
        }
    }
    assert!(n_back > 40, "{n_back}");
}

fn each_legal(driver: &Driver) -> Vec<protocol::AnyAction> {
    match driver.host.table(&id()).expect("it is open") {
        OfGame::Lisboa(table) => table.legal().into_iter().map(OfGame::Lisboa).collect(),
        OfGame::Madeira(table) => table.legal().into_iter().map(OfGame::Madeira).collect(),
    }
}

#[test]
fn viewers_of_lisboa_are_told_what_they_may_know() {
    whole_games(GameName::Lisboa, &["draft", "tasks"]);
}

#[test]
fn viewers_of_madeira_are_told_what_they_may_know() {
    whole_games(GameName::Madeira, &[]);
}

#[test]
fn three_viewers_of_one_table_see_it_each_in_their_own_way() {
    let mut driver = Driver::with(GameName::Lisboa, &persons(3));
    let viewers = [Some(Seat::A), Some(Seat::B), None];
    let connections: Vec<ConnectionId> = (10..)
        .zip(viewers)
        .map(|(key, viewer)| driver.admit(key, viewer.map_or(Principal::SPECTATOR, Principal::player)))
        .collect();
    let mut hidden = [0; 3];
    for _ in 0..12 {
        let seat = driver.asked().expect("somebody is asked");
        let legal = each_legal(&driver);
        let said = driver.ask(KEEPER, Request::Act { seat, actions: legal[..1].to_vec() });
        let sights: Vec<&AnySight> = connections.iter().flat_map(|&connection| news(&said, connection)).collect();
        assert_eq!(sights.len(), 3, "each is told once");
        for (n, viewer) in viewers.into_iter().enumerate() {
            let (OfGame::Lisboa(sight), Some(OfGame::Lisboa(table))) = (sights[n], driver.host.table(&id())) else {
                panic!("this is Lisboa")
            };
            assert_eq!((sight.viewer, sight.view.seat), (viewer, viewer));
            for seat in Seat::first(3) {
                let (hand, revealed) = (table.state().boards[seat].hand, table.state().revealed);
                let backs: u8 = sight.view.backs[seat].iter().flatten().sum();
                let wanted = if viewer == Some(seat) { (hand, 0) } else { (hand & revealed, (hand - revealed).len()) };
                assert_eq!((sight.view.shown.boards[seat].hand, backs), wanted, "{viewer:?} looks at {seat}");
                hidden[n] += backs;
            }
        }
    }
    assert!(hidden[0] > 0 && hidden[0] < hidden[2] && hidden[1] < hidden[2], "{hidden:?}");
    // One closes the book, another comes back: both are told from where they were.
    let at = driver.at();
    driver.host.disconnect(connections[1]);
    let legal = each_legal(&driver);
    let seat = driver.asked().expect("somebody is asked");
    let said = driver.ask(KEEPER, Request::Act { seat, actions: legal[..1].to_vec() });
    assert_eq!((news(&said, connections[1]).len(), news(&said, connections[2]).len()), (0, 1));
    driver.host.connect(connections[1], false);
    let said = driver.said();
    assert!(matches!(&said[..], [(_, FromHost { reply: Reply::Tables(tables), .. })] if tables.len() == 1));
    let look = Request::Look { viewer: Some(Seat::B) };
    let said = driver.bring(connections[1], protocol::ToHost { number: 77, table: Some(id()), at, request: look });
    let Reply::Table { sight } = reply(&said, connections[1]) else { panic!("{said:?}") };
    assert!(each!(sight, sight => sight.log_from > 0 && sight.log_from + sight.log.len() == sight.steps));
}
