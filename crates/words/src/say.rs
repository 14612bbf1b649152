//! Saying messages in a language.

use crate::language::Language;
use crate::message::{Join, List, Message, Value};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use std::sync::{PoisonError, RwLock};
use table::{BySeat, Seat};
use unic_langid::LanguageIdentifier;

/// Who sits where; an empty name is called by the letter of the seat.
pub type Names = BySeat<String>;

/// Whether what is filled in is wrapped in marks that keep its direction of writing. A page wants them where names of people may
/// be in another script; a terminal would show them as dirt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Isolation {
    /// No marks.
    Plain,
    /// U+2068 before and U+2069 after.
    Marked,
}

/// A language with all its texts.
pub struct Words {
    language: Language,
    bundle: RwLock<FluentBundle<FluentResource>>,
}

/// Something that a message lacks. It is a fault of the files or of the program, and the tests find it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// The id of the message.
    pub id: String,
    /// What is wrong with it.
    pub what: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.id, self.what)
    }
}

/// A message in words, with its other forms.
struct Spoken {
    text: String,
    /// The attributes of the message, by name.
    forms: Vec<(String, String)>,
}

impl Words {
    /// All texts of a language.
    pub fn new(language: Language, isolation: Isolation) -> Self {
        let words = Self::first(language, isolation);
        language.later().iter().for_each(|(_, text)| words.add(text));
        words
    }

    /// The texts of a language that everybody needs; the others can be added.
    pub fn first(language: Language, isolation: Isolation) -> Self {
        let texts = language.files().iter().map(|(_, text)| *text);
        Self { language, bundle: RwLock::new(bundle(language.identifier(), texts, isolation)) }
    }

    /// Adds the texts of a file. What is there already stays as it is.
    pub fn add(&self, text: &str) {
        let mut bundle = self.bundle.write().unwrap_or_else(PoisonError::into_inner);
        // Ids that are there already are told as errors; so are lines that cannot be read, which the tests find.
        _ = bundle.add_resource(resource(text));
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message, with seats called by their letters.
    pub fn say(&self, message: &Message) -> String {
        self.say_with(message, &Names::default())
    }

    /// A message, with seats called by the names of those who sit there.
    pub fn say_with(&self, message: &Message, names: &Names) -> String {
        self.speak(message, names).0.text
    }

    /// The short form of a question or an answer, for buttons and bars.
    pub fn title(&self, message: &Message, names: &Names) -> String {
        self.form(message, "title", names)
    }

    /// Another form of a message, an attribute in the files; where it has none of that name, the message itself.
    pub fn form(&self, message: &Message, form: &str, names: &Names) -> String {
        let (mut spoken, _) = self.speak(message, names);
        let at = spoken.forms.iter().position(|(name, _)| name == form);
        at.map_or(spoken.text, |at| spoken.forms.swap_remove(at).1)
    }

    /// The text with an id that is data, such as that of a lesson, or another form of it; nothing if there is none.
    pub fn find(&self, id: &str, form: Option<&str>) -> Option<String> {
        self.find_with(id, form, &[])
    }

    /// The same for a text that names numbers.
    pub fn find_with(&self, id: &str, form: Option<&str>, values: &[(&'static str, i64)]) -> Option<String> {
        let bundle = self.bundle.read().unwrap_or_else(PoisonError::into_inner);
        let message = bundle.get_message(id)?;
        let pattern = match form {
            Some(form) => message.get_attribute(form)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs<'_> = values.iter().copied().collect();
        Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }

    /// A message and its title, or all that is wrong with them.
    ///
    /// # Errors
    /// If an id, an argument or a form is missing.
    pub fn check(&self, message: &Message) -> Result<String, Vec<Mistake>> {
        let (spoken, mistakes) = self.speak(message, &NOBODY);
        if mistakes.is_empty() { Ok(spoken.text) } else { Err(mistakes) }
    }

    fn speak(&self, message: &Message, names: &Names) -> (Spoken, Vec<Mistake>) {
        let bundle = self.bundle.read().unwrap_or_else(PoisonError::into_inner);
        let mut speaker = Speaker { bundle: &bundle, names, mistakes: Vec::new() };
        (speaker.speak(message), speaker.mistakes)
    }
}

/// The messages of some texts.
fn bundle<'t>(
    language: LanguageIdentifier,
    texts: impl Iterator<Item = &'t str>,
    isolation: Isolation,
) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(isolation == Isolation::Marked);
    // A number with its sign: `{ SIGNED($n) }`. It fails only if the name is taken.
    let _ = bundle.add_function("SIGNED", |values, _| values.first().map_or(FluentValue::None, signed));
    for text in texts {
        bundle.add_resource_overriding(resource(text));
    }
    bundle
}

/// What can be read of a text; the tests read every file strictly.
fn resource(text: &str) -> FluentResource {
    FluentResource::try_new(text.to_owned()).unwrap_or_else(|(file, _)| file)
}

/// A table without names.
static NOBODY: Names = BySeat([String::new(), String::new(), String::new(), String::new()]);

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

/// Says messages to somebody, and notes what is missing.
struct Speaker<'a> {
    bundle: &'a FluentBundle<FluentResource>,
    names: &'a Names,
    mistakes: Vec<Mistake>,
}

impl Speaker<'_> {
    fn speak(&mut self, message: &Message) -> Spoken {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, value) in &message.args {
            self.fill(&mut args, name, value);
        }
        self.write(message.id, &args)
    }

    /// The value and all attributes of a message.
    fn write(&mut self, id: &str, args: &FluentArgs<'_>) -> Spoken {
        let bundle = self.bundle;
        let Some(found) = bundle.get_message(id) else {
            self.mistakes.push(Mistake { id: id.to_owned(), what: "there is no such message".to_owned() });
            return Spoken { text: id.to_owned(), forms: Vec::new() };
        };
        let mut errors = Vec::new();
        let mut text = |pattern| bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        let forms = found.attributes().map(|form| (form.id().to_owned(), text(form.value()))).collect();
        let value = found.value().map(text);
        self.mistakes.extend(errors.iter().map(|error| Mistake { id: id.to_owned(), what: error.to_string() }));
        Spoken { text: value.unwrap_or_default(), forms }
    }

    fn fill(&mut self, args: &mut FluentArgs<'_>, name: &'static str, value: &Value) {
        let spoken = match value {
            Value::Number(n) => return args.set(name, *n),
            Value::Name(text) => return args.set(name, text.to_string()),
            Value::Seat(seat) => self.seat(*seat),
            Value::Message(message) => self.speak(message),
            Value::List(list) => {
                args.set(format!("{name}-count"), list.items.len());
                self.list(list)
            }
        };
        args.set(name, spoken.text);
        for (form, text) in spoken.forms {
            args.set(format!("{name}-{form}"), text);
        }
    }

    /// Somebody, in all forms that sentences need.
    fn seat(&mut self, seat: Seat) -> Spoken {
        let name = match self.names[seat].as_str() {
            "" => seat.to_string(),
            name => name.to_owned(),
        };
        let mut args = FluentArgs::new();
        args.set("name", name);
        self.write("seat", &args)
    }

    /// A list in every form that all its items have.
    fn list(&mut self, list: &List) -> Spoken {
        let items: Vec<Spoken> = list.items.iter().map(|item| self.speak(item)).collect();
        let text = self.joined(list.join, items.iter().map(|item| item.text.as_str()));
        let form = |item: &Spoken, name: &str| item.forms.iter().position(|(form, _)| form == name);
        let common = items.first().map_or(&[][..], |first| first.forms.as_slice()).iter().map(|(name, _)| name);
        let common: Vec<&String> = common.filter(|name| items.iter().all(|item| form(item, name).is_some())).collect();
        let mut forms = Vec::new();
        for name in common {
            let texts = items.iter().filter_map(|item| form(item, name).map(|at| item.forms[at].1.as_str()));
            forms.push((name.clone(), self.joined(list.join, texts)));
        }
        Spoken { text, forms }
    }

    /// Texts joined as the language joins them: a pair, or the first two, those in the middle and the last.
    fn joined<'t>(&mut self, join: Join, texts: impl Iterator<Item = &'t str>) -> String {
        let (pair, start, middle, end) = match join {
            Join::Comma => ("list-comma-pair", "list-comma-start", "list-comma-middle", "list-comma-end"),
            Join::Semicolon => {
                ("list-semicolon-pair", "list-semicolon-start", "list-semicolon-middle", "list-semicolon-end")
            }
            Join::Plus => ("list-plus-pair", "list-plus-start", "list-plus-middle", "list-plus-end"),
            Join::And => ("list-and-pair", "list-and-start", "list-and-middle", "list-and-end"),
            Join::Or => ("list-or-pair", "list-or-start", "list-or-middle", "list-or-end"),
            Join::Space => ("list-space-pair", "list-space-start", "list-space-middle", "list-space-end"),
        };
        let mut texts = texts.peekable();
        let (mut so_far, mut n) = (texts.next().unwrap_or_default().to_owned(), 1);
        while let Some(next) = texts.next() {
            n += 1;
            let id = match (n, texts.peek()) {
                (2, None) => pair,
                (2, Some(_)) => start,
                (_, Some(_)) => middle,
                (_, None) => end,
            };
            let mut args = FluentArgs::new();
            args.set("first", so_far);
            args.set("next", next.to_owned());
            so_far = self.write(id, &args).text;
        }
        so_far
    }
}

/// A number with its sign.
fn signed(value: &FluentValue<'_>) -> FluentValue<'static> {
    let FluentValue::Number(number) = value else { return FluentValue::Error };
    format!("{:+}", number.value).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two goods, a person and sentences in Russian: what English does not need.
    const RUSSIAN: &str = "
seat = { $name }
    .dative = игроку { $name }
book = книга
    .accusative = книгу
    .gender = feminine
tool = молоток
    .accusative = молоток
    .gender = masculine
books = { $n ->
    [one] { $n } книга
    [few] { $n } книги
   *[many] { $n } книг
}
lost = { $good-gender ->
    [feminine] пропала { $good }
   *[masculine] пропал { $good }
}
gives = { $goods-accusative } отдаём { $to-dative }
list-comma-pair = { $first } и { $next }
";

    fn russian() -> Words {
        let identifier = "ru".parse().expect("it is a language");
        Words {
            language: Language::English,
            bundle: RwLock::new(bundle(identifier, [RUSSIAN].into_iter(), Isolation::Plain)),
        }
    }

    #[test]
    fn texts_can_be_added_and_change_nothing() {
        let words = russian();
        words.add("page = страница\nbook = том");
        assert_eq!(words.say(&Message::new("page")), "страница");
        assert_eq!(words.say(&Message::new("book")), "книга");
    }

    #[test]
    fn texts_are_found_by_ids_that_are_data() {
        let words = russian();
        assert_eq!(words.find("book", None).as_deref(), Some("книга"));
        assert_eq!(words.find("book", Some("accusative")).as_deref(), Some("книгу"));
        assert_eq!((words.find("page", None), words.find("book", Some("dative"))), (None, None));
    }

    #[test]
    fn other_languages_can_have_cases_genders_and_plurals() {
        let words = russian();
        let say = |message: Message| words.check(&message).unwrap_or_else(|mistakes| panic!("{mistakes:?}"));
        let (book, tool) = (Message::new("book"), Message::new("tool"));
        assert_eq!(say(Message::new("lost").with("good", book.clone())), "пропала книга");
        assert_eq!(say(Message::new("lost").with("good", tool.clone())), "пропал молоток");
        let goods = List::commas([book, tool]);
        assert_eq!(
            say(Message::new("gives").with("goods", goods).with("to", Seat::B)),
            "книгу и молоток отдаём игроку B"
        );
        let books = [1, 3, 5, 21].map(|n| say(Message::new("books").with("n", n)));
        assert_eq!(books, ["1 книга", "3 книги", "5 книг", "21 книга"]);
    }
}
