//! Mutants in the text of a source file: one in its place, or many at once beside the original, of which a number chooses one
//! when the program runs. So a whole sample is compiled together.

use super::Mutant;
use anyhow::{Context, Result};
use std::ops::Range;

/// The variable of the environment that holds the number of the mutant to run; without it the original runs.
pub const VARIABLE: &str = "CARAVELA_MUTANT";

/// What reads it, for the end of a crate's `lib.rs`.
pub fn reader() -> String {
    format!(
        r#"
mod mutant {{
    static NUMBER: std::sync::LazyLock<Option<usize>> =
        std::sync::LazyLock::new(|| std::env::var("{VARIABLE}").ok().map(|n| n.parse().expect("a number")));
    pub(crate) fn number() -> usize {{
        NUMBER.unwrap_or(usize::MAX)
    }}
}}
"#
    )
}

/// A place in a text as `cargo mutants` tells it: line and column, from 1, in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

/// From a place up to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Span {
    pub start: Place,
    pub end: Place,
}

impl Span {
    /// Where that is in the text, in bytes.
    fn within(self, text: &str) -> Result<Range<usize>> {
        let (start, end) = (self.start.within(text), self.end.within(text));
        start.zip(end).map(|(start, end)| start..end).with_context(|| format!("the file does not reach {self:?}"))
    }
}

impl Place {
    fn within(self, text: &str) -> Option<usize> {
        let mut begin = 0;
        for _ in 1..self.line {
            begin += text[begin..].find('\n')? + 1;
        }
        let line = &text[begin..];
        let column = self.column - 1;
        line.char_indices().map(|(at, _)| at).chain([line.len()]).nth(column).map(|at| begin + at)
    }
}

/// The text with one mutant in it.
pub fn replaced(text: &str, mutant: &Mutant) -> Result<String> {
    let place = mutant.span.within(text)?;
    Ok([&text[..place.start], &mutant.replacement, &text[place.end..]].concat())
}

/// A text with mutants to choose from.
pub struct Switched {
    /// The text.
    pub text: String,
    /// The mutants and where they are: first of each its own changed body, then for all that share a function the whole function.
    /// A compiler's complaint is about the first that it fits.
    pub places: Vec<(Range<usize>, Vec<usize>)>,
    /// The mutants that have no function of their own to be put into.
    pub without: Vec<usize>,
}

/// The text with all these mutants of it, each with its number: the body of a function becomes a choice between the changed
/// bodies and the old one.
pub fn switched(text: &str, mutants: &[(usize, &Mutant)]) -> Result<Switched> {
    let mut switched = Switched { text: String::new(), places: Vec::new(), without: Vec::new() };
    let mut sorted = mutants.to_vec();
    sorted.sort_by_key(|&(number, mutant)| (mutant.function, number));
    let mut done = 0;
    for same in sorted.chunk_by(|(_, a), (_, b)| a.function == b.function) {
        let numbers = same.iter().map(|&(number, _)| number);
        let body = match same[0].1.function {
            Some(function) => body(text, function.within(text)?),
            None => None,
        };
        // A function within another one that was changed already stays as it is there.
        let Some(body) = body.filter(|body| body.start >= done) else {
            switched.without.extend(numbers);
            continue;
        };
        switched.text += &text[done..body.start];
        let begin = switched.text.len();
        let mut copies = Vec::new();
        switched.text += "{ match crate::mutant::number() {\n";
        for &(number, mutant) in same {
            let place = mutant.span.within(text)?;
            switched.text += &format!("{number} => ");
            let begin = switched.text.len();
            for part in [&text[body.start..place.start], &mutant.replacement, &text[place.end..body.end], "\n"] {
                switched.text += part;
            }
            copies.push((begin..switched.text.len(), vec![number]));
        }
        switched.text += &format!("_ => {}\n}} }}", &text[body.clone()]);
        switched.places.extend(copies);
        switched.places.push((begin..switched.text.len(), numbers.collect()));
        done = body.end;
    }
    switched.text += &text[done..];
    Ok(switched)
}

/// The body of a function with its braces: from the first one after comments, attributes and types.
fn body(text: &str, function: Range<usize>) -> Option<Range<usize>> {
    let mut begin = function.start;
    for line in text[function.clone()].split_inclusive('\n') {
        let start = line.trim_start();
        if !start.starts_with("//") && !start.starts_with("#[") {
            break;
        }
        begin += line.len();
    }
    let mut open = text[begin..function.end].match_indices('{').map(|(at, _)| begin + at);
    // `<{` begins an argument of a type.
    open.find(|&open| !text[..open].ends_with('<')).map(|open| open..function.end)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
/// Adds {both}, über.
fn add(a: i8, b: N<{ 1 }>) -> i8 {
    a + b
}
const ONE: i8 = 2 - 1;
";

    fn span(start: (usize, usize), end: (usize, usize)) -> Span {
        let place = |(line, column)| Place { line, column };
        Span { start: place(start), end: place(end) }
    }

    fn mutant(function: Option<Span>, span: Span, replacement: &str) -> Mutant {
        let (name, file, replacement) = (String::new(), "a.rs".to_owned(), replacement.to_owned());
        Mutant { name, file, function, span, replacement }
    }

    fn three() -> [Mutant; 3] {
        let add = Some(span((1, 1), (4, 2)));
        [
            mutant(add, span((3, 7), (3, 8)), "-"),
            mutant(None, span((5, 19), (5, 20)), "+"),
            mutant(add, span((3, 5), (3, 10)), "0"),
        ]
    }

    #[test]
    fn one_mutant_stands_in_its_place() {
        let [minus, plus, zero] = three();
        assert_eq!(replaced(TEXT, &minus).expect("it fits"), TEXT.replace("a + b", "a - b"));
        assert_eq!(replaced(TEXT, &plus).expect("it fits"), TEXT.replace("2 - 1", "2 + 1"));
        assert_eq!(replaced(TEXT, &zero).expect("it fits"), TEXT.replace("a + b", "0"));
        assert!(replaced("", &plus).is_err());
    }

    #[test]
    fn many_mutants_stand_beside_the_original() {
        let three = three();
        let numbered: Vec<(usize, &Mutant)> = three.iter().enumerate().collect();
        let switched = switched(TEXT, &numbered).expect("they fit");
        let wanted = "\
/// Adds {both}, über.
fn add(a: i8, b: N<{ 1 }>) -> i8 { match crate::mutant::number() {
0 => {
    a - b
}
2 => {
    0
}
_ => {
    a + b
}
} }
const ONE: i8 = 2 - 1;
";
        assert_eq!(switched.text, wanted);
        assert_eq!(switched.without, [1]);
        let places: Vec<(&str, &[usize])> =
            switched.places.iter().map(|(place, numbers)| (&switched.text[place.clone()], &numbers[..])).collect();
        assert_eq!(places[..2], [("{\n    a - b\n}\n", &[0][..]), ("{\n    0\n}\n", &[2])]);
        assert_eq!((places.len(), places[2].1), (3, &[0, 2][..]));
    }

    #[test]
    fn a_function_within_a_changed_one_is_left_alone() {
        let text = "fn f() -> i8 { fn g() -> i8 { 1 } g() }";
        let outer = mutant(Some(span((1, 1), (1, 40))), span((1, 35), (1, 38)), "2");
        let inner = mutant(Some(span((1, 16), (1, 34))), span((1, 31), (1, 32)), "3");
        let switched = switched(text, &[(0, &inner), (1, &outer)]).expect("they fit");
        assert_eq!(switched.without, [0]);
        assert!(switched.text.contains("1 => { fn g() -> i8 { 1 } 2 }"), "{}", switched.text);
    }
}
