// A Touchstone driver: says what is judged and how it is spelled. The package in the folder touchstone does the rest.
//
// 1. Replace the toy by your implementation. 2. `go build -o driver . && touchstone smoke --driver ./driver` tells whether the
// driver works. 3. `touchstone run --driver ./driver` judges. Go 1.18 or later, standard library only.
package main

import "touchstone.example/driver/touchstone"

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

// Through replaces every item by what a function makes of it and its key.
func (p *Paginator) Through(change func(item, key any) (any, error)) (*Paginator, error) {
	changed := make(touchstone.Map, len(p.items))
	for place, pair := range p.items {
		item, err := change(pair.Value, pair.Key)
		if err != nil {
			return nil, err
		}
		changed[place] = touchstone.Pair{Key: pair.Key, Value: item}
	}
	p.items = changed
	return p, nil
}

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
		Introduction: touchstone.Table{
			"protocolVersion": 2, "pipelining": true,
			"implementation": touchstone.Table{"name": "toy-pages", "version": "0.1.0", "language": "go"},
			"rows": touchstone.Table{
				"serves": rows("__construct", "items", "count", "perPage", "currentPage", "hasMorePages", "setPath", "through",
					"isValidPageNumber", "currentPageResolver", "resolveCurrentPage"),
				"lacks": []any{}, // such as touchstone.Table{"row": "Paginator.toPrettyJson", "reason": "not in 2.3"}
			},
			"capabilities": []string{"fixtures"}, // the kit brings the ViewFactory, all that scenarios of the paginator need of them
			// The habits of PHP that the implementation follows (docs/traits.md): what needs another one is not asked.
			"traits": touchstone.Table{"follows": []string{"ordered-maps"}, "declines": []string{"messages", "static-languages"}},
		},
		Classes: map[touchstone.ClassName]touchstone.Table{
			"Paginator": {
				"__construct":         NewPaginator,
				"currentPageResolver": func(made func(pageName string) (int, error)) { resolver = made },
				// What may be left out, and not be the zero value: the first function that takes the arguments counts.
				"resolveCurrentPage": touchstone.Either{func() (int, error) { return ResolveCurrentPage("page", 1) }, ResolveCurrentPage},
				// What is protected can be called from inside alone.
				"protected": touchstone.Table{"isValidPageNumber": (*Paginator).isValidPageNumber},
			},
			"Collection": {
				"__construct": func(items touchstone.Map) *Collection { return &Collection{items} },
				"@items":      (*Collection).All, // what is shown of it
			},
			"HtmlString":  touchstone.HTML,
			"ViewFactory": touchstone.Views,
		},
		Take:  []any{(*Collection).All}, // items may come in a collection
		Spell: touchstone.Exported,
		Reset: func() { resolver = nil },
	})
}
