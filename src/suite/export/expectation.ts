import type { OrderedJson } from '../notation/ordered-json';
import type { Outcome, WireKey } from '../protocol/wire';

/** What of an outcome is looked at (docs/export.md). */
export type Look =
  | 'outcome'
  | 'value'
  | 'entry'
  | 'entries'
  | 'html'
  | 'data'
  | 'json'
  | 'status'
  | 'header'
  | 'content'
  | 'body'
  | 'links';

/** How what is looked at is compared (docs/export.md). */
export type Check =
  | 'succeeds'
  | 'raises'
  | 'is'
  | 'isNot'
  | 'isObjectOrNull'
  | 'has'
  | 'isAbsent'
  | 'contains'
  | 'lacks'
  | 'isSpreadOverLines'
  | 'exceeds'
  | 'isUrl'
  | 'isUrlWith'
  | 'hasUrlWith';

/** What a step expects, as data: the same as what its code judges. */
export interface Expectation {
  readonly of: Outcome;
  readonly look: Look;
  /** The key of an entry, the name of a header, or the JSON pointer of a part of a body. */
  readonly at?: WireKey;
  readonly check: Check;
  /** What is expected, as the feature has it. */
  readonly expected?: OrderedJson;
  /** What is expected, where another outcome tells. */
  readonly from?: { readonly of: Outcome; readonly look: Look };
  /** For `has`: the key below which it has to be. */
  readonly under?: string;
  /** For `exceeds`: by exactly how much. */
  readonly by?: number;
}
