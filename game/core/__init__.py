"""What every game shares: the contract (`rules`), the match, chance. `core` imports only `core`."""
