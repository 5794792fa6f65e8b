// What leaves the page: to another program, to the clipboard, to a file.
import { byId, tell } from "./dom.js";
import { pictured } from "./picture.js";

const LATER = 60_000; // milliseconds after which no download needs its text any more
const FRAMES = 30; // until a name has to be on the page

/** Whether a name was typed a moment ago that is not on the page yet. */
const late = () => [...document.querySelectorAll(".called input")].some((name) => name.value !== name.defaultValue);

/** Does what a button with data-share, data-picture, data-copy or data-copy-of says, and tells how it went. */
export async function give({ id, dataset }) {
  for (let n = FRAMES; n && late(); n--) await new Promise(requestAnimationFrame);
  const { copy, copyOf, picture, share, text } = dataset;
  if (!(copy ?? copyOf ?? picture ?? share)) return;
  try {
    if (share) return await navigator.share({ url: share, text });
    if (picture) {
      const files = [await pictured(byId(picture))];
      if (navigator.canShare?.({ files })) return await navigator.share({ files, text });
      save("fudaba.png", files);
    }
    // innerText, not textContent: what is seen is copied, with its lines and without what is folded
    else await navigator.clipboard.writeText(copy ?? byId(copyOf).innerText);
    tell("copied", id);
  } catch (error) {
    if (error.name !== "AbortError") tell("not-copied", id); // who changes their mind is told nothing
  }
}

/** Gives the player a file with this content. */
function save(name, content) {
  const href = URL.createObjectURL(new Blob(content));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(URL.revokeObjectURL, LATER, href);
}

/** Gives the player a file with this text. */
export const file = (name, text) => save(name, [text]);
