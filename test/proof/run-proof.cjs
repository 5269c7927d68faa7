// Proves the suite both ways: every fault of the catalogue must be caught by the scenarios of its level, and an honest variant
// may fail only scenarios of traits that it declines and, above the stated level, of the rows that it lists. Arguments: ids of
// entries, or prefixes ending in *.
const { join } = require('node:path');
require('ts-node/register');
const { readScenarios } = require('../../src/suite/scenarios/read-scenarios');
const { chosenById } = require('../chosen-by-id.cjs');
const { inProcesses } = require('../tasks/in-processes.cjs');
const { faults } = require('./faults.cjs');
const { judgeFault } = require('./judge.cjs');
const { judgedVariant } = require('./judged-variant.cjs');
const { plantedLimits } = require('./planted-limits.cjs');
const { measuredReach, scenariosReaching } = require('./reach.cjs');
const { stagedVerdicts } = require('./staged-verdicts.cjs');
const { timeLeft } = require('./time-left.cjs');
const { variants } = require('./variants/variants.cjs');

/** After how many entries to say how long the rest takes. */
const between = 20;

/**
 * Judges a fault by the scenarios that must notice it. Only where they do not, it is told which others of its level do.
 */
async function judgedFault(fault, scenarios, reaching, run) {
  const named = scenarios.filter(({ id }) => id in fault.caughtBy);
  const verdicts = named.length === 0 ? [] : await stagedVerdicts(fault.changes, named, run);
  const judgement = judgeFault(fault, verdicts);
  if (judgement.gaps.length === 0) return { ...judgement, remark: '' };
  // What named scenarios missed alone stays missed, though they may fail after others.
  const { gaps, remark } = judgeFault(fault, await stagedVerdicts(fault.changes, reaching(fault), run));
  return { gaps: [...new Set([...judgement.gaps, ...gaps])], remark };
}

async function main(args) {
  const scenarios = readScenarios();
  const entries = chosenById([...variants, ...faults], args);
  let reach = null;
  const reaching = (entry) => {
    reach ??= measuredReach();
    const ids = scenariosReaching(reach, entry.changes);
    const isAsked = (level) => !faults.includes(entry) || level === entry.level;
    const found = scenarios.filter(({ id, level }) => ids.has(id) && isAsked(level));
    if (found.length === 0) throw new Error('no scenario reaches the change');
    return found;
  };
  const open = [];
  const started = performance.now();
  let done = 0;
  const prove = async (entry, run) => {
    const { gaps, remark } = await judgementOf(entry, run).catch(({ message }) => ({
      gaps: [message],
      remark: '',
    }));
    if (gaps.length > 0) open.push(entry);
    console.log(line(entry, gaps, remark));
    done += 1;
    if (done % between === 0) console.log(timeLeft(done, entries.length, performance.now() - started));
  };
  const chosen = (kind) => entries.filter((entry) => kind.includes(entry));
  const worker = join(__dirname, '..', 'staged', 'failing-worker.ts');
  const judgementOf = async (entry, run) =>
    faults.includes(entry)
      ? judgedFault(entry, scenarios, reaching, run)
      : judgedVariant(entry, reaching(entry), run);
  await inProcesses(worker, plantedLimits, entries, prove);
  console.log(`\n${count('faults caught', faults)}, ${count('honest variants pass', variants)}`);
  if (open.length > 0) process.exitCode = 1;

  function count(what, kind) {
    const all = chosen(kind);
    return `${all.filter((entry) => !open.includes(entry)).length} of ${all.length} ${what}`;
  }
}

function line(entry, gaps, remark) {
  const [good, bad] = faults.includes(entry) ? ['caught', 'MISSED'] : ['passes', 'FAILS '];
  const figures = remark === '' ? '' : ` (${remark})`;
  if (gaps.length === 0) return `${good}  ${entry.id}${figures}`;
  return `${bad}  ${entry.id}: ${entry.what}${figures}\n${gaps.join('\n').replace(/^/gm, '        ')}`;
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof RangeError ? error.message : error);
  process.exit(2);
});
