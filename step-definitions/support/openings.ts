import { pairsOf } from '../../src/suite/notation/match';
import type { WireValue } from '../../src/suite/protocol/wire';
import { everythingIn } from './everything-in';
import type { Opening } from './leaves-open';
import { expectedBy, ofErrors, ofValues, partsOf, rowsOf, valueIn } from './opening-makers';
import { seenByNotation, valueExpected } from './seen-by-notation';
import { holdsPart, parsedText, plainDocument, seenText } from './seen-json';
import { seenParts, seenUrl } from './seen-url';

const byMatcher = 'the order of keys, and what a matcher leaves';
const otherThings = 'what else is there';

/** What steps leave open that look at values and errors. */
export const openings = {
  notation: ofValues(byMatcher, (value, look) => seenByNotation(expectedBy(look), value, look.keyOrder)),

  /** As `notation`, for an expectation in a doc string. */
  docString: ofValues(byMatcher, (value, look) =>
    seenByNotation(parsedText(expectedBy(look)), value, look.keyOrder),
  ),

  orderOfKeys: ofValues('the order of keys', (value, { keyOrder }) =>
    seenByNotation(undefined, value, keyOrder),
  ),

  layoutOfJson: ofValues('the order of keys, and the layout of JSON text', (value, { keyOrder }) =>
    typeof value === 'string' ? seenText(value, keyOrder) : seenByNotation(undefined, value, keyOrder),
  ),

  spreadOfJson: {
    what: 'how JSON text is spread over lines',
    seen: ({ outcomes, keyOrder }) =>
      outcomes.map((outcome, index) => {
        const text = valueIn(outcome);
        const hasLines = typeof text === 'string' && text.trim().includes('\n');
        return text === undefined
          ? outcome
          : { text: seenText(text, keyOrder), hasLines: index === 1 && hasLines };
      }),
  },

  argumentsOfCall: ofValues('the arguments of a call', (value, { keyOrder }) =>
    seenByNotation([new Map([['$any', 'map']])], value, keyOrder),
  ),

  stateOfObject: ofValues('what an object shows of itself', (value) => partsOf(value).$ref),

  objectOrNull: {
    what: 'which object it is, and whether there is one',
    seen: ({ outcomes }) =>
      outcomes.map((outcome) => {
        const value = valueIn(outcome) ?? null;
        return value === null || (typeof value === 'object' && pairsOf(value) === null);
      }),
  },

  otherValue: ofValues(
    'which other value it is',
    (value, look) => JSON.stringify(value) === JSON.stringify(plainDocument(expectedBy(look), look.keyOrder)),
  ),

  errorOrOtherValue: {
    what: 'which error or other value it is',
    seen: (look) => {
      const see = (value: WireValue): string =>
        JSON.stringify(seenByNotation(expectedBy(look), value, look.keyOrder));
      const unwanted = see(valueExpected(expectedBy(look)));
      return look.outcomes.map((outcome) => 'value' in outcome && see(outcome.value) === unwanted);
    },
  },

  classOfIterator: ofValues('the class of an iterator, and the order of keys', (value, look) => {
    const { entries } = partsOf(value);
    if (!Array.isArray(entries)) return 'no iterator';
    return seenByNotation(expectedBy(look), { $map: entries as [string, WireValue][] }, look.keyOrder);
  }),

  whichError: ofErrors('which error it is', () => 'an error'),

  /** Which of the two kinds of "the language itself refused" it is depends on the language. */
  wordsOfError: ofErrors('the words and the class of an error', ({ kind }) =>
    kind === 'Type' ? 'Generic' : kind,
  ),

  classOfError: ofErrors('the class of an error', ({ kind, message }) => ({ kind, message })),

  restOfMessage: ofErrors('which error it is, and what else it says', ({ message }, { args }) =>
    String(args[0])
      .split(' ')
      .map((word) => message.includes(word)),
  ),

  restOfText: ofValues('the rest of a text', (value, look) => {
    const text = partsOf(value).html ?? value;
    return typeof text === 'string' ? text.includes(String(expectedBy(look))) : 'no text';
  }),

  otherEntries: ofValues('the other entries', (value, look) => {
    const entry = pairsOf(value)?.find(([key]) => String(key) === look.args[0]);
    return seenByNotation(expectedBy(look), entry?.[1], look.keyOrder);
  }),

  restOfValue: ofValues(otherThings, (value, look) => {
    const see = (part: WireValue): string =>
      JSON.stringify(seenByNotation(expectedBy(look), part, look.keyOrder));
    const wanted = see(valueExpected(expectedBy(look)));
    return everythingIn(value).some((part) => see(part) === wanted);
  }),

  restOfOtherValue: {
    what: otherThings,
    seen: ({ outcomes, keyOrder }) => {
      const [wanted, value] = outcomes.map(valueIn);
      if (wanted === undefined || value === undefined) return 'no value';
      const see = (part: WireValue): string => JSON.stringify(seenByNotation(undefined, part, keyOrder));
      return everythingIn(value).some((part) => see(part) === see(wanted));
    },
  },

  restOfJson: ofValues(otherThings, (value, look) =>
    holdsPart(parsedText(value), expectedBy(look), look.keyOrder),
  ),

  spellingOfUrl: ofValues('the order of parameters, and how a URL is encoded', (value) => seenUrl(value)),

  restOfUrl: ofValues('the other parts of a URL, and how it is encoded', (value, look) =>
    seenParts(value, rowsOf(look)),
  ),

  restOfUrls: ofValues(otherThings, (value, look) =>
    everythingIn(value).some((part) => seenParts(part, rowsOf(look)).every(Boolean)),
  ),
} as const satisfies Record<string, Opening>;
