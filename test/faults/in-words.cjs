/**
 * Gives the words in which a scenario says how an outcome differs from what it expects.
 *
 * @param {string} expected As the scenario writes it.
 * @param {string} actual As the implementation gave it.
 * @returns {string}
 */
const expectedGot = (expected, actual) => `expected: ${expected}\n  actual:   ${actual}`;

module.exports = { expectedGot };
