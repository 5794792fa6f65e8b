"""The sentences of the game: a module for each language, `page_` for the table, `book_` for the rules pages."""
