// Package pages shows one page of items: as HTML through a view, as JSON, and with the URLs of the pages beside it.
//
// A page is made of one item more than it has room for: that is how it knows that there are more. It holds no total.
//
//	page, err := pages.New(users, 20, pages.Options{CurrentPage: 3, Path: pages.Text("/users")})
//	if err != nil {
//		return err
//	}
//	for _, user := range page.Items() {
//		fmt.Println(user.Name)
//	}
//	fmt.Println(page.NextPageURL()) // /users?page=4, or "" on the last page
//
// What belongs to a process, such as where the number of the current page comes from, is set by functions of the package,
// once, before requests are served.
package pages
