// PyScript's `interpreter` in the page: MicroPython without PyScript's own Python library, of which page.py needs nothing (a phone would take 150 ms for it).
import { loadMicroPython as load } from "./micropython.mjs";
export async function loadMicroPython(options) {
  const python = await load({ ...options, url: new URL("micropython.wasm", import.meta.url).href }), run = python.runPythonAsync;
  return Object.assign(python, { runPythonAsync: (code, ...rest) => code.includes("import pyscript as _pyscript") || run.call(python, code, ...rest) });
}
