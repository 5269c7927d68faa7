import type { ImplementationInfo } from '../../src/suite/protocol/wire';
import type { RunReport } from '../../src/suite/report/run-report';
import { readRecordedResults } from '../../src/suite/results/recorded-results';
import { seenOn } from '../../src/suite/results/seen-on';
import { toResultFile } from '../../src/suite/results/to-result-file';
import type { ScenarioResult } from '../../src/suite/results/verdict';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import type { ScenarioInfo } from '../../src/suite/scenarios/scenario-info';
import { traits } from '../../src/suite/traits/trait-catalogue';
import { sampleDescription } from '../sample-description';
import { resultOf } from '../suite/results/sample-result';

const scenarios = readScenarios();

/** What somebody might write where a driver may write: markup, quotes, escape sequences, reordering, half a character. */
export const hostileText =
  '"\'><img src=x onerror="window.hacked=1"><script>window.hacked=1</script></script>' +
  '<!-- \u001b[31mred\u001b]0;title\u0007 \u202eright\u0000\ud800 &lt;b&gt; javascript:alert(1)';

/** A run of the whole suite with 200 failures that have nothing in common, and 700 scenarios that are not claimed. */
export function largeRun(): RunReport {
  const results = scenarios.map((scenario, index): ScenarioResult => {
    if (index % 16 === 0 && index < 3200) return failed(scenario, differing(index));
    if (index % 4 !== 1 || index > 2800) return resultOf(scenario, 'passed', '');
    const reason = `Paginator has no ${scenario.rows[0]} in the version that is judged here, and so it is not asked`;
    return resultOf(
      scenario,
      'unsupported',
      `needs ${scenario.rows[0]}, which the driver declares it does not serve (${reason})`,
    );
  });
  return report({ name: 'acme-pages', version: '2.1.0', language: 'ruby' }, results);
}

/** A run in which every text that comes from a driver is {@link hostileText}. */
export function hostileRun(): RunReport {
  const results = scenarios.map((scenario, index): ScenarioResult => {
    if (index % 100 === 0)
      return failed(
        scenario,
        `${hostileText}\n  expected: ${hostileText}\n  received: ${hostileText}!${index}`,
      );
    if (index % 100 === 1) return failed(scenario, `${hostileText} ${index}`);
    return index % 100 === 2
      ? resultOf(scenario, 'unsupported', hostileText)
      : resultOf(scenario, index % 100 === 3 ? 'notRun' : 'passed', index % 100 === 3 ? hostileText : '');
  });
  const implementation = {
    name: hostileText,
    version: hostileText,
    language: hostileText,
    languageVersion: hostileText,
    homepage: `javascript:${hostileText}`,
  };
  return report(implementation, results, [hostileText]);
}

function report(
  implementation: ImplementationInfo,
  results: readonly ScenarioResult[],
  partial: readonly string[] = [],
): RunReport {
  const said = partial[0] ?? 'Ada & Bo';
  const description = sampleDescription({
    implementation,
    capabilities: partial,
    traits: {
      follows: ['*'],
      declines: ['messages'],
      notApplicable: [{ trait: traits[0]?.name ?? '', reason: said }],
    },
  });
  const infos = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  const request = { method: 'call', params: { target: 'p1', operation: 'url', args: [said, said] } };
  const lines = Array.from({ length: 6 }, () => JSON.stringify({ request, outcome: { value: said } }));
  return {
    file: toResultFile({ description, seed: 7, partial, results }),
    verdict: {
      conforms: false,
      lines: [`Does not conform: ${results.filter(isFailed).length} scenarios failed.`],
    },
    date: partial[0] ?? null,
    known: new Set(
      results
        .filter(isFailed)
        .slice(0, 5)
        .map(({ id }) => id),
    ),
    scenario: (id) => infos.get(id),
    rerun: (id) => `npm run conformance -- --scenario ${id} --driver '${said}' --seed 7`,
    transcript: () => lines.join('\n'),
    seenOn: seenOn(readRecordedResults().files),
  };
}

function isFailed({ status }: ScenarioResult): boolean {
  return status === 'failed';
}

function failed(scenario: ScenarioInfo, message: string): ScenarioResult {
  return { ...resultOf(scenario, 'failed', message), failedStep: scenario.steps.length };
}

function differing(index: number): string {
  const value = (word: string): string =>
    `{"data": [{"id": 1, "name": "Ada"}, {"id": 2, "name": "Bo"}], "links": {"first": "/users?page=1", "next": "/users?page=${word}${index}"}}`;
  return `toResponse(${index}) of <AnonymousResourceCollection o1>\n  expected: ${value('a')}\n  received: ${value('b')}`;
}
