/** The ids of all rows: for a variant that may fail any scenario above the stated level. */
const everyRow = require('../../spec/operations.json').map(({ id }) => id);

module.exports = { everyRow };
