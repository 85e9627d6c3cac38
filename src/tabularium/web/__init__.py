"""Pages and live updates for people, and the same for programs."""
