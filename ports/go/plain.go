package pages

// Plain is implemented by what has a form of plain data, such as pages and collections. As an item it is shown in that form.
type Plain interface{ PlainData() any }

// Text returns a pointer to a text, for the fields of [Options] that may be left out.
func Text(text string) *string { return &text }
