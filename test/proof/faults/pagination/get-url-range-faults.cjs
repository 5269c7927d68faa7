const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/get-url-range.feature must notice. */
const getUrlRangeFaults = [
  {
    id: 'range-empty',
    what: 'getUrlRange is empty',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'urls.set(page, this.url(page));',
    by: '',
    caughtBy: {
      'paginator-url-range-together/early': expectedReceived(
        'a URL somewhere with path "/users", query p "2"',
        '[]',
      ),
    },
  },
  {
    id: 'range-without-end',
    what: 'a range leaves out its last page',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'page !== last + step;',
    by: 'page !== last;',
    caughtBy: {
      'paginator-url-range-by-page/far-away': expectedReceived(
        '{"99": "/?page=99", "100": "/?page=100"}',
        '{"99": "/?page=99"}',
      ),
    },
  },
  {
    id: 'range-of-one-page',
    what: 'every URL of a range is that of its first page',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'urls.set(page, this.url(page));',
    by: 'urls.set(page, this.url(first));',
    caughtBy: {
      'paginator-url-range-together/early': expectedReceived(
        'a URL somewhere with path "/users", query p "3"',
        '{"2": "/users?p=2", "3": "/users?p=2", "4": "/users?p=2"}',
      ),
    },
  },
  {
    id: 'range-of-one-empty',
    what: 'a range from a page to itself is empty',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'const step = Math.sign(last - first) || 1;',
    by: 'const step = Math.sign(last - first);',
    caughtBy: { 'paginator-url-range-by-page/single': expectedReceived('{"5": "/?page=5"}', '[]') },
  },
  {
    id: 'range-without-fragment',
    what: 'the URLs of a range have no fragment',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'urls.set(page, this.url(page));',
    by: "urls.set(page, this.url(page).split('#')[0] ?? '');",
    caughtBy: {
      'paginator-url-range-all-parts':
        'a URL somewhere with path "/users", query sort "name", query p "2", fragment "top"',
    },
  },
  {
    id: 'range-turns-the-page',
    what: 'a paginator that was asked for a range of URLs is on the last page of it',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'urls.set(page, this.url(page));',
    by: 'urls.set(page, this.url((this.$currentPage = page)));',
    caughtBy: { 'paginator-url-range-together/early': expectedReceived('20', '4') },
  },
  {
    id: 'range-of-a-hundred-at-most',
    what: 'a range has the URLs of a hundred pages at most',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'page !== last + step; page',
    by: 'page !== last + step && urls.size < 100; page',
    caughtBy: { 'paginator-url-range-long': '"/users?page=101" somewhere in it' },
  },
  {
    id: 'url-range-remembered-by-start',
    what: 'a range is built once for the page that it begins with',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'const urls = new OrderedMap<string>();',
    by: `const known = ((this as any).$ranges ??= {});
    const begins = this.url(first);
    if (known[begins] !== undefined) return known[begins];
    const urls = new OrderedMap<string>();
    known[begins] = urls;`,
    caughtBy: {
      'paginator-url-range-another-end': expectedReceived(
        'a URL somewhere with path "/users", query page "6"',
        '{"2": "/users?page=2", "3": "/users?page=3", "4": "/users?page=4"}',
      ),
    },
  },
  {
    id: 'url-range-below-one-empty',
    what: 'a range of which every number is below one is empty',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'const step = Math.sign(last - first) || 1;',
    by: `if (first < 0 && last < 0) return new OrderedMap<string>();
    const step = Math.sign(last - first) || 1;`,
    caughtBy: {
      'paginator-url-range-below-one/all': expectedReceived('{"-3": "/?page=1", "-2": "/?page=1"}', '[]'),
    },
  },
  {
    id: 'range-ascending-only',
    what: 'a range that goes down comes out going up',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'for (let page = first; page !== last + step; page += step)',
    by: 'for (let page = Math.min(first, last); page <= Math.max(first, last); page += 1)',
    caughtBy: {
      'paginator-url-range-by-page/descending': expectedReceived('the keys in the order 3, 2, 1', '1, 2, 3'),
      'paginator-url-range-below-one/down': expectedReceived('the keys in the order 1, 0, -1', '-1, 0, 1'),
    },
  },
  {
    id: 'url-range-down-to-one',
    what: 'a range downwards ends at page one',
    level: 'observed',
    file: abstractPaginator,
    replaces: "const last = integerArgument('Paginator.getUrlRange(end)', end);",
    by: `const asked = integerArgument('Paginator.getUrlRange(end)', end);
    const last = first > asked ? Math.max(asked, Math.min(first, 1)) : asked;`,
    caughtBy: {
      'paginator-url-range-below-one/down': expectedReceived(
        '{"1": "/?page=1", "0": "/?page=1", "-1": "/?page=1"}',
        '{"1": "/?page=1"}',
      ),
    },
  },
  {
    id: 'range-of-one-below-one-empty',
    what: 'a range of one page below 1 is empty',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'const urls = new OrderedMap<string>();',
    by: 'const urls = new OrderedMap<string>(); if (first === last && first < 1) return urls;',
    caughtBy: {
      'paginator-url-range-below-one/zero-alone': expectedReceived('{"0": "/?page=1"}', '[]'),
    },
  },
  {
    id: 'range-keeps-earlier-pages',
    what: 'a range also has the pages of those that were asked for before',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'const urls = new OrderedMap<string>();',
    by: 'const urls: OrderedMap<string> = ((this as any).$urls ??= new OrderedMap<string>());',
    caughtBy: { 'paginator-url-range-again': '/?page=1' },
  },
  {
    id: 'range-by-first-number',
    what: 'the URLs of a range are the first one with another number instead of the first number in it',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'urls.set(page, this.url(page));',
    by: 'urls.set(page, this.url(first).replace(/[0-9]+/, String(page)));',
    caughtBy: {
      'paginator-url-range-number-elsewhere': expectedReceived(
        'a URL somewhere with path "/4/cities", query homepage "4", query page "5", fragment "list4"',
        '{"4": "/4/cities?homepage=4&page=4#list4", "5": "/5/cities?homepage=4&page=4#list4", "6": "/6/cities?homepage=4&page=4#list4"}',
      ),
    },
  },
  {
    id: 'ten-pages-of-a-range',
    what: 'a range has ten pages at most',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'urls.set(page, this.url(page));',
    by: 'if (urls.size < 10) urls.set(page, this.url(page));',
    caughtBy: {
      'paginator-url-range-many': 'expected: a URL somewhere with path "/users", query page "12"',
    },
  },
  {
    id: 'range-without-current-page',
    what: 'a range of URLs leaves out the page that is being viewed',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'for (let page = first; page !== last + step; page += step) urls.set(page, this.url(page));',
    by: 'for (let page = first; page !== last + step; page += step) if (page !== this.currentPage()) urls.set(page, this.url(page));',
    caughtBy: {
      'paginator-url-range-current-page': 'query page "2"',
    },
  },
  {
    id: 'range-ends-with-the-last-page',
    what: 'a range of URLs of the last page has no pages behind it',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'for (let page = first; page !== last + step; page += step) urls.set(page, this.url(page));',
    by: `const isLast = Reflect.get(this, '$hasMore') === false;
    for (let page = first; page !== last + step; page += step)
      if (!isLast || page <= this.currentPage()) urls.set(page, this.url(page));`,
    caughtBy: { 'paginator-url-range-of-last-page': 'received: {"1": "/?page=1"}' },
  },
];

module.exports = { getUrlRangeFaults };
