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
        assert_eq!(Theme::of(Some("purple")), Theme::System);
    }
}
