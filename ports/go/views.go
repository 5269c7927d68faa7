package pages

import (
	"bytes"
	"fmt"
	"html"
	"html/template"
)

// Views make HTML of a named view and its data. [Templates] makes them of html/template.
type Views interface {
	Make(view string, data map[string]any) (template.HTML, error)
}

// Templates returns views that are templates of html/template, by their names.
func Templates(templates *template.Template) Views { return templateViews{templates} }

type templateViews struct{ templates *template.Template }

func (v templateViews) Make(view string, data map[string]any) (template.HTML, error) {
	var text bytes.Buffer
	if err := v.templates.ExecuteTemplate(&text, view, data); err != nil {
		return "", fmt.Errorf("pages: view %q: %w", view, err)
	}
	return template.HTML(text.String()), nil
}

// Render returns the page as the view shows it; "" is [DefaultSimpleView]. The view gets the data, and the page as
// "paginator".
func (p *Paginator[T]) Render(view string, data map[string]any) (template.HTML, error) {
	views, err := ResolveViews()
	if err != nil {
		return "", err
	}
	if views == nil {
		return "", ErrNoViews
	}
	if view == "" {
		view = DefaultSimpleView()
	}
	all := map[string]any{}
	for name, value := range data {
		all[name] = value
	}
	all["paginator"] = p
	return views.Make(view, all)
}

// Links is [Paginator.Render] under the name that views use for it.
func (p *Paginator[T]) Links(view string, data map[string]any) (template.HTML, error) {
	return p.Render(view, data)
}

// HTML returns the page as its default view shows it. It can be called in a template: {{ .HTML }}.
func (p *Paginator[T]) HTML() (template.HTML, error) { return p.Render("", nil) }

// String returns the HTML of the page, escaped when [Paginator.SetEscapeString] says so. It panics when there are no views or
// one of them fails, since it has no error to return.
func (p *Paginator[T]) String() string {
	text, err := p.HTML()
	if err != nil {
		panic(err)
	}
	if p.escapeWhenCastingToString {
		return html.EscapeString(string(text))
	}
	return string(text)
}

// SetEscapeString sets whether [Paginator.String] escapes the HTML.
func (p *Paginator[T]) SetEscapeString(escape bool) *Paginator[T] {
	p.escapeWhenCastingToString = escape
	return p
}
