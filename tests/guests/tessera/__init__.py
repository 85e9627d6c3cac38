"""A floor of mosaic: a guest that uses every way to touch a picture."""
