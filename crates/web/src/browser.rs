//! The few things that are asked of the browser directly.

use js_sys::{Date, Intl, Math, Reflect};
use leptos::prelude::{request_idle_callback_with_handle, set_timeout};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DomException, Response, Storage};

/// What a value that was thrown says.
pub fn words_of(thrown: &JsValue) -> String {
    if let Some(exception) = thrown.dyn_ref::<DomException>() {
        return format!("{}: {}", exception.name(), exception.message());
    }
    thrown.dyn_ref::<js_sys::Error>().map(|e| String::from(e.message())).unwrap_or_else(|| format!("{thrown:?}"))
}

/// Writes a panic to the console, where a report of a fault can be copied from; and shows the part of the document that says
/// what to do then, because nothing else works any more.
pub fn report_panics() {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(body) = document.and_then(|document| document.body()) {
            _ = body.set_attribute("data-broken", "");
        }
    }));
}

/// Whether memory can be shared with a worker: only where the server isolates the page from others.
pub fn is_isolated() -> bool {
    Reflect::get(&js_sys::global(), &"crossOriginIsolated".into()).is_ok_and(|value| value.is_truthy())
}

/// A random number; good enough for a deal among friends.
pub fn random() -> u64 {
    let half = || (Math::random() * f64::from(u32::MAX)) as u64;
    half() << 32 | half()
}

/// Does something when the page has nothing else to do; soon, where a browser cannot say when that is.
pub fn when_idle(act: impl Fn() + Clone + 'static) {
    if request_idle_callback_with_handle(act.clone()).is_err() {
        set_timeout(act, Duration::ZERO);
    }
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    Date::now() as u64
}

/// Milliseconds since the page began, in small parts.
pub fn clock() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or_else(Date::now, |clock| clock.now())
}

/// A date and time as people here write it.
pub fn date(milliseconds: u64) -> String {
    let options = js_sys::Object::new();
    for (key, style) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // Setting a key of a new object cannot fail.
        _ = Reflect::set(&options, &key.into(), &style.into());
    }
    let format = Intl::DateTimeFormat::new(&js_sys::Array::new(), &options);
    let date = Date::new(&JsValue::from_f64(milliseconds as f64));
    String::from(
        format.format().call1(&JsValue::UNDEFINED, &date).unwrap_or_default().unchecked_into::<js_sys::JsString>(),
    )
}

/// The date and time of now for the name of a file, such as `2026-11-30-2145`.
pub fn stamp() -> String {
    let now = Date::new_0();
    let (month, day, hour, minute) = (now.get_month() + 1, now.get_date(), now.get_hours(), now.get_minutes());
    format!("{}-{month:02}-{day:02}-{hour:02}{minute:02}", now.get_full_year())
}

/// The number of the day that it is here.
pub fn today() -> u32 {
    let now = Date::new_0();
    crate::practice::day_number(now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// Lets a phone vibrate for so many milliseconds; where there is none, nothing happens.
pub fn vibrate(milliseconds: u32) {
    let Some(navigator) = web_sys::window().map(|window| window.navigator()) else { return };
    if Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false) {
        navigator.vibrate_with_duration(milliseconds);
    }
}

/// The small storage for settings, where it is allowed.
fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// The word that is kept under a key.
pub fn kept(key: &str) -> Option<String> {
    storage()?.get_item(&format!("caravela.{key}")).ok()?
}

/// Keeps a word under a key, or nothing. Where that is not allowed the setting lasts as long as the page.
pub fn keep(key: &str, word: Option<&str>) {
    let Some(storage) = storage() else { return };
    let key = format!("caravela.{key}");
    _ = match word {
        Some(word) => storage.set_item(&key, word),
        None => storage.remove_item(&key),
    };
}

/// The frames that a page showed while something was done, by the time from one to the next in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Frames {
    /// Nineteen of twenty took no longer.
    pub usual: f64,
    /// The longest.
    pub longest: f64,
}

impl Frames {
    fn of(mut times: Vec<f64>) -> Self {
        times.sort_by(f64::total_cmp);
        let at = |share: usize| times.get((times.len() * share / 20).min(times.len().saturating_sub(1)));
        Self { usual: at(19).copied().unwrap_or_default(), longest: at(20).copied().unwrap_or_default() }
    }
}

/// What is called for the next frame; it holds itself until the last one.
type NextFrame = RefCell<Option<Closure<dyn FnMut(f64)>>>;

/// Does something and measures the frames meanwhile.
pub async fn with_frames<T>(work: impl Future<Output = T>) -> (T, Frames) {
    let times: Rc<RefCell<Vec<f64>>> = Rc::default();
    let is_over = Rc::new(Cell::new(false));
    let next: Rc<NextFrame> = Rc::default();
    let (taken, over, again, mut last) = (times.clone(), is_over.clone(), next.clone(), None);
    *next.borrow_mut() = Some(Closure::new(move |time: f64| {
        if let Some(before) = last.replace(time) {
            taken.borrow_mut().push(time - before);
        }
        if over.get() {
            // The frame after the last: nothing holds this closure any more.
            drop(again.take());
        } else {
            ask_for_frame(&again);
        }
    }));
    ask_for_frame(&next);
    let done = work.await;
    is_over.set(true);
    (done, Frames::of(times.take()))
}

fn ask_for_frame(next: &NextFrame) {
    if let (Some(window), Some(next)) = (web_sys::window(), next.borrow().as_ref()) {
        // A window that is closing shows no more frames.
        _ = window.request_animation_frame(next.as_ref().unchecked_ref());
    }
}

/// Copies a text for whoever wants to paste it elsewhere.
///
/// # Errors
/// If the browser does not allow that.
pub async fn copied(text: &str) -> Result<(), JsValue> {
    let navigator = leptos::prelude::window().navigator();
    let clipboard = Reflect::get(&navigator, &"clipboard".into())?;
    let write: js_sys::Function = Reflect::get(&clipboard, &"writeText".into())?.dyn_into()?;
    let promise: js_sys::Promise = write.call1(&clipboard, &text.into())?.dyn_into()?;
    JsFuture::from(promise).await.map(|_| ())
}

/// The text of a file of the page, or why it cannot be loaded.
pub async fn loaded(address: &str) -> Result<String, String> {
    let told = |thrown: JsValue| format!("{address}: {}", words_of(&thrown));
    let response = JsFuture::from(leptos::prelude::window().fetch_with_str(address)).await.map_err(told)?;
    let response: Response = response.unchecked_into();
    if !response.ok() {
        return Err(format!("{address}: {}", response.status()));
    }
    let text = JsFuture::from(response.text().map_err(told)?).await.map_err(told)?;
    Ok(text.as_string().unwrap_or_default())
}
