import * as library from '../../src/reference/index';
import { freeze } from './freeze';

/** A family of inputs that grow: texts on which a careless pattern goes back and forth, and maps of many entries. */
export interface SizedInput {
  readonly label: string;
  readonly make: (size: number) => unknown;
}

/** Makes plain data once for each size, frozen: most of the time would go into making it again. */
function shared(label: string, make: (size: number) => unknown): SizedInput {
  const made = new Map<number, unknown>();
  return {
    label,
    make: (size) => {
      if (!made.has(size)) {
        const value = make(size);
        freeze(value);
        made.set(size, value);
      }
      return made.get(size);
    },
  };
}

function texts(label: string, repeated: string, end = '', start = ''): SizedInput {
  return shared(label, (size) => start + repeated.repeat(size) + end);
}

function lists(label: string, entry: (index: number) => unknown): SizedInput {
  return shared(label, (size) => Array.from({ length: size }, (_, index) => entry(index)));
}

function named(entry: (index: number) => unknown): (size: number) => Record<string, unknown> {
  return (size) =>
    Object.fromEntries(Array.from({ length: size }, (_, index) => [`k${index}`, entry(index)]));
}

const { MergeValue, MissingValue, OrderedMap } = library;

/** Texts and maps of any size. */
export const sizedInputs: readonly SizedInput[] = [
  texts('digits and a letter', '1', 'x'),
  texts('digits', '1'),
  texts('zeros', '0', 'e', '1e'),
  texts('blanks', ' ', 'x'),
  texts('blanks behind a number', ' ', 'x', '1'),
  texts('slashes before a letter', '/', 'a', 'a'),
  texts('slashes', '/', '', 'a'),
  texts('capitals', 'Ab'),
  texts('words', ' a'),
  texts('endings', '_count'),
  texts('brackets', '[', '', 'a'),
  texts('indexes', '[a]', '=1', 'a'),
  texts('parameters', 'a[]=1&'),
  texts('percent signs', '%41%'),
  texts('signs to escape', `é"'<&/\n`),
  texts('questions', '\n?#'),
  lists('list', (index) => index),
  lists('list of rows', (index) => ({ id: index, more: [index] })),
  lists('list with gone values', (index) => (index % 2 === 0 ? new MissingValue() : index)),
  lists('merged lists', (index) => new MergeValue([index])),
  lists('merged names', (index) => new MergeValue({ [`k${index}`]: index })),
  lists('merged equal names', () => new MergeValue({ a: 1 })),
  lists(
    'merged lists and names',
    (index) => new MergeValue(index % 2 === 0 ? [index] : { [`k${index}`]: 1 }),
  ),
  lists('values, merged lists and names', (index) => {
    if (index % 3 === 0) return index;
    return new MergeValue(
      index % 3 === 1 ? [index, new MissingValue()] : { [`k${index % 50}`]: 1, 3: index },
    );
  }),
  shared(
    'names',
    named((index) => index),
  ),
  shared(
    'names of lists',
    named((index) => [index]),
  ),
  { label: 'Map', make: (size) => new Map(Object.entries(named((index) => index)(size))) },
  { label: 'ordered map', make: (size) => OrderedMap.from(named((index) => index)(size)) },
  { label: 'model', make: (size) => new library.Model(named((index) => index)(size)) },
  { label: 'page', make: (size) => new library.Paginator(named((index) => [index])(size), size) },
];
