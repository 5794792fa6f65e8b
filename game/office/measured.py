"""What `python3 build.py bench page --write` has measured; it writes this file, with README.md."""

DAY = "2026-11-23"
FIGURES = (
    ("paint", "0.09 s", "0.2 s"),
    ("again", "0.43", "0.45"),
    ("first", "0.86", "1.2"),
    ("bytes", "6.00 MB", "6.4 MB"),
    ("offline", "12.36 MB", "12.5 MB"),
    ("click", "17 ms", "30 ms"),
    ("blocked", "88 ms", "250 ms"),
)
"""(key, measured, at most) of each; words: `made.of.<key>`."""
