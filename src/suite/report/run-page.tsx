import type { Diagnosis } from '../diagnosis/diagnosis';
import { diagnosisText } from '../diagnosis/diagnosis-text';
import { differenceInWords, type Piece } from '../results/difference';
import { type FailureCause, failureCauses } from '../results/failure-causes';
import type { ResultFile } from '../results/result-file';
import { counted } from '../text/counted';
import { percent } from '../text/percent';
import { shortened } from '../text/shortened';
import { Bar, Figures } from './figures';
import { FilterBar } from './filter-bar';
import { MessageRoom } from './message-room';
import { pageDocument } from './page-document';
import { printableCopy } from './printable-copy';
import { rowContents } from './row-contents';
import { RowEntry } from './row-entry';
import { type RowGroup, rowGroups } from './row-groups';
import type { RunReport } from './run-report';

/** How many causes are listed before one has to ask for the rest. */
const shownCauses = 10;

/** How much is shown of each side of a difference beside its cause. */
const longestSide = 72;

/**
 * Writes the page of a run.
 *
 * @param run - The run.
 * @returns An HTML document that is complete in itself.
 */
export function runPage(run: RunReport): string {
  const report = {
    ...run,
    file: printableCopy(run.file),
    date: printableCopy(run.date),
    rerun: (id: string) => printableCopy(run.rerun(id)),
  };
  const { file, known } = report;
  const causes = failureCauses(file.scenarios, known, file.diagnosis);
  const groups = groupsIn(file);
  const { name, version } = file.implementation;
  return pageDocument({
    title: `${name} ${version} – Touchstone`,
    script: 'run-page.js',
    data: null,
    body: (
      <main>
        <Head report={report} />
        <Causes causes={causes} diagnosis={file.diagnosis} />
        <Figures file={file} />
        <section aria-labelledby="rows">
          <h2 id="rows">Interface rows</h2>
          <FilterBar groups={groups} traits={file.byTrait.map(({ trait }) => trait)} />
          <p id="nothing" hidden>
            No scenario matches these filters.
          </p>
          <Groups groups={groups} causes={causes} report={report} />
        </section>
      </main>
    ),
  });
}

/** A part of the suite leaves rows out. */
function groupsIn({ rows }: ResultFile): RowGroup[] {
  const asked = new Set(rows.filter(({ scenarios }) => scenarios > 0).map(({ id }) => id));
  return rowGroups()
    .map((group) => ({ ...group, rows: group.rows.filter(({ id }) => asked.has(id)) }))
    .filter((group) => group.rows.length > 0);
}

function Head({ report }: { readonly report: RunReport }) {
  const { implementation, suite, partial, seed, core } = report.file;
  const { name, version, language, languageVersion = '', homepage = '' } = implementation;
  const title = `${name} ${version}`;
  const facts = [
    `${language} ${languageVersion}`.trim(),
    `suite ${suite.name} ${suite.version}`,
    `seed ${seed}`,
    ...(report.date === null ? [] : [report.date]),
  ];
  return (
    <header>
      <p class="eyebrow">Conformance to the Resource Collection and Simple Paginator Interface</p>
      <h1>{/^https?:\/\//.test(homepage) ? <a href={homepage}>{title}</a> : title}</h1>
      <p>{facts.join(' · ')}</p>
      <p class={report.verdict.conforms ? 'verdict good' : 'verdict bad'}>{report.verdict.lines.join(' ')}</p>
      {partial.length === 0 ? null : (
        <p class="partial">
          <b>Partial run:</b> {partial.join(', ')}
        </p>
      )}
      <div class="headline">
        <p>
          <strong>{percent(core.all.coverage)}</strong> coverage of the portable core
        </p>
        <p>
          <strong class={core.all.failed > 0 ? 'bad' : undefined}>{percent(core.all.divergence)}</strong>{' '}
          divergence among its scenarios that ran
        </p>
        <p class="wide">
          <Bar totals={core.all} />
        </p>
      </div>
    </header>
  );
}

function Causes(props: {
  readonly causes: readonly FailureCause[];
  readonly diagnosis: Diagnosis | undefined;
}) {
  const { causes, diagnosis } = props;
  if (causes.length === 0) return null;
  const [shown, rest] = [causes.slice(0, shownCauses), causes.slice(shownCauses)];
  const count = causes.reduce((sum, { others }) => sum + 1 + others.length, 0);
  return (
    <section aria-labelledby="causes">
      <h2 id="causes">Where to start</h2>
      {diagnosis === undefined ? null : <p class="diagnosis">{diagnosisText(diagnosis)}.</p>}
      <p class="note">
        {counted(count, 'failure')}, in {counted(causes.length, 'way')}.{' '}
        {diagnosis === undefined
          ? 'Stated ones come first'
          : 'Those about the rows named above come first, then stated ones'}
        , then those that need no trait, then those that most scenarios share.
      </p>
      <CauseList causes={shown} />
      {rest.length === 0 ? null : (
        <details>
          <summary>{rest.length} more</summary>
          <CauseList causes={rest} />
        </details>
      )}
    </section>
  );
}

function CauseList({ causes }: { readonly causes: readonly FailureCause[] }) {
  return (
    <ol class="causes">
      {causes.map(({ row, first, others, isKnown, message: { sides }, difference }) => (
        <li key={first.id}>
          <span class="tag">{first.level}</span> {isKnown ? <span class="tag known">known</span> : null}{' '}
          <code>{row}</code> <a href={`#scenario=${first.id}`}>{first.name}</a>
          {others.length === 0 ? null : <small> and {others.length} more</small>}
          {difference === null ? null : (
            <small class="short">
              {(sides && differenceInWords(sides)) ?? (
                <>
                  expected <Words pieces={difference.expected} />, received{' '}
                  <Words pieces={difference.received} />
                </>
              )}
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}

/** One side of a difference: all of it, or else the words that differ, as far as they fit a line. */
function Words({ pieces }: { readonly pieces: readonly Piece[] }) {
  const whole = pieces.map(({ text }) => text).join('');
  if (whole.length <= longestSide) return <code>{whole}</code>;
  const words = pieces.flatMap(({ text, differs }) => (differs ? [text.trim()] : [])).join(' … ');
  if (words === '') return <>nothing of that</>;
  return <code>{shortened(words, longestSide)}</code>;
}

function Groups(props: {
  readonly groups: readonly RowGroup[];
  readonly causes: readonly FailureCause[];
  readonly report: RunReport;
}) {
  const { groups, causes, report } = props;
  const room = new MessageRoom();
  const contents = rowContents(groups, report.file.scenarios, causes);
  return (
    <>
      {groups.map(({ id, title, rows }) => (
        <section key={id} class="group" data-table={id}>
          <h3>{title}</h3>
          {rows
            .flatMap((row) => contents.get(row) ?? [])
            .map((content) => (
              <RowEntry key={content.row.id} contents={content} report={report} room={room} />
            ))}
        </section>
      ))}
    </>
  );
}
