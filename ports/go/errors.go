package pages

import "errors"

var (
	// ErrNoViews is returned when a page is to be shown and nothing was said to [SetViewsResolver].
	ErrNoViews = errors.New("pages: no views: call SetViewsResolver first")
	// ErrNoRelations is returned when the collection of a page cannot load relations.
	ErrNoRelations = errors.New("pages: the collection has no RelationLoader")
	// ErrNoResource is returned when an item does not say what its resource is.
	ErrNoResource = errors.New("pages: expected items that implement Resourceful")
)
