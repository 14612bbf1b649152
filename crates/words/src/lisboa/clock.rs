//! What ends the period or the game, and how near it is.

use crate::message::{List, Message};
use crate::standing::{Clock, Gauge};
use lisboa::{CardType, EMPTY_DECKS, Lisboa, SETS, Stage, State, View};
use table::{Game, Seat};

/// A turn seldom brings more cubes than this: one with a store, two with a public building.
const CUBES_OF_A_TURN: u8 = 2;

/// The clock; before the first turn and after the last one there is none.
pub fn clock(game: &Lisboa, view: &View) -> Option<Clock> {
    let s = &view.shown;
    let now = |text: Message| Some(Clock { text, gauges: Vec::new(), is_near: true });
    match s.stage {
        Stage::Setup | Stage::Over => None,
        Stage::Ending => now(say!("lisboa-clock-ending", left = turns_of_round(game, s) + game.n_seats())),
        Stage::LastRound => now(say!("lisboa-clock-last-round", left = turns_of_round(game, s))),
        Stage::Play if s.period == 1 && s.period_end.is_some() => now(say!("lisboa-clock-period-over")),
        Stage::Play if s.period == 1 && s.trigger.is_some() => now(say!("lisboa-clock-period-triggered")),
        Stage::Play => Some(running(game, s)),
    }
}

/// The turns left in this round, with the one that is being played.
fn turns_of_round(game: &Lisboa, s: &State) -> u8 {
    let n = game.n_seats();
    s.turn.clockwise(n).skip(1).take_while(|&seat| seat != s.start).count() as u8 + 1
}

/// A period without an end in sight: empty decks and rubble sets are counted (L-PERIOD-01, L-PERIOD-02, L-END-01).
fn running(game: &Lisboa, s: &State) -> Clock {
    let (empty, decks) = (game.empty_decks(s), EMPTY_DECKS);
    let sets = SETS[usize::from(s.period > 1)];
    let most = Seat::first(game.n_seats()).map(|seat| s.boards[seat].sets()).max().unwrap_or(0);
    let text = match (s.period, (most > 0).then(|| holders(game, s, most))) {
        (1, None) => say!("lisboa-clock-period", decks, empty, sets),
        (1, Some(best)) => say!("lisboa-clock-period-best", decks, empty, sets, most, best),
        (_, None) => say!("lisboa-clock-game", decks, empty, sets),
        (_, Some(best)) => say!("lisboa-clock-game-best", decks, empty, sets, most, best),
    };
    let gauges = vec![
        Gauge { what: say!("lisboa-gauge-decks"), reached: empty, of: decks },
        Gauge { what: say!("lisboa-gauge-sets"), reached: most, of: sets },
    ];
    Clock { text, gauges, is_near: is_deck_near(game, s) || is_set_near(game, s, sets) }
}

/// Those who have so many sets.
fn holders(game: &Lisboa, s: &State, sets: u8) -> List {
    let all: Vec<Seat> = Seat::first(game.n_seats()).filter(|&seat| s.boards[seat].sets() == sets).collect();
    if all.len() == usize::from(game.n_seats()) {
        return List::commas([say!("lisboa-clock-everybody")]);
    }
    List::commas(all.into_iter().map(|seat| say!("board-seat", seat)))
}

/// Whether the next draw may empty the last deck that is needed.
fn is_deck_near(game: &Lisboa, s: &State) -> bool {
    let is_last = |kind: &CardType| game.deck_left(s, *kind) == 1;
    game.empty_decks(s) + 1 >= EMPTY_DECKS && CardType::ALL.iter().any(is_last)
}

/// Whether the cubes of one turn may complete the last set that is needed.
fn is_set_near(game: &Lisboa, s: &State, sets: u8) -> bool {
    let missing = |seat: Seat| s.boards[seat].rubble.iter().map(|&cubes| sets.saturating_sub(cubes)).sum::<u8>();
    Seat::first(game.n_seats()).any(|seat| missing(seat) <= CUBES_OF_A_TURN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Isolation, Language, Names, Words};
    use lisboa::{Components, EndReason, Happening, Options};
    use testkit::random_game;

    fn said(lines: &[&str]) -> (String, String, Clock) {
        let game = Lisboa::new(Components::shipped(), Options::players(3));
        let lines: Vec<(usize, &str)> = lines.iter().copied().enumerate().collect();
        let state = game.start(&game.read_setup(&lines).expect("it can be read")).expect("it is possible");
        let clock = clock(&game, &game.view(&state, Some(Seat::A))).expect("the game is going on");
        let words = Words::new(Language::English, Isolation::Plain);
        (words.say(&clock.text), words.form(&clock.text, "short", &Names::default()), clock)
    }

    #[test]
    fn the_first_period_ends_at_empty_decks_or_a_second_set() {
        let (text, short, clock) = said(&["turn A", "B: rubble brown 1 red 1 blue 1"]);
        assert_eq!(text, "Period 1 ends at 3 empty decks (now 0) or a 2nd rubble set (best 1: B)");
        assert_eq!(short, "Period 1: to 3 empty decks (0) or 2 sets (1)");
        assert_eq!((clock.gauges[0].reached, clock.gauges[1].reached, clock.gauges[1].of), (0, 1, 2));
        assert!(!clock.is_near, "three cubes are missing");
        assert!(said(&["turn A", "B: rubble brown 2 red 1 blue 1"]).2.is_near);
    }

    #[test]
    fn all_who_have_the_most_sets_are_named() {
        let two = said(&["turn A", "A: rubble brown 1 red 1 blue 1", "C: rubble brown 1 red 1 blue 1"]).0;
        assert!(two.ends_with("(best 1: A, C)"), "{two}");
        let all: Vec<String> = ["A", "B", "C"].map(|seat| format!("{seat}: rubble brown 1 red 1 blue 1")).to_vec();
        let lines: Vec<&str> = std::iter::once("turn A").chain(all.iter().map(String::as_str)).collect();
        assert!(said(&lines).0.ends_with("(best 1: everybody)"));
    }

    /// In random games nothing ends by empty decks without a warning at the beginning of the turn, and the last turn is told as the last.
    #[test]
    fn the_end_by_decks_is_told_before_and_turns_run_out() {
        let mut by_decks = 0;
        for seed in 1..=12 {
            let game = Lisboa::new(Components::shipped(), Options::players(2 + (seed % 3) as u8));
            let (mut was_near, mut last) = (false, None);
            let played = random_game(&game, seed, 50_000, |step| {
                let (mut after, mut events) = (*step.before, Vec::new());
                game.apply(&mut after, step.action, &mut events);
                for event in events {
                    if let Happening::TurnStarted(_) = event.what {
                        let clock = clock(&game, &game.view(step.after, None)).expect("a turn begins");
                        was_near = clock.is_near;
                        last = Some(clock.text);
                    } else if let Happening::EndTriggered(EndReason::Decks)
                    | Happening::PeriodTriggered(_, EndReason::Decks) = event.what
                    {
                        assert!(was_near, "one card was left");
                        by_decks += 1;
                    }
                }
            });
            assert!(played.is_ok(), "{played:?}");
            assert_eq!(last, Some(say!("lisboa-clock-last-round", left = 1_u8)));
        }
        assert!(by_decks > 0);
    }
}
