import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matrixPage } from '../../../src/suite/report/matrix-page';
import { MessageRoom } from '../../../src/suite/report/message-room';
import { runPage } from '../../../src/suite/report/run-page';
import { seenOn } from '../../../src/suite/results/seen-on';
import { hostileRun, hostileText, largeRun } from '../../pages/sample-runs';

describe('the page of a run', () => {
  it('shows what a driver wrote as text, whatever it is', () => {
    const page = runPage(hostileRun());
    const shown = page.replace(/<script>[\s\S]*?<\/script>/, '');
    assert.ok(page.includes('onerror=&quot;window.hacked=1&quot;>&lt;script'), 'the text is there');
    for (const wrong of [
      /<(img|script)/,
      /href="javascript:/,
      /(?!\n)\p{Cc}|\p{Bidi_Control}|\p{Surrogate}/u,
    ])
      assert.equal(wrong.exec(shown)?.[0], undefined, String(wrong));
    assert.ok(!page.includes(hostileText));
  });

  it('has at most 300 bytes a scenario with 200 failures that have nothing in common', () => {
    const run = largeRun();
    assert.equal(run.file.totals.all.failed, 200);
    const size = Buffer.byteLength(runPage(run));
    const most = 300 * run.file.scenarios.length;
    assert.ok(size <= most, `expected at most ${most} bytes, received ${size}`);
  });

  it('names as grounds only the systems that were asked the same', () => {
    const { file, ...run } = largeRun();
    const failed = file.scenarios.find(({ status }) => status === 'failed');
    const recorded = ['same', 'older'].map((name) => {
      const { id, digest } = failed ?? { id: '', digest: '' };
      const verdict = { id, digest: name === 'same' ? digest : 'd', status: 'passed', message: '' } as const;
      return { ...file, implementation: { ...file.implementation, name }, scenarios: [verdict] };
    });
    const page = runPage({ ...run, file, seenOn: seenOn(recorded) });
    assert.match(page, /<h4>Seen to hold on<\/h4><p>same 2\.1\.0<\/p>/);
    assert.doesNotMatch(page, /older 2\.1\.0/);
  });

  it('has so much room for messages and no more', () => {
    const room = new MessageRoom();
    const taken = Array.from({ length: 100 }, () => room.take(['x'.repeat(1500), 'x'.repeat(1500)]));
    assert.deepEqual(taken[0], { shown: ['x'.repeat(1500)], leftOut: 1 });
    assert.equal(taken.filter(({ shown }) => shown.length === 1).length, 40);
  });

  it('says above the failures what they look like', () => {
    const run = largeRun();
    const suspects = [{ what: 'a <page> is lost', row: 'Paginator.items' }];
    const page = runPage({ ...run, file: { ...run.file, diagnosis: { suspects, toldApartBy: [] } } });
    const said = page.indexOf('Looks like: a &lt;page> is lost, see Paginator.items.');
    assert.ok(said >= 0 && said < page.indexOf('class="causes"'));
  });

  it('says in words when two maps differ in nothing but the order of their keys', () => {
    const { file, ...run } = largeRun();
    const shown = (received: string): string => {
      const message = `sort()\n  expected: {"a": 1, "b": 2}\n  received: ${received}`;
      const scenarios = file.scenarios.map((result) =>
        result.status === 'failed' ? { ...result, message } : result,
      );
      return runPage({ ...run, file: { ...file, scenarios } });
    };
    assert.match(shown('{"b": 2, "a": 1}'), /<p>In short: only the order of the keys differs\.<\/p>/);
    assert.doesNotMatch(shown('{"b": 2, "a": 3}'), /order of the keys/);
  });

  it('says what was partial, and no date unless one is given', () => {
    const run = largeRun();
    assert.doesNotMatch(runPage(run), /Partial run/);
    const rows = run.file.rows.map((row) => (row.id === 'Paginator.url' ? { ...row, scenarios: 0 } : row));
    const page = runPage({ ...run, date: '1 May', file: { ...run.file, rows, partial: ['--rows x'] } });
    assert.ok(page.includes('id="row=Paginator.path"') && !page.includes('id="row=Paginator.url"'));
    assert.match(page, /Partial run:<\/b> --rows x/);
    assert.match(page, / · 1 May</);
  });
});

it('the page of all implementations lets no text of a driver out of the data of its script', () => {
  const page = matrixPage([hostileRun().file], []);
  assert.ok(page.includes('\\u003cimg src=x'), 'the text is there');
  assert.doesNotMatch(page, /<(img|script>window)/);
});
