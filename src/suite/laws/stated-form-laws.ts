import fc from 'fast-check';
import { everythingIn } from '../notation/everything-in';
import { jsonParts } from '../notation/json-parts';
import { findDifference } from '../notation/match';
import { findJsonDifference } from '../notation/match-json';
import type { OrderedJson } from '../notation/ordered-json';
import { showExpected, showWire } from '../notation/show';
import type { WireValue } from '../protocol/wire';
import { ExpectationFailure } from '../session/expectation-failure';
import { receivedJson } from '../session/received-json';
import { alikeItems, alikeValue } from './arbitraries';
import { bindRequest } from './collection-laws';
import { collectionOf } from './collection-source';
import { anyRequest } from './expressions';
import type { Law } from './law';
import { leftOpen } from './left-open';
import { documentOf, type PlainData } from './model-value';
import { ofData } from './of-data';
import { construct, pageRow, resourceRow } from './rows';
import { responseContent } from './shown-state';

const valuesAndItems = fc
  .tuple(alikeItems, fc.array(alikeValue, { maxLength: 5 }))
  .map(([items, values]) => [...values, ...items]);

/** Fails unless the items are among the parts, each as often as it was given, and in their order. */
function requireInOrder<Part>(
  what: string,
  given: readonly PlainData[],
  parts: readonly Part[],
  isPart: (item: OrderedJson, part: Part) => boolean,
  received: string,
): void {
  const left = given.map(documentOf);
  for (const part of parts) if (left[0] !== undefined && isPart(left[0], part)) left.shift();
  const [lost] = left;
  if (lost === undefined) return;
  const place = `item ${given.length - left.length + 1} of ${given.length}`;
  throw new ExpectationFailure(what, `${showExpected(lost)} as ${place}, behind those before it`, received);
}

function requireInValue(what: string, given: readonly PlainData[], form: WireValue): void {
  const isPart = (item: OrderedJson, part: WireValue): boolean =>
    findDifference(item, part, () => null, 'unordered') === null;
  requireInOrder(what, given, everythingIn(form), isPart, showWire(form));
}

function requireInText(what: string, given: readonly PlainData[], text: WireValue): void {
  const document = receivedJson(what, text, () => 'JSON text with the items in it');
  const isPart = (item: OrderedJson, part: OrderedJson): boolean =>
    findJsonDifference(item, part, 'unordered') === null;
  requireInOrder(what, given, jsonParts(document), isPart, showWire(text));
}

/** Laws that the document states of what pages and collections are turned into. */
export const statedFormLaws: readonly Law[] = [
  {
    name: 'every form of a page has all of its items, in their order',
    leavesOpen: {
      toArray: leftOpen.besideItems,
      jsonSerialize: leftOpen.besideItems,
      toJson: [...leftOpen.layout, ...leftOpen.nullsInJson],
    },
    rows: [construct, ...['toArray', 'jsonSerialize', 'toJson'].map(pageRow)],
    property: ofData(valuesAndItems, async (subject, given) => {
      const page = await subject.create('Paginator', given, given.length + 1, 1);
      requireInValue('toArray', given, await page.call('toArray'));
      requireInValue('jsonSerialize', given, await page.call('jsonSerialize'));
      requireInText('toJson', given, await page.call('toJson'));
    }),
  },
  {
    name: 'the resources of a page stand for all of its items, in their order',
    leavesOpen: { toResourceCollection: [...leftOpen.instance, 'another class'] },
    rows: [construct, pageRow('toResourceCollection'), resourceRow('resolve')],
    capabilities: ['request'],
    property: ofData(alikeItems, async (subject, given) => {
      const page = await subject.create('Paginator', given, given.length + 1, 1);
      const made = await page.call('toResourceCollection', { $class: 'JsonResource' });
      const collection = subject.object(made, 'toResourceCollection');
      subject.sameData('resolve', await collection.call('resolve', anyRequest), given);
    }),
  },
  {
    name: 'every form of a collection has all of its items, in their order',
    leavesOpen: {
      toJson: leftOpen.layout,
      toResponse: [...leftOpen.response, ...leftOpen.nullsInJson],
    },
    rows: ['__construct', 'toJson', 'toResponse'].map(resourceRow),
    capabilities: ['request'],
    property: ofData(
      fc.record({ items: alikeItems, isPage: fc.boolean() }),
      async (subject, { items: given, isPage }) => {
        await bindRequest(subject);
        const page = { $new: { class: 'Paginator', args: [given, given.length + 1, 1] } };
        const collection = await collectionOf(subject, isPage ? page : given);
        requireInText('toJson', given, await collection.call('toJson'));
        requireInText('toResponse', given, await responseContent(collection, anyRequest));
      },
    ),
  },
];
