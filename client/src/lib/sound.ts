/** A tiny synthesiser: every sound is below 300 ms, and silent until somebody asks for it. */

import { settings } from "./settings.svelte";

export type Sound = "touch" | "place" | "card" | "gain" | "loss" | "refused" | "turn";

/** [start s, frequency Hz, length s, loudness, wave] */
type Note = [number, number, number, number, OscillatorType];

const NOTES: Record<Sound, Note[]> = {
  touch: [[0, 1400, 0.03, 0.12, "triangle"]],
  place: [[0, 150, 0.12, 0.4, "sine"], [0, 320, 0.04, 0.12, "triangle"]],
  card: [[0, 900, 0.05, 0.06, "sawtooth"], [0.04, 1300, 0.06, 0.05, "sawtooth"]],
  gain: [[0, 523, 0.1, 0.18, "sine"], [0.1, 784, 0.16, 0.18, "sine"]],
  loss: [[0, 392, 0.1, 0.18, "sine"], [0.1, 262, 0.16, 0.18, "sine"]],
  refused: [[0, 180, 0.06, 0.3, "sine"], [0.11, 180, 0.06, 0.3, "sine"]],
  turn: [[0, 1046, 0.28, 0.16, "sine"], [0, 2093, 0.2, 0.06, "sine"]],
};

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  // Only the bell may be heard from a hidden tab.
  if (document.hidden && sound !== "turn") return;
  try {
    audio ??= new AudioContext();
    for (const [start, frequency, length, loudness, wave] of NOTES[sound]) {
      const at = audio.currentTime + start;
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      tone.type = wave;
      tone.frequency.value = frequency;
      gain.gain.setValueAtTime(loudness, at);
      gain.gain.exponentialRampToValueAtTime(0.001, at + length);
      tone.connect(gain).connect(audio.destination);
      tone.start(at);
      tone.stop(at + length + 0.02);
    }
  } catch {
    // no audio here: the page is complete without it
  }
}
