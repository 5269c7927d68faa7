import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readScenarios } from '../../../src/suite/scenarios/read-scenarios';
import type { ScenarioInfo } from '../../../src/suite/scenarios/scenario-info';
import { touchstone } from './touchstone';

const scenarios = readScenarios();

/** What explain says of the first scenario of a kind. */
function explained(isWanted: (scenario: ScenarioInfo) => boolean): string {
  const scenario = scenarios.find(isWanted);
  assert.ok(scenario !== undefined);
  return touchstone('explain', scenario.id).stdout;
}

it('explain shows a row with its scenarios', () => {
  const { stdout } = touchstone('explain', 'Paginator.getPageName');
  assert.match(stdout, /^Paginator\.getPageName \(operation\)/);
  const [about] = scenarios.filter(({ rows }) => rows.includes('Paginator.getPageName'));
  assert.ok(stdout.includes(`\n    ${about?.id} [`), stdout);
});

it('explain gives the sentence of the document for what is stated', () => {
  const text = explained(
    ({ level, rows }) => level === 'stated' && rows.includes('Statement.paginatorNoTotal'),
  );
  assert.match(text, /^\S+ \[stated\] /);
  assert.match(
    text,
    /\nThe interface says\n(?: {2}.*\n)* {2}Statement\.paginatorNoTotal: The paginator does not hold a total count\.\n/,
  );
});

it('explain gives what the document says of an operation beside its signature', () => {
  assert.match(
    touchstone('explain', 'collection-preserve-keys-drops').stdout.replace(/\s+/g, ' '),
    / The interface says AnonymousResourceCollection\.preserveKeys: preserveKeys \(bool \$value = true\): AnonymousResourceCollection\. Marks whether collection keys are kept\. Steps /,
  );
});

it('explain gives the systems for what is not stated', () => {
  const text = explained(({ level, traits }) => level === 'observed' && traits.length === 0);
  assert.match(text, /\nThe interface document does not say this; it is about\n/);
  assert.match(text, /\nResults; it is asked because both Hypervel and Laravel do it\n {2}/);
});

it('explain says which traits a scenario asks for, or that every port is asked', () => {
  const traits = explained(({ traits: [trait] }) => trait === 'messages');
  assert.match(
    traits,
    /\nTraits\n {2}messages: The error says exactly what Laravel and Hypervel say\. A port may\n {4}decline it\.\n/,
  );
  assert.match(
    explained(({ traits: [trait] }) => trait === undefined),
    /\nTraits\n {2}none: it belongs to the portable core, and every port is asked\n/,
  );
});

it('explain shows the comment above a scenario, which says why it asks so much and no more', () => {
  const noted = scenarios.find(({ notes }) => notes.length > 0);
  assert.ok(noted !== undefined);
  const { stdout } = touchstone('explain', noted.id);
  const note = /\nNote\n((?: {2}.*\n)+)/.exec(stdout)?.[1] ?? '';
  assert.equal(note.trim().replace(/\s+/g, ' '), noted.notes.join(' '), stdout);
});

it('explain shows every row of an outline', () => {
  const outline = scenarios.find(({ id }) => id.includes('/'))?.id.split('/')[0] ?? '';
  const rows = scenarios.filter(({ id }) => id.startsWith(`${outline}/`));
  assert.ok(rows.length > 1);
  const { stdout } = touchstone('explain', outline);
  for (const { id } of rows) assert.ok(stdout.includes(`${id} [`), stdout);
});
