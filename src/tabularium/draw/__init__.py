"""Small pieces for drawing and wording, and whole pictures."""

from tabularium.draw import whole as whole
