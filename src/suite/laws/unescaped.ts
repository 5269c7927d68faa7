const entities = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['amp', '&'],
]);

const lastCodePoint = 0x10ffff;

/**
 * Undoes the escaping of HTML once; a character may be written by its name or by its number.
 *
 * @param html - Escaped text.
 * @returns What it stands for; what stands for no character stays as it is.
 */
export function unescaped(html: string): string {
  return html.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return entities.get(name) ?? entity;
    const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10);
    return code <= lastCodePoint ? String.fromCodePoint(code) : entity;
  });
}
