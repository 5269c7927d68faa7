/** A URL taken apart. */
export interface UrlParts {
  /** What comes before the first "?" or "#", as it is written. */
  readonly path: string;
  /** The text between the "?" and the "#", as it is written. */
  readonly search: string;
  /** Names and values in plain text, sorted. */
  readonly query: readonly string[];
  /** What comes after the "#", in plain text. */
  readonly fragment: string;
}

/**
 * Takes a URL apart.
 *
 * @param url - A URL; a path alone is one.
 * @returns Its parts; those that it lacks are empty.
 */
export function urlParts(url: string): UrlParts {
  const [, path = '', search = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(url) ?? [];
  const pairs = search.split('&').filter((pair) => pair !== '');
  return { path, search, query: pairs.map(plainPair).sort(), fragment: plain(fragment) };
}

function plainPair(pair: string): string {
  const [name = '', ...value] = pair.split('=');
  return JSON.stringify([plain(name.replaceAll('+', ' ')), plain(value.join('=').replaceAll('+', ' '))]);
}

/**
 * Decodes percent-encoding.
 *
 * @param text - A part of a URL.
 * @returns The plain text; where a percent sign stands for nothing, the text as it is.
 */
export function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
