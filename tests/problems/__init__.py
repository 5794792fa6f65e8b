"""Problems: what is shipped, how it is found and proved, and its pages."""
