"""Small pieces for drawing and wording."""
