const { expectedReceived } = require('../../in-words.cjs');

const orderedMap = 'src/reference/php/ordered-map.ts';

/** What features/pagination/item-keys.feature must notice. */
const itemKeysFaults = [
  {
    id: 'line-break-after-an-integer-key',
    what: 'a text that is an integer and a line break is that integer as a key',
    level: 'observed',
    file: orderedMap,
    replaces: '/^(?:0|-?[1-9][0-9]*)$/',
    by: '/^(?:0|-?[1-9][0-9]*)\\n?$/',
    caughtBy: { 'paginator-item-key-stored/line-break': expectedReceived('{"1\\n": "x"}', '{"1": "x"}') },
  },
  {
    id: 'integer-keys-of-32-bits',
    what: 'a text that is an integer of more than 32 bits stays a text as a key',
    level: 'observed',
    file: orderedMap,
    replaces: 'return Number.isSafeInteger(integer) ? integer : key;',
    by: 'return Math.abs(integer) < 2 ** 31 ? integer : key;',
    caughtBy: { 'paginator-item-key-appended/large-text': expectedReceived('"y"', 'null') },
  },
  {
    id: 'fraction-keys-rounded-down',
    what: 'a fraction below zero is rounded down as a key',
    level: 'observed',
    file: orderedMap,
    replaces: 'Math.trunc(key)',
    by: 'Math.floor(key)',
    caughtBy: { 'paginator-item-key-other/minus-half': expectedReceived('"zero"', 'null') },
  },
];

module.exports = { itemKeysFaults };
