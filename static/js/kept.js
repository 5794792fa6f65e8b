// Stands behind `main`: the last screen of this address, or its empty table, is painted with the shell, and what is
// done on that screen is kept until the table answers (page/keeping.js). The menu takes the shape that it will have.
import { bound, KEY } from "./kept/bound.js";
import { emptyTable } from "./kept/empty.js";
import { shape } from "./kept/front.js";

const MOST = 20; // presses and keys that are kept
const root = document.documentElement;
const main = () => document.getElementById("main");
const shell = main();
const queue = [];

/** Puts this table in the place of the menu. */
function put({ game, html }) {
  main().outerHTML = html;
  root.dataset.game = game;
  root.dataset.route = "table";
}

/** Paints the kept screen; it fails where there is none, or where anything has changed since. */
function paint() {
  const last = JSON.parse(localStorage.getItem(KEY));
  if (bound(last.save) !== last.facts) throw last;
  put(last);
  main().setAttribute("aria-busy", "true");
  for (const kind of ["click", "keydown"]) addEventListener(kind, onEvent, true);
}

/** Paints the empty table of this address, if it has one and nothing else has come meanwhile. */
async function lay() {
  const { hash } = location;
  const found = await emptyTable(hash).catch(() => null); // without its file nothing is painted, and that is all
  if (!found || location.hash !== hash || main().dataset.screen !== "menu") return;
  put(found);
  scrollTo(0, 0);
}

/** Another address has another table, and what was done on the one before is nobody's business. */
function onAddress() {
  queue.splice(0);
  const waits = document.querySelector("main[aria-busy]");
  if (waits) {
    waits.replaceWith(shell);
    delete root.dataset.game;
    root.dataset.route = "menu";
  }
  if (root.dataset.state === "booting") lay();
}

/** Keeps a press or a key for the table; what leads elsewhere, moves the focus or scrolls is done at once. */
function onEvent(event) {
  const { type, key, target } = event;
  const waits = document.querySelector("main[aria-busy]:not([inert])");
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

if (root.hasAttribute("data-shapes")) shape();
try {
  paint();
} catch {
  lay();
}
addEventListener("hashchange", onAddress);
globalThis.kept = queue;
