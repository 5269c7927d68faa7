// Package touchstone speaks the driver protocol (docs/protocol.md) for a driver: values, calls, expressions, verbs, transport.
// Little of this should need a change: what is special about an implementation is said in a Driver.
package touchstone

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
)

// A Driver says what is judged and how it is spelled. Introduction, Classes and Reset are required; the rest are hooks.
type Driver struct {
	// Introduction is what initialize answers: implementation, rows, capabilities, traits.
	Introduction map[string]any
	// Classes are what the interface calls by name, an own Collection among them.
	Classes map[string]Class
	// Reset brings all static state back to its defaults.
	Reset func()
	// Kinds says of which kind of the protocol an error is: {pages.ErrNoViews: "Logic"}. Any other is Generic.
	Kinds map[error]string
	// Take makes what a parameter needs of what the suite gives: []any{pages.KeyOf} where KeyOf(name string) pages.Key.
	Take []any
	// Give makes what the suite understands of what the implementation gives: []any{(*pages.Bag).Pairs, pages.Key.String}.
	// What is a number, a text, a slice, a map, or a slice of structs of a Key and a value, is understood already.
	Give []any
	// MapOf is for an own map type: what the suite's maps are where a parameter says no more than any. It has to be in Give, too.
	MapOf func(Map) any
	// Spell is own spelling: func(name string) string { return "Do" + touchstone.Exported(name) }.
	Spell func(name string) string
	// Call is own dispatch, of what is in no table and is no method: p.(*pages.Page).Send(operation, args).
	Call func(on any, operation string, args []any) (result any, found bool, err error)
	// SetRequest makes a request current, of class Request.
	SetRequest func(request any)
}

// A Class says how to make and to use what the interface calls by one name. Its tables have keys of the interface: an operation, a
// property that is read ("$path") or written ("$path="). Their entries are functions, with the object as first argument where there
// is one, or names of methods and fields: {"perPage": "Size", "$path": (*Page).Path}. What no table has is looked for under its
// own name: exported methods and fields, from inside also fields that are not exported.
type Class struct {
	New      any              // the function that makes one
	Own      map[string]any   // of objects
	Static   map[string]any   // of the class
	Inside   map[string]any   // of both, and protected: for calls from inside the class hierarchy alone
	Defaults map[string][]any // arguments that may be left out: {"resolveCurrentPage": {"page", 1}}
	None     []string         // operations whose zero value means that there is none: {"nextPageUrl"}
	State    map[string]any   // what an object shows beside its handle: {"items": (*Collection).All}
}

// Either is an entry of a table: functions of which the first that takes the arguments counts. What is left out, or null, is taken
// for nil only: Either{(*Page).SetTitle, func(p *Page, none any) string { return p.Title() }}.
type Either []any

// Because says for one reason what rows are lacking, or what traits are not applicable: Because("trait", "Go is typed", "strict-types").
func Because(what, reason string, names ...string) (entries []any) {
	for _, name := range names {
		entries = append(entries, map[string]any{what: name, "reason": reason})
	}
	return entries
}

type cannot string

// A broken message: the driver or the suite is wrong, and the implementation was not asked.
type broken struct {
	code    int
	message string
}

// Raised is an error that the suite had raised, or the kit itself.
type Raised struct{ Kind, Message string }

func (r *Raised) Error() string { return r.Message }

// A session lasts from one reset to the next.
type session struct {
	Driver
	objects   map[string]any
	handles   map[any]string
	calls     map[string][]any
	functions map[any]*Closure     // by the function that was made of each
	declared  map[string]*Declared // fixture classes
	instances map[any]*Instance    // by the object of the implementation that each extends
}

func (k *session) begin() {
	k.Reset()
	k.objects, k.handles, k.calls = map[string]any{}, map[any]string{}, map[string][]any{}
	k.functions, k.declared, k.instances = map[any]*Closure{}, map[string]*Declared{}, map[any]*Instance{}
}

func need[T any](params map[string]any, key string) T {
	value, ok := params[key].(T)
	if !ok {
		panic(broken{-32602, fmt.Sprintf("expected %q among the parameters, received %v", key, params)})
	}
	return value
}

func (k *session) carryOut(verb string, params map[string]any) any {
	inside, outside := params["from"] == "inside", scope{}
	var on any
	switch verb {
	case "create":
		return k.construct(need[string](params, "class"), k.all(need[[]any](params, "args"), outside))
	case "define":
		return k.define(params)
	case "call", "get", "set":
		handle := need[string](params, "target")
		if verb == "get" && strings.HasPrefix(handle, "fn:") {
			return append([]any{}, k.calls[handle]...)
		}
		on = k.object(handle)
	default:
		name := need[string](params, "class")
		if name == "Container" && verb == "setStatic" {
			k.SetRequest(k.evaluate(params["value"], outside))
			return nil
		}
		on = k.class(name)
	}
	switch verb[:3] {
	case "get":
		value, found := k.read(on, need[string](params, "property"), inside)
		if !found {
			panic(&Raised{"Generic", "there is no property " + need[string](params, "property")})
		}
		return value
	case "set":
		k.write(on, need[string](params, "property"), inside, k.evaluate(params["value"], outside))
		return nil
	}
	return k.call(on, need[string](params, "operation"), inside, k.all(need[[]any](params, "args"), outside))
}

func (k *session) outcome(verb string, params map[string]any) (outcome map[string]any) {
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case broken:
			panic(thrown)
		case cannot:
			outcome = map[string]any{"cannot": string(thrown)}
		default:
			outcome = map[string]any{"error": k.errorOf(thrown)}
		}
	}()
	return map[string]any{"value": k.encode(k.carryOut(verb, params))}
}

func (k *session) errorOf(thrown any) map[string]any {
	err, ok := thrown.(error)
	if !ok {
		err = fmt.Errorf("%v", thrown)
	}
	kind, raised, encoding := "Generic", &Raised{}, &json.UnsupportedValueError{}
	switch {
	case errors.As(err, &raised):
		kind, err = raised.Kind, raised
	case errors.As(err, &encoding):
		kind = "JsonEncoding"
	}
	for known, its := range k.Kinds {
		if errors.Is(err, known) {
			kind = its
		}
	}
	return map[string]any{"kind": kind, "class": k.classOf(err), "message": err.Error()}
}

func (k *session) perform(verb string, params map[string]any) any {
	switch verb {
	case "create", "call", "callStatic", "get", "getStatic", "set", "setStatic", "define":
		return k.outcome(verb, params)
	case "initialize":
		answer := map[string]any{"protocolVersion": 2, "pipelining": true}
		for key, value := range k.Introduction {
			answer[key] = value
		}
		return answer
	case "reset":
		k.begin()
	case "shutdown":
	default:
		panic(broken{-32601, "there is no verb " + verb})
	}
	return nil
}

func (k *session) answer(line []byte) (reply map[string]any, verb string) {
	reply = map[string]any{"jsonrpc": "2.0", "id": nil}
	defer func() {
		if thrown := recover(); thrown != nil {
			fault, ok := thrown.(broken)
			if !ok {
				fault = broken{-32603, fmt.Sprint(thrown)}
			}
			reply["error"] = map[string]any{"code": fault.code, "message": fault.message}
		}
	}()
	var message any
	decoder := json.NewDecoder(bytes.NewReader(line))
	decoder.UseNumber()
	if err := decoder.Decode(&message); err != nil {
		panic(broken{-32700, err.Error()})
	}
	request, _ := message.(map[string]any)
	if verb, _ = request["method"].(string); verb == "" {
		panic(broken{-32600, "expected a request"})
	}
	reply["id"] = request["id"]
	params, _ := request["params"].(map[string]any)
	reply["result"] = k.perform(verb, params)
	return reply, verb
}

// Serve answers the suite on stdin and stdout until it says shutdown, or ends. What the implementation prints goes to stderr.
func Serve(driver Driver) {
	k, in, out := &session{Driver: driver}, bufio.NewReader(os.Stdin), json.NewEncoder(os.Stdout)
	os.Stdout = os.Stderr
	k.Classes = k.withFixtures(driver.Classes)
	k.begin()
	out.SetEscapeHTML(false)
	for verb := ""; verb != "shutdown"; {
		line, err := in.ReadBytes('\n')
		if err != nil {
			return
		}
		var reply map[string]any
		reply, verb = k.answer(line)
		if err := out.Encode(reply); err != nil {
			panic(err)
		}
	}
}
