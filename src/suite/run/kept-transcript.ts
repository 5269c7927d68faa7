let kept = '';

/**
 * Keeps the messages of the scenario that has just failed until its verdict is known.
 *
 * Scenarios run one after another, so there is one at a time. It does not go through Cucumber, which would hold every
 * transcript in memory until the end of the run.
 *
 * @param transcript - JSON lines.
 */
export function keepTranscript(transcript: string): void {
  kept = transcript;
}

/**
 * Returns what was kept, once.
 *
 * @returns JSON lines; empty when the scenario did not fail.
 */
export function takeTranscript(): string {
  const transcript = kept;
  kept = '';
  return transcript;
}
