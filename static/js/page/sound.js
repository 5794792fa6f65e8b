// Sounds, made here of single tones. Browsers let none be heard before a press; a press ends those still to come.
import { root } from "./dom.js";

let audio;
const tones = [];

/** Ends what sounds, and makes this press or key the leave to sound. */
export function hush() {
  if (root.dataset.sound === "on") audio ??= new AudioContext();
  audio?.resume();
  for (const tone of tones.splice(0)) tone.stop();
}

/** Plays notes: [milliseconds until then, hertz, fading time in seconds, loudness]. A phone vibrates with the last. */
export function play(notes) {
  for (const [after, frequency, fades, gain] of audio ? notes : []) {
    const at = audio.currentTime + after / 1000;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency });
    const loudness = new GainNode(audio, { gain });
    loudness.gain.setTargetAtTime(0, at, fades);
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 6 * fades);
    tones.push(tone);
    navigator.vibrate?.([0, after, 15]);
  }
}
