const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const pageUrl = 'src/reference/paginator/page-url.ts';

/** What features/laws/url-laws.feature must notice. */
const urlLawsFaults = [
  {
    id: 'range-ascending-only',
    what: 'a range that goes down comes out going up',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'for (let page = first; page !== last + step; page += step)',
    by: 'for (let page = Math.min(first, last); page <= Math.max(first, last); page += 1)',
    caughtBy: { 'law-url-range': 'getUrlRange' },
  },
  {
    id: 'root-path-left-out',
    what: 'the path / is left out of addresses',
    level: 'observed',
    file: pageUrl,
    replaces: '[path, joiner,',
    by: "[path === '/' ? '' : path, joiner,",
    caughtBy: { 'law-url-path-and-fragment': 'the path of ?' },
  },
];

module.exports = { urlLawsFaults };
