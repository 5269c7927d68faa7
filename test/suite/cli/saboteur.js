// A driver that serves the reference and misbehaves at one operation: node saboteur.js MODE OPERATION [FILE]
// (or a verb of the protocol).
const { existsSync, writeFileSync } = require('node:fs');
const { stopCoverage } = require('node:v8');
require('../../load-typescript.cjs');
const { describeModule } = require('../../../src/suite/driver/in-process/describe-module');
const { javascriptKit } = require('../../../src/suite/driver/in-process/javascript-kit');
const { loadModule } = require('../../../src/suite/driver/load-module');

// What the reference does here is the means of a test and not what it is about: its coverage would only take time.
stopCoverage();
const [mode = 'none', operation = '', file = ''] = process.argv.slice(2);

// Once it has ended for good it cannot be started again.
if (mode === 'end-for-good' && existsSync(file)) process.exit(3);

const { exports: classes, implementation } = loadModule(undefined);
const driver = javascriptKit.serve(describeModule(classes, implementation));
const perform = driver.perform.bind(driver);
const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
let isDying = false;

// What happens instead of what is asked for. Each gets what does that all the same.
const misdeeds = {
  exit: () => {
    console.error('the saboteur leaves');
    process.exit(9);
  },
  'end-for-good': () => {
    writeFileSync(file, '');
    process.exit(9);
  },
  // It answers, and is gone when the next request is made.
  'late-exit': (done) => {
    isDying = true;
    return done();
  },
  lie: () => {
    if (file !== '') writeFileSync(file, String(process.pid));
    return { value: 4711 };
  },
  'broken-json': () => ({ value: '{"data": tru' }),
  raise: () => ({ error: { kind: 'Type', class: 'Sabotage', message: 'out of order' } }),
  huge: () => ({ value: 'A'.repeat(15 * 2 ** 20) }),
  cannot: () => ({ cannot: 'no time' }),
  'rpc-error': () => {
    throw new javascriptKit.ProtocolError('out of order', -32603);
  },
};

// What is other in its introduction.
const changes = {
  version: () => ({ protocolVersion: 99 }),
  serves: () => ({ rows: { serves: ['Paginator.__construct', operation] } }),
  'serves-nothing': () => ({ rows: { serves: [] } }),
  traits: () => ({ traits: JSON.parse(operation) }),
  // It lacks one row, for a reason that is long and not meant for a terminal.
  'lacks-at-length': ({ rows }) => ({
    rows: { ...rows, lacks: [{ row: operation, reason: `\u001b[31mno\u0000${'x'.repeat(100_000)}` }] },
  }),
};

driver.perform = (verb, params) => {
  if (isDying) process.exit(9);
  const done = () => perform(verb, params);
  if ([verb, params.operation].includes(operation) && mode in misdeeds) return misdeeds[mode](done);
  // A reset that does nothing leaves the state of the scenario before.
  if (mode === 'no-reset' && verb === 'reset') return null;
  if (mode === 'slow') pause(20);
  const result = done();
  return verb === 'initialize' ? { ...result, ...changes[mode]?.(result) } : result;
};
