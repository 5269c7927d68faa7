import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tooWide } from '../text/too-wide';
import { judge, placeIn, reportsIn, saboteur, touchstone } from './touchstone';

const rows = ['--rows', 'Paginator.onEachSide', 'Paginator.getPageName'];

describe('exit codes', () => {
  it('0 when the reference conforms; every report is written', () => {
    const { code, stdout, report } = judge(...rows, '--seed', '5', '--format', 'junit', 'messages');
    assert.equal(code, 0, stdout);
    assert.deepEqual(reportsIn(placeIn(report)), [
      'conformance.json',
      'index.html',
      'junit.xml',
      'messages.ndjson',
    ]);
    assert.match(
      stdout,
      /conformance\.json, index\.html, junit\.xml, messages\.ndjson in\n {2}\S+\/partial$/m,
    );
    assert.match(stdout, /seed 5/);
    assert.match(stdout, /Partial run: --rows/);
  });

  for (const [what, driver, says] of [
    ['cannot start', 'no-such-program --at-all', /no-such-program/],
    ['speaks another version', saboteur('version'), /99/],
    ['serves a row that does not exist', saboteur('unknown-row'), /received "Paginator.urll"/],
    ['gives traits another shape', saboteur('traits', '["messages"]'), /at \/traits: expected object/],
  ] as const) {
    it(`3 when the driver ${what}`, () => {
      const { code, stderr } = judge('--driver', driver);
      assert.equal(code, 3, stderr);
      assert.match(stderr, says);
    });
  }
});

it('help fits 80 columns, and says what exit codes mean and how a driver is named', () => {
  assert.match(touchstone('--help').stdout, /Exit codes: 0 conforms/);
  const { stdout } = touchstone('run', '--help');
  assert.match(stdout, /--known-failures <file>/);
  assert.match(
    stdout.replace(/\s+/g, ' '),
    /--driver <command> .* quotes work as in a shell, but no shell is used/,
  );
  assert.deepEqual(tooWide(stdout), []);
});
