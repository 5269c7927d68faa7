import type { ErrorObject } from 'ajv';
import { keysOfPointer } from '../notation/json-pointer';
import { counted } from '../text/counted';
import { shortened } from '../text/shortened';

const longestExcerpt = 120;

const exactlyOneTag = 'exactly one tag, such as "$map" (a list, also an empty one, is a JSON array)';

/**
 * Says in one line what a schema found wrong with a message.
 *
 * @param errors - What the validator reports; the first one is the innermost.
 * @param content - The message that was checked.
 * @returns Where, what was expected and what was received.
 */
export function describeProblem(errors: readonly ErrorObject[], content: unknown): string {
  const error = errors[0];
  if (error === undefined) return 'does not follow its schema';
  const bareMap = bareMapAt(error, content);
  const pointer = bareMap ?? error.instancePath;
  const where = pointer === '' ? 'at the top' : `at ${pointer}`;
  const expected = bareMap === null ? expectation(error) : exactlyOneTag;
  return `${where}: expected ${expected}, received ${excerpt(valueAt(content, pointer))}`;
}

/** Where a value or an argument is written as a bare object, as a map is in most JSON; null where none is. */
function bareMapAt({ keyword, instancePath }: ErrorObject, content: unknown): string | null {
  if (!/^\/(value|args|outcome\/value)\b/.test(instancePath)) return null;
  if (keyword !== 'additionalProperties' && keyword !== 'false schema') return null;
  // The state of an object, such as "data", is refused where it stands: the map is around it.
  const pointer = keyword === 'false schema' ? instancePath.replace(/\/[^/]*$/, '') : instancePath;
  const keys = Object.keys(valueAt(content, pointer) as object);
  return keys.length === 1 && keys[0]?.startsWith('$') === false ? pointer : null;
}

function expectation(error: ErrorObject): string {
  const params = error.params as { readonly [name: string]: unknown };
  switch (error.keyword) {
    case 'type':
      return `${[params.type].flat().join(' or ')}`;
    case 'required':
    case 'dependencies':
      return `the key "${String(params.missingProperty)}"`;
    case 'additionalProperties':
      return `no key "${String(params.additionalProperty)}"`;
    case 'enum':
      return `one of ${JSON.stringify(params.allowedValues)}`;
    case 'const':
      return JSON.stringify(params.allowedValue);
    case 'minProperties':
    case 'maxProperties':
      return expectedKeys(error);
    case 'minItems':
    case 'minLength':
      return `at least ${counted(Number(params.limit), error.keyword === 'minItems' ? 'item' : 'character')}`;
    case 'format':
      return 'a regular expression';
    case 'false schema':
      return 'no such key beside the others';
    case 'not':
      return 'an integer key written as an integer';
    default:
      return error.message?.replace(/^must (?:be )?/, '') ?? error.keyword;
  }
}

/** An object with too few keys or too many: what it should be says more than how many there are. */
function expectedKeys({ instancePath, params }: ErrorObject): string {
  if ((params as { readonly limit: number }).limit === 0) return 'no key';
  const isOutcome = instancePath === '' || instancePath === '/outcome';
  if (isOutcome) return 'exactly one of the keys "value", "error" and "cannot"';
  return exactlyOneTag;
}

function valueAt(content: unknown, pointer: string): unknown {
  let value = content;
  for (const key of keysOfPointer(pointer))
    value = (value as { readonly [key: string]: unknown } | null | undefined)?.[key];
  return value;
}

function excerpt(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number out of range';
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return shortened(text, longestExcerpt);
}
