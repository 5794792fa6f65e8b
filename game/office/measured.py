"""What `python3 build.py bench page --write` has measured; it writes this file, with README.md."""

DAY = "2026-11-28"
FIGURES = (
    ("paint", "0.12 s", "0.2 s"),
    ("again", "0.45", "0.45"),
    ("first", "0.87", "1.2"),
    ("bytes", "6.12 MB", "6.4 MB"),
    ("offline", "12.28 MB", "12.5 MB"),
    ("click", "18 ms", "30 ms"),
    ("blocked", "112 ms", "250 ms"),
)
"""(key, measured, at most) of each; words: `made.of.<key>`."""
