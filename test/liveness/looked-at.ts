import type { Expectation } from '../../src/suite/export/expectation';
import { pairsOf } from '../../src/suite/notation/match';
import { atPointer } from '../../src/suite/notation/match-json';
import { type OrderedJson, parseOrderedJson } from '../../src/suite/notation/ordered-json';
import type { WireValue } from '../../src/suite/protocol/wire';
import { urlsIn } from '../../step-definitions/support/urls-in';

/** Where an expectation looks: at which part, and where in it. */
type Place = Pick<Expectation, 'look' | 'at'>;

/** What a value shows of itself when it is an object or a tag; anything else shows nothing. */
export type State = { readonly [key: string]: WireValue | undefined };

/** What a response shows of itself. */
interface Response {
  readonly status: number;
  readonly content: string;
  readonly headers: readonly (readonly [name: unknown, text: WireValue])[];
}

/** Returns what a value shows of itself. */
export function stateOf(value: WireValue): State {
  return (typeof value === 'object' && value !== null ? value : {}) as State;
}

/** Returns the document that a place in a value is, or its part; undefined where there is none. */
export function documentAt(value: WireValue, { look, at }: Place): OrderedJson | undefined {
  const document = parsedText(look === 'body' ? responseIn(value)?.content : value);
  return document === undefined || at === undefined ? document : atPointer(document, String(at));
}

/** Returns the value at a place in a value; undefined where there is none. */
export function valueAt(value: WireValue, { look, at }: Place): WireValue | undefined {
  const response = responseIn(value);
  const { html, entries } = stateOf(value);
  switch (look) {
    case 'entry':
      return pairsOf(value)?.find(([key]) => key === at)?.[1];
    case 'entries':
      return Array.isArray(entries) ? { $map: entries as [string, WireValue][] } : undefined;
    case 'html':
      return html ?? value;
    case 'status':
    case 'content':
      return response?.[look];
    case 'header':
      return response?.headers.find(([name]) => name === at)?.[1];
    case 'links': {
      const texts = response?.headers.map(([, text]) => String(text)) ?? [];
      return response && urlsIn(parsedText(response.content) ?? null, texts);
    }
    default:
      return value;
  }
}

function responseIn(value: WireValue): Response | undefined {
  const { status, content, headers } = stateOf(value);
  if (typeof status !== 'number' || typeof content !== 'string') return undefined;
  return { status, content, headers: pairsOf(headers ?? []) ?? [] };
}

/** Parses text that may be no JSON; returns undefined when it is none. */
function parsedText(text: unknown): OrderedJson | undefined {
  try {
    return typeof text === 'string' ? parseOrderedJson(text) : undefined;
  } catch {
    return undefined;
  }
}
