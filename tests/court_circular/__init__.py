"""The rules of Court Circular, from the sentences of the article (S) to the decisions of the table (A to G)."""
