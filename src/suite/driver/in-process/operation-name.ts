/**
 * Gives the name under which an implementation has the operation of a row.
 *
 * @param rowId - The row.
 * @param name - The name in the document.
 * @returns The name; for the one row whose name the document leaves open, the name that the known systems use.
 */
export function operationName(rowId: string, name: string): string {
  return rowId === 'Paginator.useFrameworkStyling' ? 'useTailwind' : name;
}
