import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { suiteInfo } from '../../src/suite/suite-info';
import { releasedScenarios } from './changelog';
import { digestsOf, scenarioChanges, versionProblem } from './scenario-changes';

const released = {
  version: '1.4.2',
  digests: Object.fromEntries(
    digestsOf([
      { id: 'same', digest: '1' },
      { id: 'reworded', digest: '1' },
      { id: 'outline/one', digest: '1' },
      { id: 'gone', digest: '1' },
    ]),
  ),
};

const changes = scenarioChanges(
  released,
  digestsOf([
    { id: 'same', digest: '1' },
    { id: 'reworded', digest: '2' },
    { id: 'outline/two', digest: '2' },
    { id: 'outline/one', digest: '1' },
    { id: 'fresh', digest: '1' },
  ]),
);

describe('since a release', () => {
  it('scenarios are new, ask something else, or are gone; an outline with another row asks something else', () => {
    assert.deepEqual(changes, { added: ['fresh'], changed: ['outline', 'reworded'], removed: ['gone'] });
  });

  it('a patch may ask nothing new', () => {
    assert.match(versionProblem('1.4.2', '1.4.3', changes) ?? '', /expected a minor version after 1\.4\.2/);
    for (const version of ['1.5.0', '2.0.0', '1.4.2'])
      assert.equal(versionProblem('1.4.2', version, changes), null);
    const fewer = { added: [], changed: [], removed: ['gone'] };
    assert.equal(versionProblem('1.4.2', '1.4.3', fewer), null);
  });

  it('this suite keeps to that', () => {
    const last = releasedScenarios();
    const sinceThen = scenarioChanges(last, digestsOf(readScenarios()));
    assert.equal(versionProblem(last.version, suiteInfo.version, sinceThen), null);
  });
});
