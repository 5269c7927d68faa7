// Preloaded after ts-node: plants one entry of the catalogue in memory while its files are compiled. No file changes.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { faults, variants } = require('./catalogue.cjs');
const { plantedText } = require('./planted-text.cjs');

/** Ends the process in a way that no verdict of the suite does. */
const notPlanted = 70;
const root = join(__dirname, '..', '..');
const wanted = process.env.TOUCHSTONE_PLANTED;
const entry = [...faults, ...variants].find(({ id }) => id === wanted);
if (entry === undefined) refuse(`TOUCHSTONE_PLANTED: expected the id of an entry, received "${wanted}"`);

const compiler = process[Symbol.for('ts-node.register.instance')];
const load = Module._extensions['.ts'];
const waiting = new Set(entry.changes.map(({ file }) => join(root, file)));

Module._extensions['.ts'] = (module, filename) => {
  if (!waiting.delete(filename)) return load(module, filename);
  const changes = entry.changes.filter(({ file }) => join(root, file) === filename);
  try {
    const text = plantedText(readFileSync(filename, 'utf8'), changes);
    return module._compile(compiler.compile(text, filename), filename);
  } catch (error) {
    return refuse(`${entry.id}: ${error.message}`);
  }
};

process.on('exit', () => {
  if (waiting.size === 0) return;
  process.stderr.write(`${entry.id}: never loaded: ${[...waiting].join(', ')}\n`);
  process.exitCode = notPlanted;
});

function refuse(reason) {
  process.stderr.write(`${reason}\n`);
  waiting?.clear();
  process.exit(notPlanted);
}
