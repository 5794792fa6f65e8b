"""The built site in dist/, for tests that need no browser."""

from __future__ import annotations

import gzip
import io
import zipfile
from pathlib import Path

import pytest

DIST = Path(__file__).parent.parent / "dist"
needs_dist = pytest.mark.skipif(not (DIST / "sw.js").exists(), reason="dist/ is not built")


def unpacked(name: str) -> bytes:
    """A packed file as a page unpacks it; `name` is a pattern, since names have hashes in them."""
    return gzip.decompress(next(DIST.glob(name)).read_bytes())


def archive(name: str) -> zipfile.ZipFile:
    """The zip that such a file is."""
    return zipfile.ZipFile(io.BytesIO(unpacked(name)))
