// The address of the page. What an answer asks for counts only if nobody has gone elsewhere since the request.
import { tell } from "./dom.js";

let visits = 0;
let here = location.hash;

/** The number of the present visit: each change of the address by the player begins another. */
export const visit = () => visits;

const stays = (number) => number === visits && location.hash === here;

/** Puts another address in the place of the present one, or `behind` it, or comes `back` to that one. */
export function go(hash, behind, number) {
  if (!stays(number)) return;
  if (behind === "back") return history.back();
  history[behind ? "pushState" : "replaceState"](null, "", hash);
  here = location.hash;
}

/** Goes to another address, from which one can come back. */
export function follow(hash, number) {
  if (stays(number)) location.hash = hash;
}

addEventListener("hashchange", () => {
  visits += 1;
  here = location.hash;
  tell("open");
});
