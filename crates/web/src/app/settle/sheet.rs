//! A position that is being put together: what is set, what the rules make of it, and what went before.

use crate::settle::{Checked, Field, Fields, Key, Position, Referee, Trouble, Values, referee, troubles, values};
use crate::{said, speech};
use leptos::prelude::*;
use protocol::PackText;
use session::GameName;
use std::sync::Arc;
use table::Seat;
use words::{Message, Names, Worded};

/// So many changes can be taken back.
const UNDONE: usize = 50;

/// A position that is being put together; copies are the same.
#[derive(Clone, Copy)]
pub struct Sheet {
    /// What is set.
    pub position: RwSignal<Position>,
    /// The fields that there are.
    pub fields: Memo<Arc<Fields>>,
    /// The rules; why there are none, if so.
    pub referee: Signal<Result<Arc<dyn Referee>, String>>,
    /// What is wrong, and what was filled up.
    pub checked: Memo<Arc<Checked>>,
    /// The value of every field.
    pub values: Memo<Arc<Values>>,
    /// What everybody is called.
    pub names: RwSignal<Names>,
    /// The seat whose fields are shown, where only one is.
    pub seat: RwSignal<Seat>,
    /// The groups of fields that are open.
    pub open: RwSignal<Vec<String>>,
    /// The field that was pointed out last.
    pub shown: RwSignal<Option<Key>>,
    before: StoredValue<Vec<Position>>,
    pack: StoredValue<Option<PackText>>,
    /// How many changes can be taken back.
    pub undone: RwSignal<usize>,
    /// Whether it stands at the end of the game.
    is_final: bool,
}

impl Sheet {
    /// Begins with a position. With files of a pack it is one of that box.
    pub fn new(position: Position, pack: Option<PackText>, is_final: bool) -> Self {
        let position = RwSignal::new(position);
        let pack = StoredValue::new(pack);
        let kind = Memo::new(move |_| position.with(|now| (now.game, now.players, now.options.clone())));
        let fields =
            Memo::new(move |_| kind.with(|(game, players, options)| Arc::new(Fields::of(*game, *players, options))));
        let rules = Memo::new_with_compare(
            move |_| {
                kind.with(|(game, players, options)| {
                    pack.with_value(|pack| {
                        referee(*game, *players, options, pack.as_ref().map(|PackText(files)| files.as_slice()))
                    })
                })
            },
            |_, _| true,
        );
        let checked = Memo::new(move |_| {
            let lines = position.with(|now| lines(now, &fields.get(), is_final));
            Arc::new(rules.with(|rules| rules.as_ref().map(|rules| rules.check(&lines)).unwrap_or_default()))
        });
        let values = Memo::new(move |_| {
            let fields = fields.get();
            let mut known = position.with(|now| now.given.iter().cloned().collect::<Values>());
            known.extend(checked.with(|checked| values(&fields, &checked.lines)));
            Arc::new(known)
        });
        Self {
            position,
            fields,
            referee: rules.into(),
            checked,
            values,
            names: RwSignal::new(Names::from_fn(|seat| said!("app-person-of-seat", seat = seat.to_string()))),
            seat: RwSignal::new(Seat::A),
            open: RwSignal::new(vec!["turn".to_owned(), "purse".to_owned()]),
            shown: RwSignal::new(None),
            before: StoredValue::new(Vec::new()),
            pack,
            undone: RwSignal::new(0),
            is_final,
        }
    }

    /// The game.
    pub fn game(self) -> GameName {
        self.position.with_untracked(|position| position.game)
    }

    /// The component pack, unless it is the one that is shipped.
    pub fn pack(self) -> Option<PackText> {
        self.pack.get_value()
    }

    /// The lines of the position.
    pub fn lines(self) -> Vec<String> {
        self.position.with(|now| lines(now, &self.fields.get(), self.is_final))
    }

    /// What is wrong, where, and what would repair it.
    pub fn troubles(self) -> Vec<Trouble> {
        let (checked, fields) = (self.checked.get(), self.fields.get());
        let before = if self.is_final { fields.last.as_slice() } else { &[] };
        self.referee.with(|rules| match rules {
            Ok(rules) => self.position.with(|now| troubles(now, before, &checked, &**rules)),
            Err(_) => Vec::new(),
        })
    }

    /// The value of a field.
    pub fn value(self, key: &Key) -> String {
        self.values.with(|values| values.get(key).cloned().unwrap_or_default())
    }

    /// Whether the rules can read a line.
    pub fn reads(self, line: &str) -> bool {
        self.referee.with_untracked(|rules| rules.as_ref().is_ok_and(|rules| rules.reads(line)))
    }

    /// Changes the position.
    pub fn change(self, change: impl FnOnce(&mut Position, &Fields)) {
        let (before, fields) = (self.position.get_untracked(), self.fields.get_untracked());
        let mut now = before.clone();
        change(&mut now, &fields);
        if now == before {
            return;
        }
        self.before.update_value(|all| {
            if all.len() == UNDONE {
                all.remove(0);
            }
            all.push(before);
        });
        self.undone.set(self.before.with_value(Vec::len));
        self.position.set(now);
    }

    /// Sets a field, or lets it be filled up again.
    pub fn set(self, key: Key, value: Option<String>) {
        self.change(|position, fields| position.set(fields, key, value));
    }

    /// Takes the last change back.
    pub fn undo(self) {
        let last = self.before.try_update_value(Vec::pop).flatten();
        self.undone.set(self.before.with_value(Vec::len));
        if let Some(last) = last {
            self.position.set(last);
        }
    }

    /// The name of a field, with whose it is if `is_whole`.
    pub fn name(self, field: &Field, seat: Option<Seat>) -> String {
        let name = session::for_game!(self.game(), G => <G as Worded>::position_field(&field.name));
        let name = name.map_or_else(|| field.name.clone(), |name| speech::tell(&name));
        let name = match field.part() {
            Some(part) => format!("{name} {}", self.word(part, false)),
            None => name,
        };
        match seat.filter(|_| field.is_own) {
            Some(seat) => said!("app-settle-of", what = name, name = self.names.with(|names| names[seat].clone())),
            None => name,
        }
    }

    /// A word of a position as people read it; where seats are meant, by their names.
    pub fn word(self, word: &str, is_seat: bool) -> String {
        let named = |word: &str| -> Option<Message> {
            session::for_game!(self.game(), G => <G as Worded>::position_word(word))
        };
        let one = |word: &str| -> String {
            if let (true, Ok(seat)) = (is_seat, word.parse::<Seat>()) {
                return self.names.with(|names| names[seat].clone());
            }
            if let Some(name) = named(word) {
                return speech::tell(&name);
            }
            match word.rsplit_once('-').map(|(before, last)| (named(before), before, last)) {
                Some((Some(name), _, last)) => format!("{} {}", speech::tell(&name), self.word(last, false)),
                Some((None, before, last)) if named(last).is_some() => format!("{before} {}", self.word(last, false)),
                Some(_) | None if word == "-" => said!("app-settle-none"),
                Some(_) | None => word.to_owned(),
            }
        };
        word.split(' ').map(one).collect::<Vec<_>>().join(" ")
    }

    /// Opens the group of a field and points it out.
    pub fn point_out(self, key: &Key) {
        if let Some(seat) = key.seat {
            self.seat.set(seat);
        }
        let group = self.fields.with_untracked(|fields| fields.get(key).map(|field| field.group.clone()));
        if let Some(group) = group.filter(|group| self.open.with_untracked(|open| !open.contains(group))) {
            self.open.update(|open| open.push(group));
        }
        self.shown.set(Some(key.clone()));
        let selector = format!("[data-field=\"{key}\"]");
        let show = move || {
            if let Ok(Some(field)) = document().query_selector(&selector) {
                field.scroll_into_view();
                if let Ok(Some(first)) = field.query_selector("input, select, button, summary")
                    && let Ok(first) = wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(first)
                {
                    // What cannot take the focus leaves it where it is.
                    _ = first.focus();
                }
            }
        };
        // Once its group is drawn.
        request_animation_frame(move || request_animation_frame(show));
    }
}

/// The lines of a position, after those that begin the final scoring.
fn lines(position: &Position, fields: &Fields, is_final: bool) -> Vec<String> {
    let last = if is_final { fields.last.as_slice() } else { &[] };
    last.iter().cloned().chain(position.lines()).collect()
}
