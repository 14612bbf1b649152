//! All messages: there and back, damaged, of another version. How they are answered is tested where they are, in `host`.

use protocol::{
    Advice, AnyAction, DecisionLoss, Error, Export, FrameError, FromHost, Hint, LONGEST, Loss, OfGame, Open, Opening,
    PackText, Reply, Request, Review, ReviewOf, SeatLoss, TableId, TableInfo, ToHost, TurnLoss, VERSION, from_bytes,
    from_json, to_bytes, to_json,
};
use session::{
    Barrier, Consent, ConsentError, Course, GameName, LeaveError, ReadFault, Refusal, Sitter, TurnPoints, Undo,
    UndoPolicy,
};
use table::pack::fnv1a;
use table::record::{RecordError, ReplayError};
use table::{Actor, BySeat, Faults, Game, Illegal, RuleId, ScoreLine, Seat};

pub fn id() -> TableId {
    TableId("t-1".to_owned())
}

fn action() -> AnyAction {
    OfGame::Lisboa("court 17".parse().expect("an action"))
}

/// One request of each kind; a new kind has to be added, or this does not compile.
pub fn requests() -> Vec<Request> {
    let named = |request: &Request| match request {
        Request::Open(_)
        | Request::List
        | Request::Look { .. }
        | Request::Act { .. }
        | Request::Explain { .. }
        | Request::Undo { .. }
        | Request::AskUndo { .. }
        | Request::AnswerUndo { .. }
        | Request::Resign { .. }
        | Request::Replay { .. }
        | Request::WhatIf { .. }
        | Request::Export { .. }
        | Request::Sit { .. }
        | Request::Pause { .. }
        | Request::Interrupt
        | Request::Hint { .. }
        | Request::Close
        | Request::Course
        | Request::Review { .. } => std::mem::discriminant(request),
    };
    let (seat, viewer) = (Seat::B, Some(Seat::C));
    let seats = vec![Sitter::person("Ana"), Sitter::bot("noble"), Sitter::default()];
    let options = vec!["draft".to_owned()];
    let open = |opening, pack, seed| Request::Open(Open { pack, seed, ..Open::new(opening) });
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
        Request::Look { viewer },
        Request::Act { seat, actions: vec![action(), action()] },
        Request::Explain { seat, action: OfGame::Madeira("pass".parse().expect("an action")) },
        Request::Undo { seat, what: Undo::Turn },
        Request::AskUndo { seat, to: 12 },
        Request::AnswerUndo { seat, agrees: true },
        Request::Resign { seat },
        Request::Replay { viewer, step: 7, log_from: 3 },
        Request::WhatIf { viewer: None, step: 7, seed: 5 },
        Request::Export { how: Export::Json },
        Request::Sit { seat, sitter: Sitter::bot("search:20") },
        Request::Pause { paused: true },
        Request::Interrupt,
        Request::Hint { seat, iterations: 300 },
        Request::Close,
        Request::Course,
        Request::Review { seat: viewer, iterations: 100 },
    ];
    let kinds: std::collections::HashSet<_> = all.iter().map(named).collect();
    assert_eq!(kinds.len(), 19, "one of each kind");
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
pub fn replies() -> Vec<Reply> {
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
    let (seat, text) = (Seat::B, "caravela-record 1\n".to_owned());
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
    let never = Barrier::Policy(UndoPolicy::Never);
    let barriers = [Barrier::OtherActed(Seat::D), Barrier::Luck(event), Barrier::Shown, Barrier::Nothing, never];
    let mut all = vec![
        Reply::Opened { table: id(), cut: Some("cut".to_owned()), fault: Some(OfGame::Lisboa(at.clone().into())) },
        Reply::Tables(vec![info]),
        Reply::Table { sight: sight(Some(Seat::A)) },
        Reply::Past { sight: past },
        Reply::Explained { action: action(), reasons: OfGame::Lisboa(reasons.clone()) },
        Reply::Consent { consent: Consent::Waiting },
        Reply::Thinking { seat, done: 5, of: 400 },
        Reply::Hint { hint: OfGame::Lisboa(hint) },
        Reply::Keep { text: text.clone() },
        Reply::Exported { text },
        Reply::Done,
        Reply::Course { course: course() },
        Reply::Reviewing { done: 12, of: 72 },
        Reply::Review { review: OfGame::Madeira(review()) },
    ];
    all.extend(refusals.map(|refusal| Reply::Refused { index: 2, refusal: OfGame::Lisboa(refusal) }));
    all.extend(barriers.map(|barrier| Reply::NotTakenBack { barrier: OfGame::Lisboa(barrier) }));
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
        Error::Forgotten,
        Error::Leave(LeaveError::Over),
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
        let message = ToHost { number, table: Some(id()).filter(|_| number % 3 > 0), at: 300, request };
        assert_eq!(from_bytes::<ToHost>(&to_bytes(&message)).as_ref(), Ok(&message));
        assert_eq!(from_json::<ToHost>(&to_json(&message)).as_ref(), Ok(&message));
    }
    for (number, reply) in replies().into_iter().enumerate() {
        let number = u32::try_from(number).ok().filter(|n| n % 2 == 0);
        let message = FromHost { number, table: Some(id()).filter(|_| number.is_some()), reply };
        assert_eq!(from_bytes::<FromHost>(&to_bytes(&message)).as_ref(), Ok(&message));
        assert_eq!(from_json::<FromHost>(&to_json(&message)).as_ref(), Ok(&message));
    }
}

#[test]
fn json_can_be_read_by_people() {
    let request = Request::Act { seat: Seat::B, actions: vec![action()] };
    let message = ToHost { number: 4, table: Some(id()), at: 31, request };
    let wanted = r#"{"version":5,"message":{"number":4,"table":"t-1","at":31,"request":{"Act":{"seat":"B","actions":[{"lisboa":"court 17"}]}}}}"#;
    assert_eq!(to_json(&message), wanted);
}

#[test]
fn foreign_versions_and_broken_messages_are_refused() {
    let message = ToHost { number: 4, table: None, at: 0, request: Request::List };
    let (bytes, json) = (to_bytes(&message), to_json(&message));
    for theirs in [0, VERSION + 1, u16::MAX] {
        let mut foreign = bytes.clone();
        foreign[..2].copy_from_slice(&theirs.to_le_bytes());
        let wanted = FrameError::Version { theirs, ours: VERSION };
        assert_eq!(from_bytes::<ToHost>(&foreign), Err(wanted.clone()));
        // Whatever the rest may look like in that version.
        assert_eq!(from_bytes::<ToHost>(&foreign[..2]), Err(wanted.clone()));
        let foreign = format!(r#"{{"version":{theirs},"letter":"dear table"}}"#);
        assert_eq!(from_json::<ToHost>(&foreign), Err(wanted.clone()));
        let text = wanted.to_string();
        assert!(text.contains(&format!("version {theirs}")) && text.contains(&format!("version {VERSION}")), "{text}");
    }
    assert!(FrameError::Version { theirs: 9, ours: 1 }.to_string().ends_with("this side must be renewed"));
    let broken = |bytes: &[u8]| matches!(from_bytes::<ToHost>(bytes), Err(FrameError::Broken(_)));
    assert!(broken(&[]) && broken(&bytes[..1]) && broken(&bytes[..4]) && broken(&bytes[..bytes.len() - 1]));
    assert!(broken(&[&bytes[..], &[0]].concat()));
    assert!(from_json::<ToHost>("").is_err() && from_json::<ToHost>(&json[..json.len() - 1]).is_err());
    assert_eq!(from_bytes::<ToHost>(&vec![0; LONGEST + 1]), Err(FrameError::TooLong { bytes: LONGEST + 1 }));
}

/// Sights, and reviews with the views in them, are left out: what they hold changes with every printed value that is corrected.
#[test]
fn whoever_changes_the_shape_of_messages_raises_the_version() {
    let shape = |bytes: Vec<Vec<u8>>| fnv1a(&bytes.concat());
    let is_plain = |reply: &Reply| !matches!(reply, Reply::Table { .. } | Reply::Past { .. } | Reply::Review { .. });
    let replies: Vec<Reply> = replies().into_iter().filter(is_plain).collect();
    let shapes = (shape(requests().iter().map(to_bytes).collect()), shape(replies.iter().map(to_bytes).collect()));
    let wanted = (7_643_352_949_116_764_030, 14_978_838_840_854_925_445);
    assert_eq!(shapes, wanted, "raise VERSION, then write the new numbers here");
}
