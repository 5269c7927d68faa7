/**
 * Takes scheme and host off a URL: a paginator may put those of the application before a base path that has none.
 *
 * @param url - A URL, or its path.
 * @returns What is left, which begins with a slash where something was taken off.
 */
export function withoutOrigin(url: string): string {
  return url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*\/?/i, '/');
}
