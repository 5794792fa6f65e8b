// Before the first paint: language, theme, size of the text, whether the address asks for a table, who comes back.
const root = document.documentElement;

/** The text stored under this key of ours; null where there is none, or where storage is denied. */
function stored(key) {
  try {
    return localStorage.getItem(`fudaba:${key}`);
  } catch {
    return null;
  }
}

/** The language that was chosen, else the browser's if we speak it, else the last of ours. */
function language() {
  const chosen = stored("lang");
  if (LANGUAGES.includes(chosen)) return chosen;
  return LANGUAGES.find((lang) => navigator.language.startsWith(lang)) ?? LANGUAGES.at(-1);
}

/** Whether matches are stored: then the menu waits for its shape (kept/front.js). */
const isBack = () => Object.keys(localStorage).some((key) => key.startsWith("fudaba:match:"));

/** The settings that change the first paint. */
function appearance() {
  try {
    const { theme = "auto", text = "normal" } = JSON.parse(stored("settings") ?? "{}");
    return { theme, text, ...(isBack() && { shapes: "" }) };
  } catch {
    return {}; // nothing that can be read
  }
}

if (!root.dataset.fixed) root.lang = language(); // a rules page has a language of its own
Object.assign(root.dataset, appearance());
root.toggleAttribute("data-again", Boolean(navigator.serviceWorker?.controller));
root.dataset.route = location.hash.length > 2 ? "table" : "menu";
if (typeof WebAssembly !== "object") root.dataset.state = "nowasm";
