"""The page in three engines: Chromium, Firefox and WebKitGTK, driven by Selenium; what is missing is skipped."""
