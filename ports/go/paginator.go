package pages

import "strings"

const linksOnEachSide = 3

// A Paginator is one page of items. Make it with [New] or [NewOf].
//
// Methods that begin with Set change the page and return it.
type Paginator[T any] struct {
	// OnEachSide is how many links a view shows on each side of the current page.
	OnEachSide int

	items                     *Collection[T]
	perPage                   int
	currentPage               int
	hasMore                   bool
	path                      string
	query                     Query
	fragment                  *string
	pageName                  string
	escapeWhenCastingToString bool
	options                   Options
}

// New returns the page that begins with the first of the items. One item more than the page has room for tells that there are
// more pages.
//
// It fails only when the resolver of the current page does.
func New[T any](items []T, perPage int, options Options) (*Paginator[T], error) {
	return NewOf(NewCollection(items...), perPage, options)
}

// NewOf is [New] for items with keys. The collection is not changed by the page.
func NewOf[T any](items *Collection[T], perPage int, options Options) (*Paginator[T], error) {
	p := &Paginator[T]{
		OnEachSide:                linksOnEachSide,
		perPage:                   perPage,
		path:                      DefaultPath,
		query:                     append(Query{}, options.Query...),
		fragment:                  options.Fragment,
		pageName:                  DefaultPageName,
		escapeWhenCastingToString: options.EscapeString,
		options:                   options,
	}
	if options.OnEachSide != nil {
		p.OnEachSide = *options.OnEachSide
	}
	if options.PageName != "" {
		p.pageName = options.PageName
	}
	if options.Path != nil && *options.Path != DefaultPath {
		p.path = strings.TrimRight(*options.Path, "/")
	}
	current, err := p.validPage(options.CurrentPage)
	if err != nil {
		return nil, err
	}
	p.currentPage = current
	p.setItems(items)
	return p, nil
}

// Options returns the options with which the page was made.
func (p *Paginator[T]) Options() Options { return p.options }

// Items returns a copy of the items, without their keys.
func (p *Paginator[T]) Items() []T { return p.items.Items() }

// Entries returns a copy of the items, with their keys.
func (p *Paginator[T]) Entries() Entries[T] { return p.items.Entries() }

// Collection returns the items themselves: what is changed there is changed on the page.
func (p *Paginator[T]) Collection() *Collection[T] { return p.items }

// SetCollection gives the page other items, however many, and leaves alone whether there are more pages.
func (p *Paginator[T]) SetCollection(items *Collection[T]) *Paginator[T] {
	p.items = items
	return p
}

// Len returns the number of items on the page.
func (p *Paginator[T]) Len() int { return p.items.Len() }

// IsEmpty reports whether there are no items on the page.
func (p *Paginator[T]) IsEmpty() bool { return p.Len() == 0 }

// IsNotEmpty reports whether there are items on the page.
func (p *Paginator[T]) IsNotEmpty() bool { return p.Len() > 0 }

// Has reports whether there is an item under a key.
func (p *Paginator[T]) Has(key Key) bool {
	_, ok := p.items.Get(key)
	return ok
}

// Get returns the item under a key, and whether there is one.
func (p *Paginator[T]) Get(key Key) (item T, ok bool) { return p.items.Get(key) }

// Set puts an item under a key.
func (p *Paginator[T]) Set(key Key, item T) { p.items.Set(key, item) }

// Add puts an item at the end.
func (p *Paginator[T]) Add(item T) { p.items.Add(item) }

// Delete takes away the item under a key.
func (p *Paginator[T]) Delete(key Key) { p.items.Delete(key) }

// Through replaces every item by what the function makes of it. To get items of another type, see [Map].
func (p *Paginator[T]) Through(transform func(item T, key Key) T) *Paginator[T] {
	p.items.Transform(transform)
	return p
}

// PerPage returns how many items the page has room for.
func (p *Paginator[T]) PerPage() int { return p.perPage }

// CurrentPage returns the number of the page.
func (p *Paginator[T]) CurrentPage() int { return p.currentPage }

// FirstItem returns the number of the first item, counted over all pages; ok is false on an empty page.
func (p *Paginator[T]) FirstItem() (number int, ok bool) {
	if p.IsEmpty() {
		return 0, false
	}
	return (p.currentPage-1)*p.perPage + 1, true
}

// LastItem returns the number of the last item, counted over all pages; ok is false on an empty page.
func (p *Paginator[T]) LastItem() (number int, ok bool) {
	first, ok := p.FirstItem()
	if !ok {
		return 0, false
	}
	return first + p.Len() - 1, true
}

// HasMorePages reports whether there are more pages after this one.
func (p *Paginator[T]) HasMorePages() bool { return p.hasMore }

// HasMorePagesWhen says whether there are more pages after this one.
func (p *Paginator[T]) HasMorePagesWhen(hasMore bool) *Paginator[T] {
	p.hasMore = hasMore
	return p
}

// HasPages reports whether there is any other page than this one.
func (p *Paginator[T]) HasPages() bool { return p.currentPage != 1 || p.hasMore }

// OnFirstPage reports whether this is the first page.
func (p *Paginator[T]) OnFirstPage() bool { return p.currentPage <= 1 }

// OnLastPage reports whether this is the last page.
func (p *Paginator[T]) OnLastPage() bool { return !p.hasMore }

// SetOnEachSide sets [Paginator.OnEachSide].
func (p *Paginator[T]) SetOnEachSide(links int) *Paginator[T] {
	p.OnEachSide = links
	return p
}

// validPage returns the number of the page that is meant; 0 asks the resolver, and what is no page is the first one.
func (p *Paginator[T]) validPage(page int) (int, error) {
	if page == 0 {
		resolved, err := ResolveCurrentPage(DefaultPageName, DefaultPage)
		if err != nil {
			return 0, err
		}
		page = resolved
	}
	if !isValidPage(page) {
		return 1, nil
	}
	return page, nil
}

func (p *Paginator[T]) setItems(items *Collection[T]) {
	p.hasMore = items.Len() > p.perPage
	p.items = items.first(p.perPage)
}

func isValidPage(page int) bool { return page >= 1 }
