// Runs every *.test.ts below test/ with Node's own test runner, but for those that need a browser, which .ci/run asks for; a
// pattern as argument names the files instead. As many tests wait for a process that they started, there is one more at a time
// than there are cores.
const { spawnSync } = require('node:child_process');
const { mkdirSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const { join, relative } = require('node:path');

const root = join(__dirname, '..');
const [pattern] = process.argv.slice(2);
const inBrowser = join('test', 'pages');
const files = readdirSync(__dirname, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((file) => (pattern === undefined ? !file.startsWith(inBrowser) : file.includes(pattern)))
  .sort();
if (files.length === 0) {
  console.error(`No test file has "${pattern}" in its path`);
  process.exit(2);
}

/** How many files of test/suite share a process, so that it loads the suite and reads the features once for all of them. */
const inOneProcess = 10;

/** Writes files that each load some of the given ones. */
function groups(all) {
  const folder = join(root, 'reports', '.tests');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return Array.from({ length: Math.ceil(all.length / inOneProcess) }, (_, index) => {
    const group = join(folder, `${index + 1}.test.cjs`);
    const own = all.slice(index * inOneProcess, (index + 1) * inOneProcess);
    writeFileSync(group, own.map((file) => `require(${JSON.stringify(join(root, file))});\n`).join(''));
    return group;
  });
}

const isGrouped = (file) => pattern === undefined && file.startsWith(join('test', 'suite'));
const started = [...groups(files.filter(isGrouped)), ...files.filter((file) => !isGrouped(file))];
// Runs that tests start say the same wherever they are.
delete process.env.GITHUB_ACTIONS;
mkdirSync(join(root, 'reports'), { recursive: true });
const reporters = [
  ['dot', 'stdout'],
  ['tap', join('reports', 'tests.tap')],
].flatMap(([name, target]) => [`--test-reporter=${name}`, `--test-reporter-destination=${target}`]);
const options = ['--test', `--test-concurrency=${availableParallelism() + 1}`, ...reporters];
const { status } = spawnSync(
  process.execPath,
  ['-r', join(__dirname, 'load-typescript.cjs'), ...options, ...started],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
if (status !== 0) {
  // The dots hide what failed: the record says it.
  const { readFileSync } = require('node:fs');
  const record = readFileSync(join(root, 'reports', 'tests.tap'), 'utf8');
  console.error(
    record
      .split('\n')
      .filter((line) => /not ok|failureType|error:|expected:|actual:|location:/.test(line))
      .slice(0, 200)
      .join('\n'),
  );
}
process.exit(status ?? 1);
