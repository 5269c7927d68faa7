package pages

import "sync"

const (
	tailwindView       = "pages/tailwind.html"
	simpleTailwindView = "pages/simple-tailwind.html"
)

// state is what belongs to the process.
var state = struct {
	sync.RWMutex
	currentPath             func() string
	currentPage             func(pageName string) (int, error)
	queryString             func() QueryString
	views                   func() Views
	defaultView, simpleView string
}{defaultView: tailwindView, simpleView: simpleTailwindView}

// read returns a part of the state.
func read[V any](part *V) V {
	state.RLock()
	defer state.RUnlock()
	return *part
}

// write changes a part of the state.
func write[V any](part *V, value V) {
	state.Lock()
	defer state.Unlock()
	*part = value
}

// SetCurrentPathResolver says where the path of the current request comes from.
func SetCurrentPathResolver(resolver func() string) { write(&state.currentPath, resolver) }

// ResolveCurrentPath returns the path of the current request, or the fallback when nobody said where it comes from.
func ResolveCurrentPath(fallback string) string {
	if resolve := read(&state.currentPath); resolve != nil {
		return resolve()
	}
	return fallback
}

// SetCurrentPageResolver says where the number of the current page comes from. It is asked with the name of the parameter.
func SetCurrentPageResolver(resolver func(pageName string) (int, error)) {
	write(&state.currentPage, resolver)
}

// ResolveCurrentPage returns the number of the current page, or the fallback when nobody said where it comes from.
func ResolveCurrentPage(pageName string, fallback int) (int, error) {
	if resolve := read(&state.currentPage); resolve != nil {
		return resolve(pageName)
	}
	return fallback, nil
}

// SetQueryStringResolver says where the query of the current request comes from.
func SetQueryStringResolver(resolver func() QueryString) { write(&state.queryString, resolver) }

// ResolveQueryString returns the query of the current request, or the fallback when nobody said where it comes from.
func ResolveQueryString(fallback QueryString) QueryString {
	if resolve := read(&state.queryString); resolve != nil {
		return resolve()
	}
	return fallback
}

// SetViewsResolver says where the views come from.
func SetViewsResolver(resolver func() Views) { write(&state.views, resolver) }

// ResolveViews returns the views as the resolver gives them. It returns [ErrNoViews] when nobody said where they come from.
func ResolveViews() (Views, error) {
	if resolve := read(&state.views); resolve != nil {
		return resolve(), nil
	}
	return nil, ErrNoViews
}

// DefaultView returns the name of the default view.
func DefaultView() string { return read(&state.defaultView) }

// SetDefaultView sets the name of the default view.
func SetDefaultView(view string) { write(&state.defaultView, view) }

// DefaultSimpleView returns the name of the view that shows a page of this kind, when no other is named.
func DefaultSimpleView() string { return read(&state.simpleView) }

// SetDefaultSimpleView sets the name of the view that shows a page of this kind, when no other is named.
func SetDefaultSimpleView(view string) { write(&state.simpleView, view) }

// UseTailwind makes both default views those of Tailwind.
func UseTailwind() {
	SetDefaultView(tailwindView)
	SetDefaultSimpleView(simpleTailwindView)
}

// FlushState forgets all that was said by the functions of this file.
func FlushState() {
	SetCurrentPathResolver(nil)
	SetCurrentPageResolver(nil)
	SetQueryStringResolver(nil)
	SetViewsResolver(nil)
	UseTailwind()
}
