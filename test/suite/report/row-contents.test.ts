import assert from 'node:assert/strict';
import { it } from 'node:test';
import { rowContents } from '../../../src/suite/report/row-contents';
import { rowGroups } from '../../../src/suite/report/row-groups';
import { failureCauses } from '../../../src/suite/results/failure-causes';
import { sampleResult } from '../results/sample-result';

it('shows a failure once, under the row of its cause, and points to it from its other rows', () => {
  const [url, path] = ['Paginator.url', 'Paginator.path'];
  const results = [
    sampleResult('passes', 'passed', '', [path, url]),
    sampleResult('fails', 'failed', 'url(3)\n  expected: 1\n  received: 2', [path, url]),
  ];
  const contents = [...rowContents(rowGroups(), results, failureCauses(results, new Set())).values()];
  const shown = (id: string) => {
    const found = contents.find(({ row }) => row.id === id);
    return {
      failures: found?.causes.map(({ first }) => first.id),
      own: found?.own.map((result) => result.id),
      also: found?.also,
    };
  };
  assert.deepEqual(shown(path), { failures: [], own: ['passes'], also: [0] });
  assert.deepEqual(shown(url), { failures: ['fails'], own: [], also: [1] });
});
