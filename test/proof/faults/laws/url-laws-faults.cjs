const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const pageUrl = 'src/reference/paginator/page-url.ts';

/** What features/laws/url-laws.feature must notice. */
const urlLawsFaults = [
  {
    id: 'range-number-replaced',
    what: 'the URLs of a range are the first one with another number where its number stands first',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'urls.set(page, this.url(page));',
    by: 'urls.set(page, this.url(first).replace(String(first), String(page)));',
    caughtBy: { 'law-url-range': 'getUrlRange' },
  },
  {
    id: 'root-path-left-out',
    what: 'the path / is left out of URLs',
    level: 'observed',
    file: pageUrl,
    replaces: '[path, joiner,',
    by: "[path === '/' ? '' : path, joiner,",
    caughtBy: { 'law-url-path-and-fragment': 'the path of ?' },
  },
];

module.exports = { urlLawsFaults };
