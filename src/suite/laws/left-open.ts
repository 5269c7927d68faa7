const inUrl = (what: string): string => `in a URL, ${what}`;

/** Changes of results that a law may leave to others, in the words of `npm run liveness`. */
export const leftOpen = {
  /** Which of several objects is asked next, and in which order: what they answer is looked at, and not who is asked. */
  askedNext: ['another instance', 'order changed', 'an entry added'],
  encoding: [inUrl('another encoding')],
  fragment: [inUrl('a fragment added')],
  instance: ['another instance'],
  iterator: ['another instance', 'another class'],
  keys: ['another key'],
  keysOfMap: ['another key', 'a list for a map'],
  layout: ['another layout'],
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
