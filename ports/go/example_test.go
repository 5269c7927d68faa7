package pages_test

import (
	"encoding/json"
	"fmt"
	"html/template"
	"strings"

	"touchstone.example/pages"
)

type User struct {
	Name  string
	Email string
}

func users() []User {
	return []User{{"Ada", "ada@ex.test"}, {"Bo", "bo@ex.test"}, {"Cy", "cy@ex.test"}}
}

func Example() {
	page, err := pages.New(users(), 2, pages.Options{CurrentPage: 3, Path: pages.Text("/users")})
	if err != nil {
		panic(err)
	}
	for _, user := range page.Items() {
		fmt.Println(user.Name)
	}
	first, _ := page.FirstItem()
	fmt.Println(first, page.HasMorePages(), page.NextPageURL())
	fmt.Println(page.Append("sort", "name").SetFragment("list").URL(1))
	// Output:
	// Ada
	// Bo
	// 5 true /users?page=4
	// /users?sort=name&page=1#list
}

func ExampleMap() {
	page, err := pages.New(users(), 1, pages.Options{})
	if err != nil {
		panic(err)
	}
	shown := pages.Map(page, func(user User) map[string]string {
		return map[string]string{"name": user.Name}
	})
	text, err := json.MarshalIndent(shown, "", "  ")
	if err != nil {
		panic(err)
	}
	fmt.Println(string(text))
	// Output:
	// {
	//   "current_page": 1,
	//   "current_page_url": "/?page=1",
	//   "data": [
	//     {
	//       "name": "Ada"
	//     }
	//   ],
	//   "first_page_url": "/?page=1",
	//   "from": 1,
	//   "next_page_url": "/?page=2",
	//   "path": "/",
	//   "per_page": 1,
	//   "prev_page_url": null,
	//   "to": 1
	// }
}

func ExamplePaginator_HTML() {
	views := template.Must(template.New("links.html").Parse(
		`{{with .paginator.NextPageURL}}<a rel="next" href="{{.}}">Next</a>{{end}}`))
	pages.SetViewsResolver(func() pages.Views { return pages.Templates(views) })
	pages.SetDefaultSimpleView("links.html")
	defer pages.FlushState()

	page, err := pages.New(users(), 2, pages.Options{Query: pages.Query{{Name: "sort", Value: "name"}}})
	if err != nil {
		panic(err)
	}
	body := template.Must(template.New("body").Parse(`<nav>{{.HTML}}</nav>`))
	var written strings.Builder
	if err := body.Execute(&written, page); err != nil {
		panic(err)
	}
	fmt.Println(written.String())
	// Output:
	// <nav><a rel="next" href="/?sort=name&amp;page=2">Next</a></nav>
}

func ExampleNewKeyed() {
	capitals := pages.NewKeyed(
		pages.Entry[string]{Key: pages.Name("pe"), Item: "Lima"},
		pages.Entry[string]{Key: pages.Name("no"), Item: "Oslo"})
	page, err := pages.NewOf(capitals, 5, pages.Options{})
	if err != nil {
		panic(err)
	}
	fmt.Println(page.Get(pages.Name("no")))
	fmt.Println(page.Get(pages.Index(0)))
	fmt.Println(page.Entries())
	// Output:
	// Oslo true
	//  false
	// [{pe Lima} {no Oslo}]
}
