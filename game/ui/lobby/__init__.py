"""The screens that are no table: menu, new match, history, settings, rules, and what is stored."""
