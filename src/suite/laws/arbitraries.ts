import fc, { type Arbitrary } from 'fast-check';
import { type PlainData, wireMap } from './model-value';

/** Well-formed text of any script, short enough to read in a counterexample; composed, as some languages keep all text. */
export const text: Arbitrary<string> = fc
  .string({ unit: 'grapheme', maxLength: 8 })
  .map((any) => any.normalize());

/** A name that means itself in a query string: no brackets, dots or blanks that parsers read as structure. */
export const plainName: Arbitrary<string> = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9_-]{0,7}$/);

/** A value that is there: a page may refuse null for an item. */
export const present: Arbitrary<boolean | number | string> = fc.oneof(fc.boolean(), fc.integer(), text);

/** A value, or null. */
export const scalar: Arbitrary<null | boolean | number | string> = fc.oneof(
  { arbitrary: fc.constant(null), weight: 1 },
  { arbitrary: present, weight: 3 },
);

/** A list of items. */
export const items: Arbitrary<readonly PlainData[]> = fc.array(present, { maxLength: 12 });

/** A value that is often the same as another one, or one that a program may take for nothing. */
export const alikeValue: Arbitrary<PlainData> = fc.oneof(
  { arbitrary: fc.constantFrom(false, 0, '', '0', true, -3, 0.5, 'a'), weight: 3 },
  { arbitrary: present, weight: 2 },
  { arbitrary: fc.array(present, { minLength: 1, maxLength: 2 }), weight: 1 },
);

const alikeItem: Arbitrary<PlainData> = alikeValue.map((value) => wireMap([['v', value]]));

/** Items with a name and a value each, some of which are often the same. */
export const alikeItems: Arbitrary<readonly PlainData[]> = fc.array(alikeItem, {
  minLength: 1,
  maxLength: 6,
});

/** A page that exists: one or above; the first ones often, because they are special. */
export const page: Arbitrary<number> = fc.oneof(
  fc.integer({ min: 1, max: 3 }),
  fc.integer({ min: 1, max: 10_000 }),
);

/** A page that exists and is not far from the first: how far pages go is not shown. */
export const nearPage: Arbitrary<number> = fc.oneof(
  fc.integer({ min: 1, max: 3 }),
  fc.integer({ min: 1, max: 100 }),
);

/** A page after the first: whether the URL of page one carries its number is left open. */
export const laterPage: Arbitrary<number> = page.map((number) => number + 1);

/** A number of items per page that makes sense. */
export const perPage: Arbitrary<number> = fc.integer({ min: 1, max: 8 });

/** A base path without a query of its own. */
export const path: Arbitrary<string> = fc
  .array(plainName, { maxLength: 3 })
  .map((segments) => `/${segments.join('/')}`);
