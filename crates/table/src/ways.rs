//! The ways to reach something in a game: every effect, and the answers that lead to it.

use crate::Faults;
use crate::rule::{RuleIndex, entries, list_of, text_of};

/// All effects of a game, with the ways to them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ways {
    /// The effects in the order in which they are shown.
    pub effects: Vec<Effect>,
    /// Answers that may come between the steps of a way.
    pub between: Vec<Pattern>,
}

/// Something that players want.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// Its id, by which its words are found.
    pub id: String,
    /// Its sign.
    pub sign: String,
    /// The ways to it.
    pub ways: Vec<Way>,
}

/// One way to an effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// Its id among the ways of the effect.
    pub id: String,
    /// The rule that opens it.
    pub rule: String,
    /// The answers that lead there, in order; none where nobody is asked.
    pub steps: Vec<Pattern>,
    /// How many of them there are up to the effect; the others are what must follow.
    pub goal: usize,
    /// What the last of those must bring, by the keys of changes; anything if none is named.
    pub gains: Vec<String>,
    /// When it is open, if it does not begin with a turn of one's own.
    pub moment: Option<String>,
}

/// Answers that look alike: words of the notation, `*` for any word, `@maia` for all that is left of an answer about Maia.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern(String);

impl Pattern {
    /// Whether an answer, by its notation, looks like this; `subject` is what it is about.
    pub fn fits(&self, notation: &str, subject: Option<&str>) -> bool {
        let mut words = notation.split(' ');
        for part in self.0.split(' ') {
            if let Some(wanted) = part.strip_prefix('@') {
                return subject == Some(wanted);
            }
            match words.next() {
                Some(word) if part == "*" || part == word => {}
                _ => return false,
            }
        }
        words.next().is_none()
    }
}

impl Ways {
    /// Reads the ways of a game from their text.
    ///
    /// # Errors
    /// If the text is not TOML, a key is missing, or a rule is not in the index.
    pub fn parse(text: &str, index: &RuleIndex) -> Result<Self, Faults> {
        let table: toml::Table =
            text.parse().map_err(|e: toml::de::Error| Faults::one("ways", e.message().to_owned()))?;
        let mut faults = Faults::default();
        let patterns =
            |entry: &toml::Table, key: &str| -> Vec<Pattern> { list_of(entry, key).into_iter().map(Pattern).collect() };
        let mut ways = Self { effects: Vec::new(), between: patterns(&table, "between") };
        for (n, entry) in entries(&table, "effect").enumerate() {
            let mut get = |key: &str| text_of(entry, key, &format!("effect {}", n + 1), &mut faults);
            let mut effect = Effect { id: get("id"), sign: get("sign"), ways: Vec::new() };
            for entry in entries(entry, "way") {
                let place = format!("effect {}: a way", effect.id);
                let mut get = |key: &str| text_of(entry, key, &place, &mut faults);
                let (id, rule) = (get("id"), get("rule"));
                if index.rule(&rule).is_none() {
                    faults.add(&place, format!("has the rule {rule}, which is not there"));
                }
                let word = |key: &str| entry.get(key).and_then(toml::Value::as_str);
                let gains = word("gains").unwrap_or_default().split_whitespace().map(str::to_owned).collect();
                let moment = word("moment").map(str::to_owned);
                let mut steps = patterns(entry, "steps");
                let goal = steps.len();
                steps.extend(patterns(entry, "then"));
                effect.ways.push(Way { id, rule, steps, goal, gains, moment });
            }
            ways.effects.push(effect);
        }
        faults.or(ways)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_fits_by_words_and_by_what_an_answer_is_about() {
        let fits = |pattern: &str, text: &str, subject| Pattern(pattern.to_owned()).fits(text, subject);
        assert!(fits("build * *", "build B2 gold", None));
        assert!(!fits("build * *", "build B2", None) && !fits("build *", "build B2 gold", None));
        assert!(fits("court @maia", "court 12", Some("maia")));
        assert!(!fits("court @maia", "court 12", Some("king")) && !fits("court @maia", "court 12", None));
        assert!(fits("die @mayor", "die 3 moinho", Some("mayor")));
        assert!(fits("pay @moinho", "pay", Some("moinho")) && !fits("pay @moinho", "pay", Some("casa")));
        assert!(fits("pass", "pass", None) && !fits("pass", "pass on", None));
    }

    #[test]
    fn a_rule_that_is_not_there_is_a_fault() {
        let text = "[[effect]]\nid = \"a\"\nsign = \"s\"\n[[effect.way]]\nid = \"b\"\nrule = \"X-A-09\"\n";
        let faults = Ways::parse(text, &RuleIndex::default()).unwrap_err().to_string();
        assert!(faults.contains("X-A-09"), "{faults}");
    }
}
