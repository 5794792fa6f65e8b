// node tools/bundle.mjs SOURCE esm|iife OUT CONSTANTS: makes one file of a script and all that it imports, or of a
// style sheet, without comments and spaces; CONSTANTS is JSON. What comes from the runtime folder stays a file.
import { build } from "esbuild";

const [script, format, outfile, constants] = process.argv.slice(2);
const define = Object.fromEntries(
  Object.entries(JSON.parse(constants)).map(([name, value]) => [name, JSON.stringify(value)]),
);
const external = ["RUNTIME/*", "./pyodide.mjs", "./micropython.mjs"];
await build({
  entryPoints: [script],
  bundle: true,
  format,
  outfile,
  define,
  external,
  charset: "utf8",
  minifySyntax: true,
  minifyWhitespace: true,
  logLevel: "error",
}).catch(() => process.exit(1)); // it has told what is wrong
