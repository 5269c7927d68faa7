module touchstone.example/pages

go 1.18
