module touchstone.example/pages/driver

go 1.18

require (
	touchstone.example/pages v0.0.0
	touchstone.example/driver v0.0.0
)

replace (
	touchstone.example/pages => ../
	touchstone.example/driver => ../../../drivers/starters/go
)
