// Makes modules: the reference with an operation, onEachSide, that misbehaves.
const reference = require('../../../src/reference/conformance.ts');

const misdeeds = {
  'process.exit': () => process.exit(0),
  'an unhandled rejection': () => {
    void Promise.reject(new Error('nobody handles me'));
  },
  'a late throw': () => {
    // After the operation has returned, and before its answer is on its way: later it would hit some other scenario.
    process.nextTick(() => {
      throw new Error('thrown too late');
    });
  },
};

exports.unruly = (misdeed) => {
  class Paginator extends reference.Paginator {
    onEachSide(...args) {
      misdeeds[misdeed]();
      return super.onEachSide(...args);
    }
  }
  return { ...reference, Paginator };
};
