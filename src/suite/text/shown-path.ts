import { relative, resolve } from 'node:path';

/**
 * Writes a path as a person would type it in the current folder.
 *
 * @param path - The path.
 * @param elsewhere - What to write when it is not in the current folder; the full path unless it is given.
 * @returns The way from the current folder to what is in it.
 */
export function shownPath(path: string, elsewhere: string = resolve(path)): string {
  const way = relative(process.cwd(), path) || '.';
  return way === '..' || way.startsWith('../') ? elsewhere : way;
}
