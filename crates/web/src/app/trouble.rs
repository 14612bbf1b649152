//! What went wrong, in words that say what to do.

use crate::said;
use crate::speech;
use crate::store::StoreError;
use crate::worker::desk::Failure;
use protocol::{AnyReplayError, Error, each};
use session::shelf::make;
use session::{Pack, ReadFault, Shelf};
use table::record::{RecordError, ReplayErrorOf};
use words::{List, Message, Names, Worded, say};

/// Why a request came to nothing.
pub fn failure(failure: &Failure) -> String {
    match failure {
        Failure::Error(error) => speech::tell(&self::error(error)),
        Failure::Died => said!("app-worker-died"),
        Failure::Broken(why) => said!("app-worker-broken", why = why.clone()),
    }
}

/// Why a table cannot do what it was asked.
fn error(error: &Error) -> Message {
    match error {
        Error::NoTable(_) => say!("app-error-no-table"),
        Error::Taken(_) => say!("app-error-taken"),
        Error::NoSeat(_)
        | Error::NotAsked(_)
        | Error::NotAllowed
        | Error::Forgotten
        | Error::Consent(_)
        | Error::Leave(_) => say!("app-error-not-allowed"),
        Error::NotOver => say!("app-error-not-over"),
        Error::NoStep { step, steps } => say!("app-error-no-step", step = *step, steps = *steps),
        Error::OtherGame(_) => say!("app-error-other-game"),
        Error::Agreed(reason) => say!("app-error-agreed", reason = reason.clone()),
        Error::Pack(faults) => say!("app-error-pack", faults = faults.to_string()),
        Error::Position(faults) => say!("app-error-position", faults = faults.to_string()),
        Error::NoRecord(error) => broken(error),
        Error::Record { fault, at } => record(fault, at),
    }
}

/// Why a record cannot be opened.
fn record(fault: &ReadFault, at: &AnyReplayError) -> Message {
    match fault {
        ReadFault::NoRecord => broken(&in_words(at)),
        ReadFault::OtherGame => say!("app-error-other-game"),
        ReadFault::OtherRules { theirs, ours } => say!("app-error-other-rules", theirs = *theirs, ours = *ours),
        ReadFault::OtherPack { theirs, ours } => {
            say!("app-error-other-pack", theirs = theirs.clone(), ours = ours.clone())
        }
        ReadFault::WhatIf => say!("app-error-what-if"),
        ReadFault::Broken => say!("app-error-broken", place = place(&in_words(at)), reason = in_words(at).reason),
    }
}

fn broken(error: &RecordError) -> Message {
    say!("app-error-no-record", place = place(error), reason = error.reason.clone())
}

/// The line, where the record has lines.
fn place(error: &RecordError) -> List {
    List::commas((error.line > 0).then(|| say!("app-error-line", line = error.line)))
}

/// What is wrong after the last good action of a record.
pub fn left_out(at: &AnyReplayError) -> String {
    let error = in_words(at);
    said!("app-opened-good-part", place = place(&error), reason = error.reason)
}

/// A refusal in the record is said as at the table.
fn in_words(at: &AnyReplayError) -> RecordError {
    fn told<G: Shelf + Worded>(at: &ReplayErrorOf<G>) -> RecordError {
        let nothing: [&str; 0] = [];
        at.clone().in_words(|illegal| match make::<G>(G::Pack::shipped(), 2, &nothing) {
            Ok(game) => speech::tell_with(&game.refused(illegal), &Names::default()),
            Err(_) => illegal.to_string(),
        })
    }
    each!(at, at of G => told::<G>(at))
}

/// What went wrong with the storage.
pub fn store(error: &StoreError) -> String {
    match error {
        StoreError::Blocked(why) => said!("app-store-blocked", why = why.clone()),
        StoreError::Full => said!("app-store-full"),
        StoreError::OlderPage => said!("app-store-older-page"),
        StoreError::Unreadable(why) => said!("app-store-unreadable", why = why.clone()),
        StoreError::Failed(why) => said!("app-store-failed", why = why.clone()),
    }
}

/// What went wrong with the storage of boxes.
pub fn box_store(error: &StoreError) -> String {
    match error {
        StoreError::Unreadable(why) => said!("app-box-unreadable", why = why.clone()),
        StoreError::Full => said!("app-box-full"),
        StoreError::Blocked(_) | StoreError::OlderPage | StoreError::Failed(_) => store(error),
    }
}
