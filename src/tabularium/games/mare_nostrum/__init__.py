"""Mare Nostrum: Empires. Five ancient Empires trade, build and fight around one sea."""
