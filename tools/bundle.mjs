// node tools/bundle.mjs SCRIPT esm|iife OUT CONSTANTS: makes one file of a script and all that it imports, without
// comments and spaces; CONSTANTS is JSON. What is imported from the runtime folder stays a file of its own.
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
