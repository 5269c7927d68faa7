// Run with ts-node on the whole suite: writes which functions of the reference each scenario calls, as ranges in the
// compiled text. Argument: the file to write.
const { writeFileSync } = require('node:fs');
const { Session } = require('node:inspector');
const { join, relative } = require('node:path');
const { fileURLToPath } = require('node:url');

const root = join(__dirname, '..', '..');
const [target] = process.argv.slice(2);
const session = new Session();
session.connect();
/** By file and range of a function: the numbers of the scenarios that call it; null when it runs while loading. */
const reached = new Map();
const scenarios = [];

function send(method, parameters) {
  let answer;
  session.post(method, parameters, (error, result) => {
    if (error !== null) throw new Error(`${method}: ${error.message}`);
    answer = result;
  });
  return answer;
}

/** Takes what was called since the last time. */
function take(note) {
  for (const { url, functions } of send('Profiler.takePreciseCoverage').result) {
    const file = fileOf(url);
    if (file === null) continue;
    const known = reached.get(file) ?? new Map();
    reached.set(file, known);
    for (const { ranges } of functions) {
      const { startOffset, endOffset, count } = ranges[0];
      const range = `${startOffset}-${endOffset}`;
      if (!known.has(range)) known.set(range, []);
      if (count > 0) note(known, range);
    }
  }
}

/** A file of the reference, from the root; null for all others. */
function fileOf(url) {
  if (!url.startsWith('file:')) return null;
  const file = relative(root, fileURLToPath(url));
  return /^src\/(?!suite\/).*\.ts$/.test(file) ? file : null;
}

send('Profiler.enable');
send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

// Loaded only now, so that what runs while they are loaded is seen.
const { JudgedRun } = require('../../src/suite/run/judged-run');
const { runSuite } = require('../../src/suite/run/run-suite');

const parameters = { seed: 1 };
const settings = {
  parameters,
  selected: null,
  failFast: false,
  reports: '',
  formats: new Set(),
  onPlan: () => take((known, range) => known.set(range, null)),
  onResult: ({ id }) => {
    scenarios.push(id);
    take((known, range) => known.get(range)?.push(scenarios.length - 1));
  },
};
JudgedRun.during(parameters, () => runSuite(settings)).then(
  () => {
    const files = Object.fromEntries([...reached].map(([file, known]) => [file, Object.fromEntries(known)]));
    writeFileSync(target, JSON.stringify({ scenarios, files }));
  },
  (error) => {
    console.error(error);
    process.exitCode = 2;
  },
);
