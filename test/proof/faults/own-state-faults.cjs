const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const page = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const calls = 'src/reference/php/calls.ts';
const stated = oneChange('stated');

/** Keeps every paginator, for what one is told to reach the others. */
const register = {
  file: paginator,
  replaces: 'this.setItems(items);\n  }',
  by: "this.setItems(items);\n    ((AbstractPaginator as any)[Symbol.for('made')] ??= []).push(this);\n  }",
};
const ofAll = "for (const each of (AbstractPaginator as any)[Symbol.for('made')] ?? []) each";
const kept = "[Symbol.for('kept')]";

/** Keeps the resources that a collection makes at first, whatever its property holds later. */
const keepFirst = {
  file: resource,
  replaces: 'this.collection = mapped as Collection<TItem>;',
  by: `this.collection = mapped as Collection<TItem>;\n    (this as any)${kept} = mapped;`,
};

/** Faults of state: it is shared by objects that should each have their own, or kept where properties do not show it. */
const ownStateFaults = [
  stated(
    'pages-share-what-they-are-made-with',
    'making a paginator gives the one before it the same items, page and address',
    paginator,
    'this.setItems(items);\n  }',
    `this.setItems(items);
    const { $items, $perPage, $currentPage, $path, $fragment, $pageName, $hasMore } = this;
    const before = (AbstractPaginator as any)[Symbol.for('before')];
    if (before) Object.assign(before, { $items, $perPage, $currentPage, $path, $fragment, $pageName, $hasMore });
    (AbstractPaginator as any)[Symbol.for('before')] = this;
  }`,
    {
      'paginator-beside-another/items': 'expected: "Oslo"',
      'paginator-beside-another/per-page': expectedReceived('3', '1'),
      'paginator-beside-another/current-page': expectedReceived('2', '5'),
      'paginator-beside-another/more': expectedReceived('false', 'true'),
      'paginator-beside-another/path': expectedReceived('"/a"', '"/b"'),
      'paginator-beside-another/fragment': expectedReceived('"x"', '"y"'),
      'paginator-beside-another/page-name': expectedReceived('"p"', '"q"'),
      'paginator-beside-another-url': 'expected: the URL /a?sort=name&p=7#x',
    },
  ),
  {
    id: 'links-on-each-side-for-all',
    what: 'the number of links on each side is set for all paginators',
    level: 'stated',
    changes: [
      register,
      {
        file: page,
        replaces: "this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);",
        by: `${ofAll}.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);`,
      },
    ],
    caughtBy: { 'paginator-beside-another-flags': expectedReceived('2', '7') },
  },
  {
    id: 'escaping-for-all',
    what: 'escaping is switched on for all paginators',
    level: 'stated',
    changes: [
      register,
      {
        file: page,
        replaces: 'this.$escapeWhenCastingToString = booleanArgument',
        by: `${ofAll}.$escapeWhenCastingToString = booleanArgument`,
      },
    ],
    caughtBy: { 'paginator-beside-another-flags': expectedReceived('false', 'true') },
  },
  {
    id: 'metadata-property-unread',
    what: 'metadata that was written into the property is not in the response',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "this.$additional = copyMap('additional(data)'",
        by: `(this as any)${kept} = this.$additional = copyMap('additional(data)'`,
      },
      {
        file: resource,
        replaces: 'resource.with(request), resource.$additional);',
        by: `resource.with(request), (resource as any)${kept} ?? []);`,
      },
    ],
    caughtBy: { 'collection-additional-as-property': '"took" with 5 somewhere' },
  },
  {
    id: 'keys-property-unread',
    what: 'keys are not kept when the property alone says so',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.$preserveKeys === true;',
        by: `return (this as any)${kept} === true;`,
      },
      {
        file: resource,
        replaces: "this.$preserveKeys = booleanArgument('preserveKeys(value)', value);",
        by: `(this as any)${kept} = this.$preserveKeys = booleanArgument('preserveKeys(value)', value);`,
      },
    ],
    caughtBy: { 'collection-preserve-keys-as-property': '{"3": {"tag": "red"}}' },
  },
  {
    id: 'wrap-property-unread',
    what: 'a wrapper key that was written into the property is not used',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "assignStatics(this, { $wrap: textArgument('wrap(value)', value) });",
        by: `assignStatics(this, { $wrap: textArgument('wrap(value)', value) });\n    (JsonResource as any)${kept} = value;`,
      },
      {
        file: resource,
        replaces: 'assignStatics(this, { $wrap: null });',
        by: `assignStatics(this, { $wrap: null });\n    (JsonResource as any)${kept} = null;`,
      },
      {
        file: resource,
        replaces: 'assignStatics(this, WRAPPING);',
        by: `assignStatics(this, WRAPPING);\n    (JsonResource as any)${kept} = undefined;`,
      },
      {
        file: resource,
        replaces: 'const { $wrap, forceWrapping } = cls;',
        by: `const { forceWrapping } = cls;\n  const own = (JsonResource as any)${kept};\n  const $wrap = own === undefined ? 'data' : own;`,
      },
    ],
    caughtBy: {
      'collection-wrap-state-property/name': 'at /posts',
      'collection-wrap-state-property/null': '{"data": [{"id": 1}]}',
    },
  },
  {
    id: 'view-property-unread',
    what: 'a default view that was written into the property is not rendered',
    level: 'stated',
    changes: [
      {
        file: page,
        replaces:
          "assignStatics(this, { $defaultSimpleView: textArgument('Paginator.defaultSimpleView(view)', view) });",
        by: `assignStatics(this, { $defaultSimpleView: textArgument('Paginator.defaultSimpleView(view)', view) });\n    (AbstractPaginator as any)${kept} = view;`,
      },
      {
        file: paginator,
        replaces: 'const name = truthy(wanted) ? wanted : Class.$defaultSimpleView;',
        by: `const name = truthy(wanted) ? wanted : ((AbstractPaginator as any)${kept} ?? 'pages');`,
      },
    ],
    caughtBy: { 'paginator-default-view-properties-rendered': 'pages.written' },
  },
  {
    id: 'replaced-items-not-gone-through',
    what: 'a loop goes through the resources that were made at first',
    level: 'stated',
    changes: [
      keepFirst,
      {
        file: resource,
        replaces: 'return this.#items().getIterator();',
        by: `return (this as any)${kept}.getIterator();`,
      },
    ],
    caughtBy: { 'collection-iterate-replaced': 'getIterator()' },
  },
  {
    id: 'replaced-items-not-resolved',
    what: 'a collection resolves the resources that were made at first',
    level: 'stated',
    changes: [
      keepFirst,
      {
        file: resource,
        replaces: 'const items = this.#items();\n    const operation',
        by: `const items = (this as any)${kept} as Collection<TItem>;\n    const operation`,
      },
    ],
    caughtBy: { 'collection-iterate-replaced': 'resolve' },
  },
  stated(
    'decorated-for-its-class',
    'the forwarding instance stands in for any object of the class of the target',
    calls,
    'return result === target ? caller : result;',
    'const isAlike = isObject(result) && isObject(target) && className(result) === className(target);\n  return isAlike ? caller : result;',
    {
      'shared-paginator-forward-decorated-other-object': 'expected: <Greeter>',
      'resource-forward-decorated-call-to-other-result/object': 'expected: <Author>',
    },
  ),
  stated(
    'decorated-for-nothing',
    'the forwarding instance stands in for null',
    calls,
    'return result === target ? caller : result;',
    'return result === target || result === null ? caller : result;',
    {
      'shared-paginator-forward-decorated-null': 'expected: null',
      'resource-forward-decorated-call-to-other-result/null': 'expected: null',
    },
  ),
  stated(
    'keys-kept-by-all-or-none',
    'whether keys are kept is set for every collection that was told before',
    resource,
    "this.$preserveKeys = booleanArgument('preserveKeys(value)', value);",
    `const told = ((JsonResource as any)[Symbol.for('told')] ??= []);
    told.push(this);
    for (const each of told) each.$preserveKeys = booleanArgument('preserveKeys(value)', value);`,
    { 'collection-preserve-keys-beside-another': expectedReceived('true', 'false') },
  ),
];

module.exports = { ownStateFaults };
