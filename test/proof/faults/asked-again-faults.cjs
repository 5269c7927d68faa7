const { expectedReceived } = require('./in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const delegate = 'src/reference/resource/delegate.ts';

/** Faults of memory: what was answered once is answered again, though something has changed. */
const askedAgainFaults = [
  {
    id: 'url-remembered',
    what: 'the address of a page is built once',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.#frame.url(number <= 0 ? 1 : number);',
        by: 'const urls = ((this as any).$urls ??= []);\n    return (urls[number] ??= this.#frame.url(number <= 0 ? 1 : number));',
      },
    ],
    caughtBy: { 'paginator-asked-again-url/url': '/?page=7', 'paginator-asked-again-url-range': '/?page=2' },
  },
  {
    id: 'next-url-remembered',
    what: 'the address of the next page is built once',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;',
        by: 'return ((this as any).$next ??= this.hasMorePages() ? this.url(this.currentPage() + 1) : null);',
      },
    ],
    caughtBy: {
      'paginator-asked-again-url/next': '/?page=4',
      'paginator-asked-again-more/next-gone': expectedReceived('null', '"/?page=2"'),
    },
  },
  {
    id: 'previous-url-remembered',
    what: 'the address of the previous page is built once',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;',
        by: 'return ((this as any).$previous ??= this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null);',
      },
    ],
    caughtBy: { 'paginator-asked-again-url/previous': '/?page=2' },
  },
  {
    id: 'has-pages-remembered',
    what: 'whether there are several pages is found out once',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.currentPage() !== 1 || this.hasMorePages();',
        by: 'return ((this as any).$several ??= this.currentPage() !== 1 || this.hasMorePages());',
      },
    ],
    caughtBy: { 'paginator-asked-again-more/pages-on': expectedReceived('true', 'false') },
  },
  {
    id: 'last-page-remembered',
    what: 'whether this is the last page is found out once',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return !this.hasMorePages();',
        by: 'return ((this as any).$last ??= !this.hasMorePages());',
      },
    ],
    caughtBy: {
      'paginator-asked-again-more/last-on': expectedReceived('true', 'false'),
      'paginator-asked-again-more/last-off': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'items-remembered',
    what: 'the items are listed once',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$items.all().clone();',
        by: 'return ((this as any).$listed ??= this.$items.all().clone());',
      },
    ],
    caughtBy: { 'paginator-asked-again-items/items': expectedReceived('["Rome", "Lima"]', '["Oslo"]') },
  },
  {
    id: 'iterator-runs-once',
    what: 'after one loop there is nothing left for the next',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$items.getIterator();',
        by: 'const isOver = (this as any).$isOver;\n    (this as any).$isOver = true;\n    return isOver ? this.$items.slice(0, 0).getIterator() : this.$items.getIterator();',
      },
    ],
    caughtBy: { 'paginator-asked-again-iterator': expectedReceived('["Oslo", "Rome"]', '{}') },
  },
  {
    id: 'last-item-remembered',
    what: 'the number of the last item is found out once',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$items.count() === 0 ? null : (this.firstItem() ?? 0) + this.count() - 1;',
        by: 'return ((this as any).$lastNumber ??= this.$items.count() === 0 ? null : (this.firstItem() ?? 0) + this.count() - 1);',
      },
    ],
    caughtBy: { 'paginator-asked-again-items/last': 'lastItem' },
  },
  {
    id: 'page-form-remembered',
    what: 'the array form is made once',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'return {\n      current_page: page,',
        by: 'return (this as any).$form ??= {\n      current_page: page,',
      },
    ],
    caughtBy: { 'paginator-asked-again-items/array': '"Oslo"', 'paginator-asked-again-items/form': '"Oslo"' },
  },
  {
    id: 'page-json-remembered',
    what: 'the JSON text is written once',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'return encodeJson(this.jsonSerialize(), flags);',
        by: 'return ((this as any).$json ??= encodeJson(this.jsonSerialize(), flags));',
      },
    ],
    caughtBy: {
      'paginator-asked-again-items/json': 'JSON text with "Lima" somewhere',
      'paginator-asked-again-items/pretty': 'JSON text with "Lima" somewhere',
    },
  },
  {
    id: 'html-remembered',
    what: 'the markup is made once',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.render().toHtml();',
        by: 'return ((this as any).$html ??= this.render().toHtml());',
      },
    ],
    caughtBy: { 'paginator-asked-again-markup/html': 'HTML with shop' },
  },
  {
    id: 'string-form-remembered',
    what: 'the string form is made once',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$escapeWhenCastingToString ? escapeHtml(html) : html;',
        by: 'return ((this as any).$text ??= this.$escapeWhenCastingToString ? escapeHtml(html) : html);',
      },
    ],
    caughtBy: {
      'paginator-asked-again-markup/string': 'HTML with shop',
      'paginator-asked-again-escaped': '<nav',
    },
  },
  {
    id: 'rendering-remembered',
    what: 'what the view made is kept',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'const html = views.make(name, viewData);',
        by: 'const html = ((this as any).$markup ??= views.make(name, viewData));',
      },
    ],
    caughtBy: {
      'paginator-asked-again-markup/render': 'HTML with shop',
      'paginator-asked-again-markup/links': 'HTML with shop',
    },
  },
  {
    id: 'resolved-data-remembered',
    what: 'a resource is resolved once',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'const filtered = this.filter(expandData(data, this));',
        by: 'const filtered = ((this as any).resolved ??= this.filter(expandData(data, this)));',
      },
    ],
    caughtBy: {
      'collection-asked-again-request/resolve': expectedReceived('"date"', '"name"'),
      'collection-asked-again-keys/resolve': '[{"id": 1}, {"id": 2}]',
    },
  },
  {
    id: 'json-form-remembered',
    what: 'a resource prepares its data for JSON once',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.resolve(this.resolveRequestFromContainer());',
        by: 'return ((this as any).form ??= this.resolve(this.resolveRequestFromContainer()));',
      },
    ],
    caughtBy: { 'collection-asked-again-form': '{"sort": "date"} somewhere in it' },
  },
  {
    id: 'resource-json-remembered',
    what: 'the JSON text of a resource is written once',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return encodeJson(data, flags | JSON_THROW_ON_ERROR);',
        by: 'return ((this as any).json ??= encodeJson(data, flags | JSON_THROW_ON_ERROR));',
      },
    ],
    caughtBy: { 'collection-asked-again-keys/json': '"id"', 'collection-asked-again-keys/pretty': '"id"' },
  },
  {
    id: 'response-remembered',
    what: 'a resource responds once, and with the same from then on',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.toResponse(request ?? this.resolveRequestFromContainer());',
        by: 'return ((this as any).answer ??= this.toResponse(request ?? this.resolveRequestFromContainer()));',
      },
    ],
    caughtBy: {
      'collection-asked-again-metadata': '"took"',
      'collection-asked-again-links': 'tag',
      'collection-asked-again-keys/response': '"id"',
      'collection-asked-again-wrapper': '/news',
    },
  },
  {
    id: 'body-for-first-request',
    what: 'what the first request got, later ones get too',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'const data = resource.resolve(request);',
        by: 'const data = ((resource as any).data ??= resource.resolve(request));',
      },
    ],
    caughtBy: {
      'collection-asked-again-request/response': '"name"',
      'collection-asked-again-request/to-response': '"name"',
    },
  },
  {
    id: 'resource-iterator-runs-once',
    what: 'after one loop over a collection there is nothing left for the next',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.#items().getIterator();',
        by: 'const isOver = (this as any).isOver;\n    (this as any).isOver = true;\n    return isOver ? new Collection<TItem>().getIterator() : this.#items().getIterator();',
      },
    ],
    caughtBy: { 'collection-asked-again-iterator': 'received: {}' },
  },
  {
    id: 'collection-of-page-remembered',
    what: 'a page is made a resource collection once, whatever class is named later',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'return resourceClass === null ?',
        by: 'const made = (this as any).$made;\n    if (made) return made;\n    return resourceClass !== null ? ((this as any).$made = collectionOf(this, resourceClass)) : resourceClass === null ?',
      },
    ],
    caughtBy: { 'paginator-to-resource-collection-other-class': 'CityResource' },
  },
  {
    id: 'macro-result-remembered',
    what: 'a macro is called once on each resource',
    level: 'stated',
    changes: [
      {
        file: delegate,
        replaces: 'if (macros.has(name)) return invoke(macros.get(name), args, this);',
        by: 'if (macros.has(name)) return (((this as any).told ??= {})[name] ??= invoke(macros.get(name), args, this));',
      },
    ],
    caughtBy: { 'resource-macro-called-again': expectedReceived('"Hello Bo"', '"Hello Ada"') },
  },
  {
    id: 'offset-remembered',
    what: 'an offset of the underlying value is read once',
    level: 'stated',
    changes: [
      {
        file: delegate,
        replaces: 'return underlying.offsetGet(this.resource, offset);',
        by: 'return (((this as any).offsets ??= {})[offset] ??= underlying.offsetGet(this.resource, offset));',
      },
    ],
    caughtBy: { 'resource-asked-again-offset': expectedReceived('2', '1') },
  },
  {
    id: 'property-remembered',
    what: 'a property of the underlying value is read once',
    level: 'stated',
    changes: [
      {
        file: delegate,
        replaces: 'return underlying.readProperty(this.resource, name);',
        by: 'const all = ((globalThis as any).seenProperties ??= new WeakMap());\n    const seen = all.get(this) ?? {};\n    all.set(this, seen);\n    return (seen[name] ??= underlying.readProperty(this.resource, name));',
      },
    ],
    caughtBy: { 'resource-asked-again-property': expectedReceived('"Dusk"', '"Dawn"') },
  },
];

module.exports = { askedAgainFaults };
