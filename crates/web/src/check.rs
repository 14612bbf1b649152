//! A box gone through with a physical copy beside it: what is asked, step by step, and what is changed by a tap.
//!
//! Nothing of it is kept but the box itself: what was confirmed or corrected says so in the pack, the rest was not looked at.

use crate::board::{Outline, Placed};
use std::cmp::Ordering;
use table::pack::{Confidence, Mark, Place};
use words::Message;
use words::printed::{Printed, marks_of};

/// One step: some things that are looked at together.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The number of its part.
    pub part: usize,
    /// What the things are called.
    pub title: Message,
    /// Where they are.
    pub place: Message,
    /// A drawing of that.
    pub outline: Option<Outline>,
    /// The file and the entries that describe the things.
    entries: Vec<(String, String)>,
    /// Whether every value is found already.
    pub is_sure: bool,
}

impl Step {
    /// Whether a value belongs to it.
    pub fn has(&self, place: &Place) -> bool {
        self.entries.iter().any(|(file, entry)| place.file == *file && place.entry == *entry)
    }
}

/// The names of the parts, and the steps through all of them.
pub fn steps<G: Placed>(pack: &<G::Thing as Printed>::Pack) -> (Vec<Message>, Vec<Step>) {
    let parts = G::Thing::parts(pack);
    let names = parts.iter().map(|part| part.name.clone()).collect();
    let steps = parts.into_iter().enumerate().flat_map(|(part, it)| it.looks.into_iter().map(move |look| (part, look)));
    let step = |(part, look): (usize, words::printed::Look<G::Thing>)| {
        let marks: Vec<&Mark> = look.things.iter().flat_map(|&thing| marks_of(pack, thing)).collect();
        let mut entries: Vec<_> = marks.iter().map(|mark| (mark.file.clone(), mark.entry.clone())).collect();
        entries.dedup();
        let is_sure = marks.iter().all(|mark| mark.confidence == Confidence::Found);
        let outline = G::outline(pack, &look.things);
        Step { part, title: look.title, place: look.place, outline, entries, is_sure }
    };
    (names, steps.map(step).collect())
}

/// Where somebody goes on who comes back: after the last step that was answered, else at the first that was not. At the end if there is
/// none.
pub fn resume(done: &[bool]) -> usize {
    let after = done.iter().rposition(|is_done| *is_done).map_or(0, |last| last + 1);
    match after.cmp(&done.len()) {
        Ordering::Less => after,
        Ordering::Equal | Ordering::Greater => done.iter().position(|is_done| !is_done).unwrap_or(done.len()),
    }
}

/// A part of a value: a word that can be chosen, and a number that can be stepped. `sell gold 2` is the word `sell gold` and the number 2.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The words before the number.
    pub word: String,
    /// The number, if it ends with one.
    pub number: Option<i64>,
}

impl Piece {
    fn read(text: &str) -> Self {
        let (before, last) = text.rsplit_once(' ').unwrap_or(("", text));
        match last.parse() {
            Ok(number) => Self { word: before.to_owned(), number: Some(number) },
            Err(_) => Self { word: text.to_owned(), number: None },
        }
    }

    fn write(&self) -> String {
        match self.number {
            Some(number) if self.word.is_empty() => number.to_string(),
            Some(number) => format!("{} {number}", self.word),
            None => self.word.clone(),
        }
    }
}

/// The parts of a value.
pub fn pieces(value: &str) -> Vec<Piece> {
    value.split(',').map(str::trim).filter(|text| !text.is_empty()).map(Piece::read).collect()
}

/// A value of these parts.
pub fn value(pieces: &[Piece]) -> String {
    pieces.iter().map(Piece::write).collect::<Vec<_>>().join(", ")
}

/// What a value may be made of, by what a pack has under its key.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Vocabulary {
    /// Parts with different words, each with the first number that it has.
    pub choices: Vec<Piece>,
    /// Whether values of entries of its kind have several parts.
    pub is_list: bool,
}

impl Vocabulary {
    /// That of the value at a place.
    pub fn of(marks: &[Mark], place: &Place) -> Self {
        let mut all = Self::default();
        for mark in marks.iter().filter(|mark| mark.key == place.key) {
            let found = pieces(&mark.value);
            all.is_list |= found.len() != 1 && mark.file == place.file && mark.place().kind() == place.kind();
            for piece in found {
                if all.choices.iter().all(|known| known.word != piece.word) {
                    all.choices.push(piece);
                }
            }
        }
        all.choices.sort_by(|a, b| a.word.cmp(&b.word));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lisboa::Lisboa;
    use madeira::Madeira;

    fn check<G: Placed>(pack: &<G::Thing as Printed>::Pack) -> (usize, usize) {
        let (names, steps) = steps::<G>(pack);
        let asked: Vec<&Step> = steps.iter().filter(|step| !step.is_sure).collect();
        let (mut all, mut drawn) = (0, 0);
        for mark in G::Thing::marks(pack).iter().filter(|mark| mark.confidence != Confidence::Found) {
            all += 1;
            assert_eq!(asked.iter().filter(|step| step.has(&mark.place())).count(), 1, "{}", mark.place());
        }
        for step in &asked {
            let outline = step.outline.as_ref().unwrap_or_else(|| panic!("{:?} has no drawing", step.title));
            assert!(outline.has_meant(), "{:?} shows nothing", step.title);
            for plot in &outline.plots {
                let [x, y, w, h] = plot.area;
                assert!(
                    x + w <= outline.size.0 && y + h <= outline.size.1,
                    "{:?} is drawn outside: {plot:?}",
                    step.title
                );
            }
            drawn += 1;
        }
        assert!(steps.iter().all(|step| step.part < names.len()));
        (all, drawn)
    }

    #[test]
    fn every_value_in_doubt_is_asked_once_with_a_drawing() {
        let (values, asked) = check::<Lisboa>(&lisboa::Components::shipped());
        assert!(values > 500 && asked < 260, "{values} values in {asked} steps");
        let (values, asked) = check::<Madeira>(&madeira::Components::shipped());
        assert!(values > 150 && asked < 100, "{values} values in {asked} steps");
    }

    #[test]
    fn who_comes_back_goes_on_where_they_were() {
        assert_eq!(resume(&[false, false]), 0);
        assert_eq!(resume(&[true, false, true, false, false]), 3);
        assert_eq!(resume(&[true, false, true]), 1, "what was passed over comes at the end");
        assert_eq!(resume(&[true, true]), 2);
        assert_eq!(resume(&[]), 0);
    }

    #[test]
    fn the_parts_of_every_value_lead_back_to_it() {
        for mark in lisboa::Components::shipped().marks.iter().chain(&madeira::Components::shipped().marks) {
            assert_eq!(value(&pieces(&mark.value)), mark.value);
        }
        assert_eq!(pieces("sell gold 2"), [Piece { word: "sell gold".to_owned(), number: Some(2) }]);
        assert_eq!(pieces("-1, favor")[1], Piece { word: "favor".to_owned(), number: None });
    }

    #[test]
    fn choices_are_what_the_pack_has() {
        let marks = lisboa::Components::shipped().marks;
        let of = |entry: &str, key: &str| {
            let mark = marks.iter().find(|mark| mark.entry == entry && mark.key == key).expect("it is there");
            Vocabulary::of(&marks, &mark.place())
        };
        let words = |all: Vocabulary| all.choices.into_iter().map(|it| it.word).collect::<Vec<_>>();
        assert_eq!(words(of("noble 5", "penalty")), ["official", "real"]);
        assert_eq!(words(of("plan 1", "officials")), [""]);
        let (land, card) = (of("land A1", "reward"), of("noble 1", "reward"));
        assert_eq!(land.choices, card.choices, "a word of one thing may be printed on another");
        assert!(card.is_list && land.choices.iter().any(|it| it.word == "reis" && it.number.is_some()));
        assert!(!of("noble 1", "influence").is_list);
    }
}
