/** Says whether the id of a scenario fits a pattern: an id in which `*` stands for any part of one. */
export function fitsWildcards(pattern: string, id: string): boolean {
  return new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(id);
}
