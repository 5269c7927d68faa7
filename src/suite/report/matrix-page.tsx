import type { LevelTotals, RecordedResult } from '../results/result-file';
import type { Totals } from '../results/verdict';
import { levels, type ScenarioInfo } from '../scenarios/scenario-info';
import { percent } from '../text/percent';
import { traits } from '../traits/trait-catalogue';
import { stanceOn } from '../traits/trait-choice';
import { distinctTitles } from './distinct-titles';
import { matrixData } from './matrix-data';
import { pageDocument } from './page-document';
import { printableCopy } from './printable-copy';
import { type RowGroup, rowGroups } from './row-groups';
import { SelectField } from './select-field';

/**
 * Writes the page of all implementations.
 *
 * @param given - Their results, in the order of the columns.
 * @param scenarios - Every scenario there is.
 * @returns An HTML document that is complete in itself.
 */
export function matrixPage(given: readonly RecordedResult[], scenarios: readonly ScenarioInfo[]): string {
  const files = printableCopy(given);
  const titles = distinctTitles(files);
  return pageDocument({
    title: 'Conformance of implementations – Touchstone',
    script: 'matrix-page.js',
    data: matrixData(files, scenarios),
    body: (
      <main class="wide">
        <header>
          <p class="eyebrow">Conformance to the Resource Collection and Simple Paginator Interface</p>
          <h1>Implementations</h1>
          <p class="note">
            <b>Coverage</b> is how much of the suite was run, <b>divergence</b> how much of what was run
            failed. A cell says how many of the scenarios about a row passed, and opens to them; a dash stands
            for what an implementation does not claim.
          </p>
        </header>
        <Controls titles={titles} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: those without a mouse scroll it with the arrow keys. */}
        <section class="scroll" tabIndex={0} aria-label="Matrix">
          <table class="matrix">
            <thead>
              <tr>
                <td />
                {titles.map((title, index) => (
                  <th key={title} scope="col" data-c={index}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <FigureRows files={files} />
            {rowGroups().map((group) => (
              <GroupRows key={group.id} group={group} files={files} />
            ))}
          </table>
        </section>
        <p id="same" hidden>
          The two do not differ in any scenario.
        </p>
        <dialog id="cell" aria-labelledby="cell-title">
          <form method="dialog">
            <h2 id="cell-title">Scenarios</h2>
            <button type="submit">Close</button>
          </form>
          <ul class="scenarios" />
        </dialog>
      </main>
    ),
  });
}

function Controls({ titles }: { readonly titles: readonly string[] }) {
  const choices = titles.map((title) => [title, title] as const);
  const orders = [
    ['', 'name'],
    ['coverage', 'coverage'],
    ['divergence', 'divergence'],
  ] as const;
  return (
    <form id="controls" class="filters" aria-label="Order and comparison">
      <SelectField name="sort" label="Sort by" choices={orders} />
      <SelectField name="a" label="Compare" choices={[['', 'all'], ...choices]} />
      <SelectField name="b" label="with" choices={[['', 'nothing'], ...choices]} />
      <button type="reset">Clear</button>
      <output name="said" aria-live="polite" />
    </form>
  );
}

function FigureRows({ files }: { readonly files: readonly RecordedResult[] }) {
  const levelRows = (head: string, totalsOf: (file: RecordedResult) => LevelTotals) =>
    [...levels, 'all' as const].map(
      (level) => [`${head}: ${level}`, (file: RecordedResult) => figures(totalsOf(file)[level])] as const,
    );
  const rows = [
    ...levelRows('Portable core', ({ core }) => core),
    ...traits.map(
      ({ name }) => [`Trait: ${name}`, (file: RecordedResult) => traitFigures(file, name)] as const,
    ),
    ...levelRows('All scenarios', ({ totals }) => totals),
  ];
  return (
    <tbody class="sums">
      <tr>
        <th scope="rowgroup" colSpan={files.length + 1}>
          Coverage, and divergence below it
        </th>
      </tr>
      {rows.map(([name, shown]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {files.map((file, index) => (
            <td key={index} data-c={index}>
              {shown(file)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function figures({ coverage, divergence, failed }: Totals) {
  return (
    <>
      {percent(coverage)}
      <br />
      <span class={failed > 0 ? 'bad' : undefined}>{percent(divergence)}</span>
    </>
  );
}

/** What a driver does not follow has no figures, and says so. */
function traitFigures({ byTrait, declared: { traits: declared } }: RecordedResult, name: string) {
  const stance = stanceOn(declared, name);
  const entry = byTrait.find(({ trait }) => trait === name);
  if (stance !== 'followed') return <small>{stance}</small>;
  // What was recorded before there was this trait says nothing of it.
  return entry === undefined ? '–' : figures(entry.totals);
}

function GroupRows({
  group,
  files,
}: {
  readonly group: RowGroup;
  readonly files: readonly RecordedResult[];
}) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={files.length + 1}>
          {group.title}
        </th>
      </tr>
      {group.rows.map(({ id, name }) => (
        <tr key={id} data-row={id}>
          <th scope="row">
            <code>{name}</code>
          </th>
          {files.map((file, index) => (
            <td key={index} data-c={index}>
              <Cell file={file} id={id} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Cell({ file, id }: { readonly file: RecordedResult; readonly id: string }) {
  const row = file.rows.find((candidate) => candidate.id === id);
  if (row === undefined || row.scenarios === 0) return null;
  const { scenarios, passed, failed, unsupported } = row;
  const [kind, text] =
    failed > 0
      ? ['failed', `✗ ${passed}/${scenarios}`]
      : unsupported === scenarios
        ? ['none', '–']
        : ['passed', `${passed}/${scenarios}`];
  return (
    <button type="button" class={kind}>
      {text}
    </button>
  );
}
