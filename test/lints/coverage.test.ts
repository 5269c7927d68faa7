import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { transformSync } from 'esbuild';
import { packageRoot } from '../../src/suite/package-root';

const entry = 'src/suite/cli/main.ts';

/** Whether nothing of a file is left to run once its types are gone. */
function isTypesOnly(file: string): boolean {
  const text = readFileSync(join(packageRoot, file), 'utf8');
  return transformSync(text, { loader: file.endsWith('x') ? 'tsx' : 'ts' }).code.trim() === '';
}

test('the coverage of the suite leaves out its entry and the files that hold only types, and no other', () => {
  const { exclude } = JSON.parse(readFileSync(join(packageRoot, '.c8rc.suite.json'), 'utf8'));
  const files = readdirSync(join(packageRoot, 'src', 'suite'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/suite/${file.replaceAll('\\', '/')}`);
  const expected = files.filter((file) => file === entry || isTypesOnly(file)).sort();
  assert.deepEqual(exclude, expected, 'the list "exclude" of .c8rc.suite.json');
});
