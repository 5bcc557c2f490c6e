from starboard.kernel import Scene, Player
def scene(s, seat, layout):
    return Scene((100, 100), (), tuple(Player(i, f"seat-{i+1}", f"seat-{i+1}") for i in range(len(s.players))))
