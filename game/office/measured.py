"""What `python3 build.py bench page --write` has measured; it writes this file, with README.md."""

DAY = "2026-11-30"
FIGURES = (
    ("paint", "0.11 s", "0.2 s"),
    ("again", "0.36", "0.5"),
    ("first", "0.82", "1.2"),
    ("bytes", "6.23 MB", "6.4 MB"),
    ("offline", "12.51 MB", "12.75 MB"),
    ("click", "18 ms", "30 ms"),
    ("blocked", "198 ms", "250 ms"),
)
"""(key, measured, at most) of each; words: `made.of.<key>`."""
