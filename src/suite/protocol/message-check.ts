import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Ajv from 'ajv';
import { packageRoot } from '../package-root';
import { describeProblem } from './describe-problem';
import type { Verb } from './verb';

type Schemas = Pick<Ajv, 'getSchema'>;

let schemas: Schemas | null = null;

/** The protocol's JSON Schemas, as shipped with the package. */
const schemaFolder = join(packageRoot, 'schemas');

/**
 * Checks the content of a message against its schema.
 *
 * @param verb - The verb.
 * @param side - What the suite sends, or what the driver answers.
 * @param content - The parameters or the result.
 * @returns What is wrong (where, what was expected, what was received), or null when nothing is.
 */
export function messageProblem(verb: Verb, side: 'request' | 'result', content: unknown): string | null {
  return schemaProblem(`${verb}.${side}.json`, content);
}

/**
 * Checks anything against one of the schemas that the package ships.
 *
 * @param schema - The name of the schema's file.
 * @param content - What to check.
 * @returns What is wrong (where, what was expected, what was received), or null when nothing is.
 */
export function schemaProblem(schema: string, content: unknown): string | null {
  schemas ??= loadSchemas();
  const validate = schemas.getSchema(schema);
  if (validate === undefined) throw new Error(`Expected a schema ${schema} in ${schemaFolder}`);
  try {
    if (validate(content) === true) return null;
  } catch (thrown) {
    if (thrown instanceof RangeError) return 'nested too deeply to be checked';
    throw thrown;
  }
  return describeProblem(validate.errors ?? [], content);
}

// Loaded on first use: a run of the reference that passes never needs it, and loading it is most of the start.
function loadSchemas(): Schemas {
  const { Ajv: Validator } = require('ajv') as typeof import('ajv');
  // That the schemas are schemas is for the tests to find out.
  const trusted = { validateSchema: false, meta: false } as const;
  const validator = new Validator({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    formats: { regex: isPattern },
    // Optimizing the generated code slows every start and gains nothing noticeable over a run.
    code: { optimize: false },
    ...trusted,
  });
  for (const file of readdirSync(schemaFolder)) {
    if (!file.endsWith('.json')) continue;
    validator.addSchema(JSON.parse(readFileSync(join(schemaFolder, file), 'utf8')) as object);
  }
  return validator;
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').unicode;
  } catch {
    return false;
  }
}
