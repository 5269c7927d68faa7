import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SaxesParser } from 'saxes';
import { toJunit } from '../../../src/suite/results/to-junit';
import type { ScenarioResult, Verdict } from '../../../src/suite/results/verdict';
import { sampleScenario } from '../../sample-scenario';
import { sampleFile, sampleResult } from './sample-result';

const result = (id: string, status: Verdict, message = ''): ScenarioResult =>
  sampleResult(id, status, message, ['Paginator.url', 'Paginator.path']);

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** Reads a document with a parser that refuses whatever is not well-formed XML. */
function elementsOf(document: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes }, text: '' };
    elements.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(document).close();
  return elements;
}

function junit(results: readonly ScenarioResult[], known: readonly string[] = [], name = 'acme'): Element[] {
  const file = sampleFile(results, ['--rows x'], { name });
  const scenarios = results.map(({ id, rows }, index) =>
    sampleScenario(id, { rows, uri: 'features/url.feature', line: 10 + index }),
  );
  return elementsOf(toJunit(file, scenarios, new Set(known)));
}

const results = [
  result('a', 'passed'),
  result('b', 'failed', 'url(3)\n  expected: "<a>"\n  received: 2'),
  result('c', 'unsupported', 'needs Paginator.url'),
  result('d', 'notRun', 'the run ended before it'),
  result('e', 'failed', 'known'),
];

function named(elements: readonly Element[], name: string): Element[] {
  return elements.filter((element) => element.name === name);
}

describe('junit.xml', () => {
  it('counts known failures as skipped', () => {
    const [suite] = named(junit(results, ['e']), 'testsuite');
    assert.deepEqual(suite?.attributes, {
      name: 'acme 1.0',
      tests: '5',
      failures: '1',
      errors: '0',
      skipped: '3',
    });
  });

  it('shows id, level, rows, file and line of each scenario', () => {
    const elements = junit(results);
    const [first] = named(elements, 'testcase');
    assert.deepEqual(first?.attributes, {
      classname: 'features/url.feature',
      name: 'a: name of a',
      file: 'features/url.feature',
      line: '10',
    });
    const place = elements.findIndex(({ name }) => name === 'testcase');
    assert.deepEqual(
      elements.slice(place + 2, place + 6).map(({ attributes: { name, value } }) => [name, value]),
      [
        ['id', 'a'],
        ['level', 'observed'],
        ['row', 'Paginator.url'],
        ['row', 'Paginator.path'],
      ],
    );
  });

  it('gives the message of each failure and the reason of each skip', () => {
    const elements = junit(results, ['e']);
    const [failure, ...others] = named(elements, 'failure');
    assert.equal(failure?.attributes.message, 'url(3)');
    assert.equal(failure?.text, 'url(3)\n  expected: "<a>"\n  received: 2');
    assert.deepEqual(others, []);
    assert.deepEqual(
      named(elements, 'skipped').map(({ attributes }) => attributes.message),
      ['unsupported: needs Paginator.url', 'not run: the run ended before it', 'known failure: known'],
    );
  });

  const nasty = '\u0000\u001b[31m\u0085\ud800\uffff]]><x a="&\n|`';

  it('stays well-formed whatever a driver says', () => {
    const elements = junit([result('a', 'failed', nasty), result('b', 'unsupported', nasty)], ['b'], nasty);
    const [failure] = named(elements, 'failure');
    assert.equal(failure?.text, '\\u0000\\u0085\\ud800\ufffd]]><x a="&\n|`');
  });

  it('does not grow with the message', () => {
    const [failure] = named(junit([result('a', 'failed', 'x'.repeat(100_000))]), 'failure');
    assert.match(failure?.text ?? '', /^x{4000}\.\.\. 96000 characters more$/);
  });
});
