//! A simple drawing of a board or a piece, which shows an owner of a physical copy where to look.

/// The drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outline {
    /// Its width and height.
    pub size: (u16, u16),
    /// What is drawn, from below.
    pub plots: Vec<Plot>,
}

/// A rectangle of the drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plot {
    /// Left, top, width and height.
    pub area: [u16; 4],
    /// The sign in its middle.
    pub sign: Option<&'static str>,
    /// What it is.
    pub kind: Kind,
}

/// What a rectangle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Something that lies below the rest: a street, a sea, a card.
    Ground,
    /// A place where something is printed.
    Place,
    /// The place that is meant.
    Meant,
}

impl Kind {
    /// The word for the style sheet.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ground => "ground",
            Self::Place => "place",
            Self::Meant => "meant",
        }
    }
}

/// Something below the rest.
pub const fn ground(area: [u16; 4]) -> Plot {
    Plot { area, sign: None, kind: Kind::Ground }
}

/// A place of the board with what is printed there.
pub type Printed<T> = (T, [u16; 4], Option<&'static str>);

impl Outline {
    /// A board on which some things are meant; those that are printed nowhere on it leave it without a mark.
    pub fn board<T: PartialEq>(
        size: (u16, u16),
        below: Vec<Plot>,
        places: impl IntoIterator<Item = Printed<T>>,
        meant: &[T],
    ) -> Self {
        let kind = |thing: &T| if meant.contains(thing) { Kind::Meant } else { Kind::Place };
        let places = places.into_iter().map(|(thing, area, sign)| Plot { area, sign, kind: kind(&thing) });
        Self { size, plots: below.into_iter().chain(places).collect() }
    }

    /// A card or tile of this size with a sign; some parts of it are meant, or all of it if none is named.
    pub fn piece(size: (u16, u16), sign: &'static str, parts: &[[u16; 4]]) -> Self {
        let whole = [2, 2, size.0 - 4, size.1 - 4];
        let kind = if parts.is_empty() { Kind::Meant } else { Kind::Ground };
        let meant = parts.iter().map(|&area| Plot { area, sign: None, kind: Kind::Meant });
        let whole = Plot { area: whole, sign: Some(sign), kind };
        Self { size, plots: std::iter::once(whole).chain(meant).collect() }
    }

    /// Whether something is meant.
    pub fn has_meant(&self) -> bool {
        self.plots.iter().any(|plot| plot.kind == Kind::Meant)
    }
}
