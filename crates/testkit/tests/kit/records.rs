//! Records: written, read, refused.

use crate::toy::{Act, Flaw, State, Toy, toy};
use rand::Rng;
use table::record::{Header, Record, Replay, state_hash};
use table::{Game, GameExt, NoEvents, Seat, below};
use testkit::driver::{Seeds, random_game};

/// The record of a random game, and its states.
fn recorded(game: &Toy, seed: u64) -> (Record<Toy>, Vec<State>) {
    let setup = game.random_setup(&mut Seeds(seed).setup());
    let mut record = Record::new(game, &setup);
    record.header_mut().set_seed(seed);
    record.header_mut().set_name(Seat::B, "  Dona\n Ana ");
    let mut states = vec![game.start(&setup).expect("a deal is possible")];
    random_game(game, seed, 500, |step| {
        record.push(game, step.before, step.action, step.after);
        states.push(*step.after);
    })
    .expect("the toy game ends");
    (record, states)
}

/// A short game from a given position: A plays, B follows and plays, and it is over.
const SHORT: &str = "\
caravela-record 1
game toy
rules 7
players 2
pack paper 00c0ffee
draw early
seed 5
seat B Dona Ana
setup
  turn A
  round 1
  A: hand 1, played 2 3 4 5 6, coins 3, follows 0
  B: hand 8, played 9 10 11 12, coins 3, follows 0
play
A play 1
  B follow
  * card 7
B play 8
  A pass
= 2 HASH2
A play 7
  B pass
= 2 HASH3
end A 28 B 52 place 2 1 reason hands
";

fn short() -> String {
    let game = toy(2);
    let lines: Vec<(usize, &str)> = SHORT.lines().map(str::trim).enumerate().skip(9).take(4).collect();
    let mut state = game.start(&game.read_setup(&lines).expect("lines")).expect("possible");
    let mut hashes = Vec::new();
    for action in [Act::Play(1), Act::Follow, Act::Card(7), Act::Play(8), Act::Pass, Act::Play(7), Act::Pass] {
        let round = game.round(&state);
        game.try_apply(&mut state, action, &mut NoEvents).expect("legal");
        if game.round(&state) != round || game.is_over(&state) {
            hashes.push(format!("{:016x}", state_hash(&game, &state)));
        }
    }
    SHORT.replace("HASH2", &hashes[0]).replace("HASH3", &hashes[1])
}

fn read(text: &str) -> Result<Replay<Toy>, String> {
    Record::read(&toy(2), text).map_err(|error| error.to_string())
}

/// The short record with a line of it changed must be refused with this.
fn refused(from: &str, to: &str, reason: &str) {
    let text = short();
    assert!(text.contains(from), "{from}");
    let error = read(&text.replacen(from, to, 1)).expect_err(to);
    assert!(error.starts_with(reason), "wanted `{reason}`, got `{error}`");
}

#[test]
fn a_record_is_one_line_a_turn() {
    let text = short();
    let replay = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(replay.complete && replay.cut.is_none());
    assert_eq!(replay.record.to_string(), text);
    assert_eq!((replay.states.len(), replay.record.moves().len(), replay.record.rounds().len()), (8, 7, 2));
    assert!(toy(2).is_over(replay.last()));
    assert_eq!(replay.record.end().map(|end| end.scores.clone()), Some(vec![28, 52]));
}

#[test]
fn a_turn_that_luck_begins_has_its_line() {
    let game = Toy { draws_late: true, ..toy(2) };
    let (record, _) = recorded(&game, 3);
    let text = record.to_string();
    let turns = text.lines().skip_while(|line| *line != "play").collect::<Vec<_>>();
    assert!(turns.windows(3).any(|w| w[0] == "B" && w[1].starts_with("  * card ") && w[2].starts_with("  B play ")));
    assert_eq!(Record::read(&game, &text).expect("it is right").record, record);
}

#[test]
fn text_and_json_are_read_without_a_loss() {
    for players in 2..=4 {
        for seed in 0..20 {
            let game = Toy { draws_late: seed % 2 == 1, ..toy(players) };
            let (record, states) = recorded(&game, seed);
            let text = record.to_string();
            let replay = Record::read(&game, &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert!(replay.complete && replay.states == states && replay.record == record);
            let json = replay.record.to_json();
            let again = Record::from_json(&game, &json).unwrap_or_else(|error| panic!("{error}\n{json}"));
            assert!(again.complete && again.states == states);
            assert_eq!(again.record.to_string(), text);
            assert_eq!(again.record.to_json(), json);
        }
    }
}

#[test]
fn the_head_is_read_without_the_game() {
    for header in [Header::parse(&short()), read(&short()).map(|r| Header::from_json(&r.record.to_json())).expect("ok")]
    {
        let header = header.expect("the head is right");
        assert_eq!((header.game(), header.rules(), header.players(), header.seed()), ("toy", 7, Some(2), Some(5)));
        assert_eq!((header.option("pack"), header.option("hat")), (Some("paper 00c0ffee"), None));
        assert_eq!((header.name(Seat::A), header.name(Seat::B)), (None, Some("Dona Ana")));
    }
}

#[test]
fn a_head_of_another_game_or_version_is_refused() {
    refused("caravela-record 1", "hello", "line 1: this is no record: it must begin with `caravela-record`");
    refused("record 1", "record 2", "line 1: the format `2` is not supported; this program reads format 1");
    refused("game toy", "game go", "line 2: this is a record of `go`, not of `toy`");
    refused("rules 7", "rules 9", "line 3: it was played by rules 9 of toy; this program has rules 7");
    refused("rules 7\n", "", "line 8: the line `rules` is missing above");
    refused("rules 7", "rules seven", "line 3: `seven` is not a version of the rules");
    let pack = "line 5: it was played with `pack paper 00000bad`; this game has `pack paper 00c0ffee`";
    refused("00c0ffee", "00000bad", pack);
    refused("players 2", "players 3", "line 4: it was played with `players 3`; this game has `players 2`");
    refused("draw early\n", "", "line 1: the line `draw` is missing; this game has `draw early`");
    refused("draw early", "draw early\nhats 3", "line 7: `hats` is not an option of toy");
    refused("draw early", "draw early\ndraw early", "line 7: `draw` stands here for the second time");
    refused("seed 5", "seed five", "line 7: `five` is not a seed");
    refused("seat B", "seat C", "line 8: only 2 seats are in play");
    refused("seat B", "seat X", "line 8: `X` is not a seat");
    assert_eq!(Header::parse("").expect_err("empty").line, 1);
    assert_eq!(Header::parse("caravela-record 1\ngame toy\n").expect_err("cut").line, 2);
}

#[test]
fn an_impossible_setup_is_refused() {
    refused("hand 8", "hand 99", "line 13: `99` is not a card");
    refused("hand 8", "hand 1", "line 9: cards: card 1 is in two places");
    refused("play\n", "", "line 23: the record ends before its line `play`");
}

#[test]
fn a_changed_move_is_refused_where_it_stands() {
    refused("A play 1", "A play 8", "line 15: `play 8` is not possible: NotInHand(8)");
    refused("A play 1", "A jump", "line 15: `jump` is not an action: write play N");
    refused("A play 1", "B play 1", "line 15: this is a line of the turn of B, but it is the turn of A");
    refused("  B follow", "  A follow", "line 16: `follow` is by A, but it is up to B");
    refused("  B follow", "  * follow", "line 16: `follow` is by luck, but it is up to B");
    refused("  B follow", "  Z follow", "line 16: `Z` is not a seat (A, B, C, D) or `*`");
    refused("  * card 7", "* card 7", "line 17: luck acts within a turn: its lines are indented");
    refused("  * card 7", "  * card 8", "line 17: `card 8` is not possible: NotInDeck(8)");
    refused("B play 8", "  B play 8", "line 18: `play 8` belongs to a new line: here begins a turn of B");
    refused("  B follow", "  B pass", "line 20: the record says `= 2 ");
    refused("place 2 1", "place 1 2", "line 24: the record says `end A 28 B 52 place 1 2 reason hands`, but the game");
}

#[test]
fn a_changed_hash_or_end_is_refused() {
    let text = short();
    let mark = text.lines().nth(19).expect("the hash");
    refused(mark, "= 2 0000000000000000", "line 20: the record says `= 2 0000000000000000`, but the game gives `= 2 ");
    refused(&format!("{mark}\n"), "", &format!("line 20: the line `{mark}` is missing before this one"));
    refused("B play 8", &format!("{mark}\nB play 8"), "line 18: no round begins here");
    refused("B play 8", "end A 1 B 2 place 1 2 reason hats", "line 18: the game is not over here");
    refused("reason hands\n", "reason hands\nA play 1\n", "line 25: nothing may follow the end");
}

#[test]
fn comments_and_empty_lines_mean_nothing() {
    let text = short().replace("play\n", "play\n# the opening\n\n").replace('\n', "\r\n");
    assert_eq!(read(&text).expect("it is right").record.to_string(), short());
}

#[test]
fn a_record_that_was_cut_off_is_read_as_far_as_it_goes() {
    let game = toy(2);
    let text = short();
    let whole = read(&text).expect("it is right");
    let play = text.find("play\n").expect("play") + 5;
    for end in play..text.len() {
        let replay = Record::read(&game, &text[..end]).unwrap_or_else(|error| panic!("{error}\n{}", &text[..end]));
        assert!(whole.states.starts_with(&replay.states), "a wrong move was made of\n{}", &text[..end]);
        assert_eq!(replay.complete, end == text.len() - 1, "{}", &text[..end]);
    }
    // `card 1` may have been `card 12`, so it does not count; with a comma after it, it does.
    let cut = &text[..text.find("\n= 2").expect("a hash")];
    let replay = read(cut).expect("it is cut");
    assert_eq!((replay.states.len(), replay.cut.as_deref()), (5, Some("line 19 is cut off; `pass` was left out")));
    assert_eq!(read(&format!("{cut},")).expect("it is cut").states.len(), 6);
    assert_eq!(read(&format!("{cut}\n")).expect("it is cut").states.len(), 6);
    // With its newline, a line that cannot be read is no cut.
    let head = &text[..play];
    assert_eq!(read(&format!("{head}A pla")).expect("it is cut").states.len(), 1);
    let error = read(&format!("{head}A pla\n")).expect_err("it is wrong");
    assert!(error.starts_with("line 15: `pla` is not an action"), "{error}");
}

#[test]
fn a_record_can_be_taken_back_and_go_on() {
    let game = toy(3);
    let (whole, states) = recorded(&game, 4);
    for n in 0..whole.moves().len() {
        let mut record = whole.clone();
        record.truncate(n);
        let part = Record::read(&game, &record.to_string()).expect("it is right");
        assert!(!part.complete && part.states == states[..=n]);
        for (i, step) in whole.moves().iter().enumerate().skip(n) {
            record.push(&game, &states[i], step.action, &states[i + 1]);
        }
        assert_eq!(record, whole);
    }
}

#[test]
fn broken_json_is_refused() {
    let game = toy(2);
    let json = read(&short()).expect("it is right").record.to_json();
    let refused = |from: &str, to: &str, reason: &str| {
        assert!(json.contains(from), "{from} is not in {json}");
        let error = Record::from_json(&game, &json.replacen(from, to, 1)).expect_err(to).to_string();
        assert!(error.starts_with(reason), "wanted `{reason}`, got `{error}`");
    };
    refused("{", "", "");
    refused("\"format\":1", "\"format\":3", "format: 3 is not supported; this program reads format 1");
    refused("\"rules\":7", "\"rules\":8", "rules: it was played by rules 8 of toy");
    refused("00c0ffee", "00000bad", "pack: it was played with `pack paper 00000bad`");
    refused("\"draw\"", "\"players\":\"2\",\"draw\"", "players: is given twice");
    refused("\"seed\":\"5\"", "\"seed\":\"x\"", "seed: `x` is not a seed");
    refused("\"names\":{\"B\"", "\"names\":{\"E\"", "names: `E` is not a seat");
    refused("hand 8", "hand 99", "setup: line 4: `99` is not a card");
    refused("\"do\":\"follow\"", "\"do\":\"jump\"", "move 2: `jump` is not an action");
    refused("\"by\":\"*\"", "\"by\":\"A\"", "move 3: `card 7` is by A, but it is up to luck");
    refused("\"after\":5", "\"after\":6", "move 6: the line `= 2 ");
    refused("\"after\":7", "\"after\":8", "rounds: round 2 stands after move 8");
    refused("\"hash\":\"", "\"hash\":\"x", "rounds: `x");
    refused("[28,52]", "[28,53]", "end: the record says `end A 28 B 53");
    refused("[28,52]", "[28,52,1,2,3]", "end: the record says `end A 28 B 52 C 1 D 2 ? 3 ");
}

#[test]
fn no_text_makes_the_reader_panic() {
    let game = toy(2);
    let text = short();
    let json = read(&text).expect("it is right").record.to_json();
    let mut rng = Seeds(1).players();
    for source in [text, json] {
        for _ in 0..4000 {
            let mut bytes = source.clone().into_bytes();
            for _ in 0..=below(&mut rng, 3) {
                let at = below(&mut rng, bytes.len() as u64) as usize;
                let from = below(&mut rng, bytes.len() as u64) as usize;
                match below(&mut rng, 4) {
                    0 => bytes[at] = bytes[from],
                    1 => drop(bytes.drain(at.min(from)..at.max(from))),
                    2 => bytes.insert(at, bytes[from]),
                    _ => bytes[at] = rng.next_u32() as u8,
                }
                bytes.push(b'\n');
            }
            let broken = String::from_utf8_lossy(&bytes);
            let _ = (Header::parse(&broken), Header::from_json(&broken));
            let _ = (Record::read(&game, &broken), Record::from_json(&game, &broken));
        }
    }
}

#[test]
fn a_flawed_game_does_not_replay() {
    // The rounds of this one go back, which a sound game cannot follow.
    let flawed = Toy { flaw: Flaw::RoundGoesBack, ..toy(2) };
    let (record, _) = recorded(&flawed, 1);
    let error = Record::read(&toy(2), &record.to_string()).expect_err("another game").to_string();
    assert!(error.contains("the record says `= 1 ") && error.contains("but the game gives `= 3 "), "{error}");
}
