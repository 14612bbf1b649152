//! A drawing that can be moved and enlarged: by wheel, by fingers, by dragging, by keys. It goes to what can be chosen by itself
//! where that is out of sight, and comes closer where a finger cannot tell it apart.

use crate::late::Alive;
use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::{DomRect, DomRectReadOnly, Element, Event, HtmlElement, MouseEvent, NodeList, ResizeObserver};

/// The most that a drawing is enlarged.
const MOST: f64 = 6.0;
/// What a key or a button enlarges.
const STEP: f64 = 1.3;
/// How far a finger may slip in a tap.
const SLIP: f64 = 6.0;
/// The size in pixels that a finger can hit.
const FINGER: f64 = 44.0;
/// What can be chosen.
pub const CHOICES: &str = ".spot[data-light=open]";
/// What a mouse or pen takes along that is pressed there and moved.
pub const TAKEN: &str = ".spot:is([data-light=open], [data-light=aside], [data-light=chosen])";
/// What lies over the drawing and does something of its own: a tap there is not meant for what is beneath.
const CONTROLS: &str = ".zoom-buttons";
/// What does something when it is tapped.
const LIVE: &str = ".spot[role=button]:not([data-light=later])";

/// The part of the drawing that is shown: its corner, and how much larger it is than when the whole drawing fits.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Window {
    x: f64,
    y: f64,
    scale: f64,
}

const WHOLE: Window = Window { x: 0.0, y: 0.0, scale: 1.0 };

/// The size of the drawing, and of its frame in the same measure when the whole drawing fits: one of its sides is longer then.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Room {
    drawing: (f64, f64),
    frame: (f64, f64),
}

impl Room {
    /// The measure of a drawing in a frame of so many pixels.
    fn new(drawing: (f64, f64), (w, h): (f64, f64)) -> Self {
        let fit = (w / drawing.0).min(h / drawing.1);
        Self { drawing, frame: (w / fit, h / fit) }
    }
}

impl Window {
    /// Kept inside the drawing; where the frame shows more than the drawing, that is in the middle.
    fn kept(self, room: Room) -> Self {
        let scale = self.scale.clamp(1.0, MOST);
        let keep = |at: f64, drawing: f64, frame: f64| match drawing - frame / scale {
            hidden if hidden > 0.0 => at.clamp(0.0, hidden),
            spare => spare / 2.0,
        };
        Self { x: keep(self.x, room.drawing.0, room.frame.0), y: keep(self.y, room.drawing.1, room.frame.1), scale }
    }

    /// Enlarged so that the point of the drawing at this share of the frame stays there.
    fn scaled(self, by: f64, (fx, fy): (f64, f64), room: Room) -> Self {
        let scale = (self.scale * by).clamp(1.0, MOST);
        let shift = |size: f64, share: f64| size * share * (1.0 / self.scale - 1.0 / scale);
        Self { x: self.x + shift(room.frame.0, fx), y: self.y + shift(room.frame.1, fy), scale }.kept(room)
    }

    /// Moved, and made smaller if need be, so that this part of the drawing is shown: its corners.
    fn around(self, (left, top): (f64, f64), (right, bottom): (f64, f64), room: Room) -> Self {
        let (w, h) = (right - left, bottom - top);
        let fit = (room.frame.0 / w.max(1.0)).min(room.frame.1 / h.max(1.0)) * 0.9;
        let scale = self.scale.min(fit).clamp(1.0, MOST);
        let middle = |from: f64, to: f64, frame: f64| f64::midpoint(from, to) - frame / scale / 2.0;
        Self { x: middle(left, right, room.frame.0), y: middle(top, bottom, room.frame.1), scale }.kept(room)
    }

    /// What is shown, as an SVG wants it.
    fn view_box(self, room: Room) -> String {
        let Self { x, y, scale } = self.kept(room);
        format!("{x:.2} {y:.2} {:.2} {:.2}", room.frame.0 / scale, room.frame.1 / scale)
    }
}

/// A finger or mouse button that is down: its id and where it was last.
type Held = (i32, f64, f64);

#[derive(Clone, Copy)]
struct Hand {
    room: RwSignal<Room>,
    at: RwSignal<Window>,
    held: StoredValue<Vec<Held>>,
    slipped: StoredValue<f64>,
    node: NodeRef<Div>,
    alive: Alive,
}

impl Hand {
    /// Where on the frame something is, as shares of its size, and that size.
    fn share(self, x: f64, y: f64) -> Option<((f64, f64), (f64, f64))> {
        let shape = self.node.get_untracked()?.get_bounding_client_rect();
        let (w, h) = (shape.width().max(1.0), shape.height().max(1.0));
        Some((((x - shape.x()) / w, (y - shape.y()) / h), (w, h)))
    }

    fn scale(self, by: f64, middle: (f64, f64)) {
        let room = self.room.get_untracked();
        self.at.update(|at| *at = at.scaled(by, middle, room));
    }

    /// Moves the drawing along by so many pixels.
    fn pull(self, dx: f64, dy: f64) {
        let Some((_, (w, _))) = self.share(0.0, 0.0) else { return };
        let room = self.room.get_untracked();
        self.at.update(|at| {
            let ratio = room.frame.0 / at.scale / w;
            *at = Window { x: at.x - dx * ratio, y: at.y - dy * ratio, ..*at }.kept(room);
        });
    }

    /// The frame has another size; one that is not shown has none.
    fn measure(self, frame: &HtmlElement) {
        let (w, h) = (f64::from(frame.client_width()), f64::from(frame.client_height()));
        if w <= 0.0 || h <= 0.0 {
            return;
        }
        let Some(Room { drawing, .. }) = self.room.try_get_untracked() else { return };
        let room = Room::new(drawing, (w, h));
        self.room.set(room);
    }

    /// Goes to what can be chosen, if some of it is out of sight: to all of it, or to the first where all would be too small for a
    /// finger and nothing is in sight.
    fn find_choices(self) {
        let Some(at) = self.at.try_get_untracked() else { return };
        let Some(frame) = self.node.try_get_untracked().flatten().filter(|_| at.scale > 1.01) else { return };
        let shape = frame.get_bounding_client_rect();
        let all: Vec<DomRect> = within(&frame, CHOICES).map(|spot| spot.get_bounding_client_rect()).collect();
        let is_seen = |spot: &DomRect| {
            let (x, y) = middle(spot);
            (shape.left()..=shape.right()).contains(&x) && (shape.top()..=shape.bottom()).contains(&y)
        };
        let Some(first) = all.first().filter(|_| shape.width() > 0.0 && !all.iter().all(is_seen)) else { return };
        let room = self.room.get_untracked();
        let around = |spots: &[DomRect]| {
            let edge = |of: fn(&DomRectReadOnly) -> f64, most: fn(f64, f64) -> f64| {
                spots.iter().map(|spot| of(spot)).reduce(most).unwrap_or(0.0)
            };
            let ratio = room.frame.0 / at.scale / shape.width();
            let point = |x: f64, y: f64| (at.x + (x - shape.left()) * ratio, at.y + (y - shape.top()) * ratio);
            let corner = point(edge(DomRectReadOnly::left, f64::min), edge(DomRectReadOnly::top, f64::min));
            let other = point(edge(DomRectReadOnly::right, f64::max), edge(DomRectReadOnly::bottom, f64::max));
            at.around(corner, other, room)
        };
        let least = all.iter().map(|spot| spot.width().min(spot.height())).fold(f64::INFINITY, f64::min);
        let all_of_it = around(&all);
        let is_too_small = least >= FINGER && least * all_of_it.scale / at.scale < FINGER;
        if !is_too_small {
            self.at.set(all_of_it);
        } else if !all.iter().any(is_seen) {
            self.at.set(around(std::slice::from_ref(first)));
        }
    }

    /// A finger is as wide as several small spots. Where it cannot tell them apart the drawing comes closer, and where only one is
    /// near, that one is meant. Whether the tap was used for that.
    fn tap(self, event: &ev::PointerEvent) -> bool {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let Some(frame) = self.node.try_get_untracked().flatten() else { return false };
        let hit = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if hit.as_ref().is_some_and(is_control) {
            return false;
        }
        let hit = hit.and_then(|target| target.closest(LIVE).ok().flatten());
        let small = |spot: &Element| {
            let shape = spot.get_bounding_client_rect();
            shape.width().min(shape.height())
        };
        if hit.as_ref().is_some_and(|hit| small(hit) >= FINGER - 1.0) {
            return false;
        }
        let near: Vec<Element> = within(&frame, LIVE).filter(|spot| distance(spot, (x, y)) <= FINGER / 2.0).collect();
        match near.as_slice() {
            [] => false,
            [only] if hit.as_ref() == Some(only) => false,
            [only] => MouseEvent::new("click").is_ok_and(|click| only.dispatch_event(&click).is_ok()),
            several => {
                let least = several.iter().map(small).fold(FINGER, f64::min);
                let Some((share, _)) = self.share(x, y) else { return false };
                let before = self.at.get_untracked();
                self.scale(FINGER / least.max(1.0), share);
                // Closer it does not get: what was hit is meant.
                self.at.get_untracked().scale > before.scale + 0.01
            }
        }
    }

    fn wheel(self, event: &ev::WheelEvent) {
        if let Some((middle, _)) = self.share(f64::from(event.client_x()), f64::from(event.client_y())) {
            event.prevent_default();
            self.scale((-event.delta_y() / 400.0).exp(), middle);
        }
    }

    fn down(self, event: &ev::PointerEvent) {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_taken =
            |target: &Element| event.pointer_type() != "touch" && target.closest(TAKEN).is_ok_and(|at| at.is_some());
        if target.as_ref().is_some_and(|target| is_control(target) || is_taken(target)) {
            self.slipped.set_value(0.0);
            return;
        }
        self.held.update_value(|held| {
            if held.is_empty() {
                self.slipped.set_value(0.0);
            }
            held.push((event.pointer_id(), f64::from(event.client_x()), f64::from(event.client_y())));
        });
    }

    fn up(self, event: &ev::PointerEvent) {
        self.held.update_value(|held| held.retain(|(id, ..)| *id != event.pointer_id()));
    }

    fn moved(self, event: &ev::PointerEvent) {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let held = self.held.get_value();
        let Some(&(_, before_x, before_y)) = held.iter().find(|(id, ..)| *id == event.pointer_id()) else { return };
        let (dx, dy) = (x - before_x, y - before_y);
        self.slipped.update_value(|slipped| *slipped += dx.hypot(dy));
        if let Some(&(_, ox, oy)) = held.iter().find(|(id, ..)| *id != event.pointer_id()) {
            let by = (x - ox).hypot(y - oy) / (before_x - ox).hypot(before_y - oy).max(1.0);
            if let Some((middle, _)) = self.share((x + ox) / 2.0, (y + oy) / 2.0) {
                self.scale(by, middle);
            }
        } else {
            self.pull(dx, dy);
        }
        self.held.update_value(|held| {
            held.iter_mut().filter(|(id, ..)| *id == event.pointer_id()).for_each(|held| (held.1, held.2) = (x, y));
        });
    }

    fn key(self, event: &ev::KeyboardEvent) {
        let arrows = event.shift_key();
        match event.key().as_str() {
            "+" | "=" => self.scale(STEP, (0.5, 0.5)),
            "-" => self.scale(1.0 / STEP, (0.5, 0.5)),
            "0" => self.at.set(WHOLE),
            "ArrowLeft" if arrows => self.pull(60.0, 0.0),
            "ArrowRight" if arrows => self.pull(-60.0, 0.0),
            "ArrowUp" if arrows => self.pull(0.0, 60.0),
            "ArrowDown" if arrows => self.pull(0.0, -60.0),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    }

    /// Listeners that must come first: the wheel, which else scrolls the page, and the click that ends a drag.
    fn listen(self, frame: &HtmlElement) {
        let wheel = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            if let Some(event) = event.dyn_ref::<ev::WheelEvent>() {
                self.wheel(event);
            }
        });
        let click = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            let is_drag = self.slipped.try_get_value().is_some_and(|slipped| slipped > SLIP);
            let finger = event.dyn_ref::<ev::PointerEvent>().filter(|event| event.pointer_type() == "touch");
            if is_drag || finger.is_some_and(|event| self.tap(event)) {
                event.stop_propagation();
            }
        });
        // They live as long as the drawing: one that outlived it would keep it in memory.
        _ = frame.add_event_listener_with_callback("wheel", wheel.as_ref().unchecked_ref());
        _ = frame.add_event_listener_with_callback_and_bool("click", click.as_ref().unchecked_ref(), true);
        let resized = Closure::<dyn Fn()>::new(move || {
            if let Some(frame) = self.node.try_get_untracked().flatten() {
                self.measure(&frame);
                self.alive.frame(move || self.find_choices());
            }
        });
        let observer = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok();
        observer.iter().for_each(|observer| observer.observe(frame));
        let heard = StoredValue::new_local(Some((frame.clone(), wheel, click, resized, observer)));
        on_cleanup(move || {
            let Some(Some((frame, wheel, click, _, observer))) = heard.try_update_value(Option::take) else { return };
            _ = frame.remove_event_listener_with_callback("wheel", wheel.as_ref().unchecked_ref());
            _ = frame.remove_event_listener_with_callback_and_bool("click", click.as_ref().unchecked_ref(), true);
            observer.iter().for_each(ResizeObserver::disconnect);
        });
        self.measure(frame);
    }
}

/// What is in an element and matches.
pub fn within(element: &Element, selector: &str) -> impl Iterator<Item = Element> + use<> {
    let all = element.query_selector_all(selector).ok();
    (0..all.as_ref().map_or(0, NodeList::length))
        .filter_map(move |n| all.as_ref().and_then(|all| all.item(n)).and_then(|node| node.dyn_into().ok()))
}

/// Whether an element lies over the drawing and does something of its own.
fn is_control(element: &Element) -> bool {
    element.closest(CONTROLS).is_ok_and(|control| control.is_some())
}

fn middle(shape: &DomRect) -> (f64, f64) {
    (shape.left() + shape.width() / 2.0, shape.top() + shape.height() / 2.0)
}

/// How far a point is from an element, nothing if it is in it.
fn distance(element: &Element, (x, y): (f64, f64)) -> f64 {
    let shape = element.get_bounding_client_rect();
    let beside = |at: f64, from: f64, to: f64| (from - at).max(at - to).max(0.0);
    beside(x, shape.left(), shape.right()).hypot(beside(y, shape.top(), shape.bottom()))
}

/// A drawing of this size that can be moved and enlarged.
#[component]
pub fn Zoom(
    /// The size of the drawing.
    size: (f64, f64),
    /// What the drawing is, in words.
    #[prop(into)]
    label: Signal<String>,
    /// What the three buttons do: closer, farther, whole.
    names: [Signal<String>; 3],
    /// Changes when something else may be chosen.
    #[prop(into)]
    asked: Signal<usize>,
    /// The drawing.
    children: Children,
) -> impl IntoView {
    let hand = Hand {
        room: RwSignal::new(Room { drawing: size, frame: size }),
        at: RwSignal::new(WHOLE),
        held: StoredValue::new(Vec::new()),
        slipped: StoredValue::new(0.0),
        node: NodeRef::new(),
        alive: Alive::here(),
    };
    Effect::new(move |_| {
        if let Some(frame) = hand.node.get() {
            hand.listen(&frame);
        }
    });
    Effect::new(move |_| {
        asked.track();
        // Once that is drawn.
        hand.alive.frame(move || hand.find_choices());
    });
    let view_box = move || hand.at.get().view_box(hand.room.get());
    let is_moved = move || hand.at.get().scale > 1.01;
    let [closer, farther, whole] = names;
    let button = |name: Signal<String>, sign: &'static str, act: fn(Hand)| {
        view! {
            <button type="button" aria-label=move || name.get() data-tip=move || name.get() on:click=move |_| act(hand)>{sign}</button>
        }
    };
    view! {
        <div
            class="zoom"
            class:moved=is_moved
            node_ref=hand.node
            on:pointerdown=move |event| hand.down(&event)
            on:pointermove=move |event| hand.moved(&event)
            on:pointerup=move |event| hand.up(&event)
            on:pointercancel=move |event| hand.up(&event)
            on:pointerleave=move |event| hand.up(&event)
            on:keydown=move |event| hand.key(&event)
        >
            <svg class="drawing" viewBox=view_box preserveAspectRatio="xMidYMid meet" role="group" aria-label=move || label.get()>
                {children()}
            </svg>
            <div class="zoom-buttons">
                {button(closer, "+", |hand| hand.scale(STEP, (0.5, 0.5)))}
                {button(farther, "−", |hand| hand.scale(1.0 / STEP, (0.5, 0.5)))}
                {button(whole, "⤢", |hand| hand.at.set(WHOLE))}
            </div>
        </div>
    }
}
