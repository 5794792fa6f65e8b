"""The page, as far as it is not the browser's: what it shows, what it keeps, and its addresses."""
