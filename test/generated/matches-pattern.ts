/**
 * Says whether the id of a scenario fits a pattern.
 *
 * @param pattern - An id; `*` stands for any part of one.
 * @param id - The id.
 * @returns Whether it does.
 */
export function matchesPattern(pattern: string, id: string): boolean {
  return new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(id);
}
