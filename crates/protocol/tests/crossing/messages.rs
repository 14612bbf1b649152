//! All messages, and a page and a table that speak with each other.

use protocol::{
    Advice, AnyAction, AnyTable, DecisionLoss, Error, Export, FrameError, Hint, LONGEST, Loss, OfGame, Open, Opening,
    PackText, Reply, Request, Review, ReviewOf, SeatLoss, TableId, TableInfo, ToPage, ToTable, TurnLoss, VERSION,
    from_bytes, from_json, open, to_bytes, to_json, what_if,
};
use session::{
    Asked, Barrier, Consent, ConsentError, Course, GameName, ReadFault, Refusal, Sitter, TurnPoints, Undo,
};
use table::pack::fnv1a;
use table::record::{RecordError, ReplayError};
use table::{Actor, BySeat, Faults, Game, Illegal, RuleId, ScoreLine, Seat};

fn id() -> TableId {
    TableId("t-1".to_owned())
}

fn action() -> AnyAction {
    OfGame::Lisboa("court 17".parse().expect("an action"))
}

/// One request of each kind; a new kind has to be added, or this does not compile.
fn requests() -> Vec<Request> {
    let named = |request: &Request| match request {
        Request::Open(_)
        | Request::List
        | Request::Look { .. }
        | Request::Act { .. }
        | Request::Explain { .. }
        | Request::Undo { .. }
        | Request::AskUndo { .. }
        | Request::AnswerUndo { .. }
        | Request::Replay { .. }
        | Request::WhatIf { .. }
        | Request::Export { .. }
        | Request::Sit { .. }
        | Request::Pause { .. }
        | Request::Interrupt { .. }
        | Request::Hint { .. }
        | Request::Close { .. }
        | Request::Course { .. }
        | Request::Review { .. } => std::mem::discriminant(request),
    };
    let (table, seat, viewer) = (id(), Seat::B, Some(Seat::C));
    let seats = vec![Sitter::person("Ana"), Sitter::bot("noble"), Sitter::default()];
    let options = vec!["draft".to_owned()];
    let open = |opening, pack, seed| {
        Request::Open(Open { table: id(), opening, pack, seed, single_answers: true, script: None })
    };
    let pack = PackText(vec![("cards.toml".to_owned(), "x = 1".to_owned())]);
    let lines = vec!["turn B".to_owned()];
    let all = vec![
        open(
            Opening::New { game: GameName::Lisboa, seats: seats.clone(), options: options.clone() },
            None,
            Some(u64::MAX),
        ),
        open(Opening::Position { game: GameName::Madeira, seats, options, lines }, Some(pack), None),
        open(Opening::Record { text: "caravela-record 1\n".to_owned(), good_part: true }, None, None),
        Request::List,
        Request::Look { table: table.clone(), viewer, known: Known { steps: 300, rewinds: 2 } },
        Request::Act { table: table.clone(), seat, actions: vec![action(), action()] },
        Request::Explain { table: table.clone(), seat, action: OfGame::Madeira("pass".parse().expect("an action")) },
        Request::Undo { table: table.clone(), seat, what: Undo::Turn },
        Request::AskUndo { table: table.clone(), seat, to: 12 },
        Request::AnswerUndo { table: table.clone(), seat, agrees: true },
        Request::Replay { table: table.clone(), viewer, step: 7, log_from: 3 },
        Request::WhatIf { table: table.clone(), viewer: None, step: 7, seed: 5 },
        Request::Export { table: table.clone(), how: Export::Json },
        Request::Sit { table: table.clone(), seat, sitter: Sitter::bot("search:20") },
        Request::Pause { table: table.clone(), paused: true },
        Request::Interrupt { table: table.clone() },
        Request::Hint { table: table.clone(), seat, iterations: 300 },
        Request::Close { table: table.clone() },
        Request::Course { table: table.clone() },
        Request::Review { table, seat: viewer, iterations: 100 },
    ];
    let kinds: std::collections::HashSet<_> = all.iter().map(named).collect();
    assert_eq!(kinds.len(), 18, "one of each kind");
    all
}

/// The course of a game of two turns.
fn course() -> Course {
    let line = |name, rule, points| ScoreLine { name, rule: RuleId(rule), points: BySeat(points) };
    let turn = |round, turn, step, points: [i16; 2]| TurnPoints { round, turn, step, points: points.to_vec() };
    Course {
        start: vec![0, 2],
        turns: vec![turn(0, Seat::A, 3, [0, 2]), turn(1, Seat::B, 9, [5, 1])],
        play: vec![line("stores", "L-WIGS-03", [5, 0, 0, 0]), line("visits", "L-VISIT-04", [0, -1, 0, 0])],
        end: vec![line("money", "L-SCORE-09", [3, 4, 0, 0])],
        total: vec![8, 5],
    }
}

/// A review that was interrupted.
fn review() -> ReviewOf<madeira::Madeira> {
    let table = crate::common::madeira(1);
    let (game, state) = (table.game(), table.state());
    let asked = game.decision(state);
    let loss = |points| Loss { points, error: 0.5 };
    let advice = |lead| Advice { action: table.legal()[0], visits: 40, lead, error: 0.25 };
    let decision = DecisionLoss {
        step: 3,
        view: game.view(state, Some(Seat::A)),
        asked,
        rule: asked.map(|asked| game.decision_rule(asked)),
        played: advice(1.0),
        best: advice(2.5),
        loss: loss(1.5),
        gains: vec![("wheat".to_owned(), 0.75)],
    };
    let turn = TurnLoss { round: 2, turn: Seat::A, seat: Seat::A, loss: loss(2.0), decisions: vec![decision], more: 1 };
    let seat = SeatLoss { seat: Seat::A, decisions: 20, nothing: 15, clear: 2, loss: loss(4.0) };
    Review { seat: Some(Seat::A), iterations: 100, done: 20, of: 72, seats: vec![seat], turns: vec![turn] }
}

/// One reply of each kind, and each error; a new kind has to be added, or this does not compile.
fn replies() -> Vec<Reply> {
    let named = |reply: &Reply| match reply {
        Reply::Opened { .. }
        | Reply::Tables(_)
        | Reply::Table { .. }
        | Reply::Past { .. }
        | Reply::Refused { .. }
        | Reply::Explained { .. }
        | Reply::NotTakenBack { .. }
        | Reply::Consent { .. }
        | Reply::Thinking { .. }
        | Reply::Hint { .. }
        | Reply::Keep { .. }
        | Reply::Exported { .. }
        | Reply::Done
        | Reply::Error(_)
        | Reply::Course { .. }
        | Reply::Reviewing { .. }
        | Reply::Review { .. } => std::mem::discriminant(reply),
    };
    let (table, seat, text) = (id(), Seat::B, "caravela-record 1\n".to_owned());
    let at = RecordError { line: 9, reason: "no".to_owned() };
    let sight = |viewer| OfGame::Lisboa(crate::common::lisboa(1).sight(viewer, 0));
    let past = OfGame::Madeira(crate::common::madeira(1).sight_at(None, 0, 0).expect("there is a beginning"));
    let game = crate::common::lisboa(1);
    let wrong = "court 17".parse().expect("an action");
    let reasons = Game::explain(game.game(), game.state(), wrong);
    let info = TableInfo {
        table: id(),
        game: GameName::Madeira,
        seats: vec![Sitter::person(""), Sitter::bot("minister")],
        steps: 500,
        asked: Some(Seat::A),
        what_if: true,
    };
    let advice = Advice { action: wrong, visits: 40, lead: -1.5, error: f32::INFINITY };
    let hint = Hint { step: 3, answers: vec![advice], reasons: vec![("wigs".to_owned(), 0.25)] };
    let refusals = [
        Refusal::Over,
        Refusal::NotAsked { asked: Actor::Chance },
        Refusal::NotPossible { action: wrong, reasons: reasons.clone() },
        Refusal::Shown,
    ];
    let event = game.steps().iter().find_map(|step| step.events.first()).copied();
    let barriers = [Barrier::OtherActed(Seat::D), Barrier::Luck(event), Barrier::Shown, Barrier::Nothing];
    let mut all = vec![
        Reply::Opened {
            table: table.clone(),
            cut: Some("cut".to_owned()),
            fault: Some(OfGame::Lisboa(at.clone().into())),
        },
        Reply::Tables(vec![info]),
        Reply::Table { table: table.clone(), sight: sight(Some(Seat::A)) },
        Reply::Past { table: table.clone(), sight: past },
        Reply::Explained { table: table.clone(), action: action(), reasons: OfGame::Lisboa(reasons.clone()) },
        Reply::Consent { table: table.clone(), consent: Consent::Waiting },
        Reply::Thinking { table: table.clone(), seat, done: 5, of: 400 },
        Reply::Hint { table: table.clone(), hint: OfGame::Lisboa(hint) },
        Reply::Keep { table: table.clone(), text: text.clone() },
        Reply::Exported { table: table.clone(), text },
        Reply::Done,
        Reply::Course { table: table.clone(), course: course() },
        Reply::Reviewing { table: table.clone(), done: 12, of: 72 },
        Reply::Review { table: table.clone(), review: OfGame::Madeira(review()) },
    ];
    all.extend(refusals.map(|refusal| Reply::Refused { table: id(), index: 2, refusal: OfGame::Lisboa(refusal) }));
    all.extend(barriers.map(|barrier| Reply::NotTakenBack { table: id(), barrier: OfGame::Lisboa(barrier) }));
    let refused = ReplayError::Refused { line: 7, number: 3, illegal: Illegal { action: wrong, reasons } };
    let other_rules = ReadFault::OtherRules { theirs: 2, ours: 1 };
    let errors = [
        Error::NoTable(id()),
        Error::Taken(id()),
        Error::NoSeat(seat),
        Error::NoStep { step: 9, steps: 3 },
        Error::OtherGame(GameName::Lisboa),
        Error::Agreed("no such option".to_owned()),
        Error::Pack(Faults::one("cards.toml", "wrong")),
        Error::Position(Faults::one("line 1", "wrong")),
        Error::NoRecord(at),
        Error::Record { fault: other_rules, at: OfGame::Lisboa(refused) },
        Error::Consent(ConsentError::Open(seat)),
        Error::NotAsked(seat),
        Error::NotAllowed,
        Error::NotOver,
    ];
    all.extend(errors.map(Reply::Error));
    let kinds: std::collections::HashSet<_> = all.iter().map(named).collect();
    assert_eq!(kinds.len(), 17, "one of each kind");
    all
}

#[test]
fn all_messages_come_through() {
    for (number, request) in (0..).zip(requests()) {
        let message = ToTable { number, request };
        assert_eq!(from_bytes::<ToTable>(&to_bytes(&message)).as_ref(), Ok(&message));
        assert_eq!(from_json::<ToTable>(&to_json(&message)).as_ref(), Ok(&message));
    }
    for (number, reply) in replies().into_iter().enumerate() {
        let number = u32::try_from(number).ok().filter(|n| n % 2 == 0);
        let message = ToPage { number, reply };
        assert_eq!(from_bytes::<ToPage>(&to_bytes(&message)).as_ref(), Ok(&message));
        // JSON has no infinity: it is for looking at messages, and writes null there.
        if let Reply::Hint { .. } = message.reply {
            assert!(to_json(&message).contains("\"error\":null"));
        } else {
            assert_eq!(from_json::<ToPage>(&to_json(&message)).as_ref(), Ok(&message));
        }
    }
}

#[test]
fn json_can_be_read_by_people() {
    let message = ToTable { number: 4, request: Request::Act { table: id(), seat: Seat::B, actions: vec![action()] } };
    let wanted = r#"{"version":4,"message":{"number":4,"request":{"Act":{"table":"t-1","seat":"B","actions":[{"lisboa":"court 17"}]}}}}"#;
    assert_eq!(to_json(&message), wanted);
}

#[test]
fn foreign_versions_and_broken_messages_are_refused() {
    let message = ToTable { number: 4, request: Request::List };
    let (bytes, json) = (to_bytes(&message), to_json(&message));
    for theirs in [0, VERSION + 1, u16::MAX] {
        let mut foreign = bytes.clone();
        foreign[..2].copy_from_slice(&theirs.to_le_bytes());
        let wanted = FrameError::Version { theirs, ours: VERSION };
        assert_eq!(from_bytes::<ToTable>(&foreign), Err(wanted.clone()));
        // Whatever the rest may look like in that version.
        assert_eq!(from_bytes::<ToTable>(&foreign[..2]), Err(wanted.clone()));
        let foreign = format!(r#"{{"version":{theirs},"letter":"dear table"}}"#);
        assert_eq!(from_json::<ToTable>(&foreign), Err(wanted.clone()));
        let text = wanted.to_string();
        assert!(text.contains(&format!("version {theirs}")) && text.contains(&format!("version {VERSION}")), "{text}");
    }
    assert!(FrameError::Version { theirs: 9, ours: 1 }.to_string().ends_with("this side must be renewed"));
    let broken = |bytes: &[u8]| matches!(from_bytes::<ToTable>(bytes), Err(FrameError::Broken(_)));
    assert!(broken(&[]) && broken(&bytes[..1]) && broken(&bytes[..4]) && broken(&bytes[..bytes.len() - 1]));
    assert!(broken(&[&bytes[..], &[0]].concat()));
    assert!(from_json::<ToTable>("").is_err() && from_json::<ToTable>(&json[..json.len() - 1]).is_err());
    assert_eq!(from_bytes::<ToTable>(&vec![0; LONGEST + 1]), Err(FrameError::TooLong { bytes: LONGEST + 1 }));
}

/// Sights, and reviews with the views in them, are left out: what they hold changes with every printed value that is corrected.
#[test]
fn whoever_changes_the_shape_of_messages_raises_the_version() {
    let shape = |bytes: Vec<Vec<u8>>| fnv1a(&bytes.concat());
    let is_plain = |reply: &Reply| !matches!(reply, Reply::Table { .. } | Reply::Past { .. } | Reply::Review { .. });
    let replies: Vec<Reply> = replies().into_iter().filter(is_plain).collect();
    let shapes = (shape(requests().iter().map(to_bytes).collect()), shape(replies.iter().map(to_bytes).collect()));
    let wanted = (9_487_354_274_475_541_220, 368_255_761_966_020_113);
    assert_eq!(shapes, wanted, "raise VERSION, then write the new numbers here");
}

fn opened(opening: Opening, seed: Option<u64>) -> Result<protocol::Laid, Error> {
    open(&Open { table: id(), opening, pack: None, seed, single_answers: true, script: None }, 77)
}

fn seats() -> Vec<Sitter> {
    vec![Sitter::person("Ana"), Sitter::person("Rui")]
}

fn new_table(game: GameName) -> AnyTable {
    opened(Opening::New { game, seats: seats(), options: Vec::new() }, Some(5)).expect("a deal is possible").table
}

fn error(table: &mut AnyTable, request: &Request) -> Error {
    match table.answer(request) {
        Some(Reply::Error(error)) => error,
        other => panic!("an error was wanted, not {other:?}"),
    }
}

#[test]
fn a_page_plays_by_messages() {
    for game in GameName::ALL {
        let mut table = new_table(game);
        let look = |table: &mut AnyTable, viewer, known| {
            let reply = table.answer(&Request::Look { table: id(), viewer, known });
            let Some(Reply::Table { sight, .. }) = reply else { panic!("the table was wanted, not {reply:?}") };
            sight
        };
        // Whoever is asked takes the first answer, learned from messages alone.
        for _ in 0..40 {
            let (mut asked, mut answer) = (None, None);
            for seat in [Seat::A, Seat::B] {
                let first = match look(&mut table, Some(seat), 0) {
                    OfGame::Lisboa(sight) => match sight.asked {
                        Asked::Seat { legal, .. } => legal.first().copied().map(OfGame::Lisboa),
                        Asked::Luck | Asked::Nobody => None,
                    },
                    OfGame::Madeira(sight) => match sight.asked {
                        Asked::Seat { legal, .. } => legal.first().copied().map(OfGame::Madeira),
                        Asked::Luck | Asked::Nobody => None,
                    },
                };
                if first.is_some() {
                    (asked, answer) = (Some(seat), first);
                }
            }
            let (Some(seat), Some(action)) = (asked, answer) else { panic!("somebody is asked") };
            let other = if seat == Seat::A { Seat::B } else { Seat::A };
            assert_eq!(
                error(&mut table, &Request::Explain { table: id(), seat: other, action }),
                Error::NotAsked(other)
            );
            let explained = table.answer(&Request::Explain { table: id(), seat, action });
            let Some(Reply::Explained { reasons, .. }) = explained else { panic!("reasons were wanted") };
            assert!(
                matches!(&reasons, OfGame::Lisboa(none) if none.is_empty())
                    || matches!(&reasons, OfGame::Madeira(none) if none.is_empty())
            );
            let refused = table.answer(&Request::Act { table: id(), seat: other, actions: vec![action] });
            assert!(matches!(refused, Some(Reply::Refused { .. })), "{refused:?}");
            assert_eq!(table.answer(&Request::Act { table: id(), seat, actions: vec![action] }), Some(Reply::Done));
        }
        let steps = table.info(id()).steps;
        assert!(steps >= 40);
        let past = table.answer(&Request::Replay { table: id(), viewer: None, step: 7, log_from: 2 });
        assert!(matches!(past, Some(Reply::Past { .. })));
        let wrong = Request::Replay { table: id(), viewer: None, step: 7_000, log_from: 2 };
        assert_eq!(error(&mut table, &wrong), Error::NoStep { step: 7_000, steps });
        let wrong = Request::Look { table: id(), viewer: Some(Seat::D), known: 0 };
        assert_eq!(error(&mut table, &wrong), Error::NoSeat(Seat::D));
        let foreign = match game {
            GameName::Lisboa => OfGame::Madeira("pass".parse().expect("an action")),
            GameName::Madeira => action(),
        };
        let wrong = Request::Act { table: id(), seat: Seat::A, actions: vec![foreign] };
        assert_eq!(error(&mut table, &wrong), Error::OtherGame(game));
        assert_eq!(table.answer(&Request::List), None, "this is for the host");
        let review = Request::Review { table: id(), seat: None, iterations: 9 };
        assert_eq!(table.answer(&review), None, "and so is this");
        assert_eq!(error(&mut table, &Request::Course { table: id() }), Error::NotOver);
        // Back by consent, and to a table that tries something out.
        let asked = table.answer(&Request::AskUndo { table: id(), seat: Seat::A, to: 3 });
        assert_eq!(asked, Some(Reply::Consent { table: id(), consent: Consent::Waiting }));
        let granted = table.answer(&Request::AnswerUndo { table: id(), seat: Seat::B, agrees: true });
        assert_eq!(granted, Some(Reply::Consent { table: id(), consent: Consent::Granted }));
        let tried = what_if(&table, Some(Seat::B), 2, 9).expect("two steps were taken");
        assert!(tried.info(id()).what_if && !table.info(id()).what_if);
        assert!(what_if(&table, Some(Seat::B), 2_000, 9).is_err() && what_if(&table, Some(Seat::D), 2, 9).is_err());
    }
}

#[test]
fn a_table_is_kept_and_opened_again() {
    for game in GameName::ALL {
        let mut table = new_table(game);
        let text = table.save();
        for how in [Export::Text, Export::Json] {
            let Some(Reply::Exported { text, .. }) = table.answer(&Request::Export { table: id(), how }) else {
                panic!("a record was wanted")
            };
            let again = opened(Opening::Record { text, good_part: false }, None).expect("the record is good");
            assert_eq!((again.table.save(), again.cut, again.fault), (table.save(), None, None));
            assert_eq!(again.table.info(id()), table.info(id()));
        }
        // In part, if that is asked for.
        let broken = format!("{text}x jump\n");
        let strict = opened(Opening::Record { text: broken.clone(), good_part: false }, None);
        assert!(matches!(strict.map(|_| ()), Err(Error::Record { fault: ReadFault::Broken, .. })));
        let part = opened(Opening::Record { text: broken, good_part: true }, None).expect("the rest is good");
        assert_eq!(
            (part.table.save(), part.fault.map(|fault| protocol::each!(fault, fault => fault.line()))),
            (text.clone(), Some(text.lines().count() + 1))
        );
    }
}

#[test]
fn what_cannot_be_opened_is_named() {
    let new = |players: usize, options: &[&str]| {
        let options = options.iter().map(|&option| option.to_owned()).collect();
        let opening = Opening::New { game: GameName::Lisboa, seats: vec![Sitter::default(); players], options };
        opened(opening, None).map(|_| ())
    };
    let reason = |error: Result<(), Error>| error.unwrap_err().to_string();
    assert_eq!(new(2, &["draft"]), Ok(()));
    assert!(reason(new(5, &[])).contains("2 to 4 players, not 5") && reason(new(0, &[])).contains("not 0"));
    assert!(reason(new(2, &["chess"])).contains("chess"));
    let sit = Request::Sit { table: id(), seat: Seat::B, sitter: Sitter::bot("genius") };
    assert!(error(&mut new_table(GameName::Madeira), &sit).to_string().contains("`genius` is not a bot"));
    let position = |lines: &[&str]| {
        let lines = lines.iter().map(|&line| line.to_owned()).collect();
        let opening = Opening::Position { game: GameName::Madeira, seats: seats(), options: Vec::new(), lines };
        opened(opening, None).map(|_| ())
    };
    assert_eq!(position(&[]), Ok(()));
    assert!(reason(position(&["jump"])).contains("line 1"));
    let record = |text: &str| opened(Opening::Record { text: text.to_owned(), good_part: false }, None).map(|_| ());
    assert!(reason(record("a letter")).contains("no record"));
    let text = new_table(GameName::Lisboa).save();
    assert!(reason(record(&text.replace("game lisboa", "game chess"))).contains("`chess` is not a game"));
    let pack = PackText(vec![("cards.toml".to_owned(), "x = 1".to_owned())]);
    let opening = Opening::New { game: GameName::Lisboa, seats: seats(), options: Vec::new() };
    let wrong =
        open(&Open { table: id(), opening, pack: Some(pack), seed: None, single_answers: true, script: None }, 1)
            .map(|_| ());
    assert!(matches!(wrong, Err(Error::Pack(_))));
}

#[test]
fn the_course_of_a_finished_game_is_told() {
    let mut played = crate::common::lisboa(4);
    crate::common::play(&mut played, 4, |_| ());
    let mut table = OfGame::Lisboa(played);
    let Some(Reply::Course { course, .. }) = table.answer(&Request::Course { table: id() }) else {
        panic!("the course was wanted")
    };
    let OfGame::Lisboa(sight) = table.sight(None, 0) else { panic!("this is Lisboa") };
    assert_eq!(course.total, sight.scores);
}
