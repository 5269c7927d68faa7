import {
  AbstractPaginator,
  Collection,
  type Key,
  type OrderedMap,
  Paginator,
  type ResourceCollection,
} from '../../src/reference/index';

// Checked by the compiler only: what must hold, and what must not compile.

interface User {
  readonly id: number;
}

function typed<T>(_value: T): void {}
function takesAny(_paginator: AbstractPaginator<unknown>): void {}

const users: readonly User[] = [{ id: 1 }];
const page = new Paginator(users, 15, null, {
  path: '/users',
  query: { sort: ['id'] },
  fragment: null,
  own: 1,
});

typed<Paginator<User>>(page);
takesAny(page);
for (const user of page) typed<number>(user.id);
for (const [key, user] of page.getIterator()) {
  typed<Key>(key);
  typed<User>(user);
}
typed<OrderedMap<User>>(page.items());
typed<Collection<User>>(page.getCollection());
typed<User | null>(page.offsetGet('a'));
typed<string>(page.url(2));
typed<string | null>(page.nextPageUrl());
typed<number | null>(page.firstItem());
typed<string | null>(page.fragment());
typed<Paginator<User>>(
  page
    .fragment('top')
    .appends('a', 1)
    .appends({ b: [1] })
    .setPath('/x')
    .onEachSide(2),
);
typed<Paginator<string>>(page.through((user) => `${user.id}`));
typed<Paginator<User>>(page.tap().setPageName('p'));
typed<Paginator<User>>(page.tap((given) => typed<Paginator<User>>(given)));
typed<ResourceCollection>(page.toResourceCollection());

typed<Paginator<number>>(new Paginator(new Set([1]), 1));
typed<Paginator<number>>(new Paginator(new Map([['a', 1]]).values(), 1));
typed<Paginator<number>>(new Paginator(new Collection([1]), 1));
typed<Paginator<number>>(new Paginator<number>({ a: 1 }, 1));
typed<Paginator<unknown>>(new Paginator(null, 1));
declare const fragment: string | undefined;
typed<Paginator<User>>(new Paginator(users, 15, 1, { fragment }));

// @ts-expect-error: the number of items per page is required
new Paginator(users);
// @ts-expect-error: the number of items per page is a number
new Paginator(users, '15');
// @ts-expect-error: a path is text
new Paginator(users, 15, 1, { path: null });
// @ts-expect-error: a query has names
new Paginator(users, 15, 1, { query: 'a=1' });
// @ts-expect-error: options are a map
new Paginator(users, 15, 1, 'path');
// @ts-expect-error: a page is a number
page.url('2');
// @ts-expect-error: a path is text
page.setPath(null);
// @ts-expect-error: a list has no names
page.appends(['a', 'b']);
// @ts-expect-error: what the Fetch API has of a query is no map
page.appends(new URLSearchParams('a=1'));
// @ts-expect-error: a function has no query form
page.appends('a', () => 1);
// @ts-expect-error: what to load is told for each class
page.loadMorph('parent', 'Post');
// @ts-expect-error: a fragment is text
page.fragment(5);
// @ts-expect-error: only a collection can replace the collection
page.setCollection([1]);
// @ts-expect-error: this is for subclasses
page.setItems([]);
// @ts-expect-error: this is for subclasses
page.addQuery('a', 1);
// @ts-expect-error: this is for subclasses
page.$items;
// @ts-expect-error: a resolver is a function
Paginator.currentPathResolver('/');
// @ts-expect-error: a path is text
Paginator.currentPathResolver(() => 5);
// @ts-expect-error: a view factory makes views
Paginator.viewFactoryResolver(() => ({}));
// @ts-expect-error: a view has a name
Paginator.defaultView(null);
// @ts-expect-error: only its subclasses can be made
new AbstractPaginator(users, 1);
