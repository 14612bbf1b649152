//! What is scored next, and the round of five.

use super::standing::Coming;
use super::teller;
use crate::standing::{Clock, Gauge};
use madeira::{LAST_ROUND, Madeira, Phase, View};

/// The clock; before the first round and after the last one there is none.
pub fn clock(game: &Madeira, view: &View) -> Option<Clock> {
    let s = &view.shown;
    if matches!(s.phase, Phase::Setup | Phase::Over) {
        return None;
    }
    let Coming { round, held, scored } = Coming::of(s, teller(game, view));
    // A spectator is told of everybody: all hold as many.
    let own = if view.seat.is_some() { "yes" } else { "no" };
    let text = match (round == s.round, round) {
        (true, LAST_ROUND) => say!("madeira-clock-last", own, scored),
        (true, _) => say!("madeira-clock-now", own, scored, held, next = round + 2),
        (false, _) => say!("madeira-clock-later", own, scored, held, round),
    };
    let gauges = vec![Gauge { what: say!("madeira-gauge-rounds"), reached: s.round, of: LAST_ROUND }];
    // M-PHASE-E-01: one phase ahead.
    let is_near = round == s.round && matches!(s.phase, Phase::D | Phase::E);
    Some(Clock { text, gauges, is_near })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Isolation, Language, Words};
    use madeira::{Components, Decision, Options};
    use table::{Game, GameExt};
    use testkit::random_game;

    /// In random games everybody who is asked for a Request to keep was told how many would be scored.
    #[test]
    fn the_clock_counts_the_requests_that_are_scored() {
        let words = Words::new(Language::English, Isolation::Plain);
        for players in 2..=4 {
            let game = Madeira::new(Components::shipped(), Options::players(players));
            let mut asked = 0;
            let played = random_game(&game, u64::from(players), 50_000, |step| {
                let view = game.view(step.before, game.actor(step.before).seat());
                let clock = clock(&game, &view);
                assert_eq!(clock.is_none(), step.before.phase == Phase::Setup || game.is_over(step.before));
                let Some(seat) = view.seat.filter(|_| game.decision(step.before) == Some(Decision::KeepRequest)) else {
                    return;
                };
                let held: u8 = step.before.players[seat].requests.iter().sum();
                let (clock, scored) = (clock.expect("the game is going on"), held - 1);
                let wanted = format!("Scored next: {scored} of your {held} Requests, phase E, this round");
                assert!(words.say(&clock.text).starts_with(&wanted), "{}", words.say(&clock.text));
                assert!(clock.is_near);
                asked += 1;
            });
            assert!(played.is_ok(), "{played:?}");
            assert!(asked >= players, "{asked}");
        }
    }
}
