/** The verbs of the driver protocol, in the order of docs/protocol.md. */
export const verbs = [
  'initialize',
  'create',
  'call',
  'callStatic',
  'get',
  'set',
  'getStatic',
  'setStatic',
  'define',
  'reset',
  'shutdown',
] as const;

/** One of {@link verbs}. */
export type Verb = (typeof verbs)[number];
