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

  for (const [what, args, says] of [
    ['an unknown option', ['run', '--levl', 'exact'], /unknown option '--levl'/],
    ['an unknown command', ['rnu'], /Did you mean run/],
    ['a row that does not exist', ['run', '--rows', 'Paginator.urll'], /did you mean "Paginator.url"/],
    [
      'a seed that is no number',
      ['run', '--seed', 'x'],
      /--seed: expected an integer from 0 to 2147483647, received "x"/,
    ],
    [
      'a seed too large to be read back',
      ['run', '--seed', '2147483648'],
      /--seed: expected an integer from 0 to 2147483647, received "2147483648"/,
    ],
    ['a format that does not exist', ['run', '--format', 'xml'], /--format: expected one of junit, messages/],
    [
      'a time no timer can wait',
      ['run', '--timeout', '3000000000'],
      /--timeout: expected an integer from 1 to 2147483647, received "3000000000"/,
    ],
    ['a driver and a module', ['run', '--driver', 'x', '--module', __filename], /cannot be used with/],
    ['an id that does not exist', ['explain', 'Paginator.urll'], /did you mean "Paginator.url"/],
    ['something else to list', ['list', 'scenaros'], /did you mean "scenarios"/],
    ['what every object has to list', ['list', 'constructor'], /received "constructor"/],
    ['one result to compare', ['compare', 'a.json'], /two or more results, received 1/],
  ] as const) {
    it(`2 for ${what}`, () => {
      const { code, stderr } = touchstone(...args);
      assert.equal(code, 2, stderr);
      assert.match(stderr, says);
    });
  }

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
