// The panel that opens when something went wrong, and the patience of a start.
import { dropSnapshot } from "./caches.js";
import { called, missing } from "./files.js";
import { heal, mayHeal } from "./healing.js";

const PATIENCE = 20_000; // milliseconds without a sign of life
const FILE = /[\w.-]+\.(css|gz|mjs|js|json|py|svg|wasm)\b/;
const root = document.documentElement;
const byId = (id) => document.getElementById(id);
const said = new Set();
let timer = 0;
let started = false;
let healing = null;

/** Whether the page has neither started nor failed yet. */
export const booting = () => root.dataset.state === "booting";

/** All that was told so far, with the browser and the address, as it can be copied. */
export const report = () => [...said, navigator.userAgent, location.href].join("\n");

/** Names the files at these addresses as missing or damaged: the first three of them. */
function accuse(files) {
  const names = files.map((url) => url.split("/").pop());
  if (!names.length) return;
  byId("lost").hidden = false;
  byId("lost").lastElementChild.textContent = names.slice(0, 3).join(", ") + (names.length > 3 ? " …" : "");
}

/** Loads the page again where that may heal it; else names the files that are to blame, and returns false. */
async function healOrAccuse() {
  const [told] = [...said].join(" ").match(FILE) ?? [];
  const { lost, late } = await missing();
  const bad = [...new Set([...called(told), ...lost])];
  if (bad.length && !started && (await heal(bad))) return true;
  const known = told ? [told] : late;
  accuse(lost.length ? lost : known);
  return false;
}

/** Shows the panel; before the first start only when nothing can be healed, which is tried once. */
async function open() {
  if (!started) healing ??= healOrAccuse();
  if ((await healing) || root.dataset.state !== "error") return; // it may have started meanwhile
  byId("boot").hidden = true;
  byId("trouble").hidden = false;
  byId("report").textContent = report();
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

/** The page can be played, even if late; without its style sheet or the faces of its cards it says so. */
export function ready() {
  started = true;
  mayHeal();
  root.dataset.state = "ready";
  clearTimeout(timer);
  byId("boot").hidden = true;
  byId("trouble").hidden = ["link[rel=stylesheet]", "body > svg"].every((each) => document.querySelector(each));
}
