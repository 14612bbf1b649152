//! What a die would cost at a Building, or why it cannot be placed there: from the table as it is, before anything is filled in.

#[cfg(target_family = "wasm")]
use ::madeira::Decision;
use ::madeira::{Action, Building, Face, Madeira, Reason, State};
#[cfg(target_family = "wasm")]
use session::{Asked, SightOf};
use table::{Game, Seat};

/// A die that can be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Die {
    /// A Guild die of the hand.
    Guild(Face),
    /// A Pirate die of the City Watch.
    Watch(Face),
}

impl Die {
    /// The answer that places it.
    pub const fn on(self, building: Building) -> Action {
        match self {
            Self::Guild(face) => Action::Die(face, building),
            Self::Watch(face) => Action::Pirate(face, building),
        }
    }

    #[cfg(target_family = "wasm")]
    /// The die that an answer places, and where.
    pub const fn placed(action: Action) -> Option<(Self, Building)> {
        if let Action::Die(face, at) = action {
            Some((Self::Guild(face), at))
        } else if let Action::Pirate(face, at) = action {
            Some((Self::Watch(face), at))
        } else {
            None
        }
    }

    /// What it shows.
    pub const fn face(self) -> Face {
        match self {
            Self::Guild(face) | Self::Watch(face) => face,
        }
    }
}

/// Every kind of die that a player may think of placing: those of the hand, then those of the City Watch.
pub fn kinds(s: &State, seat: Seat) -> Vec<Die> {
    let of = |dice: [u8; 3], die: fn(Face) -> Die| super::places::faces(dice).map(die);
    of(s.players[seat].dice, Die::Guild).chain(of(s.watch_dice, Die::Watch)).collect()
}

/// What placing a die comes to at a Building.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bid {
    /// The Bread it takes, at least and at most: it depends on the die (M-BREAD-02).
    pub bread: (u8, u8),
    /// Why none of the dice can be placed.
    pub refused: Option<Reason>,
    /// Whether one step of the Windmill for Bread would make it possible.
    pub is_cured: bool,
}

#[cfg(target_family = "wasm")]
impl Bid {
    /// Whether only Bread is missing.
    pub const fn is_short(&self) -> bool {
        matches!(self.refused, Some(Reason::DieNeedsBread { .. }))
    }
}

#[cfg(target_family = "wasm")]
/// Whether a seat is asked to place a die or pass.
pub fn is_asked(sight: &SightOf<Madeira>, seat: Seat) -> bool {
    matches!(sight.asked, Asked::Seat { seat: asked, decision: Some(Decision::TakeTurn), .. } if asked == seat)
}

/// What placing one of some dice comes to at a Building; nothing if there is none.
pub fn bid(game: &Madeira, s: &State, dice: &[Die], building: Building) -> Option<Bid> {
    let reasons = |die: &Die| game.explain(s, die.on(building));
    let bread = |die: &Die| game.bread_for(die.face(), building);
    let fits: Vec<&Die> = dice.iter().filter(|die| reasons(die).is_empty()).collect();
    if fits.is_empty() {
        let why = reasons(dice.first()?);
        let is_cured = if let [Reason::DieNeedsBread { due, have }] = why[..] { due == have + 1 } else { false };
        let least = dice.iter().map(bread).min()?;
        return Some(Bid { bread: (least, least), refused: why.first().copied(), is_cured });
    }
    let least = fits.iter().map(|die| bread(die)).min()?;
    let most = fits.iter().map(|die| bread(die)).max()?;
    Some(Bid { bread: (least, most), refused: None, is_cured: false })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::madeira::Decision;
    use ::madeira::{Components, Options};
    use testkit::random_game;

    /// In random games a Building is refused exactly where no die can be placed, and a die pays the Bread that was told.
    #[test]
    fn a_bid_is_what_the_rules_do() {
        let game = Madeira::new(Components::shipped(), Options::players(3));
        let (mut open, mut shut) = (0, 0);
        let played = random_game(&game, 3, 20_000, |step| {
            let Some(seat) = game.actor(step.before).seat() else { return };
            if game.decision(step.before) != Some(Decision::TakeTurn) {
                return;
            }
            for (building, die) in
                Building::ALL.into_iter().flat_map(|b| kinds(step.before, seat).into_iter().map(move |die| (b, die)))
            {
                let Some(bid) = bid(&game, step.before, &[die], building) else { panic!("a die comes to something") };
                assert_eq!(bid.refused.is_none(), step.legal.contains(&die.on(building)));
                shut += usize::from(bid.refused.is_some());
                if die.on(building) == step.action {
                    let (mut after, mut events) = (*step.before, Vec::new());
                    game.apply(&mut after, step.action, &mut events);
                    let paid = events.iter().find_map(|event| {
                        if let ::madeira::Happening::BreadPaid(_, n) = event.what { Some(n) } else { None }
                    });
                    assert_eq!(bid.bread, (paid.unwrap_or(0), paid.unwrap_or(0)));
                    open += 1;
                }
            }
        });
        assert!(played.is_ok() && open > 5 && shut > 5, "{played:?} {open} {shut}");
    }
}
