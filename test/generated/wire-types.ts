import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { packageRoot } from '../../src/suite/package-root';
import { splitTypes } from './split-types';

/** The schemas of what is more than the parameters of a verb, and the types that they become. */
const typeNames: ReadonlyMap<string, string> = new Map([
  ['expression.json', 'Expression'],
  ['value.json', 'WireValue'],
  ['key.json', 'WireKey'],
  ['outcome.json', 'Outcome'],
  ['class-definition.json', 'ClassDefinition'],
  ['initialize.result.json', 'DriverDescription'],
]);

type Schema = { readonly [keyword: string]: unknown };

/** Generates the types of what travels from the protocol's JSON Schemas. */
export async function wireTypes(): Promise<string> {
  const definitions = Object.assign({}, ...[...typeNames.keys()].map(definitionsOf)) as object;
  const options = { bannerComment: '', additionalProperties: false, unreachableDefinitions: true };
  const style = { singleQuote: true, printWidth: 110 };
  const source = await compile({ definitions } as JSONSchema, 'Unused', { ...options, style });
  const types = source
    .replace(/export interface Unused \{[^}]*\}\n/, '')
    .replace(
      / \*\n \* This interface was referenced by `Unused`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      '',
    )
    .replace(
      /\/\*\*\n \* This interface was referenced by `Unused`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
      '',
    );
  return `// npm run generate writes this file from schemas/.\n\n${readOnly(types)}`;
}

/** Says that nothing of a message is ever changed, for which the generator has no option. */
function readOnly(types: string): string {
  return types
    .replace(/^( +)(\$?\w+\??|\[k: string\]):(?=\s)/gm, '$1readonly $2:')
    .replace(/(\[[^[\]\n]+\]|\([^()\n]+\)|\b\w+)\[\]/g, 'readonly ($1)[]')
    .replace(/readonly \((\w+)\)\[\]/g, 'readonly $1[]')
    .replace(/readonly \(\(/g, 'readonly (')
    .replace(/\)\)\[\]/g, ')[]')
    .replace(/readonly \(\[/g, 'readonly (readonly [');
}

function definitionsOf(file: string): { readonly [name: string]: unknown } {
  const schema = JSON.parse(readFileSync(join(packageRoot, 'schemas', file), 'utf8')) as Schema;
  const { definitions, ...rest } = schema;
  const own = withNames({ [typeNames.get(file) ?? file]: rest }, file);
  const inner = Object.entries(definitions ?? {}).map(([name, value]) => [capitalized(name), value] as const);
  return { ...own, ...withNames(Object.fromEntries(inner), file) };
}

function withNames(schemas: Schema, file: string): Schema {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $id: _id, $schema: _dialect, title: _title, ...content } = splitTypes(schema) as Schema;
      return [name, renamedReferences(content, file)];
    }),
  );
}

/** Lets references lead to the definitions of one schema, where the files are one schema each. */
function renamedReferences(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamedReferences(item, file));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([keyword, content]) => [
      keyword,
      // A property may have that name as well.
      keyword === '$ref' && typeof content === 'string'
        ? `#/definitions/${nameOf(content, file)}`
        : renamedReferences(content, file),
    ]),
  );
}

function nameOf(reference: string, file: string): string {
  const [target, path] = reference.split('#');
  if (path !== undefined && path !== '') return capitalized(path.slice(path.lastIndexOf('/') + 1));
  const name = typeNames.get(target === '' || target === undefined ? file : target);
  if (name === undefined)
    throw new Error(`${file}: expected a schema that becomes a type, received ${reference}`);
  return name;
}

function capitalized(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
