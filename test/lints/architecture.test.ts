import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';

const root = join(__dirname, '..', '..');
const longest = 300;
// Its three classes make one another: in three files they would import one another in a circle.
const longer: Readonly<Record<string, number>> = { 'src/reference/resource/json-resource.ts': 462 };

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('src/reference/dist/'));
}

/** The paths and names of packages that a file imports. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:\bfrom\s+|\bimport[\s(]+|require\()'([^']*)'/g)].map(([, path = '']) => path);
}

function offenders(files: readonly string[], isForbidden: (imported: string) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .map((path) => (path.startsWith('.') ? relative(root, join(root, dirname(file), path)) : path))
      .filter(isForbidden)
      .map((imported) => `${file} imports ${imported}`),
  );
}

test('no two paths differ only in case: many file systems keep one of the two', () => {
  const paths = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trimEnd().split('\n');
  const folded = paths.map((path) => path.toLowerCase());
  assert.deepEqual(
    paths.filter((_, index) => folded.indexOf(folded[index] ?? '') !== index),
    [],
  );
});

test('the reference knows nothing but itself: no suite, no package, no module of Node', () => {
  assert.deepEqual(
    offenders(sources('src/reference'), (imported) => !imported.startsWith('src/reference/')),
    [],
  );
});

test('results know nothing of the pages that are made of them', () => {
  assert.deepEqual(
    offenders(sources('src/suite/results'), (imported) => imported.startsWith('src/suite/report/')),
    [],
  );
});

test('step definitions know the suite and never the reference', () => {
  const files = sources('step-definitions');
  assert.deepEqual(
    offenders(files, (imported) => /^(src\/reference|touchstone-reference)/.test(imported)),
    [],
  );
});

test('one file of the suite knows where the reference is', () => {
  const files = sources('src/suite').filter((file) =>
    /'(touchstone-reference|\.[./]*\/reference)[/']/.test(readFileSync(join(root, file), 'utf8')),
  );
  assert.deepEqual(files, ['src/suite/driver/reference-module.ts']);
});

/** Whether a line is more than a blank or part of a comment. */
function isCode(line: string): boolean {
  return !/^\s*(\/\/|\/?\*|$)/.test(line);
}

function linesOfCode(file: string): number {
  return readFileSync(join(root, file), 'utf8').split('\n').filter(isCode).length;
}

test(`no source file has more than ${longest} lines of code`, () => {
  const long = [...sources('src'), ...sources('step-definitions'), ...sources('test')]
    .map((file) => ({ file, lines: linesOfCode(file) }))
    .filter(({ file, lines }) => lines > (longer[file] ?? longest));
  assert.deepEqual(long, []);
});

test('the reference has at most 3,000 lines of code', () => {
  const lines = sources('src/reference').reduce((sum, file) => sum + linesOfCode(file), 0);
  assert.ok(lines <= 3000, `${lines} lines`);
});
