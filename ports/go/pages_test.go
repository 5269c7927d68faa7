package pages

import (
	"encoding/json"
	"errors"
	"fmt"
	"html/template"
	"math"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"
)

func pageOf(t *testing.T, perPage int, options Options, items ...string) *Paginator[string] {
	t.Helper()
	page, err := New(items, perPage, options)
	if err != nil {
		t.Fatal(err)
	}
	return page
}

func expect(t *testing.T, received, expected any) {
	t.Helper()
	if !reflect.DeepEqual(received, expected) {
		t.Errorf("expected %v, received %v", expected, received)
	}
}

func TestItemsAreOfTheirType(t *testing.T) {
	page := pageOf(t, 2, Options{}, "Ada", "Bo", "Cy")
	expect(t, page.Items(), []string{"Ada", "Bo"})
	page.Items()[0] = "changed"
	expect(t, page.Items(), []string{"Ada", "Bo"})
	expect(t, page.Collection().Len(), 2)
}

func TestItemsAndParametersKeepTheirOrder(t *testing.T) {
	items := NewKeyed(Entry[int]{Name("z"), 1}, Entry[int]{Index(5), 2}, Entry[int]{Name("a"), 3})
	items.Set(Name("z"), 4)
	items.Add(5)
	expect(t, fmt.Sprint(items.Entries()), "[{z 4} {5 2} {a 3} {6 5}]")
	page := pageOf(t, 1, Options{Query: Query{{"z", "1"}, {"page", "9"}}}, "Ada").Append("a", "2")
	expect(t, page.URL(2), "/?z=1&page=2&a=2")
}

func TestParametersOfSeveralValues(t *testing.T) {
	query := Query{{"tags", []string{"new", "old"}}, {"filter", Query{{"city", []any{1, nil}}}}, {"none", nil}}
	expect(t, query.Encode(), "tags%5B0%5D=new&tags%5B1%5D=old&filter%5Bcity%5D%5B0%5D=1")
}

func TestJSONOfEntries(t *testing.T) {
	for expected, entries := range map[string]Entries[any]{
		`[]`:                 {},
		`["a","b"]`:          {{Index(0), "a"}, {Index(1), "b"}},
		`{"1":"b"}`:          {{Index(1), "b"}},
		`{"0":"a","b\"":[]}`: {{Name("0"), "a"}, {Name(`b"`), NewCollection[any]()}},
	} {
		text, err := json.Marshal(entries)
		expect(t, err, nil)
		expect(t, string(text), expected)
	}
	_, err := pageOf(t, 1, Options{}).JSON()
	expect(t, err, nil)
	broken, err := New([]any{func() {}}, 1, Options{})
	expect(t, err, nil)
	var unsupported *json.UnsupportedTypeError
	if _, err := broken.JSON(); !errors.As(err, &unsupported) {
		t.Errorf("expected an UnsupportedTypeError, received %v", err)
	}
}

func TestURLRangeUpToTheLargestInteger(t *testing.T) {
	urls := pageOf(t, 1, Options{}, "Ada").URLRange(math.MaxInt-1, math.MaxInt)
	expect(t, len(urls), 2)
	expect(t, urls[math.MaxInt], "/?page="+strconv.Itoa(math.MaxInt))
}

func TestMakesALongCollectionInTimeThatGrowsWithItsLength(t *testing.T) {
	items, entries := make([]int, 200_000), make([]Entry[int], 200_000)
	for place := range entries {
		entries[place].Key = Name(strconv.Itoa(place))
	}
	began := time.Now()
	expect(t, NewCollection(items...).first(len(items)).Len(), len(items))
	keyed := NewKeyed(entries...)
	expect(t, keyed.first(len(entries)).Len(), len(entries))
	mapped := Map(&Paginator[int]{items: keyed}, strconv.Itoa)
	expect(t, mapped.items.Len(), len(entries))
	if took := time.Since(began); took > 5*time.Second {
		t.Errorf("expected some milliseconds, took %v", took)
	}
}

func TestTemplates(t *testing.T) {
	t.Cleanup(FlushState)
	views := template.Must(template.New("links").Parse(`{{with .paginator}}<a href="{{.NextPageURL}}">{{$.title}}</a>{{end}}`))
	SetViewsResolver(func() Views { return Templates(views) })
	SetDefaultSimpleView("links")
	page := pageOf(t, 1, Options{Query: Query{{"q", `"><b>`}}}, "Ada", "Bo")
	text, err := page.Render("", map[string]any{"title": "<More>", "paginator": "not mine"})
	expect(t, err, nil)
	expect(t, string(text), `<a href="/?q=%22%3E%3Cb%3E&amp;page=2">&lt;More&gt;</a>`)

	outer := template.Must(template.New("outer").Parse(`<nav>{{.HTML}}</nav>`))
	var written strings.Builder
	expect(t, outer.Execute(&written, page), nil)
	expect(t, written.String(), `<nav><a href="/?q=%22%3E%3Cb%3E&amp;page=2"></a></nav>`)
	if _, err := page.Render("unknown", nil); err == nil || !strings.Contains(err.Error(), `view "unknown"`) {
		t.Errorf("expected an error that names the view, received %v", err)
	}
}

func TestStringWithoutViews(t *testing.T) {
	t.Cleanup(FlushState)
	page := pageOf(t, 1, Options{}, "Ada")
	for _, resolver := range []func() Views{nil, func() Views { return nil }} {
		SetViewsResolver(resolver)
		if _, err := page.HTML(); !errors.Is(err, ErrNoViews) {
			t.Errorf("expected ErrNoViews, received %v", err)
		}
	}
	if text := fmt.Sprint(page); !strings.Contains(text, "PANIC") {
		t.Errorf("expected fmt to report the panic, received %s", text)
	}
}

func TestAFailingResolver(t *testing.T) {
	t.Cleanup(FlushState)
	lost := errors.New("no request")
	SetCurrentPageResolver(func(pageName string) (int, error) { return 0, lost })
	if page, err := New([]string{"Ada"}, 1, Options{}); page != nil || err != lost {
		t.Errorf("expected the error of the resolver, received %v and %v", page, err)
	}
}

type song struct{ title string }

func (s song) Resource() any { return map[string]any{"title": s.title} }

func TestResources(t *testing.T) {
	page, err := NewOf(NewKeyed(Entry[song]{Name("a"), song{"Dawn"}}, Entry[song]{Name("b"), song{"Dusk"}}), 1,
		Options{CurrentPage: 2, Path: Text("/songs")})
	expect(t, err, nil)
	titles := Map(page, func(s song) string { return s.title })
	expect(t, titles.Entries(), Entries[string]{{Name("a"), "Dawn"}})
	expect(t, titles.NextPageURL(), "/songs?page=3")
	titles.SetPath("/titles").Append("sort", "title")
	expect(t, page.NextPageURL(), "/songs?page=3")
	resources, err := page.Resources()
	expect(t, err, nil)
	expect(t, resources.Items(), []any{map[string]any{"title": "Dawn"}})
	if _, err := titles.Resources(); !errors.Is(err, ErrNoResource) {
		t.Errorf("expected ErrNoResource, received %v", err)
	}
}

type loader struct{ loaded []string }

func (l *loader) LoadMorph(relation string, relations map[string][]string) error {
	l.loaded = append(l.loaded, relation)
	return nil
}

func (l *loader) LoadMorphCount(relation string, relations map[string][]string) error {
	return errors.New(relation + " is lost")
}

func TestRelations(t *testing.T) {
	items, relations := NewCollection("first", "second"), &loader{}
	items.Relations = relations
	page, err := NewOf(items, 1, Options{})
	expect(t, err, nil)
	same, err := page.LoadMorph("parent", nil)
	expect(t, err, nil)
	expect(t, same, page)
	expect(t, relations.loaded, []string{"parent"})
	if _, err := page.LoadMorphCount("parent", nil); err == nil || err.Error() != "parent is lost" {
		t.Errorf("expected the error of the loader, received %v", err)
	}
}
