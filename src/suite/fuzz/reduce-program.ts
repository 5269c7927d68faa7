import type { OrderedJson } from '../notation/ordered-json';
import { findRow } from '../rows/catalogue';
import { parametersOf } from './parameters';
import type { Program, Step } from './program';

/** How many smaller programs are tried at most. */
const patience = 600;

/**
 * Makes a program smaller as long as it shows the same.
 *
 * @param program - The program.
 * @param shows - Whether a smaller one still shows it.
 * @returns The smallest that was found.
 */
export async function reduceProgram(
  program: Program,
  shows: (smaller: Program) => Promise<boolean>,
): Promise<Program> {
  let smallest = program;
  let left = patience;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const candidate of smallerPrograms(smallest)) {
      left -= 1;
      if (left < 0) return smallest;
      if (!(await shows(candidate))) continue;
      smallest = candidate;
      isSmaller = true;
      break;
    }
  }
  return smallest;
}

/** Programs with one step fewer, the last step first, then those without a class of their own, then those with less data in a step. */
function* smallerPrograms({ steps }: Program): Generator<Program> {
  for (let index = steps.length - 1; index >= 0; index -= 1)
    yield { steps: steps.filter((_, at) => at !== index) };
  const parents = new Map(
    steps.flatMap((step) => (step.kind === 'class' ? [[step.name, parentOf(step.members)] as const] : [])),
  );
  for (const [index, step] of steps.entries()) {
    const parent = step.kind === 'create' ? (parents.get(step.className) ?? null) : null;
    if (parent !== null) yield { steps: steps.with(index, { ...step, className: parent } as Step) };
  }
  for (const [index, step] of steps.entries())
    for (const smaller of smallerSteps(step)) yield { steps: steps.with(index, smaller) };
}

function parentOf(members: OrderedJson): string | null {
  const parent = members instanceof Map ? members.get('extends') : undefined;
  return typeof parent === 'string' ? parent : null;
}

function* smallerSteps(step: Step): Generator<Step> {
  switch (step.kind) {
    case 'closure':
      for (const body of smallerData(step.body)) yield { ...step, body };
      return;
    case 'class':
      for (const members of smallerData(step.members)) if (isMembers(members)) yield { ...step, members };
      return;
    case 'create':
    case 'call':
      for (const args of smallerArguments(step)) yield { ...step, args };
      if (step.kind === 'call' && step.keep !== null) yield { ...step, keep: null };
      return;
    case 'property':
      if (step.value !== undefined) for (const value of smallerData(step.value)) yield { ...step, value };
      return;
    default:
      return;
  }
}

/** The members of a class stay members: each of its parts is a map, or a name. */
function isMembers(members: OrderedJson): boolean {
  return (
    members instanceof Map &&
    [...members.values()].every(
      (part) => typeof part === 'string' || part instanceof Map || Array.isArray(part),
    )
  );
}

/** Arguments with less in them, or fewer, as long as none is left out that is required. */
function* smallerArguments({
  row,
  operation,
  args,
}: {
  readonly row: string;
  readonly operation?: string;
  readonly args: readonly OrderedJson[];
}): Generator<readonly OrderedJson[]> {
  const asked = findRow(row);
  // A method of a class of the program's own has no parameters that the interface knows.
  const parameters =
    asked !== null && asked.member === (operation ?? asked.member) ? parametersOf(asked) : [];
  if (parameters[args.length - 1]?.isOptional === true) yield args.slice(0, -1);
  for (const [index, arg] of args.entries())
    for (const smaller of smallerData(arg)) yield args.with(index, smaller);
}

/** Lists with one entry fewer, or with less in one; where positions mean something, only the last entry can go. */
function* smallerLists(list: readonly OrderedJson[], isPlaced = false): Generator<readonly OrderedJson[]> {
  const first = isPlaced ? Math.max(0, list.length - 1) : 0;
  for (let index = list.length - 1; index >= first; index -= 1) yield list.filter((_, at) => at !== index);
  for (const [index, entry] of list.entries())
    for (const smaller of smallerData(entry)) yield list.with(index, smaller);
}

/** Data with one part fewer; tags stay what they are, with less in them. */
function* smallerData(data: OrderedJson): Generator<OrderedJson> {
  if (data === null || typeof data !== 'object') return;
  if (Array.isArray(data)) {
    if (data.length > 1) yield [];
    yield* smallerLists(data);
    return;
  }
  const isTag = data instanceof Map && [...data.keys()].some((key) => key.startsWith('$'));
  yield null;
  const made = data instanceof Map ? data.get('$new') : undefined;
  // What an object is made of may do in its place.
  if (Array.isArray(made)) for (const part of made.slice(1)) yield part;
  const map = data as ReadonlyMap<string, OrderedJson>;
  if (!isTag) for (const key of map.keys()) yield new Map([...map].filter(([other]) => other !== key));
  for (const [key, value] of map) {
    if (['$ref', '$class', '$request', '$arg', '$args', '$item'].includes(key)) continue;
    const isPlaced = ['$new', '$own', '$parent'].includes(key) && Array.isArray(value);
    for (const smaller of isPlaced ? smallerLists(value, true) : smallerData(value)) {
      const fits =
        key === '$new' || key === '$own'
          ? Array.isArray(smaller) && smaller[0] === (value as readonly OrderedJson[])[0]
          : key !== '$fn' || smaller instanceof Map;
      if (fits) yield new Map([...map].map(([name, old]) => [name, name === key ? smaller : old]));
    }
  }
}
