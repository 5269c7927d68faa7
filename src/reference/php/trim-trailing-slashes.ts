/**
 * Removes the slashes at the end of a path.
 *
 * @param path - The path.
 * @returns The path up to its last character that is no slash.
 */
export function trimTrailingSlashes(path: string): string {
  let { length } = path;
  while (path[length - 1] === '/') length -= 1;
  return path.slice(0, length);
}
