import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tooWide } from '../text/too-wide';
import { judge, placeIn, reportsIn, touchstone } from './touchstone';

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

  it('3 when the driver cannot start', () => {
    const { code, stderr } = judge('--driver', 'no-such-program --at-all');
    assert.equal(code, 3, stderr);
    assert.match(stderr, /no-such-program/);
  });
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
