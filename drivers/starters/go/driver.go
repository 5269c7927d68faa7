// A Touchstone driver: says what is judged and how it is spelled. The package in the folder touchstone does the rest.
//
// 1. Replace the toy by your implementation. 2. `go build -o driver . && touchstone smoke --driver ./driver` tells whether the
// driver works. 3. `touchstone run --driver ./driver` judges. Go 1.18 or later, standard library only.
package main

import kit "touchstone.example/driver/touchstone"

// ---- The toy. REPLACE IT BY YOUR IMPLEMENTATION

// Items are kept under keys, in order.
type Items struct{ items kit.Map }

// All returns the items.
func (c *Items) All() kit.Map { return c.items }

// Push adds an item at the end.
func (c *Items) Push(item any) *Items {
	next := 0
	for _, pair := range c.items {
		if key, ok := pair.Key.(int); ok && key >= next {
			next = key + 1
		}
	}
	c.items = append(c.items, kit.Pair{Key: next, Value: item})
	return c
}

// A Page is one page of items.
type Page struct {
	items                kit.Map
	perPage, currentPage int
	hasMore              bool
	path                 string
}

var resolver func(pageName string) (int, error)

// NewPage returns the page of the first items.
func NewPage(items kit.Map, perPage, currentPage int, path string) (*Page, error) {
	if currentPage == 0 {
		page, err := ResolveCurrentPage("page", 1)
		if err != nil {
			return nil, err
		}
		currentPage = page
	}
	if !(&Page{}).isValidPageNumber(currentPage) {
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
	return &Page{items[:room:room], perPage, currentPage, len(items) > perPage, path}, nil
}

// Items returns the items.
func (p *Page) Items() kit.Map { return p.items }

// Count returns how many items there are.
func (p *Page) Count() int { return len(p.items) }

// PerPage returns how many items the page has room for.
func (p *Page) PerPage() int { return p.perPage }

// CurrentPage returns the number of the page.
func (p *Page) CurrentPage() int { return p.currentPage }

// HasMorePages reports whether there are more pages.
func (p *Page) HasMorePages() bool { return p.hasMore }

// Through replaces every item by what a function makes of it and its key.
func (p *Page) Through(change func(item, key any) (any, error)) (*Page, error) {
	changed := make(kit.Map, len(p.items))
	for place, pair := range p.items {
		item, err := change(pair.Value, pair.Key)
		if err != nil {
			return nil, err
		}
		changed[place] = kit.Pair{Key: pair.Key, Value: item}
	}
	p.items = changed
	return p, nil
}

// SetPath sets what URLs begin with.
func (p *Page) SetPath(path string) *Page {
	p.path = path
	return p
}

func (p *Page) isValidPageNumber(page int) bool { return page >= 1 }

// ResolveCurrentPage asks the resolver for the current page.
func ResolveCurrentPage(pageName string, fallback int) (int, error) {
	if resolver == nil {
		return fallback, nil
	}
	return resolver(pageName)
}

// ---- What the suite asks of it: a type for each class of the interface, with a method for each operation. Those of the page that are
// spelled like theirs and take what the suite sends are there already, since the type embeds the page.

type Paginator struct{ *Page }
type Collection struct{ *Items }

func (Paginator) New(items any, perPage, currentPage int, options kit.Map) (*Page, error) {
	if collection, isOne := items.(Collection); isOne {
		items = collection.All()
	}
	return NewPage(kit.Pairs(items), perPage, currentPage, kit.Or(options.Get("path"), ""))
}

func (p Paginator) Through(change *kit.Closure) (*Page, error) {
	return p.Page.Through(func(item, key any) (any, error) { return change.Call(item, key) })
}

// IsValidPageNumberInside is protected: it can be called from inside alone.
func (p Paginator) IsValidPageNumberInside(page int) bool { return p.isValidPageNumber(page) }

func (Paginator) CurrentPageResolver(asked *kit.Closure) {
	resolver = func(pageName string) (int, error) {
		page, err := asked.Call(pageName)
		return kit.Or(page, 0), err
	}
}

// ResolveCurrentPage has parameters of type any, to tell what is left out from the zero value.
func (Paginator) ResolveCurrentPage(pageName, fallback any) (int, error) {
	return ResolveCurrentPage(kit.Or(pageName, "page"), kit.Or(fallback, 1))
}

func (Collection) New(items any) *Items { return &Items{kit.Pairs(items)} }

// ItemsShown is what a collection shows of itself.
func (c Collection) ItemsShown() kit.Map { return c.All() }

// rows gives the ids of rows. `touchstone list rows` has them all; in the end serve "Paginator.*" and say what it lacks.
func rows(names ...string) (ids []string) {
	for _, name := range names {
		ids = append(ids, "Paginator."+name)
	}
	return ids
}

type table = map[string]any

func main() {
	kit.Serve(kit.Driver{
		Introduction: table{
			"protocolVersion": 2, "pipelining": true,
			"implementation": table{"name": "toy-pages", "version": "0.1.0", "language": "go"},
			"rows": table{
				"serves": rows("__construct", "items", "count", "perPage", "currentPage", "hasMorePages", "setPath", "through",
					"isValidPageNumber", "currentPageResolver", "resolveCurrentPage"),
				"lacks": []any{}, // such as table{"row": "Paginator.toPrettyJson", "reason": "not in 2.3"}
			},
			"capabilities": []string{"fixtures"}, // ViewFactory is all that scenarios of the paginator need of them
			// The habits of PHP that the implementation follows (docs/traits.md): what needs another one is not asked.
			"traits": table{"follows": []string{"ordered-maps", "null-items", "surplus-items"}, "declines": []string{"messages", "static-languages"}},
		},
		Classes: table{"Paginator": Paginator{}, "Collection": Collection{}, "HtmlString": (*kit.HtmlString)(nil),
			"ViewFactory": (*kit.ViewFactory)(nil)},
		Reset: func() { resolver = nil },
		Find:  kit.Method,
		Take:  func(pairs kit.Map) any { return pairs },
		Show: func(value any) any {
			switch value := value.(type) {
			case *Page:
				return Paginator{value}
			case *Items:
				return Collection{value}
			}
			return value
		},
	})
}
