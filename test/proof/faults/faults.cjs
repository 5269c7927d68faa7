// The catalogue of deliberate faults: each is planted alone, and the named scenarios must notice it in these words.
const { collectionFaults } = require('./collection-faults.cjs');
const { conditionalFaults } = require('./conditional-faults.cjs');
const { delegationFaults } = require('./delegation-faults.cjs');
const { paginatorFaults } = require('./paginator-faults.cjs');
const { responseFaults } = require('./response-faults.cjs');
const { urlFaults } = require('./url-faults.cjs');

/** @type {readonly import('../judge.cjs').Fault[]} */
const faults = [
  ...paginatorFaults,
  ...urlFaults,
  ...conditionalFaults,
  ...collectionFaults,
  ...responseFaults,
  ...delegationFaults,
];

module.exports = { faults };
