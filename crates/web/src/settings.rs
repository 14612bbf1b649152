//! What can be set, and the words under which a browser keeps it.

/// A setting with a few values, kept under a key and shown to the style sheet as an attribute `data-KEY` of the document.
/// The value that follows the system is neither kept nor shown.
pub trait Setting: Copy + PartialEq + Default + 'static {
    /// The key.
    const KEY: &'static str;
    /// All values, in the order in which they are offered.
    const ALL: &'static [Self];
    /// The word of a value; none for the one that follows the system.
    fn word(self) -> Option<&'static str>;

    /// The value of a word; what is not known follows the system.
    fn of(word: Option<&str>) -> Self {
        Self::ALL.iter().copied().find(|value| value.word() == word).unwrap_or_default()
    }
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Setting for Theme {
    const KEY: &'static str = "theme";
    const ALL: &'static [Self] = &[Self::System, Self::Light, Self::Dark];

    fn word(self) -> Option<&'static str> {
        match self {
            Self::System => None,
            Self::Light => Some("light"),
            Self::Dark => Some("dark"),
        }
    }
}

/// Whether things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    /// As the system has it.
    #[default]
    System,
    /// They do.
    Full,
    /// They do not.
    Reduced,
}

impl Setting for Motion {
    const KEY: &'static str = "motion";
    const ALL: &'static [Self] = &[Self::System, Self::Full, Self::Reduced];

    fn word(self) -> Option<&'static str> {
        match self {
            Self::System => None,
            Self::Full => Some("full"),
            Self::Reduced => Some("reduced"),
        }
    }
}

/// How fast the moves of others are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Fast enough not to wait, slow enough to follow.
    #[default]
    Steady,
    /// With time to read.
    Slow,
    /// Twice as fast.
    Quick,
    /// At once.
    Instant,
}

impl Setting for Pace {
    const KEY: &'static str = "pace";
    const ALL: &'static [Self] = &[Self::Slow, Self::Steady, Self::Quick, Self::Instant];

    fn word(self) -> Option<&'static str> {
        match self {
            Self::Steady => None,
            Self::Slow => Some("slow"),
            Self::Quick => Some("quick"),
            Self::Instant => Some("instant"),
        }
    }
}

impl Pace {
    /// How long a move of somebody else stands alone, in milliseconds.
    pub const fn pause(self) -> u64 {
        match self {
            Self::Slow => 1600,
            Self::Steady => 700,
            Self::Quick => 300,
            Self::Instant => 0,
        }
    }

    /// How long a piece travels, in milliseconds.
    pub const fn travel(self) -> f64 {
        match self {
            Self::Slow => 440.0,
            Self::Steady => 220.0,
            Self::Quick => 140.0,
            Self::Instant => 0.0,
        }
    }
}

/// Whether an answer that cannot be taken back is asked about first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Confirm {
    /// It is.
    #[default]
    Ask,
    /// It is given at once.
    Never,
}

impl Setting for Confirm {
    const KEY: &'static str = "confirm";
    const ALL: &'static [Self] = &[Self::Ask, Self::Never];

    fn word(self) -> Option<&'static str> {
        match self {
            Self::Ask => None,
            Self::Never => Some("never"),
        }
    }
}

/// Whether the last step of a turn waits until it is said that the turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ConfirmTurn {
    /// It does.
    #[default]
    Ask,
    /// The turn ends with it.
    Never,
}

impl Setting for ConfirmTurn {
    const KEY: &'static str = "confirm-turn";
    const ALL: &'static [Self] = &[Self::Ask, Self::Never];

    fn word(self) -> Option<&'static str> {
        match self {
            Self::Ask => None,
            Self::Never => Some("never"),
        }
    }
}

/// Who gives an answer where there is only one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Single {
    /// The table.
    #[default]
    Played,
    /// Whoever is asked.
    Asked,
}

impl Setting for Single {
    const KEY: &'static str = "single";
    const ALL: &'static [Self] = &[Self::Played, Self::Asked];

    fn word(self) -> Option<&'static str> {
        match self {
            Self::Played => None,
            Self::Asked => Some("asked"),
        }
    }
}

/// Whether anything is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sounds {
    /// Nothing is.
    #[default]
    Off,
    /// Pieces, turns, points and what is refused.
    On,
}

impl Setting for Sounds {
    const KEY: &'static str = "sounds";
    const ALL: &'static [Self] = &[Self::On, Self::Off];

    fn word(self) -> Option<&'static str> {
        match self {
            Self::Off => None,
            Self::On => Some("on"),
        }
    }
}

/// When the coach says what a decision is for, and what is often missed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Coach {
    /// In the first games of each title.
    #[default]
    First,
    /// In every game.
    On,
    /// Never.
    Off,
}

impl Setting for Coach {
    const KEY: &'static str = "coach";
    const ALL: &'static [Self] = &[Self::First, Self::On, Self::Off];

    fn word(self) -> Option<&'static str> {
        match self {
            Self::First => None,
            Self::On => Some("on"),
            Self::Off => Some("off"),
        }
    }
}

impl Coach {
    /// Whether it speaks in a game, which may be one of the first.
    pub fn speaks(self, is_first: bool) -> bool {
        match self {
            Self::First => is_first,
            Self::On => true,
            Self::Off => false,
        }
    }

    /// What makes it speak in a game where it does not, and the other way round.
    pub fn switched(self, is_first: bool) -> Self {
        match (self.speaks(is_first), is_first) {
            (true, _) => Self::Off,
            (false, true) => Self::First,
            (false, false) => Self::On,
        }
    }
}

/// Whether values that may be printed differently have a star.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stars {
    /// They do.
    #[default]
    Shown,
    /// They do not.
    Hidden,
}

impl Setting for Stars {
    const KEY: &'static str = "stars";
    const ALL: &'static [Self] = &[Self::Shown, Self::Hidden];

    fn word(self) -> Option<&'static str> {
        match self {
            Self::Shown => None,
            Self::Hidden => Some("hidden"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_lead_back_and_unknown_ones_follow_the_system() {
        for &theme in Theme::ALL {
            assert_eq!(Theme::of(theme.word()), theme);
        }
        for &motion in Motion::ALL {
            assert_eq!(Motion::of(motion.word()), motion);
        }
        for &pace in Pace::ALL {
            assert_eq!(Pace::of(pace.word()), pace);
        }
        for &sounds in Sounds::ALL {
            assert_eq!(Sounds::of(sounds.word()), sounds);
        }
        for &coach in Coach::ALL {
            assert_eq!(Coach::of(coach.word()), coach);
        }
        assert_eq!(Theme::of(Some("purple")), Theme::System);
    }

    #[test]
    fn the_coach_is_switched_in_any_game() {
        for &coach in Coach::ALL {
            for is_first in [true, false] {
                let other = coach.switched(is_first);
                assert_ne!(other.speaks(is_first), coach.speaks(is_first), "{coach:?}");
            }
        }
        assert!(Coach::default().speaks(true) && !Coach::default().speaks(false));
        assert_eq!(Coach::Off.switched(true), Coach::First, "later games are as they were");
    }
}
