import { distribution } from './distribution';
import { anyFragment, anyName, anyPath, anyText, belowOne, flatQuery, reserved } from './url-arbitraries';

const isReserved = (value: string): boolean => reserved.some((mark) => value.includes(mark));

/** What the laws of URLs are tried on. */
export const urlDistributions = {
  queries: distribution('queries', flatQuery(anyText), {
    'reserved ASCII in a name': [40, (query) => query.some(([name]) => isReserved(name))],
    'reserved ASCII in a value': [50, (query) => query.some(([, value]) => isReserved(value))],
    '& or = or # or + in a value': [20, (query) => query.some(([, value]) => /[&=#+]/.test(value))],
    'a bracket in a name': [15, (query) => query.some(([name]) => /[[\]]/.test(name))],
    'a blank': [10, (query) => query.some((pair) => pair.join().includes(' '))],
    'a character beyond ASCII': [10, (query) => query.some((pair) => /[^\0-\x7f]/.test(pair.join()))],
    'an empty value': [10, (query) => query.some(([, value]) => value === '')],
    'no parameter': [5, (query) => query.length === 0],
  }),
  pageNames: distribution('page names', anyName, {
    'in need of encoding': [40, (name) => encodeURIComponent(name) !== name],
    plain: [20, (name) => /^\w+$/.test(name)],
  }),
  paths: distribution('paths', anyPath, {
    'a ? in it': [20, ({ given }) => given.includes('?')],
    'a # in it': [8, ({ given }) => given.includes('#')],
    'slashes at the end': [30, ({ given, shown }) => given !== shown],
    'a host': [15, ({ given }) => given.includes('//cdn') || given.startsWith('https:')],
    'in need of encoding': [15, ({ given }) => /[ é]|größe/.test(given)],
    'only a slash': [0.5, ({ given }) => given === '/'],
  }),
  fragments: distribution('fragments', anyFragment, {
    none: [10, (given) => given === ''],
    'changed by encoding': [15, (given) => encodeURIComponent(given) !== given],
  }),
  belowOne: distribution('page numbers below one', belowOne, {
    zero: [15, (number) => number === 0],
    'below zero': [50, (number) => number < 0],
  }),
};
