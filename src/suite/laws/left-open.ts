const inUrl = (what: string): string => `in a URL, ${what}`;

/** Changes of results that a law may leave to others, in the words of `npm run liveness`. */
export const leftOpen = {
  /** Which of several objects is asked next, and in which order: what they answer is looked at, and not who is asked. */
  askedNext: ['another instance', 'order changed', 'an entry added'],
  /** What stands beside the items of a page where only these are looked at. */
  besideItems: [
    ...['another path', 'another name', 'another value', 'another encoding'].map(inUrl),
    ...['a parameter dropped', 'a parameter added', 'a fragment added'].map(inUrl),
    'a value for null',
    'missing for null',
  ],
  encoding: [inUrl('another encoding')],
  fragment: [inUrl('a fragment added')],
  instance: ['another instance'],
  iterator: ['another instance', 'another class'],
  keys: ['another key'],
  keysOfMap: ['another key', 'a list for a map'],
  layout: ['another layout'],
  nullsInJson: ['in JSON text, a value for null'],
  orderInJson: ['in JSON text, order changed'],
  orderOfKeys: ['order changed'],
  orderOfParameters: [inUrl('order of parameters changed')],
  otherParameters: [inUrl('a parameter added')],
  path: [inUrl('another path')],
  /** All of a response but its body. */
  response: [
    'another instance',
    'another class',
    'off by one',
    'an entry dropped',
    'an entry added',
    'another key',
    'a list for a map',
    'another layout',
  ],
  values: [inUrl('another value'), 'text added', 'text left out'],
} as const;
