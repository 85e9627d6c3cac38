"""44 BCE: each year one holds Rome, and all the others must trust each other to take it."""
