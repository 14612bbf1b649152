//! The light on what a step means, and where the card stands beside it. The light only lies over the page: whatever is tapped is the
//! board or the composer itself.

use super::super::state::At;
use super::super::tab::Tab;
use crate::board::widgets::within;
use crate::late::Alive;
use crate::played::Played;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, SvgElement};

/// The mark of what is lit.
const LIT: &str = "data-taught";
/// The room around what is lit, and between that and the card.
const AROUND: f64 = 5.0;
const APART: f64 = 18.0;
/// The least room between the card and the edge of the screen.
const EDGE: f64 = 8.0;
/// Up to this width the card is as wide as the screen.
const NARROW: f64 = 768.0;

/// A part of the screen.
#[derive(Clone, Copy, PartialEq)]
struct Box {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Box {
    fn of(element: &Element) -> Self {
        let rect = element.get_bounding_client_rect();
        Self { left: rect.left(), top: rect.top(), right: rect.right(), bottom: rect.bottom() }
    }

    fn grown(self, by: f64) -> Self {
        Self { left: self.left - by, top: self.top - by, right: self.right + by, bottom: self.bottom + by }
    }

    fn is_seen(self) -> bool {
        self.right - self.left > 0.5 && self.bottom - self.top > 0.5
    }

    /// How much of it another one covers.
    fn covered(self, by: Self) -> f64 {
        let across = (self.right.min(by.right) - self.left.max(by.left)).max(0.0);
        let down = (self.bottom.min(by.bottom) - self.top.max(by.top)).max(0.0);
        across * down
    }

    fn middle(self) -> (f64, f64) {
        ((self.left + self.right) / 2.0, (self.top + self.bottom) / 2.0)
    }
}

/// Keeps the light on the first of the targets that is there, and the card beside it, for as long as this part of the page is there.
pub fn follow<G: Played>(
    at: At<G>,
    targets: Signal<Vec<String>>,
    light: NodeRef<html::Div>,
    card: NodeRef<html::Section>,
) {
    let alive = Alive::here();
    let last = StoredValue::new_local(None::<Element>);
    each_frame(alive, move || {
        let (Some(light), wanted) = (light.get_untracked(), targets.get_untracked()) else { return };
        let target = if at.rule.with_untracked(Option::is_some) { None } else { find(at, &wanted) };
        if last.with_value(|last| *last != target) {
            mark(last.get_value().as_ref(), target.as_ref());
            target.iter().filter(|target| !is_hit(target)).for_each(bring);
            last.set_value(target.clone());
        }
        let lit = target.as_ref().map(|target| Box::of(target).grown(AROUND));
        show_light(&light, lit);
        if let Some(card) = card.get_untracked() {
            place(&card, lit);
        }
    });
}

fn each_frame(alive: Alive, act: impl Fn() + Clone + 'static) {
    alive.frame(move || {
        act();
        each_frame(alive, act);
    });
}

/// The first target that can be hit, else the first that is there; on a phone the part of the table is opened where it is.
fn find<G: Played>(at: At<G>, wanted: &[String]) -> Option<Element> {
    let all: Vec<Element> = wanted.iter().filter_map(|one| document().query_selector(one).ok().flatten()).collect();
    let shown: Vec<&Element> = all.iter().filter(|one| Box::of(one).is_seen()).collect();
    let Some(&best) = shown.iter().find(|one| is_hit(one)).or(shown.first()) else {
        // It stands in another part of the table.
        let tab = all.first().and_then(|one| Tab::ALL.into_iter().find(|tab| tab.holds(one)));
        if let Some(tab) = tab.filter(|tab| *tab != at.tab.get_untracked()) {
            at.tab.set(tab);
        }
        return None;
    };
    Some(best.clone())
}

/// Whether a tap on its middle meets it.
fn is_hit(target: &Element) -> bool {
    let (x, y) = Box::of(target).middle();
    let hit = document().element_from_point(x as f32, y as f32);
    hit.is_some_and(|hit| target.contains(Some(&hit)) || hit.closest(".teach").is_ok_and(|card| card.is_some()))
}

/// Scrolls to it; a map goes there by itself.
fn bring(target: &Element) {
    if target.closest(".zoom").is_ok_and(|map| map.is_none()) {
        target.scroll_into_view_with_bool(false);
    }
}

/// Marks what is lit, for the reader and for whoever watches from outside.
fn mark(old: Option<&Element>, new: Option<&Element>) {
    // The names are good ones.
    if let Some(old) = old {
        _ = old.remove_attribute(LIT);
        _ = old.remove_attribute("aria-describedby");
    }
    if let Some(new) = new {
        _ = new.set_attribute(LIT, "");
        _ = new.set_attribute("aria-describedby", "teach-goal");
    }
}

/// Gives the keyboard to what is lit.
pub fn show_again() {
    let Some(target) = document().query_selector(&format!("[{LIT}]")).ok().flatten() else { return };
    bring(&target);
    // What cannot take the focus leaves it where it is.
    if let Some(element) = target.dyn_ref::<HtmlElement>() {
        _ = element.focus();
    } else if let Some(element) = target.dyn_ref::<SvgElement>() {
        _ = element.focus();
    }
}

fn set(element: &HtmlElement, name: &str, value: &str) {
    let style = element.style();
    // What stands already would only be laid out again.
    if style.get_property_value(name).is_ok_and(|old| old != value) {
        _ = style.set_property(name, value);
    }
}

fn pixels(at: f64) -> String {
    format!("{}px", at.round())
}

fn show_light(light: &HtmlElement, lit: Option<Box>) {
    set(light, "display", if lit.is_some() { "block" } else { "none" });
    if let Some(Box { left, top, right, bottom }) = lit {
        let all = [("left", left), ("top", top), ("width", right - left), ("height", bottom - top)];
        all.into_iter().for_each(|(name, value)| set(light, name, &pixels(value)));
    }
}

/// What is held: on a wide screen the card leaves it free.
fn held() -> Option<Box> {
    let held = document().query_selector(".composer > .held").ok().flatten()?;
    Some(Box::of(&held)).filter(|held| held.is_seen())
}

/// Puts the card where it covers nothing that is lit: beside it where there is room, at the foot or the head of a narrow screen. Where
/// there is room for both, nothing that is held is covered either.
fn place(card: &HtmlElement, lit: Option<Box>) {
    let screen = document().document_element();
    let Some((wide, high)) = screen.map(|root| (f64::from(root.client_width()), f64::from(root.client_height())))
    else {
        return;
    };
    let (w, h) = (f64::from(card.offset_width()), f64::from(card.offset_height()));
    let foot = within(&document().body().map(Element::from).unwrap_or_else(|| card.clone().into()), ".tabs")
        .map(|tabs| Box::of(&tabs))
        .find(|tabs| tabs.is_seen())
        .map_or(high, |tabs| tabs.top);
    let at = |left: f64, top: f64| {
        let left = left.clamp(EDGE, (wide - w - EDGE).max(EDGE));
        let top = top.clamp(EDGE, (high - h - EDGE).max(EDGE));
        Box { left, top, right: left + w, bottom: top + h }
    };
    let low = at((wide - w) / 2.0, foot - h - EDGE);
    let held = held().filter(|_| wide >= NARROW);
    let is_over = |card: Box, what: Option<Box>| what.map_or(0.0, |what| card.covered(what));
    let above = held.map(|held| at(held.left, held.top - APART - h));
    let Some(lit) = lit else {
        let free = above.filter(|_| is_over(at(wide, foot), held) > 0.0);
        return stand(card, if wide < NARROW { low } else { free.unwrap_or(at(wide, foot)) });
    };
    let (x, y) = lit.middle();
    let beside = [
        at(lit.right + APART, y - h / 2.0),
        at(lit.left - APART - w, y - h / 2.0),
        at(x - w / 2.0, lit.top - APART - h),
        at(x - w / 2.0, lit.bottom + APART),
    ];
    let ends = [low, at((wide - w) / 2.0, 0.0)];
    let all = if wide < NARROW { [&ends[..], &beside[..]].concat() } else { [&beside[..], &ends[..]].concat() };
    let covers = |card: &Box| (card.covered(lit), is_over(*card, held));
    let best = all.into_iter().chain(above).min_by(|a, b| {
        let ((lit, held), (other_lit, other_held)) = (covers(a), covers(b));
        lit.total_cmp(&other_lit).then(held.total_cmp(&other_held))
    });
    if let Some(best) = best {
        stand(card, best);
    }
}

fn stand(card: &HtmlElement, at: Box) {
    set(card, "left", &pixels(at.left));
    set(card, "top", &pixels(at.top));
}
