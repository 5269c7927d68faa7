const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const pageUrl = 'src/reference/paginator/page-url.ts';
const queryText = 'src/reference/php/query-text.ts';

/** What features/pagination/appends.feature must notice. */
const appendsFaults = [
  {
    id: 'null-query-kept',
    what: 'a query parameter that is null appears without a value',
    level: 'observed',
    file: pageUrl,
    replaces: 'encodedName, value);',
    by: "encodedName, value ?? '');",
    caughtBy: { 'paginator-appends-replaces/null-hides': 'expected: the URL /?b=2&page=2' },
  },
  {
    id: 'appends-ignores-pairs',
    what: 'appends ignores a key with a value',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'const isWhole =',
    by: `if (typeof key === 'string') return this;
    const isWhole =`,
    caughtBy: {
      'paginator-appends-one': expectedReceived(
        'a URL whose query sort is "name"',
        '/?page=2 (no query sort)',
      ),
    },
  },
  {
    id: 'appends-ignores-maps',
    what: 'appends ignores several values at once',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (isMapLike(key)) return this.appendArray(key);',
    by: 'if (isMapLike(key)) return this;',
    caughtBy: {
      'paginator-appends-map': expectedReceived(
        'a URL whose query sort is "name"',
        '/?page=2 (no query sort)',
      ),
    },
  },
  {
    id: 'appends-first-only',
    what: 'of several values appends adds the first',
    level: 'stated',
    file: abstractPaginator,
    replaces: `      this.addQuery(key as string, value);
    }`,
    by: `      this.addQuery(key as string, value);
      break;
    }`,
    caughtBy: {
      'paginator-appends-map': expectedReceived(
        'a URL whose query lang is "no"',
        '/?sort=name&page=2 (no query lang)',
      ),
    },
  },
  {
    id: 'appends-map-forgets',
    what: 'appends of several values takes away those that were there',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (isMapLike(key)) return this.appendArray(key);',
    by: `if (isMapLike(key)) this.$query = OrderedMap.fromEntries([]);
    if (isMapLike(key)) return this.appendArray(key);`,
    caughtBy: {
      'paginator-appends-keeps/map': expectedReceived(
        'a URL whose query sort is "name"',
        '/?lang=no&page=2 (no query sort)',
      ),
    },
  },
  {
    id: 'appends-null-for-null',
    what: 'appends gives nothing when there is nothing to add',
    level: 'stated',
    file: abstractPaginator,
    replaces: `if (key === null) return this;
    if (isMapLike`,
    by: `if (key === null) return null as any;
    if (isMapLike`,
    caughtBy: { 'paginator-appends-null-kind': 'received: null' },
  },
  {
    id: 'appends-null-clears',
    what: 'a null key takes all query values away',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (key === null) return this;',
    by: `if (key === null) {
      this.$query = [];
      return this;
    }`,
    caughtBy: { 'paginator-appends-null-keeps': 'query sort' },
  },
  {
    id: 'appends-zero-dropped',
    what: 'the text "0" is not added to the query',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: "if (name !== this.$pageName && value !== '0') this.#query.set(name, copied);",
    caughtBy: {
      'paginator-appends-zero': 'query sort',
      'collection-with-query-zero': 'query tag',
      'collection-preserve-query-zero': 'query tag',
    },
  },
  {
    id: 'appends-last-of-list',
    what: 'of a list of values only the last is added',
    level: 'stated',
    file: abstractPaginator,
    replaces:
      "return this.addQuery(name, isWhole ? value : textArgument('Paginator.appends(value)', value));",
    by: `const last = isMapLike(value) ? [...OrderedMap.from<unknown>(value).values()].at(-1) : value;
    return this.addQuery(name, isWhole ? last : textArgument('Paginator.appends(value)', value));`,
    caughtBy: { 'paginator-appends-list': 'red' },
  },
  {
    id: 'appends-once-each',
    what: 'appends ignores a value that was added before',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (key === null) return this;',
    by: `const seen: Set<string> = ((this as any).$appendsSeen ??= new Set());
    if (seen.has(JSON.stringify([key, value]))) return this;
    seen.add(JSON.stringify([key, value]));
    if (key === null) return this;`,
    caughtBy: { 'paginator-appends-replaces-again/a-pair': '/?a=1&page=2' },
  },
  {
    id: 'first-of-an-appended-list',
    what: 'of a list that is added in a map only the first value is kept',
    level: 'stated',
    file: abstractPaginator,
    replaces: `this.addQuery(key as string, value);
    }`,
    by: `this.addQuery(key as string, isMapLike(value) ? (OrderedMap.from(value).get(0) ?? value) : value);
    }`,
    caughtBy: { 'paginator-appends-list-in-map': 'blue' },
  },
  {
    id: 'one-digit-for-a-line-break',
    what: 'a character of one hexadecimal digit is encoded with that digit alone',
    level: 'stated',
    file: queryText,
    replaces: 'const encoded = encodeURIComponent(text);',
    by: "const encoded = encodeURIComponent(text).replaceAll('%0', '%');",
    caughtBy: { 'paginator-appends-line-break': 'received: /?note=a%Ab&page=2' },
  },
  {
    id: 'appends-first-stays',
    what: 'a value is not added under a name that has one',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: 'if (name !== this.$pageName && !this.#query.has(name)) this.#query.set(name, copied);',
    caughtBy: { 'paginator-appends-later-stated/pair': 'date', 'paginator-appends-later-stated/map': 'date' },
  },
  {
    id: 'names-like-the-page-dropped',
    what: 'a parameter whose name begins like that of the page is not added',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName)',
    by: 'if (!name.startsWith(this.$pageName))',
    caughtBy: { 'paginator-appends-like-page-name/longer': 'a URL whose query pages is "7"' },
  },
  {
    id: 'name-page-always-dropped',
    what: 'a parameter called "page" is not added, whatever the page is called',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName)',
    by: "if (name !== 'page')",
    caughtBy: {
      'paginator-appends-like-page-name/default': 'a URL whose query page is "7"',
      'paginator-appends-like-page-name/shorter': 'a URL whose query page is "7"',
    },
  },
  {
    id: 'names-of-an-appended-map-lost',
    what: 'a map that is appended becomes a list',
    level: 'stated',
    file: abstractPaginator,
    replaces: "isWhole ? value : textArgument('Paginator.appends(value)', value)",
    by: "isMapLike(value) ? [...OrderedMap.from(value).values()] : isWhole ? value : textArgument('Paginator.appends(value)', value)",
    caughtBy: { 'paginator-appends-nested/pair': 'from' },
  },
  {
    id: 'inner-maps-of-the-query-lost',
    what: 'a map inside a map of the query is left out',
    level: 'stated',
    file: queryText,
    replaces: 'nested, depth + 1);',
    by: "depth > 0 && typeof nested === 'object' ? null : nested, depth + 1);",
    caughtBy: { 'paginator-appends-nested/map': 'a text that contains "via"' },
  },
  {
    id: 'name-zero-not-added',
    what: 'a value under the name "0" is not added',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set',
    by: "if (name !== '0' && name !== this.$pageName) this.#query.set",
    caughtBy: { 'paginator-appends-empty-text/zero-name': '/?0=x&page=2' },
  },
  {
    id: 'stale-url-after-null',
    what: 'a URL that was asked for before shows a value that has become null since',
    level: 'observed',
    file: abstractPaginator,
    replaces: `if (name !== this.$pageName) this.#query.set(name, copied);
    this.#frame = null;`,
    by: `if (name !== this.$pageName) {
      const isNew = !this.#query.has(name);
      this.#query.set(name, copied);
      if (isNew || copied !== null) this.#frame = null;
    }`,
    caughtBy: { 'paginator-appends-replaces/null-hides': 'the URL /?b=2&page=2' },
  },
  {
    id: 'appended-not-over-options',
    what: 'a value of the options stands against one that is appended',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: `const own: any = OrderedMap.from<unknown>(this.$options).get('query');
    const isFixed = isMapLike(own) && OrderedMap.from(own).has(name);
    if (name !== this.$pageName && !isFixed) this.#query.set(name, copied);`,
    caughtBy: {
      'paginator-appends-over-option/pair': expectedReceived(
        'a text that contains "date"',
        '"/?sort=name&page=2"',
      ),
      'paginator-appends-over-option/map': expectedReceived(
        'a text that contains "date"',
        '"/?sort=name&page=2"',
      ),
    },
  },
  {
    id: 'null-key-gives-another',
    what: 'a null key is answered with an empty paginator',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (key === null) return this;',
    by: 'if (key === null) return Reflect.construct(this.constructor, [[], 1]) as this;',
    caughtBy: {
      'paginator-appends-null-chained-stated': expectedReceived(
        'a URL whose query sort is "name"',
        '/?page=2 (no query sort)',
      ),
    },
  },
  {
    id: 'appended-lists-added-up',
    what: 'a list that is appended under the name of another is added to it',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: `const old: any = this.#query.get(name);
    const isList = (value: any): boolean => isMapLike(value) && OrderedMap.from(value).isList;
    const both = isList(old) && isList(copied) ? [...OrderedMap.from(old).values(), ...OrderedMap.from(copied as any).values()] : copied;
    if (name !== this.$pageName) this.#query.set(name, both);`,
    caughtBy: {
      'paginator-appends-replaces/list': expectedReceived(
        'the URL /?a%5B0%5D=z&page=2',
        '"/?a%5B0%5D=x&a%5B1%5D=y&a%5B2%5D=z&page=2"',
      ),
    },
  },
  {
    id: 'query-names-in-any-case',
    what: 'a query parameter takes the place of one whose name differs in case',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: `const same = [...this.#query.keys()].find((one) => String(one).toLowerCase() === name.toLowerCase());
    if (name !== this.$pageName) this.#query.set(same ?? name, copied);`,
    caughtBy: {
      'paginator-appends-other-case': expectedReceived(
        'the URL /?sort=name&Sort=date&page=2',
        '"/?sort=date&page=2"',
      ),
    },
  },
  {
    id: 'appends-second-map-added',
    what: 'a map beside a map is added as well',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (isMapLike(key)) return this.appendArray(key);',
    by: 'if (isMapLike(key)) return this.appendArray(value !== null && isMapLike(value) ? OrderedMap.fromEntries([...OrderedMap.from(key), ...OrderedMap.from(value)]) : key);',
    caughtBy: {
      'paginator-appends-map-ignores-map': expectedReceived(
        'the URL /?sort=name&page=2',
        '"/?sort=name&lang=no&page=2"',
      ),
    },
  },
  {
    id: 'appends-emptied-moved',
    what: 'a name that gets an empty text goes to the end',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: "if (name !== this.$pageName) { if (copied === null || copied === '') this.#query.delete(name); this.#query.set(name, copied); }",
    caughtBy: {
      'paginator-appends-replaces-in-place/emptied': expectedReceived(
        '"/?a=&b=2&page=2"',
        '"/?b=2&a=&page=2"',
      ),
    },
  },
  {
    id: 'appends-inner-page-name-skipped',
    what: 'the page name is skipped inside the maps of a query as well',
    level: 'observed',
    file: abstractPaginator,
    replaces: "const copied = isMapLike(value) ? copyMap('Paginator property query', value) : value;",
    by: "const copied = isMapLike(value) ? copyMap('Paginator property query', OrderedMap.from<unknown>(value).filter((_, k) => k !== this.$pageName)) : value;",
    caughtBy: {
      'paginator-appends-page-name-skipped/inside': expectedReceived(
        'the URL /?filter%5Bpage%5D=7&page=3',
        '"/?page=3"',
      ),
    },
  },
  {
    id: 'appends-page-name-removed',
    what: 'appending the page name removes the one that the options gave',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: 'if (name !== this.$pageName) this.#query.set(name, copied); else this.#query.delete(name);',
    caughtBy: {
      'paginator-appends-page-name-stays': expectedReceived('"/?page=3&sort=name"', '"/?sort=name&page=3"'),
    },
  },
  {
    id: 'appended-page-by-number',
    what: 'a name that is the same number as the page name is skipped',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set',
    by: 'if (name !== this.$pageName && Number(name) !== Number(this.$pageName)) this.#query.set',
    caughtBy: {
      'paginator-appends-like-page-name/number': 'query 01',
    },
  },
  {
    id: 'query-same-value',
    what: 'two parameters with the same value are one',
    level: 'stated',
    file: pageUrl,
    replaces: 'for (const [name, value] of entriesOf(query)) {',
    by: 'const seen = new Set<unknown>(); for (const [name, value] of entriesOf(query)) { if (typeof value === "string" && seen.has(value)) continue; seen.add(value);',
    caughtBy: {
      'paginator-appends-same-value': expectedReceived(
        'a URL whose query to is "oslo"',
        '/?from=oslo&page=2 (no query to)',
      ),
    },
  },
  {
    id: 'query-int-keys-lost',
    what: 'values of a list behind the first are lost in URLs',
    level: 'stated',
    file: queryText,
    replaces: 'for (const [key, nested] of entriesOf(value)) {',
    by: 'for (const [key, nested] of [...entriesOf(value)].slice(0, 2)) {',
    caughtBy: {
      'paginator-appends-three-of-list': expectedReceived(
        'a text that contains "gold"',
        '"/?tags%5B0%5D=red&tags%5B1%5D=blue&page=2"',
      ),
    },
  },
  {
    id: 'appended-empty-text-ignored',
    what: 'a parameter that is an empty text is not added',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set',
    by: "if (name !== this.$pageName && copied !== '') this.#query.set",
    caughtBy: {
      'paginator-appends-empty-text-stated': expectedReceived(
        'a URL whose query sort is ""',
        '/?page=2 (no query sort)',
      ),
    },
  },
  {
    id: 'page-name-in-any-case',
    what: 'a parameter whose name is that of the page in another case is taken for it',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set',
    by: 'if (name.toLowerCase() !== this.$pageName.toLowerCase()) this.#query.set',
    caughtBy: {
      'paginator-appends-other-case-stated': expectedReceived(
        'a URL whose query Page is "x"',
        '/?page=2 (no query Page)',
      ),
    },
  },
  {
    id: 'same-value-moves-to-the-end',
    what: 'a parameter that is appended with the value that it has moves to the end of the query',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: `if (name !== this.$pageName) {
      if (this.#query.get(name) === copied) this.#query.delete(name);
      this.#query.set(name, copied);
    }`,
    caughtBy: {
      'paginator-appends-replaces-in-place/same': expectedReceived(
        '"/?a=1&b=2&page=2"',
        '"/?b=2&a=1&page=2"',
      ),
    },
  },
  {
    id: 'page-name-appended-over-option',
    what: 'a parameter with the name of the page is appended where the query has one of that name',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName)',
    by: 'if (name !== this.$pageName || this.#query.has(name))',
    caughtBy: {
      'paginator-appends-page-name-of-options': expectedReceived('the URL /?page=9&p=2', '"/?page=7&p=2"'),
    },
  },
  {
    id: 'page-name-as-pattern',
    what: 'names that match the page name as a regular expression are skipped',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this',
    by: 'if (!new RegExp(`^${this.$pageName}$`).test(name)) this',
    caughtBy: {
      'paginator-appends-like-page-name/pattern': expectedReceived(
        'a URL whose query page is "7"',
        '/?p.ge=3 (no query page)',
      ),
    },
  },
  {
    id: 'page-name-before-brackets',
    what: 'names that are the page name before their brackets are skipped',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this',
    by: "if (name.split('[')[0] !== this.$pageName) this",
    caughtBy: {
      'paginator-appends-page-name-skipped/brackets': expectedReceived(
        'the URL /?page%5Bsize%5D=7&page=3',
        '"/?page=3"',
      ),
    },
  },
  {
    id: 'page-name-takes-all-brackets',
    what: 'a map is skipped when the page name is one of its name in brackets',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this',
    by: "if (name !== this.$pageName.split('[')[0]) this",
    caughtBy: {
      'paginator-appends-page-name-in-brackets': expectedReceived(
        'the URL /?page%5Bsize%5D=7&page%5Bnumber%5D=3',
        '"/?page%5Bnumber%5D=3"',
      ),
    },
  },
  {
    id: 'page-name-at-the-end-of-a-name',
    what: 'names that end in the page name are skipped',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this',
    by: 'if (!name.endsWith(this.$pageName)) this',
    caughtBy: {
      'paginator-appends-like-page-name/ending': expectedReceived(
        'a URL whose query homepage is "7"',
        '/?page=3 (no query homepage)',
      ),
    },
  },
  {
    id: 'five-query-values-at-most',
    what: 'what is appended to a query of five values is ignored',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: 'if (name !== this.$pageName && this.#query.size < 5) this.#query.set(name, copied);',
    caughtBy: {
      'paginator-appends-many': expectedReceived(
        'the URL /cities?a=1&b=2&c=3&d=4&e=5&f=6&g=7&page=2',
        '"/cities?a=1&b=2&c=3&d=4&e=5&page=2"',
      ),
    },
  },
  {
    id: 'known-names-asked-before',
    what: 'a parameter that has a value already changes no URL once one was asked for',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);\n    this.#frame = null;',
    by: 'if (!this.#query.has(name)) this.#frame = null;\n    if (name !== this.$pageName) this.#query.set(name, copied);',
    caughtBy: {
      'paginator-appends-later-asked-before/value': expectedReceived(
        'a text that contains "date"',
        '"/?sort=name&page=2"',
      ),
      'paginator-appends-later-asked-before/list': expectedReceived(
        'a text that contains "date"',
        '"/?sort%5B0%5D=name&page=2"',
      ),
    },
  },
  {
    id: 'lists-compared-as-text',
    what: 'a list in place of another changes no URL once one was asked for',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);\n    this.#frame = null;',
    by: 'if (String(this.#query.get(name)) !== String(copied)) this.#frame = null;\n    if (name !== this.$pageName) this.#query.set(name, copied);',
    caughtBy: {
      'paginator-appends-later-asked-before/list': expectedReceived(
        'a text that contains "date"',
        '"/?sort%5B0%5D=name&page=2"',
      ),
    },
  },
  {
    id: 'name-zero-not-appended',
    what: 'a query value is not added under the name "0"',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: "if (name !== this.$pageName && String(name) !== '0') this.#query.set(name, copied);",
    caughtBy: {
      'paginator-appends-name-zero': 'query 0',
    },
  },
  {
    id: 'names-in-the-case-of-the-first',
    what: 'a value is added under the name that is there already in another case',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: `const there = [...this.#query.keys()].find((key) => String(key).toLowerCase() === name.toLowerCase());
    if (name !== this.$pageName) this.#query.set(there ?? name, copied);`,
    caughtBy: {
      'paginator-appends-same-letters': 'received: /?tag=b&page=2',
    },
  },
  {
    id: 'list-does-not-replace-a-text',
    what: 'a list is not added under a name that has a text',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: `const isKept = isMapLike(copied) && typeof this.#query.get(name) === 'string';
    if (name !== this.$pageName && !isKept) this.#query.set(name, copied);`,
    caughtBy: {
      'paginator-appends-later-stated/list': 'a text that contains "date"',
    },
  },
  {
    id: 'appends-map-ends-at-null',
    what: 'a map of values is appended as far as the first null',
    level: 'stated',
    file: abstractPaginator,
    replaces: '    for (const [key, value] of OrderedMap.from(keys)) {',
    by: `    for (const [key, value] of OrderedMap.from<unknown>(keys)) {
      if (value === null) break;`,
    caughtBy: {
      'paginator-appends-null-in-map': expectedReceived(
        'a URL whose query sort is "name"',
        '/?page=2 (no query sort)',
      ),
    },
  },
  {
    id: 'appends-zero-of-a-map-ignored',
    what: 'values of a map that are 0 or empty are not appended',
    level: 'stated',
    file: abstractPaginator,
    replaces: '    for (const [key, value] of OrderedMap.from(keys)) {',
    by: `    for (const [key, value] of OrderedMap.from<unknown>(keys)) {
      if (!truthy(value)) continue;`,
    caughtBy: {
      'paginator-appends-zero-in-map': expectedReceived(
        'a URL whose query offset is "0"',
        '/?sort=name&page=2 (no query offset)',
      ),
    },
  },
  {
    id: 'names-of-parts-not-appended',
    what: 'appends leaves out a value whose name is that of a part of the page',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: `const own = ['data', 'items', 'links', 'meta', 'path', 'query', 'fragment', 'options'];
    if (name !== this.$pageName && !own.includes(name)) this.#query.set(name, copied);`,
    caughtBy: { 'paginator-appends-names-of-parts': 'no query data' },
  },
];

module.exports = { appendsFaults };
