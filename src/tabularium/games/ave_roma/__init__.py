"""Ave Roma: white workers, five zones, and patrons who make every action worth more."""
