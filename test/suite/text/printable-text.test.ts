import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { printableText } from '../../../src/suite/text/printable-text';

describe('printableText', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['ordinary text', 'Zoë, 日本 👍\n\tnext "line" \\u001b', 'Zoë, 日本 👍\n\tnext "line" \\u001b'],
    ['colours', '\u001b[31mred\u001b[0m', 'red'],
    ['a link', '\u001b]8;;http://x.test\u0007here\u001b]8;;\u0007', 'here'],
    ['a cleared screen', '\u001b[2J\u001b[HFAKE', 'FAKE'],
    ['an escape sequence in one byte', '\u009b31mred', 'red'],
    ['an escape sequence without end', 'x\u001b', 'x\\u001b'],
    ['NUL and DEL', 'a\0b\u007f', 'a\\u0000b\\u007f'],
    ['C1 controls', '\u0085\u0090', '\\u0085\\u0090'],
    ['a line overwritten', 'FAILED\rok', 'FAILED\\u000dok'],
    ['line ends of Windows', 'a\r\nb', 'a\nb'],
    ['reordered text', 'a\u202eb\u2066', 'a\\u202eb\\u2066'],
    ['other line breaks', 'a\u2028b', 'a\\u2028b'],
    ['half a character', 'a\ud83d', 'a\\ud83d'],
  ];
  for (const [what, text, expected] of cases) {
    it(`shows ${what} harmlessly`, () => assert.equal(printableText(text), expected));
  }

  it('says how much it left out, and never cuts a character in two', () => {
    assert.equal(printableText('abcdef', { maxLength: 4 }), 'abcd... 2 characters more');
    assert.equal(printableText('abcd', { maxLength: 4 }), 'abcd');
    assert.equal(printableText('abc👍', { maxLength: 4 }), 'abc... 2 characters more');
  });

  it('keeps text on one line where that is asked for', () => {
    assert.equal(printableText('a\n\nb\r\nc\td', { oneLine: true }), 'a\\n\\nb\\nc d');
  });
});
