import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Envelope,
  type Pickle,
  type PickleStep,
  type TestCase,
  type TestCaseFinished,
  type TestCaseStarted,
  type TestRunFinished,
  type TestRunStarted,
  type TestStepFinished,
  type TestStepResult,
  TestStepResultStatus,
  TimeConversion,
  type Timestamp,
} from '@cucumber/messages';
import { FeatureLineage } from './feature-lineage';
import { xmlAttribute, xmlCdata } from './xml-text';

interface Planned {
  readonly pickle: Pickle;
  readonly steps: ReadonlyMap<string, PickleStep>;
}

interface Attempt extends Planned {
  readonly started: TestCaseStarted;
  readonly finished: TestStepFinished[];
}

interface Case {
  readonly pickle: Pickle;
  /** Null when nothing came of any step. */
  readonly status: TestStepResultStatus | null;
  readonly xml: string;
}

// From the least to the most severe.
const severity = [
  TestStepResultStatus.UNKNOWN,
  TestStepResultStatus.PASSED,
  TestStepResultStatus.SKIPPED,
  TestStepResultStatus.PENDING,
  TestStepResultStatus.UNDEFINED,
  TestStepResultStatus.AMBIGUOUS,
  TestStepResultStatus.FAILED,
];

const stepWidth = 76;

/**
 * Writes `junit.xml`: a test case for every scenario, with its steps as output.
 *
 * A scenario is put into text as soon as it has ended, so that nothing of it has to be kept.
 */
export class JunitReport {
  readonly #file: string;
  readonly #features = new Map<string, FeatureLineage>();
  readonly #pickles = new Map<string, Pickle>();
  readonly #planned = new Map<string, Planned>();
  readonly #attempts = new Map<string, Attempt>();
  readonly #cases: Case[] = [];
  #started: TestRunStarted | null = null;

  /**
   * @param folder - The folder of reports, which is there.
   */
  constructor(folder: string) {
    this.#file = join(folder, 'junit.xml');
    // A run that is broken off leaves no report of another one behind.
    writeFileSync(this.#file, '');
  }

  /** Takes one message of Cucumber's; the last one writes the report. */
  add(envelope: Envelope): void {
    const { gherkinDocument, pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished } =
      envelope;
    if (testStepFinished !== undefined) {
      this.#attempts.get(testStepFinished.testCaseStartedId)?.finished.push(testStepFinished);
    } else if (testCaseStarted !== undefined) this.#start(testCaseStarted);
    else if (testCaseFinished !== undefined) this.#finish(testCaseFinished);
    else if (testCase !== undefined) this.#plan(testCase);
    else if (pickle !== undefined) this.#pickles.set(pickle.id, pickle);
    else if (gherkinDocument?.uri !== undefined)
      this.#features.set(gherkinDocument.uri, new FeatureLineage(gherkinDocument));
    else if (envelope.testRunStarted !== undefined) this.#started = envelope.testRunStarted;
    else if (envelope.testRunFinished !== undefined)
      writeFileSync(this.#file, this.#report(envelope.testRunFinished));
  }

  #plan({ id, pickleId, testSteps }: TestCase): void {
    const pickle = this.#pickles.get(pickleId);
    if (pickle === undefined) return;
    const byId = new Map(pickle.steps.map((step) => [step.id, step]));
    const steps = new Map<string, PickleStep>();
    for (const testStep of testSteps) {
      // Hooks have none.
      const step = byId.get(testStep.pickleStepId ?? '');
      if (step !== undefined) steps.set(testStep.id, step);
    }
    this.#planned.set(id, { pickle, steps });
  }

  #start(started: TestCaseStarted): void {
    const planned = this.#planned.get(started.testCaseId);
    if (planned !== undefined) this.#attempts.set(started.id, { ...planned, started, finished: [] });
  }

  #finish({ testCaseStartedId, timestamp, willBeRetried }: TestCaseFinished): void {
    const attempt = this.#attempts.get(testCaseStartedId);
    const feature = this.#features.get(attempt?.pickle.uri ?? '');
    this.#attempts.delete(testCaseStartedId);
    if (attempt === undefined || feature === undefined || willBeRetried) return;
    const { pickle, started } = attempt;
    const result = mostSevere(attempt.finished);
    const attributes = [
      xmlAttribute('classname', feature.document.feature?.name ?? pickle.uri),
      xmlAttribute('name', feature.nameOf(pickle)),
      xmlAttribute('time', secondsBetween(started.timestamp, timestamp)),
    ];
    const children = [...(result === null ? [] : failureOf(result)), ...outputOf(attempt, feature)];
    const xml = element('  ', 'testcase', attributes, children);
    this.#cases.push({ pickle, status: result?.status ?? null, xml });
  }

  #report({ timestamp }: TestRunFinished): string {
    const started = this.#started?.timestamp ?? timestamp;
    const statuses = this.#cases.map(({ status }) => status).filter((status) => status !== null);
    const skipped = statuses.filter((status) => status === TestStepResultStatus.SKIPPED).length;
    const passed = statuses.filter((status) => status === TestStepResultStatus.PASSED).length;
    const attributes = [
      xmlAttribute('name', 'Cucumber'),
      xmlAttribute('time', secondsBetween(started, timestamp)),
      xmlAttribute('tests', this.#cases.length),
      xmlAttribute('skipped', skipped),
      xmlAttribute('failures', statuses.length - skipped - passed),
      xmlAttribute('errors', 0),
      xmlAttribute('timestamp', isoText(started)),
    ];
    const cases = this.#cases.sort((a, b) => inOrderOfFiles(a.pickle, b.pickle));
    const texts = cases.map(({ xml }) => xml);
    return `<?xml version="1.0"?>\n${element('', 'testsuite', attributes, texts)}`;
  }
}

function element(
  indent: string,
  name: string,
  attributes: readonly string[],
  children: readonly string[],
): string {
  const start = `${indent}<${name}${attributes.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>\n${children.join('\n')}\n${indent}</${name}>`;
}

function mostSevere(finished: readonly TestStepFinished[]): TestStepResult | null {
  let worst: TestStepResult | null = null;
  for (const { testStepResult: result } of finished) {
    if (worst === null || severity.indexOf(result.status) >= severity.indexOf(worst.status)) worst = result;
  }
  return worst;
}

function failureOf({ status, exception, message }: TestStepResult): string[] {
  if (status === TestStepResultStatus.PASSED) return [];
  const isSkipped = status === TestStepResultStatus.SKIPPED;
  const attributes = isSkipped
    ? []
    : [...attribute('type', exception?.type), ...attribute('message', exception?.message)];
  return [withText(isSkipped ? 'skipped' : 'failure', attributes, exception?.stackTrace ?? message ?? '')];
}

function outputOf({ finished, steps }: Attempt, feature: FeatureLineage): string[] {
  const lines = finished.flatMap(({ testStepId, testStepResult: { status } }) => {
    const step = steps.get(testStepId);
    if (step === undefined) return [];
    const text = `${feature.keywordOf(step.astNodeIds[0] ?? '')} ${step.text.trim()}.`;
    return [`${`${text}.`.padEnd(stepWidth, '.')}${status.toLowerCase()}`];
  });
  return lines.length === 0 ? [] : [withText('system-out', [], lines.join('\n'))];
}

function attribute(name: string, value: string | undefined): string[] {
  return value === undefined || value === '' ? [] : [xmlAttribute(name, value)];
}

function withText(name: string, attributes: readonly string[], text: string): string {
  const start = `    <${name}${attributes.join('')}`;
  return text === '' ? `${start}/>` : `${start}>${xmlCdata(text)}</${name}>`;
}

function inOrderOfFiles(a: Pickle, b: Pickle): number {
  if (a.uri !== b.uri) return a.uri.localeCompare(b.uri);
  return (a.location?.line ?? 0) - (b.location?.line ?? 0);
}

function milliseconds(timestamp: Timestamp): number {
  return TimeConversion.timestampToMillisecondsSinceEpoch(timestamp);
}

function secondsBetween(start: Timestamp, end: Timestamp): number {
  const duration = TimeConversion.millisecondsToDuration(milliseconds(end) - milliseconds(start));
  return TimeConversion.durationToMilliseconds(duration) / 1000;
}

function isoText(timestamp: Timestamp): string {
  return new Date(milliseconds(timestamp)).toISOString().replace('.000Z', 'Z');
}
