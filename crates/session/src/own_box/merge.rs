//! Boxes of several owners taken into one pack: what two of them say of a value is found.

use super::{Correction, Files, OwnBox, Printed};
use crate::archive;
use crate::shelf::GameName;
use std::collections::BTreeMap;
use table::pack::{self, Bundle, Confidence, Mark, Place};
use table::{Fault, Faults};

/// What owners say about one value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    /// Where.
    pub place: Place,
    /// What is printed there; nothing if the value is left out.
    pub value: Option<String>,
    /// Whose files say so.
    pub by: Vec<String>,
    /// As the pack has it, if it does.
    pub before: Option<Mark>,
}

impl Statement {
    /// Whether the pack says the same already.
    pub fn is_known(&self) -> bool {
        let is_found = self.before.as_ref().is_none_or(|mark| mark.confidence == Confidence::Found);
        is_found && self.before.as_ref().map(|mark| &mark.value) == self.value.as_ref()
    }
}

/// A value of which owners say different things: each of them, with whose files say so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// Where.
    pub place: Place,
    /// The values, each with the files that have it.
    pub said: Vec<(Option<String>, Vec<String>)>,
}

/// What came of taking boxes into a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Merge {
    /// The values of which two owners or more say the same.
    pub agreed: Vec<Statement>,
    /// Those of which one owner says something. They do not change the pack.
    pub alone: Vec<Statement>,
    /// Those of which owners say different things. While there are any the pack does not change.
    pub conflicts: Vec<Conflict>,
    /// The files of the pack that change: name and text.
    pub changed: Vec<(String, String)>,
}

/// Takes the boxes of some owners, each given by the name of its file and its text, into a pack, given by its files.
///
/// A value of which two say the same is found then, and comes from `source`, which is told how many say so. What one owner says alone
/// changes nothing.
///
/// # Errors
/// All faults, if the pack has any, a box cannot be read, is of another game, was not made from this pack or has impossible values, or
/// the agreed values together are no pack. The place of a fault begins with the name of the file.
pub fn merge(
    game: GameName,
    files: &[(String, String)],
    boxes: &[(String, String)],
    source: impl Fn(usize) -> String,
) -> Result<Merge, Faults> {
    let printed = Printed::read(game, files)?;
    let known = [&printed, &Printed::shipped(game)].map(told);
    let mut faults = Faults::default();
    let mut said: BTreeMap<String, Vec<Statement>> = BTreeMap::new();
    for (name, text) in boxes {
        match read(game, printed.hash, text).and_then(|own| statements(&own, &printed, &known)) {
            Ok(all) => all.into_iter().for_each(|(place, value)| note(&mut said, &printed, (place, value), name)),
            Err(found) => faults.0.extend(found.0.into_iter().map(|fault| of_file(name, fault))),
        }
    }
    let (mut agreed, mut alone, mut conflicts) = (Vec::new(), Vec::new(), Vec::new());
    for place in order(&printed) {
        let mut all = said.remove(&place.to_string()).unwrap_or_default();
        match (all.pop(), all.is_empty()) {
            (Some(one), true) if one.by.len() > 1 => agreed.push(one),
            (Some(one), true) => alone.push(one),
            (Some(last), false) => {
                let said = all.into_iter().chain([last]).map(|it| (it.value, it.by)).collect();
                conflicts.push(Conflict { place, said });
            }
            (None, _) => {}
        }
    }
    let own = OwnBox { game, name: String::new(), files: files.to_vec(), open: Vec::new() };
    let merged = if conflicts.is_empty() { own.with_agreed(&printed, &agreed, source) } else { Ok(Files::new()) };
    let changed = merged.unwrap_or_else(|found| {
        faults.0.extend(found.0);
        Files::new()
    });
    faults.or(Merge { agreed, alone, conflicts, changed })
}

/// A fault in the file of an owner.
fn of_file(name: &str, fault: Fault) -> Fault {
    let place = if fault.place.is_empty() { name.to_owned() } else { format!("{name}: {}", fault.place) };
    Fault { place, ..fault }
}

/// The box of an owner, if it was made from the pack with this hash.
fn read(game: GameName, hash: u64, text: &str) -> Result<OwnBox, Faults> {
    if !Bundle::is_meant(text) {
        return Err(Faults::one("", "is not a box that was exported"));
    }
    let Bundle { files, .. } = Bundle::read(text)?;
    if let Some(other) = super::game_of(&files).filter(|other| *other != game) {
        return Err(Faults::one("", format!("is a box of {other}, not of {game}")));
    }
    let own = OwnBox::of_files(Some(game), vec![(String::new(), text.to_owned())]);
    let made_from = files.iter().find(|(file, _)| file == "pack.toml").and_then(|(_, text)| pack::made_from(text));
    let wrong = match made_from.or_else(|| own.as_ref().ok().and_then(OwnBox::made_from)) {
        Some(from) if from == hash => None,
        Some(from) if archive::has(game, from) => {
            Some(format!("was made from the earlier pack {from:016x}, not from {hash:016x}"))
        }
        Some(from) => Some(format!("was made from the pack {from:016x}, not from {hash:016x}")),
        None => Some("does not say which pack it was made from".to_owned()),
    };
    let mut faults = wrong.map(|what| Faults::one("", what)).unwrap_or_default();
    match own {
        Ok(own) => faults.or(own),
        Err(found) => {
            faults.0.extend(found.0);
            Err(faults)
        }
    }
}

/// What a pack says about each value, by place.
type Told = BTreeMap<String, Mark>;

fn told(printed: &Printed) -> Told {
    printed.marks.iter().map(|mark| (mark.place().to_string(), mark.clone())).collect()
}

/// All places of a pack, those of values that its entries do not have among them.
fn order(printed: &Printed) -> impl Iterator<Item = Place> {
    printed.marks.iter().map(Mark::place).chain(printed.blanks.iter().cloned())
}

/// What an owner says: the values that were corrected, confirmed, added or left out. `known` is what the pack and the one that is shipped
/// say; who says the same in the same words has not looked.
fn statements(own: &OwnBox, printed: &Printed, known: &[Told; 2]) -> Result<Vec<(Place, Option<String>)>, Faults> {
    let theirs = told(&own.printed()?);
    let (mut faults, mut all) = (Faults::default(), Vec::new());
    let places: BTreeMap<String, Place> = order(printed).map(|place| (place.to_string(), place)).collect();
    for (at, mark) in &theirs {
        let Some(place) = places.get(at) else {
            faults.add(at, "the pack has no such value");
            continue;
        };
        let is_as = |known: &Told| {
            known.get(at).is_some_and(|it| (&it.source, it.confidence) == (&mark.source, mark.confidence))
        };
        let is_other = known[0].get(at).is_none_or(|it| it.value != mark.value);
        match mark.confidence {
            Confidence::Found if is_other || !known.iter().any(is_as) => {
                all.push((place.clone(), Some(mark.value.clone())));
            }
            Confidence::Derived | Confidence::Reconstructed if is_other => {
                faults.add(at, format!("is {}, which is not marked as found", mark.value));
            }
            Confidence::Found | Confidence::Derived | Confidence::Reconstructed => {}
        }
    }
    let gone = printed.marks.iter().map(Mark::place).filter(|place| !theirs.contains_key(&place.to_string()));
    all.extend(gone.map(|place| (place, None)));
    faults.or(all)
}

/// Notes that a file says something about a value.
fn note(
    said: &mut BTreeMap<String, Vec<Statement>>,
    printed: &Printed,
    (place, value): (Place, Option<String>),
    name: &str,
) {
    let all = said.entry(place.to_string()).or_default();
    match all.iter_mut().find(|it| it.value == value) {
        Some(same) => same.by.push(name.to_owned()),
        None => {
            let before = printed.mark(&place).cloned();
            all.push(Statement { place, value, by: vec![name.to_owned()], before });
        }
    }
}

impl OwnBox {
    /// The files that change by what owners agree on.
    fn with_agreed(
        &self,
        printed: &Printed,
        agreed: &[Statement],
        source: impl Fn(usize) -> String,
    ) -> Result<Files, Faults> {
        let news = agreed.iter().filter(|it| !it.is_known()).map(|it| {
            let Statement { place, value, by, .. } = it.clone();
            Correction { place, value, source: Some(source(by.len())) }
        });
        let (files, _) = self.tried(printed, &news.collect::<Vec<_>>())?;
        Ok(files.into_iter().filter(|file| !self.files.contains(file)).collect())
    }
}
