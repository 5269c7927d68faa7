// The Touchstone driver of this port: what it declines, and how it spells the interface's names. The Go kit does the rest.
package main

import kit "touchstone.example/driver/touchstone"
import "touchstone.example/pages"

type page = *pages.Paginator[any]
type items = *pages.Collection[any]
type table = kit.Table

const typed, noAttributes = "Go has static types, and no subclasses", "a type of Go has no attributes"

// Without the capability "define": what a type embeds does not call the methods that hide its own.
var introduction = table{"protocolVersion": 2, "pipelining": true, "capabilities": []string{"fixtures"},
	"implementation": table{"name": "touchstone-pages-go", "version": "0.1.0", "language": "go"},
	"rows": table{"serves": []string{"Paginator.*"}, "lacks": []table{
		{"row": "Paginator.resolveResourceFromAttribute", "reason": noAttributes},
		{"row": "Paginator.resolveResourceCollectionFromAttribute", "reason": noAttributes}}},
	"traits": table{"follows": []string{}, "declines": []string{"ordered-maps", "absent-is-null", "messages", "json-text",
		"recursive-merge", "query-text", "html-text", "collection-library", "view-names", "orm-model", "integer-like-keys"},
		"notApplicable": []table{{"trait": "static-languages", "reason": typed}, {"trait": "numeric-text", "reason": typed},
			{"trait": "strict-types", "reason": typed}, {"trait": "declared-types", "reason": typed}, {"trait": "shared-statics", "reason": typed}}}}
var paginator = table{"protected": pages.Protected[any](),
	"__construct": func(given pages.Entries[any], perPage, currentPage int, options pages.Options) (page, error) {
		options.CurrentPage = currentPage
		return pages.NewOf(pages.NewKeyed(given...), perPage, options)
	}, "items": page.Entries, "count": page.Len, "getCollection": page.Collection, "getPageName": page.PageName,
	"getOptions": page.Options, "getUrlRange": page.URLRange, "toArray": page.Data, "jsonSerialize": page.Data, "withPath": page.SetPath,
	"__toString": page.String, "onEachSide": page.SetOnEachSide, "toResourceCollection": page.Resources,
	"offsetExists": page.Has, "offsetGet": page.Get, "offsetUnset": page.Delete, "flushState": pages.FlushState,
	"nextPageUrl":               func(p page) (string, bool) { return p.NextPageURL(), p.NextPageURL() != "" },
	"previousPageUrl":           func(p page) (string, bool) { return p.PreviousPageURL(), p.PreviousPageURL() != "" },
	"hasMorePagesWhen":          func(p page, more *bool) page { return p.HasMorePagesWhen(more == nil || *more) },
	"escapeWhenCastingToString": func(p page, escape *bool) page { return p.SetEscapeString(escape == nil || *escape) },
	"offsetSet":                 kit.Either{func(p page, none *struct{}, item any) { p.Add(item) }, page.Set},
	"appends":                   kit.Either{func(p page, query pages.Query, value any) page { return p.AppendQuery(query) }, page.Append},
	"fragment":                  kit.Either{func(p page, none *struct{}) (string, bool) { return p.Fragment() }, page.SetFragment},
	"getIterator":               func(p page) kit.Entries { return kit.Entries{Of: p.Entries()} },
	"toHtml":                    func(p page) (string, error) { html, err := p.HTML(); return string(html), err },
	"toJson":                    func(p page, flags int) (string, error) { return p.JSON() },
	"toPrettyJson":              func(p page, flags int) (string, error) { return p.PrettyJSON() },
	"currentPathResolver":       pages.SetCurrentPathResolver, "currentPageResolver": pages.SetCurrentPageResolver,
	"queryStringResolver": pages.SetQueryStringResolver, "resolveQueryString": pages.ResolveQueryString,
	"viewFactoryResolver": pages.SetViewsResolver, "viewFactory": pages.ResolveViews, "useTailwind": pages.UseTailwind,
	"resolveCurrentPath": kit.Either{func() string { return pages.ResolveCurrentPath(pages.DefaultPath) }, pages.ResolveCurrentPath},
	"resolveCurrentPage": kit.Either{func() (int, error) { return pages.ResolveCurrentPage(pages.DefaultPageName, pages.DefaultPage) },
		func(name string) (int, error) { return pages.ResolveCurrentPage(name, pages.DefaultPage) }, pages.ResolveCurrentPage},
	"defaultView": pages.SetDefaultView, "$defaultView": kit.Either{pages.DefaultView, pages.SetDefaultView},
	"defaultSimpleView": pages.SetDefaultSimpleView, "$defaultSimpleView": kit.Either{pages.DefaultSimpleView, pages.SetDefaultSimpleView}}

var collection = table{"__construct": func(given pages.Entries[any]) items { return pages.NewKeyed(given...) }, "@items": items.Entries,
	"all": items.Entries, "toArray": items.Data, "push": func(c items, item any) items { c.Add(item); return c }}

func main() {
	kit.Serve(kit.Driver{Introduction: introduction, Reset: pages.FlushState, Spell: kit.Exported, Give: []any{pages.Key.Value},
		Classes: map[kit.ClassName]table{"Paginator": paginator, "Collection": collection, "HtmlString": kit.HTML, "ViewFactory": kit.Views},
		Kinds:   map[error]string{pages.ErrNoRelations: "BadMethodCall", pages.ErrNoResource: "Logic"},
		Take: []any{pages.Index, pages.Name, items.Entries, func(query pages.Query) pages.QueryString { return query },
			func(text string) pages.QueryString { return pages.RawQuery(text) }}})
}
