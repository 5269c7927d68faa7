// Package touchstone speaks the driver protocol (docs/protocol.md) for a driver of a paginator. It should need no change: what is
// special about an implementation is said in a Driver, and by the types that it has for the classes of the interface.
package touchstone

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"reflect"
	"strconv"
	"strings"
)

type (
	// A Driver says what is judged. Each class of the interface has a type of the same name, such as a struct that embeds the type of
	// the implementation. The method that is spelled like an operation carries it out; New makes an object; PathRead and PathWritten
	// are for the property path; what ends in Inside is for calls from inside alone; ItemsShown, HTMLShown and EntriesShown are what
	// an object shows of itself. A parameter is zero where its argument is null, or left out; one of type any tells null from zero.
	// A second result is an error, or tells whether there is a first.
	Driver struct {
		Introduction any                 // what initialize answers: implementation, rows, capabilities, traits
		Classes      map[string]any      // of each class a value that is no object: Paginator{}, or (*Collection)(nil)
		Reset        func()              // brings all static state back to its defaults
		Take         func(pairs Map) any // makes a map of the suite one of the implementation
		Show         func(value any) any // makes a map of the implementation a Map, its object one of a class, its error a Failure
		// Method, or a spelling or a dispatch of its own: the function for an operation, such as Method(on, "do"+Exported(name))
		Find func(on any, name string) reflect.Value
	}
	Map         []Pair                         // an ordered map; its keys are int or string
	Pair        struct{ Key, Value any }       // a key and its value
	Closure     struct{ id, body any }         // a function of the suite
	Failure     struct{ Kind, Message string } // an error of a kind of the protocol; any other error is Generic
	HtmlString  struct{ html string }          // text that is HTML
	ViewFactory struct{ view, data any }       // makes HTML of a view and its data, and keeps both

	message struct { // a verb or a tag, what follows it, and the arguments of the closure in which it stands
		tag         string
		inner, args any
	}
	refusal struct { // says what is wrong with a message
		code    int
		message string
	}
	cannot string              // says why there are no means to do something
	form   func(m message) any // carries out a verb, or gives what an expression comes to
	object = map[string]any
)

var (
	driver  Driver
	objects object           // by their handles
	handles map[any]any      // by the objects
	open    = map[any]bool{} // the objects whose state is being written
	calls   map[any][]any    // by the ids of closures
	spelled = strings.NewReplacer("Url", "URL", "Json", "JSON", "Html", "HTML", "__construct", "New", "__toString", "String")
)

// Exported returns how Go spells a name of the interface: nextPageUrl is NextPageURL.
func Exported(name string) string {
	first := fmt.Sprintf("%.1s", name)
	return spelled.Replace(strings.ToUpper(first) + name[len(first):])
}

// Method finds the method that is spelled like an operation.
func Method(on any, name string) reflect.Value {
	return reflect.ValueOf(on).MethodByName(Exported(name))
}

// Or returns an argument, or what stands for it where it is left out.
func Or[T any](value any, other T) T {
	if given, isGiven := value.(T); isGiven {
		return given
	}
	return other
}

// Call calls the function, and returns the error that it raises.
func (c *Closure) Call(args ...any) (any, error) {
	calls[c.id] = append(calls[c.id], append([]any{}, args...))
	return attempt(func() any { return evaluate(c.body, args) })
}

func must(isWell bool, err error) {
	if !isWell {
		panic(err)
	}
}

func attempt(do func() any) (value any, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			err = Or(thrown, fmt.Errorf("%v", thrown))
		}
	}()
	return do(), nil
}

// Get returns the value of a key; nil if there is none.
func (m Map) Get(key any) (value any) {
	for _, pair := range m {
		if asKey(pair.Key) == asKey(key) {
			value = pair.Value
		}
	}
	return value
}

func (f *Failure) Error() string                { return f.Message }
func (r *refusal) Error() string                { return r.message }
func (c cannot) Error() string                  { return string(c) }
func (*HtmlString) New(html string) *HtmlString { return &HtmlString{html} }
func (h *HtmlString) HTMLShown() string         { return h.html }
func (*ViewFactory) New() *ViewFactory          { return &ViewFactory{} }
func (f *ViewFactory) ViewRead() any            { return f.view }
func (f *ViewFactory) DataRead() any            { return f.data }
func (f *ViewFactory) Make(view string, data Map) *HtmlString {
	f.view, f.data = view, data
	return &HtmlString{`<nav class="` + view + `">` + text(Or[any](data.Get("title"), "Tom & 'Jerry'")) + `</nav>`}
}

// ---- Values

// asKey returns the key that the suite means: a text that reads as an integer is one.
func asKey(key any) any {
	if number, err := strconv.Atoi(Or(key, "")); err == nil && strconv.Itoa(number) == key {
		return number
	}
	return key
}

func text(value any) string {
	switch value {
	case nil, false:
		return ""
	case true:
		return "1"
	}
	if number, isFloat := value.(float64); isFloat {
		return strconv.FormatFloat(number, 'f', -1, 64)
	}
	return fmt.Sprint(value)
}

// typeOf returns the name of a type, or of the type that a pointer is for.
func typeOf(value any) string {
	t := reflect.TypeOf(value)
	if t == nil {
		return ""
	}
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return t.Name()
}

// Pairs returns the pairs of a map or a list; nil for anything else.
func Pairs(value any) Map {
	switch value := driver.Show(value).(type) {
	case Map:
		return append(Map{}, value...)
	case []any:
		pairs := Map{}
		for place, item := range value {
			pairs = append(pairs, Pair{place, item})
		}
		return pairs
	}
	return nil
}

// encode returns a value as messages have it.
func encode(value any) any {
	value = driver.Show(value)
	if pairs := Pairs(value); pairs != nil {
		return encodePairs(pairs)
	}
	if number, isFloat := value.(float64); isFloat && (math.IsInf(number, 0) || math.IsNaN(number)) {
		return object{"$float": strings.TrimPrefix(strings.ToUpper(fmt.Sprint(number)), "+")}
	}
	name := typeOf(value)
	class, isObject := driver.Classes[name]
	if _, isClosure := value.(*Closure); !isObject && !isClosure {
		return value
	}
	if isObject && value == class {
		return object{"$class": name}
	}
	wire := object{"$ref": handleOf(value), "class": name}
	if open[value] { // within itself an object is its handle alone
		return wire
	}
	open[value] = true
	defer delete(open, value)
	for _, part := range []string{"items", "html", "entries"} {
		if shown := Method(value, part+"Shown"); shown.IsValid() {
			wire[part] = encode(apply(shown, nil))
		}
	}
	return wire
}

func encodePairs(pairs Map) any {
	isList, items, entries := true, []any{}, []any{}
	for place, pair := range pairs {
		isList = isList && pair.Key == any(place)
		items = append(items, encode(pair.Value))
		entries = append(entries, []any{asKey(pair.Key), items[place]})
	}
	if isList {
		return items
	}
	return object{"$map": entries}
}

// handleOf returns the handle of an object, always the same one.
func handleOf(value any) any {
	if handles[value] == nil {
		handle := "o" + strconv.Itoa(len(objects)+1)
		handles[value], objects[handle] = handle, value
	}
	return handles[value]
}

func objectOf(handle string) any {
	found, known := objects[handle]
	check(known, "handle", "one that is known", handle)
	return found
}

func classOf(name string) any {
	class, known := driver.Classes[name]
	must(known, cannot("there is no class "+name+" here"))
	return class
}

// ---- Expressions

// check refuses a message in which something is not as it should be; without "received" it is not there.
func check(isWell bool, culprit, expected string, received ...any) {
	if isWell {
		return
	}
	what := []byte("nothing")
	if len(received) > 0 {
		what, _ = json.Marshal(received[0])
	}
	panic(&refusal{-32602, fmt.Sprintf("%s: expected %s, received %.200s", culprit, expected, what)})
}

const (
	kinds  = "BadMethodCall, Logic, InvalidArgument, Type, JsonEncoding, Generic"
	floats = `"INF", "-INF" or "NAN"`
	place  = "a position, 0 or more"
	pairs  = "pairs of a key, an integer or a text, and a value"
)

// shapes tell whether something is what it should be.
var shapes = map[string]func(value any) bool{
	"a text": is[string], "a list": is[[]any], "an expression": func(any) bool { return true },
	place:             func(value any) bool { return isInteger(value) && value.(float64) >= 0 },
	floats:            func(value any) bool { return value == "INF" || value == "-INF" || value == "NAN" },
	"one of " + kinds: isKind,
	pairs: func(value any) bool {
		entries, are := value.([]any)
		for _, entry := range entries {
			pair, isList := entry.([]any)
			are = are && isList && len(pair) == 2 && (is[string](pair[0]) || isInteger(pair[0]))
		}
		return are
	},
}

func isKind(value any) bool {
	kind := Or(value, "")
	return strings.Contains(" "+kinds+",", " "+kind+",") && !strings.Contains(kind, " ")
}

func is[T any](value any) bool { _, is := value.(T); return is }

func isInteger(value any) bool { n, is := value.(float64); return is && n == math.Trunc(n) }

// whole returns all that stands after the tag, part what stands there under a name.
func (m message) whole(expected string) any {
	check(shapes[expected](m.inner), m.tag, expected, m.inner)
	return m.inner
}

func (m message) part(name, expected string) any {
	parts, isObject := m.inner.(object)
	check(isObject, m.tag, "an object", m.inner)
	value, isThere := parts[name]
	check(isThere, m.tag+"."+name, expected)
	return message{m.tag + "." + name, value, m.args}.whole(expected)
}

func (m message) text(name string) string { return m.part(name, "a text").(string) }
func (m message) at(name string) any      { return evaluate(m.part(name, "an expression"), m.args) }
func (m message) given() []any            { return evaluate(m.part("args", "a list"), m.args).([]any) }

// evaluate returns the value of an expression.
func evaluate(e, args any) any {
	switch e := e.(type) {
	case float64:
		if isInteger(e) && math.Abs(e) < 1<<63 {
			return int(e)
		}
	case []any:
		list := []any{}
		for _, element := range e {
			list = append(list, evaluate(element, args))
		}
		return list
	case object:
		for tag, inner := range e {
			if do, known := tags[tag]; known {
				return do(message{tag, inner, args})
			}
		}
		check(false, "expression", "a tag of docs/protocol.md", e)
	}
	return e
}

var tags, verbs map[string]form

func init() { // Go does not let variables that use each other begin with a value
	create := func(m message) any { return m.call(classOf(m.text("class")), "__construct", m.given()...) }
	tags = map[string]form{
		"$ref":   func(m message) any { return objectOf(m.whole("a text").(string)) },
		"$class": func(m message) any { return classOf(m.whole("a text").(string)) },
		"$arg":   func(m message) any { return Pairs(m.args).Get(int(m.whole(place).(float64))) },
		"$this":  func(message) any { return nil },
		"$args":  rest, "$missing": absent, "$parent": absent, "$request": absent,
		"$new":    create,
		"$call":   func(m message) any { return m.call(m.at("on"), m.text("operation"), m.given()...) },
		"$field":  func(m message) any { return Pairs(m.at("of")).Get(m.at("name")) },
		"$concat": concat,
		"$throw":  func(m message) any { panic(&Failure{m.part("kind", "one of "+kinds).(string), text(m.at("message"))}) },
		"$float":  func(m message) any { number, _ := strconv.ParseFloat(m.whole(floats).(string), 64); return number },
		"$map":    func(m message) any { return driver.Take(mapOf(evaluate(m.whole(pairs), m.args).([]any))) },
		"$fn":     closure,
	}
	verbs = map[string]form{
		"create":     create,
		"call":       func(m message) any { return m.call(objectOf(m.text("target")), m.text("operation"), m.given()...) },
		"callStatic": func(m message) any { return m.call(classOf(m.text("class")), m.text("operation"), m.given()...) },
		"get":        get,
		"getStatic":  func(m message) any { return m.call(classOf(m.text("class")), m.text("property")+"Read") },
		"set":        func(m message) any { return m.write(objectOf(m.text("target"))) },
		"setStatic":  func(m message) any { return m.write(classOf(m.text("class"))) },
	}
}

func absent(m message) any { panic(cannot("a kit for the paginator alone has no " + m.tag)) }

func rest(m message) any {
	args := Or(m.args, []any{})
	return args[int(math.Min(m.whole(place).(float64), float64(len(args)))):]
}

func concat(m message) any {
	joined := ""
	for _, part := range evaluate(m.whole("a list"), m.args).([]any) {
		joined += text(part)
	}
	return joined
}

func mapOf(entries []any) (made Map) {
	for _, entry := range entries {
		made = append(made, Pair{asKey(entry.([]any)[0]), entry.([]any)[1]})
	}
	return made
}

func closure(m message) any {
	c := &Closure{nil, m.part("body", "an expression")}
	if _, isNamed := m.inner.(object)["id"]; isNamed {
		c.id = m.text("id")
		handles[c], objects[text(c.id)] = c.id, c
	}
	return c
}

func get(m message) any {
	target, property := m.text("target"), m.text("property")
	if property == "calls" && strings.HasPrefix(target, "fn:") {
		return append([]any{}, calls[target]...)
	}
	return m.call(objectOf(target), property+"Read")
}

func (m message) write(on any) any {
	m.call(on, m.text("property")+"Written", m.at("value"))
	return nil
}

// call calls a method of an object, or of what stands for a class; of one for a property it says which there is not.
func (m message) call(on any, name string, args ...any) any {
	must(on != nil, &Failure{"Generic", name + "() was called on null"})
	f := driver.Find(on, name)
	if !f.IsValid() && m.inner.(object)["from"] == "inside" {
		f = driver.Find(on, name+"Inside")
	}
	kind, what := "BadMethodCall", "operation "+name
	if property, isOne := m.inner.(object)["property"]; isOne {
		kind, what = "Generic", "property "+text(property)
	}
	must(f.IsValid(), &Failure{kind, "there is no " + what})
	return driver.Show(apply(f, args))
}

func apply(f reflect.Value, args []any) any {
	in, out, t := []reflect.Value{}, [2]any{}, f.Type()
	if len(args) > t.NumIn() {
		panic(cannot(fmt.Sprintf("Go cannot give %d arguments to %v", len(args), t)))
	}
	for place := 0; place < t.NumIn(); place++ {
		arg, wanted := Pairs(args).Get(place), t.In(place)
		if wanted == reflect.TypeOf(Map{}) {
			arg = Pairs(arg)
		}
		value := reflect.Zero(wanted)
		if arg != nil {
			value = reflect.ValueOf(arg)
		}
		if !value.Type().AssignableTo(wanted) {
			panic(cannot(fmt.Sprintf("Go cannot take %v as %v", arg, wanted)))
		}
		in = append(in, value)
	}
	for place, result := range f.Call(in) {
		out[place] = result.Interface()
		err, isError := out[place].(error)
		must(!isError, err)
	}
	if out[1] == false {
		return nil
	}
	return out[0]
}

// ---- Verbs, and the transport

func perform(verb string, params any) any {
	switch verb {
	case "initialize":
		return driver.Introduction
	case "reset":
		reset()
		return nil
	case "shutdown":
		return nil
	}
	do, known := verbs[verb]
	must(known, &refusal{-32601, "there is no verb " + verb + " here"})
	return object{"value": encode(do(message{verb, params, nil}))}
}

func reset() {
	objects, handles, calls = object{}, map[any]any{}, map[any][]any{}
	driver.Reset()
}

// answer returns the answer to a line, and the verb that it asked for.
func answer(line []byte) (object, any) {
	request := object{}
	result, err := attempt(func() any {
		must(json.Valid(line), &refusal{-32700, "expected JSON"})
		json.Unmarshal(line, &request)
		verb, isText := request["method"].(string)
		must(isText, &refusal{-32600, "expected a request"})
		written, err := json.Marshal(perform(verb, request["params"]))
		must(err == nil, &refusal{-32603, fmt.Sprint(err)})
		return json.RawMessage(written)
	})
	reply := object{"jsonrpc": "2.0", "id": request["id"]}
	wrong, reason := (*refusal)(nil), cannot("")
	switch {
	case err == nil:
		reply["result"] = result
	case errors.As(err, &wrong):
		reply["error"] = object{"code": wrong.code, "message": wrong.message}
	case errors.As(err, &reason):
		reply["result"] = object{"cannot": string(reason)}
	default:
		failure := Or(driver.Show(err), &Failure{"Generic", err.Error()})
		reply["result"] = object{"error": object{"kind": failure.Kind, "class": typeOf(err), "message": failure.Message}}
	}
	return reply, request["method"]
}

// Serve answers the suite on stdin and stdout until it says shutdown, or ends. What the implementation prints goes to stderr.
func Serve(own Driver) {
	lines, out := bufio.NewScanner(os.Stdin), json.NewEncoder(os.Stdout)
	lines.Buffer(nil, 1<<25)
	driver, os.Stdout = own, os.Stderr
	reset()
	for verb := any(""); verb != "shutdown" && lines.Scan(); {
		reply, asked := answer(lines.Bytes())
		verb = asked
		out.Encode(reply)
	}
}
