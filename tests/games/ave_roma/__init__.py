"""Ave Roma, rule by rule."""
