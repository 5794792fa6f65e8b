"""A static server as a process of its own, so that killing it really ends it: `python server.py FOLDER MAX-AGE [PORT]`.

It prints its port and then serves until it is killed. MAX-AGE other than 0 is sent as GitHub Pages sends it.
"""

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

TYPES = {
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


class Handler(SimpleHTTPRequestHandler):
    """Files with the header that the test asks for, and no word on stderr."""

    max_age = "0"

    def end_headers(self) -> None:
        caching = "no-store" if self.max_age == "0" else f"max-age={self.max_age}"
        self.send_header("Cache-Control", caching)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


if __name__ == "__main__":
    folder, Handler.max_age = sys.argv[1:3]
    Handler.extensions_map.update(TYPES)
    port = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=folder))
    print(server.server_port, flush=True)
    server.serve_forever()
