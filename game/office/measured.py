"""What `python3 build.py bench page --write` has measured; it writes this file, with README.md."""

DAY = "2026-11-22"
FIGURES = (
    ("paint", "0.12 s", "0.2 s"),
    ("again", "0.33", "0.35"),
    ("first", "0.73", "1.2"),
    ("bytes", "7.31 MB", "8 MB"),
    ("offline", "14.58 MB", "15 MB"),
    ("click", "20 ms", "30 ms"),
    ("blocked", "67 ms", "250 ms"),
)
"""(key, measured, at most) of each; words: `made.of.<key>`."""
