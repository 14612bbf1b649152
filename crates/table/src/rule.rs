//! The numbered rules: their ids, the index that lists them, and who cites them.

use crate::Faults;
use std::collections::BTreeSet;
use std::fmt;

/// The id of a rule in the rule index of its game, such as `L-STORE-06`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// One numbered rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its id.
    pub id: String,
    /// The chapter it stands in.
    pub section: String,
    /// The pages of the rulebook it comes from.
    pub page: String,
    /// The sources it rests on, where they do not simply agree, such as `EN, DE`; empty where they do.
    pub source: String,
    /// What it says, in our words.
    pub text: String,
    /// The rulings that settle what it leaves open.
    pub rulings: Vec<String>,
    /// The worked examples that show it.
    pub examples: Vec<String>,
}

impl Rule {
    /// Whether no rulebook states it, only the player aid.
    pub fn is_of_player_aid(&self) -> bool {
        self.source == "PA"
    }
}

/// How a question that the rulebook leaves open is settled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// Its id, such as `A-22`.
    pub id: String,
    /// The question.
    pub title: String,
    /// The answer.
    pub text: String,
    /// The rules that it is about.
    pub rules: Vec<String>,
}

/// A worked example of the rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// Its id, such as `LX-09`.
    pub id: String,
    /// The page it stands on.
    pub page: String,
    /// What it is about.
    pub title: String,
}

/// All numbered rules of a game, with the rulings and the worked examples.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RuleIndex {
    /// The rules in the order of the rulebook.
    pub rules: Vec<Rule>,
    /// The rulings.
    pub rulings: Vec<Ruling>,
    /// The worked examples.
    pub examples: Vec<Example>,
}

impl RuleIndex {
    /// Reads a rule index from its text.
    ///
    /// # Errors
    /// If the text is not TOML, or an entry lacks a key.
    pub fn parse(text: &str) -> Result<Self, Faults> {
        let table: toml::Table =
            text.parse().map_err(|e: toml::de::Error| Faults::one("rule index", e.message().to_owned()))?;
        let mut faults = Faults::default();
        let mut index = Self::default();
        for (n, entry) in entries(&table, "rule").enumerate() {
            let mut get = |key: &str| text_of(entry, key, &format!("rule {}", n + 1), &mut faults);
            index.rules.push(Rule {
                id: get("id"),
                section: get("section"),
                page: get("page"),
                source: entry.get("source").and_then(toml::Value::as_str).unwrap_or_default().to_owned(),
                text: get("text"),
                rulings: list_of(entry, "rulings"),
                examples: list_of(entry, "examples"),
            });
        }
        for (n, entry) in entries(&table, "ruling").enumerate() {
            let mut get = |key: &str| text_of(entry, key, &format!("ruling {}", n + 1), &mut faults);
            let (id, title, text) = (get("id"), get("title"), get("text"));
            index.rulings.push(Ruling { id, title, text, rules: list_of(entry, "rules") });
        }
        for (n, entry) in entries(&table, "example").enumerate() {
            let mut get = |key: &str| text_of(entry, key, &format!("example {}", n + 1), &mut faults);
            index.examples.push(Example { id: get("id"), page: get("page"), title: get("title") });
        }
        faults.or(index)
    }

    /// The ids of all rules, rulings and worked examples.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        let rules = self.rules.iter().map(|rule| rule.id.as_str());
        let rulings = self.rulings.iter().map(|ruling| ruling.id.as_str());
        rules.chain(rulings).chain(self.examples.iter().map(|example| example.id.as_str()))
    }

    /// The rule with this id.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id == id)
    }

    /// The rules in which all these words occur, in the text or in what stands around it.
    pub fn search(&self, words: &str) -> Vec<&Rule> {
        let words = words.to_lowercase();
        let fits = |rule: &&Rule| {
            let text = self.searched(rule);
            words.split_whitespace().all(|word| text.contains(word))
        };
        self.rules.iter().filter(fits).collect()
    }

    /// The rules with words most like these, the nearest first; for those who found nothing.
    pub fn nearest(&self, words: &str) -> Vec<&Rule> {
        const MOST: usize = 5;
        let sought: Vec<String> = words.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let mut found: Vec<(u32, &Rule)> = self.rules.iter().map(|rule| (self.likeness(rule, &sought), rule)).collect();
        // Of equals the first in the order of the rules.
        found.sort_by_key(|(likeness, _)| std::cmp::Reverse(*likeness));
        found.into_iter().take(MOST).filter(|(likeness, _)| *likeness > 0).map(|(_, rule)| rule).collect()
    }

    fn likeness(&self, rule: &Rule, sought: &[String]) -> u32 {
        let text = self.searched(rule);
        let words = || text.split(|c: char| !c.is_alphanumeric() && c != '-').filter(|word| !word.is_empty());
        sought.iter().map(|word| words().map(|other| alike(word, other)).max().unwrap_or(0)).sum()
    }

    fn searched(&self, rule: &Rule) -> String {
        let rulings = rule.rulings.iter().filter_map(|id| self.ruling(id));
        let rulings: String = rulings.map(|ruling| format!(" {} {}", ruling.id, ruling.title)).collect();
        format!("{} {} {}{rulings}", rule.id, rule.section, rule.text).to_lowercase()
    }

    /// The ruling with this id.
    pub fn ruling(&self, id: &str) -> Option<&Ruling> {
        self.rulings.iter().find(|ruling| ruling.id == id)
    }
}

/// How much two words are alike, in percent: by the pairs of letters that they share. Little is nothing.
fn alike(a: &str, b: &str) -> u32 {
    const LEAST: usize = 40;
    let pairs = |word: &str| {
        let letters: Vec<char> = word.chars().collect();
        letters.windows(2).map(|pair| (pair[0], pair[1])).collect::<Vec<_>>()
    };
    let (a, mut b) = (pairs(a), pairs(b));
    let all = a.len() + b.len();
    let shared =
        a.iter().filter(|pair| b.iter().position(|other| other == *pair).map(|at| b.swap_remove(at)).is_some());
    let percent = (200 * shared.count()).checked_div(all).unwrap_or(0);
    if percent < LEAST { 0 } else { percent as u32 }
}

pub(crate) fn entries<'t>(table: &'t toml::Table, key: &str) -> impl Iterator<Item = &'t toml::Table> {
    table.get(key).and_then(toml::Value::as_array).into_iter().flatten().filter_map(toml::Value::as_table)
}

pub(crate) fn text_of(entry: &toml::Table, key: &str, place: &str, faults: &mut Faults) -> String {
    entry.get(key).and_then(toml::Value::as_str).map(str::to_owned).unwrap_or_else(|| {
        faults.add(place, format!("has no text `{key}`"));
        String::new()
    })
}

pub(crate) fn list_of(entry: &toml::Table, key: &str) -> Vec<String> {
    let items = entry.get(key).and_then(toml::Value::as_array).into_iter().flatten();
    items.filter_map(toml::Value::as_str).map(str::to_owned).collect()
}

/// The ids cited in a text: `L-STORE-06`, `A-22`, `LX-09`, and ranges of one section such as `L-DECREE-12..16`.
pub fn cited_ids(text: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let is_word = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_uppercase()) {
        let before = rest[..start].chars().next_back();
        rest = &rest[start..];
        let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_') {
            continue;
        }
        let Some((section, number)) = word.rsplit_once('-') else { continue };
        let Ok(from) = number.parse::<u8>() else { continue };
        if number.len() != 2 {
            continue;
        }
        let to = after.strip_prefix("..").and_then(|t| t.get(..2)).and_then(|t| t.parse::<u8>().ok()).unwrap_or(from);
        ids.extend((from..=to).map(|n| format!("{section}-{n:02}")));
    }
    ids
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn citations_and_ranges_are_found() {
        let text = "// L-STORE-06 (p. 17), A-68; L-DECREE-12..14. RuleId(\"L-2P-01\") XL-A-01b FOO-1";
        let ids: Vec<String> = cited_ids(text).into_iter().collect();
        assert_eq!(ids, ["A-68", "L-2P-01", "L-DECREE-12", "L-DECREE-13", "L-DECREE-14", "L-STORE-06", "XL-A-01"],);
    }

    #[test]
    fn words_are_found_and_else_the_nearest() {
        let rule = |id: &str, text: &str| {
            format!("[[rule]]\nid = \"{id}\"\nsection = \"Stores\"\npage = \"1\"\ntext = \"{text}\"\n")
        };
        let index =
            RuleIndex::parse(&format!("{}{}", rule("X-A-01", "Pay the price."), rule("X-A-02", "Move a house.")));
        let index = index.unwrap();
        let ids = |rules: Vec<&Rule>| rules.iter().map(|rule| rule.id.clone()).collect::<Vec<_>>();
        assert_eq!(ids(index.search("stores PAY")), ["X-A-01"]);
        assert_eq!(ids(index.search("a-02")), ["X-A-02"]);
        assert_eq!(ids(index.search("houses")), [""; 0]);
        assert_eq!(ids(index.nearest("houses")), ["X-A-02"]);
        assert_eq!(ids(index.nearest("zzz")), [""; 0]);
        assert_eq!(ids(index.nearest("")), [""; 0]);
    }

    #[test]
    fn an_index_lists_all_that_is_missing() {
        let text = "[[rule]]\nid = \"X-A-01\"\npage = \"3\"\n";
        let faults = RuleIndex::parse(text).unwrap_err();
        assert_eq!(faults.0.len(), 2, "{faults}");
    }
}
