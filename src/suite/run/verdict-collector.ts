import {
  type Attachment,
  type Envelope,
  type GherkinDocument,
  type Pickle,
  type TestCase,
  type TestStepResult,
  TestStepResultStatus,
} from '@cucumber/messages';
import type { ScenarioResult } from '../results/verdict';
import { describeScenario } from '../scenarios/describe-scenario';
import { isLaw, type ScenarioInfo } from '../scenarios/scenario-info';
import { attachmentTypes } from './attachment-types';
import { takeTranscript } from './kept-transcript';

interface Attempt {
  readonly pickle: Pickle;
  /** What each result is about: a step of the pickle, or none for a hook. */
  readonly stepIds: readonly (string | undefined)[];
  readonly results: TestStepResult[];
  readonly attachments: Attachment[];
}

/** Turns Cucumber's messages into verdicts as they arrive. */
export class VerdictCollector {
  readonly #documents = new Map<string, GherkinDocument>();
  readonly #scenarios = new Map<string, ScenarioInfo>();
  readonly #pickles = new Map<string, Pickle>();
  readonly #cases = new Map<string, TestCase>();
  readonly #attempts = new Map<string, Attempt>();
  /** What is wrong with feature files; when there is anything, no scenario runs. */
  readonly problems: string[] = [];

  /**
   * @param onPlan - Told of all scenarios in the features that were read, in their order, before the first one runs.
   * @param onResult - Told of every verdict as soon as it is known, with the messages that were exchanged with the driver
   *   as JSON lines; without any unless the scenario failed.
   */
  constructor(
    private readonly onPlan: (scenarios: readonly ScenarioInfo[]) => void,
    private readonly onResult: (result: ScenarioResult, transcript: string) => void,
  ) {}

  /** Takes one message of Cucumber's. */
  readonly accept = (envelope: Envelope): void => {
    const {
      gherkinDocument,
      pickle,
      parseError,
      testRunStarted,
      testCase,
      testCaseStarted,
      testStepFinished,
      attachment,
      testCaseFinished,
    } = envelope;
    if (gherkinDocument?.uri !== undefined) this.#documents.set(gherkinDocument.uri, gherkinDocument);
    if (parseError !== undefined) this.problems.push(`${parseError.source.uri}: ${parseError.message}`);
    if (pickle !== undefined) this.#plan(pickle);
    if (testRunStarted !== undefined) this.onPlan([...this.#scenarios.values()]);
    if (testCase !== undefined) this.#cases.set(testCase.id, testCase);
    if (testCaseStarted !== undefined) this.#start(testCaseStarted.id, testCaseStarted.testCaseId);
    if (testStepFinished !== undefined) {
      this.#attempts.get(testStepFinished.testCaseStartedId)?.results.push(testStepFinished.testStepResult);
    }
    if (attachment?.testCaseStartedId !== undefined) {
      this.#attempts.get(attachment.testCaseStartedId)?.attachments.push(attachment);
    }
    if (testCaseFinished !== undefined) this.#finish(testCaseFinished.testCaseStartedId);
  };

  #plan(pickle: Pickle): void {
    const document = this.#documents.get(pickle.uri);
    if (document === undefined) return;
    this.#pickles.set(pickle.id, pickle);
    this.#scenarios.set(pickle.id, describeScenario(document, pickle));
  }

  #start(attemptId: string, testCaseId: string): void {
    const testCase = this.#cases.get(testCaseId);
    const pickle = this.#pickles.get(testCase?.pickleId ?? '');
    if (testCase === undefined || pickle === undefined) return;
    const stepIds = testCase.testSteps.map(({ pickleStepId }) => pickleStepId);
    this.#attempts.set(attemptId, { pickle, stepIds, results: [], attachments: [] });
  }

  #finish(attemptId: string): void {
    const attempt = this.#attempts.get(attemptId);
    const scenario = this.#scenarios.get(attempt?.pickle.id ?? '');
    if (attempt === undefined || scenario === undefined) return;
    this.#attempts.delete(attemptId);
    const judged = judge(attempt);
    if (judged === null) return;
    const { id, name, level, traits, rows, digest } = scenario;
    const generated = isLaw(scenario) ? ({ generated: true } as const) : {};
    this.onResult({ id, name, level, traits, rows, digest, ...judged, ...generated }, takeTranscript());
  }
}

function attached({ attachments }: Attempt, kind: keyof typeof attachmentTypes): string | undefined {
  return attachments.find(({ mediaType }) => mediaType === attachmentTypes[kind])?.body;
}

/** Returns null for a scenario that Cucumber skipped itself, as it does after the first failure with --fail-fast. */
function judge(attempt: Attempt): Pick<ScenarioResult, 'status' | 'message' | 'failedStep'> | null {
  const { pickle, stepIds, results } = attempt;
  const bad = results.find(({ status }) => !isGood(status));
  if (bad !== undefined) {
    const stepId = stepIds[results.indexOf(bad)];
    // Counts the background's steps too, as ScenarioInfo does; a hook is none of them.
    const index = pickle.steps.findIndex(({ id }) => id === stepId);
    const message = failureMessage(bad, pickle.steps[index]?.text);
    return { status: 'failed', message, ...(index < 0 ? {} : { failedStep: index + 1 }) };
  }
  for (const status of ['unsupported', 'notRun'] as const) {
    const reason = attached(attempt, status);
    if (reason !== undefined) return { status, message: reason };
  }
  const skipped = results.some(({ status }) => status === TestStepResultStatus.SKIPPED);
  if (skipped || results.length === 0) return null;
  return { status: 'passed', message: '' };
}

function isGood(status: TestStepResultStatus): boolean {
  return status === TestStepResultStatus.PASSED || status === TestStepResultStatus.SKIPPED;
}

/** The message without the stack: what a person needs is what was expected and what was received. */
function failureMessage({ status, message, exception }: TestStepResult, step?: string): string {
  const text = exception?.message ?? message;
  if (text !== undefined) return text.trim();
  return status === TestStepResultStatus.UNDEFINED
    ? `no step definition matches: ${step}`
    : `${step ?? 'a hook'}: ${status.toLowerCase()}`;
}
