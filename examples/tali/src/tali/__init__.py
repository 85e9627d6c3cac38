"""Knucklebones: a game and a bot for Tabularium."""
