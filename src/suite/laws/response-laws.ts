import fc, { type Arbitrary } from 'fast-check';
import { findJsonDifference } from '../notation/match-json';
import { showExpected } from '../notation/show';
import { ExpectationFailure } from '../session/expectation-failure';
import { receivedJson } from '../session/received-json';
import { scalar } from './arbitraries';
import { anyRequest } from './expressions';
import type { Law } from './law';
import type { LawSubject } from './law-subject';
import { leftOpen } from './left-open';
import { isNumeric, nameKey, pairsUnder } from './model-keys';
import {
  documentOf,
  expressionOf,
  isKind,
  isList,
  listOf,
  type ModelMap,
  type ModelValue,
  mapOf,
} from './model-value';
import { ofData } from './of-data';
import { bodyOf, mergedDeeply, type Wrapping } from './response-model';
import { resourceRow } from './rows';
import { responseContent } from './shown-state';

const rows = [resourceRow('toResponse'), resourceRow('$wrap'), resourceRow('$forceWrapping')];
const capabilities = ['request'] as const;

const wrapping: Arbitrary<Wrapping> = fc.record({
  key: fc.constantFrom('data', 'id', 'post title', 'length', '7', '0', '', null),
  force: fc.boolean(),
});

/** Few names, so that they meet often; no negative integers, after which languages count on in different ways. */
const key = fc.oneof(
  fc.constantFrom('data', 'id', 'meta', 'length', '1.5', '__proto__'),
  nameKey,
  fc.integer({ min: 0, max: 8 }),
);

const { map } = fc.letrec<{ value: ModelValue; map: ModelMap }>((tie) => ({
  value: fc.oneof({ maxDepth: 3, withCrossShrink: true }, scalar, tie('map')),
  map: fc.oneof(
    fc.array(tie('value'), { maxLength: 3 }).map(listOf),
    pairsUnder(key, tie('value'), 4).map(mapOf),
  ),
}));

/** Data that filtering leaves as it is: every map in it is a list or has a name among its keys. */
const data: Arbitrary<ModelMap> = map.filter(isResolved);

function isResolved(given: ModelMap): boolean {
  const keepsKeys = isList(given) || given.pairs.some(([name]) => !isNumeric(name));
  return keepsKeys && given.pairs.every(([, value]) => !isKind(value, 'map') || isResolved(value));
}

async function wrap(subject: LawSubject, { key: name, force }: Wrapping): Promise<void> {
  await subject.setStatic('JsonResource', 'wrap', name);
  await subject.setStatic('JsonResource', 'forceWrapping', force);
}

/** Laws of the response of data that is not paginated. */
export const responseLaws: readonly Law[] = [
  {
    name: 'a response adds at most one level around the data and loses none of it',
    leavesOpen: { toResponse: leftOpen.response },
    rows: [...rows, resourceRow('resolve')],
    capabilities,
    property: ofData(fc.record({ data, wrapping }), async (subject, { data, wrapping }) => {
      await wrap(subject, wrapping);
      const resource = await subject.create('JsonResource', expressionOf(data));
      const resolved = await resource.call('resolve', anyRequest);
      subject.same('resolve', resolved, expressionOf(data));
      const bare = documentOf(expressionOf(mergedDeeply([data])));
      const inside =
        wrapping.key === null
          ? bare
          : documentOf(expressionOf(bodyOf(data, { ...wrapping, force: true }, [])));
      const content = await responseContent(resource, anyRequest);
      const body = receivedJson('the response body', content, () => 'JSON text');
      const isBare = findJsonDifference(bare, body, 'ordered') === null;
      const isInside = findJsonDifference(inside, body, 'ordered') === null;
      if (wrapping.force ? isInside : isBare || isInside) return;
      const expected = wrapping.force || wrapping.key === null ? [inside] : [bare, inside];
      throw new ExpectationFailure(
        'the response body',
        expected.map(showExpected).join(' or '),
        showExpected(body),
      );
    }),
  },
  {
    name: 'a response body is the wrapped data merged with the data beside it',
    leavesOpen: { toResponse: leftOpen.response },
    rows: [...rows, resourceRow('$with'), resourceRow('with'), resourceRow('additional')],
    capabilities,
    property: ofData(
      fc.record({ data, wrapping, with: map, additional: map }),
      async (subject, { data, wrapping, with: beside, additional }) => {
        await wrap(subject, wrapping);
        const resource = await subject.create('JsonResource', expressionOf(data));
        await resource.set('with', expressionOf(beside));
        await resource.call('additional', expressionOf(additional));
        const expected = documentOf(expressionOf(bodyOf(data, wrapping, [beside, additional])));
        subject.sameJson('the response body', await responseContent(resource, anyRequest), expected);
      },
    ),
  },
];
