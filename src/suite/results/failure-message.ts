/** What was expected and what was received, as a message shows it. */
export interface Sides {
  readonly expected: string;
  readonly received: string;
}

/** The parts of a failure's message. */
export interface FailureMessage {
  /** What was looked at, or all of a message that says neither what was expected nor what was received. */
  readonly subject: string;
  /** Null when the message does not say both. */
  readonly sides: Sides | null;
  /** What else it says, such as the counterexample of a law. */
  readonly rest: string;
}

/** A law indents the message of its counterexample once more. */
const sideOf = /^ {2}(?: {2})?(expected|received): (.*)$/;

/**
 * Takes the message of a failure apart.
 *
 * @param message - The message.
 * @returns Its parts.
 */
export function parseFailureMessage(message: string): FailureMessage {
  const lines = message.split('\n');
  const sides = new Map<string, string>();
  const rest: string[] = [];
  for (const line of lines.slice(1)) {
    const [, side, text] = sideOf.exec(line) ?? [];
    if (side === undefined || text === undefined || sides.has(side)) rest.push(line);
    else sides.set(side, text);
  }
  const [expected, received] = [sides.get('expected'), sides.get('received')];
  if (expected === undefined || received === undefined) return { subject: message, sides: null, rest: '' };
  return { subject: lines[0] ?? '', sides: { expected, received }, rest: rest.join('\n') };
}
