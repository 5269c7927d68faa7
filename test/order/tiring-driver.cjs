// A driver that serves the reference, and whose perPage is wrong once it was asked a few times, whatever is reset.
require('../load-typescript.cjs');
const { moduleDriver } = require('../../src/suite/driver/module-driver');
const { serve } = require('../../src/suite/serve/serve');

const driver = moduleDriver(undefined);
let left = 4;
const request = driver.request.bind(driver);
driver.request = async (verb, params) => {
  const outcome = await request(verb, params);
  if (params.operation !== 'perPage') return outcome;
  left -= 1;
  return left < 0 ? { value: -1 } : outcome;
};
void serve(driver, process.stdin, process.stdout);
