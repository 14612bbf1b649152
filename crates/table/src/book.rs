//! The rulebook of a game: its numbered rules in chapters and pages, in the order of play.

use crate::Faults;
use crate::rule::{RuleIndex, entries, list_of, text_of};
use std::collections::BTreeMap;

/// The rulebook of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// The chapters in the order of play.
    pub chapters: Vec<Chapter>,
}

/// Some pages about one part of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its id, by which its title is found.
    pub id: String,
    /// Its pages.
    pub pages: Vec<Page>,
}

/// Rules that are read together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// Its id among all pages of the book, in small letters.
    pub id: String,
    /// The ids of its rules, in order.
    pub rules: Vec<String>,
    /// The ids of its rulings, in the order of the index.
    pub rulings: Vec<String>,
    /// Signs that it is about.
    pub signs: Vec<String>,
    /// How the places begin that are marked in its picture of the map; none without a picture.
    pub map: Vec<String>,
    /// The same for a picture of what stands beside the map.
    pub side: Vec<String>,
    /// How the places begin that it points at on a table.
    board: Vec<String>,
    /// The same for single rules.
    spots: BTreeMap<String, Vec<String>>,
    /// The kinds of entries of the pack whose values it is about.
    pub printed: Vec<String>,
    /// The ids of other pages.
    pub see: Vec<String>,
    /// The effect whose ways it belongs to.
    pub ways: Option<String>,
}

impl Page {
    /// How the places of a table begin that a rule is about.
    pub fn places(&self, rule: &str) -> &[String] {
        self.spots.get(rule).unwrap_or(&self.board)
    }

    /// All of them: those of the page, and those of single rules.
    pub fn all_places(&self) -> impl Iterator<Item = &String> {
        self.board.iter().chain(self.spots.values().flatten())
    }
}

impl Book {
    /// Reads a rulebook from its text; the rules themselves are those of the index.
    ///
    /// # Errors
    /// If the text is not TOML, a rule or ruling of the index stands on no page or on several, or a page names what is not there.
    pub fn parse(text: &str, index: &RuleIndex) -> Result<Self, Faults> {
        let table: toml::Table =
            text.parse().map_err(|e: toml::de::Error| Faults::one("rulebook", e.message().to_owned()))?;
        let mut faults = Faults::default();
        let mut book = Self::default();
        for (n, entry) in entries(&table, "chapter").enumerate() {
            let id = text_of(entry, "id", &format!("chapter {}", n + 1), &mut faults);
            let pages = entries(entry, "page").map(|page| read_page(page, index, &id, &mut faults)).collect();
            book.chapters.push(Chapter { id, pages });
        }
        book.check(index, &mut faults);
        faults.or(book)
    }

    /// All pages in order.
    pub fn pages(&self) -> impl Iterator<Item = &Page> {
        self.chapters.iter().flat_map(|chapter| &chapter.pages)
    }

    /// The page with this id, or with the rule or ruling of this id.
    pub fn page(&self, id: &str) -> Option<&Page> {
        let has = |page: &&Page| page.id == id || page.rules.iter().chain(&page.rulings).any(|own| own == id);
        self.pages().find(has)
    }

    fn check(&self, index: &RuleIndex, faults: &mut Faults) {
        let rules = index.rules.iter().map(|rule| &rule.id).chain(index.rulings.iter().map(|ruling| &ruling.id));
        for id in rules {
            match self.pages().filter(|page| page.rules.contains(id) || page.rulings.contains(id)).count() {
                1 => {}
                n => faults.add("rulebook", format!("{id} stands on {n} pages instead of one")),
            }
        }
        for page in self.pages() {
            let place = format!("page {}", page.id);
            if self.pages().filter(|other| other.id == page.id).count() > 1 {
                faults.add(&place, "is there more than once".to_owned());
            }
            for other in page.see.iter().filter(|id| self.pages().all(|page| page.id != **id)) {
                faults.add(&place, format!("leads to the page {other}, which is not there"));
            }
            for rule in page.spots.keys().filter(|rule| !page.rules.contains(rule)) {
                faults.add(&place, format!("has places of {rule}, which is no rule of it"));
            }
        }
    }
}

fn read_page(entry: &toml::Table, index: &RuleIndex, chapter: &str, faults: &mut Faults) -> Page {
    let id = text_of(entry, "id", &format!("chapter {chapter}: a page"), faults);
    let sections = list_of(entry, "rules");
    let rules =
        sections.iter().flat_map(|section| index.rules.iter().filter(move |rule| section_of(&rule.id) == section));
    let rules: Vec<String> = rules.map(|rule| rule.id.clone()).collect();
    let named = list_of(entry, "rulings");
    let rulings = index.rulings.iter().filter(|ruling| match ruling.rules.first() {
        Some(rule) => rules.contains(rule),
        None => named.contains(&ruling.id),
    });
    let rulings = rulings.map(|ruling| ruling.id.clone()).collect();
    let spots = entry.get("spots").and_then(toml::Value::as_table);
    let spots = spots.into_iter().flat_map(|spots| spots.keys().map(|rule| (rule.clone(), list_of(spots, rule))));
    Page {
        id,
        rulings,
        signs: list_of(entry, "signs"),
        map: list_of(entry, "map"),
        side: list_of(entry, "side"),
        board: list_of(entry, "board"),
        spots: spots.collect(),
        printed: list_of(entry, "printed"),
        see: list_of(entry, "see"),
        ways: entry.get("ways").and_then(toml::Value::as_str).map(str::to_owned),
        rules,
    }
}

/// The id of a rule without its number.
fn section_of(rule: &str) -> &str {
    rule.rsplit_once('-').map_or(rule, |(section, _)| section)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index() -> RuleIndex {
        let rule = |id: &str| format!("[[rule]]\nid = \"{id}\"\nsection = \"S\"\npage = \"1\"\ntext = \"T\"\n");
        let ruling = "[[ruling]]\nid = \"A-01\"\ntitle = \"T\"\ntext = \"T\"\nrules = [\"X-B-01\"]\n";
        RuleIndex::parse(&format!("{}{}{}{ruling}", rule("X-A-01"), rule("X-A-02"), rule("X-B-01"))).unwrap()
    }

    #[test]
    fn a_page_is_found_by_its_own_id_and_by_those_of_its_rules() {
        let text = "[[chapter]]\nid = \"c\"\n[[chapter.page]]\nid = \"a\"\nrules = [\"X-A\"]\nboard = [\"land-\"]\n\
            [chapter.page.spots]\n\"X-A-02\" = [\"row-\"]\n[[chapter.page]]\nid = \"b\"\nrules = [\"X-B\"]\n";
        let book = Book::parse(text, &index()).unwrap();
        let found = |id: &str| book.page(id).map(|page| page.id.as_str());
        assert_eq!(["a", "X-A-02", "A-01", "X-C-01"].map(found), [Some("a"), Some("a"), Some("b"), None]);
        let page = book.page("a").unwrap();
        assert_eq!(
            (page.places("X-A-01"), page.places("X-A-02")),
            (&["land-".to_owned()][..], &["row-".to_owned()][..])
        );
    }

    #[test]
    fn a_rule_on_no_page_or_on_two_is_a_fault() {
        let text = "[[chapter]]\nid = \"c\"\n[[chapter.page]]\nid = \"a\"\nrules = [\"X-A\"]\nsee = [\"z\"]\n\
            [[chapter.page]]\nid = \"a\"\nrules = [\"X-A\"]\n";
        let faults = Book::parse(text, &index()).unwrap_err().to_string();
        for part in ["X-A-01 stands on 2 pages", "X-B-01 stands on 0", "A-01 stands on 0", "page z", "more than once"] {
            assert!(faults.contains(part), "{part}: {faults}");
        }
    }
}
