/** @type {import('../src/suite/needs/requirements').Requirements} A driver that serves everything: nothing is refused. */
const servesAll = {
  requireRow() {},
  requireOption() {},
  requireCapability() {},
  requireTrait() {},
};

module.exports = { servesAll };
