// Judges every implementation that is at hand and records the results: npm run record [-- [--driver COMMAND]... ROOT...].
// A ROOT is the folder of another Debian release with its Laravel in it (drivers/php/README.md); a COMMAND starts any other
// driver, such as that of a framework which Composer installed.
const { spawnSync } = require('node:child_process');
const { cpSync, existsSync, mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const { parseArgs } = require('node:util');

const { values: options, positionals: roots } = parseArgs({
  options: { driver: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});
const top = join(__dirname, '..');
const main = ['-r', require.resolve('ts-node/register'), join(top, 'src', 'suite', 'cli', 'main.ts')];

/** Each with the driver and what prepares it, which gives the reason why it cannot be judged, or null. */
const implementations = [
  { name: 'the reference', at: top, driver: null },
  {
    name: 'the Laravel of this machine',
    at: '/usr/share/php/Illuminate/Pagination',
    driver: 'php drivers/php/driver.php',
  },
  ...['adonis-lucid', 'resources-js'].map((name) => ({
    name,
    at: join(__dirname, name, 'node_modules'),
    driver: `node drivers/${name}/driver.mjs`,
  })),
  { name: 'the Python port', at: join(top, 'ports', 'python'), driver: 'python3 ports/python/driver.py' },
  {
    name: 'the Go port',
    at: join(top, 'ports', 'go'),
    driver: 'ports/go/driver/driver',
    prepare: () => {
      const cwd = join(top, 'ports', 'go', 'driver');
      rmSync(join(cwd, 'driver'), { force: true });
      const { status } = spawnSync('go', ['build', '-tags', 'touchstone', '-o', 'driver', '.'], {
        cwd,
        stdio: 'inherit',
      });
      return status === 0 ? null : `go build ended with ${status}`;
    },
  },
  ...roots.map((root) => ({
    name: `the Laravel of ${root}`,
    at: join(root, 'usr/share/php/Illuminate/Pagination'),
    driver: `chroot ${root} php /touchstone-driver/driver.php`,
    prepare: () => {
      cpSync(join(__dirname, 'php'), join(root, 'touchstone-driver'), { recursive: true });
      return null;
    },
  })),
  ...options.driver.map((driver) => ({ name: driver, at: top, driver })),
];

function touchstone(...args) {
  return spawnSync(process.execPath, [...main, ...args], {
    cwd: top,
    stdio: ['ignore', 'inherit', 'inherit'],
  }).status;
}

const results = [];
for (const { name, at, driver, prepare } of implementations) {
  if (!existsSync(at)) {
    console.log(`NOT RECORDED: ${name}: there is no ${at}`);
    continue;
  }
  const reason = prepare?.() ?? null;
  if (reason !== null) {
    console.log(`NOT RECORDED: ${name}: ${reason}`);
    continue;
  }
  const report = mkdtempSync(join(tmpdir(), 'touchstone-'));
  const which = driver === null ? [] : ['--driver', driver];
  // One seed for all, so that an unchanged run gives the same record. No smoke checks: an implementation, and not its driver,
  // may be what fails one.
  const code = touchstone('run', '--seed', '1', '--no-smoke', '--report', report, ...which);
  if (code === 3) {
    console.log(`NOT RECORDED: ${name}: its driver could not be run`);
    rmSync(report, { recursive: true, force: true });
    continue;
  }
  if (code !== 0 && code !== 1) throw new Error(`${name}: the run ended with ${code ?? 'a signal'}`);
  results.push(join(report, 'conformance.json'));
}
const status = touchstone('matrix', '--record', ...results);
for (const result of results) rmSync(dirname(result), { recursive: true, force: true });
process.exit(status ?? 1);
