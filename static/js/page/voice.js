// What is said: to a screen reader by the live regions, aloud by the browser's own voice.
import { attempt, byId, tell } from "./dom.js";

const MOST = 12; // paragraphs that stay in a live region

/** Adds a paragraph to a live region, of which the last ones stay; no text empties it. */
export function announce(region, text) {
  if (text) byId(region).append(Object.assign(document.createElement("p"), { textContent: text }));
  while (byId(region).children.length > (text ? MOST : 0)) byId(region).firstElementChild.remove();
}

const synthesis = globalThis.speechSynthesis;
let told = false;
synthesis?.getVoices(); // asked for the first time, a browser looks for its voices

/** Speaks the text instead of what is being spoken; the first time that the device has no voice, the table says so. */
export function speak(text, lang) {
  if (!told && !synthesis?.getVoices().length) {
    told = true;
    tell("mute");
  }
  attempt(() => {
    synthesis.cancel();
    synthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang }));
  });
}
