// Runs generated programs on the reference with changes planted in it and on the reference as it is.
// Programs, and what the reference makes of them, are kept for the next task.
const fc = require('fast-check');
const { CommonGround } = require('../../src/suite/fuzz/common-ground');
const { compareRuns } = require('../../src/suite/fuzz/compare-runs');
const { programArbitrary } = require('../../src/suite/fuzz/generate/program-arbitrary');
const { plantedDriver } = require('../proof/planted-driver.ts');
const { answerTasks } = require('../tasks/answer-tasks.cjs');

/** How many programs are made with one seed. */
const batch = 1000;
/** How many programs are kept. */
const kept = 10_000;

/** The reference with changes planted in it, loaded anew together with what asks it: programs can be run on it. */
function loaded(changes) {
  const driver = plantedDriver(changes);
  const { runProgram } = require('../../src/suite/fuzz/run-program');
  return { driver, run: (program) => runProgram(program, driver) };
}

const right = loaded([]);

/** Programs for a ground, by their number, with what the reference makes of them. */
class Programs {
  #known = [];

  constructor(ground, seed) {
    this.ground = ground;
    this.seed = seed;
    this.arbitrary = programArbitrary(ground);
  }

  async at(number) {
    if (number < this.#known.length) return this.#known[number];
    const path = String(number % batch);
    const seed = this.seed + Math.floor(number / batch);
    const [program] = fc.sample(this.arbitrary, { seed, path, numRuns: 1 });
    const entry = { program, outcomes: await right.run(program) };
    if (number < kept) this.#known.push(entry);
    return entry;
  }
}

/** By traits that are declined. */
const programs = new Map();

async function programsFor(declines, seed) {
  const key = [seed, ...declines].join(' ');
  if (!programs.has(key)) {
    const description = await right.driver.initialize();
    const left = { ...description, traits: { ...description.traits, declines } };
    programs.set(key, new Programs(new CommonGround(left, description), seed));
  }
  return programs.get(key);
}

async function fuzz({ changes, declines = [], seed, seconds, most }) {
  const left = loaded(changes);
  await left.driver.initialize();
  const made = await programsFor(declines, seed);
  const { ground } = made;
  // Processor time, so that other work on the machine does not count.
  const started = process.cpuUsage();
  const elapsed = () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1e6;
  };
  let programs = 0;
  while (programs < most && elapsed() < seconds) {
    const { program, outcomes } = await made.at(programs);
    programs += 1;
    const { disagreement } = compareRuns(program, await left.run(program), outcomes, ground);
    if (disagreement === null) continue;
    const { at, shape } = disagreement;
    const { row = 'what a closure is called with' } = program.steps[at];
    return { programs, seconds: elapsed(), cause: `${row}: ${shape}` };
  }
  return { programs, seconds: elapsed(), cause: null };
}

answerTasks(fuzz);
