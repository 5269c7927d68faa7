// Plants mistakes in the Python port, one at a time: a scenario of the row that a mistake is about has to fail, with a message
// that says what is wrong. Arguments: parts of what mistakes are called; without any, all are planted.
const { spawnSync } = require('node:child_process');
const { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { plantedText } = require('../proof/planted-text.cjs');
const { pythonMistakes } = require('./python-mistakes.cjs');

const root = join(__dirname, '..', '..');
const main = ['-r', require.resolve('ts-node/register'), join(root, 'src', 'suite', 'cli', 'main.ts')];

/** Copies the port and the kit to a folder, with a mistake planted, and returns the command of its driver. */
function driverWith(folder, { file, replaces, by }) {
  for (const part of [join('ports', 'python'), join('drivers', 'starters', 'python')])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const path = join(folder, 'ports', 'python', 'touchstone_pages', file);
  writeFileSync(path, plantedText(readFileSync(path, 'utf8'), [{ file, replaces, by }]));
  return `python3 -B "${join(folder, 'ports', 'python', 'driver.py')}"`;
}

/** Runs the scenarios of a row, and returns those that fail. */
function failures(driver, row, report) {
  const args = ['run', '--driver', driver, '--rows', row, '--seed', '1', '--no-smoke', '--report', report];
  const { stdout, stderr } = spawnSync(process.execPath, [...main, ...args], { cwd: root, encoding: 'utf8' });
  const result = join(report, 'partial', 'conformance.json');
  if (!existsSync(result)) throw new Error(`the run left no result:\n${stdout}${stderr}`);
  return JSON.parse(readFileSync(result, 'utf8')).scenarios.filter(({ status }) => status === 'failed');
}

/** Why a mistake is not caught as it should be; null when it is. */
function gap(mistake, folder) {
  const failed = failures(driverWith(folder, mistake), mistake.row, join(folder, 'report'));
  if (failed.length === 0) return 'no scenario fails';
  const right = failed.filter(({ rows }) => rows.includes(mistake.row));
  if (right.some(({ message }) => message.includes(mistake.says))) return null;
  const messages = right.slice(0, 3).map(({ id, message }) => `${id}: ${message}`);
  return `no message about ${mistake.row} says "${mistake.says}":\n${messages.join('\n')}`;
}

const parts = process.argv.slice(2);
const chosen = pythonMistakes.filter(
  ({ what }) => parts.length === 0 || parts.some((part) => what.includes(part)),
);
if (chosen.length === 0) {
  console.error(`Expected parts of what mistakes are called, received ${parts.join(' ')}`);
  process.exit(2);
}
let missed = 0;
for (const mistake of chosen) {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  try {
    const why = gap(mistake, folder);
    if (why !== null) missed += 1;
    console.log(why === null ? `caught  ${mistake.what}` : `MISSED  ${mistake.what}: ${why}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
console.log(`\n${chosen.length - missed} of ${chosen.length} mistakes caught`);
if (missed > 0) process.exitCode = 1;
