### Where an area lies, seen from another one: straight on, then aside. Formations are told with it.

way-there = on the area itself

way-e = right
way-ne = upper right
way-nw = upper left
way-w = left
way-sw = lower left
way-se = lower right

way-e-e = 2× right
way-e-ne = right + upper right
way-ne-ne = 2× upper right
way-ne-nw = upper right + upper left
way-nw-nw = 2× upper left
way-nw-w = upper left + left
way-w-w = 2× left
way-w-sw = left + lower left
way-sw-sw = 2× lower left
way-sw-se = lower left + lower right
way-se-se = 2× lower right
way-se-e = lower right + right

way-e-e-e = 3× right
way-e-e-ne = 2× right + upper right
way-e-ne-ne = right + 2× upper right
way-ne-ne-ne = 3× upper right
way-ne-ne-nw = 2× upper right + upper left
way-ne-nw-nw = upper right + 2× upper left
way-nw-nw-nw = 3× upper left
way-nw-nw-w = 2× upper left + left
way-nw-w-w = upper left + 2× left
way-w-w-w = 3× left
way-w-w-sw = 2× left + lower left
way-w-sw-sw = left + 2× lower left
way-sw-sw-sw = 3× lower left
way-sw-sw-se = 2× lower left + lower right
way-sw-se-se = lower left + 2× lower right
way-se-se-se = 3× lower right
way-se-se-e = 2× lower right + right
way-se-e-e = lower right + 2× right

way-e-e-e-e = 4× right
way-e-e-e-ne = 3× right + upper right
way-e-e-ne-ne = 2× right + 2× upper right
way-e-ne-ne-ne = right + 3× upper right
way-ne-ne-ne-ne = 4× upper right
way-ne-ne-ne-nw = 3× upper right + upper left
way-ne-ne-nw-nw = 2× upper right + 2× upper left
way-ne-nw-nw-nw = upper right + 3× upper left
way-nw-nw-nw-nw = 4× upper left
way-nw-nw-nw-w = 3× upper left + left
way-nw-nw-w-w = 2× upper left + 2× left
way-nw-w-w-w = upper left + 3× left
way-w-w-w-w = 4× left
way-w-w-w-sw = 3× left + lower left
way-w-w-sw-sw = 2× left + 2× lower left
way-w-sw-sw-sw = left + 3× lower left
way-sw-sw-sw-sw = 4× lower left
way-sw-sw-sw-se = 3× lower left + lower right
way-sw-sw-se-se = 2× lower left + 2× lower right
way-sw-se-se-se = lower left + 3× lower right
way-se-se-se-se = 4× lower right
way-se-se-se-e = 3× lower right + right
way-se-se-e-e = 2× lower right + 2× right
way-se-e-e-e = lower right + 3× right
