import { lineWidth } from './wrap-text';

/**
 * Writes a table that fits the screen.
 *
 * @param header - The names of the columns.
 * @param rows - Their content; numbers stand on the right.
 * @returns Lines of text. The last column is cut where the screen ends, the others never are.
 */
export function tableLines(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string[] {
  const last = header.length - 1;
  const widths = header.map((name, column) =>
    rows.reduce((width, row) => Math.max(width, String(row[column]).length), name.length),
  );
  return [header, ...rows].map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      const isNumber = typeof rows[0]?.[column] === 'number';
      if (isNumber) return String(cell).padStart(width);
      return column === last ? String(cell) : String(cell).padEnd(width);
    });
    return cut(cells.join('  '), cells.slice(0, -1).join('  ').length);
  });
}

function cut(line: string, kept: number): string {
  if (line.length <= lineWidth) return line.trimEnd();
  return `${line.slice(0, Math.max(lineWidth - 1, kept)).trimEnd()}…`;
}
