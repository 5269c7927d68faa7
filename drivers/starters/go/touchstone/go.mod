module touchstone.example/touchstone

go 1.18
