const { expectedReceived } = require('../../in-words.cjs');

const casts = 'src/reference/php/casts.ts';

/** What features/pagination/loose-arguments.feature must notice. */
const looseArgumentsFaults = [
  {
    id: 'current-page-in-octal',
    what: 'a page with a zero before it is read as an octal number',
    level: 'observed',
    file: casts,
    replaces: 'Number.parseFloat(value) : value;',
    by: '/^0[0-7]/.test(value) ? Number.parseInt(value, 8) : Number.parseFloat(value) : value;',
    caughtBy: { 'paginator-loose-resolver/zeros-before': expectedReceived('10', '8') },
  },
  {
    id: 'current-page-without-commas',
    what: 'commas between the digits of a page are left out',
    level: 'observed',
    file: casts,
    replaces: 'Number.parseFloat(value) : value;',
    by: "Number.parseFloat(value.replaceAll(',', '')) : value;",
    caughtBy: { 'paginator-loose-resolver/comma': expectedReceived('1', '1000') },
  },
  {
    id: 'current-page-without-underscores',
    what: 'underscores between the digits of a page are left out',
    level: 'observed',
    file: casts,
    replaces: 'Number.parseFloat(value) : value;',
    by: "Number.parseFloat(value.replaceAll('_', '')) : value;",
    caughtBy: { 'paginator-loose-resolver/underscore': expectedReceived('1', '1000') },
  },
  {
    id: 'current-page-in-hexadecimal',
    what: 'a page that begins with 0x is read as a hexadecimal number',
    level: 'observed',
    file: casts,
    replaces: 'Number.parseFloat(value) : value;',
    by: "value.startsWith('0x') ? Number(value) : Number.parseFloat(value) : value;",
    caughtBy: { 'paginator-loose-resolver/hexadecimal': expectedReceived('0', '26') },
  },
  {
    id: 'current-page-in-other-digits',
    what: 'a page in Arabic digits is read',
    level: 'observed',
    file: casts,
    replaces: 'Number.parseFloat(value) : value;',
    by: 'Number.parseFloat(value.replace(/[\\u0660-\\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))) : value;',
    caughtBy: { 'paginator-loose-resolver/other-digits': expectedReceived('0', '3') },
  },
  {
    id: 'current-page-of-32-bits',
    what: 'a page is cut to 32 bits',
    level: 'observed',
    file: casts,
    replaces: 'Math.trunc(Math.max(-most, Math.min(number, most))) : 0;',
    by: 'number | 0 : 0;',
    caughtBy: { 'paginator-loose-resolver/past-32-bits': expectedReceived('3000000000', '-1294967296') },
  },
  {
    id: 'current-page-by-length',
    what: 'a list counts as the page of its length',
    level: 'observed',
    file: casts,
    replaces: 'return truthy(number) ? 1 : 0;',
    by: 'return Array.isArray(number) ? number.length : truthy(number) ? 1 : 0;',
    caughtBy: { 'paginator-loose-resolver/list': expectedReceived('1', '3') },
  },
  {
    id: 'current-page-without-plus',
    what: 'a page with a plus before it is no number',
    level: 'observed',
    file: casts,
    replaces: 'Number.parseFloat(value) : value;',
    by: "value.startsWith('+') ? 0 : Number.parseFloat(value) : value;",
    caughtBy: { 'paginator-loose-resolver/sign': expectedReceived('3', '0') },
  },
];

module.exports = { looseArgumentsFaults };
