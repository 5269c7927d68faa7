import type { ScenarioInfo } from '../scenarios/scenario-info';
import { printableText } from '../text/printable-text';
import type { ResultFile } from './result-file';
import type { ScenarioResult } from './verdict';

/**
 * Writes the results of a run as JUnit XML, for CI systems.
 *
 * @param file - The results.
 * @param scenarios - The same scenarios as the features have them, for their places.
 * @param known - The scenarios that fail as a list says; they are skipped, not failed.
 * @returns The document. It has no times, so the same run gives the same text.
 */
export function toJunit(
  file: ResultFile,
  scenarios: readonly ScenarioInfo[],
  known: ReadonlySet<string>,
): string {
  const { implementation, totals } = file;
  const infos = new Map(scenarios.map((info) => [info.id, info]));
  const skipped = totals.all.unsupported + totals.all.notRun + known.size;
  const suite = attributes({
    name: `${implementation.name} ${implementation.version}`,
    tests: totals.all.scenarios,
    failures: totals.all.failed - known.size,
    errors: 0,
    skipped,
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite${suite}>`,
    ...properties({
      suite: `${file.suite.name} ${file.suite.version}`,
      seed: file.seed,
      partial: file.partial,
    }),
    ...file.scenarios.flatMap((result) => testCase(result, infos.get(result.id), known.has(result.id))),
    '</testsuite>',
    '',
  ].join('\n');
}

function testCase(result: ScenarioResult, info: ScenarioInfo | undefined, isKnown: boolean): string[] {
  const { id, name, level, rows } = result;
  const place = info === undefined ? {} : { file: info.uri, line: info.line };
  return [
    `<testcase${attributes({ classname: info?.uri ?? '', name: `${id}: ${name}`, ...place })}>`,
    ...properties({ id, level, row: rows }),
    ...outcome(result, isKnown),
    '</testcase>',
  ];
}

function outcome({ status, message }: ScenarioResult, isKnown: boolean): string[] {
  const skipped = (reason: string): string[] => [`<skipped${attributes({ message: reason })}/>`];
  switch (status) {
    case 'passed':
      return [];
    case 'failed':
      if (isKnown) return skipped(`known failure: ${message}`);
      return [
        `<failure${attributes({ message: message.split('\n')[0] ?? '' })}>${escaped(message)}</failure>`,
      ];
    case 'unsupported':
      return skipped(`unsupported: ${message}`);
    case 'notRun':
      return skipped(`not run: ${message}`);
  }
}

/** Writes a property for each value; of a list, one of the same name for each entry. */
function properties(pairs: Readonly<Record<string, string | number | readonly string[]>>): string[] {
  const lines = Object.entries(pairs).flatMap(([name, values]) =>
    [values].flat().map((value) => `<property${attributes({ name, value })}/>`),
  );
  return ['<properties>', ...lines, '</properties>'];
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** XML has no way to write most control characters and halves of characters, so they are written out in words first. */
function escaped(text: string): string {
  return printableText(text)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"\n\t]/g, (character) => entities[character] ?? '');
}
