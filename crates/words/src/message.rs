//! What is to be said, before it is said in a language.

use std::borrow::Cow;
use table::{RuleId, Seat};

/// Something to be said: the id of a sentence or a name in the files of `locales`, and what is filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The id in the files.
    pub id: &'static str,
    /// What is filled in, by name.
    pub args: Vec<(&'static str, Value)>,
}

/// What is filled into a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number; the message chooses its words by it (`1 real`, `2 réis`).
    Number(i64),
    /// A text that is the same in every language, such as the land `B2`; or one word by which a message chooses.
    Name(Cow<'static, str>),
    /// Somebody at the table.
    Seat(Seat),
    /// A thing with a name of its own, or an amount. Its attributes come along as forms: where the argument is called `good`
    /// and the thing has an attribute `genitive`, a message may say `{ $good-genitive }`.
    Message(Box<Message>),
    /// Several things. A message may say `{ $goods }` and choose by `$goods-count`.
    List(List),
}

/// Several things, and how they are joined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct List {
    /// How they are joined.
    pub join: Join,
    /// The things.
    pub items: Vec<Message>,
}

/// How the things of a list are joined; each has its messages in `common.ftl`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Join {
    /// One after the other: `2 réis, 1 book`.
    Comma,
    /// Longer things, which have commas of their own.
    Semicolon,
    /// All of them, as closely as a button or a map can hold them: `gold+cloth`.
    Plus,
    /// One of them: `green or violet`.
    Or,
    /// What somebody does, one thing after the other: `visits the King and takes a Plan`.
    And,
    /// Whole sentences.
    Space,
}

impl Message {
    /// A message without arguments.
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// Whom it is about: the first of those at the table who are named in it.
    pub fn seat(&self) -> Option<Seat> {
        self.args.iter().find_map(|(_, value)| if let Value::Seat(seat) = value { Some(*seat) } else { None })
    }

    /// The same with an argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Said) -> Self {
        self.args.push((name, value.said()));
        self
    }
}

impl List {
    /// Things one after the other.
    pub fn commas(items: impl IntoIterator<Item = Message>) -> Self {
        Self { join: Join::Comma, items: items.into_iter().collect() }
    }

    /// The same of longer things.
    pub fn semicolons(items: impl IntoIterator<Item = Message>) -> Self {
        Self { join: Join::Semicolon, items: items.into_iter().collect() }
    }

    /// Things as close together as a button can hold them.
    pub fn pluses(items: impl IntoIterator<Item = Message>) -> Self {
        Self { join: Join::Plus, items: items.into_iter().collect() }
    }

    /// Things that somebody does one after the other.
    pub fn ands(items: impl IntoIterator<Item = Message>) -> Self {
        Self { join: Join::And, items: items.into_iter().collect() }
    }

    /// Whole sentences.
    pub fn sentences(items: impl IntoIterator<Item = Message>) -> Self {
        Self { join: Join::Space, items: items.into_iter().collect() }
    }

    /// Things of which one is meant.
    pub fn ors(items: impl IntoIterator<Item = Message>) -> Self {
        Self { join: Join::Or, items: items.into_iter().collect() }
    }
}

/// Whatever can be filled into a message.
pub trait Said {
    /// As a value.
    fn said(self) -> Value;
}

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl Said for $number {
            fn said(self) -> Value {
                Value::Number(i64::from(self))
            }
        }
    )+};
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

impl Said for usize {
    fn said(self) -> Value {
        Value::Number(self as i64)
    }
}

impl Said for &'static str {
    fn said(self) -> Value {
        Value::Name(Cow::Borrowed(self))
    }
}

impl Said for String {
    fn said(self) -> Value {
        Value::Name(Cow::Owned(self))
    }
}

impl Said for RuleId {
    fn said(self) -> Value {
        self.0.said()
    }
}

impl Said for Seat {
    fn said(self) -> Value {
        Value::Seat(self)
    }
}

impl Said for Message {
    fn said(self) -> Value {
        Value::Message(Box::new(self))
    }
}

impl Said for List {
    fn said(self) -> Value {
        Value::List(self)
    }
}

impl Said for Value {
    fn said(self) -> Value {
        self
    }
}

/// Makes a message: `say!("lisboa-reason-costs", due, have = purse)`. An argument without a value is the variable of its name.
/// A test reads these calls in the source and compares their ids and arguments with the files.
#[macro_export]
macro_rules! say {
    ($id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::Message::new($id)$(.with(stringify!($name), $crate::say!(@value $name $(= $value)?)))*
    };
    (@value $name:ident = $value:expr) => { $value };
    (@value $name:ident) => { $name };
}

/// Names that stand elsewhere as texts, and the messages for them: a function that finds one, and if wanted the list of the names.
macro_rules! named {
    ($(#[$doc:meta])* $function:ident, $all:ident: $($name:literal => $id:literal),+ $(,)?) => {
        /// The names.
        pub const $all: &[&str] = &[$($name),+];

        named! { $(#[$doc])* $function: $($name => $id),+ }
    };
    ($(#[$doc:meta])* $function:ident: $($name:literal => $id:literal),+ $(,)?) => {
        $(#[$doc])*
        pub fn $function(name: &str) -> Option<$crate::Message> {
            match name {
                $($name => Some($crate::Message::new($id)),)+
                _ => None,
            }
        }
    };
}
