// Installs the compared packages when they are missing, then starts the benchmark with the suite's own compiler.
const { existsSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const { join } = require('node:path');

const root = join(__dirname, '..');

function run(command, args, cwd) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(join(root, 'node_modules', 'ts-node'))) run('npm', ['ci'], root);
if (!existsSync(join(__dirname, 'node_modules', '.package-lock.json'))) run('npm', ['ci'], __dirname);
run(process.execPath, ['-r', 'ts-node/register', 'benchmark/src/main.ts', ...process.argv.slice(2)], root);
