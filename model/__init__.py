"""The nouns that the stages hand to each other: frozen values, standard library only."""
