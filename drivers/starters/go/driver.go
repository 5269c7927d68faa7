// A Touchstone driver: says what is judged and how it is spelled. The package in the folder touchstone does the rest.
//
// 1. Replace the toy by your implementation. 2. `go build -o driver . && touchstone smoke --driver ./driver` tells whether the
// driver works. 3. `touchstone run --driver ./driver` judges. Go 1.18 or later, standard library only.
package main

import "touchstone.example/touchstone"

// ---- The toy. REPLACE IT BY YOUR IMPLEMENTATION

// A Collection holds items under keys, in order.
type Collection struct{ items touchstone.Map }

// All returns the items.
func (c *Collection) All() touchstone.Map { return c.items }

// Push adds an item at the end.
func (c *Collection) Push(item any) *Collection {
	next := 0
	for _, pair := range c.items {
		if key, ok := pair.Key.(int); ok && key >= next {
			next = key + 1
		}
	}
	c.items = append(c.items, touchstone.Pair{Key: next, Value: item})
	return c
}

// A Paginator is one page of items.
type Paginator struct {
	items                touchstone.Map
	perPage, currentPage int
	hasMore              bool
	path                 string
}

var resolver func(pageName string) (int, error)

// NewPaginator returns the page of the first items.
func NewPaginator(items touchstone.Map, perPage, currentPage int, options map[string]any) (*Paginator, error) {
	if currentPage == 0 {
		page, err := ResolveCurrentPage("page", 1)
		if err != nil {
			return nil, err
		}
		currentPage = page
	}
	if !(&Paginator{}).isValidPageNumber(currentPage) {
		currentPage = 1
	}
	room := perPage
	if room < 0 {
		room += len(items)
	}
	if room < 0 {
		room = 0
	}
	if room > len(items) {
		room = len(items)
	}
	path, _ := options["path"].(string)
	return &Paginator{items[:room:room], perPage, currentPage, len(items) > perPage, path}, nil
}

// Items returns the items.
func (p *Paginator) Items() touchstone.Map { return p.items }

// Count returns how many items there are.
func (p *Paginator) Count() int { return len(p.items) }

// PerPage returns how many items the page has room for.
func (p *Paginator) PerPage() int { return p.perPage }

// CurrentPage returns the number of the page.
func (p *Paginator) CurrentPage() int { return p.currentPage }

// HasMorePages reports whether there are more pages.
func (p *Paginator) HasMorePages() bool { return p.hasMore }

// SetPath sets what addresses begin with.
func (p *Paginator) SetPath(path string) *Paginator {
	p.path = path
	return p
}

func (p *Paginator) isValidPageNumber(page int) bool { return page >= 1 }

// ResolveCurrentPage asks the resolver for the current page.
func ResolveCurrentPage(pageName string, fallback int) (int, error) {
	if resolver == nil {
		return fallback, nil
	}
	return resolver(pageName)
}

// ---- What the suite and the protocol must know of it

// rows gives the ids of rows. `touchstone list rows` has them all; in the end serve "Paginator.*" and say what it lacks.
func rows(names ...string) (ids []string) {
	for _, name := range names {
		ids = append(ids, "Paginator."+name)
	}
	return ids
}

func main() {
	touchstone.Serve(touchstone.Driver{
		Introduction: map[string]any{
			"implementation": map[string]any{"name": "toy-pages", "version": "0.1.0", "language": "go"},
			"rows": map[string]any{
				"serves": rows("__construct", "items", "count", "perPage", "currentPage", "hasMorePages", "setPath",
					"isValidPageNumber", "currentPageResolver", "resolveCurrentPage"),
				"lacks": []any{}, // such as map[string]any{"row": "Paginator.toPrettyJson", "reason": "not in 2.3"}
			},
			"capabilities": []string{"define", "fixtures"}, // "request" needs a class Request (from a URI) and SetRequest
			// The habits of PHP that the implementation follows (docs/traits.md): what needs another one is not asked.
			"traits": map[string]any{"follows": []string{"ordered-maps"}, "declines": []string{"messages", "static-languages"}},
		},
		Classes: map[string]touchstone.Class{
			"Paginator": {
				New:    NewPaginator,
				Inside: map[string]any{"isValidPageNumber": (*Paginator).isValidPageNumber},
				Static: map[string]any{
					"currentPageResolver": func(made func(pageName string) (int, error)) { resolver = made },
					"resolveCurrentPage":  ResolveCurrentPage,
				},
				Defaults: map[string][]any{"resolveCurrentPage": {"page", 1}},
			},
			"Collection": {
				New:   func(items touchstone.Map) *Collection { return &Collection{items} },
				State: map[string]any{"items": (*Collection).All},
			},
		},
		// Items may come in a collection, or in an object of a fixture class.
		Take:  []any{(*Collection).All, (*touchstone.Instance).Data},
		Reset: func() { resolver = nil },
	})
}
