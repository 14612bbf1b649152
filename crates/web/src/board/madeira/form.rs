//! How Madeira's questions look best where a turn is put together: which of them belong together, and what is set at first.

use crate::board::Form;
use ::madeira::{Action, Decision, Field, Good, Madeira, State, View};
use table::{Game, NoEvents, Seat};
use words::madeira::things::converts_in;

/// The letters of what a die is used for, and of passing.
pub fn key(action: Action) -> Option<char> {
    if action == Action::Act {
        Some('a')
    } else if action == Action::Harvest {
        Some('h')
    } else {
        (action == Action::Pass).then_some('p')
    }
}

/// Numbers have a stepper; Wood and what may be picked more than once is counted or ticked; all else is chosen.
pub const fn form(decision: Decision) -> Form {
    match decision {
        Decision::Quantity { .. } | Decision::Upkeep | Decision::Feed | Decision::ScoreWealth { .. } => Form::Amount,
        Decision::BuyWood { .. }
        | Decision::GetWood { .. }
        | Decision::ExtraYield { .. }
        | Decision::TurnUpFavor { .. } => Form::Several,
        Decision::SetupCity
        | Decision::SetupField { .. }
        | Decision::TakeRow
        | Decision::TakeRequest { .. }
        | Decision::TurnUpGuild { .. }
        | Decision::TakeTurn
        | Decision::UseDie { .. }
        | Decision::WorkerFrom { .. }
        | Decision::WorkerTo { .. }
        | Decision::MoveShip { .. }
        | Decision::KingsReward { .. }
        | Decision::Support
        | Decision::TakeFavor
        | Decision::Relocate { .. }
        | Decision::RelocateTo { .. }
        | Decision::PassingSlot
        | Decision::PassingBonus { .. }
        | Decision::PayBuilding { .. }
        | Decision::Perform { .. }
        | Decision::LastWindmill
        | Decision::MoveMarker
        | Decision::LadyBuilding
        | Decision::Honor
        | Decision::KeepRequest
        | Decision::ScoreRoutes { .. }
        | Decision::ScoreExpeditions { .. }
        | Decision::ScoreInfluence { .. }
        | Decision::ScoreUrbanization { .. } => Form::Choice,
    }
}

/// Questions that are never gathered into the form of another: turns, the price of a Building, Rewards, Honor, and what comes after
/// it.
pub const fn begins(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::SetupCity
            | Decision::TakeRow
            | Decision::TakeTurn
            | Decision::PayBuilding { .. }
            | Decision::KingsReward { .. }
            | Decision::LastWindmill
            | Decision::Honor
            | Decision::Upkeep
            | Decision::KeepRequest
    )
}

/// The number that an answer gives, and what it is given in.
pub const fn amount(decision: Decision, action: Action) -> Option<(i64, &'static str)> {
    let Action::Give(n) = action else { return None };
    let key = if let Decision::Quantity { slot } = decision {
        match slot.port().market() {
            Some(good) => good.name(),
            None => Good::Wine.name(),
        }
    } else if matches!(decision, Decision::Upkeep) {
        "wood"
    } else if matches!(decision, Decision::Feed) {
        "bread"
    } else {
        "reals"
    };
    Some((n.get() as i64, key))
}

/// What is set at first, where the rules propose nothing: it is legal, and loses nothing that another answer would keep. Prices that
/// differ in kind (pay or Pirates, a Reward, Honor, a Favor) are never set.
pub fn preset(game: &Madeira, view: &View, decision: Decision, legal: &[Action]) -> Option<Action> {
    let s = &view.shown;
    let has = |action: Action| legal.contains(&action).then_some(action);
    match decision {
        Decision::UseDie { .. } => the_one(legal),
        // The Cities give their income without a move too.
        Decision::Relocate { .. } => has(Action::Stop),
        Decision::BuyWood { .. } | Decision::GetWood { .. } => legal
            .iter()
            .filter_map(
                |&action| if let Action::Wood(field) = action { Some((source(game, s, field), action)) } else { None },
            )
            .min()
            .map(|(_, action)| action),
        Decision::ExtraYield { .. } => no_choice(legal, |action| matches!(action, Action::Again(_))),
        Decision::TurnUpFavor { .. } => no_choice(legal, |action| matches!(action, Action::Flip(_))),
        Decision::Perform { .. } => has(Action::Yes),
        Decision::LastWindmill => has(Action::Stop).filter(|_| !is_short(game, view)),
        Decision::ScoreWealth { left } if left > 1 => None,
        Decision::Quantity { .. } | Decision::Upkeep | Decision::Feed | Decision::ScoreWealth { .. } => most(legal),
        Decision::KeepRequest => {
            let seat = view.seat?;
            legal.iter().copied().max_by_key(|&keep| scored(game, s, seat, keep))
        }
        Decision::SetupCity
        | Decision::SetupField { .. }
        | Decision::TakeRow
        | Decision::TakeRequest { .. }
        | Decision::TurnUpGuild { .. }
        | Decision::TakeTurn
        | Decision::WorkerFrom { .. }
        | Decision::WorkerTo { .. }
        | Decision::MoveShip { .. }
        | Decision::KingsReward { .. }
        | Decision::Support
        | Decision::TakeFavor
        | Decision::RelocateTo { .. }
        | Decision::PassingSlot
        | Decision::PassingBonus { .. }
        | Decision::PayBuilding { .. }
        | Decision::MoveMarker
        | Decision::LadyBuilding
        | Decision::Honor
        | Decision::ScoreRoutes { .. }
        | Decision::ScoreExpeditions { .. }
        | Decision::ScoreInfluence { .. }
        | Decision::ScoreUrbanization { .. } => None,
    }
}

/// Whether nobody would answer otherwise: what was paid for is performed, and a die is used for the one thing that it can be used for.
pub fn is_plain(decision: Decision, action: Action) -> bool {
    let is_performed = matches!(decision, Decision::Perform { .. }) && action == Action::Yes;
    is_performed || matches!(decision, Decision::UseDie { .. }) && action != Action::Nothing
}

/// What a die is used for, if only one thing is possible; nothing at all if neither is.
fn the_one(legal: &[Action]) -> Option<Action> {
    match (legal.contains(&Action::Act), legal.contains(&Action::Harvest)) {
        (true, false) => Some(Action::Act),
        (false, true) => Some(Action::Harvest),
        (false, false) => Some(Action::Nothing),
        (true, true) => None,
    }
}

/// The only answer of its kind. Where several lead to different things the player chooses; only what would be lost if nothing
/// were picked has its first one set.
fn no_choice(legal: &[Action], is_kind: impl Fn(Action) -> bool) -> Option<Action> {
    let mut all = legal.iter().copied().filter(|&action| is_kind(action));
    let first = all.next()?;
    (all.next().is_none() || legal.contains(&Action::Stop)).then_some(first)
}

/// The largest number.
fn most(legal: &[Action]) -> Option<Action> {
    legal.iter().copied().filter(|action| matches!(action, Action::Give(_))).max()
}

/// Where Wood is taken first: from Fields that turn once they are cleared, then from other Fields, then from the Forest, which has
/// no end.
fn source(game: &Madeira, s: &State, field: Field) -> (bool, bool) {
    let turns = game.components.field(field).and_then(|spec| spec.converts);
    let will_turn = turns.is_some_and(|to| !s.converted.has(field) && s.round <= converts_in(to));
    (field == Field::Forest, !will_turn)
}

/// Whether phase D will ask the viewer for more than there is.
fn is_short(game: &Madeira, view: &View) -> bool {
    view.seat.is_some_and(|seat| {
        let own = &view.shown.players[seat];
        own.ships.len() > own.wood || game.feeding_need(&view.shown, seat) > own.bread
    })
}

/// The Prestige after the Requests that are not kept were scored as well as can be.
fn scored(game: &Madeira, s: &State, seat: Seat, keep: Action) -> i16 {
    let mut after = *s;
    let (mut next, mut legal) = (Some(keep), Vec::new());
    while let Some(action) = next.take() {
        game.apply(&mut after, action, &mut NoEvents);
        let decision = game.decision(&after).filter(|_| game.actor(&after).seat() == Some(seat));
        if decision.is_some_and(is_scoring) {
            game.legal_actions(&after, &mut legal);
            next = game.proposal(&after).or_else(|| most(&legal));
        }
    }
    after.players[seat].prestige
}

const fn is_scoring(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::ScoreRoutes { .. }
            | Decision::ScoreExpeditions { .. }
            | Decision::ScoreInfluence { .. }
            | Decision::ScoreUrbanization { .. }
            | Decision::ScoreWealth { .. }
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::madeira::{Components, Options};
    use testkit::random_game;

    /// Shows every question of whole random games: the seat, what it sees, the question and the answers.
    fn watch(look: impl FnMut(&Madeira, Seat, &State, Decision, &[Action])) {
        watch_games(3, look);
    }

    /// The same for so many games of each number of players: what is seldom asked needs more of them.
    fn watch_games(games: u64, mut look: impl FnMut(&Madeira, Seat, &State, Decision, &[Action])) {
        for players in 2..=4 {
            let game = Madeira::new(Components::shipped(), Options::players(players));
            for seed in 0..games {
                let played = random_game(&game, seed, 50_000, |step| {
                    if let (Some(seat), Some(decision)) = (game.actor(step.before).seat(), game.decision(step.before)) {
                        look(&game, seat, step.before, decision, step.legal);
                    }
                });
                played.expect("a whole game");
            }
        }
    }

    #[test]
    fn a_preset_is_legal_and_loses_nothing_that_another_answer_would_keep() {
        let mut set = 0;
        watch(|game, seat, s, decision, legal| {
            let Some(preset) = preset(game, &game.view(s, Some(seat)), decision, legal) else { return };
            assert!(legal.contains(&preset), "{preset} is set for {decision:?}");
            assert!(!preset.is_windmill(), "the Windmill is used by nobody but the player");
            set += 1;
            let after = |action: Action| {
                let mut after = *s;
                game.apply(&mut after, action, &mut NoEvents);
                (game.pirates(&after.players[seat]), after.players[seat].prestige)
            };
            let (pirates, prestige) = after(preset);
            for &other in legal.iter().filter(|action| !action.is_windmill()) {
                let (fewer, more) = after(other);
                assert!(pirates <= fewer, "{preset} takes more Pirates than {other}, asked {decision:?}");
                // What is set now may bring its Prestige later.
                assert!(
                    prestige >= more || game.placing(s).is_some(),
                    "{preset} earns less than {other}, asked {decision:?}"
                );
            }
        });
        assert!(set > 500, "{set}");
    }

    #[test]
    fn fields_and_favors_that_must_be_chosen_are_not_set() {
        let mut asked = 0;
        watch_games(40, |game, seat, s, decision, legal| {
            let is_one = |action: &&Action| matches!(action, Action::Again(_) | Action::Flip(_));
            let is_choice = matches!(decision, Decision::ExtraYield { .. } | Decision::TurnUpFavor { .. })
                && legal.iter().filter(is_one).count() > 1
                && !legal.contains(&Action::Stop);
            if is_choice {
                asked += 1;
                assert_eq!(preset(game, &game.view(s, Some(seat)), decision, legal), None, "{decision:?}");
            }
        });
        assert!(asked > 10, "{asked}");
    }

    #[test]
    fn what_differs_in_kind_is_never_set() {
        let mut asked = 0;
        watch(|game, seat, s, decision, legal| {
            let is_own_choice = matches!(
                decision,
                Decision::TakeTurn | Decision::PayBuilding { .. } | Decision::KingsReward { .. } | Decision::Honor
            );
            if is_own_choice {
                asked += 1;
                assert!(begins(decision), "{decision:?}");
                assert_eq!(preset(game, &game.view(s, Some(seat)), decision, legal), None);
            }
        });
        assert!(asked > 100, "{asked}");
    }

    #[test]
    fn numbers_have_their_sign_and_what_is_asked_again_ends_or_has_a_total() {
        watch(|_, _, _, decision, legal| {
            if form(decision) == Form::Amount {
                let given = legal.iter().filter(|action| !action.is_windmill());
                assert!(given.clone().all(|&action| amount(decision, action).is_some()), "{decision:?}");
                assert!(given.count() > 0);
            }
        });
    }

    /// The Request that is kept is the one without which most is scored (M-REQUESTS-06).
    #[test]
    fn the_best_requests_are_scored() {
        let mut asked = 0;
        watch(|game, seat, s, decision, legal| {
            if decision == Decision::KeepRequest {
                let kept = preset(game, &game.view(s, Some(seat)), decision, legal).expect("one is kept");
                let best = legal.iter().map(|&keep| scored(game, s, seat, keep)).max();
                assert_eq!(Some(scored(game, s, seat, kept)), best);
                asked += 1;
            }
        });
        assert!(asked > 10, "{asked}");
    }
}
