"""What lies on the table: the decks in the middle and, by seat, what a player owns (A-7)."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from starboard.kernel import Piece, State, state

from .box import ARTIFACTS, BOX, CARDS, FACTIONS, LIMITS, PLANS, RESOURCES, SYSTEMS
from .reading.tables import PLANETS, ROW

NOBODY: Final = -1
#: Phases: choosing factions, faction set-up, the two phases of a turn (A-40) and its end, scoring.
CHOOSING, SETTING_UP, ACTION, DRAWING, ENDING, SCORING = range(6)
#: Where victory points came from: the first terms of the score (A-1).
FROM_PRODUCTION, FROM_INCOME, FROM_ATTACKS, FROM_EFFECTS = range(4)
ALIENS: Final = 9  # the target of an attack that is no seat
BASIC_PLAN: Final = 0
#: The steps that ask when nothing is under way.
BETWEEN_ACTIONS: Final = ("act", "discard_or_draw")


@state
class Player(Piece):
    """What one player owns. Sets of cards are numbers with a bit for each card."""

    faction: int = NOBODY
    hand: list[int] = field(default_factory=list)  # Resource cards
    projects: int = 0  # cards in the Construction area
    attached: tuple[int, ...] = ()  # card << 8 | half
    logistic: int = 0  # cards in the Empire, logistics side up
    operational: int = 0  # cards in the Empire, operational side up
    blockaded: int = 0  # cards in the Empire with a token
    stock: list[int] = field(default_factory=list)  # planet << 8 | half
    bank: int
    earned: list[int]  # victory points by where they came from
    plans: list[int] = field(default_factory=list)
    shown: int = 0  # plans of the hand that everybody has seen
    artifacts: list[int] = field(default_factory=list)

    @property
    def empire(self) -> int:
        """All cards in the Empire."""
        return self.logistic | self.operational

    @property
    def vp(self) -> int:
        """Victory points so far (A-13)."""
        return sum(self.earned)


@state
class Galaxy(State):
    """The whole table."""

    players: list[Player]
    first: int = 0  # the first player
    active: int = 0  # whose turn it is
    phase: int = CHOOSING
    deck: list[int]  # Resource cards, face down
    discard: list[int] = field(default_factory=list)
    revealed: list[int] = field(default_factory=list)  # Resource cards that all are looking at
    spent: list[int] = field(default_factory=list)  # attached cards of a completed card
    decks: list[list[int]]  # ships, technologies, planets: the top lies logistics side up
    drawn: list[int] = field(default_factory=list)  # of a purchase, seen by the active player only
    systems: list[int]  # face-down deck
    system: int = 0  # the Available Alien System
    relics: list[int]  # the Artifact deck
    lost_relics: list[int] = field(default_factory=list)  # its discard pile
    plan_deck: list[int]
    marker: int
    last_round: bool = False
    extra: list[int]  # extra turns by seat
    in_extra: bool = False
    actions: int = 0  # actions still allowed in this turn
    acted: int = 0  # actions performed in this turn
    used: int = 0  # ADDITIONAL cards used in this turn
    sorties: int = 0  # ships that attacked in this turn
    assembly: int = 0  # modifiers until the end of the turn (E-33)
    strike: int = 0
    wild: int = 0
    lifted: int = 0  # blockaded cards whose fee is paid for what is going on
    guarded: int = 0  # the same for the defender of an attack
    bill: tuple[int, ...] = ()  # purpose, coin, symbols left, cards left, least paid, rest
    paid: int = NOBODY  # the colour of the last payment; NOBODY if it had several
    target: int = NOBODY  # of the attack: a seat, ALIENS or NOBODY
    plan: int = BASIC_PLAN  # the Defence Plan that is used
    squad: int = 0  # ships that may still attack in this attack
    flown: int = 0  # ships that have attacked in it
    squad_bonus: int = 0  # of an attack by a single ship (E-26)
    ship: int = NOBODY  # the ship that attacks now
    boost: int = 0  # the bonus that was paid for it (E-8)
    triggered: list[int] = field(default_factory=list)  # sets of cards that wait for its end
    returned: list[int] = field(default_factory=list)  # cards for construction in it
    scored: int = 0  # technologies already counted in final scoring
    end_vp: list[list[int]]  # by seat: cards, technologies, faction

    @property
    def me(self) -> Player:
        """The active player."""
        return self.players[self.active]

    @property
    def tokens(self) -> int:
        """Blockade tokens in the supply."""
        return LIMITS.blockade_tokens - sum(p.blockaded.bit_count() for p in self.players)

    def check(self) -> None:
        players = self.players
        halves = [a & 255 for p in players for a in (*p.attached, *p.stock)]
        resources = [
            *self.deck, *self.discard, *self.revealed, *self.spent, *(h >> 1 for h in halves),
            *(card for p in players for card in p.hand),
        ]  # fmt: skip
        assert sorted(resources) == list(range(len(RESOURCES))), "a Resource card is lost"
        self._check_cards()
        for p in players:
            self._check_player(p)
        assert self.tokens >= 0, "too many blockades"
        plans = [*self.plan_deck, *(plan for p in players for plan in p.plans)]
        assert sorted(plans) == list(range(1, len(PLANS))), "a Defence Plan is lost"
        relics = [*self.relics, *self.lost_relics, *(a for p in players for a in p.artifacts)]
        assert sorted(relics) == list(range(len(ARTIFACTS))), "an Artifact is lost"
        assert sorted([*self.systems, self.system]) == list(range(len(SYSTEMS))), "a system is lost"
        assert 1 <= self.marker <= BOX.marker[len(players) - 2], "the round marker is off"
        factions = [p.faction for p in players if p.faction != NOBODY]
        assert len(set(factions)) == len(factions) <= len(FACTIONS), "a faction is doubled"
        if self.agenda and self.agenda[-1][0].__name__ in BETWEEN_ACTIONS:
            assert not self.drawn, "drawn cards lie about"
            assert self.target == self.ship == NOBODY, "an attack hangs"

    def _check_cards(self) -> None:
        cards = [*self.drawn, *(card for deck in self.decks for card in deck)]
        seen = sum(1 << card for card in cards)
        for p in self.players:
            for zone in (p.projects, p.logistic, p.operational):
                assert not seen & zone, "a card lies in two places"
                seen |= zone
        assert seen == (1 << len(CARDS)) - 1, "a card is lost"
        assert len(set(cards)) == len(cards), "a card is doubled"
        for row, deck in enumerate(self.decks):
            assert all(ROW[card] == row for card in deck), "a card is in a wrong deck"

    def _check_player(self, p: Player) -> None:
        assert 0 <= p.bank <= LIMITS.bank_max, "A-10 a Bank is out of range"
        assert all(vp >= 0 for vp in p.earned), "A-13 victory points below 0"
        assert not p.blockaded & ~p.empire, "A-131 a token outside the Empire"
        assert all(p.projects >> (a >> 8) & 1 for a in p.attached), "attached to nothing"
        assert all(p.operational & PLANETS and p.operational >> (a >> 8) & 1 for a in p.stock), (
            "A-94 stock that no operational planet holds"
        )
        assert not p.shown & ~sum(1 << plan for plan in p.plans), "a shown plan is not there"
