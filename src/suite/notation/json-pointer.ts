/**
 * Returns the keys that a JSON pointer (RFC 6901) leads through.
 *
 * @param pointer - Such as `/meta/current_page`; empty for the whole document.
 * @returns The keys from the outside in.
 */
export function keysOfPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * Writes a key as a part of a JSON pointer.
 *
 * @param key - The key of an object, or a position in a list.
 * @returns The part, with its slash.
 */
export function partOfPointer(key: string | number): string {
  return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
