import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { about, judge, newFolder } from './touchstone';

/** Writes a module that misbehaves. */
function unruly(misdeed: string): string {
  const file = join(newFolder(), 'module.cjs');
  const maker = JSON.stringify(join(__dirname, 'unruly-module.cjs'));
  writeFileSync(file, `module.exports = require(${maker}).unruly(${JSON.stringify(misdeed)});\n`);
  return file;
}

const few = ['--scenario', 'paginator-on-each-side-set', 'paginator-page-name-default'];

describe('a module that would end or falsify the run', { concurrency: 2 }, () => {
  for (const [misdeed, says] of [
    ['process.exit', /call of onEachSide on Paginator: .*ended with code 0/],
    [
      'an unhandled rejection',
      /ended with code \d; stderr ends with:[\s\S]*nobody handles me[\s\S]*unruly-module\.cjs/,
    ],
    ['a late throw', /ended with code \d; stderr ends with:[\s\S]*thrown too late[\s\S]*unruly-module\.cjs/],
    ['a printed line', /expected a JSON-RPC answer, received "debug"/],
  ] as const) {
    it(`by ${misdeed} fails the scenario, and the others have their verdicts`, () => {
      const { code, stdout, file } = judge(...few, '--module', unruly(misdeed));
      assert.equal(code, 1, stdout);
      const [failed] = about(file, 'Paginator.onEachSide');
      assert.equal(failed?.status, 'failed');
      assert.match(failed.message, says);
      for (const { status } of about(file, 'Paginator.getPageName')) assert.equal(status, 'passed');
    });
  }
});
