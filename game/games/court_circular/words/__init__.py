"""The sentences of the game: a module for each language.

Those with `page_` are for the table, with `ranks_` for what makes a hand, with `book_` for the rules pages.
"""
