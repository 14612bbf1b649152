//! Weights as data.

use super::Judged;
use std::fmt::Write;
use table::Faults;
use toml::{Table, Value};

/// The constant part of each stage, as a term of its own.
const CONSTANT: &str = "constant";

/// A weight for each term and each prospect in each stage of a game, for one number of players.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// Of the terms, and of a constant after them.
    pub(crate) terms: Grid,
    /// Of the prospects.
    pub(crate) prospects: Grid,
}

/// Numbers by stage and name.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Grid {
    width: usize,
    values: Vec<f32>,
}

impl Grid {
    fn zero(width: usize, stages: usize) -> Self {
        Self { width, values: vec![0.0; width * stages] }
    }

    /// The numbers of a stage.
    #[inline]
    pub(crate) fn stage(&self, stage: usize) -> &[f32] {
        &self.values[stage * self.width..(stage + 1) * self.width]
    }

    /// The numbers of a stage, to be changed.
    pub(crate) fn stage_mut(&mut self, stage: usize) -> &mut [f32] {
        &mut self.values[stage * self.width..(stage + 1) * self.width]
    }

    /// Moves towards other numbers by a share of the way.
    pub(crate) fn approach(&mut self, other: &Self, share: f32) {
        for (value, other) in self.values.iter_mut().zip(&other.values) {
            *value += share * (other - *value);
        }
    }

    /// Reads a table with a list of numbers for each name, one for each stage.
    fn read(&mut self, file: &Table, place: &str, names: &[&str], faults: &mut Faults) {
        let Some(Value::Table(table)) = file.get(place) else {
            return faults.add(place, "the table is missing");
        };
        let stages = self.values.len() / self.width;
        for (at, name) in names.iter().enumerate() {
            match numbers(table.get(*name), stages) {
                Ok(numbers) => {
                    numbers.into_iter().enumerate().for_each(|(stage, value)| self.stage_mut(stage)[at] = value);
                }
                Err(what) => faults.add(format!("{place}: {name}"), what),
            }
        }
        for key in table.keys().filter(|key| !names.contains(&key.as_str())) {
            faults.add(format!("{place}: {key}"), "is not known in this game");
        }
    }

    /// The text of a table, rounded; [`Grid::read`] reads it again.
    fn write(&self, place: &str, names: &[&str], text: &mut String) {
        let mut line = |args: std::fmt::Arguments<'_>| writeln!(text, "{args}").expect("a text takes any text");
        line(format_args!("[{place}]"));
        for (at, name) in names.iter().enumerate() {
            let values: Vec<String> = self.values.chunks(self.width).map(|stage| rounded(stage[at])).collect();
            line(format_args!("{name} = [{}]", values.join(", ")));
        }
    }
}

/// A weight with at most two decimals: a third makes no bot stronger, and the page loads them all (docs/decisions/0010).
fn rounded(weight: f32) -> String {
    let hundredths = (100.0 * weight).round() as i64;
    (hundredths as f64 / 100.0).to_string()
}

/// The names of the terms, and the constant.
fn term_names<G: Judged>() -> Vec<&'static str> {
    G::TERMS.iter().copied().chain([CONSTANT]).collect()
}

/// The names of the two tables for a number of players.
fn places(players: u8) -> [String; 2] {
    [format!("players-{players}"), format!("players-{players}-pending")]
}

impl Weights {
    /// All weights zero.
    pub fn zero<G: Judged>() -> Self {
        let stages = G::STAGES.len();
        Self { terms: Grid::zero(G::TERMS.len() + 1, stages), prospects: Grid::zero(G::PROSPECTS.len(), stages) }
    }

    /// The weights that are shipped for this number of players.
    ///
    /// # Panics
    /// If the shipped weights have a fault, which the tests exclude.
    pub fn shipped<G: Judged>(players: u8) -> Self {
        match Self::parse::<G>(G::WEIGHTS, players) {
            Ok(weights) => weights,
            Err(faults) => panic!("BUG: the shipped weights have faults:\n{faults}"),
        }
    }

    /// Reads the weights for a number of players.
    ///
    /// # Errors
    /// If the text is not TOML, a name is missing or unknown, or has not a number for each stage.
    pub fn parse<G: Judged>(text: &str, players: u8) -> Result<Self, Faults> {
        let file: Table = text.parse().map_err(|error: toml::de::Error| Faults::one("", error.message()))?;
        let (mut weights, mut faults) = (Self::zero::<G>(), Faults::default());
        let [terms, prospects] = places(players);
        weights.terms.read(&file, &terms, &term_names::<G>(), &mut faults);
        weights.prospects.read(&file, &prospects, G::PROSPECTS, &mut faults);
        faults.or(weights)
    }

    /// The text of the weights, rounded; [`Weights::parse`] reads it again.
    pub fn text<G: Judged>(&self, players: u8) -> String {
        let [terms, prospects] = places(players);
        let mut text = String::new();
        self.terms.write(&terms, &term_names::<G>(), &mut text);
        text.push('\n');
        self.prospects.write(&prospects, G::PROSPECTS, &mut text);
        text
    }

    /// The weighted sum of the terms of a stage.
    #[inline]
    pub(crate) fn sum(&self, stage: usize, terms: &[f32]) -> f32 {
        let weights = self.terms.stage(stage);
        weighted(terms, weights) + weights[terms.len()]
    }

    /// The weighted terms of a stage.
    pub(crate) fn products(&self, stage: usize, terms: &[f32]) -> Vec<f32> {
        terms.iter().zip(self.terms.stage(stage)).map(|(term, weight)| term * weight).collect()
    }

    /// The weighted sum of what is pending.
    #[inline]
    pub(crate) fn promise(&self, stage: usize, pending: &[f32]) -> f32 {
        weighted(pending, self.prospects.stage(stage))
    }
}

/// The sum of the products, in eight parts at the same time; always in the same order, so that it is the same everywhere.
#[inline]
fn weighted(terms: &[f32], weights: &[f32]) -> f32 {
    const PARTS: usize = 8;
    let (mut terms, mut weights) = (terms.chunks_exact(PARTS), weights[..terms.len()].chunks_exact(PARTS));
    let mut parts = [0.0; PARTS];
    for (terms, weights) in terms.by_ref().zip(weights.by_ref()) {
        for (part, (term, weight)) in parts.iter_mut().zip(terms.iter().zip(weights)) {
            *part += term * weight;
        }
    }
    let rest: f32 = terms.remainder().iter().zip(weights.remainder()).map(|(term, weight)| term * weight).sum();
    parts.iter().sum::<f32>() + rest
}

/// A list of so many numbers.
fn numbers(value: Option<&Value>, count: usize) -> Result<Vec<f32>, String> {
    let list = value.ok_or("is missing")?.as_array().ok_or("must be a list of numbers")?;
    if list.len() != count {
        return Err(format!("has {} numbers, there are {count} stages", list.len()));
    }
    let number = |value: &Value| value.as_float().or_else(|| value.as_integer().map(|n| n as f64));
    let numbers: Option<Vec<f32>> = list.iter().map(|value| number(value).map(|n| n as f32)).collect();
    numbers
        .filter(|numbers| numbers.iter().all(|n| n.is_finite()))
        .ok_or_else(|| "must be a list of numbers".to_owned())
}
