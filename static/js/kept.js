// Stands behind `main`: the last screen of this address is painted with the shell, and what is done on it is kept
// until the table answers (page/keeping.js).
import { bound, KEY } from "./kept/bound.js";

const MOST = 20; // presses and keys that are kept
const root = document.documentElement;
const queue = [];

/** Paints the kept screen, if nothing has changed since. */
function paint() {
  const { save, facts, game, html } = JSON.parse(localStorage.getItem(KEY));
  if (bound(save) !== facts) return;
  document.getElementById("main").outerHTML = html;
  document.getElementById("main").setAttribute("aria-busy", "true");
  root.dataset.game = game;
  for (const kind of ["click", "keydown"]) addEventListener(kind, onEvent, true);
  addEventListener("hashchange", () => queue.splice(0)); // another table is nobody's business
}

/** Keeps a press or a key for the table; what leads elsewhere, moves the focus or scrolls is done at once. */
function onEvent(event) {
  const { type, key, target } = event;
  const waits = document.querySelector("main[aria-busy]");
  const button = target.closest("button");
  if (!waits || (type === "click" ? !waits.contains(button) : !ours(event, waits))) return;
  event.preventDefault();
  event.stopPropagation();
  if (queue.length < MOST && queue.at(-1)?.key !== "/") queue.push({ type, key, id: (button ?? target).id });
}

/** Whether a key is meant for the table: no shortcut of the browser, and nothing that moves the focus or the page. */
function ours({ altKey, ctrlKey, metaKey, key, target }, waits) {
  const elsewhere = target !== document.body && (!waits.contains(target) || target.closest("a"));
  return !(altKey || ctrlKey || metaKey || elsewhere || /^(Tab|Shift|F\d+|Arrow.*|Page.*|Home|End)$/.test(key));
}

try {
  paint();
} catch {
  // nothing is kept, or nothing that can be read
}
globalThis.kept = queue;
