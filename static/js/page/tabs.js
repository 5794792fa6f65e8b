// One tab at a time plays a match. Claims wait for one another, since a lock that is let go is free only a moment
// later: a tab must not lose against its own earlier claim.
import { tell } from "./dom.js";

let claims = Promise.resolve();
let letGo = () => {};
const lost = new Set(); // keys of matches that another tab has taken over

/** Whether another tab plays the match under this key: what this one still had to store of it is outdated. */
export const isLost = (key) => lost.has(key);

/** Claims a match: "mine", "taken", or "" when nothing is wanted. When another tab takes it over, `lost` is told. */
export function claim(id, steal) {
  letGo();
  const done = new Promise((resolve) => {
    letGo = resolve;
  });
  const mine = letGo;
  const key = `fudaba:match:${id}`;
  return new Promise((answer) => {
    let held = false;
    const hold = (lock) => {
      held = Boolean(lock);
      if (held) lost.delete(key);
      answer(held ? "mine" : "taken");
      return lock && done;
    };
    const request = () => {
      if (!id || mine !== letGo) return answer(""); // nothing is wanted, or already something else
      if (!navigator.locks) return answer("mine");
      return navigator.locks.request(`fudaba:${id}`, steal ? { steal: true } : { ifAvailable: true }, hold);
    };
    claims = claims.then(request).catch(() => {
      if (!held) return answer("mine");
      lost.add(key);
      if (mine === letGo) tell("lost", id);
    });
  });
}
