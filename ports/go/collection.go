package pages

import (
	"bytes"
	"encoding/json"
	"strconv"
)

// A Key is what an item is found by: its place in a list, or its name.
type Key struct {
	name   string
	index  int
	isName bool
}

// Index returns the key of a place in a list.
func Index(index int) Key { return Key{index: index} }

// Name returns a key that is a text. Name("3") and Index(3) are two keys.
func Name(name string) Key { return Key{name: name, isName: true} }

// Value returns the int or the string that the key was made of.
func (k Key) Value() any {
	if k.isName {
		return k.name
	}
	return k.index
}

// String returns the key as a text.
func (k Key) String() string {
	if k.isName {
		return k.name
	}
	return strconv.Itoa(k.index)
}

// An Entry is an item and its key.
type Entry[T any] struct {
	Key  Key
	Item T
}

// Entries are items with their keys, in order.
type Entries[T any] []Entry[T]

// MarshalJSON writes an array when the keys are 0, 1, 2 and so on, and an object otherwise.
func (e Entries[T]) MarshalJSON() ([]byte, error) {
	isList := true
	for index, entry := range e {
		isList = isList && entry.Key == Index(index)
	}
	brackets := "{}"
	if isList {
		brackets = "[]"
	}
	text := bytes.NewBufferString(brackets[:1])
	for index, entry := range e {
		if index > 0 {
			text.WriteByte(',')
		}
		if !isList {
			name, err := json.Marshal(entry.Key.String())
			if err != nil {
				return nil, err
			}
			text.Write(append(name, ':'))
		}
		item, err := json.Marshal(entry.Item)
		if err != nil {
			return nil, err
		}
		text.Write(item)
	}
	text.WriteString(brackets[1:])
	return text.Bytes(), nil
}

// A Collection holds items under keys, in the order in which the keys were added.
type Collection[T any] struct {
	// Relations loads what the items are related to, for [Paginator.LoadMorph]; nil when nothing can be loaded.
	Relations RelationLoader

	entries Entries[T]
	next    int
}

// NewCollection returns a collection of the items of a list.
func NewCollection[T any](items ...T) *Collection[T] {
	c := &Collection[T]{}
	for _, item := range items {
		c.Add(item)
	}
	return c
}

// NewKeyed returns a collection of items with keys. Of two items with one key, the later replaces the earlier.
func NewKeyed[T any](entries ...Entry[T]) *Collection[T] {
	c, places := &Collection[T]{}, make(map[Key]int, len(entries))
	for _, entry := range entries {
		if place, isThere := places[entry.Key]; isThere {
			c.entries[place].Item = entry.Item
			continue
		}
		places[entry.Key] = len(c.entries)
		c.append(entry)
	}
	return c
}

// Len returns the number of items.
func (c *Collection[T]) Len() int { return len(c.entries) }

// Entries returns a copy of the items, with their keys.
func (c *Collection[T]) Entries() Entries[T] { return append(Entries[T]{}, c.entries...) }

// Items returns a copy of the items alone.
func (c *Collection[T]) Items() []T {
	items := make([]T, 0, len(c.entries))
	for _, entry := range c.entries {
		items = append(items, entry.Item)
	}
	return items
}

// Get returns the item under a key, and whether there is one.
func (c *Collection[T]) Get(key Key) (item T, ok bool) {
	if place := c.find(key); place >= 0 {
		return c.entries[place].Item, true
	}
	return item, false
}

// Set puts an item under a key: in the place of the one that is there, or at the end.
func (c *Collection[T]) Set(key Key, item T) {
	if place := c.find(key); place >= 0 {
		c.entries[place].Item = item
		return
	}
	c.append(Entry[T]{key, item})
}

// Add puts an item at the end, under the index that follows the largest so far.
func (c *Collection[T]) Add(item T) { c.append(Entry[T]{Index(c.next), item}) }

// append puts an entry at the end, whose key is not there yet.
func (c *Collection[T]) append(entry Entry[T]) {
	c.entries = append(c.entries, entry)
	if !entry.Key.isName && entry.Key.index >= c.next {
		c.next = entry.Key.index + 1
	}
}

// Delete takes away the item under a key, if there is one. The others keep their keys.
func (c *Collection[T]) Delete(key Key) {
	if place := c.find(key); place >= 0 {
		c.entries = append(c.entries[:place:place], c.entries[place+1:]...)
	}
}

// Transform replaces every item by what the function makes of it. When the function panics, nothing is changed.
func (c *Collection[T]) Transform(transform func(item T, key Key) T) {
	made := c.Entries()
	for index, entry := range made {
		made[index].Item = transform(entry.Item, entry.Key)
	}
	c.entries = made
}

// Data returns the items as plain data: those that implement [Plain] as what they give.
func (c *Collection[T]) Data() Entries[any] {
	data := make(Entries[any], 0, len(c.entries))
	for _, entry := range c.entries {
		item := any(entry.Item)
		if plain, ok := item.(Plain); ok {
			item = plain.PlainData()
		}
		data = append(data, Entry[any]{entry.Key, item})
	}
	return data
}

// PlainData returns [Collection.Data].
func (c *Collection[T]) PlainData() any { return c.Data() }

// MarshalJSON writes the items as an array, or as an object when their keys are not 0, 1, 2 and so on.
func (c *Collection[T]) MarshalJSON() ([]byte, error) { return json.Marshal(c.Data()) }

func (c *Collection[T]) find(key Key) int {
	if !key.isName && key.index >= 0 && key.index < len(c.entries) && c.entries[key.index].Key == key {
		return key.index
	}
	for place, entry := range c.entries {
		if entry.Key == key {
			return place
		}
	}
	return -1
}

// first returns a new collection of so many items, or of all but so many when the number is below zero.
func (c *Collection[T]) first(count int) *Collection[T] {
	if count < 0 {
		count += len(c.entries)
	}
	made := &Collection[T]{Relations: c.Relations}
	for place := 0; place < count && place < len(c.entries); place++ {
		made.append(c.entries[place])
	}
	return made
}
