// A process that runs scenarios on the reference with changes planted in it, one message after the other. Every module of
// the project is loaded anew for each, so that nothing of one run is left in the next; only packages stay loaded.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { plantedText } = require('./planted-text.cjs');
const { runInProcess } = require('./run-in-process.cjs');
require('ts-node/register');

const root = join(__dirname, '..', '..');
const compiler = process[Symbol.for('ts-node.register.instance')];
/** By file: its text and what it compiles to. */
const compiled = new Map();
let planted = [];
let waiting = new Set();

Module._extensions['.ts'] = (module, filename) => {
  const changes = planted.filter(({ file }) => join(root, file) === filename);
  waiting.delete(filename);
  module._compile(compile(plantedText(readFileSync(filename, 'utf8'), changes), filename), filename);
};

function compile(text, filename) {
  const known = compiled.get(filename);
  if (known?.text === text) return known.code;
  const code = compiler.compile(text, filename);
  compiled.set(filename, { text, code });
  return code;
}

function forgetProject() {
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(`${root}/`) && !file.startsWith(__dirname) && !file.includes('/node_modules/')) {
      delete require.cache[file];
    }
  }
}

async function run({ changes, selected }) {
  forgetProject();
  planted = changes;
  waiting = new Set(changes.map(({ file }) => join(root, file)));
  const verdicts = [];
  await runInProcess({
    selected,
    onResult: ({ id, level, rows, status, message }) => verdicts.push({ id, level, rows, status, message }),
  });
  if (waiting.size > 0) throw new Error(`never loaded: ${[...waiting].join(', ')}`);
  return verdicts;
}

process.on('message', (message) => {
  run(message).then(
    (verdicts) => process.send({ verdicts }),
    (error) => process.send({ error: error.message }),
  );
});
