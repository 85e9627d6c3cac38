"""Nundinae: a market day in one evening, and every thing that the kernel can do in one small game."""
