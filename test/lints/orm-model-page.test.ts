import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { packageRoot } from '../../src/suite/package-root';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';

const page = readFileSync(join(packageRoot, 'docs', 'orm-model.md'), 'utf8');

test('docs/orm-model.md names every operation of the fixture model', () => {
  const fixture = readFileSync(join(packageRoot, 'features', 'fixtures', 'Model.json'), 'utf8');
  const { methods } = JSON.parse(fixture) as { readonly methods: object };
  const missing = Object.keys(methods).filter(
    (name) => name !== '__construct' && !page.includes(`\`${name}`),
  );
  assert.deepEqual(missing, []);
});

test('docs/orm-model.md names every operation that a step calls on an OrmModel', () => {
  const called = readScenarios().flatMap(({ steps }) => {
    const models = steps.flatMap((step) => /^"([^"]+)" is a new OrmModel/.exec(step)?.[1] ?? []);
    return steps.flatMap((step) => {
      const [, operation, name] = /^"(\w+)" of "([^"]+)" (?:is called|gives)/.exec(step) ?? [];
      return operation !== undefined && models.includes(name ?? '') ? [operation] : [];
    });
  });
  assert.ok(called.includes('setRelation'));
  assert.deepEqual(
    [...new Set(called)].filter((operation) => !page.includes(`\`${operation}(`)),
    [],
  );
});
