/**
 * Says how many there are of something.
 *
 * @param count - The number.
 * @param one - What one of them is called.
 * @param many - What several are called; with an s at the end unless it is given.
 * @returns Such as `1 case` or `3 cases`.
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
