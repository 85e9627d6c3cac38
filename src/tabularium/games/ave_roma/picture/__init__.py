"""Ave Roma drawn: the city with its places, rows, zones and tracks, and a board for each seat."""
