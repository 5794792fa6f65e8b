// Before the first paint: the language, the theme, and whether the address asks for a table.
(() => {
  const root = document.documentElement;
  let kept = null;
  try { kept = localStorage.getItem("fudaba:lang"); } catch { /* storage is denied: the browser's language serves */ }
  root.lang = ["ja", "en"].find((lang) => lang === kept) ?? (navigator.language.startsWith("ja") ? "ja" : "en");
  root.dataset.route = location.hash.length > 2 ? "table" : "menu";
  if (typeof WebAssembly !== "object") root.dataset.state = "nowasm";
})();
