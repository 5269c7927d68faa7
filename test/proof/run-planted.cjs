const { execFile } = require('node:child_process');
const { existsSync, mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const root = join(__dirname, '..', '..');
const timeLimit = 180_000;

/**
 * Runs scenarios on the reference with one entry of the catalogue planted.
 *
 * @param {string} id The entry's id.
 * @param {readonly string[] | null} scenarios The scenarios to run; null for all.
 * @returns {Promise<readonly { id: string, level: string, rows: readonly string[], status: string, message: string }[]>}
 *   Their verdicts.
 * @throws {Error} When the run did not come to its end.
 */
async function runPlanted(id, scenarios) {
  const report = mkdtempSync(join(tmpdir(), 'touchstone-proof-'));
  try {
    const { code, stderr } = await run(id, scenarios, report);
    const results = join(report, scenarios === null ? '' : 'partial', 'conformance.json');
    if ((code !== 0 && code !== 1) || !existsSync(results))
      throw new Error(`ends with ${code}: ${stderr.trim().slice(-600)}`);
    return JSON.parse(readFileSync(results, 'utf8')).scenarios;
  } finally {
    rmSync(report, { recursive: true, force: true });
  }
}

function run(id, scenarios, report) {
  const hooks = ['-r', 'ts-node/register', '-r', './test/proof/plant.cjs'];
  const command = ['src/conformance/cli/main.ts', 'run', '--report', report, '--seed', '1'];
  const selection = scenarios === null ? [] : ['--scenario', ...scenarios];
  const options = {
    cwd: root,
    env: { ...process.env, TOUCHSTONE_PLANTED: id },
    timeout: timeLimit,
    maxBuffer: 2 ** 28,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [...hooks, ...command, ...selection], options, (error, _stdout, stderr) =>
      resolve({ code: error === null ? 0 : (error.code ?? 'no answer in time'), stderr }),
    );
  });
}

module.exports = { runPlanted };
