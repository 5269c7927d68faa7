import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tooWide } from '../text/too-wide';
import { touchstone } from './touchstone';

describe('questions about the suite', () => {
  it('explain shows a row with its scenarios, and a scenario with its steps', () => {
    const ofRow = touchstone('explain', 'Paginator.getPageName').stdout;
    assert.match(ofRow, /Paginator\.getPageName \(operation\)/);
    const id = /^ {4}(\S+) \[/m.exec(ofRow)?.[1] ?? '';
    assert.match(touchstone('explain', id).stdout, /The interface says[\s\S]*Steps[\s\S]*Seen/);
  });

  it('list knows rows and levels', () => {
    assert.match(touchstone('list', 'rows').stdout, /^Paginator\.url +\d+ {2}operation$/m);
    assert.match(touchstone('list', 'levels').stdout, /^stated +\d+$/m);
  });

  it('help reads well', () => {
    assert.match(touchstone('--help').stdout, /Exit codes: 0 conforms/);
    const { stdout } = touchstone('run', '--help');
    assert.match(stdout, /--known-failures <file>/);
    assert.match(
      stdout.replace(/\s+/g, ' '),
      /--driver <command> .* with quotes as in a shell but without one/,
    );
    assert.deepEqual(tooWide(stdout), []);
  });
});
