const { execFileSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { mkdirSync, readdirSync, readFileSync, rmSync, statSync } = require('node:fs');
const { join } = require('node:path');
const { create } = require('ts-node');
const { plantedText } = require('./planted-text.cjs');

const root = join(__dirname, '..', '..');
const folder = join(root, 'reports', 'proof');
const service = create({ cwd: root });
const importing = /^const \w+ = .*\brequire\(/;

/** Files whose objects are kept for the whole process: a scenario may use what an earlier one had made. */
const keptForProcess = ['src/reference/php/json-strings.ts'];

/** Compiles text as the suite does, without the source map behind it. */
const compiled = (text, file) =>
  service.compile(text, join(root, file)).replace(/\n\/\/# sourceMappingURL=.*$/s, '');

/**
 * @typedef {object} Reach Which scenarios call which functions of the reference.
 * @property {readonly string[]} scenarios The ids of all scenarios.
 * @property {Readonly<Record<string, Readonly<Record<string, readonly number[] | null>>>>} files By file and range of a
 *   function in its compiled text: the positions of the scenarios that call it; null when it runs while loading.
 */

/**
 * Tells which scenarios call which functions of the reference: as measured before, or by one instrumented run when
 * anything has changed since.
 *
 * @returns {Reach}
 */
function measuredReach() {
  const file = join(folder, `reach-${contentHash()}.json`);
  return read(file) ?? measure(file);
}

function measure(file) {
  // Of measurements only today's is of use.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const script = join(__dirname, 'measure-reach.cjs');
  const parameters = ['-r', 'ts-node/register', script, file];
  execFileSync(process.execPath, parameters, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return read(file);
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Changes with everything that a run of the suite reads. */
function contentHash() {
  const hash = createHash('sha256');
  for (const part of [
    'src',
    'step-definitions',
    'features',
    'schemas',
    'spec',
    'drivers/javascript',
    'test/proof/measure-reach.cjs',
    'package-lock.json',
    'tsconfig.json',
  ]) {
    for (const file of filesBelow(part))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(part) {
  if (statSync(join(root, part)).isFile()) return [part];
  return readdirSync(join(root, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !/node_modules|^src\/reference\/dist\//.test(file))
    .sort();
}

/**
 * Tells which scenarios may notice changes: those that call a function that contains one. What runs while the reference is
 * loaded is noticed by all.
 *
 * @param {Reach} reach
 * @param {readonly import('./planted-text.cjs').Change[]} changes
 * @returns {Set<string>} The ids of scenarios.
 * @throws {Error} When a change cannot be planted, or leaves the compiled text as it was.
 */
function scenariosReaching(reach, changes) {
  const reached = new Set();
  for (const file of new Set(changes.map((change) => change.file))) {
    const own = changes.filter((change) => change.file === file);
    const text = readFileSync(join(root, file), 'utf8');
    const before = compiled(text, file);
    const after = compiled(plantedText(text, own), file);
    if (before === after) throw new Error(`the change of ${file} makes no difference to what runs`);
    // Changes are looked at one by one where they can be: together they may span the file.
    for (const change of own) {
      const alone = compiledAlone(text, change, file, before) ?? after;
      const functions = reach.files[file] ?? {};
      const positions = keptForProcess.includes(file)
        ? callersOfAny(functions)
        : callersOf(functions, changedRange(before, alone));
      for (const position of positions ?? reach.scenarios.keys()) reached.add(reach.scenarios[position]);
    }
  }
  return reached;
}

/** Null when the change does not compile without the others of its file, or changes nothing. */
function compiledAlone(text, change, file, before) {
  try {
    const alone = compiled(plantedText(text, [change]), file);
    return alone === before ? null : alone;
  } catch {
    return null;
  }
}

/** Where two compiled texts differ, as a range of the first; an import that is no longer needed does not count. */
function changedRange(before, after) {
  const [first, second] = [withoutImports(before), withoutImports(after)];
  const shorter = Math.min(first.text.length, second.text.length);
  let start = 0;
  while (start < shorter && first.text[start] === second.text[start]) start += 1;
  let same = 0;
  while (same < shorter - start && first.text.at(-1 - same) === second.text.at(-1 - same)) same += 1;
  return { start: first.offset(start), end: first.offset(first.text.length - same) };
}

/** The lines of a compiled text that import nothing, and where each of their characters stood. */
function withoutImports(text) {
  const kept = [];
  let offset = 0;
  let length = 0;
  for (const line of text.split(/(?<=\n)/)) {
    if (!importing.test(line)) {
      kept.push({ line, moved: offset - length });
      length += line.length;
    }
    offset += line.length;
  }
  return {
    text: kept.map(({ line }) => line).join(''),
    offset: (position) => position + movedAt(kept, position),
  };
}

function movedAt(kept, position) {
  let end = 0;
  for (const { line, moved } of kept) {
    end += line.length;
    if (position < end) return moved;
  }
  return kept.at(-1).moved;
}

/** The scenarios that call any of the functions after loading. */
function callersOfAny(functions) {
  return new Set(Object.values(functions).flatMap((callers) => callers ?? []));
}

/** The scenarios that call the innermost function around a range; null for all of them. */
function callersOf(functions, { start, end }) {
  let innermost = null;
  let size = Number.POSITIVE_INFINITY;
  for (const [range, callers] of Object.entries(functions)) {
    const [from, to] = range.split('-').map(Number);
    if (from > start || to < end || to - from >= size) continue;
    innermost = callers;
    size = to - from;
  }
  return innermost;
}

module.exports = { measuredReach, scenariosReaching };
