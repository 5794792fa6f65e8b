"""The office of the room: statistics, sheets to print, how the room is made. Fetched when it is first asked for.

`desk` leads to its pages: `numbers`, `strength`, `luck` and `curve` are what the page `statistics` says, `sheets` is
what can be printed, `made` how the room is made, with the figures that the bench has written to `measured`; `fronts`
are the pages for previews of links, which only a build writes.
"""
