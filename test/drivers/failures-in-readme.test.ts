import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { packageRoot } from '../../src/suite/package-root';
import { readRecordedResults } from '../../src/suite/results/recorded-results';
import { fitsWildcards } from '../generated/fits-wildcards';

const { files } = readRecordedResults();

/** The ids of scenarios that a README names under its findings; `*` stands for any part of an id. */
function namedIn(driver: string): { readonly ids: readonly string[]; readonly text: string } {
  const readme = readFileSync(join(packageRoot, 'drivers', driver, 'README.md'), 'utf8');
  const text = readme.slice(readme.indexOf('## What the suite finds'));
  const ids = Array.from(
    text.matchAll(/`((?:law|paginator|resource|collection|shared)-[a-z0-9/*-]+)`/g),
    ([, id = '']) => id,
  );
  return { ids, text: text.replace(/\s+/g, ' ') };
}

for (const name of ['adonis-lucid', 'resources-js']) {
  const recorded = files.find(({ implementation }) => implementation.name === name);
  const failed = (recorded?.scenarios ?? []).filter(({ status }) => status === 'failed').map(({ id }) => id);
  const { ids, text } = namedIn(name);

  test(`every recorded failure of ${name} is explained in its README`, () => {
    assert.ok(failed.length > 0);
    assert.deepEqual(
      failed.filter((id) => !ids.some((pattern) => fitsWildcards(pattern, id))),
      [],
    );
  });

  test(`every failure that the README of ${name} explains is recorded`, () => {
    assert.deepEqual(
      ids.filter((pattern) => !failed.some((id) => fitsWildcards(pattern, id))),
      [],
    );
  });

  test(`the README of ${name} gives the recorded figures`, () => {
    const run = (recorded?.scenarios ?? []).filter(
      ({ status }) => status === 'passed' || status === 'failed',
    );
    assert.ok(text.includes(`${run.length} scenarios of the portable core`), `${run.length} ran`);
    assert.ok(new RegExp(`\\b${failed.length} fail\\b`).test(text), `${failed.length} failed`);
  });
}
