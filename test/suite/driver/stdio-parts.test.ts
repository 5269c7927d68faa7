import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { driverCommand } from '../../../src/suite/driver/stdio/driver-command';
import { LineSplitter } from '../../../src/suite/driver/stdio/line-splitter';
import { splitCommandLine } from '../../../src/suite/driver/stdio/split-command-line';
import { UsageError } from '../../../src/suite/usage/usage-error';

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

describe('driverCommand', () => {
  const refused: readonly (readonly [string, string])[] = [
    ['FOO=1 php driver.php', 'the assignment "FOO=1"'],
    ['cd x && php driver.php', '"&&"'],
    ['cd x', '"cd", which is part of the shell'],
    ['~/bin/driver', '"~/bin/driver"'],
    ['php ~/driver.php', '"~/driver.php"'],
    ['driver | tee log', '"|"'],
    ['python3 build/driver-*.py', '"*"'],
    ['driver 2> log', '">"'],
    ['driver;', '";"'],
    ['php $HOME/driver.php', '"$HOME"'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell's variable, not a placeholder
    ['php "${HOME}/driver.php"', '"${HOME}"'],
    ['php $(which driver)', '"$("'],
    ['php "`which driver`"', '"`"'],
  ];
  for (const [line, what] of refused) {
    it(`refuses ${line}, and says what to write`, () => {
      assert.throws(
        () => driverCommand(line),
        (thrown) =>
          thrown instanceof UsageError &&
          thrown.message.includes(`received ${what};`) &&
          thrown.message.endsWith(`write: sh -c '${line}'`),
      );
      assert.deepEqual(driverCommand(`sh -c '${line}'`).words, ['sh', '-c', line]);
    });
  }

  for (const line of [
    "php driver.php '$HOME' 'a && b' 'x=1' 'http://localhost/?a=*'",
    'php driver.php "a | b; c > d" \\$HOME \\~',
    'php driver.php --tilde=~ --price=5$ NAME=1',
    './cd driver~',
  ]) {
    it(`takes ${line} as it stands`, () => {
      assert.equal(driverCommand(line).title, `Driver "${line}"`);
    });
  }

  it('refuses an empty or unbalanced command line', () => {
    for (const line of ['', '  ', "''", 'php "driver.php'])
      assert.throws(
        () => driverCommand(line),
        (thrown) => thrown instanceof UsageError,
      );
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
