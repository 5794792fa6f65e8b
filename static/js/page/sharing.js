// What leaves the page: to another program, to the clipboard, to a file.
import { byId, tell } from "./dom.js";

const LATER = 60_000; // milliseconds after which no download needs its text any more

/** Does what a button with data-share, data-copy or data-copy-of says, and tells how it went. */
export async function give({ id, dataset: { copy, copyOf, share, text } }) {
  if (!(copy ?? copyOf ?? share)) return;
  try {
    if (share) return await navigator.share({ url: share, text });
    // innerText, not textContent: what is seen is copied, with its lines and without what is folded
    await navigator.clipboard.writeText(copy ?? byId(copyOf).innerText);
    tell("copied", id);
  } catch (error) {
    if (error.name !== "AbortError") tell("not-copied", id); // who changes their mind is told nothing
  }
}

/** Gives the player a file with this text. */
export function file(name, text) {
  const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(URL.revokeObjectURL, LATER, href);
}
