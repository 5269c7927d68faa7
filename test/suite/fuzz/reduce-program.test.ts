import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Program, Step } from '../../../src/suite/fuzz/program';
import { reduceProgram } from '../../../src/suite/fuzz/reduce-program';
import { stepText } from '../../../src/suite/fuzz/step-text';
import { type OrderedJson, parseOrderedJson } from '../../../src/suite/notation/ordered-json';

const json = (text: string): OrderedJson => parseOrderedJson(text);
const list = (text: string): readonly OrderedJson[] => json(text) as readonly OrderedJson[];

function create(className: string, args: string): Step {
  const component = className === 'Page' ? 'Paginator' : 'AnonymousResourceCollection';
  return { kind: 'create', row: `${component}.__construct`, name: 'it', className, args: list(args) };
}

function call(operation: string, args: string): Step {
  const row = `Paginator.${operation}`;
  return { kind: 'call', on: 'it', row, operation, args: list(args), inside: false, keep: null };
}

const page = create('Page', '[[1, {"a": [true, "x"]}], 2, 1, {"path": "/p"}]');
const ownPage: Step = {
  kind: 'class',
  name: 'Page',
  members: json('{"extends": "Paginator", "methods": {"path": {"$fn": {"body": {"a": 1, "b": 2}}}}}'),
};

/** What is left of a program, line by line. */
async function reduced(
  steps: readonly Step[],
  shows: (smaller: Program) => boolean,
): Promise<readonly string[]> {
  const smallest = await reduceProgram({ steps }, (smaller) => Promise.resolve(shows(smaller)));
  return smallest.steps.flatMap(stepText);
}

const calls = ({ steps }: Program, operation: string): boolean =>
  steps.some((step) => step.kind === 'call' && step.operation === operation);

describe('a program that is made smaller', () => {
  it('loses every step that what it shows does not need', async () => {
    const steps = [ownPage, page, call('items', '[]'), call('url', '[1]'), call('path', '[]')];
    assert.deepEqual(await reduced(steps, (smaller) => calls(smaller, 'url')), ['"url" is called with [1]']);
  });

  it('keeps what it showed at first when nothing smaller shows it', async () => {
    const steps = [ownPage, page, call('url', '[1]')];
    assert.deepEqual(await reduced(steps, () => false), steps.flatMap(stepText));
  });

  it('loses arguments that are optional, and none that are required', async () => {
    const isMade = ({ steps }: Program) => steps.some(({ kind }) => kind === 'create');
    assert.deepEqual(await reduced([page], isMade), ['a new Page from [[], 2]']);
    assert.deepEqual(await reduced([call('appends', '["a", "b"]')], (smaller) => calls(smaller, 'appends')), [
      '"appends" is called with ["a"]',
    ]);
  });

  it('loses data, down to the entry that matters', async () => {
    const hasX = ({ steps }: Program) => steps.some((step) => stepText(step).join().includes('"x"'));
    assert.deepEqual(await reduced([page], hasX), ['a new Page from [[{"a": ["x"]}], 2]']);
  });

  it('uses the class of the interface where an own one does nothing', async () => {
    const isMade = ({ steps }: Program) =>
      steps.some((step, at) => step.kind === 'create' && (at > 0 || step.className === 'Paginator'));
    assert.deepEqual(await reduced([ownPage, page], isMade), ['a new Paginator from [[], 2]']);
  });

  it('takes the content of an object for the object, and leaves its class alone', async () => {
    const steps = [create('JsonResource', '[{"$new": ["JsonResource", {"$new": ["Model", {"id": 7}]}]}]')];
    const says = (word: string) => (smaller: Program) =>
      smaller.steps.flatMap(stepText).join().includes(word);
    assert.deepEqual(await reduced(steps, says('7')), ['a new JsonResource from [{"id": 7}]']);
    assert.deepEqual(await reduced(steps, says('Model')), ['a new JsonResource from [{"$new": ["Model"]}]']);
  });

  it('is still made of classes with members', async () => {
    const isClass = ({ steps }: Program) =>
      steps.some((step) => step.kind === 'class' && step.members instanceof Map);
    assert.deepEqual(await reduced([ownPage], isClass), ['the class Page with', '"""', '{}', '"""']);
  });

  it('ends looking after a while', async () => {
    const steps = Array.from({ length: 1000 }, () => call('url', '[1]'));
    let tried = 0;
    await reduceProgram({ steps }, () => {
      tried += 1;
      return Promise.resolve(false);
    });
    assert.equal(tried, 600);
  });
});
