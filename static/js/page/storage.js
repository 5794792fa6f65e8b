// What is stored in the browser: texts under keys that begin with "fudaba:".
import { attempt } from "./dom.js";

/** Stores a text; returns "", or why it could not be stored. */
export const store = (key, text) => attempt(() => localStorage.setItem(key, text));

/** Stores a text behind what is stored under this key now; returns the same. */
export const append = (key, text) => attempt(() => localStorage.setItem(key, (localStorage.getItem(key) ?? "") + text));

/** Deletes what is stored under this key. */
export const forget = (key) => attempt(() => localStorage.removeItem(key));

/** All our texts by their keys, and why they could not be read, or "". */
export function allStored() {
  let stored = {};
  const denied = attempt(() => {
    stored = Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("fudaba:")));
  });
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
