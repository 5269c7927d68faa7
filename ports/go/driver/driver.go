// The Touchstone driver of this port: what it declines, and a type for each class of the interface. The Go kit does the rest.
package main

import (
	"encoding/json"
	"fmt"
	"html/template"
	"reflect"
	"sort"
	"strings"

	kit "touchstone.example/driver/touchstone"
	"touchstone.example/pages"
)

type (
	page  = *pages.Paginator[any]
	table = map[string]any

	Paginator     struct{ *pages.Paginator[any] } // embeds what is spelled like an operation, and takes what the suite gives
	Collection    struct{ *pages.Collection[any] }
	ArrayIterator struct{ entries []any }
	views         struct{ *kit.ViewFactory }
)

func (Paginator) New(items any, perPage, currentPage int, given kit.Map) (page, error) {
	options, said := pages.Options{Query: queryOf(given.Get("query")), CurrentPage: currentPage}, named(given)
	delete(said, "query")
	if err := fill(&options, said); err != nil {
		return nil, err
	}
	return pages.NewOf(collectionOf(items), perPage, options)
}

func (p Paginator) ToHTML() (string, error)                { html, err := p.HTML(); return string(html), err }
func (p Paginator) ToJSON(flags any) (string, error)       { return p.JSON() }
func (p Paginator) ToPrettyJSON(flags any) (string, error) { return p.PrettyJSON() }
func (p Paginator) NextPageURL() (any, bool)               { return unlessEmpty(p.Paginator.NextPageURL()) }
func (p Paginator) PreviousPageURL() (any, bool)           { return unlessEmpty(p.Paginator.PreviousPageURL()) }
func (p Paginator) OnEachSideRead() int                    { return p.Paginator.OnEachSide }
func (p Paginator) OnEachSideWritten(links int)            { p.Paginator.OnEachSide = links }
func (p Paginator) HasMorePagesWhen(more any) page {
	return p.Paginator.HasMorePagesWhen(kit.Or(more, true))
}
func (p Paginator) EscapeWhenCastingToString(on any) page { return p.SetEscapeString(kit.Or(on, true)) }
func (p Paginator) SetCollection(items Collection) page {
	return p.Paginator.SetCollection(items.Collection)
}
func (p Paginator) OffsetExists(key any) bool        { return p.Has(keyOf(key)) }
func (p Paginator) OffsetGet(key any) (any, bool)    { return p.Get(keyOf(key)) }
func (p Paginator) OffsetUnset(key any)              { p.Delete(keyOf(key)) }
func (p Paginator) SetItemsInside(items any)         { p.ReplaceItemsInside(collectionOf(items)) }
func (p Paginator) AppendArrayInside(query any) page { return p.AppendQueryInside(queryOf(query)) }

func (p Paginator) OffsetSet(key, item any) {
	if key == nil {
		p.Add(item)
	} else {
		p.Set(keyOf(key), item)
	}
}

func (p Paginator) Appends(names, value any) page {
	if name, isOne := names.(string); isOne {
		return p.Append(name, valueOf(value))
	}
	return p.AppendQuery(queryOf(names))
}

func (p Paginator) Fragment(text any) (any, bool) {
	if text, isText := text.(string); isText {
		return p.SetFragment(text), true
	}
	return p.Paginator.Fragment()
}

func (p Paginator) Through(change *kit.Closure) page {
	return p.Paginator.Through(func(item any, key pages.Key) any { return must(change.Call(item, key.Value())) })
}

func (p Paginator) Links(view string, data kit.Map) (template.HTML, error) {
	return p.Paginator.Links(view, named(data))
}

func (p Paginator) Render(view string, data kit.Map) (template.HTML, error) {
	return p.Paginator.Render(view, named(data))
}

func (p Paginator) LoadMorphCount(relation string, given kit.Map) (page, error) {
	return p.Paginator.LoadMorphCount(relation, relationsOf(given))
}

func (p Paginator) LoadMorph(relation string, given kit.Map) (page, error) {
	return p.Paginator.LoadMorph(relation, relationsOf(given))
}

func (p Paginator) GetIterator() *ArrayIterator {
	made := &ArrayIterator{}
	for _, entry := range p.Entries() {
		made.entries = append(made.entries, []any{entry.Key.Value(), entry.Item})
	}
	return made
}

func (i *ArrayIterator) EntriesShown() []any { return i.entries }

func (Collection) New(items any) *pages.Collection[any] { return collectionOf(items) }
func (c Collection) ItemsShown() pages.Entries[any]     { return c.Entries() }
func (c Collection) All() pages.Entries[any]            { return c.Entries() }
func (c Collection) ToArray() pages.Entries[any]        { return c.Data() }
func (c Collection) Push(item any) Collection           { c.Add(item); return c }

func (v views) Make(view string, data map[string]any) (template.HTML, error) {
	return template.HTML(v.ViewFactory.Make(view, kit.Pairs(data)).HTMLShown()), nil
}

// ---- What belongs to the process

// asked are the closures that the resolvers ask: of functions Go only tells whether they are nil.
var asked = map[string]*kit.Closure{}

func (Paginator) CurrentPathResolver(path *kit.Closure) {
	asked["currentPath"] = path
	pages.SetCurrentPathResolver(func() string { return must(path.Call()).(string) })
}

func (Paginator) CurrentPageResolver(number *kit.Closure) {
	asked["currentPage"] = number
	pages.SetCurrentPageResolver(func(name string) (int, error) {
		page, err := number.Call(name)
		return kit.Or(page, 0), err
	})
}

func (Paginator) QueryStringResolver(query *kit.Closure) {
	asked["queryString"] = query
	pages.SetQueryStringResolver(func() pages.QueryString { return queryStringOf(must(query.Call())) })
}

func (Paginator) ViewFactoryResolver(factory *kit.Closure) {
	asked["viewFactory"] = factory
	pages.SetViewsResolver(func() pages.Views {
		if made, isOne := must(factory.Call()).(*kit.ViewFactory); isOne {
			return views{made}
		}
		return nil
	})
}

func (p Paginator) resolver(name string) (*kit.Closure, bool) {
	return asked[name], p.ResolversInside()[name]
}

func (p Paginator) CurrentPathResolverReadInside() (any, bool) { return p.resolver("currentPath") }
func (p Paginator) CurrentPageResolverReadInside() (any, bool) { return p.resolver("currentPage") }
func (p Paginator) QueryStringResolverReadInside() (any, bool) { return p.resolver("queryString") }
func (p Paginator) ViewFactoryResolverReadInside() (any, bool) { return p.resolver("viewFactory") }

func (Paginator) ResolveCurrentPath(path any) string {
	return pages.ResolveCurrentPath(kit.Or(path, pages.DefaultPath))
}
func (Paginator) ResolveCurrentPage(name, page any) (int, error) {
	return pages.ResolveCurrentPage(kit.Or(name, pages.DefaultPageName), kit.Or(page, pages.DefaultPage))
}
func (Paginator) ResolveQueryString(query any) any {
	return pages.ResolveQueryString(queryStringOf(query))
}
func (Paginator) ViewFactory() (any, error)            { return pages.ResolveViews() }
func (Paginator) UseTailwind()                         { pages.UseTailwind() }
func (Paginator) FlushState()                          { pages.FlushState() }
func (Paginator) DefaultView(view string)              { pages.SetDefaultView(view) }
func (Paginator) DefaultViewRead() string              { return pages.DefaultView() }
func (Paginator) DefaultViewWritten(view string)       { pages.SetDefaultView(view) }
func (Paginator) DefaultSimpleView(view string)        { pages.SetDefaultSimpleView(view) }
func (Paginator) DefaultSimpleViewRead() string        { return pages.DefaultSimpleView() }
func (Paginator) DefaultSimpleViewWritten(view string) { pages.SetDefaultSimpleView(view) }

// ---- Values of the suite, and of the port

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func unlessEmpty(text string) (any, bool) { return text, text != "" }

// named returns the values of a map by their names.
func named(given kit.Map) map[string]any {
	made := map[string]any{}
	for _, pair := range given {
		made[fmt.Sprint(pair.Key)] = pair.Value
	}
	return made
}

// fill sets the fields of a struct, or the entries of a Go map, from a map.
func fill(made any, given map[string]any) error {
	text, err := json.Marshal(given)
	if err != nil {
		return err
	}
	return json.Unmarshal(text, made)
}

func relationsOf(given kit.Map) map[string][]string {
	relations := map[string][]string{}
	if err := fill(&relations, named(given)); err != nil {
		panic(err)
	}
	return relations
}

func keyOf(key any) pages.Key {
	if index, isIndex := key.(int); isIndex {
		return pages.Index(index)
	}
	return pages.Name(key.(string))
}

func entriesOf(pairs kit.Map) pages.Entries[any] {
	made := pages.Entries[any]{}
	for _, pair := range pairs {
		made = append(made, pages.Entry[any]{Key: keyOf(pair.Key), Item: pair.Value})
	}
	return made
}

func collectionOf(items any) *pages.Collection[any] {
	if collection, isOne := items.(Collection); isOne {
		return collection.Collection
	}
	return pages.NewKeyed(entriesOf(kit.Pairs(items))...)
}

func queryOf(given any) pages.Query {
	var made pages.Query
	for _, pair := range kit.Pairs(given) {
		made = append(made, pages.Param{Name: fmt.Sprint(pair.Key), Value: valueOf(pair.Value)})
	}
	return made
}

// valueOf returns the value of a parameter.
func valueOf(value any) any {
	if entries, isMap := value.(pages.Entries[any]); isMap {
		return queryOf(entries)
	}
	return value
}

func queryStringOf(value any) pages.QueryString {
	switch value := value.(type) {
	case nil:
		return nil
	case string:
		return pages.RawQuery(value)
	}
	return queryOf(value)
}

// show returns a list or a map of the port as one of the kit, and an object as one of the types above.
func show(value any) any {
	pairs := kit.Map{}
	switch value := value.(type) {
	case page:
		return Paginator{value}
	case *pages.Collection[any]:
		return Collection{value}
	case template.HTML:
		return (*kit.HtmlString)(nil).New(string(value))
	case views:
		return value.ViewFactory
	case pages.Entries[any]:
		for _, entry := range value {
			pairs = append(pairs, kit.Pair{Key: entry.Key.Value(), Value: entry.Item})
		}
	case pages.Query:
		for _, param := range value {
			pairs = append(pairs, kit.Pair{Key: param.Name, Value: param.Value})
		}
	case pages.Data, pages.Options:
		return fieldsOf(value)
	case error:
		return failureOf(value)
	case *int:
		return pointed(value)
	case *string:
		return pointed(value)
	case map[string]any:
		return sorted(value)
	case map[int]string:
		return sorted(value)
	default:
		return value
	}
	return pairs
}

func sorted[K int | string, V any](values map[K]V) kit.Map {
	pairs := kit.Map{}
	for key, value := range values {
		pairs = append(pairs, kit.Pair{Key: key, Value: value})
	}
	sort.Slice(pairs, func(i, j int) bool { return pairs[i].Key.(K) < pairs[j].Key.(K) })
	return pairs
}

func failureOf(err error) error {
	switch err {
	case pages.ErrNoRelations:
		return &kit.Failure{Kind: "BadMethodCall", Message: err.Error()}
	case pages.ErrNoResource:
		return &kit.Failure{Kind: "Logic", Message: err.Error()}
	}
	return err
}

func pointed[T any](value *T) any {
	if value == nil {
		return nil
	}
	return *value
}

// fieldsOf returns the fields of a struct by the names that they have in JSON, without those that JSON leaves out.
func fieldsOf(value any) kit.Map {
	fields, pairs := reflect.ValueOf(value), kit.Map{}
	for _, field := range reflect.VisibleFields(fields.Type()) {
		name, may, _ := strings.Cut(field.Tag.Get("json"), ",")
		if of := fields.FieldByIndex(field.Index); name != "-" && (may == "" || !of.IsZero()) {
			pairs = append(pairs, kit.Pair{Key: name, Value: of.Interface()})
		}
	}
	return pairs
}

const typed, noAttributes = "Go has static types, and no subclasses", "a type of Go has no attributes"

// Without the capability "define": what a type embeds does not call the methods that hide its own.
var introduction = table{
	"protocolVersion": 2, "pipelining": true, "capabilities": []string{"fixtures"},
	"implementation": table{"name": "touchstone-pages-go", "version": "0.1.0", "language": "go"},
	"rows": table{"serves": []string{"Paginator.*"}, "lacks": []table{
		{"row": "Paginator.resolveResourceFromAttribute", "reason": noAttributes},
		{"row": "Paginator.resolveResourceCollectionFromAttribute", "reason": noAttributes},
	}},
	"traits": table{
		"follows": []string{"copied-maps", "shared-objects", "keyed-pages", "null-items", "surplus-items", "settable-properties", "keyed-iteration", "slices-and-ranges"},
		"declines": []string{"ordered-maps", "absent-is-null", "messages", "json-text", "recursive-merge", "query-text", "html-text",
			"collection-library", "view-names", "orm-model", "integer-like-keys"},
		"notApplicable": []table{
			{"trait": "static-languages", "reason": typed}, {"trait": "numeric-text", "reason": typed},
			{"trait": "strict-types", "reason": typed}, {"trait": "declared-types", "reason": typed},
			{"trait": "shared-statics", "reason": typed}, {"trait": "late-static-binding", "reason": typed},
			{"trait": "virtual-operations", "reason": "there are no subclasses"}, {"trait": "found-by-name", "reason": "there are no subclasses"},
			{"trait": "own-markers", "reason": noAttributes}, {"trait": "bound-closures", "reason": "there are no macros"},
		},
	},
}

// names are what Go spells otherwise than the interface.
var names = table{
	"items": "Entries", "count": "Len", "getCollection": "Collection", "getPageName": "PageName", "getOptions": "Options",
	"getUrlRange": "URLRange", "toArray": "Data", "jsonSerialize": "Data", "withPath": "SetPath", "onEachSide": "SetOnEachSide",
	"toResourceCollection": "Resources",
}

func main() {
	kit.Serve(kit.Driver{
		Introduction: introduction,
		Classes: table{"Paginator": Paginator{}, "Collection": Collection{}, "HtmlString": (*kit.HtmlString)(nil),
			"ViewFactory": (*kit.ViewFactory)(nil), "ArrayIterator": (*ArrayIterator)(nil)},
		Reset: pages.FlushState,
		Take:  func(pairs kit.Map) any { return entriesOf(pairs) },
		Show:  show,
		Find:  func(on any, name string) reflect.Value { return kit.Method(on, kit.Or(names[name], name)) },
	})
}
