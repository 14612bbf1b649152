//! Weights as data.

use super::Judged;
use std::fmt::Write;
use table::Faults;
use toml::{Table, Value};

/// The constant part of each stage, as a term of its own.
const CONSTANT: &str = "constant";

/// A weight for each term in each stage of a game, for one number of players.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    terms: usize,
    /// Stage after stage: the weights of the terms, then the constant.
    values: Vec<f32>,
}

impl Weights {
    /// All weights zero.
    pub fn zero<G: Judged>() -> Self {
        let terms = G::TERMS.len();
        Self { terms, values: vec![0.0; (terms + 1) * G::STAGES.len()] }
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
    /// If the text is not TOML, a term is missing or unknown, or has not a number for each stage.
    pub fn parse<G: Judged>(text: &str, players: u8) -> Result<Self, Faults> {
        let file: Table = text.parse().map_err(|error: toml::de::Error| Faults::one("", error.message()))?;
        let place = format!("players-{players}");
        let Some(Value::Table(table)) = file.get(&place) else {
            return Err(Faults::one(place, "the table is missing"));
        };
        let (mut weights, mut faults) = (Self::zero::<G>(), Faults::default());
        let names = G::TERMS.iter().copied().chain([CONSTANT]);
        for (at, name) in names.clone().enumerate() {
            match stages::<G>(table.get(name)) {
                Ok(stages) => {
                    for (stage, value) in stages.into_iter().enumerate() {
                        weights.stage_mut(stage)[at] = value;
                    }
                }
                Err(what) => faults.add(format!("{place}: {name}"), what),
            }
        }
        for key in table.keys().filter(|key| !names.clone().any(|name| name == key.as_str())) {
            faults.add(format!("{place}: {key}"), "is not a term of this game");
        }
        faults.or(weights)
    }

    /// The text of the weights; [`Weights::parse`] reads it again.
    pub fn text<G: Judged>(&self, players: u8) -> String {
        let mut text = format!("[players-{players}]\n");
        let names = G::TERMS.iter().copied().chain([CONSTANT]);
        for (at, name) in names.enumerate() {
            let values: Vec<String> =
                (0..G::STAGES.len()).map(|stage| format!("{:.3}", self.stage(stage)[at])).collect();
            writeln!(text, "{name} = [{}]", values.join(", ")).expect("a text takes any text");
        }
        text
    }

    /// The weighted sum of the terms of a stage.
    #[inline]
    pub(crate) fn sum(&self, stage: usize, terms: &[f32]) -> f32 {
        let weights = self.stage(stage);
        let sum: f32 = terms.iter().zip(weights).map(|(term, weight)| term * weight).sum();
        sum + weights[self.terms]
    }

    fn stage(&self, stage: usize) -> &[f32] {
        let n = self.terms + 1;
        &self.values[stage * n..(stage + 1) * n]
    }

    /// The weights of a stage, the constant last.
    pub(crate) fn stage_mut(&mut self, stage: usize) -> &mut [f32] {
        let n = self.terms + 1;
        &mut self.values[stage * n..(stage + 1) * n]
    }

    /// Moves towards other weights by a share of the way.
    pub(crate) fn approach(&mut self, other: &Self, share: f32) {
        for (value, other) in self.values.iter_mut().zip(&other.values) {
            *value += share * (other - *value);
        }
    }
}

/// The numbers of a term, one for each stage.
fn stages<G: Judged>(value: Option<&Value>) -> Result<Vec<f32>, String> {
    let list = value.ok_or("is missing")?.as_array().ok_or("must be a list of numbers")?;
    if list.len() != G::STAGES.len() {
        return Err(format!("has {} numbers, there are {} stages", list.len(), G::STAGES.len()));
    }
    let number = |value: &Value| value.as_float().or_else(|| value.as_integer().map(|n| n as f64));
    let numbers: Option<Vec<f32>> = list.iter().map(|value| number(value).map(|n| n as f32)).collect();
    numbers
        .filter(|numbers| numbers.iter().all(|n| n.is_finite()))
        .ok_or_else(|| "must be a list of numbers".to_owned())
}
