"""What is written of a fault needs modules that nothing else does; a plain function, so that Pyodide can run it."""

from __future__ import annotations

import sys
import traceback

CODE = (
    "undefined_nam",
    "import sy",
    "[].appendx",
    "from os import pathx",
    "def f(:",
    "\tx\n y",
    "'",
    "1 / 0",
    "int('7' * 5000)",
    "str(7**20000)",
    "'\\ud800'.encode()",
    "b'\\xff'.decode()",
    "b'\\xff'.decode('ascii')",
    "'札'.encode('latin-1')",
    "open('/nowhere')",
    "raise ExceptionGroup('two', [ValueError(1), KeyError(2)])",
    "try: 1 / 0\nexcept ZeroDivisionError as error: raise ValueError from error",
    "import json; json.loads('{')",
    "import json; json.dumps(object())",
    "import re; re.compile('(')",
    "import warnings; warnings.simplefilter('error'); warnings.warn('old')",
    "import logging; logging.error('%d', 'x'); 1 / 0",
    "import asyncio; asyncio.run(None)",
)


def told() -> str:
    """The last lines of all these faults as they are told; a ModuleNotFoundError where telling them fails."""
    sys.set_int_max_str_digits(0)
    int("7" * 20_000)
    sys.set_int_max_str_digits(4300)
    return "\n".join(map(_told, CODE))


def _told(code: str) -> str:
    try:
        exec(code, {})
    except Exception:
        return traceback.format_exc().splitlines()[-1]
    raise AssertionError(code)
