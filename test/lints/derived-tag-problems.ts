import { interfaceRows } from '../../src/suite/rows/catalogue';
import type { ScenarioInfo } from '../../src/suite/scenarios/scenario-info';

const bootOnly = interfaceRows.filter(({ text }) => text.includes('Boot-only')).map(({ member }) => member);

/** The tags that follow from what the steps say. */
const derivedTags: readonly (readonly [tag: string, step: RegExp, what: string])[] = [
  ['@error', /^(?:it fails|the error )/, 'looks at an error'],
  [
    '@protected',
    /^the protected |^(?:the static operation )?"[^"]*"(?: of \w+)? is called from inside /,
    'calls from inside or reads what is protected',
  ],
  [
    '@boot-only',
    new RegExp(`^the static (?:operation "(?:${bootOnly.join('|')})"|property .* is set to)`),
    'sets process-wide state',
  ],
];

/**
 * Checks that a scenario has `@error`, `@protected` and `@boot-only` where a step calls for it, and only there.
 *
 * @param scenario - The scenario.
 * @returns One line for each tag that is missing or too much.
 */
export function derivedTagProblems({ tags, steps }: ScenarioInfo): string[] {
  return derivedTags.flatMap(([tag, pattern, what]) => {
    const step = steps.find((text) => pattern.test(text));
    if (tags.includes(tag) === (step !== undefined)) return [];
    return step === undefined
      ? [`expected a step that ${what}, as it has ${tag}, received none`]
      : [`expected ${tag}, as a step ${what}, received none: ${step}`];
  });
}
