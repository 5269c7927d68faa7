import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LineSplitter } from '../../../src/conformance/driver/stdio/line-splitter';
import { splitCommandLine } from '../../../src/conformance/driver/stdio/split-command-line';
import { TextTail } from '../../../src/conformance/driver/stdio/text-tail';

describe('splitCommandLine', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['', []],
    ['php driver.php', ['php', 'driver.php']],
    ['  php\t driver.php ', ['php', 'driver.php']],
    ['php "my driver.php" \'a b\'', ['php', 'my driver.php', 'a b']],
    ['a\\ b c"d e"f', ['a b', 'cd ef']],
    ['"a \\" b" \'c \\ d\'', ['a " b', 'c \\ d']],
    ['"" x', ['', 'x']],
    ['echo $HOME | cat > x', ['echo', '$HOME', '|', 'cat', '>', 'x']],
  ];
  for (const [line, words] of cases) {
    it(`${line} has ${words.length} words`, () => assert.deepEqual(splitCommandLine(line), words));
  }

  it('refuses quotes that are not closed', () => {
    for (const line of ['"a', "'a", 'a "b\'', 'a\\'])
      assert.throws(() => splitCommandLine(line), SyntaxError);
  });
});

describe('LineSplitter', () => {
  function split(
    maxBytes: number,
    ...chunks: readonly string[]
  ): { lines: string[]; fits: boolean; rest: string } {
    const splitter = new LineSplitter(maxBytes);
    const lines: string[] = [];
    const fits = chunks.every((chunk) =>
      splitter.push(Buffer.from(chunk), (line) => lines.push(line.toString())),
    );
    return { lines, fits, rest: splitter.pendingStart(100).toString() };
  }

  it('cuts lines wherever the chunks begin and end', () => {
    assert.deepEqual(split(10, 'ab\ncd', 'e\n\n', '\nf'), {
      lines: ['ab', 'cde', '', ''],
      fits: true,
      rest: 'f',
    });
  });

  it('takes lines up to the limit and no longer', () => {
    assert.equal(split(4, 'abcd\n').fits, true);
    assert.equal(split(4, 'abcde\n').fits, false);
    assert.equal(split(4, 'abc', 'de').fits, false);
    assert.deepEqual(split(4, 'ok\nabcdefgh').lines, ['ok']);
  });

  it('never keeps more than the limit', () => {
    assert.equal(split(4, 'x'.repeat(1000)).rest, 'xxxx');
  });
});

describe('TextTail', () => {
  it('keeps the end', () => {
    const tail = new TextTail(5);
    for (const chunk of ['abc', 'defgh', 'ij']) tail.push(Buffer.from(chunk));
    assert.equal(tail.text, 'fghij');
  });

  it('keeps everything that is short', () => {
    const tail = new TextTail(100);
    tail.push(Buffer.from('oops\n'));
    assert.equal(tail.text, 'oops');
  });
});
