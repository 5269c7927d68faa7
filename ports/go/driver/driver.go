// The Touchstone driver of this port: what it declines, and how it spells the interface's names. The Go kit does the rest.
package main

import (
	"touchstone.example/pages"
	kit "touchstone.example/touchstone"
)

type page = *pages.Paginator[any]
type items = *pages.Collection[any]
type table = map[string]any

// Without the capability "define": what a type embeds does not call the methods that hide its own.
var introduction = table{"capabilities": []string{"fixtures"},
	"implementation": table{"name": "touchstone-pages-go", "version": "0.1.0", "language": "go"},
	"rows": table{"serves": []string{"Paginator.*"}, "lacks": kit.Because("row", "a type of Go has no attributes",
		"Paginator.resolveResourceFromAttribute", "Paginator.resolveResourceCollectionFromAttribute")},
	"traits": table{"follows": []string{}, "declines": []string{"ordered-maps", "absent-is-null", "messages", "json-text",
		"recursive-merge", "query-text", "html-text", "collection-library", "view-names", "orm-model", "integer-like-keys"},
		"notApplicable": kit.Because("trait", "Go has static types, and no subclasses", "static-languages", "numeric-text",
			"strict-types", "declared-types", "shared-statics")}}

var own = table{
	"items": "Entries", "count": "Len", "getCollection": "Collection", "getPageName": "PageName", "getOptions": "Options",
	"getUrlRange": "URLRange", "toArray": "Data", "jsonSerialize": "Data", "withPath": "SetPath", "__toString": "String",
	"onEachSide": "SetOnEachSide", "escapeWhenCastingToString": "SetEscapeString", "toResourceCollection": "Resources",
	"offsetExists": "Has", "offsetGet": "Get", "offsetUnset": "Delete",
	"offsetSet":    kit.Either{page.Set, func(p page, key, item any) { p.Add(item) }},
	"appends":      kit.Either{page.Append, func(p page, query pages.Query, value any) page { return p.AppendQuery(query) }},
	"fragment":     kit.Either{page.SetFragment, func(p page, none any) (string, bool) { return p.Fragment() }},
	"getIterator":  func(p page) kit.Entries { return kit.EntriesOf(p.Entries()) },
	"toHtml":       func(p page) (string, error) { html, err := p.HTML(); return string(html), err },
	"toJson":       func(p page, flags int) (string, error) { return p.JSON() },
	"toPrettyJson": func(p page, flags int) (string, error) { return p.PrettyJSON() }}

var static = table{
	"currentPathResolver": pages.SetCurrentPathResolver, "resolveCurrentPath": pages.ResolveCurrentPath,
	"currentPageResolver": pages.SetCurrentPageResolver, "resolveCurrentPage": pages.ResolveCurrentPage,
	"queryStringResolver": pages.SetQueryStringResolver, "resolveQueryString": pages.ResolveQueryString,
	"viewFactoryResolver": pages.SetViewsResolver, "viewFactory": pages.ResolveViews,
	"defaultView": pages.SetDefaultView, "$defaultView": pages.DefaultView, "$defaultView=": pages.SetDefaultView,
	"defaultSimpleView": pages.SetDefaultSimpleView, "$defaultSimpleView": pages.DefaultSimpleView,
	"$defaultSimpleView=": pages.SetDefaultSimpleView, "useTailwind": pages.UseTailwind, "flushState": pages.FlushState}

func main() {
	kit.Serve(kit.Driver{Introduction: introduction, Reset: pages.FlushState, Give: []any{pages.Key.Value},
		Kinds: map[error]string{pages.ErrNoRelations: "BadMethodCall", pages.ErrNoResource: "Logic"},
		Take: []any{pages.Index, pages.Name, items.Entries, func(query pages.Query) pages.QueryString { return query },
			func(text string) pages.QueryString { return pages.RawQuery(text) }},
		Classes: map[string]kit.Class{"HtmlString": kit.HTML,
			"Paginator": {Own: own, Static: static, Inside: pages.Protected[any](), None: []string{"nextPageUrl", "previousPageUrl"},
				New: func(given pages.Entries[any], perPage, currentPage int, options pages.Options) (page, error) {
					options.CurrentPage = currentPage
					return pages.NewOf(pages.NewKeyed(given...), perPage, options)
				},
				Defaults: map[string][]any{"hasMorePagesWhen": {true}, "escapeWhenCastingToString": {true},
					"resolveCurrentPath": {pages.DefaultPath}, "resolveCurrentPage": {pages.DefaultPageName, pages.DefaultPage}}},
			"Collection": {New: func(given pages.Entries[any]) items { return pages.NewKeyed(given...) }, State: table{"items": "Entries"},
				Own: table{"all": "Entries", "toArray": "Data", "push": func(c items, item any) items { c.Add(item); return c }}}}})
}
