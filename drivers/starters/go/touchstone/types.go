package touchstone

import (
	"fmt"
	"reflect"
	"strings"
)

var errorType = reflect.TypeOf((*error)(nil)).Elem()

// fit returns a value of the suite as one of a type.
func (k *session) fit(value any, t reflect.Type) reflect.Value {
	if value == nil {
		return reflect.Zero(t)
	}
	if reflect.TypeOf(value).AssignableTo(t) {
		return reflect.ValueOf(value)
	}
	if taken := k.taken(value, t); taken.IsValid() {
		return taken
	}
	if instance, ok := value.(*Instance); ok && instance.Base != nil {
		return k.fit(instance.Base, t)
	}
	r := reflect.ValueOf(value)
	closure, _ := value.(*Closure)
	pairs, isMap := PairsOf(k.given(value))
	switch {
	case closure != nil && t.Kind() == reflect.Func:
		return k.calling(closure, t)
	case isMap && t.Kind() == reflect.Slice && isPair(t.Elem()):
		made := reflect.MakeSlice(t, len(pairs), len(pairs))
		for place, pair := range pairs {
			made.Index(place).Field(0).Set(k.fitKey(pair.Key, t.Elem().Field(0).Type))
			made.Index(place).Field(1).Set(k.fit(pair.Value, t.Elem().Field(1).Type))
		}
		return made
	case isMap && t.Kind() == reflect.Slice && pairs.isList():
		list := reflect.MakeSlice(t, 0, len(pairs))
		for _, pair := range pairs {
			list = reflect.Append(list, k.fit(pair.Value, t.Elem()))
		}
		return list
	case isMap && t.Kind() == reflect.Map:
		made := reflect.MakeMap(t)
		for _, pair := range pairs {
			made.SetMapIndex(k.fitKey(pair.Key, t.Key()), k.fit(pair.Value, t.Elem()))
		}
		return made
	case isMap && t.Kind() == reflect.Struct:
		made := reflect.New(t).Elem()
		for _, pair := range pairs {
			field := fieldOf(made, fmt.Sprint(pair.Key))
			field.Set(k.fit(pair.Value, field.Type()))
		}
		return made
	case t.Kind() == reflect.Ptr && t.Elem().Kind() != reflect.Struct:
		made := reflect.New(t.Elem())
		made.Elem().Set(k.fit(value, t.Elem()))
		return made
	case r.Kind() == t.Kind(), r.CanInt() && t.Kind() == reflect.Float64:
		if r.CanConvert(t) {
			return r.Convert(t)
		}
	}
	panic(cannot(fmt.Sprintf("Go cannot take %v as a %v", value, t)))
}

// fitKey is fit for a key, of which an integer may be meant as a text.
func (k *session) fitKey(key any, t reflect.Type) reflect.Value {
	if t.Kind() == reflect.String {
		key = fmt.Sprint(key)
	}
	return k.fit(key, t)
}

// taken returns what a function of Take makes of a value; no value when none of them fits.
func (k *session) taken(value any, t reflect.Type) reflect.Value {
	for _, take := range k.Take {
		f := reflect.ValueOf(take)
		in := f.Type().In(0)
		_, isMap := PairsOf(value)
		if f.Type().Out(0) != t {
			continue
		}
		if reflect.TypeOf(value).AssignableTo(in) || isMap && in.Kind() == reflect.Slice {
			return f.Call([]reflect.Value{k.fit(value, in)})[0]
		}
	}
	return reflect.Value{}
}

// fieldOf returns the field of a struct with a name in its json tag.
func fieldOf(made reflect.Value, name string) reflect.Value {
	for place := 0; place < made.NumField(); place++ {
		if tag, _, _ := strings.Cut(made.Type().Field(place).Tag.Get("json"), ","); tag == name {
			return made.Field(place)
		}
	}
	panic(cannot(fmt.Sprintf("%v has no field for %q", made.Type(), name)))
}

// choose returns the first of the functions that takes the arguments as they are.
func (k *session) choose(functions Either, args []any) (chosen any) {
	for _, function := range functions {
		t := reflect.TypeOf(function)
		fits := len(args) <= t.NumIn()
		for place := 0; place < t.NumIn() && fits; place++ {
			fits = isNilable(t.In(place))
			if place < len(args) {
				fits = k.takes(args[place], t.In(place))
			}
		}
		if fits {
			return function
		}
	}
	panic(cannot(fmt.Sprintf("no function takes %v", args)))
}

func (k *session) takes(value any, t reflect.Type) (takes bool) {
	defer func() {
		if refused, ok := recover().(cannot); ok && refused != "" {
			takes = false
		}
	}()
	return k.fit(value, t).IsValid() && (value != nil || isNilable(t))
}

func isNilable(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Interface, reflect.Slice, reflect.Map, reflect.Ptr, reflect.Func:
		return true
	}
	return false
}

// calling returns a function that calls a closure. What the closure raises is the error that it returns, if it can return one.
func (k *session) calling(closure *Closure, t reflect.Type) reflect.Value {
	function := reflect.MakeFunc(t, func(in []reflect.Value) (out []reflect.Value) {
		args := make([]any, len(in))
		for place, value := range in {
			args[place] = k.given(value.Interface())
		}
		for place := 0; place < t.NumOut(); place++ {
			out = append(out, reflect.Zero(t.Out(place)))
		}
		if last := len(out) - 1; last >= 0 && t.Out(last) == errorType {
			defer func() {
				if raised, ok := recover().(error); ok {
					out[last] = reflect.ValueOf(&raised).Elem()
				}
			}()
		}
		if result := closure.Call(args...); len(out) > 0 && t.Out(0) != errorType {
			out[0] = k.fit(result, t.Out(0))
		}
		return out
	})
	k.functions[identity(function)] = closure
	return function
}
