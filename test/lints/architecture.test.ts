import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';

const root = join(__dirname, '..', '..');
const longest = 300;

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** The files that a file imports by a relative path, as paths from the root. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import|require\()\s*'(\.[^']*)'/g)].map(([, path = '']) =>
    relative(root, join(root, dirname(file), path)),
  );
}

function offenders(files: readonly string[], isForbidden: (imported: string) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter(isForbidden)
      .map((imported) => `${file} imports ${imported}`),
  );
}

test('the reference knows nothing of the suite', () => {
  assert.deepEqual(
    offenders(sources('src/reference'), (imported) => /^(src\/suite|step-definitions)/.test(imported)),
    [],
  );
});

test('step definitions know the suite and never the reference', () => {
  const files = sources('step-definitions');
  assert.deepEqual(
    offenders(files, (imported) => !/^(src\/suite|step-definitions)/.test(imported)),
    [],
  );
});

test('exactly one file of the suite imports the reference', () => {
  const files = offenders(sources('src/suite'), (imported) => imported.startsWith('src/reference/'));
  assert.equal(files.length, 1, files.join('\n'));
});

/** Whether a line is more than a blank or part of a comment. */
function isCode(line: string): boolean {
  return !/^\s*(\/\/|\/?\*|$)/.test(line);
}

test(`no source file has more than ${longest} lines of code`, () => {
  const long = [...sources('src'), ...sources('step-definitions'), ...sources('test')]
    .map((file) => ({
      file,
      lines: readFileSync(join(root, file), 'utf8').split('\n').filter(isCode).length,
    }))
    .filter(({ lines }) => lines > longest);
  assert.deepEqual(long, []);
});
