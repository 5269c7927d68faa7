// Runs the *.test.ts below test/ with Node's own test runner. Without an argument those of `npm test`: no browser, nothing whose
// point is another program. `--programs` runs those; a pattern runs the files that have it in their path. As many tests wait for
// a process that they started, there is one more at a time than there are cores.
const { spawnSync } = require('node:child_process');
const { mkdirSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const { join } = require('node:path');

const root = join(__dirname, '..');
const [pattern] = process.argv.slice(2);
const inBrowser = ['pages/'];
/** Drivers and ports in other languages, what documents tell their readers to do, whole runs, fuzzing of two programs. */
const ofPrograms = [
  'docs/ci-workflow',
  'docs/pages-with-output',
  'docs/samples',
  'drivers/',
  'examples/',
  'order/',
  'ports/',
  'suite/fuzz/declined-traits',
  'suite/fuzz/fuzz',
];
/** They load the reference anew, which others in their process would not survive. */
const alone = ['mutation/', 'proof/'];
const beginsWith = (path, starts) => starts.some((start) => path.startsWith(start));
const isChosen = (path) => {
  if (pattern === '--programs') return beginsWith(path, ofPrograms);
  return pattern === undefined
    ? !beginsWith(path, [...inBrowser, ...ofPrograms])
    : `test/${path}`.includes(pattern);
};
const files = readdirSync(__dirname, { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.test.ts') && isChosen(path))
  .sort();
if (files.length === 0) {
  console.error(`No test file has "${pattern}" in its path`);
  process.exit(2);
}

const record = join('reports', pattern === '--programs' ? 'programs.tap' : 'tests.tap');
const atOnce = availableParallelism() + 1;
/** Files of `npm test` share processes, so that each loads the suite and reads the features once. */
const isAlone = (path) => pattern !== undefined || beginsWith(path, alone);
const shared = files.filter((path) => !isAlone(path));
const started = [...groups(2 * atOnce), ...files.filter(isAlone).map((path) => join(__dirname, path))];

/** Writes files that each load some of the tests, neighbours into different ones, as these take about as long. */
function groups(count) {
  if (shared.length === 0) return [];
  const folder = join(root, 'reports', '.tests');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return Array.from({ length: count }, (_, group) => {
    const file = join(folder, `${group + 1}.test.cjs`);
    const own = shared.filter((_, index) => index % count === group);
    writeFileSync(file, own.map((path) => `require(${JSON.stringify(join(__dirname, path))});\n`).join(''));
    return file;
  });
}

// Runs that tests start say the same wherever they are.
delete process.env.GITHUB_ACTIONS;
mkdirSync(join(root, 'reports'), { recursive: true });
const reporters = [
  ['dot', 'stdout'],
  ['tap', record],
].flatMap(([name, target]) => [`--test-reporter=${name}`, `--test-reporter-destination=${target}`]);
const options = ['--test', `--test-concurrency=${atOnce}`, ...reporters];
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
  const said = readFileSync(join(root, record), 'utf8');
  console.error(
    said
      .split('\n')
      .filter((line) => /not ok|failureType|error:|expected:|actual:|location:/.test(line))
      .slice(0, 200)
      .join('\n'),
  );
}
process.exit(status ?? 1);
