"""Word when it is one's turn: what is due, in which words, and the ways on which it leaves."""
