// What is said: to a screen reader by the live regions, aloud by the browser's own voice.
import { attempt, byId } from "./dom.js";

const MOST = 12; // paragraphs that stay in a live region

/** Adds a paragraph to a live region, of which the last ones stay; no text empties it. */
export function announce(region, text) {
  if (text) byId(region).append(Object.assign(document.createElement("p"), { textContent: text }));
  while (byId(region).children.length > (text ? MOST : 0)) byId(region).firstElementChild.remove();
}

/** Speaks the text instead of what is being spoken. */
export function speak(text, lang) {
  attempt(() => {
    speechSynthesis.cancel();
    speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang }));
  });
}
