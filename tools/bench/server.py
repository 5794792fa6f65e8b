"""A static server that sends what GitHub Pages sends: `python -m tools.bench.server FOLDER` prints its port and serves.

With `--slow` all answers share a line like slow 4G (as Lighthouse has it: 1.6 Mbit/s, 150 ms).

GitHub Pages packs HTML, CSS, JavaScript, JSON, SVG and WebAssembly with gzip (no Brotli; level 6 is assumed here),
sends all else as it is, lets it be kept for ten minutes, and answers 304 to an ETag it knows. Different from there:
HTTP/1.1, so headers are not packed, and no distance to cross. All bytes sent are counted, headers too; GET /-/sent
tells them.
"""

from __future__ import annotations

import gzip
import hashlib
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock

PACKED = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "application/javascript; charset=utf-8",
    ".mjs": "application/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
}
UNPACKED = {".png": "image/png", ".webmanifest": "application/manifest+json", ".zip": "application/zip"}
COUNTER = "/-/sent"
NOTHING: Mapping[str, str] = {}
DELAY = 0.15
"""Seconds until a slow answer begins."""
SPEED = 200_000
"""Bytes a second on a slow line."""
PART = 4_000
"""Bytes after which another answer has its turn on a slow line."""


class Handler(SimpleHTTPRequestHandler):
    """The files of a folder, packed, with what a browser needs to keep them."""

    protocol_version = "HTTP/1.1"
    counted: list[int] = []  # noqa: RUF012 (one list for all connections; append is safe between threads)

    def do_GET(self) -> None:
        """A file, the news that there is none newer, or the counter."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if self.path == COUNTER:
            self._send(HTTPStatus.OK, str(sum(self.counted)).encode(), count=False)
        elif not path.is_file():
            self._send(HTTPStatus.NOT_FOUND, b"not found")
        elif self.headers["If-None-Match"] == content(path)[1]["ETag"]:
            self._send(HTTPStatus.NOT_MODIFIED, b"", content(path)[1])
        else:
            self._send(HTTPStatus.OK, *content(path))

    def _send(self, status: HTTPStatus, body: bytes, headers: Mapping[str, str] = NOTHING, count: bool = True) -> None:
        told = {**headers, "Content-Length": str(len(body))}
        lines = [f"HTTP/1.1 {status.value} {status.phrase}", *(f"{name}: {value}" for name, value in told.items())]
        answer = "\r\n".join([*lines, "", ""]).encode() + body
        if count:
            self.counted.append(len(answer))
        with suppress(ConnectionError):  # a page that was closed does not listen any more
            self.write(answer)

    def write(self, answer: bytes) -> None:
        """Hand an answer over to the browser."""
        self.wfile.write(answer)


class Slow(Handler):
    """The same behind a slow line."""

    line = Lock()

    def write(self, answer: bytes) -> None:
        """Hand an answer over in parts, each of which holds the line for its time."""
        time.sleep(DELAY)
        for start in range(0, len(answer), PART):
            part = answer[start : start + PART]
            with self.line:
                time.sleep(len(part) / SPEED)
            self.wfile.write(part)


@cache
def content(path: Path) -> tuple[bytes, Mapping[str, str]]:
    """The body sent for a file, and its headers."""
    kind, body = path.suffix, path.read_bytes()
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"ETag": tag, "Cache-Control": "max-age=600", "Vary": "Accept-Encoding"}
    if kind in PACKED:
        return gzip.compress(body, 6, mtime=0), {**headers, "Content-Type": PACKED[kind], "Content-Encoding": "gzip"}
    return body, {**headers, "Content-Type": UNPACKED.get(kind, "application/octet-stream")}


def main(folder: Path, slow: bool) -> None:
    """Pack everything, say the port, serve until killed."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Slow if slow else Handler, directory=str(folder)))
    for path in filter(Path.is_file, folder.rglob("*")):
        content(path)
    print(server.server_port, flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main(Path(sys.argv[1]), "--slow" in sys.argv[2:])
