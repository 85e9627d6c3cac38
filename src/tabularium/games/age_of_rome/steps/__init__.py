"""The rules, phase by phase; `rounds` shows a round from top to bottom."""
