package pages

import (
	"fmt"
	"net/url"
	"strings"
)

// A Param is a parameter of a query. Its value is written as text; a []string, an []any and a Query are written as one parameter
// for each of their values, such as tags[0]=new, and nil is left out.
type Param struct {
	Name  string
	Value any
}

// A Query is the parameters of a URL, in order. It is one of the forms of a [QueryString].
type Query []Param

// A RawQuery is a query that was not taken apart: it is added as the name of a parameter without a value. It is the other form
// of a [QueryString].
type RawQuery string

// A QueryString is what the current query is known as: a [Query], a [RawQuery], or nil when there is none.
type QueryString interface{ params() Query }

func (q Query) params() Query    { return q }
func (r RawQuery) params() Query { return Query{{Name: string(r)}} }

// With returns the query with a parameter: in the place of the one with that name, or at the end.
func (q Query) With(name string, value any) Query {
	made := append(Query{}, q...)
	for place, param := range made {
		if param.Name == name {
			made[place].Value = value
			return made
		}
	}
	return append(made, Param{name, value})
}

// Encode returns the query as it stands in a URL, without a question mark.
func (q Query) Encode() string {
	var parts []string
	for _, param := range q {
		parts = appendParam(parts, param.Name, param.Value)
	}
	return strings.Join(parts, "&")
}

func appendParam(parts []string, name string, value any) []string {
	switch value := value.(type) {
	case nil:
	case Query:
		for _, param := range value {
			parts = appendParam(parts, name+"["+param.Name+"]", param.Value)
		}
	case []any:
		for index, item := range value {
			parts = appendParam(parts, fmt.Sprintf("%s[%d]", name, index), item)
		}
	case []string:
		for index, item := range value {
			parts = appendParam(parts, fmt.Sprintf("%s[%d]", name, index), item)
		}
	default:
		parts = append(parts, url.QueryEscape(name)+"="+url.QueryEscape(fmt.Sprint(value)))
	}
	return parts
}
