"""The rules, one file for each phase of a round."""
