package touchstone

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html/template"
	"math"
	"reflect"
	"sort"
	"strconv"
	"strings"
	"unsafe"
)

type (
	// A Pair is a key, an int or a string, and its value.
	Pair struct{ Key, Value any }
	// A Map is an ordered map. It is written as a list when its keys are 0, 1, 2 and so on.
	Map []Pair
	// Entries is what an iterator gives.
	Entries Map
	// A ClassName stands for a class.
	ClassName string
	// Missing marks a value that is missing.
	Missing struct{}
)

var floats = map[string]any{"INF": math.Inf(1), "-INF": math.Inf(-1), "NAN": math.NaN()}

// MarshalJSON writes an array or an object.
func (m Map) MarshalJSON() ([]byte, error) {
	isList, parts := m.isList(), make([][]byte, len(m))
	for place, pair := range m {
		value, err := json.Marshal(pair.Value)
		if err != nil {
			return nil, err
		}
		if parts[place] = value; !isList {
			name, _ := json.Marshal(fmt.Sprint(pair.Key))
			parts[place] = append(append(name, ':'), value...)
		}
	}
	brackets := map[bool]string{true: "[]", false: "{}"}[isList]
	return []byte(brackets[:1] + string(bytes.Join(parts, []byte(","))) + brackets[1:]), nil
}

func (m Map) isList() bool {
	for place, pair := range m {
		if pair.Key != place {
			return false
		}
	}
	return true
}

// Get returns the value under a key.
func (m Map) Get(key any) (any, bool) {
	for _, pair := range m {
		if pair.Key == asKey(key) {
			return pair.Value, true
		}
	}
	return nil, false
}

func number(n json.Number) any {
	if integer, err := strconv.Atoi(n.String()); err == nil {
		return integer
	}
	float, _ := n.Float64()
	return float
}

// asKey returns the key that the suite means: a text that reads as an integer is one.
func asKey(key any) any {
	if n, ok := key.(json.Number); ok {
		return number(n)
	}
	if name, ok := key.(string); ok && len(name) < 16 {
		if integer, err := strconv.Atoi(name); err == nil && strconv.Itoa(integer) == name {
			return integer
		}
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
	return fmt.Sprint(value)
}

// EntriesOf returns what an iterator over a value gives.
func EntriesOf(value any) Entries {
	pairs, _ := PairsOf(value)
	return Entries(pairs)
}

// PairsOf returns the pairs of a slice, of a map in the order of its keys, and of a struct with json tags. The pairs of a slice are
// its elements where these are structs of a Key or Name and a value.
func PairsOf(value any) (Map, bool) {
	if m, ok := value.(Map); ok {
		return m, true
	}
	pairs, r := Map{}, reflect.ValueOf(value)
	switch r.Kind() {
	case reflect.Slice:
		for place := 0; place < r.Len(); place++ {
			if pair := r.Index(place); isPair(r.Type().Elem()) {
				pairs = append(pairs, Pair{pair.Field(0).Interface(), pair.Field(1).Interface()})
			} else {
				pairs = append(pairs, Pair{place, pair.Interface()})
			}
		}
	case reflect.Map:
		for all := r.MapRange(); all.Next(); {
			key := asKey(all.Key().String())
			if all.Key().CanInt() {
				key = int(all.Key().Int())
			}
			pairs = append(pairs, Pair{key, all.Value().Interface()})
		}
		sort.Slice(pairs, func(i, j int) bool { return isBefore(pairs[i].Key, pairs[j].Key) })
	case reflect.Struct:
		tagged := false
		for place := 0; place < r.NumField(); place++ {
			name, may, _ := strings.Cut(r.Type().Field(place).Tag.Get("json"), ",")
			tagged = tagged || name != ""
			if name != "" && name != "-" && !(may == "omitempty" && r.Field(place).IsZero()) {
				pairs = append(pairs, Pair{name, r.Field(place).Interface()})
			}
		}
		return pairs, tagged
	default:
		return nil, false
	}
	return pairs, true
}

// isPair tells whether a type is that of the pairs of an ordered map: a Key or a Name, and its value.
func isPair(t reflect.Type) bool {
	if t.Kind() != reflect.Struct || t.NumField() != 2 || !t.Field(1).IsExported() {
		return false
	}
	return t.Field(0).Name == "Key" || t.Field(0).Name == "Name"
}

func isBefore(one, other any) bool {
	first, isInt := one.(int)
	second, alsoInt := other.(int)
	if isInt && alsoInt {
		return first < second
	}
	return isInt || !alsoInt && one.(string) < other.(string)
}

// given returns what the functions of Give make of a value.
func (k *session) given(value any) any {
	for _, give := range k.Give {
		if f := reflect.ValueOf(give); value != nil && f.Type().In(0) == reflect.TypeOf(value) {
			return f.Call([]reflect.Value{reflect.ValueOf(value)})[0].Interface()
		}
	}
	return value
}

func (k *session) encode(value any) any {
	value = k.given(value)
	switch v := value.(type) {
	case nil, bool, string:
		return v
	case Missing:
		return map[string]any{"$missing": true}
	case ClassName:
		return map[string]any{"$class": string(v)}
	case template.HTML:
		return k.shown(&v, "HtmlString", Map{{"html", string(v)}})
	case Entries:
		entries := []any{}
		for _, pair := range v {
			entries = append(entries, []any{asKey(k.given(pair.Key)), k.encode(pair.Value)})
		}
		return map[string]any{"$ref": k.handleOf(&v), "class": "Entries", "entries": entries}
	case *Closure:
		return k.shown(v, "Closure", nil)
	}
	if pairs, ok := PairsOf(value); ok {
		return k.encodeMap(pairs)
	}
	r := reflect.ValueOf(value)
	switch {
	case r.Kind() == reflect.Ptr && r.IsNil(), r.Kind() == reflect.Func && r.IsNil():
		return nil
	case r.Kind() == reflect.Func:
		if closure, ok := k.functions[identity(r)]; ok {
			return k.encode(closure)
		}
		return k.shown(&r, "Closure", nil)
	case r.Kind() == reflect.Ptr && r.Elem().Kind() != reflect.Struct:
		return k.encode(r.Elem().Interface())
	case r.Kind() == reflect.String:
		return r.String()
	case r.CanFloat() && (math.IsInf(r.Float(), 0) || math.IsNaN(r.Float())):
		return map[string]any{"$float": strings.TrimPrefix(strings.ToUpper(fmt.Sprint(r.Float())), "+")}
	case r.CanInt(), r.CanUint(), r.CanFloat():
		return value
	}
	object := value
	if instance, ok := k.instances[value]; ok {
		object = instance
	} else if instance, ok := value.(*Instance); ok && instance.Base != nil {
		value = instance.Base
	}
	state := Map{}
	for key, entry := range k.Classes[k.classOf(value)].State {
		function, bound := k.function(value, entry, key)
		state = append(state, Pair{key, k.apply(function, map[bool][]any{false: {value}}[bound])})
	}
	return k.shown(object, k.classOf(object), state)
}

func (k *session) encodeMap(pairs Map) any {
	encoded, list := Map{}, []any{}
	for _, pair := range pairs {
		encoded = append(encoded, Pair{asKey(k.given(pair.Key)), k.encode(pair.Value)})
		list = append(list, encoded[len(encoded)-1].Value)
	}
	if encoded.isList() {
		return list
	}
	for place, pair := range encoded {
		list[place] = []any{pair.Key, pair.Value}
	}
	return map[string]any{"$map": list}
}

func (k *session) shown(object any, class string, state Map) any {
	wire := map[string]any{"$ref": k.handleOf(object), "class": class}
	for _, pair := range state {
		wire[pair.Key.(string)] = k.encode(pair.Value)
	}
	return wire
}

// handleOf returns the handle of an object: the same object always has the same one.
func (k *session) handleOf(object any) string {
	if _, known := k.handles[object]; !known {
		handle := "o" + strconv.Itoa(len(k.handles)+1)
		k.handles[object], k.objects[handle] = handle, object
	}
	return k.handles[object]
}

func (k *session) object(handle string) any {
	object, ok := k.objects[handle]
	if !ok {
		panic(broken{-32602, "there is no object " + handle})
	}
	return object
}

// identity tells functions apart, which Go does not compare: by where the function and what it holds on to are.
func identity(function reflect.Value) any {
	copied := reflect.New(function.Type())
	copied.Elem().Set(function)
	return *(*unsafe.Pointer)(copied.UnsafePointer())
}
