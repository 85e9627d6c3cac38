"""What every game is made of. Knows no game, no web, no disk."""
