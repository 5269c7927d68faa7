import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { packageRoot } from '../../src/suite/package-root';
import { generatedFiles } from './generated-files';
import { keepNearLines } from './keep-near-lines';

for (const [path, content] of generatedFiles) {
  test(`${path} is as npm run generate writes it`, async () => {
    const committed = readFileSync(join(packageRoot, path), 'utf8');
    const lines = new Set(committed.split('\n'));
    const written = keepNearLines(committed, await content());
    const fresh = written.split('\n').filter((line) => !lines.has(line));
    const kept = new Set(written.split('\n'));
    const gone = committed.split('\n').filter((line) => !kept.has(line));
    assert.ok(
      committed === written,
      `npm run generate would write:\n${fresh.slice(0, 5).join('\n')}\nand leave out:\n${gone.slice(0, 5).join('\n')}`,
    );
  });
}

test('a page is written again where a link to a line is far off or anything else differs, and nowhere else', () => {
  const committed = '# A\n[a](b.ts#L10) 1\n# B\n[a](b.ts#L50) 1\n[a](c.ts#L10) [b](c.ts#L20)\n';
  const same = '# A\n[a](b.ts#L30) 1\n# B\n[a](b.ts#L51) 1\n[a](c.ts#L1) [b](c.ts#L40)\n';
  assert.equal(keepNearLines(committed, same), committed);
  const far = '# A\n[a](b.ts#L31) 1\n# B\n[a](b.ts#L51) 1\n[a](c.ts#L10) [b](c.ts#L41)\n';
  assert.equal(
    keepNearLines(committed, far),
    '# A\n[a](b.ts#L31) 1\n# B\n[a](b.ts#L50) 1\n[a](c.ts#L10) [b](c.ts#L41)\n',
  );
  const other = '# A\n[a](b.ts#L11) 3\n# B\n[a](b.ts#L51) 1\n';
  assert.equal(keepNearLines(committed, other), '# A\n[a](b.ts#L11) 3\n# B\n[a](b.ts#L50) 1\n');
});
