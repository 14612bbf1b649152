//! The files of every language against the source: each id that is used exists, each that exists is used, and every call gives
//! the arguments that the message names.

use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use words::Language;

/// The variables of each message, its attributes included.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for (file, text) in language.files().iter().chain(language.later()) {
        let parsed = fluent_syntax::parser::parse(*text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in parsed.body {
            let Entry::Message(message) = entry else { continue };
            let mut variables = BTreeSet::new();
            message.value.iter().for_each(|pattern| of_pattern(pattern, &mut variables));
            message.attributes.iter().for_each(|Attribute { value, .. }| of_pattern(value, &mut variables));
            let is_new = messages.insert(message.id.name.to_owned(), variables).is_none();
            assert!(is_new, "{file}: `{}` stands twice", message.id.name);
        }
    }
    messages
}

fn of_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, variables);
        }
    }
}

fn of_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, variables),
        Expression::Select { selector, variants } => {
            of_inline(selector, variables);
            variants.iter().for_each(|variant| of_pattern(&variant.value, variables));
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| of_inline(argument, variables));
        }
        InlineExpression::Placeable { expression } => of_expression(expression, variables),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

/// The text of all source files of a crate.
fn source(name: &str) -> String {
    fn add(folder: &Path, text: &mut String) {
        for entry in std::fs::read_dir(folder).expect("the folder can be read") {
            let path = entry.expect("the entry can be read").path();
            if path.is_dir() {
                add(&path, text);
            } else {
                text.push_str(&std::fs::read_to_string(&path).expect("the file can be read"));
            }
        }
    }
    let mut text = String::new();
    add(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("src"), &mut text);
    text
}

/// The calls of `say!` and of the page's `said!` in a source: the id and the names of the arguments.
fn calls(source: &str) -> Vec<(String, BTreeSet<String>)> {
    let starts = ["say!(", "said!("].into_iter().flat_map(|name| source.match_indices(name));
    let starts = starts.map(|(at, found)| &source[at + found.len()..]);
    starts.filter_map(|rest| call(rest.trim_start())).collect()
}

/// A call from its id on.
fn call(rest: &str) -> Option<(String, BTreeSet<String>)> {
    let (id, rest) = rest.strip_prefix('"')?.split_once('"')?;
    let mut names = BTreeSet::new();
    let (mut depth, mut name, mut is_name) = (0, String::new(), false);
    for c in rest.chars() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        match c {
            ',' if depth == 0 => {
                names.extend((!name.is_empty()).then(|| std::mem::take(&mut name)));
                is_name = true;
            }
            '=' => is_name = false,
            c if depth == 0 && is_name && (c.is_alphanumeric() || c == '_') => name.push(c),
            _ => {}
        }
    }
    names.extend((!name.is_empty()).then_some(name));
    Some((id.to_owned(), names))
}

/// The ids that are used without `say!`: by name tables, and by the speaker itself.
fn other_ids(source: &str) -> BTreeSet<String> {
    let is_id = |text: &&str| {
        text.contains('-') && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    let tables = source.match_indices("=> \"").filter_map(|(at, found)| source[at + found.len()..].split('"').next());
    let lists = source.match_indices("\"list-").filter_map(|(at, _)| source[at + 1..].split('"').next());
    tables.chain(lists).filter(is_id).map(str::to_owned).chain(["seat".to_owned()]).collect()
}

#[test]
fn calls_are_found_in_a_source() {
    let found = calls("say!(\"a-b\") say!(\n \"c\", x, y = f(1, z), w = List::commas([a, b]), v)");
    let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    assert_eq!(found, [("a-b".to_owned(), names(&[])), ("c".to_owned(), names(&["x", "y", "w", "v"]))]);
}

#[test]
fn every_message_exists_and_is_used_and_gets_its_arguments() {
    let own = source("words");
    // The page says its messages where they are shown.
    let (calls, others) = ([calls(&own), calls(&source("web"))].concat(), other_ids(&own));
    let english = messages(Language::English);
    for (id, given) in &calls {
        let Some(wanted) = english.get(id) else { panic!("`{id}` is in no file") };
        for name in wanted {
            // `$good-many` is a form of the argument `good`.
            let argument = name.split('-').next().unwrap_or(name);
            assert!(given.contains(argument), "`{id}` lacks `{name}`: {given:?}");
        }
    }
    let used: BTreeSet<&String> = calls.iter().map(|(id, _)| id).chain(&others).collect();
    // The names of challenges, of the pages of rulebooks and of ways to do something, and the steps of lessons are data: tests of the page
    // hold them against it.
    const DATA: [&str; 6] = ["challenge-", "lesson-lisboa-", "lesson-madeira-", "book-", "effect-", "way-"];
    let is_data = |id: &str| DATA.iter().any(|begin| id.starts_with(begin));
    let unused: Vec<&String> = english.keys().filter(|id| !used.contains(id) && !is_data(id)).collect();
    assert!(unused.is_empty(), "in a file, but never said: {unused:?}");
    let unknown: Vec<&String> = others
        .iter()
        .filter(|id| ["lisboa-", "madeira-", "coach-"].iter().any(|begin| id.starts_with(begin)))
        .filter(|id| !english.contains_key(*id))
        .collect();
    assert!(unknown.is_empty(), "said, but in no file: {unknown:?}");
}

/// Questions stand in bars, answers on buttons.
#[test]
fn every_question_and_answer_has_a_title() {
    for language in Language::ALL {
        for (file, text) in language.files().iter().chain(language.later()) {
            let parsed = fluent_syntax::parser::parse(*text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
            for entry in parsed.body {
                let Entry::Message(message) = entry else { continue };
                let id = message.id.name;
                let needs_one = id.contains("-ask-") || id.contains("-answer-");
                let has_one = message.attributes.iter().any(|attribute| attribute.id.name == "title");
                assert!(has_one || !needs_one, "{language}: `{id}` has no title");
            }
        }
    }
}

#[test]
fn every_language_has_the_messages_of_english() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let own = messages(language);
        let missing: Vec<&String> = english.keys().filter(|id| !own.contains_key(*id)).collect();
        let more: Vec<&String> = own.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(missing.is_empty() && more.is_empty(), "{language}: missing {missing:?}, too many {more:?}");
    }
}
