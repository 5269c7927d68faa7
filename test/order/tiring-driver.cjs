// A driver that serves the reference, and whose perPage is wrong once it was asked a few times, whatever is reset.
require('../load-typescript.cjs');
const { describeModule } = require('../../src/suite/driver/in-process/describe-module');
const { javascriptKit } = require('../../src/suite/driver/in-process/javascript-kit');
const { loadModule } = require('../../src/suite/driver/load-module');

const { exports: classes, implementation } = loadModule(undefined);
const driver = javascriptKit.serve(describeModule(classes, implementation));
let left = 4;
const perform = driver.perform.bind(driver);
driver.perform = (verb, params) => {
  const outcome = perform(verb, params);
  if (params.operation !== 'perPage') return outcome;
  left -= 1;
  return left < 0 ? { value: -1 } : outcome;
};
