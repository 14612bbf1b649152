//! A box of somebody's own: a component pack in which values were corrected against a physical copy.
//!
//! Its pack is right at any time, so that a table can always be begun with it. Corrections that are not right, or not yet because
//! they need others beside them, stay open beside it: nothing that was typed is lost.

mod merge;

pub use merge::{Conflict, Merge, Statement, merge};

use crate::shelf::{GameName, Pack, Shelf};
use table::Faults;
use table::pack::{self, Bundle, Confidence, Form, Mark, Origin, Place};

/// The files of a pack: name and text.
type Files = Vec<(String, String)>;

/// What is known about a pack that is right.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Printed {
    /// Its name in records.
    pub name: String,
    /// The hash of all its values.
    pub hash: u64,
    /// Where each value comes from.
    pub marks: Vec<Mark>,
    /// The values that an entry may have and does not.
    pub blanks: Vec<Place>,
}

impl Printed {
    /// Reads the files of a pack, given as name and text.
    ///
    /// # Errors
    /// All faults of the pack.
    pub fn read(game: GameName, files: &[(String, String)]) -> Result<Self, Faults> {
        crate::for_game!(game, G => <G as Shelf>::Pack::read(files).map(|pack| Self::of(&pack)))
    }

    /// The pack that is shipped.
    pub fn shipped(game: GameName) -> Self {
        crate::for_game!(game, G => Self::of(&<G as Shelf>::Pack::shipped()))
    }

    fn of(pack: &impl Pack) -> Self {
        let (marks, blanks) = (pack.marks().to_vec(), pack.blanks().to_vec());
        Self { name: pack.name().to_owned(), hash: pack.hash(), marks, blanks }
    }

    /// The value at a place, if there is one.
    pub fn mark(&self, place: &Place) -> Option<&Mark> {
        let is_there = |mark: &&Mark| mark.key == place.key && mark.entry == place.entry && mark.file == place.file;
        self.marks.iter().find(is_there)
    }

    /// The keys of an entry that hold values.
    fn values(&self, place: &Place) -> Vec<&str> {
        let is_beside = |mark: &&Mark| mark.entry == place.entry && mark.file == place.file;
        self.marks.iter().filter(is_beside).map(|mark| mark.key.as_str()).collect()
    }
}

/// One correction.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Correction {
    /// Where.
    pub place: Place,
    /// What was typed; nothing if the value is to be left out.
    pub value: Option<String>,
    /// The source of the value, which is then found; nothing for what is shipped.
    pub source: Option<String>,
}

/// What came of a correction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled {
    /// What is known about the pack now, if it changed.
    pub printed: Option<Printed>,
    /// What is wrong with the corrections that are open.
    pub faults: Faults,
}

/// A box of somebody's own.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OwnBox {
    game: GameName,
    name: String,
    files: Files,
    open: Vec<Correction>,
}

/// The files of the pack that is shipped.
fn shipped_files(game: GameName) -> Files {
    let files = crate::for_game!(game, G => <G as Shelf>::Pack::shipped_files());
    files.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect()
}

/// The text of the file that says what a pack is.
fn about(files: &mut Files) -> Option<&mut String> {
    files.iter_mut().find(|(file, _)| file == "pack.toml").map(|(_, text)| text)
}

/// Files with another name of the pack in records; those without a name stay as they are.
pub fn renamed(mut files: Files, name: &str) -> Files {
    if let Some(text) = about(&mut files)
        && let Ok(renamed) = pack::rename(text, name)
    {
        *text = renamed;
    }
    files
}

/// Files that say which pack they were made from.
fn stamped(mut files: Files, hash: u64) -> Files {
    if let Some(text) = about(&mut files) {
        *text = pack::with_made_from(text, hash);
    }
    files
}

/// The game that the files of a pack say they are of.
fn game_of(files: &[(String, String)]) -> Option<GameName> {
    let is_of = |game: &GameName| {
        let faults = Printed::read(*game, files).err().unwrap_or_default();
        !faults.0.iter().any(|fault| fault.place == "pack.toml: pack: game" || fault.what == "the file is missing")
    };
    GameName::ALL.into_iter().find(is_of)
}

impl OwnBox {
    /// A box with what is shipped.
    pub fn shipped(game: GameName, name: &str) -> Self {
        let files = stamped(shipped_files(game), Printed::shipped(game).hash);
        Self { game, name: String::new(), files, open: Vec::new() }.called(name)
    }

    /// A box from files that somebody chose: those of a pack, or the one that [`OwnBox::file`] wrote. Where they have no name for
    /// people the one in records is taken. Without a game, the files say which one it is.
    ///
    /// # Errors
    /// All faults, if they are no pack of the game.
    pub fn of_files(game: Option<GameName>, chosen: Files) -> Result<Self, Faults> {
        let (name, files) = pack::gathered(chosen)?;
        let game = game.or_else(|| game_of(&files)).unwrap_or(GameName::Lisboa);
        let printed = Printed::read(game, &files)?;
        let own = Self { game, name: name.unwrap_or(printed.name), files, open: Vec::new() };
        // Whoever copied the files that are shipped made a box from them.
        let is_shipped = own.made_from().is_none() && printed.hash == Printed::shipped(game).hash;
        Ok(if is_shipped { Self { files: stamped(own.files, printed.hash), ..own } } else { own })
    }

    /// The box as one file.
    pub fn file(&self) -> String {
        Bundle { name: self.name.clone(), files: self.files.clone() }.write()
    }

    /// The same box under another name, which also stands in records.
    #[must_use]
    pub fn called(self, name: &str) -> Self {
        let files = renamed(self.files, &pack::pack_name(name));
        Self { name: name.trim().to_owned(), files, ..self }
    }

    /// The game.
    pub const fn game(&self) -> GameName {
        self.game
    }

    /// The name for people.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The hash of the pack that it was made from, if it says so.
    pub fn made_from(&self) -> Option<u64> {
        self.files.iter().find(|(file, _)| file == "pack.toml").and_then(|(_, text)| pack::made_from(text))
    }

    /// The files of its pack, which is right: name and text.
    pub fn files(&self) -> &[(String, String)] {
        &self.files
    }

    /// The corrections that are not right, or not yet.
    pub fn open(&self) -> &[Correction] {
        &self.open
    }

    /// What is known about its pack.
    ///
    /// # Errors
    /// If the box was kept by a version of the rules that knew other packs.
    pub fn printed(&self) -> Result<Printed, Faults> {
        Printed::read(self.game, &self.files)
    }

    /// What is wrong with the open corrections together; nothing if there are none.
    pub fn faults(&self, printed: &Printed) -> Faults {
        if self.open.is_empty() {
            return Faults::default();
        }
        self.tried(printed, &self.open).err().unwrap_or_default()
    }

    /// Takes a correction up, in place of an open one of the same value. If it is right, alone or with the others that are open, it
    /// goes into the pack; else it stays open. `printed` is what is known about the pack before.
    pub fn correct(&mut self, printed: &Printed, correction: Correction) -> Settled {
        self.correct_all(printed, vec![correction])
    }

    /// The same for several corrections of different values, which go in or stay open together.
    pub fn correct_all(&mut self, printed: &Printed, corrections: Vec<Correction>) -> Settled {
        self.open.retain(|open| corrections.iter().all(|new| new.place != open.place));
        let before = self.open.len();
        self.open.extend(corrections);
        let faults = match self.tried(printed, &self.open) {
            Ok((files, printed)) => {
                self.files = files;
                self.open.clear();
                return Settled { printed: Some(printed), faults: Faults::default() };
            }
            Err(faults) => faults,
        };
        if before > 0
            && let Ok((files, printed)) = self.tried(printed, &self.open[before..])
        {
            self.files = files;
            self.open.truncate(before);
            let faults = self.faults(&printed);
            return Settled { printed: Some(printed), faults };
        }
        Settled { printed: None, faults }
    }

    /// Puts a value back to what is shipped.
    pub fn put_back(&mut self, printed: &Printed, place: Place, shipped: &Printed) -> Settled {
        let value = shipped.mark(&place).map(|mark| mark.value.clone());
        self.correct(printed, Correction { place, value, source: None })
    }

    /// The files after some corrections and what is known about them, if they are a pack.
    fn tried(&self, printed: &Printed, corrections: &[Correction]) -> Result<(Files, Printed), Faults> {
        let shipped = corrections.iter().any(|it| it.source.is_none()).then(|| Printed::shipped(self.game));
        let mut files = self.files.clone();
        for correction in corrections {
            let origin = match (&correction.source, shipped.as_ref().and_then(|it| it.mark(&correction.place))) {
                (Some(source), _) => Some(Origin { source: source.clone(), confidence: Confidence::Found }),
                (None, mark) => mark.map(|mark| Origin { source: mark.source.clone(), confidence: mark.confidence }),
            };
            files = self.with(files, printed, correction, origin)?;
        }
        let printed = Printed::read(self.game, &files)?;
        Ok((files, printed))
    }

    fn with(
        &self,
        mut files: Files,
        printed: &Printed,
        correction: &Correction,
        origin: Option<Origin>,
    ) -> Result<Files, Faults> {
        let place = &correction.place;
        let at = files.iter().position(|(name, _)| *name == place.file);
        let at = at.ok_or_else(|| Faults::one(place.to_string(), "there is no such file"))?;
        let text = &files[at].1;
        files[at].1 = match (&correction.value, origin) {
            (Some(typed), Some(origin)) => {
                let values = printed.values(place);
                let written = |form: Form| pack::correct(text, place, &values, (typed, form), &origin);
                let forms = pack::forms(text, place)?;
                let (usual, others) =
                    forms.split_first().map_or((Form::Plain, &[][..]), |(first, rest)| (*first, rest));
                let fits = |form: &&Form| written(**form).is_ok_and(|text| self.is_read(&files, at, text, place));
                if others.is_empty() || fits(&&usual) {
                    written(usual)?
                } else {
                    written(others.iter().find(fits).copied().unwrap_or(usual))?
                }
            }
            (Some(_) | None, _) => pack::leave_out(text, place)?,
        };
        Ok(files)
    }

    /// Whether the pack with another text of a file has nothing against the value at a place.
    fn is_read(&self, files: &[(String, String)], at: usize, text: String, place: &Place) -> bool {
        let mut files = files.to_vec();
        files[at].1 = text;
        let place = place.to_string();
        Printed::read(self.game, &files).err().is_none_or(|faults| faults.0.iter().all(|fault| fault.place != place))
    }
}
