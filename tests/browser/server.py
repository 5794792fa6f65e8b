"""A static server as a process of its own, so that killing it really ends it: `python server.py FOLDER MAX-AGE [PORT]`.

It prints its port and then serves until it is killed. MAX-AGE other than 0 is sent as GitHub Pages sends it. A file
`fault.json` in the folder says what goes wrong with the files whose path contains a text: {"file": ..., "way": ...}.
"""

import json
import sys
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

TYPES = {
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
PORTAL = b"<!doctype html><title>Welcome</title><h1>Welcome to our network</h1>"
LONG = 600
"""Seconds for which a file stalls: longer than anybody waits."""


class Handler(SimpleHTTPRequestHandler):
    """Files with the header that the test asks for, and no word on stderr."""

    max_age = "0"

    def do_GET(self) -> None:
        way = self.fault()
        if way == "missing":
            self.send_error(404)
        elif way == "stalled":
            time.sleep(LONG)
        elif way:
            self.damaged(way)
        else:
            super().do_GET()

    def do_HEAD(self) -> None:
        way = self.fault()
        if way == "missing":
            self.send_error(404)
        elif way == "stalled":
            time.sleep(LONG)
        else:
            super().do_HEAD()

    def fault(self) -> str:
        """What goes wrong with the file that is asked for."""
        path = Path(self.directory, "fault.json")
        fault = json.loads(path.read_text()) if path.exists() else {}
        return fault["way"] if fault and fault["file"] in self.path else ""

    def damaged(self, way: str) -> None:
        """A file of which half is missing, in whose place there is a page, or in which one bit is wrong."""
        content = bytearray(Path(self.translate_path(self.path)).read_bytes())
        kind, length = self.guess_type(self.path), len(content)
        if way == "cut":
            content = content[: length // 2]
        elif way == "replaced":
            kind, length, content = "text/html", len(PORTAL), bytearray(PORTAL)
        elif way == "flipped":
            content[length // 2] ^= 1
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(length))
        self.end_headers()
        self.wfile.write(content)
        self.close_connection = True

    def end_headers(self) -> None:
        caching = "no-store" if self.max_age == "0" else f"max-age={self.max_age}"
        self.send_header("Cache-Control", caching)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    """Does not mind a browser that goes away in the middle of a file."""

    def handle_error(self, request: object, client_address: object) -> None:
        pass


if __name__ == "__main__":
    folder, Handler.max_age = sys.argv[1:3]
    Handler.extensions_map.update(TYPES)
    port = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    server = Server(("127.0.0.1", port), partial(Handler, directory=folder))
    print(server.server_port, flush=True)
    server.serve_forever()
