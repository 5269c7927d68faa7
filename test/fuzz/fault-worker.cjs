// A process that runs generated programs on the reference with changes planted in it and on the reference as it is, one
// message after the other. Programs, and what the reference makes of them, are kept for the next message.
require('ts-node/register');
const fc = require('fast-check');
const { InProcessDriver } = require('../../src/suite/driver/in-process-driver');
const { CommonGround } = require('../../src/suite/fuzz/common-ground');
const { compareRuns } = require('../../src/suite/fuzz/compare-runs');
const { programArbitrary } = require('../../src/suite/fuzz/generate/program-arbitrary');
const { runProgram } = require('../../src/suite/fuzz/run-program');
const { plant, requirePlanted } = require('../proof/planted-project.cjs');

const reference = '../../src/reference/conformance';
const introduction = { name: 'touchstone-reference', version: '0', language: 'typescript' };

/** How many programs are made with one seed. */
const batch = 1000;
/** How many programs are kept. */
const kept = 10_000;

/** The reference with changes planted in it, loaded anew. */
function loaded(changes) {
  plant(changes);
  const driver = new InProcessDriver(require(reference), introduction);
  requirePlanted();
  return driver;
}

const right = loaded([]);
const known = [];
let arbitrary = null;

/** A program by its number, with what the reference makes of it. */
async function programAt(number, seed) {
  if (number < known.length) return known[number];
  const path = String(number % batch);
  const [program] = fc.sample(arbitrary, { seed: seed + Math.floor(number / batch), path, numRuns: 1 });
  const entry = { program, outcomes: await runProgram(program, right) };
  if (number < kept) known.push(entry);
  return entry;
}

async function run({ changes, seed, seconds, most }) {
  const left = loaded(changes);
  const ground = new CommonGround(await left.initialize(), await right.initialize());
  arbitrary ??= programArbitrary(ground);
  // Time of the processor: what else the machine does is nobody's merit.
  const started = process.cpuUsage();
  const elapsed = () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1e6;
  };
  let programs = 0;
  while (programs < most && elapsed() < seconds) {
    const { program, outcomes } = await programAt(programs, seed);
    programs += 1;
    const { disagreement } = compareRuns(program, await runProgram(program, left), outcomes, ground);
    if (disagreement === null) continue;
    const { at, shape } = disagreement;
    const { row = 'what a closure is called with' } = program.steps[at];
    return { programs, seconds: elapsed(), cause: `${row}: ${shape}` };
  }
  return { programs, seconds: elapsed(), cause: null };
}

process.on('message', (message) => {
  run(message).then(
    (result) => process.send(result),
    (error) => process.send({ error: error.message }),
  );
});
