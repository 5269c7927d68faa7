import { Writable } from 'node:stream';
import { runCucumber } from '@cucumber/cucumber/api';
import type { Envelope, StepDefinition } from '@cucumber/messages';
import { packageRoot } from '../package-root';
import { supportCode } from '../run/support-code';

/**
 * Matches every step of the features with the step definitions, without running any.
 *
 * @returns One line for each step definition that no step uses, and for each step that none or several match.
 */
export async function lintSteps(): Promise<string[]> {
  const definitions: StepDefinition[] = [];
  const used = new Set<string>();
  const problems = new Set<string>();
  const stepTexts = new Map<string, string>();
  const accept = ({ stepDefinition, pickle, testCase }: Envelope): void => {
    if (stepDefinition !== undefined) definitions.push(stepDefinition);
    for (const { id, text } of pickle?.steps ?? []) stepTexts.set(id, text);
    for (const { pickleStepId, stepDefinitionIds } of testCase?.testSteps ?? []) {
      if (pickleStepId === undefined) continue;
      for (const id of stepDefinitionIds ?? []) used.add(id);
      const count = stepDefinitionIds?.length ?? 0;
      if (count !== 1)
        problems.add(`expected one step definition for "${stepTexts.get(pickleStepId)}", received ${count}`);
    }
  };
  await dryRun(accept);
  const unused = definitions.filter(({ id }) => !used.has(id));
  return [
    ...problems,
    ...unused.map(
      ({ pattern, sourceReference }) => `no step uses "${pattern.source}" (${sourceReference.uri})`,
    ),
  ];
}

async function dryRun(accept: (envelope: Envelope) => void): Promise<void> {
  const stdout = new Writable({ write: (_chunk, _encoding, done) => done() });
  await runCucumber(
    {
      sources: {
        defaultDialect: 'en',
        paths: ['features/**/*.feature'],
        names: [],
        tagExpression: '',
        order: 'defined',
      },
      support: supportCode(),
      runtime: {
        dryRun: true,
        failFast: false,
        filterStacktraces: true,
        parallel: 0,
        retry: 0,
        retryTagFilter: '',
        strict: true,
        worldParameters: {},
      },
      formats: { stdout: 'summary', files: {}, publish: false, options: {} },
    },
    { cwd: packageRoot, stdout },
    accept,
  );
}
