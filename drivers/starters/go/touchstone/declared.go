package touchstone

import (
	"encoding/json"
	"fmt"
)

// A Declared class is one that the suite has declared. It extends another as Go embeds: its methods come first for whoever calls
// through it, and what it embeds knows nothing of them.
type Declared struct {
	session    *session
	name       string
	extends    string
	definition map[string]any
	statics    map[string]any
}

// An Instance is an object of a declared class.
type Instance struct {
	Base   any // the object of the implementation that it extends; nil if none
	class  *Declared
	fields map[string]any
}

func (k *session) define(definition map[string]any) any {
	name, extends := need[string](definition, "class"), ""
	if definition["extends"] != nil {
		extends = string(k.class(need[string](definition, "extends")))
	}
	class := &Declared{k, name, extends, definition, map[string]any{}}
	for property, value := range class.part("staticProperties") {
		class.statics[property] = k.evaluate(value, scope{})
	}
	k.declared[name] = class
	return ClassName(name)
}

func (d *Declared) part(key string) map[string]any {
	part, _ := d.definition[key].(map[string]any)
	return part
}

func (d *Declared) parent() *Declared { return d.session.declared[d.extends] }

// native returns the class of the implementation that is extended, by its name.
func (d *Declared) native() string {
	for ; d.parent() != nil; d = d.parent() {
	}
	return d.extends
}

// method returns the class that declares a method, and its closure.
func (d *Declared) method(table, name string, inside bool) (*Declared, map[string]any) {
	for ; d != nil; d = d.parent() {
		if entry, ok := d.part(table)[name].(map[string]any); ok {
			if visibility := d.part("visibility")[name]; !inside && visibility != nil && visibility != "public" {
				panic(&Raised{"BadMethodCall", fmt.Sprintf("%s of %s is %s", name, d.name, visibility)})
			}
			return d, entry["$fn"].(map[string]any)
		}
	}
	return nil, nil
}

func (d *Declared) run(definition map[string]any, this any, name string, args []any) any {
	return (&Closure{d.session, definition, scope{this: this, owner: d, method: name}}).Call(args...)
}

func (d *Declared) callStatic(operation string, inside bool, args []any) any {
	if owner, body := d.method("staticMethods", operation, inside); owner != nil {
		return owner.run(body, nil, operation, args)
	}
	return d.session.call(ClassName(d.native()), operation, inside, args)
}

func (d *Declared) readStatic(name string, inside bool) (any, bool) {
	for class := d; class != nil; class = class.parent() {
		if value, ok := class.statics[name]; ok {
			return value, true
		}
	}
	return d.session.read(ClassName(d.native()), name, inside)
}

func (d *Declared) writeStatic(name string, value any) bool {
	for ; d != nil; d = d.parent() {
		if _, ok := d.statics[name]; ok {
			d.statics[name] = value
			return true
		}
	}
	return false
}

func (d *Declared) instantiate(args []any) any {
	made := &Instance{class: d, fields: map[string]any{}}
	for class := d; class != nil; class = class.parent() {
		for name, value := range class.part("properties") {
			if _, known := made.fields[name]; !known {
				made.fields[name] = d.session.evaluate(value, scope{})
			}
		}
	}
	if owner, body := d.method("methods", "__construct", true); owner != nil {
		owner.run(body, made, "__construct", args)
	} else {
		made.embed(args)
	}
	return made
}

func (i *Instance) embed(args []any) {
	if native := i.class.native(); native != "" {
		i.Base = i.class.session.construct(native, args)
		i.class.session.instances[i.Base] = i
	}
}

func (i *Instance) call(operation string, inside bool, args []any) any {
	if owner, body := i.class.method("methods", operation, inside); owner != nil {
		return owner.run(body, i, operation, args)
	}
	if i.Base == nil {
		panic(&Raised{"BadMethodCall", fmt.Sprintf("there is no operation %s of %s", operation, i.class.name)})
	}
	return i.class.session.call(i.Base, operation, inside, args)
}

func (i *Instance) read(name string, inside bool) (any, bool) {
	if value, ok := i.fields[name]; ok {
		return value, true
	}
	if i.Base == nil {
		return nil, false
	}
	return i.class.session.read(i.Base, name, inside)
}

func (i *Instance) write(name string, value any) bool {
	if _, own := i.fields[name]; own || i.Base == nil {
		i.fields[name] = value
		return true
	}
	return false
}

// Data returns what the contracts of the class give: Arrayable, JsonSerializable or Iterable; nil if it has none of them.
func (i *Instance) Data() Map {
	for _, operation := range []string{"toArray", "jsonSerialize", "getIterator"} {
		if owner, body := i.class.method("methods", operation, true); owner != nil {
			pairs, _ := PairsOf(i.class.session.given(owner.run(body, i, operation, nil)))
			return pairs
		}
	}
	return nil
}

// MarshalJSON writes the data, and otherwise the properties.
func (i *Instance) MarshalJSON() ([]byte, error) {
	if data := i.Data(); data != nil {
		return json.Marshal(data)
	}
	return json.Marshal(i.fields)
}

// inherited calls what the method that runs takes the place of.
func (k *session) inherited(s scope, args []any) any {
	instance, isObject := s.this.(*Instance)
	table := map[bool]string{true: "methods", false: "staticMethods"}[isObject]
	if above := s.owner.parent(); above != nil {
		if owner, body := above.method(table, s.method, true); owner != nil {
			return owner.run(body, s.this, s.method, args)
		}
	}
	switch {
	case isObject && s.method == "__construct":
		instance.embed(args)
		return nil
	case isObject:
		return k.call(instance.Base, s.method, true, args)
	}
	return k.call(ClassName(s.owner.native()), s.method, true, args)
}
