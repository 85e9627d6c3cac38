"""The rules, in the order of the rulebook: a turn and its actions, upkeep, the end."""
