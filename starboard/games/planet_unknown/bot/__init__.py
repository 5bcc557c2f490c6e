"""What bots know of Planet Unknown."""
