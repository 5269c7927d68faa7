import type { ClassDefinition, Expression, Json } from '../../src/suite/protocol/wire';
import { arg, choose, get, has, map, methods, self, set } from './expressions';
import type { ProgramValues } from './program-values';
import type { Program } from './recorded-program';

/** The classes whose `toArray` evaluates one of the templates of a program, chosen by the mark it was given. */
export const templateFixtures = (program: Program, values: ProgramValues): readonly ClassDefinition[] => {
  for (const template of templatesIn(program.steps as unknown as Json)) values.template(template);
  const evaluated = (mark: Expression, otherwise: Expression): Expression =>
    [...values.templates].reduceRight<Expression>(
      (rest, [name, body]) => choose(has(map({ [name]: 1 }), mark), body, rest),
      otherwise,
    );
  const standard = evaluated({ $getStatic: { class: 'static', property: 'defaultTemplate' } }, []);
  return [
    {
      class: 'TemplateResource',
      extends: 'JsonResource',
      properties: { template: null },
      staticProperties: { defaultTemplate: null },
      methods: methods({
        __construct: { $do: [{ $parent: [arg(0)] }, set(self, 'template', arg(1))] },
        toArray: evaluated(get(self, 'template'), standard),
        invoke: { $call: { on: self, operation: arg(0), args: { $args: 1 } } },
        peek: get(self, arg(0)),
      }),
      staticMethods: methods({
        invokeStatic: { $callStatic: { class: 'static', operation: arg(0), args: { $args: 1 } } },
        peekStatic: { $getStatic: { class: 'static', property: arg(0) } },
      }),
    },
    {
      class: 'PreserveKeysTemplateResource',
      extends: 'TemplateResource',
      properties: { preserveKeys: true },
    },
  ];
};

function* templatesIn(value: Json): Generator<Json> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && '$template' in value) yield (value as { readonly $template: Json }).$template;
  for (const part of Object.values(value)) yield* templatesIn(part);
}
