// Fuzzes the reference against itself with every fault of the catalogue planted in it: `npm run fuzz:faults -- --help`.
const { join } = require('node:path');
const { parseArgs } = require('node:util');
const { chosenById } = require('../chosen-by-id.cjs');
const { inProcesses } = require('../tasks/in-processes.cjs');
const { faults } = require('../proof/faults.cjs');
const { timeLeft } = require('../proof/time-left.cjs');

const usage = `npm run fuzz:faults -- [options] [ids of faults, or prefixes ending in *]

  --time N        how many seconds of a processor each fault has to be found in (60)
  --programs N    how many programs at most for each fault
  --seed N        the seed of the programs (1)
  --processes N   how many faults at a time (2)
  --share N       exit 1 when fewer than so many percent are found (80)
`;

/** How long a process may take beyond its time, for loading and for the last program, in seconds. */
const grace = 60;

/** More programs than any time allows. */
const unlimited = 1_000_000;

/** How many times longer it may take where the machine is busy. */
const patience = 5;

/** How many faults later it is time to say how far this is. */
const between = 20;

function wholeNumber(option, text) {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new RangeError(`--${option}: expected a number above 0, received "${text}"`);
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      time: { type: 'string', default: '60' },
      programs: { type: 'string', default: String(unlimited) },
      seed: { type: 'string', default: '1' },
      processes: { type: 'string', default: '2' },
      share: { type: 'string', default: '80' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const [seconds, most, seed, processes, share] = ['time', 'programs', 'seed', 'processes', 'share'].map(
    (option) => wholeNumber(option, values[option]),
  );
  const entries = chosenById(faults, positionals);
  // A fuzz that finds a difference where there is none would find every fault.
  const all = [{ id: '(no fault)', what: 'nothing is changed', changes: [] }, ...entries];
  const results = new Map();
  const started = performance.now();
  const fuzz = async (entry, run) => {
    const result = await run({ changes: entry.changes, seed, seconds, most }).catch(({ message }) => ({
      error: message,
    }));
    results.set(entry.id, result);
    console.log(line(entry, result));
    if (results.size % between === 0)
      console.log(timeLeft(results.size, all.length, performance.now() - started));
  };
  const timeLimit = (seconds + grace) * patience * 1000;
  await inProcesses(join(__dirname, 'fault-worker.cjs'), { processes, timeLimit }, all, fuzz);
  const nothing = results.get('(no fault)');
  const found = entries.filter(
    ({ id }) => results.get(id).cause !== null && results.get(id).error === undefined,
  );
  const percent = (100 * found.length) / entries.length;
  console.log(
    `\n${found.length} of ${entries.length} faults found (${percent.toFixed(1)} %), ${seconds} s for each, seed ${seed}`,
  );
  if (nothing.cause !== null)
    fail(
      `expected no difference without a fault, received ${nothing.error ?? nothing.cause}: the faults found prove nothing`,
    );
  if (percent < share)
    fail(`expected at least ${share} % of the faults to be found, received ${percent.toFixed(1)} %`);
}

function fail(problem) {
  console.error(problem);
  process.exitCode = 1;
}

function line({ id, what }, { error, cause, programs, seconds }) {
  if (error !== undefined) return `ERROR   ${id}: ${error}`;
  if (cause === null) return `missed  ${id}: ${what} (${programs} programs)`;
  return `found   ${id} after ${programs} programs, ${seconds.toFixed(1)} s: ${cause}`;
}

main().catch((error) => {
  console.error(error instanceof RangeError ? error.message : error);
  process.exit(2);
});
