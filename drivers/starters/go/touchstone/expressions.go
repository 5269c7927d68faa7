package touchstone

import (
	"encoding/json"
	"strings"
)

// What a body is evaluated with; the zero value stands for the outside of all closures.
type scope struct {
	this   any
	owner  *Declared
	method string
	args   []any
}

// A Closure is a function of the suite's. A parameter of a func type gets a function that calls it.
type Closure struct {
	session    *session
	definition map[string]any
	scope      scope
}

// Call evaluates the body with these arguments, and records the call.
func (c *Closure) Call(args ...any) any {
	if id, ok := c.definition["id"].(string); ok {
		c.session.calls[id] = append(c.session.calls[id], append([]any{}, args...))
	}
	inner := c.scope
	inner.args = args
	return c.session.evaluate(c.definition["body"], inner)
}

func (k *session) evaluate(expression any, s scope) any {
	switch e := expression.(type) {
	case json.Number:
		return number(e)
	case []any:
		return k.all(e, s)
	case map[string]any:
		for tag, inner := range e {
			parts, _ := inner.(map[string]any)
			return k.tagged(tag, inner, parts, s)
		}
	}
	return expression
}

func (k *session) all(expressions []any, s scope) []any {
	values := make([]any, len(expressions))
	for place, expression := range expressions {
		values[place] = k.evaluate(expression, s)
	}
	return values
}

func (k *session) tagged(tag string, inner any, parts map[string]any, s scope) any {
	switch tag {
	case "$float":
		return floats[inner.(string)]
	case "$map":
		pairs := Map{}
		for _, pair := range inner.([]any) {
			pairs = append(pairs, Pair{asKey(k.evaluate(pair.([]any)[0], s)), k.evaluate(pair.([]any)[1], s)})
		}
		if k.MapOf != nil {
			return k.MapOf(pairs)
		}
		return pairs
	case "$missing":
		return Missing{}
	case "$class":
		return k.class(inner.(string))
	case "$ref":
		return k.object(inner.(string))
	case "$arg":
		if place := number(inner.(json.Number)).(int); place < len(s.args) {
			return s.args[place]
		}
		return nil
	case "$args":
		from := number(inner.(json.Number)).(int)
		if from > len(s.args) {
			from = len(s.args)
		}
		return append([]any{}, s.args[from:]...)
	case "$this":
		return s.this
	case "$new":
		return k.construct(parts["class"].(string), k.all(parts["args"].([]any), s))
	case "$call":
		own, _ := parts["on"].(map[string]any)
		return k.call(k.evaluate(parts["on"], s), parts["operation"].(string), own["$this"] == true, k.all(parts["args"].([]any), s))
	case "$parent":
		return k.inherited(s, k.all(inner.([]any), s))
	case "$field":
		value, _ := k.read(k.evaluate(parts["of"], s), k.evaluate(parts["name"], s), true)
		return value
	case "$concat":
		var joined strings.Builder
		for _, part := range k.all(inner.([]any), s) {
			joined.WriteString(text(part))
		}
		return joined.String()
	case "$throw":
		panic(&Raised{parts["kind"].(string), text(k.evaluate(parts["message"], s))})
	case "$request":
		return k.construct("Request", []any{inner})
	case "$fn":
		closure := &Closure{k, parts, s}
		if id, ok := parts["id"].(string); ok {
			k.handles[closure], k.objects[id] = id, closure
		}
		return closure
	}
	panic(cannot("there is no expression " + tag + " here"))
}
