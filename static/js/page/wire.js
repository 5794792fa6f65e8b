// A request to the table's worker and its answer, both JSON texts, which MicroPython need not write and read.
import { visit } from "./address.js";
import { byId, root } from "./dom.js";
import { allStored } from "./storage.js";

/** What the worker cannot know by itself: language, address, time, fresh random bytes, what the browser can do. */
function environment() {
  const random = [...crypto.getRandomValues(new Uint8Array(16))];
  return {
    lang: root.lang,
    url: location.hash,
    page: location.href.split("#")[0],
    now: String(Date.now()),
    can_share: Boolean(navigator.share),
    wide: matchMedia("(min-width: 62rem)").matches,
    random: random.map((byte) => byte.toString(16).padStart(2, "0")).join(""),
  };
}

/** Sends a request, with all that is stored if `all`; the answer has its effects marked with the present visit. */
export async function ask(table, seen, what, value, all) {
  const number = visit();
  const env = { ...environment(), ...(all && allStored()) };
  const pressed = byId(value)?.dataset.do === what ? byId(value) : null; // looks busy until the answer
  pressed?.setAttribute("data-busy", "");
  const answer = JSON.parse(await table.ask(JSON.stringify({ seen, do: what, value, env })));
  pressed?.removeAttribute("data-busy");
  for (const effect of answer.effects) {
    if (effect[0] === "go" || effect[0] === "visit") effect.push(number);
  }
  return Object.assign(answer, { what });
}
