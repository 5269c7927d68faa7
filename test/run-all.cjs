// Runs every part of `npm test`, each an npm script, and ends in one line that says how it went. Arguments: the scripts
// to run instead of all.
const { spawnSync } = require('node:child_process');
const { join } = require('node:path');

// The coverage of the reference is taken before other tests add to it: scenarios alone have to reach all of it.
const all = [
  'types',
  'lint',
  'test:suite',
  'test:library',
  'coverage:reference',
  'test:unit',
  'coverage:suite',
];

/**
 * Runs parts one after the other. A part that fails does not keep the next ones from being tried.
 *
 * @param {readonly string[]} parts Their names.
 * @param {(part: string) => { status: number | null, signal?: string | null }} run Runs one.
 * @param {(line: string) => void} say Takes what is to be shown.
 * @returns {number} The exit code.
 */
function runAll(parts, run, say) {
  const failed = [];
  for (const part of parts) {
    say(`\n== ${part}`);
    const { status, signal = null } = run(part);
    if (signal !== null) {
      say(`\nSTOPPED by ${signal} in: ${part}`);
      return 130;
    }
    if (status !== 0) failed.push(part);
  }
  say(failed.length === 0 ? `\nAll checks passed: ${parts.join(', ')}` : `\nFAILED: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
}

if (require.main === module) {
  const given = process.argv.slice(2);
  // The children get Ctrl-C as well, and end; the last line is still to be said.
  process.on('SIGINT', () => {});
  const run = (part) =>
    spawnSync('npm', ['run', '--silent', part], {
      cwd: join(__dirname, '..'),
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  process.exitCode = runAll(given.length === 0 ? all : given, run, (line) => console.log(line));
}

module.exports = { all, runAll };
