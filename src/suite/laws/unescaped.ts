const entities: { readonly [entity: string]: string } = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/**
 * Undoes the escaping of HTML once; a character may be written by its name or by its number.
 *
 * @param html - Escaped text.
 * @returns What it stands for.
 */
export function unescaped(html: string): string {
  return html.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (entity, decimal, hex, name) =>
    name === undefined
      ? String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10))
      : (entities[name] ?? entity),
  );
}
