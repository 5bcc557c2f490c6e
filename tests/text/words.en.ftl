### Words for the tests of the functions. The sentences are in sentences.toml.

marine-noctis = Noctis
    .art = { "" }
    .full = Brother Noctis
terrain-door = Door
plain = { $thing }
the = { THE($thing, cap: 1) } is here, and { THE($thing) } stays.
of = { NAME($thing, form: "gen") } turn
many = { NAME($thing, form: "plural") }
cap = { CAP($thing) }.
attribute = { NAME($thing, form: "full") }
count = { $n ->
    [0] nobody
    [one] one marine
   *[other] { $n } marines
}
number = { NUM($n, form: "ra") } and { $n }
broken = { NAME($thing, form: "nonsense") }
unknown-function = { SHOUT($thing) }
