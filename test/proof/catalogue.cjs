// Everything that is planted: wrong implementations, which must be caught, and other right ones, which must not.
const { faults } = require('./faults.cjs');
const { variants } = require('./variants/variants.cjs');

module.exports = { faults, variants };
