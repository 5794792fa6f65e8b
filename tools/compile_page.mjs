// node tools/compile_page.mjs FILE: compiles a file with the pinned MicroPython; a syntax error is told and exits with
// 1.
import { readFileSync } from "node:fs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const source = readFileSync(process.argv[2], "utf8");
const python = await loadMicroPython({ heapsize: 4 * 1024 * 1024, linebuffer: true });
python.globals.set("source", source);
python.globals.set("name", process.argv[2]);
try {
  python.runPython("compile(source, name, 'exec')");
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
