import type { ScenarioInfo } from '../../src/suite/scenarios/scenario-info';

/** What a fault makes fail. */
export interface Signature {
  /** What the faulty implementation does. */
  readonly what: string;
  /** The row that it is about. */
  readonly row: string;
  /** The ids of the scenarios that fail of it. */
  readonly fails: readonly string[];
}

/**
 * Writes what faults make fail: scenarios by their position in a list of those that any fault makes fail.
 *
 * @param signatures - What each fault makes fail.
 * @param scenarios - All scenarios, in the order of the features.
 * @param declined - The scenarios that the implementation does not serve.
 * @returns JSON text, one fault per line.
 */
export function signaturesText(
  signatures: readonly Signature[],
  scenarios: readonly ScenarioInfo[],
  declined: ReadonlySet<string> = new Set(),
): string {
  const failing = new Set(signatures.flatMap(({ fails }) => fails));
  const ids = scenarios.map(({ id }) => id).filter((id) => failing.has(id));
  const position = new Map(ids.map((id, index) => [id, index]));
  const faults = signatures.map(({ what, row, fails }) => {
    const positions = fails.map((id) => position.get(id) ?? -1).sort((a, b) => a - b);
    return `    ${JSON.stringify({ what, row, fails: positions })}`;
  });
  const names = ids.map((id) => `    ${JSON.stringify(id)}`);
  const left = declined.size === 0 ? [] : [`"declined": ${JSON.stringify([...declined])}`];
  const parts = [...left, list('scenarios', names), list('faults', faults)];
  return `{\n  ${parts.join(',\n  ')}\n}\n`;
}

function list(name: string, lines: readonly string[]): string {
  return `"${name}": [\n${lines.join(',\n')}\n  ]`;
}
