const { expectedReceived } = require('../../in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/render.feature must notice. */
const renderFaults = [
  {
    id: 'render-takes-full-view',
    what: 'without a view, the default view is rendered and not the simple one',
    level: 'observed',
    file: paginator,
    replaces: 'wanted : Class.$defaultSimpleView',
    by: 'wanted : Class.$defaultView',
    caughtBy: { 'paginator-render-not-default-view': expectedReceived('"pages.simple"', '"pages.full"') },
  },
  {
    id: 'render-ignores-view',
    what: 'render ignores the view it is given',
    level: 'stated',
    file: paginator,
    replaces: 'const name = truthy(wanted) ? wanted : Class.$defaultSimpleView;',
    by: 'const name = truthy(wanted) ? Class.$defaultSimpleView : Class.$defaultSimpleView;',
    caughtBy: {
      'paginator-render-html/render': expectedReceived(
        'HTML with "pages.users"',
        '<nav class="pagination::simple-tailwind">Users</nav>',
      ),
    },
  },
  {
    id: 'render-drops-data',
    what: 'render drops the data it is given',
    level: 'stated',
    file: paginator,
    replaces: 'arrayMerge(given).set',
    by: 'arrayMerge(new OrderedMap<unknown>()).set',
    caughtBy: {
      'paginator-render-html/render': expectedReceived(
        'HTML with "Users"',
        '<nav class="pages.users">Tom & \'Jerry\'</nav>',
      ),
    },
  },
  {
    id: 'links-drops-arguments',
    what: 'links drops what it is given',
    level: 'stated',
    file: paginator,
    replaces: 'return this.render(view, data);',
    by: 'return this.render();',
    caughtBy: {
      'paginator-render-html/links': expectedReceived(
        'HTML with "pages.users"',
        '<nav class="pagination::simple-tailwind">Tom & \'Jerry\'</nav>',
      ),
    },
  },
  {
    id: 'view-data-changed',
    what: 'render changes the data that it is given',
    level: 'observed',
    file: paginator,
    replaces: 'arrayMerge(given).set(',
    by: '(data instanceof OrderedMap ? data : arrayMerge(OrderedMap.from<unknown>(data))).set(',
    caughtBy: {
      'paginator-render-data/integer-keys': 'received: {"7": "a", "9": "b", "paginator": <Paginator o2>}',
    },
  },
  {
    id: 'rendering-sets-default',
    what: 'a view that is named becomes the default',
    level: 'stated',
    file: paginator,
    replaces: 'const views = Class.viewFactory();',
    by: `Class.defaultSimpleView(name);
    const views = Class.viewFactory();`,
    caughtBy: { 'paginator-render-view-once': 'pages.mine' },
  },
  {
    id: 'default-view-without-data',
    what: 'a default view gets no data',
    level: 'stated',
    file: paginator,
    replaces: "requireMap('Paginator.render(data)', data));",
    by: "requireMap('Paginator.render(data)', view === null ? {} : data));",
    caughtBy: {
      'paginator-render-default-view-data/render': 'Towns',
      'paginator-render-default-view-data/links': 'Towns',
    },
  },
  {
    id: 'data-of-views-kept',
    what: 'the data of one rendering are there in the next',
    level: 'stated',
    file: paginator,
    replaces: "const viewData = arrayMerge(given).set('paginator', this);",
    by: `const before = (Reflect.get(this, 'before') as typeof given | undefined) ?? given;
    Object.defineProperty(this, 'before', { value: given, writable: true, configurable: true });
    const viewData = arrayMerge(before, given).set('paginator', this);`,
    caughtBy: { 'paginator-render-data-once/render': 'Towns', 'paginator-render-data-once/links': 'Towns' },
  },
  {
    id: 'named-view-stays',
    what: 'a paginator that was rendered with a view is rendered with it from then on',
    level: 'stated',
    file: paginator,
    replaces: 'const name = truthy(wanted) ? wanted : Class.$defaultSimpleView;',
    by: `if (truthy(wanted)) (this as any).view = wanted;
    const name = (this as any).view ?? Class.$defaultSimpleView;`,
    caughtBy: { 'paginator-render-view-once': 'pages.mine' },
  },
  {
    id: 'data-of-the-last-view-in-html',
    what: 'toHtml gives the default view the data of the rendering before',
    level: 'stated',
    file: paginator,
    replaces: 'const viewData = arrayMerge(given)',
    by: `const kept: any = this;
    kept.viewData = given.size === 0 ? (kept.viewData ?? given) : given;
    const viewData = arrayMerge(kept.viewData)`,
    caughtBy: { 'paginator-render-view-once': 'Towns' },
  },
  {
    id: 'links-empty-view-default-view',
    what: 'links with an empty view renders the other default view',
    level: 'observed',
    file: paginator,
    replaces: 'return this.render(view, data);',
    by: "return this.render(view === '' ? (this.constructor as typeof Paginator).$defaultView : view, data);",
    caughtBy: {
      'paginator-render-default-view/links-empty': expectedReceived(
        '"pages.simple"',
        '"pagination::tailwind"',
      ),
    },
  },
  {
    id: 'view-data-paginator-moved',
    what: 'a "paginator" among the data of a view is moved to the end',
    level: 'observed',
    file: paginator,
    replaces: "const viewData = arrayMerge(given).set('paginator', this);",
    by: "const viewData = arrayMerge(given); viewData.delete('paginator'); viewData.set('paginator', this);",
    caughtBy: {
      'paginator-render-data/same-place': expectedReceived(
        'the keys in the order paginator, title',
        'title, paginator',
      ),
    },
  },
  {
    id: 'view-data-integers-first',
    what: 'integer keys come first among the data of a view',
    level: 'observed',
    file: paginator,
    replaces: 'const viewData = arrayMerge(given).set',
    by: "const viewData = OrderedMap.fromEntries([...arrayMerge(given)].sort((a, b) => (typeof a[0] === 'number' ? 0 : 1) - (typeof b[0] === 'number' ? 0 : 1))).set",
    caughtBy: {
      'paginator-render-data/kept-behind': expectedReceived(
        'the keys in the order title, 0, 1, paginator',
        '0, 1, title, paginator',
      ),
    },
  },
  {
    id: 'simple-view-named-after-the-other',
    what: 'as long as no simple view is set, its name is made from that of the other default view',
    level: 'observed',
    file: paginator,
    replaces: 'const name = truthy(wanted) ? wanted : Class.$defaultSimpleView;',
    by: `const isUnset = Class.$defaultSimpleView === 'pagination::simple-tailwind';
    const simple = isUnset ? Class.$defaultView.replace('::', '::simple-') : Class.$defaultSimpleView;
    const name = truthy(wanted) ? wanted : simple;`,
    caughtBy: {
      'paginator-render-not-default-view-alone': expectedReceived(
        '"pagination::simple-tailwind"',
        '"pagination::simple-full"',
      ),
    },
  },
  {
    id: 'render-first-data',
    what: 'only the first of the data of a view is handed on',
    level: 'stated',
    file: paginator,
    replaces: `const viewData = arrayMerge(given).set('paginator', this);`,
    by: `const viewData = arrayMerge(given.slice(0, 1)).set('paginator', this);`,
    caughtBy: {
      'paginator-render-all-data/render': expectedReceived(
        'HTML with "Towns"',
        `<nav class="pages.users">Tom & 'Jerry'</nav>`,
      ),
    },
  },
  {
    id: 'links-first-data',
    what: 'links hands on only the first of the data of a view',
    level: 'stated',
    file: paginator,
    replaces: 'return this.render(view, data);',
    by: 'return this.render(view, OrderedMap.from<any>(data as any).slice(0, 1));',
    caughtBy: {
      'paginator-render-all-data/links': expectedReceived(
        'HTML with "Towns"',
        `<nav class="pages.users">Tom & 'Jerry'</nav>`,
      ),
    },
  },
  {
    id: 'render-given-overridden',
    what: 'a default view that was set counts before the one that is named',
    level: 'stated',
    file: paginator,
    replaces: 'truthy(wanted) ? wanted : Class.$defaultSimpleView',
    by: `truthy(wanted) && Class.$defaultSimpleView === 'pagination::simple-tailwind' ? wanted : Class.$defaultSimpleView`,
    caughtBy: {
      'paginator-render-given-view': expectedReceived(
        'HTML with "pages.users"',
        `<nav class="pages.mine">Tom & 'Jerry'</nav>`,
      ),
    },
  },
  {
    id: 'links-view-remembered',
    what: 'links without a view are rendered with the view of earlier links',
    level: 'stated',
    file: paginator,
    replaces: 'return this.render(view, data);',
    by: `const earlier: any = this;
    earlier.$view = view ?? earlier.$view ?? null;
    return this.render(earlier.$view, data);`,
    caughtBy: {
      'paginator-links-view-once': expectedReceived(
        'HTML with "pages.mine"',
        `<nav class="pages.users">Tom & 'Jerry'</nav>`,
      ),
    },
  },
  {
    id: 'view-data-named-proto-lost',
    what: 'data for a view with a name that every object of the language has are lost',
    level: 'observed',
    file: paginator,
    replaces: 'const viewData = arrayMerge(given)',
    by: 'const viewData = arrayMerge(given.filter((_, name) => !(name in {})))',
    caughtBy: {
      'paginator-render-data/language-name': expectedReceived(
        '{"__proto__": 1, "paginator": the subject itself}',
        '{"paginator": <Paginator o2>}',
      ),
    },
  },
  {
    id: 'view-data-copied-as-json',
    what: 'lists and maps among the data for a view are copied as JSON',
    level: 'observed',
    file: paginator,
    replaces: 'const viewData = arrayMerge(given)',
    by: `const viewData = arrayMerge(given.map((value) => (isMapLike(value) ? JSON.parse(JSON.stringify([...OrderedMap.from(value).values()])) : value)))`,
    caughtBy: {
      'paginator-render-data/object-inside': expectedReceived(
        'the object "views"',
        '{"view": null, "data": null}',
      ),
    },
  },
  {
    id: 'full-view-for-data',
    what: 'a page that is rendered with data and without a view has the full view',
    level: 'observed',
    file: paginator,
    replaces: 'truthy(wanted) ? wanted : Class.$defaultSimpleView',
    by: 'truthy(wanted) ? wanted : given.size > 0 ? Class.$defaultView : Class.$defaultSimpleView',
    caughtBy: {
      'paginator-render-default-view/render-data': expectedReceived(
        '"pages.simple"',
        '"pagination::tailwind"',
      ),
    },
  },
  {
    id: 'view-in-small-letters',
    what: 'a view is made under its name in small letters',
    level: 'stated',
    file: paginator,
    replaces: 'const html = views.make(name, viewData);',
    by: 'const html = views.make(name.toLowerCase(), viewData);',
    caughtBy: {
      'paginator-render-view-capital': '"Pages.Users"',
    },
  },
  {
    id: 'render-filled-data-only',
    what: 'a view does not get data that are 0, false or empty text',
    level: 'stated',
    file: paginator,
    replaces: `const viewData = arrayMerge(given).set('paginator', this);`,
    by: `const viewData = arrayMerge(given.filter(Boolean)).set('paginator', this);`,
    caughtBy: { 'paginator-render-data-kinds/render': 'zero' },
  },
  {
    id: 'render-flat-data-only',
    what: 'a view does not get data that are lists or maps',
    level: 'stated',
    file: paginator,
    replaces: `const viewData = arrayMerge(given).set('paginator', this);`,
    by: `const viewData = arrayMerge(given.filter((value) => !isMapLike(value))).set('paginator', this);`,
    caughtBy: { 'paginator-render-data-kinds/render': 'list' },
  },
  {
    id: 'links-without-data-of-the-page',
    what: 'links does not hand on data that have a name of the page',
    level: 'stated',
    file: paginator,
    replaces: 'return this.render(view, data);',
    by: "return this.render(view, OrderedMap.from<any>(data as any).filter((_, name) => name !== 'data' && name !== 'items'));",
    caughtBy: { 'paginator-render-data-kinds/links': 'data' },
  },
];

module.exports = { renderFaults };
