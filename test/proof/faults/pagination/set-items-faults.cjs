const { expectedReceived } = require('../../in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/set-items.feature must notice. */
const setItemsFaults = [
  {
    id: 'set-items-does-nothing',
    what: 'setItems changes nothing once there are items',
    level: 'stated',
    file: paginator,
    replaces: 'this.$items = all.slice(0, this.$perPage);',
    by: 'if ((this.$items ?? new Collection()).isEmpty()) this.$items = all.slice(0, this.$perPage);',
    caughtBy: { 'paginator-set-items-effect/two': expectedReceived('["Oslo", "Rome"]', '["Lima"]') },
  },
  {
    id: 'items-set-in-place',
    what: 'new items are put into the collection of the page before',
    level: 'observed',
    file: paginator,
    replaces: 'this.$items = all.slice(0, this.$perPage);',
    by: `const slice = all.slice(0, this.$perPage);
    if (!isMapLike((this as any)[Symbol.for('set')])) {
      (this as any)[Symbol.for('set')] = [];
      this.$items = slice;
      return;
    }
    for (const key of [...this.$items.keys().all().values()]) this.$items.forget(key as Key);
    for (const [key, value] of slice.all()) this.$items.put(key, value);`,
    caughtBy: { 'paginator-set-items-leaves-earlier': '"Lima"' },
  },
  {
    id: 'no-items-not-set',
    what: 'setItems without items leaves those that there are',
    level: 'stated',
    file: paginator,
    replaces: 'this.$items = all.slice(0, this.$perPage);',
    by: 'if (this.$items === undefined || all.isNotEmpty()) this.$items = all.slice(0, this.$perPage);',
    caughtBy: { 'paginator-set-items-effect/none': expectedReceived('[]', '["Lima"]') },
  },
  {
    id: 'flag-kept-where-items-fit-exactly',
    what: 'items that fill the page exactly leave the more-pages flag as it was',
    level: 'observed',
    file: paginator,
    replaces: 'this.$hasMore = all.count() > this.$perPage;',
    by: 'if (all.count() !== this.$perPage) this.$hasMore = all.count() > this.$perPage;',
    caughtBy: { 'paginator-set-items-after-flag/full': expectedReceived('false', 'true') },
  },
  {
    id: 'set-items-moves-to-first-page',
    what: 'setting the items moves the page to the first',
    level: 'stated',
    file: paginator,
    replaces: 'this.$items = all.slice(0, this.$perPage);',
    by: `if (Reflect.has(this, 'hadItems')) this.$currentPage = 1;
    Reflect.set(this, 'hadItems', true);
    this.$items = all.slice(0, this.$perPage);`,
    caughtBy: { 'paginator-set-items-page': expectedReceived('3', '1') },
  },
  {
    id: 'set-items-counted-before',
    what: 'the number of items is the one of the constructor once items are set',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'this.$items = all.slice(0, this.$perPage);',
        by: `this.$items = all.slice(0, this.$perPage);
    if (!Reflect.has(this, 'firstCount')) Reflect.set(this, 'firstCount', this.$items.count());
    else Reflect.set(this, 'isCounted', true);`,
      },
      {
        file: 'src/reference/paginator/abstract-paginator.ts',
        replaces: `count(): number {
    return this.$items.count();`,
        by: `count(): number {
    if (Reflect.has(this, 'isCounted')) return Number(Reflect.get(this, 'firstCount'));
    return this.$items.count();`,
      },
    ],
    caughtBy: { 'paginator-set-items-answers': expectedReceived('1', '0') },
  },
  {
    id: 'items-set-once',
    what: 'setItems sets items once',
    level: 'stated',
    file: paginator,
    replaces: 'protected setItems(items: ItemSource<TValue>): void {',
    by: `protected setItems(items: ItemSource<TValue>): void {
    const self = this as any;
    self.$sets = (self.$sets ?? 0) + 1;
    if (self.$sets > 2) return;`,
    caughtBy: {
      'paginator-set-items-second': expectedReceived('["Rome", "Bonn"]', '["Oslo"]'),
    },
  },
];

module.exports = { setItemsFaults };
