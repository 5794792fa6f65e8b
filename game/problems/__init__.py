"""Problems: positions of matches with one right move that is proved. Fetched by the page when first asked for.

`problem` is the record, `pool` what is shipped, `defence` a search that two games share; `record` what a player has
solved, `asking` the messages, `drawing` and `listing` the pages. What only one game has is in its folder `problems/`.
"""
