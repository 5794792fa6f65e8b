// Before the first paint: the language, the theme, and whether the address asks for a table.
(() => {
  const root = document.documentElement;
  const asked = new URLSearchParams(location.hash.split("?")[1]).get("lang");
  let kept = null;
  try { kept = localStorage.getItem("fudaba:lang"); } catch { /* storage is denied: the browser's language serves */ }
  root.lang = [asked, kept].find((lang) => lang === "ja" || lang === "en") ?? (navigator.language.startsWith("ja") ? "ja" : "en");
  root.dataset.route = location.hash.length > 2 ? "table" : "menu";
  if (typeof WebAssembly !== "object") root.dataset.state = "nowasm";
})();
