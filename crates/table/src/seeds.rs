//! Generators from a seed. Nothing in this crate draws from them: whoever runs a game hands them in.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The generators that come from one seed, one for each purpose, so that a player who thinks longer does not change the
/// luck. They are stretches of one long sequence that never overlap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seeds(pub u64);

impl Seeds {
    /// For the first arrangement.
    pub fn setup(self) -> Xoshiro256PlusPlus {
        self.stream(0)
    }

    /// For the outcomes of chance steps.
    pub fn chance(self) -> Xoshiro256PlusPlus {
        self.stream(1)
    }

    /// For the choices of players.
    pub fn players(self) -> Xoshiro256PlusPlus {
        self.stream(2)
    }

    /// For anything else: the stream with this number. 0, 1 and 2 are taken by the others.
    pub fn stream(self, number: u8) -> Xoshiro256PlusPlus {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.0);
        for _ in 0..number {
            rng.jump();
        }
        rng
    }
}
