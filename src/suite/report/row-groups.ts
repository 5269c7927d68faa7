import { grouped } from '../grouped';
import { allRows } from '../rows/catalogue';
import type { Row } from '../rows/row';

/** The rows of one table of the document. */
export interface RowGroup {
  /** Such as `Paginator.own`. */
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

const tableTitles: Readonly<Record<string, string>> = {
  own: 'own operations',
  inherited: 'inherited operations',
  'conditional-attributes': 'conditional attributes',
  'forwarding-and-macros': 'forwarding and macros',
};

/**
 * Groups the interface by the tables of its document.
 *
 * @returns The tables in the order of the document, the statements of its prose last.
 */
export function rowGroups(): RowGroup[] {
  const groups = grouped(allRows, ({ component, table }) => `${component}.${table}`);
  return [...groups].map(([id, rows]) => ({ id, title: titleOf(rows[0]), rows }));
}

function titleOf(row: Row | undefined): string {
  if (row === undefined || row.kind === 'statement') return 'Statements of the prose';
  return `${row.component}: ${tableTitles[row.table] ?? row.table}`;
}
