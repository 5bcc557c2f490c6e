### The numbered rules of Salvage.

chapter-setup = Setup
chapter-round = A round
chapter-end = The end

E-1 = Shuffle the twenty fuel cards (1 to 20) and the nine wrecks (1 to 9 t) face down. Everybody gets four fuel cards.
    .title = Setup
    .chapter = setup
E-2 = The game lasts four rounds. In each of them a wreck is turned up, everybody bids, and the winner of the bid tows it.
    .title = Four rounds
    .chapter = round
E-3 = Everybody secretly chooses one fuel card from their hand, all at the same time.
    .title = Secret bids
    .chapter = round
E-4 = All bids are revealed; the highest one wins the wreck. All cards bid are spent.
    .title = The highest bid
    .chapter = round
E-5 = The winner stows the wreck in one of their two holds or lets it drift away. A hold carries at most 12 t. After stowing they may swap their holds.
    .title = Towing
    .chapter = round
E-6 = Whoever has towed the most tons wins. Those who are tied share the victory.
    .title = Winning
    .chapter = end
