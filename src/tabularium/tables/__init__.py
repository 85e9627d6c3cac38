"""Live games: who sits where, what was done, and the book it is written in."""
