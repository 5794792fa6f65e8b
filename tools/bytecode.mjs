// node tools/bytecode.mjs IN.zip OUT.zip all|started: bytecode in place of sources, of all modules or of those that
// Python starts with. With `started`, what no page can use is left out: debuggers, test tools, mail, servers,
// databases, processes, old charsets, and what stands in for modules in C.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [source, out, which] = process.argv.slice(2);
// no columns of the source either: they are a fifth of the bytecode, for marks under a line that is not there
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", HOME: "/home/pyodide" } });
python.FS.writeFile("/in.zip", readFileSync(source));
python.globals.set("which", which);
python.runPython(`
import importlib.util, marshal, re, sys, zipfile

USELESS = re.compile(
    "(_pydatetime|_pyio|_pyrepl|bdb|compileall|configparser|doctest|filecmp|fileinput|ftplib|getpass|imaplib|mailbox|"
    "modulefinder|multiprocessing|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|py_compile|pyclbr|pydoc|"
    "shelve|smtplib|socketserver|sqlite3|symtable|tabnanny|timeit|trace|turtle|unittest|wave|wsgiref|xmlrpc|"
    "zipapp)[./_]|"
    "http/(cookiejar|cookies|server)|xml/(dom|etree)/|encodings/(big5|cp(?!437)|euc|gb|hp_|hz|iso2022|iso8859_(?!1[.])|"
    "johab|koi8|kz|mac_|palmos|ptcp|shift|tis)"
)
started = {getattr(module, "__file__", None) for module in sys.modules.values()}


def wanted(name):
    return name.endswith(".py") and (which == "all" or any(file and file.endswith(f".zip/{name}") for file in started))


def bytecode(name, source):
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)  # without what only readers of the source need
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)  # twelve zeros: no source to be compared with


with zipfile.ZipFile("/in.zip") as old, zipfile.ZipFile("/out.zip", "w") as new:
    for name in old.namelist():
        if not (name.endswith("/") or (which == "started" and USELESS.match(name))):
            data = old.read(name)
            name, data = (name + "c", bytecode(name, data)) if wanted(name) else (name, data)
            new.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 9)
`);
writeFileSync(out, python.FS.readFile("/out.zip"));
