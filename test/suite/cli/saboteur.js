// A driver that serves the reference and misbehaves at one operation: node saboteur.js MODE OPERATION [FILE]
// (or a verb of the protocol).
const { existsSync, writeFileSync } = require('node:fs');
const { createInterface } = require('node:readline');
const { stopCoverage } = require('node:v8');
require('../../load-typescript.cjs');
const { InProcessDriver } = require('../../../src/suite/driver/in-process-driver');
const { loadModule } = require('../../../src/suite/driver/load-module');

// What the reference does here is the means of a test and not what it is about: its coverage would only take time.
stopCoverage();
const [mode = 'none', operation = '', file = ''] = process.argv.slice(2);
const { exports: classes, implementation } = loadModule(undefined);
const reference = new InProcessDriver(classes, implementation);

// Once it has ended for good it cannot be started again.
if (mode === 'end-for-good' && existsSync(file)) process.exit(3);

const write = (message, written) => process.stdout.write(`${JSON.stringify(message)}\n`, written);

const raise = (id, message) =>
  write({ jsonrpc: '2.0', id, result: { error: { kind: 'Type', class: 'Sabotage', message } } });

let dying = null;

// What happens instead of passing the request on. Each gets the request.
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
  'late-exit': (request) => {
    dying = request.id;
    return passOn(request);
  },
  hang: () => {},
  lie: ({ id }) => write({ jsonrpc: '2.0', id, result: { value: 4711 } }),
  'broken-json': ({ id }) => write({ jsonrpc: '2.0', id, result: { value: '{"data": tru' } }),
  raise: ({ id }) => raise(id, 'out of order'),
  shout: ({ id }) => raise(id, `\u001b[2J\nPASSED everything\n${'A'.repeat(100 * 1024)}`),
  huge: ({ id }) => write({ jsonrpc: '2.0', id, result: { value: 'A'.repeat(15 * 2 ** 20) } }),
  cannot: ({ id }) => write({ jsonrpc: '2.0', id, result: { cannot: 'no time' } }),
  'rpc-error': ({ id }) => write({ jsonrpc: '2.0', id, error: { code: -32603, message: 'out of order' } }),
};

// What is changed in an answer before it is passed on.
const changes = {
  version: (answer) => {
    if (answer.result?.protocolVersion !== undefined) answer.result.protocolVersion = 99;
  },
  serves: (answer) => {
    if (answer.result?.rows !== undefined)
      answer.result.rows = { serves: ['Paginator.__construct', operation] };
  },
  'serves-nothing': (answer) => {
    if (answer.result?.rows !== undefined) answer.result.rows = { serves: [] };
  },
  traits: (answer) => {
    if (answer.result?.rows !== undefined) answer.result.traits = JSON.parse(operation);
  },
  // It lacks one row, for a reason that is long and not meant for a terminal.
  'lacks-at-length': (answer) => {
    if (answer.result?.rows !== undefined)
      answer.result.rows.lacks = [{ row: operation, reason: `\u001b[31mno\u0000${'x'.repeat(100_000)}` }];
  },
  'unknown-row': (answer) => {
    if (answer.result?.rows !== undefined) answer.result.rows = { serves: ['Paginator.urll'] };
  },
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  if ([request.method, request.params?.operation].includes(operation) && mode in misdeeds)
    return misdeeds[mode](request);
  // A reset that does nothing leaves the state of the scenario before.
  if (mode === 'no-reset' && request.method === 'reset')
    return write({ jsonrpc: '2.0', id: request.id, result: null });
  return passOn(request);
});

async function answerTo(method, params) {
  if (['initialize', 'reset', 'shutdown'].includes(method)) return (await reference[method]()) ?? null;
  return reference.request(method, params);
}

async function passOn({ id, method, params }) {
  const outcome = await answerTo(method, params).then(
    (result) => ({ result }),
    ({ message }) => ({ error: { code: -32602, message } }),
  );
  const answer = { jsonrpc: '2.0', id, ...outcome };
  changes[mode]?.(answer);
  if (id === dying) return write(answer, () => process.exit(9));
  setTimeout(() => write(answer), mode === 'slow' ? 20 : 0);
  // Then nothing is left to wait for but what is still to be written.
  if (method === 'shutdown') process.stdin.destroy();
}
