// node tools/bytecode.mjs IN.zip OUT.zip [REST.zip]: bytecode in place of sources, in a zip that is not packed: gzip
// packs it better as a whole. With REST.zip, IN.zip is the standard library: OUT.zip gets what Python starts with and
// what is played with, REST.zip the sources of the rest, but for what no page can use: debuggers, test tools, mail,
// servers, databases, processes, old charsets, and what stands in for modules in C.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [source, out, rest] = process.argv.slice(2);
// no columns of the source either: they are a fifth of the bytecode, for marks under a line that is not there
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", HOME: "/home/pyodide" } });
python.FS.writeFile("/in.zip", readFileSync(source));
python.globals.set("split", Boolean(rest));
python.runPython(`
import ast, importlib.util, marshal, re, sys, zipfile

USELESS = re.compile(
    "(_pydatetime|_pyio|_pyrepl|bdb|compileall|configparser|doctest|filecmp|fileinput|ftplib|getpass|imaplib|mailbox|"
    "modulefinder|multiprocessing|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|py_compile|pyclbr|pydoc|"
    "shelve|smtplib|socketserver|sqlite3|symtable|tabnanny|timeit|trace|turtle|unittest|wave|wsgiref|xmlrpc|"
    "zipapp)[./_]|"
    "http/(cookiejar|cookies|server)|xml/(dom|etree)/|encodings/(big5|cp(?!437)|euc|gb|hp_|hz|iso2022|iso8859_(?!1[.])|"
    "johab|koi8|kz|mac_|palmos|ptcp|shift|tis)"
)
PLAYED = re.compile(
    "(datetime|decimal|difflib|ipaddress|numbers|_pylong|pkgutil|urllib/(__init__|parse)|pyodide/http/.*|"
    "encodings/(ascii|charmap|cp437|iso8859_1|latin_1|raw_unicode_escape|unicode_escape|utf_.*))[.]py"
)  # what the games and a fault of theirs import besides, and what fetches the rest
started = {getattr(module, "__file__", None) for module in sys.modules.values()}


class Lean(ast.NodeTransformer):
    """Takes out the annotations of functions and variables, which nothing reads; those of fields stay."""

    def visit_arg(self, node):
        node.annotation = None
        return node

    def visit_FunctionDef(self, node):
        node.returns = None
        return self.generic_visit(node)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node):
        node.body = [each if isinstance(each, ast.AnnAssign) else self.visit(each) for each in node.body]
        return node

    def visit_AnnAssign(self, node):
        plain = ast.Assign([node.target], node.value) if node.value else ast.Pass()
        return ast.copy_location(plain, node)


def bytecode(name, source):
    tree = ast.parse(source, name)
    tree = tree if split else ast.fix_missing_locations(Lean().visit(tree))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)  # without what only readers of the source need
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)  # twelve zeros: no source to be compared with


def at_first(name):
    return not split or PLAYED.fullmatch(name) or any(file and file.endswith(f".zip/{name}") for file in started)


with (
    zipfile.ZipFile("/in.zip") as old,
    zipfile.ZipFile("/out.zip", "w") as new,
    zipfile.ZipFile("/rest.zip", "w") as rest,
):
    for name in old.namelist():
        if name.endswith("/") or (split and USELESS.match(name)):
            continue
        data = old.read(name)
        if not at_first(name):
            rest.writestr(zipfile.ZipInfo(name), data)
        else:
            name, data = (name + "c", bytecode(name, data)) if name.endswith(".py") else (name, data)
            new.writestr(zipfile.ZipInfo(name), data)
`);
writeFileSync(out, python.FS.readFile("/out.zip"));
if (rest) writeFileSync(rest, python.FS.readFile("/rest.zip"));
