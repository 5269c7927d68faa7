// Plants every fault of the catalogue, one at a time and in memory, runs the suite on the faulty reference, and
// demands that the named scenarios fail in the words the catalogue gives. Arguments: ids of faults, or prefixes
// ending in *; --table prints the catalogue as a Markdown table instead.
const { execFile } = require('node:child_process');
const { existsSync, mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { availableParallelism, tmpdir } = require('node:os');
const { join } = require('node:path');
const { faults } = require('./faults.cjs');

const root = join(__dirname, '..', '..');
const differs = 1;
const timeLimit = 120_000;

function chosen(patterns) {
  const matches = (pattern, id) =>
    pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;
  for (const pattern of patterns) {
    if (!faults.some(({ id }) => matches(pattern, id))) {
      console.error(`Expected the id of a fault, or a prefix ending in *, received "${pattern}"`);
      process.exit(2);
    }
  }
  return patterns.length === 0
    ? faults
    : faults.filter(({ id }) => patterns.some((pattern) => matches(pattern, id)));
}

/** What is wrong with the catalogue itself. */
function flaws() {
  const ids = faults.map(({ id }) => id);
  const repeated = ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `${id}: the id stands twice`);
  const uncaught = faults
    .filter(({ caughtBy }) => Object.keys(caughtBy).length === 0)
    .map(({ id }) => `${id}: no scenario is named that must catch it`);
  return [...repeated, ...uncaught];
}

/** Runs the suite with one fault planted. */
function run({ id, rows }, report) {
  const hooks = ['-r', 'ts-node/register', '-r', './test/faults/apply-fault.cjs'];
  const options = ['--report', report, '--seed', '1', '--rows', ...rows];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...hooks, 'src/conformance/cli/main.ts', 'run', ...options],
      { cwd: root, env: { ...process.env, TOUCHSTONE_FAULT: id }, timeout: timeLimit, maxBuffer: 2 ** 28 },
      (error, _stdout, stderr) => resolve({ code: error === null ? 0 : error.code, stderr }),
    );
  });
}

/** Tells what is missing from the proof that the suite catches a fault. */
async function gaps(fault) {
  const report = mkdtempSync(join(tmpdir(), 'touchstone-fault-'));
  try {
    const { code, stderr } = await run(fault, report);
    const results = join(report, 'conformance.json');
    if (code === differs && !existsSync(results))
      return { gaps: [`no results: ${stderr.trim().slice(-600)}`], failed: 0 };
    if (code !== differs)
      return { gaps: [`exit code ${code} instead of ${differs}: ${stderr.trim().slice(-600)}`], failed: 0 };
    const { scenarios } = JSON.parse(readFileSync(results, 'utf8'));
    const failed = scenarios.filter(({ status }) => status === 'failed').length;
    return {
      gaps: Object.entries(fault.caughtBy).flatMap((entry) => gap(scenarios, entry)),
      failed,
      of: scenarios.length,
    };
  } finally {
    rmSync(report, { recursive: true, force: true });
  }
}

function gap(scenarios, [id, words]) {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (found === undefined) return [`${id} is not a scenario about the rows of the fault`];
  if (found.status !== 'failed') return [`${id} ${found.status}`];
  return found.message.includes(words)
    ? []
    : [`${id} fails in other words: expected\n${words}\nin\n${found.message}`];
}

async function work(queue, uncaught) {
  for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
    const { gaps: missing, failed, of: all } = await gaps(fault);
    if (missing.length > 0) uncaught.push(fault.id);
    console.log(
      missing.length === 0
        ? `caught  ${fault.id} (${failed} of ${all} scenarios fail)`
        : `MISSED  ${fault.id}: ${fault.what}\n${missing.join('\n').replace(/^/gm, '        ')}`,
    );
  }
}

function table() {
  const rows = faults.map(
    ({ what, file, caughtBy }) =>
      `| ${what.replaceAll('|', '\\|')} | \`${file.replace(/^src\//, '')}\` | ${Object.keys(caughtBy)
        .map((id) => `\`${id}\``)
        .join(', ')} |`,
  );
  return ['| fault | planted in `src/` | caught by |', '|---|---|---|', ...rows].join('\n');
}

async function main(args) {
  if (args.includes('--table')) return console.log(table());
  const wrong = flaws();
  if (wrong.length > 0) {
    console.error(wrong.join('\n'));
    process.exit(2);
  }
  const queue = [...chosen(args)];
  const all = queue.length;
  const uncaught = [];
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, () => work(queue, uncaught)));
  console.log(`${all - uncaught.length} of ${all} faults caught`);
  if (uncaught.length > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exit(2);
});
