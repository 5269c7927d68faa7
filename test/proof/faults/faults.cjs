// The catalogue of deliberate faults: each is planted alone, and the named scenarios must notice it in these words.
const { collectionFaults } = require('./collection-faults.cjs');
const { conditionalFaults } = require('./conditional-faults.cjs');
const { delegationFaults } = require('./delegation-faults.cjs');
const { paginatorFaults } = require('./paginator-faults.cjs');
const { responseFaults } = require('./response-faults.cjs');
const { urlFaults } = require('./url-faults.cjs');

/**
 * @typedef {object} Fault
 * @property {string} id
 * @property {string} what What the faulty implementation does.
 * @property {string} file Where it is planted.
 * @property {string} replaces Text that stands there exactly once.
 * @property {string} by What it becomes.
 * @property {readonly string[]} rows The interface rows whose scenarios are run.
 * @property {Readonly<Record<string, string>>} caughtBy Scenario id to a part of the message it must fail with.
 */

/** @type {readonly Fault[]} */
const faults = [
  ...paginatorFaults,
  ...urlFaults,
  ...conditionalFaults,
  ...collectionFaults,
  ...responseFaults,
  ...delegationFaults,
];

module.exports = { faults };
