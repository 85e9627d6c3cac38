"""Games at a terminal: one page after the other, and a curtain between seats."""
