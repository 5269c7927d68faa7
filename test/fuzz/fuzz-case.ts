import fc from 'fast-check';
import { Paginator } from '../../src/reference/index';
import { freeze } from './freeze';
import { hostileValue, OwnError, type Recipe } from './hostile-values';
import { fittingArguments, setUp, subjectsOf } from './subjects';
import { classes, type Member, members, plainFunctions } from './targets';

interface FuzzCall {
  readonly member: Member;
  readonly args: readonly Recipe[];
  /** Whether arguments that fit are given instead, where there are any. */
  readonly isFitting: boolean;
}

/** Calls on one fresh object, with arguments of any kind. */
export interface FuzzCase {
  readonly owner: string;
  readonly subject: number;
  readonly calls: readonly FuzzCall[];
}

/** How often each member was used, and how often it gave a result instead of an error. */
export type Reach = Map<string, { calls: number; results: number }>;

/** Cases for all members of the library. */
export const fuzzCase: fc.Arbitrary<FuzzCase> = fc.constantFrom(...members).chain(({ owner }) =>
  fc.record({
    owner: fc.constant(owner),
    subject: fc.nat({ max: subjectsOf(owner).length - 1 }),
    calls: fc.array(
      fc.record({
        member: fc.constantFrom(...members.filter((member) => member.owner === owner)),
        args: fc.array(hostileValue, { maxLength: 4 }),
        isFitting: fc.nat({ max: 4 }).map((draw) => draw === 0),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
);

function fittingOf({ owner, name }: Member): (() => readonly unknown[]) | undefined {
  return fittingArguments.get(`${owner}.${name}`) ?? fittingArguments.get(name);
}

/** The name under which a member is counted. */
export function keyOf({ owner, name, kind }: Member): string {
  return kind === 'function' ? name : `${owner}.${name} (${kind})`;
}

/** What a report shows for a case. */
export function describeCase({ owner, subject, calls }: FuzzCase): string {
  const lines = calls.map(({ member, args, isFitting }) => {
    const shown =
      isFitting && fittingOf(member) !== undefined ? ['fitting arguments'] : args.map(({ label }) => label);
    return `${keyOf(member)}: ${shown.join(', ') || 'no arguments'}`;
  });
  return [`${owner === '' ? 'functions' : `${owner}, object ${subject}`}`, ...lines].join('\n  ');
}

/** Carries out a case, and throws when something fails in words that are not the library's. */
export function runCase({ owner, subject, calls }: FuzzCase, reach: Reach): void {
  setUp();
  const object = subjectsOf(owner)[subject]?.() ?? {};
  for (const { member, args, isFitting } of calls) {
    const counts = reach.get(keyOf(member)) ?? { calls: 0, results: 0 };
    reach.set(keyOf(member), counts);
    counts.calls += 1;
    const fit = isFitting ? fittingOf(member) : undefined;
    try {
      const given = fit?.() ?? args.map(({ make }) => make());
      for (const value of given) freeze(value);
      consume(use(object, member, given));
      counts.results += 1;
    } catch (error) {
      const flaw = flawOf(error);
      if (flaw !== null) throw new Error(`${keyOf(member)}: ${flaw}`, { cause: error });
    }
  }
}

/** Does with an object, its class or a function what a member is for. */
export function use(object: object, { owner, name, kind }: Member, args: readonly unknown[]): unknown {
  const cls = (owner === 'AbstractPaginator' ? Paginator : classes.get(owner)) as new () => object;
  switch (kind) {
    case 'constructor':
      return Reflect.construct(cls, args);
    case 'operation':
      return Reflect.apply(Reflect.get(object, name), object, args);
    case 'static operation':
      return Reflect.apply(Reflect.get(cls, name), cls, args);
    case 'reading':
      return Reflect.get(object, name);
    case 'writing':
      return Reflect.set(object, name, args[0]);
    case 'function':
      return Reflect.apply(plainFunctions.get(name) as new () => object, undefined, args);
  }
}

/** Looks at the first entries of what iterates: an iterator fails late or not at all. */
function consume(result: unknown): void {
  if (typeof result !== 'object' || result === null || !('next' in result)) return;
  const iterator = result as Iterator<unknown>;
  for (let left = 5; left > 0 && iterator.next().done !== true; left -= 1);
}

const inOwnWords = /: expected .+, received |^Paginator\.toJson: |^Error encoding resource \[/s;
const native = [TypeError, RangeError, SyntaxError, ReferenceError, URIError];

/** What is wrong with an error; null when it gives its reason in the library's words, or is not the library's. */
function flawOf(error: unknown): string | null {
  if (error instanceof OwnError) return null;
  if (!(error instanceof Error)) return `threw ${String(error)}, which is no Error`;
  if (error.message === '') return `${error.name} without a message`;
  const isNative = native.some((type) => error instanceof type);
  return isNative && !inOwnWords.test(error.message) ? `${error.name}: ${error.message}` : null;
}
