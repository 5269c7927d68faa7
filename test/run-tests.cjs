// Runs the *.test.ts below test/ with Node's own test runner. Without an argument those of `npm test`, which need neither a browser
// nor other programs; `--programs` runs those that do; patterns run the files that have one of them in their path. As many tests
// wait for a process that they started, there is one more at a time than there are cores.
const { spawnSync } = require('node:child_process');
const { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const { join } = require('node:path');

const root = join(__dirname, '..');
const patterns = process.argv.slice(2);
const isOfPrograms = patterns[0] === '--programs';
const inBrowser = ['pages/'];
/**
 * Drivers and ports in other languages, drivers that die, hang or lie, what documents tell their readers to do, whole runs,
 * generated values and programs, the tools of the proof and of mutation, answers of many megabytes, files that change.
 */
const ofPrograms = [
  'docs/ci-workflow',
  'docs/pages-with-output',
  'docs/samples',
  'drivers/go-kit',
  'drivers/kit-edges',
  'drivers/kit-hooks',
  'drivers/php-driver',
  'drivers/php-paginator-alone',
  'drivers/php-psr-framework',
  'drivers/php-typed-framework',
  'drivers/resources-js-driver',
  'drivers/ruby-kit',
  'drivers/starters',
  'examples/',
  'fuzz/fuzz-library',
  'mutation/row-owners',
  'mutation/sandbox',
  'mutation/scenario-run',
  'order/',
  'ports/',
  'staged/',
  'suite/cli/driver-life',
  'suite/cli/huge-answers',
  'suite/cli/misbehaving-driver',
  'suite/cli/module',
  'suite/fake-driver/',
  'suite/fuzz/declined-traits',
  'suite/fuzz/fuzz',
  'suite/fuzz/generate',
  'suite/needs/needs.test',
  'suite/watch/watch-command',
  'tasks/',
];
/** They run command lines in a thread, which loads the suite a second time, so they share as few processes as keep the machine busy. */
const ofCommandLine = [
  'docs/commands',
  'docs/export-page',
  'suite/cli/',
  'suite/session/messages',
  'suite/watch/',
];
const beginsWith = (path, starts) => starts.some((start) => path.startsWith(start));
const isOfCommandLine = (path) => beginsWith(path, ofCommandLine);
const isChosen = (path) => {
  if (isOfPrograms) return beginsWith(path, ofPrograms);
  return patterns.length === 0
    ? !beginsWith(path, [...inBrowser, ...ofPrograms])
    : patterns.some((pattern) => `test/${path}`.includes(pattern));
};
const files = readdirSync(__dirname, { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.test.ts') && isChosen(path))
  .sort();
if (isOfPrograms && patterns.length > 1) {
  console.error(`--programs: expected nothing after it, received ${patterns.slice(1).join(' ')}`);
  process.exit(2);
}
if (files.length === 0) {
  console.error(`No test file has "${patterns.join('" or "')}" in its path`);
  process.exit(2);
}

const record = join('reports', isOfPrograms ? 'programs.tap' : 'tests.tap');
const cores = availableParallelism();
const atOnce = cores + 1;
// The runner starts files in the order of their names, so those that take longest come first.
const started =
  patterns.length === 0
    ? [...groups('a', isOfCommandLine), ...groups('b', (path) => !isOfCommandLine(path))]
    : files.map((path) => join(__dirname, path));

/**
 * Writes files that each load some of the tests, so that these load the suite and read the features once. Neighbours are loaded
 * by different ones, as they take about as long.
 */
function groups(name, belongs) {
  const folder = join(root, 'reports', '.tests', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const paths = files.filter(belongs);
  return Array.from({ length: cores }, (_, group) => {
    const file = join(folder, `${group + 1}.test.cjs`);
    const own = paths.filter((_, index) => index % cores === group);
    writeFileSync(file, own.map((path) => `require(${JSON.stringify(join(__dirname, path))});\n`).join(''));
    return file;
  });
}

// Runs that tests start say the same wherever they are.
delete process.env.GITHUB_ACTIONS;
mkdirSync(join(root, 'reports'), { recursive: true });
rmSync(join(root, record), { force: true });
const reporters = [
  ['dot', 'stdout'],
  ['tap', record],
].flatMap(([name, target]) => [`--test-reporter=${name}`, `--test-reporter-destination=${target}`]);
// A test that waits for what never comes fails its file after a quarter of an hour.
const options = ['--test', `--test-concurrency=${atOnce}`, '--test-timeout=900000', ...reporters];
const { status } = spawnSync(
  process.execPath,
  ['-r', join(__dirname, 'load-typescript.cjs'), ...options, ...started],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
// The dots hide what was skipped: the record says it.
const said = existsSync(join(root, record)) ? readFileSync(join(root, record), 'utf8') : '';
for (const why of new Set(Array.from(said.matchAll(/# SKIP (.+)$/gm), ([, reason]) => reason)))
  console.log(why);
process.exit(status ?? 1);
