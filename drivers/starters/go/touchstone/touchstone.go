// Package touchstone speaks the driver protocol (docs/protocol.md) for a driver of a paginator: values, expressions, calls,
// transport. Little of it should need a change: what is special about an implementation is said in a Driver.
package touchstone

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"html/template"
	"os"
	"reflect"
	"sort"
	"strconv"
	"strings"
	"unsafe"
)

type (
	// A Driver says what is judged and how it is spelled. The last three are hooks that may be left out.
	Driver struct {
		Introduction Table                              // what initialize answers: implementation, rows, capabilities, traits
		Classes      map[ClassName]Table                // what the interface calls by name, a Collection of its own among them
		Reset        func()                             // brings all static state back to its defaults
		Spell        func(name string) string           // Exported, or a spelling of its own, such as "Do" + Exported(name)
		Dispatch     func(on any, operation string) any // a dispatch of its own: the function for what is no method, or nil
		Kinds        map[error]string                   // of which kind an error is, if not Generic: {pages.ErrNoViews: "Logic"}
		Take, Give   []any                              // make arguments, and results: NewBag and (*Bag).Pairs for a map type of its own
	}
	// A Table is what a class has, by the names of the interface: functions, or an Either of them, that get the object first unless
	// the class is asked: {"count": (*Page).Len}. A property ("$path") is read without a further argument, and written with one.
	// "__construct" makes an object, "@items" is what it shows beside its handle, "protected" is the Table for calls from inside. What
	// is in no table is looked for as it is spelled: exported methods and fields, from inside also fields that are not exported.
	Table = map[string]any
	// Either are functions of which the first that takes the arguments counts. What is left out, or null, is nil, or zero; only null
	// is a *struct{}.
	Either []any
	// A Pair is a key, an int or a string, and its value.
	Pair struct{ Key, Value any }
	// A Map is an ordered map. A function in Take whose parameter it is makes all maps that the suite gives.
	Map []Pair
	// Entries is what an iterator over something gives.
	Entries struct{ Of any }
	// A ClassName stands for a class.
	ClassName string
	// A ViewFactory makes HTML of a view and its data, and keeps both.
	ViewFactory struct{ View, Data any }

	closure    func(args ...any) any
	raised     struct{ kind, message string } // an error of a kind of the protocol, or of one in codes
	expression struct {                       // what a tag holds, and the arguments of the closure in which it stands
		inner any
		args  []any
	}
)

var (
	// HTML is the class HtmlString of those whose HTML is that of html/template.
	HTML = Table{"__construct": func(text string) template.HTML { return template.HTML(text) }, "@html": text}
	// Views is the class ViewFactory.
	Views    = Table{"__construct": func() *ViewFactory { return &ViewFactory{} }}
	initials = strings.NewReplacer("Url", "URL", "Json", "JSON", "Html", "HTML")
	codes    = map[string]int{"no JSON": -32700, "no request": -32600, "no verb": -32601, "no object": -32602}
	driver   Driver
	objects  Table            // by their handles
	handles  map[any]string   // by what tells an object apart
	calls    map[string][]any // by the ids of closures
)

func (r *raised) Error() string { return r.message }

func (m Map) table() Table {
	table := Table{}
	for _, pair := range m {
		table[text(pair.Key)] = pair.Value
	}
	return table
}

// MarshalJSON writes an object.
func (m Map) MarshalJSON() ([]byte, error) { return json.Marshal(m.table()) }

// Make returns the HTML of a view.
func (f *ViewFactory) Make(view string, data map[string]any) (template.HTML, error) {
	f.View, f.Data = view, data
	title := either(data["title"] == nil, "Tom & 'Jerry'", text(data["title"]))
	return template.HTML(`<nav class="` + view + `">` + title + `</nav>`), nil
}

// Exported returns how Go spells a name of the interface: nextPageUrl is NextPageURL.
func Exported(name string) string { return initials.Replace(strings.ToUpper(name[:1]) + name[1:]) }

// check raises an error of a kind unless all is well.
func check(isWell bool, kind, format string, about ...any) {
	if !isWell {
		panic(&raised{kind, fmt.Sprintf(format, about...)})
	}
}

// attempt returns what a function panics with, as an error; nil when it does not.
func attempt(do func()) (err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			known, isError := thrown.(error)
			err = either(isError, known, fmt.Errorf("%v", thrown))
		}
	}()
	do()
	return nil
}

func either[T any](is bool, one, other T) T {
	if is {
		return one
	}
	return other
}

func list[T any](length int, item func(place int) T) []T {
	made := make([]T, length)
	for place := range made {
		made[place] = item(place)
	}
	return made
}

// ---- Values

// asKey returns the key that the suite means: a text that reads as an integer is one.
func asKey(key any) any {
	name, _ := key.(string)
	number, err := strconv.Atoi(name)
	return either[any](err == nil && len(name) < 16 && strconv.Itoa(number) == name, number, key)
}

func text(value any) string {
	flag, isFlag := value.(bool)
	return either(isFlag || value == nil, either(flag, "1", ""), fmt.Sprint(value))
}

// by returns what the function for the type of a value makes of it, or else the value.
func by(functions []any, value any) any {
	for _, function := range functions {
		if f := reflect.ValueOf(function); f.Type().In(0) == reflect.TypeOf(value) {
			return f.Call([]reflect.Value{reflect.ValueOf(value)})[0].Interface()
		}
	}
	return value
}

// isPair tells whether a type is that of the elements of an ordered map: a key and its value.
func isPair(t reflect.Type) bool { return t.Kind() == reflect.Struct && t.NumField() == 2 }

// pairsOf returns the pairs of a slice, a map, and a struct whose first field has a json tag; nil for anything else.
func pairsOf(value any) Map {
	r := reflect.ValueOf(by(driver.Give, value))
	pair := func(key any, item reflect.Value) Pair { return Pair{asKey(by(driver.Give, key)), item.Interface()} }
	switch kind := r.Kind(); {
	case kind == reflect.Slice && isPair(r.Type().Elem()):
		return list(r.Len(), func(i int) Pair { return pair(r.Index(i).Field(0).Interface(), r.Index(i).Field(1)) })
	case kind == reflect.Slice:
		return list(r.Len(), func(i int) Pair { return pair(i, r.Index(i)) })
	case kind == reflect.Map:
		keys := r.MapKeys()
		sort.Slice(keys, func(i, j int) bool { return fmt.Sprintf("%24v", keys[i]) < fmt.Sprintf("%24v", keys[j]) })
		return list(r.Len(), func(i int) Pair { return pair(keys[i].Interface(), r.MapIndex(keys[i])) })
	case kind == reflect.Struct && r.NumField() > 0 && r.Type().Field(0).Tag.Get("json") != "":
		pairs := Map{}
		for place := 0; place < r.NumField(); place++ {
			name, may, _ := strings.Cut(r.Type().Field(place).Tag.Get("json"), ",")
			if name != "" && name != "-" && !(may == "omitempty" && r.Field(place).IsZero()) {
				pairs = append(pairs, pair(name, r.Field(place)))
			}
		}
		return pairs
	}
	return nil
}

// classOf returns what the interface calls the class of an object, or else what Go calls its type.
func classOf(value any) ClassName {
	for name, class := range driver.Classes {
		if t := reflect.TypeOf(class["__construct"]); t != nil && t.Out(0) == reflect.TypeOf(value) {
			return name
		}
	}
	name := fmt.Sprintf("%T", value)
	return ClassName(name[strings.LastIndex(name, ".")+1:])
}

// identity returns what an interface points to. It tells pointers apart, and functions, which Go does not compare.
func identity(object any) any { return (*[2]unsafe.Pointer)(unsafe.Pointer(&object))[1] }

func handleOf(object any) string {
	if _, known := handles[identity(object)]; !known {
		handle := "o" + strconv.Itoa(len(handles)+1)
		handles[identity(object)], objects[handle] = handle, object
	}
	return handles[identity(object)]
}

func encode(value any) any {
	value = by(driver.Give, value)
	r, kind, name := reflect.ValueOf(value), reflect.ValueOf(value).Kind(), classOf(value)
	class, isObject := driver.Classes[name]
	iterator, _ := value.(Entries)
	pairs := pairsOf(either(iterator.Of == nil, value, iterator.Of))
	items := list(len(pairs), func(i int) any { return encode(pairs[i].Value) })
	entries := list(len(pairs), func(i int) any { return []any{pairs[i].Key, items[i]} })
	keys := list(len(pairs), func(i int) any { return pairs[i].Key })
	isList := reflect.DeepEqual(keys, list(len(pairs), func(i int) any { return i }))
	switch {
	case value == nil, (kind == reflect.Ptr || kind == reflect.Func) && r.IsNil():
		return nil
	case iterator.Of != nil:
		return Table{"$ref": handleOf(iterator), "class": name, "entries": entries}
	case pairs != nil && !isObject:
		return either[any](isList, items, Table{"$map": entries})
	case kind == reflect.Ptr && r.Elem().Kind() != reflect.Struct:
		return encode(r.Elem().Interface())
	case r.CanFloat() && strings.Contains("+Inf -Inf NaN", fmt.Sprint(value)):
		return Table{"$float": strings.TrimPrefix(strings.ToUpper(fmt.Sprint(value)), "+")}
	case r.Type() == reflect.TypeOf(name):
		return Table{"$class": value}
	case !isObject && kind != reflect.Ptr && kind != reflect.Struct && kind != reflect.Func:
		return value
	}
	wire := Table{"$ref": handleOf(value), "class": either(kind == reflect.Func, "Closure", name)}
	for key := range class {
		if key[0] == '@' {
			wire[key[1:]] = encode(call(value, key, false, nil))
		}
	}
	return wire
}

// ---- Expressions, and the verbs of the protocol: a method for each, by its name in Go

func evaluate(e any, args []any) any {
	switch e := e.(type) {
	case float64:
		return either[any](float64(int(e)) == e, int(e), e)
	case []any:
		return list(len(e), func(i int) any { return evaluate(e[i], args) })
	case Table:
		for tag, inner := range e {
			method := reflect.ValueOf(expression{inner, args}).MethodByName(Exported(strings.TrimSuffix(tag[1:], "Static")))
			check(method.IsValid(), "no verb", "there is no %s here", tag)
			return method.Call(nil)[0].Interface()
		}
	}
	return e
}

func (x expression) all() []any              { return evaluate(x.inner, x.args).([]any) }
func (x expression) at(name string) any      { return evaluate(x.inner.(Table)[name], x.args) }
func (x expression) text(name string) string { return text(x.at(name)) }
func (x expression) given() []any            { return x.at("args").([]any) }
func (x expression) value() []any            { return []any{x.at("value")} }
func (x expression) nothing() []any          { return nil }

// do calls an operation of what a message is about, or reads or writes a property. What it is about comes before the arguments.
func (x expression) do(key string, args func() []any) any {
	on := x.at("on")
	if class := x.at("class"); class != nil {
		on = ClassName(text(class))
	} else if on == nil {
		on = expression{x.at("target"), nil}.Ref()
	}
	return call(on, key, x.text("from") == "inside", args())
}

func (x expression) Initialize() any { return driver.Introduction }
func (x expression) Shutdown() any   { return os.Stdin.Close() }
func (x expression) Reset() any {
	objects, handles, calls = Table{}, map[any]string{}, map[string][]any{}
	driver.Reset()
	return nil
}
func (x expression) New() any    { return x.do("__construct", x.given) }
func (x expression) Create() any { return x.New() }
func (x expression) Call() any   { return x.do(x.text("operation"), x.given) }
func (x expression) Set() any    { x.do("$"+x.text("property"), x.value); return nil }
func (x expression) Class() any  { return ClassName(text(x.inner)) }
func (x expression) This() any   { return nil } // no method here was written by the suite
func (x expression) Arg() any    { return append(x.Args().([]any), nil)[0] }
func (x expression) Throw() any  { panic(&raised{x.text("kind"), x.text("message")}) }
func (x expression) Float() any  { f, _ := strconv.ParseFloat(text(x.inner), 64); return f }
func (x expression) Args() any {
	from := int(x.inner.(float64))
	return append([]any{}, x.args[either(from < len(x.args), from, len(x.args)):]...)
}
func (x expression) Get() any {
	if id := x.text("target"); strings.HasPrefix(id, "fn:") {
		return calls[id]
	}
	return x.do("$"+x.text("property"), x.nothing)
}
func (x expression) Ref() any {
	object, known := objects[text(x.inner)]
	check(known, "no object", "there is no object %v", x.inner)
	return object
}
func (x expression) Concat() any {
	all := x.all()
	return strings.Join(list(len(all), func(i int) string { return text(all[i]) }), "")
}
func (x expression) Map() any {
	all := x.all()
	return by(driver.Take, Map(list(len(all), func(i int) Pair { return Pair{asKey(all[i].([]any)[0]), all[i].([]any)[1]} })))
}
func (x expression) Field() (value any) {
	of, name := x.at("of"), x.text("name")
	if pairs := pairsOf(of); pairs != nil {
		return pairs.table()[name]
	}
	attempt(func() { value = call(of, "$"+name, true, nil) })
	return value
}
func (x expression) Fn() any {
	id := either(x.text("id") == "", fmt.Sprintf("closure %d", len(handles)), x.text("id"))
	function := closure(func(args ...any) any {
		calls[id] = append(calls[id], append([]any{}, args...))
		return evaluate(x.inner.(Table)["body"], args)
	})
	handles[identity(function)], objects[id] = id, function
	return function
}

// ---- Calls

// call calls an operation, or reads a property ("$path"), or writes it when there is an argument.
func call(on any, key string, inside bool, args []any) any {
	name, isClass := on.(ClassName)
	class, known := driver.Classes[either(isClass, name, classOf(on))]
	check(known || !isClass, "cannot", "there is no class %s here", name)
	protected, _ := class["protected"].(Table)
	entry := either(inside && class[key] == nil, protected[key], class[key])
	if entry == nil && key[0] == '$' {
		return property(on, key[1:], inside, args)
	} else if entry == nil {
		method := reflect.ValueOf(on).MethodByName(driver.Spell(key))
		if !method.IsValid() && driver.Dispatch != nil {
			method = reflect.ValueOf(driver.Dispatch(on, key))
		}
		check(method.IsValid(), "BadMethodCall", "there is no operation %s", key)
		entry, isClass = method.Interface(), true
	}
	functions, isEither := entry.(Either)
	out, refused := apply(either(isEither, functions, Either{entry}), either(isClass, args, append([]any{on}, args...)))
	if last := len(out) - 1; last >= 0 && out[last].Type() == reflect.TypeOf(&refused).Elem() && !out[last].IsNil() {
		refused = out[last].Interface().(error)
	}
	if refused != nil {
		panic(refused)
	} else if len(out) == 0 || len(out) == 2 && out[1].Kind() == reflect.Bool && !out[1].Bool() {
		return nil // a value beside a false is none
	}
	return out[0].Interface()
}

func property(on any, name string, inside bool, args []any) any {
	is := func(field string) bool { return field == driver.Spell(name) || field == name }
	field := reflect.Indirect(reflect.ValueOf(on)).FieldByNameFunc(is)
	check(field.IsValid() && (inside || field.CanSet()), "Generic", "there is no property %s", name)
	field = reflect.NewAt(field.Type(), unsafe.Pointer(field.UnsafeAddr())).Elem()
	for _, value := range args {
		field.Set(fit(value, field.Type()))
	}
	return field.Interface()
}

// apply calls the first of the functions that takes the arguments, or says why none does.
func apply(functions Either, args []any) (out []reflect.Value, refused error) {
	for _, function := range functions {
		f, in := reflect.ValueOf(function), []reflect.Value{}
		needed := f.Type().NumIn()
		refused = attempt(func() {
			check(len(args) <= needed, "cannot", "Go cannot give %d arguments to %v", len(args), f.Type())
			all := append(append([]any{}, args...), make([]any, needed)...)
			in = list(needed, func(i int) reflect.Value { return fit(all[i], f.Type().In(i)) })
		})
		if refused == nil {
			return f.Call(in), nil
		}
	}
	return nil, refused
}

// fit returns a value of the suite as one of a type.
func fit(value any, t reflect.Type) reflect.Value {
	made, r, kind := reflect.New(t).Elem(), reflect.ValueOf(value), t.Kind()
	if value == nil || r.Type().AssignableTo(t) {
		return either(value == nil, made, r)
	}
	for _, take := range driver.Take {
		if reflect.TypeOf(take).Out(0) == t {
			if out, refused := apply(Either{take}, []any{value}); refused == nil {
				return out[0]
			}
		}
	}
	pairs := pairsOf(value)
	pair, isOne := value.(Pair)
	function, isFunction := value.(closure)
	switch {
	case isFunction && kind == reflect.Func:
		return calling(function, t)
	case r.CanInt() && kind == reflect.String:
		return reflect.ValueOf(text(value)).Convert(t)
	case kind == reflect.Ptr && t.Elem().Kind() != reflect.Struct:
		made.Set(reflect.New(t.Elem()))
		made.Elem().Set(fit(value, t.Elem()))
	case isOne && isPair(t):
		made.Field(0).Set(fit(pair.Key, t.Field(0).Type))
		made.Field(1).Set(fit(pair.Value, t.Field(1).Type))
	case pairs != nil && kind == reflect.Slice:
		items := list(len(pairs), func(i int) any { return either[any](isPair(t.Elem()), pairs[i], pairs[i].Value) })
		made.Set(reflect.Append(made, list(len(pairs), func(i int) reflect.Value { return fit(items[i], t.Elem()) })...))
	case pairs != nil && kind == reflect.Map:
		made.Set(reflect.MakeMap(t))
		for _, pair := range pairs {
			made.SetMapIndex(fit(pair.Key, t.Key()), fit(pair.Value, t.Elem()))
		}
	case pairs != nil && kind == reflect.Struct:
		for place, field := range reflect.VisibleFields(t) {
			name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
			if found, isThere := pairs.table()[name]; isThere {
				made.Field(place).Set(fit(found, field.Type))
			}
		}
	default:
		check(false, "cannot", "Go cannot take %v as a %v", value, t)
	}
	return made
}

// calling returns a function that calls a closure. What the closure raises is the error that it returns, if it can return one.
func calling(called closure, t reflect.Type) reflect.Value {
	function := reflect.MakeFunc(t, func(in []reflect.Value) []reflect.Value {
		var results [2]any
		args := list(len(in), func(i int) any { return by(driver.Give, in[i].Interface()) })
		err := attempt(func() { results[0] = called(args...) })
		if results[1] = err; err != nil && t.NumOut() < 2 {
			panic(err)
		}
		return list(t.NumOut(), func(i int) reflect.Value { return fit(results[i], t.Out(i)) })
	})
	handles[identity(function.Interface())] = handleOf(called)
	return function
}

// ---- Transport

func answer(line []byte) Table {
	request, reply, known := Table{}, Table{"jsonrpc": "2.0", "id": nil}, &raised{"Generic", ""}
	err := attempt(func() {
		check(json.Valid(line), "no JSON", "expected JSON, received %s", line)
		isObject := json.Unmarshal(line, &request) == nil
		check(isObject && request["method"] != nil, "no request", "expected a request, received %s", line)
		reply["id"] = request["id"]
		reply["result"] = evaluate(Table{"$" + text(request["method"]): request["params"]}, nil)
		switch request["method"] {
		case "create", "call", "callStatic", "get", "getStatic", "set", "setStatic":
			reply["result"] = Table{"value": encode(reply["result"])}
		}
	})
	if err == nil {
		return reply
	}
	if known.message = err.Error(); !errors.As(err, &known) {
		for its, kind := range driver.Kinds {
			known.kind = either(errors.Is(err, its), kind, known.kind)
		}
	}
	if code := codes[known.kind]; code != 0 {
		reply["error"] = Table{"code": code, "message": known.message}
	} else if reply["result"] = (Table{"cannot": known.message}); known.kind != "cannot" {
		reply["result"] = Table{"error": Table{"kind": known.kind, "class": classOf(err), "message": known.message}}
	}
	return reply
}

// Serve answers the suite on stdin and stdout until it says shutdown, or ends. What the implementation prints goes to stderr.
func Serve(own Driver) {
	driver = own
	lines, out := bufio.NewScanner(os.Stdin), json.NewEncoder(os.Stdout)
	os.Stdout = os.Stderr
	lines.Buffer(nil, 1<<25)
	for (expression{}).Reset(); lines.Scan(); {
		if err := out.Encode(answer(lines.Bytes())); err != nil {
			panic(err)
		}
	}
}
