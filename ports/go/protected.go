//go:build touchstone

package pages

// What is not exported and has rows of its own in the interface, under the names by which the driver of the conformance suite finds
// it. It is for that driver alone, as export_test.go is for tests.

func (p *Paginator[T]) SetCurrentPageInside(page int) (int, error) { return p.validPage(page) }
func (p *Paginator[T]) IsValidPageNumberInside(page int) bool      { return isValidPage(page) }
func (p *Paginator[T]) AddQueryInside(name string, value any) *Paginator[T] {
	return p.addQuery(name, value)
}
func (p *Paginator[T]) AppendQueryInside(query Query) *Paginator[T]             { return p.appendAll(query) }
func (p *Paginator[T]) BuildFragmentInside() string                             { return p.fragmentPart() }
func (p *Paginator[T]) GuessResourceCollectionInside() (*Paginator[any], error) { return p.Resources() }
func (p *Paginator[T]) ReplaceItemsInside(items *Collection[T])                 { p.setItems(items) }

func (p *Paginator[T]) ItemsReadInside() *Collection[T]           { return p.items }
func (p *Paginator[T]) PerPageReadInside() int                    { return p.perPage }
func (p *Paginator[T]) CurrentPageReadInside() int                { return p.currentPage }
func (p *Paginator[T]) HasMoreReadInside() bool                   { return p.hasMore }
func (p *Paginator[T]) PathReadInside() string                    { return p.path }
func (p *Paginator[T]) QueryReadInside() Query                    { return p.query }
func (p *Paginator[T]) FragmentReadInside() *string               { return p.fragment }
func (p *Paginator[T]) PageNameReadInside() string                { return p.pageName }
func (p *Paginator[T]) OptionsReadInside() Options                { return p.options }
func (p *Paginator[T]) EscapeWhenCastingToStringReadInside() bool { return p.escapeWhenCastingToString }

// ResolversInside reports which resolvers are set: functions of Go cannot be compared.
func (p *Paginator[T]) ResolversInside() map[string]bool {
	return map[string]bool{
		"currentPath": state.currentPath != nil, "currentPage": state.currentPage != nil,
		"queryString": state.queryString != nil, "viewFactory": state.views != nil,
	}
}
