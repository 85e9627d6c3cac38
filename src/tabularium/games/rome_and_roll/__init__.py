"""Rome & Roll: rebuild Rome after the fire, with dice, one common city and one common road network."""
