/** The members that are about what each option of the paginator's constructor sets. */
const membersOfOptions: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    path: ['$path', 'path', 'setPath', 'withPath'],
    query: ['$query', 'appends', 'appendArray', 'addQuery', 'withQueryString'],
    fragment: ['$fragment', 'fragment'],
    pageName: ['$pageName', 'getPageName', 'setPageName'],
  }),
);

/**
 * Lists the rows about what an option of the paginator's constructor sets; a driver that serves one of them serves the option.
 *
 * @param option - The option.
 * @returns Their ids; none for an option that the interface does not name.
 */
export function rowsOfOption(option: string): string[] {
  return (membersOfOptions.get(option) ?? []).map((member) => `Paginator.${member}`);
}
