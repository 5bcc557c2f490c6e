### Words of the gallery, for those who make a game.

gallery-title = The gallery
gallery-lead = All that scenes are drawn from, each with its name and the line of Python that draws it. Before every line stands: from starboard import draw.
gallery-shapes = Shapes
gallery-shapes-text = The small vector language of looks. A look is a tuple of shapes; their coordinates are relative to their node. The function say gives words of the game.
gallery-parts = Parts
gallery-parts-text = What many games have. A part is a shape or several; put a star before several to lay them into a look.
gallery-layouts = Rows, grids and fans
gallery-layouts-text = Nodes are laid beside each other by their sizes. Here cards is a list of six nodes; rows and grids can be laid out again inside each other.
gallery-colours = Colours
gallery-colours-text = Tokens, the same in every client. The accent is the game's own.
gallery-fills = Fills
gallery-fills-text = A colour with an alpha in percent, a gradient from left to right or from bottom to top, or a woven pattern.
gallery-icons = Symbols
gallery-icons-text = Every symbol takes any colour; the terminal has a character for each.
