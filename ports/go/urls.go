package pages

import (
	"math"
	"strconv"
	"strings"
)

// URL returns the URL of a page. Below 1 it is that of page 1.
func (p *Paginator[T]) URL(page int) string {
	if page < 1 {
		page = 1
	}
	joiner := "?"
	if strings.Contains(p.path, "?") {
		joiner = "&"
	}
	return p.path + joiner + p.query.With(p.pageName, strconv.Itoa(page)).Encode() + p.fragmentPart()
}

// URLRange returns the URLs of all pages from first to last, by their numbers.
func (p *Paginator[T]) URLRange(first, last int) map[int]string {
	if first > last {
		first, last = last, first
	}
	urls := make(map[int]string, last-first+1)
	for page := first; page <= last; page++ {
		urls[page] = p.URL(page)
		if page == math.MaxInt {
			break
		}
	}
	return urls
}

// NextPageURL returns the URL of the next page, or "" when there is none.
func (p *Paginator[T]) NextPageURL() string {
	if !p.hasMore {
		return ""
	}
	return p.URL(p.currentPage + 1)
}

// PreviousPageURL returns the URL of the page before this one, or "" when there is none.
func (p *Paginator[T]) PreviousPageURL() string {
	if p.currentPage <= 1 {
		return ""
	}
	return p.URL(p.currentPage - 1)
}

// Path returns what all URLs begin with.
func (p *Paginator[T]) Path() string { return p.path }

// SetPath sets what all URLs begin with, as it is.
func (p *Paginator[T]) SetPath(path string) *Paginator[T] {
	p.path = path
	return p
}

// PageName returns the parameter of the query that carries the number of the page.
func (p *Paginator[T]) PageName() string { return p.pageName }

// SetPageName sets the parameter of the query that carries the number of the page.
func (p *Paginator[T]) SetPageName(name string) *Paginator[T] {
	p.pageName = name
	return p
}

// Fragment returns what all URLs end with, and whether that was said.
func (p *Paginator[T]) Fragment() (fragment string, ok bool) {
	if p.fragment == nil {
		return "", false
	}
	return *p.fragment, true
}

// SetFragment sets what all URLs end with.
func (p *Paginator[T]) SetFragment(fragment string) *Paginator[T] {
	p.fragment = &fragment
	return p
}

// Append adds a parameter to all URLs, or replaces it. That of the page number is left alone.
func (p *Paginator[T]) Append(name string, value any) *Paginator[T] { return p.addQuery(name, value) }

// AppendQuery adds parameters to all URLs, as [Paginator.Append] does.
func (p *Paginator[T]) AppendQuery(query Query) *Paginator[T] { return p.appendAll(query) }

// WithQueryString adds the parameters of the current query, see [SetQueryStringResolver].
func (p *Paginator[T]) WithQueryString() *Paginator[T] {
	if query := ResolveQueryString(nil); query != nil {
		p.appendAll(query.params())
	}
	return p
}

func (p *Paginator[T]) appendAll(query Query) *Paginator[T] {
	for _, param := range query {
		p.addQuery(param.Name, param.Value)
	}
	return p
}

func (p *Paginator[T]) addQuery(name string, value any) *Paginator[T] {
	if name != p.pageName {
		p.query = p.query.With(name, value)
	}
	return p
}

func (p *Paginator[T]) fragmentPart() string {
	if p.fragment == nil || *p.fragment == "" {
		return ""
	}
	return "#" + *p.fragment
}
