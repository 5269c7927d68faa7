import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import type { ResultFile } from '../../../src/suite/results/result-file';
import type { ScenarioResult } from '../../../src/suite/results/verdict';
import { readScenarios } from '../../../src/suite/scenarios/read-scenarios';
import { resultOf, sampleFile } from '../results/sample-result';
import { tooWide } from '../text/too-wide';
import { newFile, newFolder, touchstone } from './touchstone';

const passed = readScenarios().map((scenario) => resultOf(scenario, 'passed', ''));

/** Writes the results of two shards in which the scenarios of the given places fail, and returns their paths. */
function shards(failing: readonly number[], message = 'wrong', all = passed): string[] {
  const results = all.map(
    (result, index): ScenarioResult =>
      failing.includes(index)
        ? { ...result, status: 'failed', message: `${message}\n  at ${index}` }
        : result,
  );
  const folder = newFolder();
  return [1, 2].map((number) => {
    const own = results.filter((_, index) => index % 2 === number - 1);
    const path = join(folder, `${number}.json`);
    writeFileSync(path, JSON.stringify(sampleFile(own, [`--shard ${number}/2`])));
    return path;
  });
}

function knownList(...places: readonly number[]): string {
  return newFile('known.txt', places.map((place) => `${passed[place]?.id}  # wrong at ${place}\n`).join(''));
}

describe('merge', () => {
  it('succeeds when exactly the known failures occur', () => {
    const output = join(newFolder(), 'merged.json');
    const args = ['merge', ...shards([0, 7]), '--output', output];
    const known = touchstone(...args, '--known-failures', knownList(0, 7));
    assert.equal(known.code, 0, known.stdout + known.stderr);
    assert.match(known.stdout, /^Known failures: 2 known, 0 new \(2 failed in all\); 0 fixed$/m);
    const file = JSON.parse(readFileSync(output, 'utf8')) as ResultFile;
    const { totals, partial, scenarios } = file;
    assert.equal(totals.all.failed, 2);
    // It was judged by the list of this command, whatever those of the shards were.
    assert.deepEqual(
      file.known?.map(({ id }) => id),
      [passed[0]?.id, passed[7]?.id],
    );
    assert.equal(file.diagnosis, undefined);
    assert.deepEqual(partial, []);
    assert.deepEqual(
      scenarios.map(({ id }) => id),
      passed.map(({ id }) => id),
    );
    assert.equal(touchstone(...args).code, 1);
  });

  it('writes the page of the whole run, under the name that a run gives it beside conformance.json', () => {
    const output = join(newFolder(), 'conformance.json');
    const files = shards([0, 7]);
    const failing = String(passed[0]?.id);
    const transcripts = join(dirname(files[0] ?? ''), 'transcripts');
    mkdirSync(transcripts);
    const transcript = join(transcripts, `${failing.replaceAll('/', '__')}.ndjson`);
    writeFileSync(transcript, '{"request":');
    const broken = touchstone('merge', ...files, '--output', output);
    assert.equal(broken.code, 2);
    assert.ok(broken.stderr.includes(`${transcript}:1: expected a message of a transcript`), broken.stderr);
    const params = { target: 'o1', operation: 'of the first shard', args: [] };
    writeFileSync(transcript, JSON.stringify({ request: { method: 'call', params }, outcome: { value: 1 } }));
    const { stdout } = touchstone('merge', ...files, '--output', output);
    const file = join(output, '..', 'index.html');
    assert.ok(stdout.includes(`\n  ${file}\n`), stdout);
    const text = readFileSync(file, 'utf8');
    assert.match(text, /acme 1/);
    assert.match(text, /Does not conform: 2 scenarios failed\./);
    assert.match(text, /of the first shard/);
    assert.ok(text.includes(`--scenario ${failing} --driver '…' --seed 7`), failing);
    assert.doesNotMatch(text, /Partial run/);
  });

  it('fails when a failure is new or a listed one is gone', () => {
    const output = join(newFolder(), 'merged.json');
    const merged = touchstone(
      ...['merge', ...shards([0, 7]), '--output', output],
      ...['--known-failures', knownList(0, 1)],
    );
    assert.equal(merged.code, 1, merged.stderr);
    assert.match(merged.stdout, /^Known failures: 1 known, 1 new \(2 failed in all\); 1 fixed$/m);
    assert.ok(merged.stdout.includes(`FAILED ${passed[7]?.id}\n`), merged.stdout);
    assert.ok(merged.stdout.includes(`KNOWN FAILURES ${passed[1]?.id} is listed but passes`), merged.stdout);
    assert.ok(
      merged.stdout.includes(
        `; the merged result is in\n  ${output}\n  ${output.replace('.json', '.html')}\n`,
      ),
      merged.stdout,
    );
  });

  it('says what a failure is now in 80 columns and without control characters', () => {
    const known = newFile('known.txt', `${passed[0]?.id}  # something else\n`);
    const output = join(newFolder(), 'merged.json');
    const message = `a word\u0085\u202e${' and another'.repeat(30)}`;
    const { stdout } = touchstone(
      ...['merge', ...shards([0], message), '--output', output, '--known-failures', known],
    );
    assert.match(stdout, /fails, but not as listed\n[\s\S]*now:\s+a word/);
    assert.doesNotMatch(stdout, /\u0085|\u202e/);
    assert.deepEqual(
      tooWide(stdout).filter((line) => !line.includes('a word')),
      [],
    );
  });

  it('is exit 2 when nothing ran in any shard, and calls that no conformance', () => {
    const output = join(newFolder(), 'merged.json');
    const all = passed.map((result) => ({ ...result, status: 'unsupported', message: 'no' }) as const);
    const { code, stdout } = touchstone('merge', ...shards([], '', all), '--output', output);
    assert.equal(code, 2, stdout);
    assert.match(stdout, /\n\nNothing ran, so nothing is known about this implementation\.\n$/);
    assert.doesNotMatch(readFileSync(output.replace('.json', '.html'), 'utf8'), /Conforms/);
  });
});

it('a shard leaves its part in a folder of its own', () => {
  const report = newFolder();
  const { code, stdout } = touchstone('run', '--shard', '7/300', '--report', report);
  assert.equal(code, 0, stdout);
  const file = join(report, 'shard-7-of-300', 'conformance.json');
  const { partial } = JSON.parse(readFileSync(file, 'utf8')) as ResultFile;
  assert.deepEqual(partial, ['--shard 7/300']);
});
