const filter = 'src/reference/resource/filter.ts';

/** What features/laws/filter-laws.feature must notice. */
const filterLawsFaults = [
  {
    id: 'proto-key-lost',
    what: 'an entry under __proto__ becomes a prototype',
    level: 'observed',
    file: filter,
    replaces: 'return Object.fromEntries(map);',
    by: 'const object: any = {}; for (const [key, value] of map) object[key] = value; return object;',
    caughtBy: { 'law-merge-map': '__proto__' },
  },
];

module.exports = { filterLawsFaults };
