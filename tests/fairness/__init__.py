"""Tests of the page on deals and of what bots saw."""
