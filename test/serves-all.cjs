/** @type {import('../src/suite/needs/requirements').Requirements} Of a driver that serves everything: nothing is refused. */
const servesAll = {
  requireRow() {},
  requireOption() {},
  requireCapability() {},
  requireTrait() {},
};

module.exports = { servesAll };
