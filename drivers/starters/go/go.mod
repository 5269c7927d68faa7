module touchstone.example/driver

go 1.18


