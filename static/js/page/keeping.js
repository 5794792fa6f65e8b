// What a table looked like when it was left, for the next start; and what was pressed before Python was there.
import { bound, KEY } from "../kept/bound.js";
import { attempt, byId, root, tell } from "./dom.js";
import { isKnown } from "./storage.js";

/** Keeps the screen of the match that `data-keep` names, if it shows what is stored; else nothing is kept of it. */
function keep() {
  const save = root.dataset.keep;
  const { outerHTML: html, dataset } = byId("main");
  if (root.dataset.state !== "ready" || !save || !isKnown(save)) return;
  const { moves } = JSON.parse(localStorage.getItem(save)).match;
  if (moves.length !== Number(dataset.turn)) return; // the answer is on its way
  localStorage.setItem(KEY, JSON.stringify({ save, facts: bound(save), game: dataset.game, html }));
}

/** Does what was pressed and typed on the kept screen, now that the table has answered. */
export function replay() {
  for (const { type, key, id } of globalThis.kept.splice(0)) {
    const target = byId(id) ?? document.body;
    const typed = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    const pressed = type === "click" || (target.dispatchEvent(typed) && ["Enter", " "].includes(key));
    if (pressed && byId("main").contains(target)) target.click();
  }
}

addEventListener("pagehide", () => attempt(keep));
// a phone may end it without more ado; what comes into sight again may show the deals of another day
addEventListener("visibilitychange", () => (document.hidden ? attempt(keep) : tell("seen-again")));
