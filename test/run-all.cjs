// Runs every part of `npm test`, each an npm script, and ends in one line that says how it went. Arguments: the scripts
// to run instead of all, one after the other.
const { spawn } = require('node:child_process');
const { join } = require('node:path');

// Lanes run side by side, as most parts keep one core busy. Coverage is that of scenarios: they alone have to reach all of the
// reference.
const lanes = [
  ['test:suite', 'test:library', 'coverage:reference'],
  ['types', 'lint', 'test:unit'],
];

/**
 * Runs parts. One that fails does not keep the next ones from being tried.
 *
 * @param {readonly (readonly string[])[]} lanes The names of the parts.
 * @param {(part: string, isAlone: boolean) => Promise<{ status: number | null, signal?: string | null, output?: string }>} run
 *   Runs one; what it prints is its output unless it runs alone.
 * @param {(line: string) => void} say Takes what is to be shown.
 * @returns {Promise<number>} The exit code.
 */
async function runAll(lanes, run, say) {
  const isAlone = lanes.length === 1;
  const failed = [];
  let stopped = null;
  const runLane = async (lane) => {
    for (const part of lane) {
      if (stopped !== null) return;
      if (isAlone) say(`\n== ${part}`);
      const { status, signal = null, output = '' } = await run(part, isAlone);
      if (!isAlone) say(`\n== ${part}\n${output.trimEnd()}`);
      if (signal !== null) stopped ??= `${signal} in: ${part}`;
      else if (status !== 0) failed.push(part);
    }
  };
  await Promise.all(lanes.map(runLane));
  if (stopped !== null) {
    say(`\nSTOPPED by ${stopped}`);
    return 130;
  }
  say(
    failed.length === 0
      ? `\nAll checks passed: ${lanes.flat().join(', ')}`
      : `\nFAILED: ${failed.join(', ')}`,
  );
  return failed.length === 0 ? 0 : 1;
}

function runScript(part, isAlone) {
  const child = spawn('npm', ['run', '--silent', part], {
    cwd: join(__dirname, '..'),
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('error', ({ message }) => {
      console.error(`npm could not be started: ${message}`);
      resolve({ status: null, output });
    });
    child.on('close', (status, signal) => resolve({ status, signal, output }));
  });
}

if (require.main === module) {
  const given = process.argv.slice(2);
  // The children get Ctrl-C as well, and end; the last line is still to be said.
  process.on('SIGINT', () => {});
  void runAll(given.length === 0 ? lanes : [given], runScript, (line) => console.log(line)).then((code) => {
    process.exitCode = code;
  });
}

module.exports = { lanes, runAll };
