import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { type Envelope, IdGenerator, type Pickle, TestStepResultStatus } from '@cucumber/messages';
import { JunitReport } from '../../../src/conformance/results/junit-report';
import { MessageReports } from '../../../src/conformance/results/message-reports';

const feature = `Feature: Signs & <wonders>

  Background:
    Given something "quoted"

  Scenario: A plain one
    When it is </script>

  Rule: The first rule

    Background:
      Given more

    Scenario: In a rule
      Then a step whose text is so long that no dots are needed to reach the column of the status, but one

    Scenario Outline: Numbers
      Then <n> is

      Examples: Small
        | n |
        | 1 |
        | 2 |

      Examples:
        | n  |
        | 10 |

    Scenario Outline: Number <n>
      Then <n> is

      Examples:
        | n |
        | 3 |
`;

const { PASSED, FAILED, SKIPPED, UNDEFINED, PENDING } = TestStepResultStatus;

// One list of results for each scenario: the hook before it, its steps, the hook after it.
const outcomes: readonly (readonly TestStepResultStatus[])[] = [
  [PASSED, PASSED, FAILED, PASSED],
  [PASSED, PASSED, PASSED, PASSED, PASSED],
  [SKIPPED, SKIPPED, SKIPPED, SKIPPED, PASSED],
  [PASSED, PASSED, PASSED, UNDEFINED, PASSED],
  [FAILED, SKIPPED, SKIPPED, SKIPPED, FAILED],
  [PASSED, PENDING, SKIPPED, SKIPPED, PASSED],
];

let clock = 0;
const now = (): { seconds: number; nanos: number } => {
  clock += 1;
  return { seconds: 1_700_000_000 + clock, nanos: 123_456_789 };
};

function messagesOf(uri: string): Envelope[] {
  const newId = IdGenerator.incrementing();
  const prefixed = (): string => `${uri}#${newId()}`;
  const parser = new Parser(new AstBuilder(prefixed), new GherkinClassicTokenMatcher());
  const document = { ...parser.parse(feature), uri };
  const pickles = compile(document, uri, prefixed);
  return [
    { gherkinDocument: { ...document, comments: [] } },
    ...pickles.map((pickle) => ({ pickle })),
    ...pickles.flatMap((pickle, index) => caseOf(pickle, outcomes[index] ?? [], prefixed)),
  ];
}

function caseOf(pickle: Pickle, statuses: readonly TestStepResultStatus[], newId: () => string): Envelope[] {
  const steps = pickle.steps.map((step) => ({
    id: newId(),
    pickleStepId: step.id,
    stepDefinitionIds: ['s'],
  }));
  const testSteps = [{ id: newId(), hookId: 'before' }, ...steps, { id: newId(), hookId: 'after' }];
  const testCaseId = newId();
  const id = newId();
  assert.equal(statuses.length, testSteps.length, pickle.name);
  return [
    { testCase: { id: testCaseId, pickleId: pickle.id, testSteps, testRunStartedId: 'run' } },
    { testCaseStarted: { id, testCaseId, attempt: 0, timestamp: now() } },
    ...testSteps.map((step, index) => {
      const status = statuses[index] ?? PASSED;
      const message = `expected "a" & <b>\n\tgot \u0007 ]]> in step ${index}`;
      const exception = { type: 'Oops', message, stackTrace: `Oops: ${message}\n    at x` };
      const details = status === FAILED ? { message: exception.stackTrace, exception } : {};
      const testStepResult = { status, duration: { seconds: 0, nanos: 1 }, ...details };
      return {
        testStepFinished: { testCaseStartedId: id, testStepId: step.id, testStepResult, timestamp: now() },
      };
    }),
    { testCaseFinished: { testCaseStartedId: id, timestamp: now(), willBeRetried: false } },
  ];
}

// The second file comes first by name.
const run: readonly Envelope[] = [
  { testRunStarted: { id: 'run', timestamp: { seconds: 1_700_000_000, nanos: 0 } } },
  ...messagesOf('features/b.feature'),
  ...messagesOf('features/a.feature'),
  { testRunFinished: { testRunStartedId: 'run', timestamp: now(), success: false } },
];

const ofCucumber = createRequire(require.resolve('@cucumber/cucumber'));
let folder = '';
const written = (name: string): string => readFileSync(join(folder, name), 'utf8');

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-reports-'));
  const messages = await MessageReports.begin(folder);
  const junit = new JunitReport(folder);
  for (const envelope of run) {
    messages.add(envelope);
    junit.add(envelope);
  }
  messages.close();
});

after(() => rmSync(folder, { recursive: true, force: true }));

describe("the reports are those of Cucumber's own formatters", () => {
  it('messages.ndjson', () => {
    assert.equal(written('messages.ndjson'), run.map((envelope) => `${JSON.stringify(envelope)}\n`).join(''));
  });

  it('cucumber.html', async () => {
    const { CucumberHtmlStream } = ofCucumber('@cucumber/html-formatter') as {
      CucumberHtmlStream: new () => Writable & AsyncIterable<string>;
    };
    const stream = new CucumberHtmlStream();
    for (const envelope of run) stream.write(envelope);
    stream.end();
    assert.equal(written('cucumber.html'), await text(stream));
    assert.equal(written('cucumber.html').includes('it is </script>'), false);
  });

  it('junit.xml', () => {
    const { default: formatter } = ofCucumber('@cucumber/junit-xml-formatter') as {
      default: { formatter(context: object): void };
    };
    const texts: string[] = [];
    const handlers: ((envelope: Envelope) => void)[] = [];
    formatter.formatter({
      options: {},
      on: (_event: string, handler: (envelope: Envelope) => void) => handlers.push(handler),
      write: (part: string) => texts.push(part),
    });
    for (const envelope of run) for (const handler of handlers) handler(envelope);
    assert.equal(written('junit.xml'), texts.join(''));
  });
});

describe('junit.xml', () => {
  it('is empty for a run that did not come to its end', () => {
    const junit = new JunitReport(folder);
    for (const envelope of run.slice(0, -1)) junit.add(envelope);
    assert.equal(written('junit.xml'), '');
  });
});
