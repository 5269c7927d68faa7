/**
 * Replays recorded programs against a driver and prints where they differ from a recorded system.
 *
 *     node -r ts-node/register test/drivers/replay-vectors.ts PROGRAMS.jsonl SYSTEM COMMAND [ARGUMENT...]
 */
import { readFileSync } from 'node:fs';
import type { Json } from '../../src/suite/protocol/wire';
import { DriverProcess } from './driver-process';
import { ProgramSession } from './program-session';
import { type RecordedOutcome, type RecordedProgram, Untranslatable } from './recorded-program';

type Verdict = 'agrees' | 'differs' | 'not said';

const main = async (file: string, system: string, command: readonly string[]): Promise<void> => {
  const records = readFileSync(file, 'utf8').trim().split('\n');
  const driver = new DriverProcess(command);
  const description = (await driver.send('initialize', { protocolVersions: [1] })) as {
    readonly capabilities: readonly string[];
    readonly implementation: Json;
  };
  console.log(JSON.stringify(description.implementation));
  const markers = description.capabilities.includes('markers');
  const totals = new Map<string, number>();
  for (const record of records) {
    const { program, outcomes } = JSON.parse(record) as RecordedProgram;
    const expected = outcomes.find(({ same }) => same.includes(system))?.outcomes;
    if (expected === undefined) throw new Error(`${program.id}: no outcomes of ${system}`);
    const [verdict, note] = await replay(program, expected, driver, markers);
    const key = `${program.portability} ${verdict}`;
    totals.set(key, (totals.get(key) ?? 0) + 1);
    if (verdict !== 'agrees') console.log(`${program.portability} ${program.id}: ${verdict}: ${note}`);
    else if (note !== '') console.log(`${program.portability} ${program.id}: agrees, ${note}`);
  }
  await driver.end();
  for (const [key, count] of [...totals].sort()) console.log(`${key}: ${count}`);
  process.exitCode = [...totals.keys()].some((key) => key.endsWith('differs')) ? 1 : 0;
};

const replay = async (
  program: RecordedProgram['program'],
  expected: readonly RecordedOutcome[],
  driver: DriverProcess,
  markers: boolean,
): Promise<[Verdict, string]> => {
  const session = new ProgramSession(driver, markers);
  const left: number[] = [];
  try {
    await session.prepare(program);
    for (const [index, step] of program.steps.entries()) {
      const recorded = expected[index] ?? {};
      if (recorded.error?.kind === 'Unsupported') return ['agrees', ''];
      const actual = await session.run(step);
      if (actual === null) left.push(index);
      else if (!same(actual, recorded)) {
        const shown = `step ${index} ${JSON.stringify(step)}`;
        return [
          'differs',
          `${shown}\n    recorded ${JSON.stringify(recorded)}\n    now      ${JSON.stringify(actual)}`,
        ];
      }
    }
  } catch (error) {
    if (error instanceof Untranslatable) return ['not said', error.message];
    throw error;
  }
  return ['agrees', left.length === 0 ? '' : `steps left out: ${left.join(', ')}`];
};

/** Values exactly; errors by kind, and by message where one was recorded. */
const same = (actual: RecordedOutcome, recorded: RecordedOutcome): boolean => {
  if (recorded.skipped === true) return actual.skipped === true;
  if (recorded.error === undefined) {
    return actual.value !== undefined && canonical(actual.value) === canonical(recorded.value ?? null);
  }
  const { kind, message } = recorded.error;
  return actual.error?.kind === kind && (message === undefined || actual.error.message === message);
};

/** The text of a value with the members of every object in one order. */
const canonical = (value: Json): string =>
  JSON.stringify(value, (_, part: Json) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const [file = '', system = '', ...command] = process.argv.slice(2);
if (command.length === 0) {
  console.error('usage: replay-vectors.ts PROGRAMS.jsonl SYSTEM COMMAND [ARGUMENT...]');
  process.exitCode = 2;
} else {
  void main(file, system, command);
}
