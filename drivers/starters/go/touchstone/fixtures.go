package touchstone

import (
	"encoding/json"
	"html/template"
)

// The fixture classes that scenarios use (docs/fixtures.md). A driver that needs another form of one has a class of its own under
// that name.

// A Model is a model of an application.
type Model struct {
	attributes, relations, appended, others any
	routeKey                                any
}

func (m *Model) entry(name string, maps ...any) (any, bool) {
	for _, entries := range maps {
		if pairs, ok := PairsOf(entries); ok {
			if value, found := pairs.Get(name); found {
				return value, true
			}
		}
	}
	return nil, false
}

func (m *Model) has(name string, maps ...any) bool {
	_, found := m.entry(name, maps...)
	return found
}

// Property returns an attribute, a relation or another entry.
func (m *Model) Property(name string) (any, bool) {
	return m.entry(name, m.attributes, m.relations, m.others)
}

// GetAttributes returns the attributes.
func (m *Model) GetAttributes() any {
	if m.attributes == nil {
		return Map{}
	}
	return m.attributes
}

// ToArray returns the attributes.
func (m *Model) ToArray() any { return m.GetAttributes() }

// JSONSerialize returns the attributes.
func (m *Model) JSONSerialize() any { return m.GetAttributes() }

// MarshalJSON writes the attributes.
func (m *Model) MarshalJSON() ([]byte, error) { return json.Marshal(m.GetAttributes()) }

// RelationLoaded reports whether there is a relation of that name.
func (m *Model) RelationLoaded(name string) bool { return m.has(name, m.relations) }

// HasAppended reports whether that name was appended.
func (m *Model) HasAppended(name string) bool { return m.has(name, m.appended) }

// GetKey returns the attribute id.
func (m *Model) GetKey() any {
	key, _ := m.entry("id", m.attributes)
	return key
}

// GetRouteKey returns the route key.
func (m *Model) GetRouteKey() any { return m.routeKey }

// GetRouteKeyName returns what the route key is called.
func (m *Model) GetRouteKeyName() string { return "slug" }

// OffsetExists reports whether a property is set.
func (m *Model) OffsetExists(name string) bool {
	_, found := m.Property(name)
	return found
}

// OffsetGet returns a property.
func (m *Model) OffsetGet(name string) any {
	value, _ := m.Property(name)
	return value
}

// OffsetSet changes nothing.
func (m *Model) OffsetSet(name string, value any) {}

// OffsetUnset changes nothing.
func (m *Model) OffsetUnset(name string) {}

// A Pivot is the row of a join table.
type Pivot struct {
	table  string
	values Map
}

// GetTable returns the table.
func (p *Pivot) GetTable() string { return p.table }

// Property returns a value of the row.
func (p *Pivot) Property(name string) (any, bool) { return p.values.Get(name) }

// A Song is an item that has a resource of its own.
type Song struct{ Title any }

// A Nest is deep data.
type Nest struct{ depth int }

// JSONSerialize returns a nest of one level less.
func (n *Nest) JSONSerialize() any {
	if n.depth == 0 {
		return "inmost"
	}
	return []any{&Nest{n.depth - 1}}
}

// MarshalJSON writes a nest of one level less.
func (n *Nest) MarshalJSON() ([]byte, error) { return json.Marshal(n.JSONSerialize()) }

// A ViewFactory makes HTML of a view and its data, and keeps both.
type ViewFactory struct {
	View    any
	Data    any
	session *session
}

// Make returns the HTML of a view.
func (f *ViewFactory) Make(view string, data map[string]any) (template.HTML, error) {
	f.View, f.Data = view, data
	title := data["title"]
	if title == nil {
		title = "Tom & 'Jerry'"
	}
	made := f.session.construct("HtmlString", []any{`<nav class="` + view + `">` + text(title) + `</nav>`})
	return made.(template.HTML), nil
}

// HTML is the class HtmlString for implementations whose HTML is that of html/template.
var HTML = Class{New: func(text string) template.HTML { return template.HTML(text) }}

func (k *session) withFixtures(own map[string]Class) map[string]Class {
	all := map[string]Class{
		"Model": {New: func(attributes, relations, appended, others, routeKey any) *Model {
			return &Model{attributes, relations, appended, others, routeKey}
		}},
		"Pivot": {New: func(table string, values any) *Pivot {
			pairs, _ := PairsOf(values)
			return &Pivot{table, pairs}
		}},
		"Song": {
			New:    func(title any) *Song { return &Song{title} },
			Static: map[string]any{"guessResourceName": func() []string { return []string{"SongResource"} }},
		},
		"Nest":        {New: func(depth int) *Nest { return &Nest{depth} }},
		"ViewFactory": {New: func() *ViewFactory { return &ViewFactory{session: k} }},
	}
	for name, class := range own {
		all[name] = class
	}
	return all
}
