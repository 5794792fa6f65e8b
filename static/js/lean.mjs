// PyScript's `interpreter` in the page: MicroPython without PyScript's own library, which would take a phone 150 ms.
import { loadMicroPython as load } from "./micropython.mjs";
import { lean } from "./python/lean.js";

/** MicroPython, as PyScript asks for it. */
export async function loadMicroPython(options) {
  const url = new URL("micropython.wasm", import.meta.url).href;
  return lean(await load({ ...options, url }));
}
