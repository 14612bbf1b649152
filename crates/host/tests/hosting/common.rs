//! A driver that brings everything at once: messages by bytes, as they cross a wire, and jobs that run where they are.

use host::{AnyJob, AnyOutcome, ConnectionId, Host, JobId, Moment, Output, Principal, run};
use protocol::{
    AnyAction, AnySight, FromHost, OfGame, Open, Opening, Reply, Request, TableId, ToHost, each, from_bytes, to_bytes,
};
use session::{Asked, GameName, Sitter};
use std::time::Duration;
use table::Seat;

/// The one who opens tables and keeps them.
pub const KEEPER: ConnectionId = ConnectionId(1);

pub fn id() -> TableId {
    TableId("t".to_owned())
}

/// How a new table of a game is opened, with luck that is always the same.
pub fn new_game(game: GameName, seats: &[Sitter]) -> Open {
    let opening = Opening::New { game, seats: seats.to_vec(), options: Vec::new() };
    Open { seed: Some(3), ..Open::new(opening) }
}

/// A host and who drives it.
pub struct Driver {
    pub host: Host,
    pub time: u64,
    pub number: u32,
    pub stopped: Vec<JobId>,
}

impl Driver {
    /// The keeper is connected.
    pub fn new() -> Self {
        let mut driver = Self { host: Host::default(), time: 1_000, number: 0, stopped: Vec::new() };
        driver.host.connect(KEEPER, true);
        assert!(
            matches!(&driver.said()[..], [(KEEPER, FromHost { number: None, reply: Reply::Tables(none), .. })] if none.is_empty())
        );
        driver
    }

    /// The keeper has opened a table.
    pub fn with(game: GameName, seats: &[Sitter]) -> Self {
        let mut driver = Self::new();
        let said = driver.ask(KEEPER, Request::Open(new_game(game, seats)));
        assert!(matches!(reply(&said, KEEPER), Reply::Opened { .. }), "{said:?}");
        driver
    }

    pub fn now(&self) -> Moment {
        Moment { time: self.time, random: 7 }
    }

    /// Somebody is there, and looks on for their first seat.
    pub fn admit(&mut self, key: u64, principal: Principal) -> ConnectionId {
        let connection = ConnectionId(key);
        let viewer = principal.seats.first().copied();
        self.host.connect(connection, false);
        self.host.admit(connection, &id(), Some(principal));
        self.said();
        let said = self.ask(connection, Request::Look { viewer });
        assert!(matches!(reply(&said, connection), Reply::Table { .. }), "{said:?}");
        connection
    }

    /// How many entries the table has.
    pub fn at(&self) -> usize {
        self.host.table(&id()).map_or(0, |table| each!(table, table => table.at()))
    }

    /// Everything that was said since, as it comes through to whoever it is for.
    pub fn said(&mut self) -> Vec<(ConnectionId, FromHost)> {
        let mut said = Vec::new();
        for output in self.host.outputs() {
            match output {
                Output::Message { to, message } => {
                    assert_eq!(from_bytes::<FromHost>(&to_bytes(&*message)).as_ref(), Ok(&*message));
                    said.push((to, *message));
                }
                Output::Stop(job) => self.stopped.push(job),
            }
        }
        said
    }

    /// Brings a message as it stands.
    pub fn bring(&mut self, from: ConnectionId, message: ToHost) -> Vec<(ConnectionId, FromHost)> {
        let message = from_bytes(&to_bytes(&message)).expect("it comes through");
        self.host.take(from, message, self.now());
        self.said()
    }

    /// A new request about the table by somebody who knows all of it.
    pub fn ask(&mut self, from: ConnectionId, request: Request) -> Vec<(ConnectionId, FromHost)> {
        self.number += 1;
        let message = ToHost { number: self.number, table: Some(id()), at: self.at(), request };
        self.bring(from, message)
    }

    pub fn next_job(&mut self) -> Option<(JobId, AnyJob)> {
        let now = self.now();
        self.host.next_job(now)
    }

    /// Runs a job to its end, telling how far it is.
    pub fn run(&mut self, id: JobId, job: AnyJob) -> AnyOutcome {
        let host = std::sync::Mutex::new(&mut self.host);
        run(job, || Duration::ZERO, &|done, of| !host.lock().expect("nobody panics").progress(id, done, of))
    }

    pub fn finish(&mut self, id: JobId, outcome: AnyOutcome) -> bool {
        let now = self.now();
        self.host.finish(id, outcome, now)
    }

    /// Does one job; nothing if there is none.
    pub fn work(&mut self) -> Option<Vec<(ConnectionId, FromHost)>> {
        let (id, job) = self.next_job()?;
        let outcome = self.run(id, job);
        assert!(self.finish(id, outcome), "nothing came in between");
        Some(self.said())
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Seat> {
        use table::Game;
        self.host.table(&id()).and_then(|table| each!(table, table => table.game().actor(table.state()).seat()))
    }

    /// The table as it would be kept.
    pub fn text(&self) -> String {
        each!(self.host.table(&id()).expect("it is open"), table => table.save())
    }
}

/// The one reply to a request of somebody.
pub fn reply(said: &[(ConnectionId, FromHost)], to: ConnectionId) -> &Reply {
    let mut replies = said.iter().filter(|(at, message)| *at == to && message.number.is_some());
    match (replies.next(), replies.next()) {
        (Some((_, message)), None) => &message.reply,
        other => panic!("one reply was wanted, not {other:?}"),
    }
}

/// What somebody was told by itself of how the table looks.
pub fn news(said: &[(ConnectionId, FromHost)], to: ConnectionId) -> Vec<&AnySight> {
    let is_news = |(at, message): &&(ConnectionId, FromHost)| *at == to && message.number.is_none();
    let sight = |message: &'_ FromHost| matches!(message.reply, Reply::Table { .. });
    said.iter()
        .filter(is_news)
        .filter(|(_, message)| sight(message))
        .map(|(_, message)| if let Reply::Table { sight } = &message.reply { sight } else { unreachable!() })
        .collect()
}

/// What the keeper was last given to keep.
pub fn kept(said: &[(ConnectionId, FromHost)]) -> Option<&str> {
    said.iter().rev().find_map(|(to, message)| {
        let Reply::Keep { text } = &message.reply else { return None };
        assert_eq!(*to, KEEPER, "nobody else gets the record");
        Some(text.as_str())
    })
}

/// The possible answers of a viewer who is asked.
pub fn legal(sight: &AnySight) -> Vec<AnyAction> {
    fn of<A: Copy, D>(asked: &Asked<A, D>) -> Vec<A> {
        if let Asked::Seat { legal, .. } = asked { legal.clone() } else { Vec::new() }
    }
    match sight {
        OfGame::Lisboa(sight) => of(&sight.asked).into_iter().map(OfGame::Lisboa).collect(),
        OfGame::Madeira(sight) => of(&sight.asked).into_iter().map(OfGame::Madeira).collect(),
    }
}

pub fn persons(n: usize) -> Vec<Sitter> {
    ["Ana", "Rui", "Eva", "Gil"].into_iter().take(n).map(Sitter::person).collect()
}
