import fc, { type Arbitrary } from 'fast-check';
import type { Expression } from '../protocol/wire';
import { plainName, present, scalar } from './arbitraries';
import { closure, ownCall } from './expressions';
import type { Law } from './law';
import { leftOpen } from './left-open';
import { pairsUnder } from './model-keys';
import { missing, type Scalar, wireMap } from './model-value';
import { ofData } from './of-data';
import { resolvedData } from './resolved-data';
import { resourceRow } from './rows';

/** A conditional as a resource class says it, and what it means: a value, or that nothing is there. */
interface Conditional {
  readonly says: Expression;
  readonly means: Scalar | typeof missing;
}

/** Entries of the model below the resource, which some conditionals look up by a name of their own. */
const computed: Readonly<Record<string, Scalar>> = {
  posts_count: 3,
  likes_count: 0,
  drafts_count: null,
  posts_sum_votes: 12,
  drafts_sum_votes: null,
  posts_exists: true,
  likes_exists: false,
  initials: 'E.W.',
  nickname: null,
};
const appended: readonly string[] = ['initials', 'nickname'];
const tables: Readonly<Record<string, string>> = { pivot: 'role_user', membership: 'team_user' };

const pairs = (map: Readonly<Record<string, Expression>>): Expression => ({ $map: Object.entries(map) });
const pivot = (table: string): Expression => ({ $new: { class: 'Pivot', args: [table] } });

const model: Expression = {
  $new: {
    class: 'Model',
    args: [
      pairs(computed),
      [],
      pairs(Object.fromEntries(appended.map((name) => [name, true]))),
      pairs(Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, pivot(table)]))),
    ],
  },
};

/** What follows the name: nothing, a value, a value that echoes what was found, and each with another value behind it. */
interface Rest {
  readonly form: 'absent' | 'value' | 'echo';
  readonly value: Scalar;
  readonly other: Scalar;
  readonly hasOther: boolean;
}

const rest: Arbitrary<Rest> = fc.record<Rest>({
  form: fc.constantFrom('absent', 'value', 'echo'),
  value: present,
  other: scalar,
  hasOther: fc.boolean(),
});

const otherwise = ({ hasOther, other }: Rest): Conditional['means'] => (hasOther ? other : missing);
const behind = ({ hasOther, other }: Rest): readonly Expression[] => (hasOther ? [other] : []);

/** A lookup of what the model has computed: null stays null, whatever is to be given instead. */
function lookup(operation: string, entry: string, given: Rest, ...name: readonly string[]): Conditional {
  const isFound = Object.hasOwn(computed, entry);
  const found = computed[entry] ?? null;
  // Another value can only be given behind a value.
  if (given.form === 'absent' && !given.hasOther)
    return { says: ownCall(operation, ...name), means: isFound ? found : missing };
  const value = given.form === 'value' ? closure(given.value) : closure({ $arg: 0 });
  const says = ownCall(operation, ...name, value, ...behind(given));
  if (!isFound) return { says, means: otherwise(given) };
  return { says, means: given.form === 'value' && found !== null ? given.value : found };
}

const relation = fc.constantFrom('posts', 'likes', 'drafts', 'gone');

const counted = fc
  .tuple(relation, rest)
  .map(([name, given]) => lookup('whenCounted', `${name}_count`, given, name));

const aggregated = fc
  .tuple(relation, fc.constantFrom('votes', 'shares'), fc.constantFrom('sum', 'max'), rest)
  .map(([name, column, aggregate, given]) =>
    lookup('whenAggregated', `${name}_${aggregate}_${column}`, given, name, column, aggregate),
  );

const existing = fc
  .tuple(relation, rest)
  .map(([name, given]) => lookup('whenExistsLoaded', `${name}_exists`, given, name));

/** An accessor; a closure is not given what was found. */
const accessor = fc.tuple(fc.constantFrom(...appended, 'posts_count', 'gone'), rest).map(([name, given]) => {
  const isFound = appended.includes(name);
  if (given.form !== 'value' && !given.hasOther)
    return { says: ownCall('whenAppended', name), means: isFound ? (computed[name] ?? null) : missing };
  const says = ownCall('whenAppended', name, closure(given.value), ...behind(given));
  return { says, means: isFound ? given.value : otherwise(given) };
});

const pivoted = fc
  .tuple(fc.constantFrom('pivot', 'membership', 'gone'), fc.constantFrom('role_user', 'team_user'), rest)
  .map(([name, table, given]) => {
    const isLoaded = tables[name] === table;
    const operation = name === 'pivot' ? 'whenPivotLoaded' : 'whenPivotLoadedAs';
    const names = name === 'pivot' ? [table] : [name, table];
    const says = ownCall(operation, ...names, closure(given.value), ...behind(given));
    return { says, means: isLoaded ? given.value : otherwise(given) };
  });

/** Whether there is a pivot, as a boolean. */
const pivotTest = fc
  .tuple(fc.constantFrom('pivot', 'membership', 'gone'), fc.constantFrom('role_user', 'team_user'))
  .map(([name, table]) => {
    const names = name === 'pivot' ? [table] : [name, table];
    const operation = name === 'pivot' ? 'hasPivotLoaded' : 'hasPivotLoadedAs';
    return { says: ownCall(operation, ...names), means: tables[name] === table };
  });

/** Values with something in them, and values without. */
const filled = fc.constantFrom<Scalar>(0, false, 7, 'Emma', '0', ' a ');
const blank = fc.constantFrom<Scalar>(null, '', ' ', '\t\n');

const transformed = fc.tuple(fc.boolean(), filled, blank, rest).map(([isFilled, full, empty, given]) => {
  const callback = given.form === 'value' ? closure(given.value) : closure({ $arg: 0 });
  const says = ownCall('transform', isFilled ? full : empty, callback, ...behind(given));
  if (!isFilled) return { says, means: otherwise(given) };
  return { says, means: given.form === 'value' ? given.value : full };
});

const conditional: Arbitrary<Conditional> = fc.oneof(
  counted,
  aggregated,
  existing,
  accessor,
  pivoted,
  pivotTest,
  transformed,
);

/** The conditionals that look up what a model has computed, appended or joined, or transform a value. */
export const lookupLaw: Law = {
  name: 'what a model has computed, appended or joined is there under its name, or the default is',
  leavesOpen: { resolve: leftOpen.orderOfKeys },
  rows: [
    ...['resolve', 'whenCounted', 'whenAggregated', 'whenExistsLoaded', 'whenAppended', 'transform'],
    ...['whenPivotLoaded', 'whenPivotLoadedAs', 'hasPivotLoaded', 'hasPivotLoadedAs'],
  ].map(resourceRow),
  capabilities: ['define', 'fixtures', 'request'],
  property: ofData(pairsUnder(plainName, conditional, 6, 1), async (subject, entries) => {
    const says = entries.map(([name, each]) => [name, each.says] as const);
    const left = entries.flatMap(([name, { means }]) =>
      means === missing ? [] : [[name, means as Scalar] as const],
    );
    const received = await resolvedData(subject, { $map: says } as Expression, model);
    subject.sameData('resolve', received, wireMap(left));
  }),
};
