// The last screen of a table, kept under a key of its own: no file that is handed out has it, and no worker reads it.
export const KEY = "fudaba-kept";

/** All that must be as it was for a kept screen to be shown: files, address, language, settings, the stored match. */
export function bound(save) {
  const files = document.querySelector("script[type=importmap]").textContent;
  const texts = ["fudaba:settings", save].map((key) => localStorage.getItem(key));
  const ours = files.match(/(app|style|faces)-\w+/g);
  return JSON.stringify([ours, location.hash, document.documentElement.lang, ...texts]);
}
