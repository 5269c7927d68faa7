// Plants mistakes in a port, one at a time: a scenario of the row that a mistake is about has to fail, with a message that says
// what is wrong, and where the port runs the scenarios as data, these have to show the same failures. Arguments: the language of
// the port, and parts of what mistakes are called; without any, all are planted.
const { execFile } = require('node:child_process');
const { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { availableParallelism, tmpdir } = require('node:os');
const { join } = require('node:path');
const { plantedPort } = require('./planted-port.cjs');
const { ports } = require('./ports.cjs');

const [language = '', ...parts] = process.argv.slice(2);
const port = ports[language];
if (port === undefined) {
  console.error(`Expected one of ${Object.keys(ports).join(', ')}, received "${language}"`);
  process.exit(2);
}

const root = join(__dirname, '..', '..');
const commandLine = [
  '-r',
  join(root, 'test', 'load-typescript.cjs'),
  join(root, 'src', 'suite', 'cli', 'main.ts'),
];

const touchstone = (...args) => output(process.execPath, ...commandLine, ...args);

/** What a program writes, however it ends. */
function output(program, ...args) {
  const options = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve) => {
    execFile(program, args, options, (_, stdout, stderr) => resolve({ stdout, stderr }));
  });
}

/** Runs the scenarios of a row, and returns those that fail. */
async function failures(planted, row, report) {
  const args = ['--rows', row, '--seed', '1', '--no-smoke', '--report', report];
  const { stdout, stderr } = await touchstone('run', '--driver', port.commandIn(planted), ...args);
  const result = join(report, 'partial', 'conformance.json');
  if (!existsSync(result)) throw new Error(`the run left no result:\n${stdout}${stderr}`);
  return JSON.parse(readFileSync(result, 'utf8')).scenarios.filter(({ status }) => status === 'failed');
}

/** All scenarios that are there as data; none for a port that does not run them. */
async function exportedCases() {
  if (port.dataRunIn === undefined) return [];
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  const file = join(folder, 'cases.jsonl');
  await touchstone('export', '--output', file);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  rmSync(folder, { recursive: true });
  return lines.map((line) => JSON.parse(line)).filter(({ notExported }) => notExported === undefined);
}

/** Runs scenarios as data, and returns which of them fail. */
async function failuresOfExport(planted, file, ids) {
  const { stdout, stderr } = await output(...port.dataRunIn(planted), file);
  const lines = stdout.trimEnd().split('\n');
  if (lines.length !== ids.size) throw new Error(`the scenarios as data did not run:\n${stderr}`);
  return lines.filter((line) => line.startsWith('failed ')).map((line) => line.split(' ')[1]);
}

/** How the scenarios as data fail otherwise than those of a run; null when they do not. */
async function gapOfData(mistake, cases, planted, failed, folder) {
  const file = join(folder, 'cases.jsonl');
  const about = cases.filter(({ rows }) => rows.includes(mistake.row));
  writeFileSync(file, about.map((each) => `${JSON.stringify(each)}\n`).join(''));
  const ids = new Set(about.map(({ id }) => id));
  const byData = await failuresOfExport(planted, file, ids);
  const bySuite = failed.filter(({ id }) => ids.has(id));
  const extra = byData.filter((id) => !bySuite.some((each) => each.id === id));
  // That a reset leaves something behind is seen by the suite, and not by a scenario.
  const missing = bySuite.filter(
    ({ id, message }) => !byData.includes(id) && !message.includes("The driver's reset"),
  );
  if (extra.length + missing.length === 0) return null;
  return `as data other scenarios fail: ${extra.join(' ')}; or do not: ${missing.map(({ id }) => id).join(' ')}`;
}

/** Why a mistake is not caught as it should be; null when it is. */
async function gap(mistake, cases, folder) {
  const planted = plantedPort(port, folder, [mistake]);
  const failed = await failures(planted, mistake.row, join(folder, 'report'));
  const otherwise =
    port.dataRunIn === undefined ? null : await gapOfData(mistake, cases, planted, failed, folder);
  if (otherwise !== null) return otherwise;
  if (failed.length === 0) return 'no scenario fails';
  const right = failed.filter(({ rows }) => rows.includes(mistake.row));
  if (right.some(({ message }) => message.includes(mistake.says))) return null;
  const messages = right.slice(0, 3).map(({ id, message }) => `${id}: ${message}`);
  return `no message about ${mistake.row} says "${mistake.says}":\n${messages.join('\n')}`;
}

const chosen = port.mistakes.filter(
  ({ what }) => parts.length === 0 || parts.some((part) => what.includes(part)),
);
if (chosen.length === 0) {
  console.error(`Expected parts of what mistakes are called, received ${parts.join(' ')}`);
  process.exit(2);
}

async function main() {
  const cases = await exportedCases();
  const rest = chosen.values();
  let missed = 0;
  const work = async () => {
    for (const mistake of rest) {
      const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
      try {
        const why = await gap(mistake, cases, folder).catch(({ message }) => message);
        if (why !== null) missed += 1;
        console.log(why === null ? `caught  ${mistake.what}` : `MISSED  ${mistake.what}: ${why}`);
      } finally {
        rmSync(folder, { recursive: true });
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  console.log(`\n${chosen.length - missed} of ${chosen.length} mistakes caught`);
  if (missed > 0) process.exitCode = 1;
}

main().catch((error) => {
  console.error(error);
  process.exit(2);
});
