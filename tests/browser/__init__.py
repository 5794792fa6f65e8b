"""The page in Chromium: a copy of dist/ under /some/path/, served by a process of its own and driven by Playwright."""
