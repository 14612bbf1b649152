//! Where in a position a fault is, and what would repair it.

use super::fields::{Field, Fields, Kind};
use super::position::{Key, Position, read};
use super::referee::{Checked, Referee};
use std::collections::BTreeMap;
use table::{Fault, Seat};

/// So many steps up or down are tried to repair a number.
const STEPS: i32 = 30;
/// So many faults are given a repair: looking for one asks the rules again and again.
const REPAIRED: usize = 8;

/// A fault, where it is, and what would repair it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trouble {
    /// Where and what.
    pub fault: Fault,
    /// The fields that it is about.
    pub keys: Vec<Key>,
    /// A field with the value that repairs it; without a value it is filled up again.
    pub repair: Option<(Key, Option<String>)>,
}

/// The value of every field.
pub type Values = BTreeMap<Key, String>;

/// The values of the fields that some lines name.
pub fn values(fields: &Fields, lines: &[String]) -> Values {
    lines.iter().flat_map(|line| read(fields, line)).collect()
}

/// The faults of a position. `before` are lines that stand before those that are set.
pub fn troubles(position: &Position, before: &[String], checked: &Checked, referee: &dyn Referee) -> Vec<Trouble> {
    let fields = position.fields();
    let mut known = values(&fields, &checked.lines);
    known.extend(position.given.iter().cloned());
    let one = |(n, fault): (usize, &Fault)| {
        let keys = keys(position, &fields, before.len(), &known, fault);
        let tried = Tried { position, fields: &fields, before, checked, referee, fault };
        let repair = if n < REPAIRED { tried.repair(&keys, &known) } else { None };
        Trouble { fault: fault.clone(), keys, repair }
    };
    checked.faults.iter().enumerate().map(one).collect()
}

/// The fields that a fault is about.
fn keys(position: &Position, fields: &Fields, before: usize, known: &Values, fault: &Fault) -> Vec<Key> {
    let place = fault.place.as_str();
    if let Some(n) = place.strip_prefix("line ").and_then(|n| n.parse::<usize>().ok()) {
        return n
            .checked_sub(before + 1)
            .and_then(|n| position.given.get(n))
            .map(|(key, _)| key.clone())
            .into_iter()
            .collect();
    }
    let own = place.split_once(": ").and_then(|(seat, rest)| Some((seat.parse::<Seat>().ok()?, rest)));
    let of = place.rsplit_once(" of ").map(|(rest, whose)| (whose.parse::<Seat>().ok(), rest));
    let (seat, names) = match (own, of) {
        (Some((seat, names)), _) => (Some(seat), names),
        (None, Some((seat, names))) => (seat, names.rsplit(' ').next().unwrap_or(names)),
        (None, None) => (None, place),
    };
    // Where only somebody is named, what is wrong says which pieces.
    let pieces = fault.what.to_lowercase().replace([',', '.'], "").split(' ').collect::<Vec<_>>().join(", ");
    let (seat, names) = match place.parse::<Seat>() {
        Ok(whose) => (Some(whose), pieces.as_str()),
        Err(_) => (seat, names),
    };
    let seats = || Seat::first(position.players).filter(|&other| seat.is_none_or(|seat| seat == other));
    let all = |field: &Field| -> Vec<Key> {
        if field.is_own { seats().map(|seat| field.of(seat)).collect() } else { vec![field.of(Seat::A)] }
    };
    let is_there =
        |key: &Key, token: &str| known.get(key).is_some_and(|value| value.split(' ').any(|word| word == token));
    let mut found = Vec::new();
    for name in names.split(", ") {
        let (thing, token) = name
            .rsplit_once(' ')
            .map_or((name, ""), |(before, token)| (before.rsplit(' ').next().unwrap_or(before), token));
        let (name, thing) = (name.to_lowercase(), thing.to_lowercase());
        for field in &fields.all {
            let is_named = field.key == name
                || field.key.starts_with(&format!("{name} "))
                || name == "cubes" && field.key == "rubble";
            let is_piece = match token {
                "cubes" => field.key.starts_with("rubble"),
                "ships" => field.key == "shipyard" || field.key == "top",
                "tiles" => field.key == "tiles" || field.key == "city",
                _ => false,
            };
            let is_thing = field.things.contains(&thing);
            found.extend(all(field).into_iter().filter(|key| is_named || is_piece || is_thing && is_there(key, token)));
        }
    }
    // A field of the table with the same name is not meant where a seat is.
    found.retain(|key| seat.is_none() || key.seat == seat);
    found.dedup();
    found
}

/// A fault for which a repair is looked for.
struct Tried<'a> {
    position: &'a Position,
    fields: &'a Fields,
    before: &'a [String],
    checked: &'a Checked,
    referee: &'a dyn Referee,
    fault: &'a Fault,
}

impl Tried<'_> {
    /// The first change of one of the fields with which this fault is gone and no other one has come.
    fn repair(&self, keys: &[Key], known: &Values) -> Option<(Key, Option<String>)> {
        let given = keys.iter().filter(|key| self.position.value(key).is_some());
        let filled_up = given.map(|key| (key.clone(), None));
        let token = self.fault.place.rsplit(' ').next().unwrap_or_default();
        let without = |key: &Key| {
            let words: Vec<&str> = known.get(key)?.split(' ').filter(|word| *word != token).collect();
            Some((key.clone(), Some(if words.is_empty() { "-".to_owned() } else { words.join(" ") })))
        };
        let taken_off = keys.iter().skip(1).chain(keys.first()).filter_map(without);
        let stepped = keys.iter().flat_map(|key| self.stepped(key, known));
        taken_off.chain(stepped).chain(filled_up).find(|(key, value)| self.helps(key, value.clone()))
    }

    /// The numbers near that of a field, the nearest first.
    fn stepped(&self, key: &Key, known: &Values) -> Vec<(Key, Option<String>)> {
        let Some(Kind::Number(low, high)) = self.fields.get(key).map(|field| &field.kind) else { return Vec::new() };
        let Some(now) = known.get(key).and_then(|value| value.parse::<i32>().ok()) else { return Vec::new() };
        let near = (1..=STEPS).flat_map(|step| [now - step, now + step]).filter(|n| (low..=high).contains(&n));
        near.map(|n| (key.clone(), Some(n.to_string()))).collect()
    }

    fn helps(&self, key: &Key, value: Option<String>) -> bool {
        if self.position.value(key) == value.as_deref() {
            return false;
        }
        let mut other = self.position.clone();
        other.set(self.fields, key.clone(), value);
        let lines: Vec<String> = self.before.iter().cloned().chain(other.lines()).collect();
        let faults = self.referee.check(&lines).faults;
        faults.len() < self.checked.faults.len() && !faults.contains(self.fault)
    }
}
