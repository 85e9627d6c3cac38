"""The rules of 44 BCE in the order of a year, one module for each phase."""
