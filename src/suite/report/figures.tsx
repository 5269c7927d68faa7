import { type FigureRow, levelRows, traitRows } from '../results/figure-rows';
import type { ResultFile } from '../results/result-file';
import type { Totals } from '../results/verdict';
import { percent } from '../text/percent';

/**
 * Shows the two figures of the portable core, of each trait and of all scenarios, as numbers and as bars.
 *
 * @param props - The results.
 * @returns Three tables.
 */
export function Figures({ file }: { readonly file: ResultFile }) {
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">Figures</h2>
      <p class="note">
        <b>Divergence</b> is how much of what was run failed. <b>Coverage</b> is how much of the suite was
        run: the rest is not claimed. The portable core is what every port is asked; a trait is a habit of PHP
        that a port may decline.
      </p>
      <FigureTable head="Portable core" rows={levelRows(file.core)} />
      <FigureTable head="Trait" rows={traitRows(file)} />
      <FigureTable head="All scenarios" rows={levelRows(file.totals)} />
    </section>
  );
}

function FigureTable({ head, rows }: { readonly head: string; readonly rows: readonly FigureRow[] }) {
  if (rows.length === 0) return null;
  return (
    <table class="figures">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Divergence</th>
          <th scope="col">Coverage</th>
          <th scope="col">Scenarios</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, totals, instead }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {instead === undefined ? (
              <>
                <td class={totals.failed > 0 ? 'number bad' : 'number'}>{percent(totals.divergence)}</td>
                <td class="number">{percent(totals.coverage)}</td>
              </>
            ) : (
              <td colSpan={2} class="number quiet">
                {instead}
              </td>
            )}
            <td>
              <Bar totals={totals} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Shows verdicts as one bar.
 *
 * @param props - How many there are of each.
 * @returns The bar, with what it shows in words.
 */
export function Bar({ totals }: { readonly totals: Totals }) {
  const { scenarios, passed, failed, unsupported, notRun } = totals;
  const parts = [
    ['passed', passed],
    ['failed', failed],
    ['unsupported', unsupported],
    ['not run', notRun],
  ] as const;
  const words = parts.filter(([, count]) => count > 0).map(([verdict, count]) => `${count} ${verdict}`);
  return (
    <>
      <span class="bar" aria-hidden="true">
        {parts
          .slice(0, 2)
          .map(([verdict, count]) =>
            count === 0 ? null : (
              <i key={verdict} class={verdict} style={`width:${((count / scenarios) * 100).toFixed(2)}%`} />
            ),
          )}
      </span>
      <small>{words.length === 0 ? 'none' : words.join(', ')}</small>
    </>
  );
}
