// What all modules of the page use.
export const root = document.documentElement;

/** The element with this id, or null. */
export const byId = (id) => document.getElementById(id);

/** What `act` returns, or ""; the name of the error where it throws, since MicroPython cannot catch it. */
export function attempt(act) {
  try {
    return act() ?? "";
  } catch (error) {
    return error.name;
  }
}

/** Sends a message to the table's worker: page.py listens for it. */
export function tell(what, value = "") {
  document.dispatchEvent(new CustomEvent("tell", { detail: { do: what, value } }));
}
