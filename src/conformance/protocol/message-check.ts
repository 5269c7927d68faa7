import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Ajv from 'ajv';
import { describeProblem } from './describe-problem';
import { schemaFolder } from './schema-folder';
import type { Verb } from './verb';

/** Which side of a verb a message is: what the suite sends, or what the driver answers. */
export type MessageSide = 'request' | 'result';

type Schemas = Pick<Ajv, 'getSchema'>;

let schemas: Schemas | null = null;

/**
 * Checks the content of a message against its schema.
 *
 * @param verb - The verb.
 * @param side - Parameters or result.
 * @param content - The parameters or the result.
 * @returns What is wrong (where, what was expected, what came), or null when nothing is.
 */
export function messageProblem(verb: Verb, side: MessageSide, content: unknown): string | null {
  schemas ??= loadSchemas();
  const validate = schemas.getSchema(`${verb}.${side}.json`);
  if (validate === undefined) throw new Error(`Expected a schema ${verb}.${side}.json in ${schemaFolder}`);
  try {
    if (validate(content) === true) return null;
  } catch (thrown) {
    if (thrown instanceof RangeError) return 'nested too deeply to be checked';
    throw thrown;
  }
  return describeProblem(validate.errors ?? [], content);
}

// Loaded on the first message: in-process runs never need the validator, and loading it is most of the start.
function loadSchemas(): Schemas {
  const { Ajv: Validator } = require('ajv') as typeof import('ajv');
  const validator = new Validator({ strict: true, allowUnionTypes: true, strictRequired: false });
  for (const file of readdirSync(schemaFolder)) {
    if (!file.endsWith('.json')) continue;
    validator.addSchema(JSON.parse(readFileSync(join(schemaFolder, file), 'utf8')) as object);
  }
  return validator;
}
