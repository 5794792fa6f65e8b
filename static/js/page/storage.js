// What is stored in the browser: texts under keys that begin with "fudaba:".
import { KEY as KEPT } from "../kept/bound.js";
import { attempt } from "./dom.js";
import { isLost } from "./tabs.js";

let known = {}; // what the worker has read and stored
const waiting = {}; // texts that had no room, by their keys: each is tried again with the next one

/** Whether this is stored as the worker knows it: no other tab has gone on. */
export const isKnown = (key) => localStorage.getItem(key) === known[key];

/** Stores a text, and those that had no room before; a kept screen makes room. Returns "", or why one has none. */
export function store(key, text) {
  known[key] = text;
  waiting[key] = text;
  const fault = put();
  if (fault) forget(KEPT);
  return fault && put();
}

/** Stores all texts that wait; what another tab has gone on with waits no more. Returns "", or why one still waits. */
function put() {
  let fault = "";
  for (const key of Object.keys(waiting)) {
    const one = () => {
      if (!isLost(key)) localStorage.setItem(key, waiting[key]);
      delete waiting[key];
    };
    fault = attempt(one) || fault;
  }
  return fault;
}

/** Stores a text behind what is stored under this key now; returns the same. */
export const append = (key, text) =>
  attempt(() => store(key, (waiting[key] ?? localStorage.getItem(key) ?? "") + text));

/** Deletes what is stored under this key. */
export function forget(key) {
  delete waiting[key];
  attempt(() => localStorage.removeItem(key));
}

/** All our texts by their keys, and why they could not be read, or "". */
export function allStored() {
  let stored = {};
  const denied = attempt(() => {
    stored = Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("fudaba:")));
  });
  known = { ...stored };
  return { stored, denied };
}

/** Gives a save that the worker has looked into its new text, unless somebody has played on in the meantime. */
export function replace(id, key, before, text) {
  const swap = (lock) => attempt(() => lock && localStorage.getItem(key) === before && localStorage.setItem(key, text));
  if (!navigator.locks) swap(true);
  else navigator.locks.request(`fudaba:${id}`, { ifAvailable: true }, swap).catch(() => {});
}

/** Asks the browser to keep what is stored even when the device runs out of room. */
export function persist() {
  navigator.storage?.persist?.().catch(() => {});
}
