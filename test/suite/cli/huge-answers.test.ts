import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { about, main, newFolder, placeIn, resultsIn, saboteur } from './touchstone';

const root = join(__dirname, '..', '..', '..');

it('answers of many megabytes neither exhaust the memory of a run nor lose a verdict', () => {
  const report = newFolder();
  const driver = saboteur('huge', 'getPageName');
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      ...['--max-old-space-size=200', ...main, 'run', '--scenario', 'paginator-page-name-*'],
      ...['--report', report, '--driver', driver],
    ],
    { cwd: root, encoding: 'utf8' },
  );
  assert.equal(status, 1, stdout);
  const failed = about(resultsIn(report), 'Paginator.getPageName').filter(
    (result) => result.status === 'failed',
  );
  assert.ok(failed.length > 6);
  const place = placeIn(report);
  const sizes = readdirSync(join(place, 'transcripts')).map(
    (name) => statSync(join(place, 'transcripts', name)).size,
  );
  const kept = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(Math.max(...sizes) > 15 * 2 ** 20 && kept <= 64 * 2 ** 20, String(sizes));
  assert.ok(stdout.includes(`\n${failed.length - sizes.length} transcripts are left out`), stdout);
  assert.ok(statSync(join(place, 'conformance.json')).size < 2 ** 20);
  assert.ok(stdout.length < 50_000, String(stdout.length));
});
