"""What every game shares: the contract, the match, chance. Imports nothing above itself."""
