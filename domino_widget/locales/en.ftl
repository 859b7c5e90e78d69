### Every English text of the interface.

game-title = Dominoes
