"""One folder a game: its box, rules, judge, drawing and texts."""
