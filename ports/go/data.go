package pages

import "encoding/json"

// Data is a page as plain data.
type Data struct {
	CurrentPage    int          `json:"current_page"`
	CurrentPageURL string       `json:"current_page_url"`
	Data           Entries[any] `json:"data"`
	FirstPageURL   string       `json:"first_page_url"`
	From           *int         `json:"from"`
	NextPageURL    *string      `json:"next_page_url"`
	Path           string       `json:"path"`
	PerPage        int          `json:"per_page"`
	PrevPageURL    *string      `json:"prev_page_url"`
	To             *int         `json:"to"`
}

// Data returns the page as plain data. Items that implement [Plain] are shown as what they give.
func (p *Paginator[T]) Data() Data {
	return Data{
		CurrentPage:    p.currentPage,
		CurrentPageURL: p.URL(p.currentPage),
		Data:           p.items.Data(),
		FirstPageURL:   p.URL(1),
		From:           when(p.FirstItem()),
		NextPageURL:    unlessEmpty(p.NextPageURL()),
		Path:           p.path,
		PerPage:        p.perPage,
		PrevPageURL:    unlessEmpty(p.PreviousPageURL()),
		To:             when(p.LastItem()),
	}
}

// PlainData returns [Paginator.Data].
func (p *Paginator[T]) PlainData() any { return p.Data() }

// MarshalJSON writes [Paginator.Data].
func (p *Paginator[T]) MarshalJSON() ([]byte, error) { return json.Marshal(p.Data()) }

// JSON returns the page as JSON text.
func (p *Paginator[T]) JSON() (string, error) {
	text, err := json.Marshal(p)
	return string(text), err
}

// PrettyJSON returns the page as JSON text over several lines.
func (p *Paginator[T]) PrettyJSON() (string, error) {
	text, err := json.MarshalIndent(p, "", "    ")
	return string(text), err
}

func when(number int, ok bool) *int {
	if !ok {
		return nil
	}
	return &number
}

func unlessEmpty(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}
