// Package touchstone speaks the driver protocol (docs/protocol.md) for a driver of a paginator. It should need no change: what is
// special about an implementation is said in a Driver, and by the types that it has for the classes of the interface.
package touchstone

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path"
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

	message struct{ inner, args any } // what follows a verb or a tag, and the arguments of the closure in which it stands
	object  = map[string]any
)

var (
	driver  Driver
	objects object        // by their handles
	handles map[any]any   // by the objects
	calls   map[any][]any // by the ids of closures
	spelled = strings.NewReplacer("Url", "URL", "Json", "JSON", "Html", "HTML", "__construct", "New", "__toString", "String")
)

// Exported returns how Go spells a name of the interface: nextPageUrl is NextPageURL.
func Exported(name string) string { return spelled.Replace(strings.ToUpper(name[:1]) + name[1:]) }

// Method finds the method that is spelled like an operation.
func Method(on any, name string) reflect.Value {
	return reflect.ValueOf(on).MethodByName(Exported(name))
}

// Or returns an argument, or what stands for it where it is left out.
func Or[T any](value any, other T) T {
	given, isGiven := value.(T)
	return either(isGiven, given, other)
}

// Call calls the function, and returns the error that it raises.
func (c *Closure) Call(args ...any) (any, error) {
	calls[c.id] = append(calls[c.id], append([]any{}, args...))
	return attempt(func() any { return evaluate(c.body, args) })
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
		value = either(pair.Key == key, pair.Value, value)
	}
	return value
}

func (f *Failure) Error() string                { return f.Message }
func (*HtmlString) New(html string) *HtmlString { return &HtmlString{html} }
func (h *HtmlString) HTMLShown() string         { return h.html }
func (*ViewFactory) New() *ViewFactory          { return &ViewFactory{} }
func (f *ViewFactory) ViewRead() any            { return f.view }
func (f *ViewFactory) DataRead() any            { return f.data }
func (f *ViewFactory) Make(view string, data Map) *HtmlString {
	f.view, f.data = view, data
	return &HtmlString{`<nav class="` + view + `">` + Or(data.Get("title"), "Tom & 'Jerry'") + `</nav>`}
}

func check(isWell bool, kind, format string, about ...any) {
	if !isWell {
		panic(&Failure{kind, fmt.Sprintf(format, about...)})
	}
}

func either[T any](is bool, one, other T) T {
	if is {
		return one
	}
	return other
}

func each[T, R any](items []T, made func(item T) R) []R {
	list := []R{}
	for _, item := range items {
		list = append(list, made(item))
	}
	return list
}

// asKey returns the key that the suite means: a text that reads as an integer is one.
func asKey(key any) any {
	number, err := strconv.Atoi(fmt.Sprint(key))
	return either[any](err == nil && strconv.Itoa(number) == key, number, key)
}

func pairOf(entry any) Pair { return Pair{asKey(entry.([]any)[0]), entry.([]any)[1]} }

func text(value any) string {
	return either(value == nil || value == false, "", either(value == true, "1", fmt.Sprint(value)))
}

func typeOf(value any) string { return path.Ext("." + fmt.Sprintf("%T", value))[1:] }

// Pairs returns the pairs of a map or a list; nil for anything else.
func Pairs(value any) Map {
	list, isList := driver.Show(value).([]any)
	pairs := Or(driver.Show(value), either(isList, Map{}, nil))
	for place, item := range list {
		pairs = append(pairs, Pair{place, item})
	}
	return pairs
}

// encode returns a value as messages have it.
func encode(value any) any {
	value = driver.Show(value)
	pairs, name, isList, items, entries := Pairs(value), typeOf(value), true, []any{}, []any{}
	for place, pair := range pairs {
		isList = isList && pair.Key == any(place)
		items = append(items, encode(pair.Value))
		entries = append(entries, []any{asKey(pair.Key), items[place]})
	}
	switch class, isObject := driver.Classes[name]; {
	case pairs != nil || name == "Map":
		return either[any](isList, items, object{"$map": entries})
	case name == "float64" && strings.Contains("+Inf -Inf NaN", fmt.Sprint(value)):
		return object{"$float": strings.TrimPrefix(strings.ToUpper(fmt.Sprint(value)), "+")}
	case isObject && value == class:
		return object{"$class": name}
	case !isObject && name != "Closure":
		return value
	case handles[value] == nil:
		handles[value] = "o" + strconv.Itoa(len(objects)+1)
		objects[text(handles[value])] = value
	}
	wire := object{"$ref": handles[value], "class": name}
	for _, part := range []string{"items", "html", "entries"} {
		if shown := Method(value, part+"Shown"); shown.IsValid() {
			wire[part] = encode(apply(shown, nil))
		}
	}
	return wire
}

// evaluate returns the value of an expression, or what a verb comes to. There is a method for each tag and verb.
func evaluate(e, args any) any {
	switch e := e.(type) {
	case float64:
		return either[any](float64(int(e)) == e, int(e), e)
	case []any:
		return each(e, func(element any) any { return evaluate(element, args) })
	case object:
		for tag, inner := range e {
			do := Method(message{inner, args}, strings.TrimSuffix(strings.TrimPrefix(tag, "$"), "Static"))
			check(do.IsValid(), either(tag[0] == '$', "-32602", "-32601"), "there is no %s here", tag)
			return apply(do, nil)
		}
	}
	return e
}

func (m message) at(name string) any      { return evaluate(m.inner.(object)[name], m.args) }
func (m message) text(name string) string { return text(m.at(name)) }
func (m message) all() []any              { return evaluate(m.inner, m.args).([]any) }

func (m message) Initialize() any { return driver.Introduction }
func (m message) Shutdown() any   { return os.Stdin.Close() }
func (m message) Reset() {
	objects, handles, calls = object{}, map[any]any{}, map[any][]any{}
	driver.Reset()
}
func (m message) Create() any { return m.New() }
func (m message) New() any    { return m.call("__construct", "", m.at("args").([]any)...) }
func (m message) Call() any   { return m.call(m.text("operation"), "", m.at("args").([]any)...) }
func (m message) Set() any    { return m.call(m.text("property"), "Written", m.at("value")) }
func (m message) Get() any {
	if id := m.at("target"); strings.HasPrefix(text(id), "fn:") {
		return append([]any{}, calls[id]...)
	}
	return m.call(m.text("property"), "Read")
}
func (m message) Ref() any   { return find(text(m.inner)) }
func (m message) Class() any { return find(text(m.inner)) }
func (m message) Arg() any   { return Pairs(m.args).Get(evaluate(m.inner, nil)) }
func (m message) Args() any {
	args, from := m.args.([]any), int(m.inner.(float64))
	return args[either(from < len(args), from, len(args)):]
}
func (m message) Throw()      { panic(&Failure{m.text("kind"), m.text("message")}) }
func (m message) Float() any  { number, _ := strconv.ParseFloat(text(m.inner), 64); return number }
func (m message) Field() any  { return Pairs(m.at("of")).Get(asKey(m.at("name"))) }
func (m message) Concat() any { return strings.Join(each(m.all(), text), "") }
func (m message) Map() any    { return driver.Take(each(m.all(), pairOf)) }
func (m message) Fn() any {
	c := &Closure{m.at("id"), m.inner.(object)["body"]}
	handles[c], objects[text(c.id)] = c.id, c
	return c
}

// call calls a method of what the message is about: that for the name, with an ending.
func (m message) call(name, ending string, args ...any) any {
	on := m.at("on")
	if on == nil {
		on = find(Or(m.at("class"), m.text("target")))
	}
	f := driver.Find(on, name+ending)
	f = either(!f.IsValid() && m.at("from") == "inside", driver.Find(on, name+ending+"Inside"), f)
	check(f.IsValid(), "BadMethodCall", "there is no operation %s", name)
	return driver.Show(apply(f, args))
}

// find returns an object by its handle, or what stands for a class by its name.
func find(name string) any {
	found, known := either(name > "a", objects, driver.Classes)[name]
	check(known, either(name > "a" || name == "", "-32602", "cannot"), "there is no %s here", either(name > "a", name, "class "+name))
	return found
}

func apply(f reflect.Value, args []any) any {
	in, out := []reflect.Value{}, [2]any{}
	check(len(args) <= f.Type().NumIn(), "cannot", "Go cannot give %d arguments to %v", len(args), f.Type())
	for place := 0; place < f.Type().NumIn(); place++ {
		t, arg := f.Type().In(place), Pairs(args).Get(place)
		arg = either[any](t == reflect.TypeOf(Map{}), Pairs(arg), arg)
		in = append(in, either(arg == nil, reflect.Zero(t), reflect.ValueOf(arg)))
		check(in[place].Type().AssignableTo(t), "cannot", "Go cannot take %v as %v", arg, t)
	}
	for place, result := range f.Call(in) {
		out[place] = result.Interface()
		if err, isError := out[place].(error); isError {
			panic(err)
		}
	}
	return either(out[1] == false, nil, out[0])
}

// answer returns the answer to a request.
func answer(line []byte) object {
	request, key := object{}, "result"
	result, err := attempt(func() any {
		isRequest := json.Unmarshal(line, &request) == nil && request["method"] != nil
		check(isRequest, either(json.Valid(line), "-32600", "-32700"), "expected a request as JSON, received %s", line)
		value := evaluate(object{text(request["method"]): request["params"]}, nil)
		isWhole := strings.Contains("-initialize-reset-shutdown-", "-"+text(request["method"])+"-")
		written, err := json.Marshal(either[any](isWhole, value, object{"value": encode(value)}))
		check(err == nil, "-32603", "%v", err)
		return json.RawMessage(written)
	})
	failure := Or(driver.Show(err), &Failure{"Generic", fmt.Sprint(err)})
	switch code, _ := strconv.Atoi(failure.Kind); {
	case err == nil:
	case code != 0:
		key, result = "error", object{"code": code, "message": failure.Message}
	case failure.Kind == "cannot":
		result = object{"cannot": failure.Message}
	default:
		result = object{"error": object{"kind": failure.Kind, "class": typeOf(err), "message": failure.Message}}
	}
	return object{"jsonrpc": "2.0", "id": request["id"], key: result}
}

// Serve answers the suite on stdin and stdout until it says shutdown, or ends. What the implementation prints goes to stderr.
func Serve(own Driver) {
	lines, out := bufio.NewScanner(os.Stdin), json.NewEncoder(os.Stdout)
	lines.Buffer(nil, 1<<25)
	driver, os.Stdout = own, os.Stderr
	for (message{}).Reset(); lines.Scan(); {
		out.Encode(answer(lines.Bytes()))
	}
}
