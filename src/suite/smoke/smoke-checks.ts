import { isDeepStrictEqual } from 'node:util';
import type { Driver } from '../driver/driver';
import { DriverFault } from '../driver/driver-fault';
import type { Expression, Outcome, WireValue } from '../protocol/wire';
import type { SmokeCheck, SmokeFinding } from './smoke-check';

async function withPaginator(
  driver: Driver,
  items: Expression,
  look: (handle: string) => Promise<SmokeFinding>,
): Promise<SmokeFinding> {
  const outcome = await driver.create('Paginator', [items, 2]);
  const value = 'value' in outcome ? (outcome.value as { $ref?: string; class?: string } | null) : null;
  if (typeof value?.$ref === 'string' && value.class === 'Paginator') return look(value.$ref);
  return { expected: '{"value":{"$ref":…,"class":"Paginator"}}', received: JSON.stringify(outcome) };
}

function compare(outcome: Outcome, expected: unknown): SmokeFinding {
  const wanted = { value: expected };
  // The keys of a JSON object have no order; those of a map are a list of pairs.
  if (isDeepStrictEqual(outcome, wanted)) return null;
  return { expected: JSON.stringify(wanted), received: JSON.stringify(outcome) };
}

const twoNames: Expression = {
  $map: [
    ['b', 'Berlin'],
    [2, 'Bonn'],
  ],
};

function itemsOf(made: Outcome): Outcome {
  const items = 'value' in made ? (made.value as { items?: WireValue } | null)?.items : undefined;
  return items === undefined ? made : { value: items };
}

/** The recorded calls of a closure; none when they are no list. */
function callsIn(outcome: Outcome): readonly WireValue[] {
  return 'value' in outcome && Array.isArray(outcome.value) ? outcome.value : [];
}

/** A map with the order of its entries as that of {@link twoNames}; any other outcome as it is. */
function inOrderOfNames(outcome: Outcome): Outcome {
  const pairs =
    'value' in outcome ? (outcome.value as { $map?: readonly [unknown, unknown][] } | null)?.$map : undefined;
  return pairs === undefined
    ? outcome
    : {
        value: {
          $map: pairs.toSorted(([key], [other]) => String(other).localeCompare(String(key))),
        } as WireValue,
      };
}

/** The questions, simplest first: the first that fails is the one to look at. */
export const smokeChecks: readonly SmokeCheck[] = [
  {
    name: 'an object can be created, and comes back as a handle',
    rows: ['Paginator.__construct'],
    hint: 'create answers {"value": {"$ref": "any text", "class": "Paginator"}}; keep the object under that text until reset.',
    run: (driver) => withPaginator(driver, [1, 2], async () => null),
  },
  {
    name: 'an operation can be called, and its result comes back as a value',
    rows: ['Paginator.__construct', 'Paginator.perPage'],
    hint: 'call finds the object by "target" and answers {"value": …}; numbers stay numbers.',
    run: (driver) =>
      withPaginator(driver, [1, 2], async (handle) => compare(await driver.call(handle, 'perPage', []), 2)),
  },
  {
    name: 'the same object always has the same handle',
    rows: ['Paginator.__construct', 'Paginator.items'],
    hint: 'look an object up before giving it a handle: an operation that returns an object of create must answer with its handle from there.',
    run: (driver) =>
      withPaginator(driver, [1], (item) =>
        withPaginator(driver, [{ $ref: item }], async (handle) =>
          compare(await driver.call(handle, 'items', []), [{ $ref: item, class: 'Paginator' }]),
        ),
      ),
  },
  {
    name: 'a map keeps its entries and its integer keys, in both directions',
    rows: ['Paginator.resolveQueryString'],
    hint: 'maps that are no lists travel as {"$map": [[key, value], …]}; integer keys are JSON numbers; the order is the order of the pairs.',
    // Without a resolver the default comes back: nothing but the driver touches it. An implementation may take text alone there, or
    // turn a map into text, but its collections take any map.
    run: async (driver, follows) => {
      const outcome = await driver.callStatic('Paginator', 'resolveQueryString', [twoNames]);
      const isText = 'value' in outcome && typeof outcome.value === 'string';
      const isElsewhere = 'error' in outcome || isText;
      const kept = isElsewhere ? itemsOf(await driver.create('Collection', [twoNames])) : outcome;
      return compare(follows('ordered-maps') ? kept : inOrderOfNames(kept), twoNames);
    },
  },
  {
    name: 'an error of the implementation is an outcome, not an error of the protocol',
    rows: ['Paginator.__construct', 'Shared.__call'],
    hint: 'catch what the implementation raises and answer {"error": {"kind": …, "class": …, "message": …}} as the result.',
    run: (driver) =>
      withPaginator(driver, [1], async (handle) => {
        const outcome = await driver.call(handle, 'noSuchOperation', []);
        return 'error' in outcome
          ? null
          : { expected: 'an error, as the operation does not exist', received: JSON.stringify(outcome) };
      }),
  },
  {
    name: 'a handle that does not exist is an error of the protocol',
    rows: ['Paginator.perPage'],
    hint: 'answer with a JSON-RPC "error" when "target" names no object: the suite must not mistake it for behaviour.',
    run: async (driver) => {
      try {
        const outcome = await driver.call('no such handle', 'perPage', []);
        return { expected: 'a JSON-RPC error', received: JSON.stringify(outcome) };
      } catch (thrown) {
        if (thrown instanceof DriverFault && thrown.kind === 'rpc-error') return null;
        throw thrown;
      }
    },
  },
  {
    name: 'a closure is called by the implementation, and its calls are recorded',
    rows: ['Paginator.currentPageResolver', 'Paginator.resolveCurrentPage'],
    hint: 'make a real closure of {"$fn": …}: evaluate "body" with the arguments it gets, and keep these for get of "calls".',
    run: async (driver) => {
      const resolver: Expression = { $fn: { id: 'fn:smoke', body: 7 } };
      const set = await driver.callStatic('Paginator', 'currentPageResolver', [resolver]);
      if ('error' in set)
        return { expected: 'currentPageResolver() to take a closure', received: JSON.stringify(set) };
      // What a resolver is given, how often it is asked, and whether it is tried when it is set, is the implementation's own
      // business.
      const before = await driver.get('fn:smoke', 'calls');
      const page = compare(await driver.callStatic('Paginator', 'resolveCurrentPage', ['p']), 7);
      if (page !== null) return page;
      const after = await driver.get('fn:smoke', 'calls');
      const more = callsIn(after).slice(callsIn(before).length);
      if (more.length > 0 && more.every((call) => Array.isArray(call))) return null;
      return { expected: 'one or more calls, each a list of its arguments', received: JSON.stringify(after) };
    },
  },
  {
    name: 'a fixture class reaches protected operations',
    rows: ['Paginator.__construct', 'Paginator.isValidPageNumber'],
    capability: 'define',
    hint: 'define makes a real subclass; {"$call": {"on": {"$this": true}, …}} is evaluated inside it.',
    run: async (driver) => {
      const body: Expression = {
        $call: { on: { $this: true }, operation: 'isValidPageNumber', args: [{ $arg: 0 }] },
      };
      const defined = await driver.define({
        class: 'SmokePaginator',
        extends: 'Paginator',
        methods: { ask: { $fn: { body } } },
      });
      if (!('value' in defined)) return { expected: 'the class', received: JSON.stringify(defined) };
      const outcome = await driver.create('SmokePaginator', [[1], 1]);
      const handle = 'value' in outcome ? (outcome.value as { $ref?: string } | null)?.$ref : undefined;
      if (handle === undefined)
        return { expected: 'an object of the class', received: JSON.stringify(outcome) };
      return compare(await driver.call(handle, 'ask', [1]), true);
    },
  },
];
