// Reports how much of the suite its tests reach. The entry is left out, and so are files of types alone: nothing of them is left
// to run, which c8 would count as nothing reached.
const { spawnSync } = require('node:child_process');
const { readdirSync, readFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { transformSync } = require('esbuild');

const root = join(__dirname, '..');

function isTypesOnly(file) {
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: file.endsWith('x') ? 'tsx' : 'ts' });
  return code.trim() === '';
}

const leftOut = readdirSync(join(root, 'src', 'suite'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter(isTypesOnly)
  .map((file) => relative(root, file).replaceAll('\\', '/'));
const options = ['src/suite/cli/main.ts', ...leftOut].map((file) => `--exclude=${file}`);
const c8 = join(root, 'node_modules', 'c8', 'bin', 'c8.js');
const { status } = spawnSync(process.execPath, [c8, 'report', '--config', '.c8rc.suite.json', ...options], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
