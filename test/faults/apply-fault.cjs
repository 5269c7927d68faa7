// Preloaded after ts-node: plants one fault of the catalogue in memory while its file is compiled. No file changes.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { faults } = require('./faults.cjs');

/** Ends the process in a way that no verdict of the suite does. */
const notPlanted = 70;
const root = join(__dirname, '..', '..');
const wanted = process.env.TOUCHSTONE_FAULT;
const fault = faults.find(({ id }) => id === wanted);
if (fault === undefined) refuse(`TOUCHSTONE_FAULT: expected the id of a fault, received "${wanted}"`);

const target = join(root, fault.file);
const compiler = process[Symbol.for('ts-node.register.instance')];
const load = Module._extensions['.ts'];
let planted = false;

Module._extensions['.ts'] = (module, filename) => {
  if (filename !== target) return load(module, filename);
  const parts = readFileSync(filename, 'utf8').split(fault.replaces);
  if (parts.length !== 2) {
    refuse(
      `${fault.id}: ${fault.file} has the text to replace ${parts.length - 1} times, not once:\n${fault.replaces}`,
    );
  }
  planted = true;
  return module._compile(compiler.compile(parts.join(fault.by), filename), filename);
};

process.on('exit', () => {
  if (planted) return;
  process.stderr.write(`${fault.id}: ${fault.file} was never loaded\n`);
  process.exitCode = notPlanted;
});

function refuse(reason) {
  process.stderr.write(`${reason}\n`);
  planted = true;
  process.exit(notPlanted);
}
