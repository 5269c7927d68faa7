import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { questionDigest } from '../../../src/suite/scenarios/question-digest';
import { readFeatures } from '../../../src/suite/scenarios/read-scenarios';
import { packageWith } from './package-with';

describe('a feature', () => {
  it('is read anew when it has another text, and only then', () => {
    const root = packageWith('Feature: A\n');
    const [first] = readFeatures(root);
    assert.equal(readFeatures(root)[0], first);
    packageWith('Feature: B\n', root);
    assert.deepEqual(
      [first, ...readFeatures(root)].map((feature) => feature?.document.feature?.name),
      ['A', 'B'],
    );
  });

  it('that is broken is named in one line, with the place', () => {
    const root = packageWith('Feature: A\n  Scenario: B\n    Given nothing\n    nor this\n');
    assert.throws(() => readFeatures(root), {
      name: 'UsageError',
      message: /^features\/a\.feature: [^\n]*\(4:5\): expected: [^\n]*$/,
    });
  });
});

it('a scenario has the comments above it and in it, and that of its rule, which stands above the first one', () => {
  const scenario = (id: string, gap = ''): string =>
    `\n    # why ${id}\n${gap}    @id:${id}\n    Scenario: ${id}\n      # how ${id}\n      Given x\n`;
  // The formatter leaves an empty line below some comments.
  const root = packageWith(`Feature: A\n\n  Rule: R\n${scenario('a')}${scenario('b', '\n')}`);
  const notes = readFeatures(root).flatMap(({ scenarios }) => scenarios.map((each) => each.notes));
  assert.deepEqual(notes, [
    ['why a', 'how a'],
    ['why a', 'why b', 'how b'],
  ]);
});

it('a question is the same in whatever order its traits stand', () => {
  const digests = [['messages', 'json-text'], ['json-text', 'messages'], ['json-text']].map((traits) =>
    questionDigest({ level: 'exact', traits, steps: ['a step'] }),
  );
  assert.equal(digests[0], digests[1]);
  assert.notEqual(digests[0], digests[2]);
});
