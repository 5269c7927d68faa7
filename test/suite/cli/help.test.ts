import assert from 'node:assert/strict';
import { it } from 'node:test';
import { tooWide } from '../text/too-wide';
import { touchstone } from './touchstone';

it('help fits 80 columns, and says what exit codes mean and how a driver is named', () => {
  assert.match(touchstone('--help').stdout, /Exit codes: 0 conforms/);
  const { stdout } = touchstone('run', '--help');
  assert.match(stdout, /--known-failures <file>/);
  assert.match(
    stdout.replace(/\s+/g, ' '),
    /--driver <command> .* with quotes as in a shell but without one/,
  );
  assert.deepEqual(tooWide(stdout), []);
});
