import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { javascriptKit } from '../../src/suite/driver/in-process/javascript-kit';
import { providedFixtures } from '../../src/suite/fixtures/provided-fixtures';
import { packageRoot } from '../../src/suite/package-root';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';

const page = readFileSync(join(packageRoot, 'docs', 'orm-model.md'), 'utf8');

const fixturesPage = readFileSync(join(packageRoot, 'docs', 'fixtures.md'), 'utf8');
const provided = javascriptKit.fixtureClasses(
  () => Object,
  () => [],
);

test('docs/fixtures.md describes every provided fixture, and every operation', () => {
  assert.deepEqual(new Set(Object.keys(provided)), providedFixtures);
  const undescribed = Object.entries(provided).flatMap(([name, cls]) => {
    const [, section = ''] = fixturesPage.split(`\n## ${name}\n`);
    const [description = ''] = section.split('\n## ');
    return operationsOf(cls)
      .filter((operation) => !description.includes(`\`${operation}(`))
      .map((operation) => `${name}.${operation}`);
  });
  assert.deepEqual(undescribed, []);
});

test('docs/orm-model.md names every operation of the fixture model', () => {
  const { Model = Object } = provided;
  assert.deepEqual(
    operationsOf(Model).filter((name) => !new RegExp(`\`${name}[(\`]`).test(page)),
    [],
  );
});

/** The operations that a class declares; what begins with two underscores is how its properties are read. */
function operationsOf(cls: object & { readonly prototype: object }): string[] {
  return Object.getOwnPropertyNames(cls.prototype).filter((name) => !/^(?:__|constructor$)/.test(name));
}

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
