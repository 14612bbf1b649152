//! A drawing that can be moved and enlarged: by wheel, by fingers, by dragging, by keys.

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::{Event, HtmlElement, ResizeObserver};

/// The most that a drawing is enlarged.
const MOST: f64 = 4.0;
/// What a key or a button enlarges.
const STEP: f64 = 1.3;
/// How far a finger may slip in a tap.
const SLIP: f64 = 6.0;

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

    /// The frame has another size; one that is not shown has none. On a narrow screen a map is read piece by piece at first.
    fn measure(self, frame: &HtmlElement, is_first: bool) {
        let (w, h) = (f64::from(frame.client_width()), f64::from(frame.client_height()));
        if w <= 0.0 || h <= 0.0 {
            return;
        }
        let Some(Room { drawing, .. }) = self.room.try_get_untracked() else { return };
        let room = Room::new(drawing, (w, h));
        self.room.set(room);
        let fit = w / room.frame.0;
        if is_first && fit < 0.65 {
            self.at.set(WHOLE.scaled((1.0 / fit).min(1.8), (0.0, 0.0), room));
        }
    }

    fn wheel(self, event: &ev::WheelEvent) {
        if let Some((middle, _)) = self.share(f64::from(event.client_x()), f64::from(event.client_y())) {
            event.prevent_default();
            self.scale((-event.delta_y() / 400.0).exp(), middle);
        }
    }

    fn down(self, event: &ev::PointerEvent) {
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
            if self.slipped.try_get_value().is_some_and(|slipped| slipped > SLIP) {
                event.stop_propagation();
            }
        });
        // They live as long as the frame, which a table has once.
        _ = frame.add_event_listener_with_callback("wheel", wheel.as_ref().unchecked_ref());
        _ = frame.add_event_listener_with_callback_and_bool("click", click.as_ref().unchecked_ref(), true);
        wheel.forget();
        click.forget();
        let node = frame.clone();
        let resized = Closure::<dyn Fn()>::new(move || self.measure(&node, false));
        if let Ok(observer) = ResizeObserver::new(resized.as_ref().unchecked_ref()) {
            observer.observe(frame);
        }
        resized.forget();
        self.measure(frame, true);
    }
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
    /// The drawing.
    children: Children,
) -> impl IntoView {
    let hand = Hand {
        room: RwSignal::new(Room { drawing: size, frame: size }),
        at: RwSignal::new(WHOLE),
        held: StoredValue::new(Vec::new()),
        slipped: StoredValue::new(0.0),
        node: NodeRef::new(),
    };
    Effect::new(move |_| {
        if let Some(frame) = hand.node.get() {
            hand.listen(&frame);
        }
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
