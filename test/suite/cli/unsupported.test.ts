import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { judge, newFolder, saboteur } from './touchstone';

describe('a scenario with a trait that the driver does not follow is unsupported', () => {
  const scenario = 'paginator-to-resource-collection-names-class';
  it('for the reason that the driver has', () => {
    const notApplicable = [{ trait: 'messages', reason: 'errors are numbers' }];
    const driver = saboteur('traits', JSON.stringify({ follows: ['*'], notApplicable }));
    const { scenarios } = judge('--scenario', scenario, '--driver', driver).file;
    assert.ok(scenarios.length > 1);
    const message = 'the trait messages cannot apply: errors are numbers';
    assert.deepEqual(
      scenarios.map((result) => [result.status, result.message]),
      scenarios.map(() => ['unsupported', message]),
    );
  });

  it('and runs when it is followed', () => {
    const driver = saboteur('traits', JSON.stringify({ follows: ['messages'] }));
    const { scenarios } = judge('--scenario', scenario, '--driver', driver).file;
    assert.ok(scenarios.length > 1 && scenarios.every(({ status }) => status === 'passed'));
  });
});

describe('a scenario that needs what the driver lacks is unsupported as a whole', () => {
  const folder = newFolder();
  const reference = join(__dirname, '..', '..', '..', 'src', 'reference', 'index.ts');

  /** Judges the reference with a mistake in `appends` that shows before the lacking row is needed. */
  function verdictWithout(row: string, scenario: string): string {
    const module = join(folder, `without-${row}.js`);
    writeFileSync(
      module,
      `const reference = require(${JSON.stringify(reference)});
       class Paginator extends reference.Paginator { appends() { throw new Error('not today'); } }
       module.exports = { ...reference, Paginator, lacks: [{ row: ${JSON.stringify(row)}, reason: 'later' }], traits: { follows: ['*'] } };`,
    );
    const [result] = judge('--scenario', scenario, '--module', module).file.scenarios;
    return `${result?.status}: ${result?.message.split('\n')[0]}`;
  }

  // It appends, flushes, and only then asks for the page after.
  const scenario = 'paginator-flush-state-keeps-instances';

  it('when a step needs it that comes after one that would fail', () => {
    assert.equal(
      verdictWithout('Paginator.nextPageUrl', scenario),
      'unsupported: needs Paginator.nextPageUrl, which the driver declares it does not serve (later)',
    );
  });

  it('and runs, and fails, when it lacks only what no step needs', () => {
    assert.match(verdictWithout('Paginator.onEachSide', scenario), /^failed/);
  });
});
