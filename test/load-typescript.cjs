// Preloaded by the tests (`node -r`) in place of ts-node/register: ts-node compiles here as well, but what it made of a file is
// kept in reports/.compiled, and a process that finds everything there need not load it.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { join, relative } = require('node:path');

const root = join(__dirname, '..');
const kept = join(root, 'reports', '.compiled');
const settings = createHash('sha1').update(process.version);
for (const file of ['package-lock.json', 'tsconfig.json']) settings.update(readFileSync(join(root, file)));
let compiler = null;
// Only tests show where they failed; reading source maps would cost the processes they start a sixth of their start-up.
if (process.argv[1]?.includes('.test.')) process.setSourceMapsEnabled(true);

function compiled(file) {
  const text = readFileSync(file, 'utf8');
  // What is kept begins with the digest of what it was made of.
  const digest = settings.copy().update(text).digest('hex');
  const place = join(kept, relative(root, file).replace(/[/\\:]/g, '+'));
  const found = readIfThere(place);
  if (found.startsWith(digest)) return found.slice(digest.length);
  compiler ??= require('ts-node').create({ cwd: root });
  const output = compiler.compile(text, file);
  mkdirSync(kept, { recursive: true });
  // Another process never finds half a file.
  writeFileSync(`${place}.${process.pid}`, digest + output);
  renameSync(`${place}.${process.pid}`, place);
  return output;
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

for (const extension of ['.ts', '.tsx'])
  Module._extensions[extension] = (module, file) => module._compile(compiled(file), file);
