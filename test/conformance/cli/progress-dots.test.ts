import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ProgressDots } from '../../../src/conformance/cli/progress-dots';

describe('progress', () => {
  it('shows what comes at once together, and the rest at the end', () => {
    const texts: string[] = [];
    const times = [0, 0, 10, 49, 60, 60, 70, 80];
    const progress = new ProgressDots({ write: (text) => texts.push(text) }, 5, () => times.shift() ?? 80);
    for (const verdict of ['passed', 'failed', 'unsupported', 'notRun', 'passed'] as const)
      progress.add(verdict);
    assert.deepEqual(texts, ['.', 'F-?']);
    progress.end();
    assert.deepEqual(texts.slice(2), [`.${' '.repeat(75)} 5/5\n`]);
  });

  it('counts at the end of each line, and ends no line twice', () => {
    const texts: string[] = [];
    const progress = new ProgressDots({ write: (text) => texts.push(text) }, 160, () => 0);
    for (let count = 0; count < 160; count += 1) progress.add('passed');
    progress.end();
    const line = '.'.repeat(80);
    assert.equal(texts.join(''), `${line} 80/160\n${line} 160/160\n`);
    progress.end();
    assert.equal(texts.join('').length, 2 * 80 + ' 80/160\n 160/160\n'.length);
  });
});
