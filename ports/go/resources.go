package pages

// RelationLoader is implemented by what can load the relations of items, such as the mapper of a database.
type RelationLoader interface {
	// LoadMorph loads a relation that leads to several types, and of each of them the relations named.
	LoadMorph(relation string, relations map[string][]string) error
	// LoadMorphCount loads the counts of these relations.
	LoadMorphCount(relation string, relations map[string][]string) error
}

// LoadMorph has the RelationLoader of the collection load relations. It returns [ErrNoRelations] when there is none.
func (p *Paginator[T]) LoadMorph(relation string, relations map[string][]string) (*Paginator[T], error) {
	if p.items.Relations == nil {
		return nil, ErrNoRelations
	}
	return p, p.items.Relations.LoadMorph(relation, relations)
}

// LoadMorphCount is [Paginator.LoadMorph] for the counts of relations.
func (p *Paginator[T]) LoadMorphCount(relation string, relations map[string][]string) (*Paginator[T], error) {
	if p.items.Relations == nil {
		return nil, ErrNoRelations
	}
	return p, p.items.Relations.LoadMorphCount(relation, relations)
}

// Resourceful is implemented by items that know what is to be shown of them.
type Resourceful interface{ Resource() any }

// Map returns a page with the same place and URLs, of what the function makes of each item. It is how a page of users
// becomes a page of what is shown of users.
func Map[T, R any](p *Paginator[T], resource func(item T) R) *Paginator[R] {
	items := &Collection[R]{}
	for _, entry := range p.items.entries {
		items.append(Entry[R]{entry.Key, resource(entry.Item)})
	}
	return &Paginator[R]{
		OnEachSide: p.OnEachSide, items: items, perPage: p.perPage, currentPage: p.currentPage, hasMore: p.hasMore,
		path: p.path, query: p.query, fragment: p.fragment, pageName: p.pageName,
		escapeWhenCastingToString: p.escapeWhenCastingToString, options: p.options,
	}
}

// Resources is [Map] for items that implement [Resourceful]. It returns [ErrNoResource] when one does not.
func (p *Paginator[T]) Resources() (*Paginator[any], error) {
	for _, entry := range p.items.entries {
		if _, ok := any(entry.Item).(Resourceful); !ok {
			return nil, ErrNoResource
		}
	}
	return Map(p, func(item T) any { return any(item).(Resourceful).Resource() }), nil
}
