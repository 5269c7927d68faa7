// Plants every fault of the catalogue in the reference and writes which scenarios it makes fail to spec/diagnosis.json. Which cases of a
// law fail depends on its data, so laws are left out. Arguments: ids of faults, or prefixes ending in *; the others stay as they are in
// the file.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type FaultSignature, faultSignatures } from '../../src/suite/diagnosis/fault-signatures';
import { receivedDigest } from '../../src/suite/diagnosis/received-digest';
import { packageRoot } from '../../src/suite/package-root';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { isLaw } from '../../src/suite/scenarios/scenario-info';
import { chosenById } from '../chosen-by-id.cjs';
import { faults } from '../proof/faults.cjs';
import type { Fault } from '../proof/judge.cjs';
import type { Change } from '../proof/planted-text.cjs';
import { measuredReach, scenariosReaching } from '../proof/reach.cjs';
import type { FailingScenario } from '../staged/failing-scenarios';
import { inProcesses } from '../tasks/in-processes.cjs';
import { rowOf } from './row-of';
import { signaturesText } from './signatures-text';

/** With few faults it is faster to run every scenario than to find out which ones may notice them. */
const few = 20;

/** How long the scenarios of a fault may run, in milliseconds: it may never come to an end. */
const timeLimit = 300_000;

async function main(ids: readonly string[]): Promise<void> {
  const scenarios = readScenarios();
  const laws = new Set(scenarios.filter(isLaw).map(({ id }) => id));
  const plainScenarios = (caughtBy: Fault['caughtBy']): string[] =>
    Object.keys(caughtBy).filter((id) => !laws.has(id));
  const chosen = chosenById(faults, ids);
  const reach = chosen.length <= few ? null : measuredReach();
  const reaching = (changes: readonly Change[], named: readonly string[]): string[] => {
    const reached = reach === null ? null : scenariosReaching(reach, changes);
    // What is remembered for as long as the process lives is worked out in the first scenario alone, which may be another.
    const isKnown = reached !== null && named.every((id) => reached.has(id));
    const asked = isKnown ? [...reached] : scenarios.map(({ id }) => id);
    return asked.filter((id) => !laws.has(id));
  };
  const failing = new Map<Fault, FaultSignature['fails']>();
  let done = 0;
  const problems: string[] = [];
  const record = async (fault: Fault, run: (task: object) => Promise<FailingScenario[]>): Promise<void> => {
    const { id, changes, caughtBy } = fault;
    const named = plainScenarios(caughtBy);
    try {
      const fails = await run({ changes, reaching: reaching(changes, named) });
      const digests = new Map(fails.map(({ id: scenario, message }) => [scenario, receivedDigest(message)]));
      failing.set(fault, digests);
      const missing = named.filter((id) => !digests.has(id));
      if (missing.length > 0) problems.push(`${id}: expected ${missing.join(', ')} to fail`);
    } catch (error) {
      problems.push(`${id}: ${(error as Error).message}`);
    }
    done += 1;
    if (done % 20 === 0) console.log(`${done} of ${chosen.length}`);
  };
  const limits = { processes: Math.min(availableParallelism(), 4), timeLimit };
  await inProcesses(join(__dirname, '..', 'staged', 'failing-worker.ts'), limits, chosen, record);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  const kept = new Map(ids.length === 0 ? [] : faultSignatures().map((known) => [known.what, known]));
  const inOrder = faults.flatMap((fault): FaultSignature[] => {
    const { what, caughtBy } = fault;
    const fails = failing.get(fault) ?? kept.get(what)?.fails;
    return fails === undefined ? [] : [{ what, row: rowOf(Object.keys(caughtBy), scenarios), fails }];
  });
  writeFileSync(join(packageRoot, 'spec', 'diagnosis.json'), signaturesText(inOrder, scenarios));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
