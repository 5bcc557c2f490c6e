### The box to look through: what is printed on a component, where it is known from, and editions.

## What is printed on a component

part-name = Name
part-effect = Effect
part-price = Price
part-shape = Shape
part-copies = Copies
part-code = Code
part-board = Board
part-numbers = Numbers
part-back = Back

## Where it is known from

source-rulebook = Rulebook
source-public = Public
source-reconstructed = Reconstructed

source-note-rulebook = The rulebook says so.
source-note-public = Known from public sources, not from the rulebook.
source-note-reconstructed = Reconstructed, at least in part: the publisher's text or number may differ.

## Editions: a box as its owner has it

box-corrected = Written into { $folder }. It takes effect when the server next starts.
box-edition = { $name } ({ $count ->
    [0] like the box as it comes
    [one] { $count } component differs from the box as it comes
   *[other] { $count } components differ from the box as it comes
})
box-locked-rulebook = It is known from the rulebook, so it cannot be changed.
box-locked-fixed = Other parts of the data refer to it, so it cannot be changed.
box-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
box-shelf = { $name }: { $count }
box-sources = Where it is known from: rulebook { $rulebook }, public { $public }, reconstructed { $reconstructed }.
box-as-it-comes = The box as it comes.
