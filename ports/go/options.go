package pages

// The defaults of a page.
const (
	DefaultPage     = 1
	DefaultPageName = "page"
	DefaultPath     = "/"
)

// Options are what may be said of a page when it is made. The zero value says nothing.
type Options struct {
	// CurrentPage is the number of the page; 0 asks the resolver, see [SetCurrentPageResolver].
	CurrentPage int `json:"-"`
	// Path is what all URLs begin with; nil is [DefaultPath]. Slashes at its end are taken off.
	Path *string `json:"path,omitempty"`
	// Query is added to all URLs.
	Query Query `json:"query,omitempty"`
	// Fragment ends all URLs; nil is none.
	Fragment *string `json:"fragment,omitempty"`
	// PageName is the parameter of the query that carries the number of the page; "" is [DefaultPageName].
	PageName string `json:"pageName,omitempty"`
	// OnEachSide is how many links a view shows on each side of the current page; nil is 3.
	OnEachSide *int `json:"onEachSide,omitempty"`
	// EscapeString says that [Paginator.String] escapes the HTML.
	EscapeString bool `json:"escapeWhenCastingToString,omitempty"`
}
