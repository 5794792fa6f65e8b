"""Garlandland: its manual, its decisions and its figures."""
