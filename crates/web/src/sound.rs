//! Sounds of our own making, a few notes each. Nothing of them exists before they are switched on and the first is to be heard.

use std::cell::RefCell;
use web_sys::{AudioContext, OscillatorType};

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A piece is put down.
    Placed,
    /// It is somebody's turn at this screen.
    Turn,
    /// Points were made.
    Points,
    /// Something is not possible.
    Refused,
}

/// A note: its pitch in hertz, when it begins and how long it lasts, in seconds.
type Note = (f32, f64, f64);

impl Sound {
    fn notes(self) -> (OscillatorType, f32, &'static [Note]) {
        match self {
            Self::Placed => (OscillatorType::Triangle, 0.20, &[(196.0, 0.0, 0.07), (131.0, 0.02, 0.09)]),
            Self::Turn => (OscillatorType::Sine, 0.16, &[(587.0, 0.0, 0.16), (880.0, 0.13, 0.28)]),
            Self::Points => {
                (OscillatorType::Sine, 0.12, &[(784.0, 0.0, 0.09), (988.0, 0.07, 0.09), (1175.0, 0.14, 0.2)])
            }
            Self::Refused => (OscillatorType::Triangle, 0.18, &[(165.0, 0.0, 0.1), (139.0, 0.12, 0.16)]),
        }
    }

    /// Lets it be heard, where a browser can do that.
    pub fn play(self) {
        AUDIO.with_borrow_mut(|audio| {
            if audio.is_none() {
                *audio = AudioContext::new().ok();
            }
            if let Some(audio) = audio {
                // One that nobody has allowed yet stays silent.
                _ = audio.resume();
                let (kind, loud, notes) = self.notes();
                for &note in notes {
                    _ = sound(audio, kind, loud, note);
                }
            }
        });
    }
}

thread_local! {
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// One note, which fades away.
fn sound(audio: &AudioContext, kind: OscillatorType, loud: f32, (pitch, begin, long): Note) -> Option<()> {
    let (tone, volume) = (audio.create_oscillator().ok()?, audio.create_gain().ok()?);
    let (begin, end) = (audio.current_time() + begin, audio.current_time() + begin + long);
    tone.set_type(kind);
    tone.frequency().set_value(pitch);
    volume.gain().set_value_at_time(loud, begin).ok()?;
    volume.gain().exponential_ramp_to_value_at_time(0.001, end).ok()?;
    tone.connect_with_audio_node(&volume).ok()?.connect_with_audio_node(&audio.destination()).ok()?;
    tone.start_with_when(begin).ok()?;
    tone.stop_with_when(end).ok()
}
