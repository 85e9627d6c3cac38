"""44 BCE drawn: the fields as a duel, the city, the recruits, and behind one's own screen a plan."""
