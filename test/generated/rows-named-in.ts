/** Returns the ids of the interface rows that a docstring names, each in backticks behind `Interface row:`. */
export function rowsNamedIn(docstring: string): string[] {
  const [, ...lists] = docstring.split(/Interface rows?:/);
  return lists.flatMap((list) => Array.from(list.matchAll(/`([^`]+)`/g), ([, id = '']) => id));
}
