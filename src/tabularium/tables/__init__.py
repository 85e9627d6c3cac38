"""Live games: who sits where, what was done, and the store it is written in."""
