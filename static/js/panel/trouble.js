// The panel that opens when something went wrong, and the patience of a start.
import { dropSnapshot } from "./caches.js";
import { missing } from "./files.js";

const PATIENCE = 20_000; // milliseconds without a sign of life
const FILE = /[\w.-]+\.(css|gz|mjs|js|json|py|svg|wasm)\b/;
const root = document.documentElement;
const byId = (id) => document.getElementById(id);
const said = new Set();
let timer = 0;
let started = false;
let looking = false;

/** Whether the page has neither started nor failed yet. */
export const booting = () => root.dataset.state === "booting";

/** All that was told so far, with the browser and the address, as it can be copied. */
export const report = () => [...said, navigator.userAgent, location.href].join("\n");

/** Names files as missing or damaged: the first three of them. */
function accuse(names) {
  if (!names.length) return;
  byId("lost").hidden = false;
  byId("lost").lastElementChild.textContent = names.slice(0, 3).join(", ") + (names.length > 3 ? " …" : "");
}

/** Shows the panel; before the first start it also looks, once, for the files that are to blame. */
function open() {
  byId("boot").hidden = true;
  byId("trouble").hidden = false;
  byId("report").textContent = report();
  if (started || looking) return;
  looking = true;
  const [told] = [...said].join(" ").match(FILE) ?? [];
  if (told) accuse([told]);
  missing(told && [told]).then(accuse);
}

/** Opens the panel with this reason; a snapshot that was being tried is thrown away. */
export function trouble(reason) {
  if (booting() && root.dataset.trying === "snapshot") dropSnapshot();
  root.dataset.state = "error";
  clearTimeout(timer);
  said.add(String(reason));
  if (document.readyState === "loading") document.addEventListener("readystatechange", open, { once: true });
  else open();
}

function stalled() {
  const style = document.querySelector("link[rel=stylesheet]");
  if (!style?.sheet) style?.remove(); // while it is awaited, nothing is painted
  trouble(`no sign of life for ${PATIENCE / 1000} s while starting`);
}

/** A sign of life: the patience begins anew. */
export function alive() {
  clearTimeout(timer);
  if (booting()) timer = setTimeout(stalled, PATIENCE);
}

/** The page can be played, even if late; without its style sheet it says so. */
export function ready() {
  started = true;
  root.dataset.state = "ready";
  clearTimeout(timer);
  byId("boot").hidden = true;
  byId("trouble").hidden = document.querySelector("link[rel=stylesheet]") !== null;
}
