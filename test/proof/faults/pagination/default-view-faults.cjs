const { expectedReceived } = require('../../in-words.cjs');
const { styling } = require('../../styling.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/default-view.feature must notice. */
const defaultViewFaults = [
  {
    id: 'default-view-not-set',
    what: 'defaultView sets nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: "assignStatics(this, { $defaultView: textArgument('Paginator.defaultView(view)', view) });",
    by: '',
    caughtBy: { 'paginator-default-view-set': expectedReceived('"pages.full"', '"pagination::tailwind"') },
  },
  {
    id: 'default-simple-view-not-set',
    what: 'defaultSimpleView sets nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces:
      "assignStatics(this, { $defaultSimpleView: textArgument('Paginator.defaultSimpleView(view)', view) });",
    by: '',
    caughtBy: {
      'paginator-default-simple-view-set': expectedReceived(
        '"pages.simple"',
        '"pagination::simple-tailwind"',
      ),
    },
  },
  {
    id: 'styling-sets-nothing',
    what: 'useTailwind sets nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: styling.called,
    by: '',
    caughtBy: {
      'paginator-default-view-styling': expectedReceived(
        'anything but "towns.all-at-once"',
        '"towns.all-at-once"',
      ),
    },
  },
  {
    id: 'default-view-sets-both',
    what: 'defaultView sets the simple view as well',
    level: 'stated',
    file: abstractPaginator,
    replaces: "assignStatics(this, { $defaultView: textArgument('Paginator.defaultView(view)', view) });",
    by: `const name = textArgument('Paginator.defaultView(view)', view);
    assignStatics(this, { $defaultView: name, $defaultSimpleView: name });`,
    caughtBy: { 'paginator-default-view-apart/full': expectedReceived('"pages.simple"', '"pages.new"') },
  },
  {
    id: 'view-property-unread',
    what: 'a default view that was written into the property is not rendered',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces:
          "assignStatics(this, { $defaultSimpleView: textArgument('Paginator.defaultSimpleView(view)', view) });",
        by: `assignStatics(this, { $defaultSimpleView: textArgument('Paginator.defaultSimpleView(view)', view) });
    (AbstractPaginator as any)[Symbol.for('kept')] = view;`,
      },
      {
        file: paginator,
        replaces: 'const name = truthy(wanted) ? wanted : Class.$defaultSimpleView;',
        by: "const name = truthy(wanted) ? wanted : ((AbstractPaginator as any)[Symbol.for('kept')] ?? 'pages');",
      },
    ],
    caughtBy: { 'paginator-default-view-properties-rendered': 'pages.written' },
  },
  {
    id: 'styling-when-both-were-set',
    what: 'a named styling sets nothing unless both views were set before',
    level: 'stated',
    file: abstractPaginator,
    replaces: styling.called,
    by: `const { $defaultView, $defaultSimpleView } = DEFAULTS;
    const wereSet = this.$defaultView !== $defaultView && this.$defaultSimpleView !== $defaultSimpleView;
    if (wereSet) assignStatics(this, { $defaultView, $defaultSimpleView });`,
    caughtBy: {
      'paginator-default-view-styling-one-set/full': expectedReceived(
        'anything but "pages.mine"',
        '"pages.mine"',
      ),
      'paginator-default-view-styling-one-set/simple': expectedReceived(
        'anything but "pages.mine"',
        '"pages.mine"',
      ),
    },
  },
  {
    id: 'default-view-empty-text-reset',
    what: 'an empty text sets the default view back',
    level: 'observed',
    file: abstractPaginator,
    replaces: "$defaultView: textArgument('Paginator.defaultView(view)', view) }",
    by: "$defaultView: textArgument('Paginator.defaultView(view)', view) || DEFAULTS.$defaultView }",
    caughtBy: {
      'paginator-default-view-empty-text/full': expectedReceived('""', '"pagination::tailwind"'),
    },
  },
  {
    id: 'default-view-not-set-again',
    what: 'defaultView does nothing where it was last given the same view, whatever came in between',
    level: 'observed',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'assignStatics(this, { $defaultView: textArgument(',
        by: `if ((this as any).$set === view) return;
    (this as any).$set = view;
    assignStatics(this, { $defaultView: textArgument(`,
      },
      { file: abstractPaginator, replaces: styling.called, by: styling.assigned },
    ],
    caughtBy: {
      'paginator-default-view-after-styling/full': expectedReceived('"pages.mine"', '"pagination::tailwind"'),
    },
  },
  {
    id: 'default-simple-view-not-set-again',
    what: 'defaultSimpleView does nothing where it was last given the same view, whatever came in between',
    level: 'observed',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'assignStatics(this, { $defaultSimpleView: textArgument(',
        by: `if ((this as any).$set === view) return;
    (this as any).$set = view;
    assignStatics(this, { $defaultSimpleView: textArgument(`,
      },
      { file: abstractPaginator, replaces: styling.called, by: styling.assigned },
    ],
    caughtBy: {
      'paginator-default-view-after-styling/simple': expectedReceived(
        '"pages.mine"',
        '"pagination::simple-tailwind"',
      ),
    },
  },
];

module.exports = { defaultViewFaults };
