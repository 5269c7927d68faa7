/** The first place where a value is not what was expected. */
export interface Difference {
  /** Keys from the outside in, as text such as `["data"][0]`; empty for the value itself. */
  readonly path: string;
  readonly expected: string;
  readonly received: string;
}

/** Whether the order of keys counts when two values are compared. */
export type KeyOrder = 'ordered' | 'unordered';
