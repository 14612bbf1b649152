//! The tables and boxes of this device, in the browser's database.
//!
//! What cannot be written stays in memory, so that nobody loses a game to a full disk: the error says that it will be gone with
//! the page.

mod device;

pub use device::Device;

use crate::boxes::{BoxId, KeptBox};
use crate::tables::{Table, TableId};
use js_sys::Uint8Array;
use std::cell::{Cell, RefCell};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::prelude::*;

/// Why something cannot be kept or found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The browser allows no storage here.
    Blocked(String),
    /// There is no room left.
    Full,
    /// A page of an older version holds the storage as it was.
    OlderPage,
    /// Something is there but cannot be read.
    Unreadable(String),
    /// Anything else that went wrong.
    Failed(String),
}

impl From<idb::Error> for StoreError {
    fn from(error: idb::Error) -> Self {
        let why = error.to_string();
        if why.contains("QuotaExceeded") { Self::Full } else { Self::Failed(why) }
    }
}

/// So often it is looked whether everything is written.
const BREATH: Duration = Duration::from_millis(10);

/// Who is told what came of writing.
type Told = Box<dyn Fn(Result<(), StoreError>)>;

/// What a device keeps.
pub trait Lasting: Clone + 'static {
    /// What tells one from the other.
    type Id: Clone + Ord + fmt::Display;
    /// The place of all of them in the database.
    const PLACE: &'static str;
    /// Its id.
    fn id(&self) -> &Self::Id;
    /// When it was changed last, in milliseconds since 1970.
    fn changed(&self) -> u64;
    /// The bytes that are kept.
    ///
    /// # Errors
    /// If there is no memory for them.
    fn to_bytes(&self) -> Result<Vec<u8>, String>;
    /// Reads what was kept.
    ///
    /// # Errors
    /// If the bytes are nothing of this kind, or of a later version of the program.
    fn from_bytes(bytes: &[u8]) -> Result<Self, String>;
}

/// Lets a device keep something: the type, its id, its place.
macro_rules! lasting {
    ($($kind:ty, $id:ty, $place:expr;)+) => {$(
        impl Lasting for $kind {
            type Id = $id;
            const PLACE: &'static str = $place;

            fn id(&self) -> &$id {
                &self.id
            }
            fn changed(&self) -> u64 {
                self.changed
            }
            fn to_bytes(&self) -> Result<Vec<u8>, String> {
                self.to_bytes()
            }
            fn from_bytes(bytes: &[u8]) -> Result<Self, String> {
                Self::from_bytes(bytes)
            }
        }
    )+};
}

lasting! {
    Table, TableId, device::TABLES;
    KeptBox, BoxId, device::BOXES;
}

/// All that this device keeps of a kind: its tables, or its boxes.
pub struct Store<T: Lasting = Table> {
    device: Rc<Device>,
    /// What could not be written.
    unsaved: RefCell<BTreeMap<T::Id, T>>,
    /// The latest of each that waits to be written.
    waiting: RefCell<BTreeMap<T::Id, T>>,
    is_writing: Cell<bool>,
    /// Told what came of writing what waited.
    on_written: RefCell<Option<Told>>,
}

impl<T: Lasting> Store<T> {
    /// What is kept on a device.
    pub fn on(device: Rc<Device>) -> Self {
        Self {
            device,
            unsaved: RefCell::default(),
            waiting: RefCell::default(),
            is_writing: Cell::default(),
            on_written: RefCell::default(),
        }
    }

    /// Keeps something as soon as what came before is written; of several changes of it the latest is enough.
    pub fn put_soon(self: Rc<Self>, kept: T) {
        self.waiting.borrow_mut().insert(kept.id().clone(), kept);
        if self.is_writing.replace(true) {
            return;
        }
        leptos::task::spawn_local(async move {
            while let Some(kept) = self.next_waiting() {
                let written = self.put(kept).await;
                if let Some(told) = self.on_written.borrow().as_ref() {
                    told(written);
                }
            }
            self.is_writing.set(false);
        });
    }

    /// Waits until everything that was to be kept soon is written, or could not be.
    pub async fn settled(&self) {
        while self.is_writing.get() {
            crate::late::wait(BREATH).await;
        }
    }

    fn next_waiting(&self) -> Option<T> {
        self.waiting.borrow_mut().pop_first().map(|(_, kept)| kept)
    }

    /// Who is told from now on what came of writing.
    pub fn on_written(&self, told: impl Fn(Result<(), StoreError>) + 'static) {
        *self.on_written.borrow_mut() = Some(Box::new(told));
    }

    /// Keeps something, in place of what has the same id.
    ///
    /// # Errors
    /// If it cannot be written; then it is kept in memory.
    pub async fn put(&self, kept: T) -> Result<(), StoreError> {
        self.unsaved.borrow_mut().insert(kept.id().clone(), kept.clone());
        let bytes = kept.to_bytes().map_err(StoreError::Failed)?;
        let value = Uint8Array::from(bytes.as_slice());
        let key = key(kept.id());
        self.device.change(T::PLACE, |place| place.put(&value, Some(&key)).map(drop)).await?;
        self.unsaved.borrow_mut().remove(kept.id());
        Ok(())
    }

    /// What has this id, if there is anything.
    ///
    /// # Errors
    /// If the storage cannot be read, or what is in it.
    pub async fn get(&self, id: &T::Id) -> Result<Option<T>, StoreError> {
        let latest = self.waiting.borrow().get(id).or(self.unsaved.borrow().get(id)).cloned();
        if latest.is_some() {
            return Ok(latest);
        }
        let value = self.device.get(T::PLACE, &id.to_string()).await?;
        value.map(|value| read(&value)).transpose()
    }

    /// Everything that can be read, the latest first, and whether each is only in memory; and what cannot be read, if
    /// anything.
    pub async fn list(&self) -> (Vec<(T, bool)>, Option<StoreError>) {
        let (kept, error) = self.kept().await.unwrap_or_else(|error| (Vec::new(), Some(error)));
        let unsaved = self.unsaved.borrow();
        let kept = kept.into_iter().filter(|kept| !unsaved.contains_key(kept.id())).map(|kept| (kept, false));
        let mut all: Vec<_> = kept.chain(unsaved.values().map(|kept| (kept.clone(), true))).collect();
        all.sort_by_key(|(kept, _)| Reverse(kept.changed()));
        (all, error)
    }

    /// Forgets something.
    ///
    /// # Errors
    /// If it cannot be taken out of the storage.
    pub async fn delete(&self, id: &T::Id) -> Result<(), StoreError> {
        self.unsaved.borrow_mut().remove(id);
        self.waiting.borrow_mut().remove(id);
        self.device.change(T::PLACE, |place| place.delete(key(id)).map(drop)).await
    }

    /// Everything in the database that can be read, and the first error of what cannot.
    async fn kept(&self) -> Result<(Vec<T>, Option<StoreError>), StoreError> {
        let values = self.device.all(T::PLACE).await?;
        let (read, unread): (Vec<_>, Vec<_>) = values.iter().map(read).partition(Result::is_ok);
        Ok((read.into_iter().flatten().collect(), unread.into_iter().find_map(Result::err)))
    }
}

fn key(id: &impl fmt::Display) -> JsValue {
    JsValue::from_str(&id.to_string())
}

fn read<T: Lasting>(value: &JsValue) -> Result<T, StoreError> {
    T::from_bytes(&Uint8Array::new(value).to_vec()).map_err(StoreError::Unreadable)
}
