import type { OrderedJson } from '../notation/ordered-json';
import type { CallStep, PropertyStep, Step } from './program';

/** How long a step may be before its data is written below it. */
const longestStep = 160;

/**
 * Writes data as a feature has it.
 *
 * @param notation - The data, in the notation of features.
 * @returns JSON on one line.
 */
export function notationText(notation: OrderedJson): string {
  if (Array.isArray(notation)) return `[${notation.map(notationText).join(', ')}]`;
  if (!(notation instanceof Map)) return JSON.stringify(notation);
  const entries = [...notation].map(([key, value]) => `${JSON.stringify(key)}: ${notationText(value)}`);
  return `{${entries.join(', ')}}`;
}

/**
 * Writes one step of a program as steps of a feature.
 *
 * @param step - The step.
 * @returns Lines of Gherkin, without their keyword and without indentation.
 */
export function stepText(step: Step): readonly string[] {
  switch (step.kind) {
    case 'closure':
      return withData(`the closure "${step.name}" that returns`, step.body);
    case 'class':
      return classText(step.name, step.members as ReadonlyMap<string, OrderedJson>);
    case 'request':
      return [`the current request is ${JSON.stringify(step.path)}`];
    case 'create': {
      const what =
        step.name === 'it'
          ? `a new ${step.className} from`
          : `"${step.name}" is a new ${step.className} from`;
      return withData(what, step.args);
    }
    case 'call':
      return callText(step);
    case 'property':
      return propertyText(step);
    case 'calls':
      return [];
  }
}

function callText(step: CallStep): readonly string[] {
  const [operation, isCalled] = [`"${step.operation}"`, step.inside ? 'is called from inside' : 'is called'];
  const args = notationText(step.args);
  if ('className' in step)
    return [`the static operation ${operation} of ${step.className} ${isCalled} with ${args}`];
  if (step.inside) return [`${operation} ${isCalled} with ${args}`];
  if (step.on === 'it') return withData(`${operation} is called with`, step.args);
  return [`${operation} of "${step.on}" ${isCalled} with ${args}`];
}

/** Writes what reading or setting a property is, up to what comes of it. */
function propertyText(step: PropertyStep): readonly string[] {
  if (step.value !== undefined) return [`${propertyName(step)} is set to ${notationText(step.value)}`];
  return !step.inside && ('className' in step || step.on === 'it') ? [`${propertyName(step)} is read`] : [];
}

/**
 * Names a property as steps do.
 *
 * @param step - The step that reads or sets it.
 * @returns Such as `the property "wrap" of "page"`.
 */
export function propertyName(step: PropertyStep): string {
  const inside = step.inside ? 'protected ' : '';
  if ('className' in step) return `the ${inside}static property "${step.property}" of ${step.className}`;
  return `the ${inside}property "${step.property}"${step.on === 'it' ? '' : ` of "${step.on}"`}`;
}

function classText(name: string, members: ReadonlyMap<string, OrderedJson>): readonly string[] {
  const parent = members.get('extends');
  const rest = new Map([...members].filter(([key]) => key !== 'extends'));
  const head = `the class ${name}${parent === undefined ? '' : ` extending ${String(parent)}`}`;
  return parent !== undefined && rest.size === 0 ? [head] : [`${head} with`, ...docString(rest)];
}

/**
 * Writes a step that ends in data.
 *
 * @param what - What stands before them.
 * @param data - The data.
 * @returns One line, or the data below it where they are long.
 */
export function withData(what: string, data: OrderedJson): readonly string[] {
  const line = `${what} ${notationText(data)}`;
  return line.length <= longestStep ? [line] : [what, ...docString(data)];
}

function docString(data: OrderedJson): readonly string[] {
  // Gherkin would read three quotes in a row, each with its backslash, as three without.
  return ['"""', notationText(data).replaceAll('\\"\\"', '\\"\\u0022'), '"""'];
}
