import { Collection } from '../../src/reference/collection/collection';
import { type Key, OrderedMap } from '../../src/reference/php/ordered-map';
import type { JsonResource } from '../../src/reference/resource/json-resource';
import { MergeValue } from '../../src/reference/resource/merge-value';
import { MissingValue } from '../../src/reference/resource/missing-value';
import { field } from './fixtures/field';
import type { Encoded } from './record';

/** What a template needs of the program it belongs to. */
export interface TemplateProgram {
  decode(value: Encoded): unknown;
  classNamed(name: string): new (...args: unknown[]) => object;
}

/** A template, not evaluated yet. */
export class Template {
  constructor(
    readonly node: Encoded,
    readonly program: TemplateProgram,
  ) {}
}

type Node = { readonly [tag: string]: Encoded };
type Rule = (
  argument: Encoded,
  evaluate: (node: Encoded) => unknown,
  template: Template,
  self: JsonResource,
) => unknown;

const rules: Readonly<Record<string, Rule>> = {
  $map: (pairs, evaluate) =>
    OrderedMap.fromEntries(
      (pairs as [Key, Encoded][]).map(([key, value]) => [key, evaluate(value)] as const),
    ),
  $field: (name, _, __, self) => field(self.resource, String(name)),
  $data: (_, __, ___, self) => self.resource,
  $missing: () => new MissingValue(),
  $mergeValue: (data, evaluate) => new MergeValue(evaluate(data)),
  $lazy: (node, evaluate) => () => evaluate(node),
  $collect: (items, evaluate) => new Collection(evaluate(items)),
  $resource: (args, evaluate, { program }) => {
    const [name, ...rest] = args as Encoded[];
    return new (program.classNamed(String(name)))(...rest.map(evaluate));
  },
  $collection: (args, evaluate, { program }) => {
    const [name, items] = args as [string, Encoded];
    return collectionOf(program, name, evaluate(items));
  },
  $nullResource: (name, _, { program }) => new (program.classNamed(String(name)))(null),
  $missingResource: (name, _, { program }) => new (program.classNamed(String(name)))(new MissingValue()),
  $missingCollection: (name, _, { program }) => collectionOf(program, String(name), new MissingValue()),
  $template: (node, _, { program }) => new Template(node, program),
};

const plainTags: ReadonlySet<string> = new Set(['$fn', '$new', '$ref', '$request', '$inf', '$bytes']);

/** Evaluates a template for the resource that has it. */
export function evaluateTemplate(template: Template, self: JsonResource): unknown {
  const evaluate = (node: Encoded): unknown => {
    if (Array.isArray(node)) return node.map(evaluate);
    if (typeof node !== 'object' || node === null) return node;
    const [tag = ''] = Object.keys(node);
    const argument = (node as Node)[tag] ?? null;
    if (plainTags.has(tag)) return template.program.decode(node);
    const rule = Object.hasOwn(rules, tag) ? rules[tag] : undefined;
    if (rule !== undefined) return rule(argument, evaluate, template, self);
    const operation: unknown = Reflect.get(self, tag.slice(1));
    if (typeof operation !== 'function') throw new Error(`There is no template node ${tag}`);
    return Reflect.apply(operation, self, (argument as Encoded[]).map(evaluate));
  };
  return evaluate(template.node);
}

function collectionOf(program: TemplateProgram, name: string, items: unknown): unknown {
  return (program.classNamed(name) as unknown as typeof JsonResource).collection(items);
}
