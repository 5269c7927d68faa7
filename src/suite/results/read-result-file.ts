import { readFileSync } from 'node:fs';
import { schemaProblem } from '../protocol/message-check';
import { printableText } from '../text/printable-text';
import { UsageError } from '../usage/usage-error';
import { withFile } from '../usage/with-file';
import { countVerdicts } from './count-verdicts';
import { fromRecord, type RecordForm } from './record-form';
import { type RecordedResult, type ResultFile, schemaVersion } from './result-file';

/**
 * Reads the results of a run.
 *
 * @param path - A conformance.json.
 * @returns The results.
 * @throws UsageError naming the file, the place in it, and what was expected and received there.
 */
export function readResultFile(path: string): ResultFile {
  return resultFile(path, parse(path, textOf(path)));
}

/** Tests run many commands in one process: a file whose text has not changed is checked once. */
const cache = new Map<string, { readonly text: string; readonly result: RecordedResult }>();

/**
 * Reads the results of a run, or what was recorded of one.
 *
 * @param path - A conformance.json or a record.
 * @returns The results.
 * @throws UsageError naming the file, the place in it, and what was expected and received there.
 */
export function readResult(path: string): RecordedResult {
  const text = textOf(path);
  const before = cache.get(path);
  if (before?.text === text) return before.result;
  const content = parse(path, text);
  const isRecord = typeof content === 'object' && content !== null && 'verdicts' in content;
  const result = isRecord
    ? checked(path, 'recorded-result.json', content, (record) => fromRecord(record as RecordForm))
    : resultFile(path, content);
  cache.set(path, { text, result });
  return result;
}

function resultFile(path: string, content: unknown): ResultFile {
  return checked(path, 'conformance-result.json', content, (result) => result as ResultFile);
}

function checked<R extends RecordedResult>(
  path: string,
  schema: string,
  content: unknown,
  toResult: (content: unknown) => R,
): R {
  const problem = versionProblem(content) ?? schemaProblem(schema, content);
  if (problem !== null) throw new UsageError(`${path}: ${printableText(problem, { oneLine: true })}`);
  const result = toResult(content);
  const contradiction = contradictionIn(result);
  if (contradiction !== null) throw new UsageError(`${path}: ${contradiction}`);
  return result;
}

function textOf(path: string): string {
  return withFile(path, () => readFileSync(path, 'utf8'));
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    const reason = printableText((thrown as Error).message, { oneLine: true });
    throw new UsageError(`${path}: expected the results of a run as JSON: ${reason}`);
  }
}

/** Of another version nothing else can be said: that it lacks this or that would not help. */
function versionProblem(content: unknown): string | null {
  if (typeof content !== 'object' || content === null || !('schemaVersion' in content)) return null;
  const { schemaVersion: version } = content;
  if (version === schemaVersion || typeof version !== 'number') return null;
  const which = version < schemaVersion ? 'an older' : 'a newer';
  return `expected results of schemaVersion ${schemaVersion}, received ${version}: they were written by ${which} version of the suite`;
}

/** The figures speak for the scenarios, so they have to be those of the scenarios. */
function contradictionIn({ scenarios, totals }: RecordedResult): string | null {
  const seen = new Set<string>();
  const twice = scenarios.find(({ id }) => seen.size === seen.add(id).size);
  if (twice !== undefined) return `expected every scenario once, received "${twice.id}" twice`;
  for (const [name, count] of Object.entries(countVerdicts(scenarios))) {
    const received = totals.all[name as keyof typeof totals.all];
    if (received !== count)
      return `at /totals/all/${name}: expected ${count}, as in the scenarios, received ${received}`;
  }
  return null;
}
