import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { about, judge, newFile } from './touchstone';

/** Writes a module that misbehaves. */
function unruly(misdeed: string): string {
  const maker = JSON.stringify(join(__dirname, 'unruly-module.cjs'));
  return newFile('module.cjs', `module.exports = require(${maker}).unruly(${JSON.stringify(misdeed)});\n`);
}

const few = ['--scenario', 'paginator-on-each-side-set', 'paginator-page-name-default'];

describe('a module that would end or falsify the run', { concurrency: 2 }, () => {
  for (const [misdeed, says] of [
    [
      'an unhandled rejection',
      /ended with code \d; stderr ends with:[\s\S]*nobody handles me[\s\S]*unruly-module\.cjs/,
    ],
    ['a late throw', /ended with code \d; stderr ends with:[\s\S]*thrown too late[\s\S]*unruly-module\.cjs/],
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

it('an implementation with default views of its own fails no scenario but those that name the views', () => {
  const reference = join(__dirname, '..', '..', '..', 'src', 'reference', 'conformance.ts');
  const module = newFile(
    'own-views.js',
    `const reference = require(${JSON.stringify(reference)});
     class Paginator extends reference.Paginator {
       static flushState() {
         super.flushState();
         Paginator.defaultView('acme/pages');
         Paginator.defaultSimpleView('acme/simple');
       }
     }
     Paginator.flushState();
     module.exports = { ...reference, Paginator, traits: { follows: ['*'] } };`,
  );
  const rows = ['--rows', 'Paginator.url', 'AnonymousResourceCollection.wrap', 'Paginator.flushState'];
  const { scenarios, totals } = judge(...rows, '--runs', '5', '--module', module).file;
  const failed = scenarios.filter(({ status }) => status === 'failed');
  assert.ok(failed.length > 0);
  for (const { id, message } of failed) assert.match(message, /received: "acme\/(pages|simple)"/, id);
  assert.ok(totals.all.passed > 100);
});
