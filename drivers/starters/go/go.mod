module driver

go 1.18

require touchstone.example/touchstone v0.0.0

replace touchstone.example/touchstone => ./touchstone
