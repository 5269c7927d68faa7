package touchstone

import (
	"fmt"
	"reflect"
	"strings"
	"unsafe"
)

// Exported returns how Go spells a name of the interface: nextPageUrl is NextPageURL.
func Exported(name string) string {
	name = strings.ToUpper(name[:1]) + name[1:]
	for _, word := range []string{"Url", "Json", "Html"} {
		name = strings.ReplaceAll(name, word, strings.ToUpper(word))
	}
	return name
}

// classOf returns what the class of an object is called: in the interface, as the class whose New makes such objects, or in Go.
func (k *session) classOf(value any) string {
	if instance, ok := value.(*Instance); ok {
		return instance.class.name
	}
	for name, class := range k.Classes {
		if class.New != nil && reflect.TypeOf(class.New).Out(0) == reflect.TypeOf(value) {
			return name
		}
	}
	t := reflect.TypeOf(value)
	for t.Kind() == reflect.Ptr {
		t = t.Elem()
	}
	return t.Name()
}

// entry returns what the tables of a class have for a key, and the object where it is the first argument.
func (k *session) entry(on any, key string, inside bool) (entry any, object []any) {
	name, isClass := on.(ClassName)
	class := k.Classes[k.classOf(on)]
	tables := []map[string]any{class.Own}
	if object = []any{on}; isClass {
		class, object = k.Classes[string(name)], nil
		tables = []map[string]any{class.Static}
	}
	if inside {
		tables = append(tables, class.Inside)
	}
	for _, table := range tables {
		if table[key] != nil {
			return table[key], object
		}
	}
	return nil, object
}

// spellings returns what a member may be called: as a table says, or as names are spelled.
func (k *session) spellings(entry any, name string) []string {
	if spelled, ok := entry.(string); ok {
		return []string{spelled}
	}
	if k.Spell != nil {
		return []string{k.Spell(name), Exported(name)}
	}
	return []string{Exported(name)}
}

func (k *session) call(on any, operation string, inside bool, args []any) any {
	if instance, ok := on.(*Instance); ok {
		return instance.call(operation, inside, args)
	}
	if name, ok := on.(ClassName); ok && k.declared[string(name)] != nil {
		return k.declared[string(name)].callStatic(operation, inside, args)
	}
	entry, object := k.entry(on, operation, inside)
	if choice, ok := entry.(Either); ok {
		entry = k.choose(choice, append(object, args...))
	}
	function, bound := k.function(on, entry, operation)
	if bound {
		object = nil
	}
	if !function.IsValid() {
		return k.dispatch(on, operation, args)
	}
	result := k.apply(function, append(object, k.completed(on, operation, args)...))
	for _, name := range k.Classes[k.classOf(on)].None {
		if name == operation && result != nil && reflect.ValueOf(result).IsZero() {
			return nil
		}
	}
	return result
}

// function returns what carries out an operation, and whether the object is bound to it; no value when there is nothing.
func (k *session) function(on, entry any, operation string) (function reflect.Value, bound bool) {
	if function = reflect.ValueOf(entry); function.Kind() == reflect.Func {
		return function, false
	}
	for _, name := range k.spellings(entry, operation) {
		if method := reflect.ValueOf(on).MethodByName(name); method.IsValid() {
			return method, true
		}
	}
	return reflect.Value{}, false
}

func (k *session) dispatch(on any, operation string, args []any) any {
	if k.Call != nil {
		if result, found, err := k.Call(on, operation, args); err != nil {
			panic(err)
		} else if found {
			return result
		}
	}
	panic(&Raised{"BadMethodCall", "there is no operation " + operation})
}

// completed returns the arguments with those that were left out.
func (k *session) completed(on any, operation string, args []any) []any {
	name, isClass := on.(ClassName)
	if !isClass {
		name = ClassName(k.classOf(on))
	}
	if defaults := k.Classes[string(name)].Defaults[operation]; len(args) < len(defaults) {
		return append(append([]any{}, args...), defaults[len(args):]...)
	}
	return args
}

// apply calls a function. An error that it returns is raised, and a value beside a false is none.
func (k *session) apply(function reflect.Value, args []any) any {
	t := function.Type()
	if len(args) > t.NumIn() && !t.IsVariadic() {
		panic(cannot(fmt.Sprintf("Go cannot give %d arguments to %v", len(args), t)))
	}
	var in []reflect.Value
	for place := 0; place < t.NumIn() || place < len(args); place++ {
		if t.IsVariadic() && place >= t.NumIn()-1 {
			if place < len(args) {
				in = append(in, k.fit(args[place], t.In(t.NumIn()-1).Elem()))
			}
		} else if place < len(args) {
			in = append(in, k.fit(args[place], t.In(place)))
		} else {
			in = append(in, reflect.Zero(t.In(place)))
		}
	}
	out := function.Call(in)
	if last := len(out) - 1; last >= 0 && t.Out(last) == errorType {
		if err, failed := out[last].Interface().(error); failed {
			panic(err)
		}
		out = out[:last]
	}
	if len(out) == 0 || len(out) == 2 && out[1].Kind() == reflect.Bool && !out[1].Bool() {
		return nil
	}
	return out[0].Interface()
}

// read returns a property, or an entry of a map, and whether there is one.
func (k *session) read(on, name any, inside bool) (any, bool) {
	if pairs, ok := PairsOf(k.given(on)); ok {
		return pairs.Get(name)
	}
	if instance, ok := on.(*Instance); ok {
		return instance.read(text(name), inside)
	}
	if class, ok := on.(ClassName); ok && k.declared[string(class)] != nil {
		return k.declared[string(class)].readStatic(text(name), inside)
	}
	entry, object := k.entry(on, "$"+text(name), inside)
	if getter := reflect.ValueOf(entry); getter.Kind() == reflect.Func {
		return k.apply(getter, object), true
	}
	if field := k.field(on, entry, text(name), inside); field.IsValid() {
		return field.Interface(), true
	}
	if properties, ok := on.(interface{ Property(string) (any, bool) }); ok {
		return properties.Property(text(name))
	}
	return nil, false
}

func (k *session) write(on any, name string, inside bool, value any) {
	if instance, ok := on.(*Instance); ok && instance.write(name, value) {
		return
	} else if ok {
		on = instance.Base
	}
	if class, ok := on.(ClassName); ok && k.declared[string(class)] != nil {
		if k.declared[string(class)].writeStatic(name, value) {
			return
		}
		on = ClassName(k.declared[string(class)].native())
	}
	entry, object := k.entry(on, "$"+name+"=", inside)
	if setter := reflect.ValueOf(entry); setter.Kind() == reflect.Func {
		k.apply(setter, append(object, value))
		return
	}
	entry, _ = k.entry(on, "$"+name, inside)
	field := k.field(on, entry, name, inside)
	if !field.IsValid() {
		panic(&Raised{"Generic", "there is no property " + name})
	}
	field.Set(k.fit(value, field.Type()))
}

// field returns the field of a struct behind a pointer; from inside also one that is not exported.
func (k *session) field(on, entry any, name string, inside bool) reflect.Value {
	r := reflect.ValueOf(on)
	if r.Kind() != reflect.Ptr || r.Elem().Kind() != reflect.Struct {
		return reflect.Value{}
	}
	for _, spelled := range append(k.spellings(entry, name), name) {
		field := r.Elem().FieldByName(spelled)
		if field.IsValid() && (field.CanSet() || inside) {
			return reflect.NewAt(field.Type(), unsafe.Pointer(field.UnsafeAddr())).Elem()
		}
	}
	return reflect.Value{}
}

func (k *session) construct(name string, args []any) any {
	if declared := k.declared[name]; declared != nil {
		return declared.instantiate(args)
	}
	class, ok := k.Classes[name]
	if !ok || class.New == nil {
		panic(cannot("there is no class " + name + " here"))
	}
	return k.apply(reflect.ValueOf(class.New), k.completed(ClassName(name), "__construct", args))
}

func (k *session) class(name string) ClassName {
	if _, known := k.Classes[name]; !known && k.declared[name] == nil {
		panic(cannot("there is no class " + name + " here"))
	}
	return ClassName(name)
}
