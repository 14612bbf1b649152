//! What lies on the page of a game's boxes: one box, its values one by one, and what is wrong with corrections.

use super::{Boxes, Remembered, Shown};
use crate::boxes::BoxId;
use crate::check::Vocabulary;
use crate::said;
use leptos::prelude::*;
use session::{Correction, GameName, OwnBox, Printed, Settled};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::Faults;
use table::pack::{Confidence, Mark, Place};

/// One value, as the box has it and as it is shipped.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Value {
    /// As the box has it, if it does.
    pub now: Option<Mark>,
    /// As it is shipped.
    pub shipped: Option<Mark>,
    /// Whether the entry could do without it.
    pub optional: bool,
    /// What was typed and is not right, or not yet; the inner nothing is a value that was left out.
    pub open: Option<Option<String>>,
    /// What is wrong with that.
    pub faults: Vec<String>,
}

impl Value {
    /// Whether anything about it is not as it is shipped.
    pub fn is_changed(&self) -> bool {
        let told = |mark: &Option<Mark>| mark.clone().map(|mark| (mark.value, mark.source, mark.confidence));
        self.open.is_some() || told(&self.now) != told(&self.shipped)
    }

    /// Whether nothing is printed here, and nothing was typed.
    pub fn is_blank(&self) -> bool {
        self.now.is_none() && !matches!(self.open, Some(Some(_)))
    }

    /// What stands there, or is to stand there.
    pub fn text(&self) -> String {
        let now = || self.now.as_ref().map(|mark| mark.value.clone());
        self.open.clone().unwrap_or_else(now).unwrap_or_default()
    }

    /// What is shipped.
    pub fn shipped_text(&self) -> String {
        self.shipped.as_ref().map(|mark| mark.value.clone()).unwrap_or_default()
    }

    /// Whether it may be printed differently.
    pub fn is_reconstructed(&self) -> bool {
        self.now.as_ref().is_some_and(|mark| mark.confidence == Confidence::Reconstructed)
    }
}

/// All values of a box.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Values {
    /// In the order of the pack.
    pub order: Vec<Place>,
    all: BTreeMap<Place, Value>,
    /// What is wrong with several values together.
    pub faults: Vec<String>,
    /// What is wrong with a box that this version cannot read.
    pub unread: Option<String>,
}

impl Values {
    fn of(own: &OwnBox, known: &Known, shipped: &Printed) -> Self {
        match known {
            Ok((printed, faults)) => Self::read(own, printed, faults, shipped),
            Err(faults) => Self { unread: Some(faults.to_string()), ..Self::default() },
        }
    }

    fn read(own: &OwnBox, printed: &Printed, faults: &Faults, shipped: &Printed) -> Self {
        let mut all: BTreeMap<Place, Value> = BTreeMap::new();
        let order = ordered(own, printed);
        for place in &printed.blanks {
            all.entry(place.clone()).or_default().optional = true;
        }
        for mark in &printed.marks {
            let value = all.entry(mark.place()).or_default();
            value.optional = mark.optional;
            value.now = Some(mark.clone());
        }
        // An entry that an own pack has in another place is the same one.
        let names: BTreeMap<String, Place> = order.iter().map(|place| (place.to_string(), place.clone())).collect();
        for mark in &shipped.marks {
            if let Some(value) = names.get(&mark.place().to_string()).and_then(|place| all.get_mut(place)) {
                value.shipped = Some(mark.clone());
            }
        }
        for correction in own.open() {
            all.entry(correction.place.clone()).or_default().open = Some(correction.value.clone());
        }
        let mut values = Self { order, all, ..Self::default() };
        values.blame(faults, &names);
        values
    }

    /// Puts each fault beside the value that it names.
    fn blame(&mut self, faults: &Faults, names: &BTreeMap<String, Place>) {
        for fault in &faults.0 {
            match names.get(&fault.place).and_then(|place| self.all.get_mut(place)) {
                Some(value) => value.faults.push(fault.what.clone()),
                None => self.faults.push(format!("{}: {}", fault.place, fault.what)),
            }
        }
    }

    /// The value at a place.
    pub fn get(&self, place: &Place) -> Option<&Value> {
        self.all.get(place)
    }
}

/// All places by file, those of an entry together.
fn ordered(own: &OwnBox, printed: &Printed) -> Vec<Place> {
    let mut blanks: BTreeMap<(&str, &str), Vec<&Place>> = BTreeMap::new();
    for place in &printed.blanks {
        blanks.entry((&place.file, &place.entry)).or_default().push(place);
    }
    let mut order = Vec::new();
    for (file, _) in own.files() {
        let marks: Vec<&Mark> = printed.marks.iter().filter(|mark| mark.file == *file).collect();
        for entry in marks.chunk_by(|a, b| a.entry == b.entry) {
            order.extend(entry.iter().map(|mark| mark.place()));
            let more = entry.first().and_then(|mark| blanks.get(&(mark.file.as_str(), mark.entry.as_str())));
            order.extend(more.into_iter().flatten().map(|place| (*place).clone()));
        }
    }
    order
}

/// What is known about the pack of a box, and what is wrong with open corrections; or why the box cannot be read.
type Known = Result<(Printed, Faults), Faults>;

fn known(own: &OwnBox) -> Known {
    let printed = own.printed()?;
    let faults = own.faults(&printed);
    Ok((printed, faults))
}

/// The box that is looked at; copies are the same.
#[derive(Clone, Copy)]
pub struct Sheet {
    /// The game.
    pub game: GameName,
    /// The boxes of the device.
    pub boxes: Boxes,
    /// Which box it is; none is what is shipped.
    pub id: RwSignal<Option<BoxId>>,
    /// The box.
    pub own: RwSignal<OwnBox>,
    /// How often another box was laid out.
    pub laid: RwSignal<u32>,
    /// Always of this box.
    known: StoredValue<Known>,
    shipped: StoredValue<Arc<Printed>>,
    /// All its values.
    pub values: Memo<Arc<Values>>,
}

impl Sheet {
    /// The box that was shown last.
    pub fn new(game: GameName, boxes: Boxes) -> Self {
        let last = Shown.last(game).and_then(|id| boxes.get(&id)).filter(|kept| kept.own.game() == game);
        let own = last.as_ref().map_or_else(|| shipped(game), |kept| kept.own.clone());
        let known = StoredValue::new(known(&own));
        let (own, id) = (RwSignal::new(own), RwSignal::new(last.map(|kept| kept.id.clone())));
        let shipped = StoredValue::new(Arc::new(Printed::shipped(game)));
        let values = Memo::new(move |_| {
            own.with(|own| known.with_value(|known| Arc::new(Values::of(own, known, &shipped.get_value()))))
        });
        Self { game, boxes, id, own, laid: RwSignal::new(0), known, shipped, values }
    }

    /// Lays out another box; none is what is shipped.
    pub fn lay(self, id: Option<BoxId>) {
        let kept = id.and_then(|id| self.boxes.get(&id));
        Shown.remember(self.game, kept.as_ref().map(|kept| &kept.id));
        let own = kept.as_ref().map_or_else(|| shipped(self.game), |kept| kept.own.clone());
        self.known.set_value(known(&own));
        self.own.set(own);
        self.id.set(kept.map(|kept| kept.id.clone()));
        self.laid.update(|laid| *laid += 1);
    }

    /// A value was typed, or is to be left out.
    pub fn correct(self, place: &Place, value: Option<String>) {
        let correction = Correction { place: place.clone(), value, source: Some(said!("app-box-source")) };
        self.change(|own, printed| own.correct(printed, correction));
    }

    /// Values are printed in the copy as they stand here; those that are not right yet stay open.
    pub fn confirm(self, places: &[Place]) {
        let values = self.values.get_untracked();
        let right = places.iter().filter_map(|place| values.get(place)).filter(|value| value.open.is_none());
        let source = said!("app-box-source");
        let same = right.filter_map(|value| value.now.as_ref()).map(|mark| Correction {
            place: mark.place(),
            value: Some(mark.value.clone()),
            source: Some(source.clone()),
        });
        let same: Vec<Correction> = same.collect();
        if !same.is_empty() {
            self.change(|own, printed| own.correct_all(printed, same));
        }
    }

    /// What a value may be made of.
    pub fn vocabulary(self, place: &Place) -> Vocabulary {
        self.shipped.with_value(|shipped| Vocabulary::of(&shipped.marks, place))
    }

    /// Whether the box was made from another pack than the one that is shipped now.
    pub fn is_earlier(self) -> bool {
        let hash = self.shipped.with_value(|shipped| shipped.hash);
        self.id.with(Option::is_some) && self.own.with(|own| own.made_from() != Some(hash))
    }

    /// A value becomes again what is shipped.
    pub fn put_back(self, place: &Place) {
        let shipped = self.shipped.get_value();
        self.change(|own, printed| own.put_back(printed, place.clone(), &shipped));
    }

    /// Changes the box and keeps it; what is shipped becomes a box of one's own.
    fn change(self, change: impl FnOnce(&mut OwnBox, &Printed) -> Settled) {
        let Ok((printed, _)) = self.known.get_value() else { return };
        self.own.update(|own| {
            let Settled { printed: changed, faults } = change(own, &printed);
            // Before the values are told that the box is another.
            self.known.set_value(Ok((changed.unwrap_or(printed), faults)));
        });
        match self.id.get_untracked() {
            Some(id) => self.boxes.keep(&id, self.own.get_untracked()),
            None => self.save_as(&said!("app-box-first-name")),
        }
    }

    /// Keeps what is shown as a new box.
    pub fn save_as(self, name: &str) {
        let name = self.boxes.free_name(self.game, name);
        self.own.update(|own| *own = own.clone().called(&name));
        let id = self.boxes.add(self.own.get_untracked());
        Shown.remember(self.game, Some(&id));
        self.id.set(Some(id));
    }

    /// Gives the box another name; an empty one changes nothing.
    pub fn rename(self, name: &str) {
        if let Some(id) = self.id.get_untracked().filter(|_| !name.trim().is_empty()) {
            self.own.update(|own| *own = own.clone().called(name));
            self.boxes.keep(&id, self.own.get_untracked());
        }
    }
}

fn shipped(game: GameName) -> OwnBox {
    OwnBox::shipped(game, "caravela")
}

/// The sign and the word of how sure a value is.
pub fn sign_of(confidence: Confidence) -> (&'static str, String) {
    match confidence {
        Confidence::Found => ("✓", said!("app-box-mark-found")),
        Confidence::Derived => ("≈", said!("app-box-mark-derived")),
        Confidence::Reconstructed => ("*", said!("app-box-mark-reconstructed")),
    }
}
