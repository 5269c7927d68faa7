//go:build touchstone

package pages

// Protected returns what is not exported and has rows of its own in the interface, under their names. It is for the driver of the
// conformance suite, as export_test.go is for tests.
func Protected[T any]() map[string]any {
	return map[string]any{
		"setCurrentPage":    (*Paginator[T]).validPage,
		"setItems":          func(p *Paginator[T], items Entries[T]) { p.setItems(NewKeyed(items...)) },
		"isValidPageNumber": func(p *Paginator[T], page int) bool { return isValidPage(page) },
		"appendArray":       (*Paginator[T]).appendAll,
		"addQuery":          (*Paginator[T]).addQuery,
		"buildFragment":     (*Paginator[T]).fragmentPart,

		"guessResourceCollection": (*Paginator[T]).Resources,

		"$currentPathResolver": func() func() string { return state.currentPath },
		"$currentPageResolver": func() func(string) (int, error) { return state.currentPage },
		"$queryStringResolver": func() func() QueryString { return state.queryString },
		"$viewFactoryResolver": func() func() Views { return state.views },
	}
}
