"""What goes to others: links, results as text or picture, challenges and how they came out."""
