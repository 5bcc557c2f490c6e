"""Death Angel's words: every card of the box has a name and a text, every rule is there."""

from __future__ import annotations

from itertools import combinations

import pytest

from starboard.games.death_angel import box
from starboard.games.death_angel.reading import cards
from starboard.kernel import Message
from starboard.text import Voice, files, languages, render, rules, voice
from starboard.text.voice import parsed


@pytest.mark.parametrize("lang", languages)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    words = voice("death_angel", lang)
    texts = [f"action-{action.id}" for action in box.ACTIONS.values()]
    texts += [f"terrain-{card.id}" for card in box.TERRAIN]
    texts += [f"location-{location.id}" for location in box.LOCATIONS]
    texts += [f"event-card-{kind}" for kind in cards.EVENT_IDS]
    texts += ["void-lock"]
    names = [f"marine-{marine.id}" for marine in box.MARINES]
    names += [f"marine-{marine.id}.full" for marine in box.MARINES]
    names += [f"team-{team.id}" for team in box.TEAMS]
    names += [f"action-type-{kind}" for kind in range(3)]
    names += [f"type-{kind}" for kind in cards.TYPES]
    names += [f"ability-{ability}" for ability in cards.ABILITIES]
    names += [f"icon-{icon}" for icon in cards.ICON_IDS]
    names += [f"colour-{colour}" for colour in range(4)]
    names += [f"{what}-{side}" for what in ("side", "pile") for side in range(2)]
    pairs = combinations(cards.TYPES, 2)
    names += [f"brood-lord-{first}-{second}" for first, second in pairs]
    names += [*texts, *(f"{key}.text" for key in texts)]
    assert [key for key in names if not words.has(key)] == []


@pytest.mark.parametrize("lang", languages)
def test_every_rule_is_there(lang: str) -> None:
    assert [rule.id for rule in rules("death_angel", lang)] == [f"D-{n}" for n in range(1, 203)]


@pytest.mark.parametrize(
    ("form", "expected"),
    [
        ("acc", ["Sötét sarkot", "Erőteret", "Irányítótermet", "Noctist", "fejet"]),
        ("val", ["Sötét sarokkal", "Erőtérrel", "Irányítóteremmel", "Noctisszal", "fejjel"]),
        ("on", ["Sötét sarkon", "Erőtéren", "Irányítótermen", "Noctison", "fejen"]),
    ],
)
def test_names_are_inflected(form: str, expected: list[str]) -> None:
    keys = ["terrain-dark_corner", "action-power_field", "location-launch_control_room",
            "marine-noctis", "type-head"]  # fmt: skip
    probe = parsed(f'probe = {{ NAME($name, form: "{form}") }}', "probe")
    sources = [path.read_text(encoding="utf-8") for path in files("death_angel", "hu")]
    words = Voice("hu", [probe, *(parsed(source, "words") for source in sources)])
    assert [words.say("probe", {"name": f"@{key}"}) for key in keys] == [(e, []) for e in expected]


def test_sentences_read_well() -> None:
    slain = Message("death_angel", "event-shuffled-in", {"count": 2, "pile": "@pile-0"})
    assert render(slain, "hu") == (
        "2 génorzó a bal oldali szkennerpakliba kerül; a paklit megkeveritek."
    )
    assert render(slain, "en") == "2 Genestealers are shuffled into the left blip pile."
    used = Message("death_angel", "refused-terrain-used", {"terrain": "@terrain-dark_corner"})
    assert render(used, "hu") == "A Sötét sarkot ebben a fordulóban már aktiválták."
