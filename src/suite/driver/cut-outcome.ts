/** The beginning of an outcome that was too big to be kept. */
export interface CutOutcome {
  /** The beginning of its JSON text, and how many bytes of it are left out. */
  readonly cut: string;
}

const length = 1000;

/**
 * Cuts an outcome: the same outcome always gives the same text.
 *
 * @param outcome - The outcome.
 * @returns What is left of it.
 */
export function cutOutcome(outcome: unknown): CutOutcome {
  const text = JSON.stringify(outcome);
  const kept = text.slice(0, length);
  return { cut: `${kept}... ${Buffer.byteLength(text) - Buffer.byteLength(kept)} bytes more` };
}
