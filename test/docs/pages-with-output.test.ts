import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { skipWithout } from '../skip-without';
import { MarkdownPage } from './markdown-page';
import { PageRun } from './page-run';
import { pagesWithOutput } from './pages-with-output';
import { updatedPage } from './updated-page';

describe('a page that shows output', () => {
  for (const path of pagesWithOutput) {
    it(`shows what happens: ${path} (else: npm run docs:update)`, { skip: skipWithout('python3') }, () => {
      const run = new PageRun();
      for (const block of new MarkdownPage(path).blocks) {
        const now = run.do(block);
        if (now !== null) assert.equal(block.text, now, `${path}:${block.line}`);
      }
    });
  }

  it('is written anew with what it leaves out, and with a seed that is always the same', () => {
    const page = (command: string, ...shown: readonly string[]): string =>
      `# Page\n\n\`\`\`console\n$ ${command}\n${shown.join('\n')}\n\`\`\`\n`;
    const run = 'touchstone run --scenario paginator-page-name-default --quiet --no-smoke';
    const end = ['Reports (seed 7): none', '  elsewhere', '', 'Conforms in another way.'];
    const { text, lost } = updatedPage('page.md', page(run, '…', ...end));
    assert.deepEqual(lost, []);
    assert.match(
      text,
      /\n…\nReports \(seed 1073741824\): .*\n.*\n\nConforms in the part of the suite that ran\.\n/,
    );
    const odd = page('touchstone --help', '…', 'Nothing like it', '…');
    assert.deepEqual(updatedPage('page.md', odd), { text: odd, lost: [3] });
  });
});
