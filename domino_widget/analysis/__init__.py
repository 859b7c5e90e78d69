"""What can be known of a round, and what is best in it."""
