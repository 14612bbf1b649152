//! Games at the terminal, fed through a pipe.

mod common;

use common::{Folder, Ran, a_pack, a_position, run, run_with};
use std::fs;

const SOLO: &[&str] = &["play", "lisboa", "--seats", "you,random,random", "--seed", "11"];

/// A turn of seat A whose cards are known.
const TURN: &str = "A: hand 24 43 45 61 62, plans 1";

/// Plays from there against bots.
fn at_turn(input: &str) -> Ran {
    let folder = Folder::new();
    let position = a_position(&folder, "lisboa", 3, &[TURN]);
    run_with(&["play", "lisboa", "--resume", &position, "--seats", "you,random,random", "--seed", "1"], input)
}

/// A turn of seat A in Madeira: the Steward at Moinho, the Commander at Capitania, the Guild Master at Alfândega.
const MADEIRA_TURN: &str = "A: bread 1, reals 9, wood 2, sugar 4, wine 3, fields 2-1 2-3 forest, favors-up lady, favors-down \
                            monk, dice 1 2";

/// Plays Madeira from there against bots.
fn at_madeira_turn(more: &[&str], input: &str) -> Ran {
    let folder = Folder::new();
    let lines: Vec<&str> = ["turn A", MADEIRA_TURN].into_iter().chain(more.iter().copied()).collect();
    let position = a_position(&folder, "madeira", 3, &lines);
    run_with(&["play", "madeira", "--resume", &position, "--seats", "you,random,random", "--seed", "1"], input)
}

/// Numbers for any prompt; those that are too high are refused, and the next one is tried.
fn numbers(seed: u32, most: u32, n: usize) -> String {
    let mut x = seed;
    let mut next = || {
        x = x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        format!("{}\n", 1 + (x >> 16) % most)
    };
    (0..n).map(|_| next()).collect()
}

/// What follows the prompt at which the n-th line was typed.
fn answer(out: &str, prompt: &str, n: usize) -> String {
    out.split(&format!("\n{prompt}")).nth(n).unwrap_or_default().to_owned()
}

/// A text in one line, however it was wrapped.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_whole_game_of_first_choices_ends_with_the_scoring_sheet() {
    let ran = run_with(SOLO, &"1\n".repeat(2000)).code(0);
    ran.says(&["Final scoring", "wigs so far", "L-SCORE-12", "total", "Place 1:", "Place 3:", "Why it ended:"]);
    let args = ["play", "madeira", "--seats", "you,random,random", "--seed", "11"];
    let ran = run_with(&args, &"1\n".repeat(2000)).code(0);
    ran.says(&[
        "Final scoring",
        "Prestige so far",
        "M-END-02",
        "M-SCORE-01",
        "Place 3:",
        "Why it ended: the fifth round is over",
    ]);
}

#[test]
fn whole_games_of_any_choices_end() {
    for (game, seed, seats, options) in [
        ("lisboa", "1", "you,random", "draft,tasks,tokens"),
        ("lisboa", "2", "you,random,random", ""),
        ("lisboa", "3", "random,you,random,random", "tasks"),
        ("lisboa", "4", "random,you,random", "tokens"),
        ("madeira", "1", "you,random", "mill-prestige"),
        ("madeira", "2", "builder,you,random", ""),
        ("madeira", "3", "random,builder,builder,you", ""),
    ] {
        let mut args = vec!["play", game, "--seats", seats, "--seed", seed];
        if !options.is_empty() {
            args.extend(["--options", options]);
        }
        run_with(&args, &numbers(seed.parse().unwrap_or(1), 20, 8000)).code(0).says(&["Final scoring", "Place 1:"]);
    }
}

#[test]
fn people_at_one_keyboard_hand_it_over_and_do_not_see_each_others_cards() {
    let ran = run_with(&["play", "lisboa", "--seats", "you,you", "--seed", "8"], "\n1\n\n1\n\n1\nquit\n").code(0);
    let ran = ran.says(&["Hand the keyboard to seat A", "Hand the keyboard to seat B", "press Enter"]);
    let second = ran.out.split("Hand the keyboard to seat B").nth(1).unwrap_or_default();
    assert!(second.contains("A chooses a clergy tile"), "{second}");
    let before = second.split("Hand the keyboard").next().unwrap_or_default();
    assert!(!before.contains("A chooses clergy tile"), "{before}");
}

#[test]
fn the_screen_says_what_is_asked_by_which_rule_and_what_each_choice_does() {
    run_with(SOLO, "1\n").code(1).says(&["Which clergy tile do you keep?", "(L-SETUP-06)", "What happened:"]);
    at_turn("quit\n").code(0).says(&[
        "Treasury*  3 réis",
        "Prices*    gold 6",
        "a visit costs you 0",
        "Church     the Cardinal",
        "Shipyard   on top a blue ship* (holds",
        "row A",
        "west-A:",
        "Decrees",
        "B (random)",
        "Your board, A (you)",
        "Hand 24*   Marquis, worth 3 Influence; Portfolio: gain 1 book",
        "Your turn: play a card",
        "(L-TURN-04)",
        "visit the King for 0 Influence",
        "[book 1 to 2]",
        "-  court 62",
    ]);
}

#[test]
fn the_end_of_the_input_is_said_and_nothing_is_lost() {
    let folder = Folder::new();
    let record = folder.path("a.game");
    let mut args = SOLO.to_vec();
    args.extend(["--record", &record]);
    run_with(&args, "1\n1\n").code(1).complains(&["the input ended before the game did", "a.game"]);
    assert_eq!(folder.len(), 1);
    run_with(&["play", "lisboa", "--resume", &record], "quit\n").code(0).says(&["The game goes on after", "A>"]);
}

#[test]
fn a_decision_can_be_taken_back() {
    let ran = at_turn("undo\nundo turn\nportfolio 24\nundo\nportfolio 43\n1\nundo turn\nquit\n").code(0);
    let at = |n| answer(&ran.out, "A> ", n);
    assert!(at(1).contains("you have not decided anything yet"), "{}", ran.all());
    assert!(at(2).contains("you have not decided anything in this turn"), "{}", at(2));
    assert!(at(3).contains("Which State action do you buy"), "{}", at(3));
    assert!(at(4).contains("Your last decision is undone.") && at(4).contains("portfolio 43"), "{}", at(4));
    assert!(at(7).contains("Undone: 2 decisions.") && at(7).contains("Your turn"), "{}", at(7));
}

#[test]
fn luck_cannot_be_taken_back() {
    let ran = at_turn("gold 24\nundo\ngold 24\ncard 6\nundo\nundo turn\nquit\n").code(0);
    let at = |n| answer(&ran.out, "A> ", n);
    assert!(at(2).contains("Your last decision is undone."), "{}", at(2));
    assert!(at(5).contains("Can't undo: card "), "{}", at(5));
    assert!(at(6).contains("Can't undo: card "), "{}", at(6));
}

#[test]
fn what_others_have_answered_cannot_be_taken_back() {
    let folder = Folder::new();
    let position = a_position(&folder, "lisboa", 2, &[TURN, "B: favors marquis"]);
    let args = ["play", "lisboa", "--resume", &position, "--seats", "you,you"];
    let ran = run_with(&args, "\ncourt 24\npass\n1\n\npass\n\nundo\nquit\n").code(0);
    ran.says(&["A visited the Marquis. Follow?", "Can't undo: B has moved"]);
}

#[test]
fn a_question_mark_explains() {
    let ran = at_turn("? court 62\n? court 43\n? court 99\n?\ncourt 12\n99\nquit\n").code(0);
    let at = |n| answer(&ran.out, "A> ", n);
    assert!(at(1).contains("not possible now") && at(1).contains("L-EVENT-04 (p. "), "{}", at(1));
    assert!(at(2).contains("`court 43` is possible"), "{}", at(2));
    assert!(at(3).contains("1 to 82"), "{}", at(3));
    assert!(at(4).contains("Name an action"), "{}", at(4));
    assert!(at(5).contains("card 12 is not in your hand (L-TURN-04)"), "{}", at(5));
    assert!(at(6).contains("choose 1 to"), "{}", at(6));
}

#[test]
fn odd_input_is_answered_in_a_line_or_two() {
    let long = "x".repeat(100_000);
    let lines = ["court", "court x", "-1", "1.5", "99999999999999999999", "0", "jump", &long, "\u{1}", "", "undo 3"];
    let ran = at_turn(&format!("{}\nquit\n", lines.join("\n"))).code(0);
    let at = |n| answer(&ran.out, "A> ", n);
    assert!(flat(&at(1)).contains("You could type `court 24`. Type a number from 1 to"), "{}", at(1));
    assert!(at(2).contains("numbered 1 to 82") && flat(&at(2)).contains("You could type `court 24`."), "{}", at(2));
    for n in 3..=6 {
        assert!(at(n).starts_with("There is no choice ") && at(n).contains("choose 1 to"), "{}", at(n));
    }
    assert!(at(7).starts_with("`jump` is not an action or a command. Type a number"), "{}", at(7));
    assert!(at(8).contains("x…` is not an action") && at(8).len() < 200, "{}", at(8));
    assert!((1..=11).all(|n| at(n).lines().count() <= 3), "{}", ran.out);
}

#[test]
fn a_choice_says_what_it_will_cost() {
    let folder = Folder::new();
    let position = a_position(&folder, "lisboa", 2, &["A: hand 1 2 3 4 5, reis 40, influence 9", "B: favors maia"]);
    let args = ["play", "lisboa", "--resume", &position, "--seats", "you,you"];
    let ran = run_with(&args, "\ncourt 1\npass\nbuild A5 tool\n1\ninfluence 0\n1\n\nquit\n").code(0);
    ran.says(&["Which cube do you take", "from the end of the row; you then pay", "return the Favor, pay 1 Influence"]);
}

#[test]
fn every_page_can_be_asked_for() {
    let folder = Folder::new();
    let file = folder.path("saved.game");
    let lines = format!(
        "rule L-STORE-06\nrule L-STORE-99\nrule\nboard\ncards\ndecrees\nscore\nhow\nhelp\nsave {file}\nsave\n\
         save /no/such/folder/x\njump\ngold 24\nlog\nlog all\nquit\n"
    );
    let ran = at_turn(&lines).code(0).says(&[
        "L-STORE-06 (p. 17",
        "L-STORE-01 to L-STORE-14",
        "the sections are",
        "A discards card 24 for gold (L-TURN-09)",
        "If the game ended now:",
        "Lisboa in short",
        "undo your last decision",
        "Name the file",
        "cannot write `/no/such/folder/x`",
        "is not an action",
    ]);
    let at = |n| answer(&ran.out, "A> ", n);
    assert!(at(4).contains("Your board, A (you)"), "{}", at(4));
    assert!(at(5).starts_with("Hand 24*"), "{}", at(5));
    assert!(at(6).starts_with("Decrees"), "{}", at(6));
    run(&["replay", &file]).code(0).says(&["does not go to the end"]);
}

#[test]
fn reconstructed_values_are_marked_and_explained() {
    let lines = "marks\nmarks card 24\nmarks tile 17\nmarks LAND a1\nmarks site west-A*\nmarks treasury\nmarks moon\n\
                 marks card 99\nhelp\nquit\n";
    let ran = at_turn(lines).code(0).says(&[
        "found, 192 derived, 359 reconstructed (type: marks).",
        "(of 6*)",
        "Plan 1 (blue, 2 officials)",
        "* reconstructed: not what is printed in the box (type: marks)",
    ]);
    let at = |n| answer(&ran.out, "A> ", n);
    assert_eq!(ran.out.matches("* reconstructed: not").count(), 1, "{}", ran.out);
    assert!(at(1).contains("24: influence 3, reward book 1;") && at(1).contains("A1: reward reis 5;"), "{}", at(1));
    assert!(at(2).contains("noble 24 (cards.toml)") && at(2).contains("player aid p. 7"), "{}", at(2));
    assert!(at(3).contains("found          player aid p. 5") && at(3).contains("wigs = 3"), "{}", at(3));
    assert!(at(4).starts_with("land A1 (board.toml)\n  reward = reis 5  reconstructed  "), "{}", at(4));
    assert!(at(5).contains("site west-A"), "{}", at(5));
    assert!(at(6).contains("reis = 3        found          rulebook p. 6"), "{}", at(6));
    assert!(at(7).contains("Name a thing: marks followed by one of card 7"), "{}", at(7));
    assert!(at(8).contains("numbered 1 to 82"), "{}", at(8));
    assert!(at(9).contains("marks card 7, marks land A1"), "{}", at(9));
}

#[test]
fn what_an_owner_has_corrected_has_no_star() {
    let folder = Folder::new();
    let owned = |text: &str| {
        let text = text.replace("confidence = \"reconstructed\"", "confidence = \"found\"");
        text.replace("name = \"caravela\"", "name = \"mine\"")
    };
    let pack = a_pack(&folder, "lisboa", owned);
    let mut args = SOLO.to_vec();
    args.extend(["--components", &pack]);
    let ran = run_with(&args, &format!("{}marks\nquit\n", "1\n".repeat(9))).code(0);
    let ran =
        ran.says(&["values of the pack mine: 706 found, 192 derived, 0 reconstructed", "No value on the table is"]);
    assert!(!ran.out.contains('*'), "{}", ran.out);
    let folder = Folder::new();
    let pack = a_pack(&folder, "madeira", owned);
    let args = ["play", "madeira", "--seats", "you,random", "--seed", "3", "--components", &pack];
    let lines = format!("{}marks\nfavors\nrequests\nrewards\nbuildings\ncharacters\nquit\n", "2\n".repeat(30));
    let ran = run_with(&args, &lines).code(0);
    let ran = ran.says(&["values of the pack mine:", "0 reconstructed", "No value on the table is"]);
    assert!(!ran.out.contains('*'), "{}", ran.out);
}

#[test]
fn a_game_goes_on_where_it_was_left_and_its_record_is_complete() {
    let folder = Folder::new();
    let (first, second) = (folder.path("1.game"), folder.path("2.game"));
    let mut args = SOLO.to_vec();
    args.extend(["--record", &first]);
    run_with(&args, &format!("{}quit\n", "1\n".repeat(9))).code(0).says(&["go on with --resume"]);
    let args = ["play", "lisboa", "--resume", &first, "--record", &second];
    run_with(&args, &"1\n".repeat(2000)).code(0).says(&["The game goes on after", "Final scoring"]);
    run(&["replay", &second]).code(0).says(&["The record is complete"]);
    run_with(&["play", "lisboa", "--resume", &second], "").code(0).says(&["Final scoring"]);
}

#[test]
fn wrong_seats_files_and_options_are_named() {
    let folder = Folder::new();
    run(&["play", "lisboa", "--seats", "you,robot"]).code(2).complains(&["robot", "you, apprentice"]);
    run(&["play", "lisboa", "--seats", "you,,random"]).code(2).complains(&["a seat is left empty"]);
    run(&["play", "lisboa", "--seats", "random, Random", "--seed", "1"]).code(0).says(&["Final scoring"]);
    run(&["play", "lisboa", "--seats", "you,random", "--seed", "-1"]).code(2).complains(&["'-1'", "--seed"]);
    run(&["play", "lisboa", "--seats", "you"]).code(2).complains(&["2 to 4"]);
    run(&["play", "lisboa", "--seats", "you,you,you,you,you"]).code(2).complains(&["2 to 4"]);
    run(&["play", "lisboa"]).code(2).complains(&["--seats"]);
    run(&["play", "chess", "--seats", "you,random"]).code(2).complains(&["chess", "lisboa"]);
    run(&["play", "lisboa", "--seats", "you,random", "--options", "moon"]).code(2).complains(&["draft, tasks, tokens"]);
    run(&["play", "lisboa", "--seats", "you,random", "--options", "queen"]).code(2).complains(&["A-59"]);
    run(&["play", "lisboa", "--resume", "/no/such/file"]).code(2).complains(&["/no/such/file"]);
    run(&["play", "lisboa", "--seats", "you,random", "--record", "/no/such/folder/x"])
        .code(2)
        .complains(&["/no/such/folder"]);
    let kept = folder.write("kept.game", "a record that must not be lost\n");
    run(&["play", "lisboa", "--seats", "you,random", "--record", &kept]).code(2).complains(&["kept.game", "--resume"]);
    assert_eq!(fs::read_to_string(&kept).expect("it is still there"), "a record that must not be lost\n");
    run(&["play", "lisboa", "--seats", "you,random", "--components", "/no/such"])
        .code(2)
        .complains(&["not a directory"]);
    let broken = folder.write("broken.game", "caravela-record 1\ngame lisboa\nrules 1\nplayers 9\nsetup\nplay\n");
    run(&["play", "lisboa", "--resume", &broken]).code(2).complains(&["2 to 4 players"]);
    let other = folder.write("other.game", "caravela-record 1\ngame chess\nrules 1\nplayers 2\nsetup\nplay\n");
    run(&["play", "lisboa", "--resume", &other]).code(2).complains(&["chess", "lisboa"]);
}

#[test]
fn a_record_of_one_game_is_not_one_of_the_other() {
    let folder = Folder::new();
    let position = a_position(&folder, "madeira", 2, &["turn A"]);
    run(&["play", "lisboa", "--resume", &position]).code(2).complains(&["a record of madeira, not of lisboa"]);
}

#[test]
fn the_table_of_madeira_shows_everything_a_player_looks_for() {
    let ran = at_madeira_turn(&["B: ships sugar-a brasil-c, lands brasil 1, city funchal-1", "C: pirates 9"], "quit\n")
        .code(0);
    let ran = ran.says(&[
        "Madeira: round 1 of 5, phase B, Character Actions, turn of A (you)",
        "row 1  A  dice -",
        "IV   -  5 Reals, or move a Ship",
        "1 Moinho         Region 2  Steward       dice -  markers -  cost 9  2 Bread",
        "5 Fortaleza      Region 3  harvest only",
        "Pirate dice 1 2 3; guards: A 2, B 2, C 2",
        "Windmill*  Workers fed: 0 1 2 3(ABC) 4",
        "2-1* Wheat>Sugar",
        "Forest    any Wood",
        "Porto Santo  . .  . n",
        "Machico      . .  . n",
        "most 15, present 5*",
        "sugar  [6] 4 3  a* 1=2 B",
        "brasil  [3] 6 4",
        "c* 3 B",
        "Land Sugar B1",
        "B (random)",
        "Pirates hidden (received",
        "Your Home, A (you)",
        "(only you see this number)",
        "Favor      lady (violet*): pay 4 Reals",
        "Used       face-down Favors: monk*",
        "Your turn: place a die on a Character",
        "(M-PHASE-B-02)",
        "-  die 1 casa",
        "not possible: the die needs 2 Bread, you have 1 (M-BREAD-03)",
        "* reconstructed: not what is printed in the box (type: marks)",
    ]);
    let steward = "Steward at Moinho: move Workers to Fields, or harvest 1 Wheat, 1 Sugar [Bread 1 to 0]";
    assert!(flat(&ran.out).contains(steward), "{}", ran.out);
}

#[test]
fn a_choice_of_madeira_says_what_it_costs_and_brings() {
    let ran = at_madeira_turn(&[], "die 2 capitania\nact\nsail home sugar-d\nsail home brasil-c\n1\nquit\n").code(0);
    let ran = ran.says(&[
        "Your die is on the Commander at Capitania: Action or harvest?",
        "3 Wine and 1 Wood; then a King's Reward",
        "which King's Reward do you take?",
    ]);
    let ship = "discard 4 Sugar and 1 Wood; get 14 Reals; a Market Routes Request scores 6 Prestige for it";
    assert!(flat(&ran.out).contains(ship), "{}", ran.out);
    assert!(ran.out.contains("A gets 14 Reals (M-COMMANDER-12)"), "{}", ran.out);
}

#[test]
fn what_is_best_for_every_purpose_is_proposed_and_enter_takes_it() {
    let folder = Folder::new();
    let lines = ["round 5", "moment crown", "A: ships wheat-a sugar-a wine-a, requests routes wealth wealth, reals 20"];
    let position = a_position(&folder, "madeira", 2, &lines);
    let args = ["play", "madeira", "--resume", &position, "--seats", "you,random", "--seed", "1"];
    let ran = run_with(&args, "\nok\n3\n").code(0);
    ran.says(&[
        "1  ships 1+1+1",
        "13 Prestige",
        "(proposed: Enter or",
        "A earns 13 Prestige",
        "1  give 15",
        "A earns 15 Prestige",
        "Final scoring",
    ]);
    // Where nothing is proposed, Enter does nothing and `ok` says so.
    let ran = at_madeira_turn(&[], "\nok\nquit\n").code(0).says(&["Nothing is proposed here; choose 1 to"]);
    assert!(!ran.out.contains("What happened"), "{}", ran.out);
}

#[test]
fn madeira_explains_takes_back_and_shows_its_pages() {
    let lines = "? die 1 casa\n? die 2 moinho\n?\njump\ndie\nrule m-bread-02\nfavors\nrequests\nrewards\nbuildings\n\
                 characters\nmarks\nmarks slot sugar-d\nmarks moon\nhow\nhelp\nscore\ndie 1 moinho\nundo\n\
                 die 2 moinho\nharvest\nundo turn\nquit\n";
    let ran = at_madeira_turn(&[], lines).code(0);
    let at = |n| answer(&ran.out, "A> ", n);
    assert!(at(1).contains("not possible now") && at(1).contains("M-BREAD-03 (p. 9)"), "{}", at(1));
    assert!(at(2).contains("`die 2 moinho` is possible: Steward"), "{}", at(2));
    assert!(at(3).contains("Name an action: ? die 2 moinho"), "{}", at(3));
    assert!(at(4).starts_with("`jump` is not an action or a command."), "{}", at(4));
    assert!(flat(&at(5)).contains("You could type `die 1 moinho`."), "{}", at(5));
    assert!(at(6).contains("M-BREAD-02 (p. 9"), "{}", at(6));
    assert!(at(7).contains("lady (violet*)") && at(7).contains("A has it, face-down"), "{}", at(7));
    assert!(at(8).contains("Market Routes"), "{}", at(8));
    assert!(at(9).contains("(Brasil)"), "{}", at(9));
    assert!(at(10).contains("with 3 Workers or more: get 5 Bread"), "{}", at(10));
    assert!(at(11).contains("1 for 1 Real, 2 for 3 Reals"), "{}", at(11));
    assert!(at(12).contains("Reconstructed on the table") && at(12).contains("Slots      wheat-a"), "{}", at(12));
    assert!(at(13).contains("reals = 14") && at(13).contains("4 Sugar bring 14 Reals"), "{}", at(13));
    assert!(at(14).contains("Name a thing: marks followed by one of field 1-4"), "{}", at(14));
    assert!(at(15).contains("Madeira in short"), "{}", at(15));
    assert!(at(16).contains("? die 2 moinho") && at(16).contains("all Guild Favors"), "{}", at(16));
    assert!(at(17).contains("Prestige so far"), "{}", at(17));
    assert!(at(19).contains("Your last decision is undone."), "{}", at(19));
    assert!(at(22).contains("Can't undo: B has moved"), "{}", at(22));
}

/// The text of a hint, and the answers that could be given there.
fn hint_and_choices(out: &str) -> (String, Vec<String>) {
    let choices = answer(out, "A> ", 0);
    let choices = choices.lines().filter(|line| line.get(..3).is_some_and(|n| n.trim().parse::<u8>().is_ok()));
    (answer(out, "A> ", 1), choices.map(str::to_owned).collect())
}

#[test]
fn a_hint_is_one_of_the_choices_with_its_reasons() {
    for ran in [at_turn("hint\nquit\n"), at_madeira_turn(&[], "hint\nquit\n")] {
        let (hint, choices) = hint_and_choices(&ran.code(0).out);
        let lines: Vec<&str> = hint.lines().collect();
        assert_eq!(lines[0], "The bot would choose", "{hint}");
        // The number and the notation are those of the list, whatever stands between.
        let start = |line: &str| flat(line).split(' ').take(3).map(str::to_owned).collect::<Vec<_>>();
        assert!(choices.iter().any(|choice| start(choice) == start(lines[1])), "{hint}\n{choices:?}");
        for words in ["points in all, from", "It expects you to end", "the best other player", "Its second choice, "] {
            assert!(flat(&hint).contains(words), "`{words}` is not in\n{hint}");
        }
        assert!(hint.contains(" ± ") && hint.contains("from what you can see"), "{hint}");
    }
}

#[test]
fn hints_change_neither_the_game_nor_its_luck() {
    let folder = Folder::new();
    let play = |name: &str, game: &str, line: &str| {
        let record = folder.path(name);
        let args = ["play", game, "--seats", "you,random", "--seed", "4", "--record", &record];
        let ran = run_with(&args, &format!("{}quit\n", line.repeat(12))).code(0);
        assert_eq!(ran.out.matches("The bot would choose").count(), 12 * line.to_lowercase().matches("hint").count());
        fs::read_to_string(&record).expect("the record is written")
    };
    for game in ["lisboa", "madeira"] {
        let plain = play(&format!("{game}-plain"), game, "1\n");
        assert_eq!(plain, play(&format!("{game}-hints"), game, "hint\n1\n"));
        assert_eq!(plain, play(&format!("{game}-more"), game, "hint\nHINT\n1\n"));
    }
    at_turn("help\nquit\n").code(0).says(&["hint", "what a bot would do here, and why"]);
}
