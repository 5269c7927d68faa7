import type { ScenarioResult } from '../results/verdict';
import { shortened } from '../text/shortened';
import { FailureEntry } from './failure-entry';
import type { MessageRoom } from './message-room';
import type { RowContents } from './row-contents';
import type { RunReport } from './run-report';

interface RowProps {
  readonly contents: RowContents;
  readonly report: RunReport;
  readonly room: MessageRoom;
}

/**
 * Shows a row of the interface with its scenarios.
 *
 * @param props - The row, its scenarios, and the run they are of.
 * @returns A box that opens; failures come first. A scenario about several rows stands under the first of them, and the
 *   script of the page lists it under the others. A scenario passed unless an attribute says otherwise.
 */
export function RowEntry({ contents, report, room }: RowProps) {
  const { row, results, causes, own, also } = contents;
  return (
    <details class="row" id={`row=${row.id}`}>
      <summary>
        <Mark results={results} /> <code>{row.name}</code> <small>{countsOf(results)}</small>
      </summary>
      <p>{row.text}</p>
      <ul class="scenarios">
        {causes.map((cause) => (
          <FailureEntry key={cause.first.id} cause={cause} report={report} room={room} />
        ))}
        {own.map(({ id, name, status, level, traits, message }) => (
          <li
            key={id}
            data-v={status === 'passed' ? undefined : status}
            data-l={level}
            data-t={attribute(traits)}
          >
            {name} <code>{id}</code>
            {message === '' ? null : <small> {shortened(message, longest)}</small>}
          </li>
        ))}
      </ul>
      {also.length === 0 ? null : (
        <p class="note" data-also={also.join(' ')}>
          {own.length + causes.length === 0 ? '' : 'and '}
          {also.length} listed under another row
        </p>
      )}
    </details>
  );
}

/** Most scenarios have no trait, and there are thousands of them: what is empty is left out. */
function attribute(names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : names.join(' ');
}

/** How much is shown of a message: hundreds of scenarios may be left out for one reason. */
const longest = 120;

function Mark({ results }: Pick<RowContents, 'results'>) {
  const has = (wanted: string): boolean => results.some(({ status }) => status === wanted);
  if (has('failed')) return <span class="mark failed">✗</span>;
  if (has('passed')) return <span class="mark passed">✓</span>;
  return <span class="mark">–</span>;
}

function countsOf(results: readonly ScenarioResult[]): string {
  const names = {
    failed: 'failed',
    passed: 'passed',
    unsupported: 'unsupported',
    notRun: 'not run',
  } as const;
  return Object.entries(names)
    .map(([verdict, name]) => [results.filter(({ status }) => status === verdict).length, name] as const)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}`)
    .join(', ');
}
