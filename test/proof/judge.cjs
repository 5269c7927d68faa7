/**
 * @typedef {object} Fault A wrong implementation, which the suite must catch.
 * @property {string} id
 * @property {string} what What the faulty implementation does.
 * @property {'stated' | 'observed' | 'exact'} level The level whose scenarios must catch it.
 * @property {readonly import('./planted-text.cjs').Change[]} changes
 * @property {Readonly<Record<string, string>>} caughtBy Ids of scenarios of that level, each with a part of the message
 *   that it must fail with.
 *
 * @typedef {object} Variant Another implementation that is right, which the suite must let pass.
 * @property {string} id
 * @property {string} what What it does otherwise.
 * @property {string} why What of the document leaves it open.
 * @property {readonly import('./planted-text.cjs').Change[]} changes
 * @property {readonly string[]} declines The traits that it does not follow.
 * @property {readonly string[]} rows The rows whose scenarios above the stated level may fail.
 * @property {string} [unseen] Why no scenario notices it.
 *
 * @typedef {{ id: string, level: string, rows: readonly string[], status: string, message: string }} Verdict
 * @typedef {{ gaps: readonly string[], remark: string }} Judgement What is missing from the proof, and figures.
 */

/** What JavaScript says of planted text that does not run, so that the fault is not what it is said to be. */
const ownError =
  /\b(?:TypeError|ReferenceError)\): .* (?:is not a function|is not iterable|is not defined|\(reading '.*'\))/;

/** How many scenarios are shown that say more than was asked. */
const shown = 30;

/**
 * Tells whether the scenarios of its level caught a fault.
 *
 * @param {Pick<Fault, 'level' | 'caughtBy'>} fault
 * @param {readonly Verdict[]} verdicts Of the scenarios of that level that reach it.
 * @returns {Judgement}
 */
function judgeFault({ level, caughtBy }, verdicts) {
  const failed = verdicts.filter(({ status }) => status === 'failed');
  const named = Object.entries(caughtBy);
  const gaps = named.flatMap(([id, words]) => notCaught(verdicts, level, id, words));
  if (named.length === 0) gaps.push('no scenario is named that must catch it');
  if (gaps.length > 0) gaps.push(...failed.slice(0, shown).map(inShort));
  return { gaps, remark: `${failed.length} of ${verdicts.length} ${level} scenarios fail` };
}

function notCaught(verdicts, level, id, words) {
  const found = verdicts.find((verdict) => verdict.id === id);
  if (found === undefined) return [`${id} is not among the ${level} scenarios that reach the change`];
  if (found.status !== 'failed') return [`${id} ${found.status}`];
  if (ownError.test(found.message))
    return [`${id} meets an error of the planted text itself: ${found.message}`];
  if (found.message.includes(words)) return [];
  return [`${id} fails in other words: expected\n${words}\nin\n${found.message}`];
}

/**
 * Tells whether the suite let another right implementation pass.
 *
 * @param {Pick<Variant, 'declines' | 'rows' | 'unseen'>} variant
 * @param {readonly Verdict[]} verdicts Of all scenarios that reach it.
 * @param {(id: string) => readonly string[]} traitsOf The traits that a scenario needs.
 * @returns {Judgement}
 */
function judgeVariant({ declines, rows, unseen }, verdicts, traitsOf) {
  const failed = verdicts.filter(({ status }) => status === 'failed');
  const declined = failed.filter(({ id }) => traitsOf(id).some((trait) => declines.includes(trait)));
  const left = failed.filter((verdict) => !declined.includes(verdict));
  const allowed = left.filter(
    (verdict) => verdict.level !== 'stated' && verdict.rows.some((row) => rows.includes(row)),
  );
  const wrong = left.filter((verdict) => !allowed.includes(verdict));
  const gaps = wrong.slice(0, shown).map(inShort);
  if (wrong.length > shown) gaps.push(`and ${wrong.length - shown} more`);
  if (failed.length === 0 && unseen === undefined) gaps.push('no scenario notices it, so it proves nothing');
  if (failed.length > 0 && unseen !== undefined) gaps.push('a scenario notices it after all');
  const figures = [`${declined.length} of declined traits`, `${allowed.length} of its rows`];
  return { gaps, remark: `${verdicts.length} scenarios, failing: ${figures.join(', ')}` };
}

function inShort({ id, level, message }) {
  return `${level} ${id}: ${message.replace(/\s+/g, ' ').slice(0, 240)}`;
}

module.exports = {
  ownError,
  judgeFault,
  judgeVariant,
};
