//! The page on the device: a service worker keeps all its files, so that it starts with no network. A new version is kept beside
//! the one that runs, and is taken over when somebody says so; at a table nobody is asked.

use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

/// How often a page that stays open looks for a new version.
const LOOK: Duration = Duration::from_secs(60 * 60);

/// A new version that waits on the device; copies are the same.
#[derive(Clone, Copy)]
pub struct NewVersion(RwSignal<Option<ServiceWorker>, LocalStorage>);

impl NewVersion {
    /// Lets the page be kept on the device, where the browser can do that, and watches for new versions.
    pub fn watch() -> Self {
        let new = Self(RwSignal::new_local(None));
        if let Some(container) = container() {
            spawn_local(async move {
                // Where nothing may be kept the page needs the network, as before.
                let registration = JsFuture::from(container.register("sw.js")).await;
                if let Ok(registration) = registration.and_then(JsCast::dyn_into) {
                    new.follow(&registration);
                }
            });
        }
        new
    }

    /// Whether there is one.
    pub fn is_there(self) -> bool {
        self.0.with(Option::is_some)
    }

    /// Takes it over and loads the page anew.
    pub fn take_over(self) {
        let (Some(worker), Some(container)) = (self.0.get_untracked(), container()) else { return };
        let reload = Closure::once_into_js(|| _ = location().reload());
        container.set_oncontrollerchange(reload.dyn_ref());
        // A worker that is gone by now was replaced by a newer one, which is found with the next look.
        _ = worker.post_message(&JsValue::from_str("take over"));
    }

    /// Watches a registration: what waits already, and what will be found.
    fn follow(self, registration: &ServiceWorkerRegistration) {
        if let Some(waiting) = registration.waiting() {
            self.0.set(Some(waiting));
        }
        let found = registration.clone();
        let found = Closure::<dyn Fn()>::new(move || {
            if let Some(worker) = found.installing() {
                self.wait_for(worker);
            }
        });
        registration.set_onupdatefound(Some(found.as_ref().unchecked_ref()));
        // It lives as long as the page.
        found.forget();
        let registration = registration.clone();
        set_interval(move || _ = registration.update(), LOOK);
    }

    /// One that is ready while another one serves the page is a new version; the first one of all is none.
    fn wait_for(self, worker: ServiceWorker) {
        let installed = worker.clone();
        let changed = Closure::<dyn Fn()>::new(move || {
            let is_update = container().is_some_and(|container| container.controller().is_some());
            if installed.state() == ServiceWorkerState::Installed && is_update {
                self.0.set(Some(installed.clone()));
            }
        });
        worker.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
        changed.forget();
    }
}

/// The browser's keeper of service workers; there is none where the address is not trusted.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = window().navigator();
    let is_there = js_sys::Reflect::has(&navigator, &"serviceWorker".into()).unwrap_or(false);
    is_there.then(|| navigator.service_worker())
}
