// A driver that misbehaves on order: node fake-driver.js MODE [VERB]. Without a mode it answers everything properly.
const { spawn } = require('node:child_process');
const { writeFileSync } = require('node:fs');

const [mode = 'none', verb = 'call', file = ''] = process.argv.slice(2);

const description = {
  protocolVersion: mode === 'wrong-version' ? 1 : 2,
  implementation: { name: 'fake', version: '1.0.0', language: 'javascript' },
  rows: { serves: ['*'] },
  capabilities: ['define'],
  ...(mode.startsWith('pipelining') ? { pipelining: true } : {}),
};

const results = { initialize: description, reset: null, shutdown: null };

const write = (text, done) => process.stdout.write(text, done);
const answer = (id, result) => `${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`;

// What is done instead of a proper answer, by mode.
const misdeeds = {
  exit: () => process.exit(7),
  signal: () => process.kill(process.pid, 'SIGKILL'),
  hang: () => {},
  garbage: () => write('<b>Warning</b>: something was printed\n'),
  'half-line': (id) => write(answer(id, { value: 1 }).slice(0, 20), () => writeFileSync(file, '')),
  'two-answers': (id) => write(answer(id, { value: 1 }) + answer(id, { value: 1 })),
  'late-second-answer': (id) => {
    write(answer(id, { value: 1 }));
    setTimeout(() => write(answer(id, { value: 1 }), () => writeFileSync(file, '')), 30);
  },
  'wrong-id': (id) => write(answer(id + 100, { value: 1 })),
  'text-id': (id) => write(answer(String(id), { value: 1 })),
  'no-version': (id) => write(`{"id":${id},"result":{"value":1}}\n`),
  'result-and-error': (id) =>
    write(`{"jsonrpc":"2.0","id":${id},"result":{"value":1},"error":{"code":-32603,"message":"x"}}\n`),
  'neither-result-nor-error': (id) => write(`{"jsonrpc":"2.0","id":${id}}\n`),
  batch: (id) => write(`[${answer(id, { value: 1 }).trim()}]\n`),
  'empty-line': () => write('\n'),
  'wrong-shape': (id) => write(answer(id, { values: 1 })),
  'null-result': (id) => write(answer(id, null)),
  'rpc-error': (id) => write(`{"jsonrpc":"2.0","id":${id},"error":{"code":-32603,"message":"boom"}}\n`),
  // Escape sequences and other controls, at a length nobody reads.
  noisy: (id) => {
    const message = `\u001b[31mred\u001b[0m\0\u0085${'x'.repeat(20_000)}`;
    write(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32603, message } })}\n`);
  },
  'rpc-error-in-lines': (id) => {
    const message = 'boom\nat first line\n\nlast line';
    write(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32603, message } })}\n`);
  },
  'rpc-error-without-code': (id) => write(`{"jsonrpc":"2.0","id":${id},"error":{"message":"boom"}}\n`),
  huge: (id) => write(answer(id, { value: 'x'.repeat(100_000) })),
  'invalid-utf8': (id) =>
    process.stdout.write(Buffer.from([...Buffer.from(`{"id":${id},"x":"`), 0xff, 0x22, 0x7d, 0x0a])),
  'huge-number': (id) => write(`{"jsonrpc":"2.0","id":${id},"result":{"value":1e999}}\n`),
  'slow-bytes': (id) => {
    const text = answer(id, { value: 'slow é' });
    const bytes = Buffer.from(text);
    for (const [index, byte] of bytes.entries())
      setTimeout(() => process.stdout.write(Buffer.from([byte])), index);
  },
  'stderr-flood': (id) => {
    process.stderr.write(`${'noise '.repeat(200_000)}\nlast words`, () => write(answer(id, { value: 1 })));
  },
  'stderr-and-exit': () => {
    process.stderr.write(`${'noise '.repeat(20_000)}\nSegmentation something\n`, () => process.exit(139));
  },
  'close-stdin': (id) => {
    require('node:fs').closeSync(0);
    write(answer(id, { value: 1 }));
    setInterval(() => {}, 1000);
  },
  'close-stdout': () => {
    require('node:fs').closeSync(1);
    setInterval(() => {}, 1000);
  },
  grandchild: (id) => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    writeFileSync(file, String(child.pid));
    write(answer(id, { value: child.pid }));
  },
};

const held = [];
let isBusy = false;

// What is done with every proper answer but the one to initialize, by mode.
const manners = {
  // Answers only once three requests are there.
  pipelining: (text) => {
    held.push(text);
    if (held.length === 3) write(held.splice(0).join(''));
  },
  'pipelining-exit': (text) => {
    held.push(text);
    if (held.length === 3) write(held[0], () => process.exit(7));
  },
  'one-at-a-time': (text) => {
    if (isBusy) process.exit(8);
    isBusy = true;
    setTimeout(() => {
      isBusy = false;
      write(text);
    }, 20);
  },
};

function handle(line) {
  const { id, method, params } = JSON.parse(line);
  if (method === verb && Object.hasOwn(misdeeds, mode)) return misdeeds[mode](id, params);
  if (method === 'shutdown' && mode === 'deaf-shutdown') return undefined;
  const made = { $ref: 'o1', class: params.class };
  const result = Object.hasOwn(results, method)
    ? results[method]
    : { value: method === 'create' ? made : method };
  const say = method === 'initialize' || method === 'shutdown' ? write : (manners[mode] ?? write);
  say(answer(id, result));
  if (method === 'shutdown' && mode !== 'stays-after-shutdown') process.exit(0);
  return undefined;
}

if (mode === 'none' && file !== '') writeFileSync(file, String(process.pid));
if (mode === 'no-start') {
  console.error('cannot find my implementation');
  process.exit(3);
}
if (mode === 'deaf-shutdown' || mode === 'stays-after-shutdown') {
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1000);
}

let rest = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) handle(line);
});
