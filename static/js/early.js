// Before the first paint: the language, the theme, the size of the text, and whether the address asks for a table.
(() => {
  const root = document.documentElement;
  const kept = (key) => { try { return localStorage.getItem(`fudaba:${key}`); } catch { return null; } }; // storage may be denied
  if (!root.dataset.fixed) root.lang = ["ja", "en"].find((lang) => lang === kept("lang")) ?? (navigator.language.startsWith("ja") ? "ja" : "en");
  try { const { theme = "auto", text = "normal" } = JSON.parse(kept("settings")); Object.assign(root.dataset, { theme, text }); } catch { /* none yet */ }
  root.dataset.route = location.hash.length > 2 ? "table" : "menu";
  if (typeof WebAssembly !== "object") root.dataset.state = "nowasm";
})();
