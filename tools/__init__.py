"""Small programs for developers."""
