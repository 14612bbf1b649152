//! Does the jobs of the worker.

use super::message::{Answer, Job};
use crate::game::GameName;
use bots::{Bot, Budget, Judged, Search, Weights};
use std::str::FromStr;
use table::record::Record;
use table::{Actor, Game, Seat};
use testkit::{RandomPlay, Seeds};

/// How many play in a game that is only thought about.
const THINKERS: u8 = 3;
/// The deal that is thought about.
const THOUGHT_ABOUT: u64 = 1;
/// The stream of the seed from which the thinking bot draws.
const BOT_STREAM: u8 = 9;

/// Does a job. `enough` is asked now and then whether to stop.
///
/// # Errors
/// If it cannot be done; the text says why.
pub fn answer(job: &Job, enough: &(dyn Fn() -> bool + Sync)) -> Result<Answer, String> {
    match job {
        Job::Ping => Ok(Answer::Pong),
        Job::Deal { game, seats, seed } => {
            let players = players(seats)?;
            match game {
                GameName::Lisboa => deal(&lisboa(players), seats, *seed),
                GameName::Madeira => deal(&madeira(players), seats, *seed),
            }
        }
        Job::Think { game, iterations } => {
            let budget = Budget { iterations: *iterations, enough: Some(enough) };
            match game {
                GameName::Lisboa => think(&lisboa(THINKERS), budget),
                GameName::Madeira => think(&madeira(THINKERS), budget),
            }
        }
    }
}

fn lisboa(players: u8) -> lisboa::Lisboa {
    lisboa::Lisboa::new(lisboa::Components::shipped(), lisboa::Options::players(players))
}

fn madeira(players: u8) -> madeira::Madeira {
    madeira::Madeira::new(madeira::Components::shipped(), madeira::Options::players(players))
}

/// How many play, if somebody can sit on each seat.
fn players(seats: &[String]) -> Result<u8, String> {
    for name in seats.iter().filter(|name| *name != "you") {
        bots::Level::from_str(name)?;
    }
    u8::try_from(seats.len())
        .ok()
        .filter(|n| (2..=4).contains(n))
        .ok_or_else(|| format!("a table has 2 to 4 seats, not {}", seats.len()))
}

/// The record of a deal, before the first decision.
fn deal<G: Game>(game: &G, seats: &[String], seed: u64) -> Result<Answer, String> {
    let setup = game.random_setup(&mut Seeds(seed).setup());
    game.start(&setup).map_err(|faults| format!("the deal of seed {seed} is impossible: {faults}"))?;
    let mut record = Record::new(game, &setup);
    record.header_mut().set_seed(seed);
    for (seat, name) in Seat::first(game.n_seats()).zip(seats) {
        record.header_mut().set_name(seat, name);
    }
    Ok(Answer::Dealt(record.to_string()))
}

/// Thinks about the first decision of a deal that leaves a choice.
fn think<G: Judged>(game: &G, budget: Budget<'_>) -> Result<Answer, String> {
    let mut play = RandomPlay::new(game, THOUGHT_ABOUT).map_err(|faults| faults.to_string())?;
    let seat = loop {
        match game.actor(play.state()) {
            Actor::Player(seat) if play.legal().len() > 1 => break seat,
            Actor::Player(_) | Actor::Chance => {}
            Actor::Nobody => return Err("the game was over before there was a choice".to_owned()),
        }
        let action = play.choose().ok_or("the game is stuck")?;
        play.apply(action);
    };
    let view = game.view(play.state(), Some(seat));
    let mut bot = Search::new(Weights::shipped::<G>(game.n_seats()), Seeds(THOUGHT_ABOUT).stream(BOT_STREAM));
    let study = bot.study(game, &view, budget, &[]);
    // Stopped before it looked at any answer, it gives the one that looks best at a glance.
    let glance = || bot.choose(game, &view, play.legal(), Budget::iterations(1));
    let action = study.best().map_or_else(glance, |best| best.action);
    let looks = study.answers.iter().map(|answer| answer.visits).sum();
    let stopped = budget.enough.is_some_and(|enough| enough());
    Ok(Answer::Thought { action: action.to_string(), looks, stopped })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal(game: GameName, seats: &[&str]) -> Result<Answer, String> {
        answer(&Job::Deal { game, seats: seats.iter().map(|&s| s.to_owned()).collect(), seed: 5 }, &|| false)
    }

    #[test]
    fn a_deal_is_a_record_that_a_list_can_tell_about() {
        for game in GameName::ALL {
            let Ok(Answer::Dealt(record)) = deal(game, &["you", "merchant", "noble"]) else { panic!("no deal") };
            let table = crate::tables::Table { id: crate::tables::TableId::of(1), changed: 0, record };
            let summary = table.summary().unwrap();
            assert_eq!((summary.game, summary.names), (game, ["you", "merchant", "noble"].map(str::to_owned).to_vec()));
        }
    }

    #[test]
    fn wrong_seats_are_refused_with_what_would_be_right() {
        assert!(deal(GameName::Lisboa, &["you"]).unwrap_err().contains("2 to 4"));
        assert!(deal(GameName::Lisboa, &["you", "pawn"]).unwrap_err().contains("apprentice"));
    }

    #[test]
    fn thinking_gives_an_answer_also_when_it_is_stopped() {
        for game in GameName::ALL {
            let think = Job::Think { game, iterations: 64 };
            let Ok(Answer::Thought { looks, stopped, .. }) = answer(&think, &|| false) else { panic!("no thought") };
            assert!((1..=128).contains(&looks) && !stopped, "{looks} looks");
            let Ok(Answer::Thought { looks, stopped, .. }) = answer(&think, &|| true) else { panic!("no thought") };
            assert!(looks < 64 && stopped, "{looks} looks");
        }
    }
}
