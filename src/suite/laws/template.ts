import fc, { type Arbitrary } from 'fast-check';
import type { Expression } from '../protocol/wire';
import { scalar } from './arbitraries';
import { closure, ownCall } from './expressions';
import { anyPairs } from './model-keys';
import { listOf, type ModelMap, type ModelValue, mapOf, missing, type Pair, wireMap } from './model-value';
import { resourceRow } from './rows';

/** A part of what a resource class returns: how the class says it, and what that means. */
interface Template<V extends ModelValue = ModelValue> {
  readonly says: Expression;
  readonly means: V;
}

/** The attributes of the model below the resource. */
const attributes: readonly Pair<null | string | number>[] = [
  ['title', 'Emma'],
  ['subtitle', null],
  ['pages', 0],
];

/** Its loaded relations. */
const relations: readonly Pair<null | string>[] = [
  ['author', 'Jane'],
  ['editor', null],
];

/** The model below the resource: a new object of the provided fixture Model. */
export const underlyingModel: Expression = {
  $new: { class: 'Model', args: [wireMap(attributes), wireMap(relations)] },
};

/** The operations that the templates of {@link template} use. */
export const templateRows: readonly string[] = [
  ...['when', 'unless', 'merge', 'mergeWhen', 'mergeUnless', 'attributes'],
  ...['whenHas', 'whenLoaded', 'whenNull', 'whenNotNull'],
].map(resourceRow);

const given = ({ says }: Template, lazy: boolean): Expression => (lazy ? closure(says) : says);
const givenIf = (part: Template | null, lazy: boolean): readonly Expression[] =>
  part === null ? [] : [given(part, lazy)];
const meantBy = (part: Template | null): ModelValue => (part === null ? missing : part.means);

function choice(part: Arbitrary<Template>): Arbitrary<Template> {
  return fc
    .record({
      operation: fc.constantFrom('when', 'unless'),
      test: fc.boolean(),
      lazy: fc.boolean(),
      part,
      other: fc.option(part),
    })
    .map(({ operation, test, lazy, part, other }) => ({
      says: ownCall(operation, test, given(part, lazy), ...givenIf(other, lazy)),
      means: test === (operation === 'when') ? part.means : meantBy(other),
    }));
}

function mergeChoice(map: Arbitrary<Template<ModelMap>>): Arbitrary<Template> {
  return fc
    .record({
      operation: fc.constantFrom('mergeWhen', 'mergeUnless'),
      test: fc.boolean(),
      lazy: fc.boolean(),
      map,
      other: fc.option(map),
    })
    .map(({ operation, test, lazy, map, other }) => {
      const chosen = test === (operation === 'mergeWhen') ? map : other;
      return {
        says: ownCall(operation, test, given(map, lazy), ...givenIf(other, lazy)),
        means: chosen === null ? missing : { kind: 'merge', map: chosen.means },
      };
    });
}

function merge(map: Arbitrary<Template<ModelMap>>): Arbitrary<Template> {
  return fc
    .record({ map, form: fc.constantFrom('map', 'closure', 'Collection') })
    .map(({ map: { says, means }, form }) => {
      const written =
        form === 'map'
          ? says
          : form === 'closure'
            ? closure(says)
            : { $new: { class: 'Collection', args: [says] } };
      return { says: ownCall('merge', written), means: { kind: 'merge', map: means } };
    });
}

const ownAttributes: Arbitrary<Template> = fc
  .subarray(['title', 'subtitle', 'pages', 'gone'])
  .map((names) => ({
    says: ownCall('attributes', names),
    means: { kind: 'merge', map: mapOf(attributes.filter(([name]) => names.includes(String(name)))) },
  }));

/** What an operation that looks a name up returns: the thing itself, a value for it, or the other value. */
function lookup(
  operation: 'whenHas' | 'whenLoaded',
  known: readonly Pair<null | string | number>[],
  part: Arbitrary<Template>,
): Arbitrary<Template> {
  const name = fc.constantFrom(...known.map(([key]) => String(key)), 'gone');
  // What an explicit null means to whenLoaded changed between versions, so only the features ask for it.
  const explicit = operation === 'whenHas' ? ['null', 'echo', 'closure'] : ['echo', 'closure'];
  const value = fc.constantFrom('absent', ...explicit);
  return fc.record({ name, value, part, other: fc.option(part) }).map((input) => {
    // Another value can only be given behind a value.
    const form = input.value === 'absent' && input.other !== null ? 'echo' : input.value;
    const forms = {
      absent: [],
      null: [null],
      echo: [closure({ $arg: 0 })],
      closure: [closure(input.part.says)],
    };
    const says = ownCall(
      operation,
      input.name,
      ...forms[form as keyof typeof forms],
      ...givenIf(input.other, true),
    );
    const found = known.find(([key]) => key === input.name);
    if (found === undefined) return { says, means: meantBy(input.other) };
    const [, itself] = found;
    if (form === 'absent' || form === 'echo') return { says, means: itself };
    if (form === 'null') return { says, means: null };
    return { says, means: operation === 'whenLoaded' && itself === null ? null : input.part.means };
  });
}

function nullTest(part: Arbitrary<Template>): Arbitrary<Template> {
  return fc
    .record({
      operation: fc.constantFrom('whenNull', 'whenNotNull'),
      value: scalar,
      lazy: fc.boolean(),
      other: fc.option(part),
    })
    .map(({ operation, value, lazy, other }) => ({
      says: ownCall(operation, value, ...givenIf(other, lazy)),
      means: (value === null) === (operation === 'whenNull') ? value : meantBy(other),
    }));
}

function nested(map: Arbitrary<Template<ModelMap>>): Arbitrary<Template> {
  const resource = fc
    .oneof(fc.constant({ says: null, means: null }), fc.constant(marker), map)
    .map(({ says, means }) => ({
      says: { $new: { class: 'JsonResource', args: [says] } },
      means: { kind: 'resource', className: 'JsonResource', of: means } as const,
    }));
  const collection = fc.constantFrom(marker, { says: [], means: listOf([]) }).map(({ says, means }) => ({
    says: { $new: { class: 'AnonymousResourceCollection', args: [says, { $class: 'JsonResource' }] } },
    means: { kind: 'resource', className: 'AnonymousResourceCollection', of: means } as const,
  }));
  return fc.oneof(resource, collection);
}

const marker: Template = { says: { $missing: true }, means: missing };

const { map: anyMap } = fc.letrec<{ part: Template; map: Template<ModelMap> }>((tie) => ({
  map: anyPairs(tie('part')).map((pairs) => ({
    says: wireMap(pairs.map(([key, { says }]) => [key, says])),
    means: mapOf(pairs.map(([key, { means }]) => [key, means])),
  })),
  part: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    scalar.map((value) => ({ says: value, means: value })),
    fc.constant(marker),
    tie('map'),
    choice(tie('part')),
    merge(tie('map')),
    mergeChoice(tie('map')),
    ownAttributes,
    lookup('whenHas', attributes, tie('part')),
    lookup('whenLoaded', relations, tie('part')),
    nullTest(tie('part')),
    nested(tie('map')),
  ),
}));

/** What a resource class returns: a map of conditionals, nested at random, over {@link underlyingModel}. */
export const template: Arbitrary<Template<ModelMap>> = anyMap;
