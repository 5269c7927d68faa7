const { everyRow } = require('../every-row.cjs');
const { faults } = require('../faults.cjs');

const page = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const pageRow = (name) => `Paginator.${name}`;
const row = (name) => `AnonymousResourceCollection.${name}`;

/** Choices that the document leaves open where it seems to go without saying. */
const openVariants = [
  {
    id: 'range-before-its-end',
    what: 'a range of URLs ends before the page that is named as its end',
    why: 'Whether the end belongs to the range is not said, and in many languages it does not.',
    changes: [{ file: page, replaces: 'page !== last + step;', by: 'page !== last;' }],
    declines: [],
    rows: [pageRow('getUrlRange')],
  },
  {
    id: 'pages-valid-that-exist',
    what: 'a page number is valid when there is such a page, as far as the paginator knows',
    why: 'How page validity is computed is not shown.',
    changes: [
      {
        file: page,
        replaces: "return integerArgument('Paginator.isValidPageNumber(page)', page) >= 1;",
        by: 'return page >= 1 && (page <= this.$currentPage || this.hasMorePages());',
      },
      {
        file: paginator,
        replaces: 'return this.isValidPageNumber(page) ? page : 1;',
        by: 'return (this.$items ? this.isValidPageNumber(page) : page >= 1) ? page : 1;',
      },
    ],
    declines: [],
    rows: everyRow,
  },
  {
    id: 'negative-page-numbers-valid',
    what: 'a negative page number is valid',
    why: 'How page validity is computed is not shown.',
    changes: [
      {
        file: page,
        replaces: "integerArgument('Paginator.isValidPageNumber(page)', page) >= 1",
        by: "integerArgument('Paginator.isValidPageNumber(page)', page) !== 0",
      },
    ],
    declines: [],
    rows: everyRow,
  },
  {
    id: 'pages-far-away-refused',
    what: 'a page above 1000 is refused when it is given',
    why: '"Limits (…, size bounds): not shown."',
    changes: [
      {
        file: paginator,
        replaces: 'this.$perPage = size;',
        by: 'if ((page ?? 1) > 1000) throw new TypeError(`No page ${page}`);\n    this.$perPage = size;',
      },
    ],
    declines: [],
    rows: everyRow,
  },
  {
    id: 'ten-links-on-each-side-at-most',
    what: 'there are at most ten links on each side',
    why: '"Limits (…, size bounds): not shown."',
    changes: [
      {
        file: page,
        replaces: "integerArgument('Paginator.onEachSide(count)', count);",
        by: "Math.min(10, integerArgument('Paginator.onEachSide(count)', count));",
      },
    ],
    declines: [],
    rows: [pageRow('onEachSide'), pageRow('$onEachSide')],
  },
  {
    id: 'pages-no-larger-than-their-size',
    what: 'a collection that has more items than the page has room for is refused',
    why: '"Limits (…, size bounds): not shown."',
    changes: [
      {
        file: page,
        replaces: 'this.$items = collection;\n    return this;',
        by: 'if (collection.count() > this.$perPage) throw new RangeError(`${collection.count()} items`);\n    this.$items = collection;\n    return this;',
      },
    ],
    declines: [],
    rows: [pageRow('setCollection'), pageRow('hasMorePages'), pageRow('lastItem')],
  },
  {
    id: 'ranges-of-many-pages-refused',
    what: 'a range of more than a hundred pages is refused',
    why: '"Limits (…, size bounds): not shown."',
    changes: [
      {
        file: page,
        replaces: 'const LARGEST_RANGE = 10_000_000;',
        by: 'const LARGEST_RANGE = 100;',
      },
    ],
    declines: [],
    rows: [pageRow('getUrlRange')],
  },
  {
    id: 'collection-classes-guessed-alone',
    what: 'toResourceCollection guesses a collection class, and fails where there is none',
    why: '"Guesses the collection class for the items": that a class of resources is guessed is not said.',
    changes: [
      {
        file: paginator,
        replaces: `const resource = findClass(this.resolveResourceFromAttribute(modelClass));
    if (resource !== null) return collectionOf(this, resource);`,
        by: '',
      },
      { file: paginator, replaces: '      if (found !== null) return collectionOf(this, found);', by: '' },
    ],
    declines: [],
    rows: [pageRow('guessResourceCollection'), pageRow('toResourceCollection')],
  },
  {
    id: 'names-with-brackets-are-structure',
    what: 'a value whose name has brackets goes into a list or map under the name before them',
    why: 'Brackets are structure to most readers of a query, and names that have them are not spoken of.',
    changes: [
      {
        file: page,
        replaces: "const name = textArgument('Paginator.addQuery(key)', key);",
        by: `const whole = textArgument('Paginator.addQuery(key)', key);
    const [, outer = whole, inner] = /^([^[\\]]+)\\[([^\\]]*)\\]$/.exec(whole) ?? [];
    const name = outer;
    if (inner !== undefined) {
      const before: unknown = OrderedMap.from<unknown>(this.#query).get(name);
      const entries: any = OrderedMap.from<unknown>(isMapLike(before) ? before : []).clone();
      value = entries.set(inner === '' ? entries.size : inner, value);
    }`,
      },
    ],
    declines: [],
    rows: everyRow,
  },
  {
    id: 'collections-tell-a-total',
    what: 'the collection of the items has operations total and lastPage, which know of its own items alone',
    why: 'Calls are forwarded into the collection, and what operations it has is not said.',
    changes: faults.find(({ id }) => id === 'total-of-the-collection').changes,
    declines: [],
    rows: ['Shared.__call', 'Error.BadMethodCallException'],
  },
  {
    id: 'mapped-when-gone-through',
    what: 'collectResource gives an iterator that maps the items',
    why: 'It maps the given collection, into something of any type: when is not said.',
    changes: [
      {
        file: resource,
        replaces: 'if (!isPaginator(resource)) return mapped;',
        by: 'if (!isPaginator(resource)) return mapped[Symbol.iterator]();',
      },
    ],
    declines: [],
    rows: everyRow,
  },
  {
    id: 'forced-wrapping-disabled-too',
    what: 'withoutWrapping takes the flag that forces wrapping back as well',
    why: 'It disables wrapping: that only the key goes is not said.',
    changes: [
      {
        file: resource,
        replaces: 'assignStatics(this, { $wrap: null });',
        by: 'assignStatics(this, { $wrap: null, forceWrapping: false });',
      },
    ],
    declines: [],
    rows: [row('withoutWrapping'), row('$forceWrapping')],
  },
  {
    id: 'query-resolved-to-a-map',
    what: 'a query string in text is resolved to a map',
    why: '"Query string or the default" of a type that allows text and maps: in which of both it comes is not said.',
    changes: [
      {
        file: page,
        replaces: "if (isNull(query) || typeof query === 'string')",
        by: `if (typeof query === 'string')
      return OrderedMap.from<unknown>(Object.fromEntries(new URLSearchParams(query)));
    if (isNull(query) || typeof query === 'string')`,
      },
    ],
    declines: [],
    rows: [pageRow('resolveQueryString'), pageRow('queryStringResolver'), pageRow('withQueryString')],
  },
  {
    id: 'query-resolved-to-text',
    what: 'a query string in a map is resolved to text',
    why: '"Query string or the default" of a type that allows text and maps: in which of both it comes is not said.',
    changes: [
      {
        file: page,
        replaces: 'if (isMapLike(query)) return OrderedMap.from(query);',
        by: `if (isMapLike(query))
      return String(new URLSearchParams([...OrderedMap.from(query)].map(([name, value]) => [String(name), String(value)])));`,
      },
      {
        file: page,
        replaces: 'this.appends(resolveQueryString.call(Class))',
        by: 'this.appends(Class.$queryStringResolver() as any)',
      },
    ],
    declines: [],
    rows: [pageRow('resolveQueryString'), pageRow('queryStringResolver'), pageRow('withQueryString')],
  },
  {
    id: 'null-is-no-item',
    what: 'null is refused as an item of a page or of a resource collection',
    why: '"represents one page of items", "each item is converted": whether null can be one is not said.',
    changes: [
      {
        file: paginator,
        replaces: 'this.$items = all.slice(0, this.$perPage);',
        by: `if ([...(all as Iterable<unknown>)].includes(null)) throw new TypeError('null is no item');
    this.$items = all.slice(0, this.$perPage);`,
      },
      {
        file: resource,
        replaces: 'if (isMapLike(resource)) return new Collection(resource);',
        by: `if (!isMapLike(resource)) return itemsIn(owner, resource);
  const items = new Collection<unknown>(resource);
  if ([...items].includes(null)) throw new TypeError('null is no item');
  return items;
}

function itemsIn(owner: object, resource: unknown): Collection<unknown> {`,
      },
    ],
    declines: ['null-items'],
    rows: [],
  },
  {
    id: 'origin-before-paths',
    what: 'a base path without an origin gets that of the application on page URLs',
    why: '"How … URL composition [is] computed: not shown."',
    changes: [
      {
        file: page,
        replaces: 'return this.#frame.url(number <= 0 ? 1 : number);',
        by: "return this.#frame.url(number <= 0 ? 1 : number).replace(/^(?=\\/)/, 'http://app.test');",
      },
    ],
    declines: [],
    rows: everyRow,
  },
  {
    id: 'urls-of-known-pages',
    what: 'there is no URL of a page behind the last one that is known',
    why: '"URL for the page number": of a page that does not exist nothing is said.',
    changes: [
      {
        file: page,
        replaces: 'return this.#frame.url(number <= 0 ? 1 : number);',
        by: `if (number > this.$currentPage && !this.hasMorePages()) throw new RangeError(\`No page \${number}\`);
    return this.#frame.url(number <= 0 ? 1 : number);`,
      },
    ],
    declines: [],
    rows: everyRow,
  },
  {
    id: 'taken-names-not-mixed-in',
    what: 'a mixin that may replace nothing is refused when one of its names is taken',
    why: 'The flag has a name alone: whether a name that is taken is left out or an error is not said.',
    changes: [
      {
        file: 'src/reference/php/macroable.ts',
        replaces: 'if (replace || !this.hasMacro(name)) this.macro(',
        by: `if (!replace && this.hasMacro(name)) throw new TypeError(\`\${name} is taken\`);
        this.macro(`,
      },
    ],
    declines: [],
    rows: ['Shared.mixin'],
  },
  {
    id: 'all-state-flushed-at-once',
    what: 'flushing the static state of either component flushes that of the other',
    why: '"Flushes all static state": whether that of the other component is part of it is not said.',
    changes: [
      {
        file: page,
        replaces: 'static flushState(): void {',
        by: `static flushState(): void {
    require('../resource/json-resource').JsonResource.wrap('data');`,
      },
      {
        file: resource,
        replaces: 'static flushState(): void {',
        by: `static flushState(): void {
    require('../paginator/paginator').Paginator.flushState();`,
      },
    ],
    declines: [],
    rows: [pageRow('flushState'), row('flushState'), row('$wrap')],
  },
];

module.exports = { openVariants };
