"""The rules, in the order of a round: set-up, draft, turns, the six main actions, the end."""
