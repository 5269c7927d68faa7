import { pairsOf } from '../../src/suite/notation/match';
import { atPointer } from '../../src/suite/notation/match-json';
import type { OrderedJson } from '../../src/suite/notation/ordered-json';
import { jsonParts } from './json-parts';
import type { Opening } from './leaves-open';
import { expectedBy, ofResponses, rowsOf } from './opening-makers';
import { holdsPart, parsedText, plainDocument, seenText } from './seen-json';
import { seenParts, seenUrl } from './seen-url';

const rest = 'the rest of a response';

function at(content: string, pointer: unknown): OrderedJson | undefined {
  const document = parsedText(content);
  return document === undefined ? undefined : atPointer(document, String(pointer));
}

/** What steps leave open that look at responses. */
export const responseOpenings = {
  status: ofResponses(
    'status, headers, layout and the order of keys of a response',
    (content, { keyOrder }) => seenText(content, keyOrder),
  ),

  statusAlone: ofResponses('status and headers of a response', (content) => content),

  restOfBody: ofResponses(rest, (content, look) =>
    holdsPart(parsedText(content), expectedBy(look), look.keyOrder),
  ),

  restOfKeyedBody: ofResponses(rest, (content, look) => {
    const see = (part: OrderedJson): string => JSON.stringify(plainDocument(part, look.keyOrder));
    const key = String(look.args[0]);
    return jsonParts(parsedText(content) ?? null).some(
      (part) => part instanceof Map && part.has(key) && see(part.get(key)) === see(expectedBy(look)),
    );
  }),

  restAtPointer: ofResponses(rest, (content, { args: [pointer], keyOrder }) => {
    const part = at(content, pointer);
    return part === undefined ? 'nothing' : { part: plainDocument(part, keyOrder) };
  }),

  restAroundUrl: ofResponses(rest, (content, { args: [pointer] }) => seenUrl(at(content, pointer))),

  restButNothing: ofResponses(rest, (content, { args: [pointer] }) =>
    parsedText(content) === undefined ? 'no JSON' : at(content, pointer) === undefined,
  ),

  restOfUrls: ofResponses(rest, (content, look) =>
    jsonParts(parsedText(content) ?? null).some((part) => seenParts(part, rowsOf(look)).every(Boolean)),
  ),

  allButStatus: ofResponses(rest, (_content, _look, { status }) => status),

  allButHeader: ofResponses(rest, (_content, { args: [name] }, { headers }) =>
    (pairsOf(headers ?? []) ?? []).find(([other]) => other === String(name).toLowerCase()),
  ),
} as const satisfies Record<string, Opening>;
