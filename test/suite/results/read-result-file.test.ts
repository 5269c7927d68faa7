import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readResultFile } from '../../../src/suite/results/read-result-file';
import { newFile } from '../cli/touchstone';
import { sampleFile, sampleResults } from './sample-result';

describe('a result file', () => {
  it('is read back as it was written', () => {
    const path = newFile('r.json', JSON.stringify(sampleFile(sampleResults)));
    assert.deepEqual(readResultFile(path), sampleFile(sampleResults));
  });

  it('that is not there is named', () => {
    assert.throws(() => readResultFile('nowhere.json'), {
      name: 'UsageError',
      message: 'nowhere.json: no such file or directory (ENOENT)',
    });
  });

  /** A text that differs from a good file in one place. */
  const edited = (from: string | RegExp, to: string): string => {
    const text = JSON.stringify(sampleFile(sampleResults));
    assert.notEqual(text, text.replace(from, to));
    return text.replace(from, to);
  };

  for (const [what, content, says] of [
    ['no JSON', '{', /expected the results of a run as JSON: /],
    ['null', 'null', /at the top: expected object, received null/],
    ['empty', '{}', /at the top: expected the key "schemaVersion"/],
    [
      'of an older version',
      edited('"schemaVersion":', '"schemaVersion":0,"was":'),
      /expected results of schemaVersion \d+, received 0: they were written by an older version of the suite/,
    ],
    [
      'of a newer version',
      edited('"schemaVersion":', '"schemaVersion":99,"was":'),
      /received 99: they were written by a newer version of the suite/,
    ],
    [
      'with a verdict that is none',
      edited('"status":"failed"', '"status":"fine\\u001b[1m"'),
      /at \/scenarios\/1\/status: expected one of \["passed","failed",.*\], received "fine\\u001b\[1m"$/,
    ],
    [
      'with a row of no scenario counts',
      edited('"passed":1', '"passed":"1"'),
      /\/passed: expected integer, received "1"/,
    ],
    ['without a message', edited(',"message":""', ''), /at \/scenarios\/0: expected the key "message"/],
    ['with a seed no run prints', edited('"seed":7', '"seed":-7'), /at \/seed: expected/],
    [
      'with a key nobody knows',
      edited('"seed":7', '"seed":7,"sead":7'),
      /at the top: expected no key "sead"/,
    ],
    [
      'with a scenario twice',
      edited('"id":"b"', '"id":"a"'),
      /expected every scenario once, received "a" twice/,
    ],
    [
      'whose figures are not those of its scenarios',
      edited('"status":"failed"', '"status":"passed"'),
      /at \/totals\/all\/passed: expected 2, as in the scenarios, received 1/,
    ],
  ] as const) {
    it(`that is ${what} is refused with its name and the place`, () => {
      const path = newFile('r.json', content);
      assert.throws(
        () => readResultFile(path),
        (error: Error) =>
          error.name === 'UsageError' && error.message.startsWith(`${path}: `) && says.test(error.message),
        `${what}: ${says}`,
      );
    });
  }
});
