// Sounds, made here of single tones. They are silent until a press, as browsers demand, and another one ends them.
import { root } from "./dom.js";

let audio;
let tones = [];

/** Makes a press or a key the leave to sound, and the end of what still sounds. */
export function hush() {
  if (root.dataset.sound === "on") audio ??= new AudioContext();
  audio?.resume();
  for (const tone of tones.splice(0)) tone.stop();
}

/** Plays notes, each [after, hertz, length, loudness], times in milliseconds; a phone vibrates with the last one. */
export function play(notes) {
  if (!audio || !notes.length) return;
  tones = notes.map(([after, frequency, length, loud]) => {
    const at = audio.currentTime + after / 1000;
    const gain = new GainNode(audio, { gain: 0 });
    const tone = new OscillatorNode(audio, { type: "triangle", frequency });
    gain.gain.setValueAtTime(loud / 100, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length / 1000);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length / 1000);
    return tone;
  });
  navigator.vibrate?.([0, notes.at(-1)[0], 15]);
}
