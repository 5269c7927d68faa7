/** A URL taken apart. */
interface UrlParts {
  readonly path: string;
  /** Names and values in plain text, sorted. */
  readonly query: readonly string[];
  readonly fragment: string;
}

/**
 * Tells whether two URLs mean the same: neither the order of parameters nor their encoding counts.
 *
 * The path counts as it is written: what comes before the first "?" or "#".
 *
 * @param url - A URL; a path alone is one.
 * @param other - Another one.
 * @returns True when their paths, parameters and fragments are equal.
 */
export function isSameUrl(url: string, other: string): boolean {
  return JSON.stringify(urlParts(url)) === JSON.stringify(urlParts(other));
}

function urlParts(url: string): UrlParts {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(url) ?? [];
  const pairs = query.split('&').filter((pair) => pair !== '');
  return { path, query: pairs.map(plainPair).sort(), fragment: plain(fragment) };
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
