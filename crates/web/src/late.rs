//! Work that comes late: after a while, with the next frame, with an answer from elsewhere. By then the part of the page that wanted it
//! may be gone, and with it everything that the work would read or change. So such work is done for somebody, and only as long as
//! that one lives.

use futures_channel::oneshot;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

/// Whether the part of the page that made it is still there; copies are the same.
#[derive(Clone, Copy)]
pub struct Alive(StoredValue<()>);

impl Alive {
    /// That of the part that is being made now.
    pub fn here() -> Self {
        Self(StoredValue::new(()))
    }

    /// Whether it is there.
    pub fn is(self) -> bool {
        !self.0.is_disposed()
    }

    /// Does something after a while, if it is still there.
    pub fn after(self, wait: Duration, act: impl FnOnce() + 'static) {
        set_timeout(move || self.guard(act), wait);
    }

    /// Does something with the next frame, if it is still there.
    pub fn frame(self, act: impl FnOnce() + 'static) {
        request_animation_frame(move || self.guard(act));
    }

    /// Works on something that waits for answers, as long as it is there: what comes later finds nobody.
    pub fn spawn(self, work: impl Future<Output = ()> + 'static) {
        spawn_local(async move {
            let mut work = pin!(work);
            poll_fn(|context| if self.is() { work.as_mut().poll(context) } else { Poll::Ready(()) }).await;
        });
    }

    fn guard(self, act: impl FnOnce()) {
        if self.is() {
            act();
        }
    }
}

/// Waits.
pub async fn wait(how_long: Duration) {
    let (over, waiting) = oneshot::channel::<()>();
    set_timeout(move || _ = over.send(()), how_long);
    // Nobody drops the sender before it has sent.
    _ = waiting.await;
}
