import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { coloursFor } from '../../../src/suite/text/colours';
import { counted } from '../../../src/suite/text/counted';
import { wrapText } from '../../../src/suite/text/wrap-text';

describe('colours', () => {
  const terminal = { isTTY: true };
  for (const [what, output, env, isColoured] of [
    ['a terminal', terminal, {}, true],
    ['a terminal that has none', { isTTY: true, hasColors: () => false }, {}, false],
    ['a pipe', {}, {}, false],
    ['NO_COLOR', terminal, { NO_COLOR: '1' }, false],
    ['an empty NO_COLOR', terminal, { NO_COLOR: '' }, true],
    ['FORCE_COLOR in a pipe', {}, { FORCE_COLOR: '1' }, true],
    ['an empty FORCE_COLOR in a pipe', {}, { FORCE_COLOR: '' }, true],
    ['FORCE_COLOR=0', terminal, { FORCE_COLOR: '0' }, false],
    ['FORCE_COLOR=false', terminal, { FORCE_COLOR: 'false' }, false],
    ['both', {}, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
    ['a pipe in CI', {}, { CI: 'true' }, false],
  ] as const) {
    it(`${isColoured ? 'are used for' : 'are left out for'} ${what}`, () => {
      const { bad } = coloursFor(output, env);
      assert.equal(bad('x'), isColoured ? '\u001b[31mx\u001b[39m' : 'x');
    });
  }
});

it('counted() uses the singular for one alone', () => {
  assert.deepEqual(
    [counted(0, 'time'), counted(1, 'time'), counted(2, 'time'), counted(1, 'gate was', 'gates were')],
    ['0 times', '1 time', '2 times', '1 gate was'],
  );
});

describe('wrapText', () => {
  it('breaks between words, and indents', () => {
    const [one, two] = ['a'.repeat(50), 'b'.repeat(40)];
    const options = { indent: '- ', hanging: '  ' };
    assert.deepEqual(wrapText(`${one} two ${two} four`, options), [`- ${one} two`, `  ${two} four`]);
  });

  it('fills a line to the last column', () => {
    const full = `abc ${'d'.repeat(76)}`;
    assert.deepEqual(wrapText(`${full} ghi`), [full, 'ghi']);
  });

  it('gives a word that is too long a line of its own', () => {
    const path = `/a/very/long/path${'/on'.repeat(30)}`;
    assert.deepEqual(wrapText(`see ${path} there`), ['see', path, 'there']);
  });

  it('makes one line of nothing', () => {
    assert.deepEqual(wrapText(''), ['']);
  });
});
