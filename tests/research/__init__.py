"""The door for programs that learn."""
