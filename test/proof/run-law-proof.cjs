// Proves that laws find by themselves what they are there for: each fault of law-faults.cjs with at least 19 of 20 seeds, at
// the number of cases a law tries by default; and that without a fault every law holds with all of them.
const { servesAll } = require('../serves-all.cjs');
const { ownError } = require('./judge.cjs');
const { lawFaults } = require('./law-faults.cjs');
const { plant, requirePlanted } = require('./planted-project.cjs');

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
const enough = 19;

/** Loads the laws that use one of some rows, the suite and the reference below it with changes planted in it. */
async function prepare(changes, rows) {
  plant(changes);
  const { openDriver } = require('../../src/suite/driver/open-driver');
  const { allLaws } = require('../../src/suite/laws/all-laws');
  const { checkLaw, defaultRuns } = require('../../src/suite/laws/check-law');
  const driver = openDriver();
  await driver.initialize();
  requirePlanted();
  const laws = [...allLaws.values()].filter((law) => rows.some((row) => law.rows.includes(row)));
  return async (seed) => {
    for (const law of laws) {
      await driver.reset();
      try {
        await checkLaw(law, driver, servesAll, { seed, runs: defaultRuns });
      } catch (error) {
        if (ownError.test(error.message)) throw error;
        return { law: law.name, message: error.message };
      }
    }
    return null;
  };
}

async function main() {
  const everyRow = [...new Set(lawFaults.flatMap(({ rows }) => rows))];
  const sound = await prepare([], everyRow);
  for (const seed of seeds) {
    const broken = await sound(seed);
    if (broken !== null) fail(`Without a fault, seed ${seed}:\n${broken.message}`);
  }
  console.log(`Without a fault all laws hold with ${seeds.length} seeds`);
  for (const { id, what, rows, changes } of lawFaults) {
    const search = await prepare(changes, rows);
    const found = [];
    for (const seed of seeds) found.push(await search(seed));
    const finders = new Set(found.flatMap((each) => (each === null ? [] : [each.law])));
    const count = found.filter((each) => each !== null).length;
    const line = `${id}: ${what}: found with ${count} of ${seeds.length} seeds, first by ${[...finders].join('; ')}`;
    if (count >= enough) console.log(`caught  ${line}`);
    else fail(`MISSED  ${line}`);
  }
}

function fail(line) {
  console.log(line);
  process.exitCode = 1;
}

main().catch((error) => {
  console.error(error);
  process.exit(2);
});
