"""The table as it is drawn: its parts in their places, buttons, lists at the side, controls of a replay."""
