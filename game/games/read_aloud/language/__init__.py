"""What cards can say: effects as data, and the sentences for them in each language."""
