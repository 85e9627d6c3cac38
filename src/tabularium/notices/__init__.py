"""Notices that it is somebody's turn: what is due, in which words, and how it is sent: by mail, push or webhook."""
