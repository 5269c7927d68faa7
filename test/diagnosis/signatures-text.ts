import type { FaultSignature } from '../../src/suite/diagnosis/fault-signatures';
import { joinedDigests } from '../../src/suite/diagnosis/received-digest';
import type { ScenarioInfo } from '../../src/suite/scenarios/scenario-info';

/**
 * Writes what faults make fail as JSON, one fault per line: scenarios by their position in a list of those
 * that any fault makes fail, in the order of the features, and the digests of what they received, joined in
 * the same order.
 */
export function signaturesText(
  signatures: readonly FaultSignature[],
  scenarios: readonly ScenarioInfo[],
  declined: ReadonlySet<string> = new Set(),
): string {
  const failing = new Set(signatures.flatMap(({ fails }) => [...fails.keys()]));
  const ids = scenarios.map(({ id }) => id).filter((id) => failing.has(id));
  const faults = signatures.map(({ what, row, fails }) => {
    const placed = ids.flatMap((id, at) => {
      const digest = fails.get(id);
      return digest === undefined ? [] : [{ at, digest }];
    });
    const received = joinedDigests(placed.map(({ digest }) => digest));
    return `    ${JSON.stringify({ what, row, fails: placed.map(({ at }) => at), received })}`;
  });
  const names = ids.map((id) => `    ${JSON.stringify(id)}`);
  const left = declined.size === 0 ? [] : [`"declined": ${JSON.stringify([...declined])}`];
  const parts = [...left, list('scenarios', names), list('faults', faults)];
  return `{\n  ${parts.join(',\n  ')}\n}\n`;
}

function list(name: string, lines: readonly string[]): string {
  return `"${name}": [\n${lines.join(',\n')}\n  ]`;
}
