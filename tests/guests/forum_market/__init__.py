"""A market on the forum: the rules of Nundinae, written by somebody else outside this project."""
