import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fitOutput } from './fit-output';

const output = 'one 1\ntwo   10 %\ntwo   11 %\nthree\nfour';

describe('what a page shows of an output', () => {
  for (const [what, shown, found] of [
    ['is all of it', output, output],
    ['leaves out the beginning', '…\nthree\nfour', '…\nthree\nfour'],
    ['leaves out the middle', 'one 1\n…\nfour', 'one 1\n…\nfour'],
    ['leaves out the end', 'one 1\n…', 'one 1\n…'],
    ['prefers lines that are just the same', 'one 1\n…\ntwo   11 %\n…', 'one 1\n…\ntwo   11 %\n…'],
    ['has other figures now, in columns of another width', 'one 7\n…\ntwo 9 %\n…', 'one 1\n…\ntwo   10 %\n…'],
    ['begins with another line now', 'zero\n…\nfour', 'one 1\n…\nfour'],
    ['has more lines at its beginning', 'one 1\nthree\n…', 'one 1\ntwo   10 %\ntwo   11 %\nthree\n…'],
    ['ends with another line now', 'one 1\n…\nthree\nfive', 'one 1\n…\nthree\nfour'],
    ['ends with another line alone', '…\nfive', '…\nfour'],
    ['has another line in the middle now', '…\ntwo   11 %\nfive\n…', '…\ntwo   11 %\nthree\n…'],
    ['is not there', '…\nfive\n…', null],
    ['stands in another order', 'one 1\n…\nfour\n…\nthree\n…', null],
    ['begins later', 'three\nfour', null],
    ['ends earlier', 'one 1\ntwo   10 %', null],
    ['is nothing', '', null],
  ] as const) {
    it(what, () => assert.equal(fitOutput(shown, output), found));
  }

  it('is nothing of nothing', () => assert.equal(fitOutput('', ''), ''));
});
