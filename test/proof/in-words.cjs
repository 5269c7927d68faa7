/**
 * Returns the words in which a scenario says how an outcome differs from what it expects.
 *
 * @param {string} expected As the scenario writes it.
 * @param {string} received As the implementation gave it.
 * @returns {string}
 */
const expectedReceived = (expected, received) => `expected: ${expected}\n  received: ${received}`;

module.exports = { expectedReceived };
