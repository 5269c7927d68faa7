// Loads the project with changes planted in it, in this process, so that nothing that was planted or judged is left in the next
// run: the reference anew each time, the suite when changes are planted in it or were, packages once.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { plantedText } = require('./planted-text.cjs');
require('ts-node/register');

const root = join(__dirname, '..', '..');
/** The reference, and what imports it and would keep it: one file of the suite, and the steps of the library's own scenarios. */
const places = ['src/reference/', 'src/suite/driver/reference-module.ts', 'test/library/'].map((place) =>
  join(root, place),
);
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

/**
 * Forgets the reference, and plants changes in what will be loaded of it from now on.
 *
 * @param {readonly import('./planted-text.cjs').Change[]} changes
 */
function plant(changes) {
  const withSuite = [...planted, ...changes].some(({ file }) => !isOfReference(join(root, file)));
  for (const file of Object.keys(require.cache)) {
    if (withSuite ? isOfProject(file) : isOfReference(file)) delete require.cache[file];
  }
  // What is left would keep what it has required.
  for (const module of Object.values(require.cache)) {
    module.children = module.children.filter(({ filename }) => filename in require.cache);
  }
  planted = changes;
  waiting = new Set(changes.map(({ file }) => join(root, file)));
}

function isOfReference(file) {
  return places.some((place) => file.startsWith(place));
}

function isOfProject(file) {
  return file.startsWith(`${root}/`) && !file.startsWith(__dirname) && !file.includes('/node_modules/');
}

/**
 * Makes sure that everything that was planted has been loaded.
 *
 * @throws {Error} When a changed file has not.
 */
function requirePlanted() {
  if (waiting.size > 0) throw new Error(`never loaded: ${[...waiting].join(', ')}`);
}

module.exports = { plant, requirePlanted };
