import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { packageRoot } from '../../src/suite/package-root';
import { generatedFiles } from '../generated/generated-files';

/** How far a link to a line may be off, so that not every change of a source needs the page written again. */
const slack = 20;

const lineLink = /#L(\d+)\)/g;

const linesLinked = (text: string): number[] => [...text.matchAll(lineLink)].map(([, line]) => Number(line));

/** Says whether two texts are the same but for links to lines that are nearly the right ones. */
function isCurrent(committed: string, written: string): boolean {
  if (committed.replace(lineLink, '#L)') !== written.replace(lineLink, '#L)')) return false;
  const lines = linesLinked(written);
  return linesLinked(committed).every((line, index) => Math.abs(line - (lines[index] ?? 0)) <= slack);
}

for (const [path, content] of generatedFiles) {
  test(`${path} is as npm run generate writes it`, async () => {
    const written = await content();
    const committed = readFileSync(join(packageRoot, path), 'utf8');
    if (!isCurrent(committed, written)) assert.equal(committed, written, 'npm run generate');
  });
}

test('a page is no longer current when a link to a line is far off, or anything else differs', () => {
  assert.ok(isCurrent('[a](b.ts#L10) 1', '[a](b.ts#L30) 1'));
  assert.ok(!isCurrent('[a](b.ts#L10) 1', '[a](b.ts#L31) 1'));
  assert.ok(!isCurrent('[a](b.ts#L10) 1', '[a](b.ts#L10) 2'));
  assert.ok(!isCurrent('[a](b.ts#L10)', '[a](c.ts#L10)'));
});
